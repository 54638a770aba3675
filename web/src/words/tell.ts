/** Events as sentences in the reader's language: the same messages as the command line, given the same words. */
import type { GameEvent } from "../wire/wire";
import { inForm, listed, say, type Words } from "./words.svelte";

const ONE_SEAT = new Set(["seat", "defender", "winner", "taken_from"]);
const ICONS = { S: "spear", B: "bow", W: "swords", H: "helmet", F: "flag" } as const;
const ARMIES = ["single", "company", "battalion", "regiment"];

/** A sentence that tells an event of Condottiere; `names` are those of the seats. */
export function tellCondottiere(event: GameEvent, names: readonly string[]): string {
  const words: Words = {};
  for (const [field, value] of Object.entries(event)) {
    if (field !== "event") Object.assign(words, ofField(field, value, names));
  }
  return say(`event-${dashed(event.event)}`, words);
}

/** A sentence that tells an event of Ordonnance. */
export function tellOrdonnance(event: GameEvent, names: readonly string[]): string {
  const words: Words = {};
  for (const [field, value] of Object.entries(event)) {
    if (field !== "event") Object.assign(words, ofOrdonnance(field, value, names));
  }
  return say(`ordonnance-event-${dashed(event.event)}`, words);
}

/** The icons of a card of Ordonnance in rising rank, as in "spear, bow and flag". */
export function iconCardName(card: string, ...forms: string[]): string {
  return listed([...card].map((letter) => inForm(`icon-${ICONS[letter as keyof typeof ICONS]}`, ...forms)));
}

/** The companies, battalions and regiments of an army, strongest first. */
export function formations(counts: readonly number[]): string[] {
  const icons = Object.values(ICONS);
  return counts
    .map((count, icon) => ({ count, icon }))
    .filter(({ count }) => count > 1)
    .sort((one, other) => other.count - one.count || other.icon - one.icon)
    .map(({ count, icon }) => formation(count, icons[icon] ?? ""));
}

/** What so many cards with an icon are called; the icon by its letter. */
export function unitName(count: number, letter: string): string {
  const icon = ICONS[letter as keyof typeof ICONS];
  return count > 1 ? formation(count, icon) : inForm(`icon-${icon}`, "single");
}

function formation(count: number, icon: string): string {
  return say("formation", { army: say(`army-${ARMIES[count - 1] ?? ""}`), icons: inForm(`icon-${icon}`, "plural") });
}

export function dashed(name: string): string {
  return name.replaceAll(/[._]/g, "-");
}

function ofField(field: string, value: unknown, names: readonly string[]): Words {
  if (value === null) return { [field]: "", [`has_${field}`]: "no" };
  if (Array.isArray(value)) return several(field, value, names);
  return { [field]: one(field, value, names), [`has_${field}`]: "yes" };
}

function one(field: string, value: unknown, names: readonly string[]): string | number {
  if (field === "card") return inForm(`card-${String(value)}`, "article", "accusative");
  if (field === "region") return inForm(`region-${String(value)}`, "accusative");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return ONE_SEAT.has(field) ? (names[value] ?? "…") : value;
  return String(value);
}

function several(field: string, values: unknown[], names: readonly string[]): Words {
  if (field === "strengths") {
    const strengths = values as number[];
    return { strengths: counted(names, strengths), strongest: Math.max(...strengths) };
  }
  if (field === "cards") {
    const cards = values.map((card) => inForm(`card-${String(card)}`, "accusative"));
    return { cards: listed(cards), count: cards.length, has_cards: "yes" };
  }
  const seats = (values as number[]).map((seat) => names[seat] ?? "…");
  return { [field]: listed(seats), [`${field}_count`]: seats.length };
}

function ofOrdonnance(field: string, value: unknown, names: readonly string[]): Words {
  switch (field) {
    case "seat":
    case "winners":
      return { [field]: listed([value].flat().map((seat) => names[seat as number] ?? "…")) };
    case "card":
      return value
        ? { card: iconCardName(String(value), "accusative"), has_card: "yes" }
        : { card: "", has_card: "no" };
    case "territory": {
      const name = `territory-${String(value)}`;
      return { territory: inForm(name, "accusative"), territory_in: inForm(name, "in") };
    }
    case "counts": {
      const formed = formations(value as number[]).join(", ");
      return { formations: formed, has_formations: formed ? "yes" : "no" };
    }
    case "scores":
      return { scores: counted(names, value as number[]) };
    default:
      return { [field]: value as string | number };
  }
}

function counted(names: readonly string[], values: readonly number[]): string {
  return values.map((value, seat) => `${names[seat] ?? "…"} ${value}`).join(", ");
}
