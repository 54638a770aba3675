/** The six houses: each has a colour, a charge (its icon has the colour's name) and a pattern, so that colour never speaks alone. */
import type { Colour } from "../wire/wire";

export interface House {
  readonly name: string;
  readonly field: string;
  readonly pattern: string;
  /** The colour of letters and charges on the field. */
  readonly on: string;
}

export const HOUSES: Record<Colour, House> = {
  red: { name: "Sforza", field: "#b2352b", pattern: "#b2352b", on: "#fdf4df" },
  green: { name: "Malatesta", field: "#2f6b3a", pattern: "#47895177", on: "#fdf4df" },
  azure: { name: "Colleoni", field: "#78b4d8", pattern: "#a9d4ec", on: "#1d2a33" },
  gold: { name: "Montefeltro", field: "#e0b03a", pattern: "#f2d47c", on: "#2b2118" },
  grey: { name: "Hawkwood", field: "#66645f", pattern: "#8b8983", on: "#fdf4df" },
  violet: { name: "Bracceschi", field: "#683d86", pattern: "#8a5ea8", on: "#fdf4df" },
};

export const COLOURS = Object.keys(HOUSES) as Colour[];
