/**
 * The drawing of Italy: outlines of the regions over shared vertices, refined so that they look drawn by hand.
 *
 * Every edge is refined once, from its own name, and used by both neighbours: they share exactly the same points.
 */
import drawing from "./italy.json";

export type Point = readonly [number, number];
export type Region = keyof typeof drawing.outline;

export interface Edge {
  readonly name: string;
  readonly points: readonly Point[];
  /** One region for a coast or the rim of the map, two for a border. */
  readonly regions: readonly Region[];
}

export const REGIONS = Object.keys(drawing.outline) as Region[];
export const CITY = drawing.city as unknown as Record<Region, Point>;

const VERTICES = drawing.vertices as unknown as Record<string, Point>;
const BENDS = drawing.bends as unknown as Record<string, Point[]>;
/** Where the land goes on beyond the map: no coast. */
const RIM = new Set(["a0 eTM", "eMV eTM", "aNE eMV", "aE aNE", "a0 eTG", "cG eTG", "cSE cSW", "cNE cSE"]);
const SHORTEST = 7;

/** All edges by their name: the names of both ends, in the order of the alphabet. */
export const EDGES: ReadonlyMap<string, Edge> = edges();

/** The closed outline of a region, point by point. */
export function outline(region: Region): Point[] {
  return sides(region).flatMap(([from, to]) => {
    const { points } = EDGES.get(named(from, to)) as Edge;
    const directed = from < to ? points : [...points].reverse();
    return directed.slice(0, -1);
  });
}

export function isCoast(edge: Edge): boolean {
  return edge.regions.length === 1 && !RIM.has(edge.name);
}

/** The regions that share a border with this one, read off the drawing. */
export function neighbours(region: Region): Region[] {
  return [...EDGES.values()]
    .filter((edge) => edge.regions.includes(region) && edge.regions.length === 2)
    .map((edge) => edge.regions.find((one) => one !== region) as Region);
}

/** The nearest region in the direction of an arrow key, else the region itself: what lies aside counts as farther. */
export function beyond(region: Region, key: string): Region | null {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!way) return null;
  const [[dx = 0, dy = 0], [x, y]] = [way, CITY[region]];
  const found = REGIONS.map((other) => {
    const [ahead, aside] = [
      (CITY[other][0] - x) * dx + (CITY[other][1] - y) * dy,
      Math.abs((CITY[other][0] - x) * dy) + Math.abs((CITY[other][1] - y) * dx),
    ];
    return { other, ahead, far: ahead + 2 * aside };
  }).filter(({ ahead }) => ahead > 20);
  return found.sort((one, two) => one.far - two.far)[0]?.other ?? region;
}

export function path(points: readonly Point[], closed = false): string {
  return "M" + points.map(([x, y]) => `${x} ${y}`).join("L") + (closed ? "Z" : "");
}

/** A closed shape of its own, such as an island, roughened like a coast. */
export function island(corners: readonly Point[], name: string): string {
  const chance = chances(name);
  const points = corners.flatMap((corner, at) =>
    roughened(corner, corners[(at + 1) % corners.length] as Point, 0.22, chance),
  );
  return path(points, true);
}

function sides(region: Region): [string, string][] {
  const names = drawing.outline[region];
  return names.map((name, at) => [name, names[(at + 1) % names.length] as string]);
}

function named(from: string, to: string): string {
  return from < to ? `${from} ${to}` : `${to} ${from}`;
}

function edges(): Map<string, Edge> {
  const regions = new Map<string, Region[]>();
  for (const region of REGIONS) {
    for (const [from, to] of sides(region)) {
      const name = named(from, to);
      regions.set(name, [...(regions.get(name) ?? []), region]);
    }
  }
  return new Map(
    [...regions].map(([name, beside]) => [name, { name, regions: beside, points: refined(name, beside) }]),
  );
}

/** The edge with its bends, roughened: a coast more than a border, the rim of the map hardly. */
function refined(name: string, beside: Region[]): Point[] {
  const [from, to] = name.split(" ") as [string, string];
  const bends = BENDS[name] ?? [...(BENDS[`${to} ${from}`] ?? [])].reverse();
  const roughness = beside.length === 2 ? 0.13 : RIM.has(name) ? 0.05 : 0.24;
  const chance = chances(name);
  const corners = [VERTICES[from] as Point, ...bends, VERTICES[to] as Point];
  const drawn = corners.slice(1).flatMap((corner, at) => roughened(corners[at] as Point, corner, roughness, chance));
  return [corners[0] as Point, ...drawn];
}

/** Points after the first up to the last: the middle is pushed aside again and again. */
function roughened(first: Point, last: Point, roughness: number, chance: () => number): Point[] {
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  if (Math.hypot(dx, dy) < SHORTEST) return [last];
  const aside = (chance() - 0.5) * 2 * roughness;
  const middle: Point = [
    rounded((first[0] + last[0]) / 2 - dy * aside),
    rounded((first[1] + last[1]) / 2 + dx * aside),
  ];
  return [...roughened(first, middle, roughness, chance), ...roughened(middle, last, roughness, chance)];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Numbers between 0 and 1 that follow from a name (mulberry32): the map looks the same every time. */
function chances(name: string): () => number {
  let state = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
