/** Finding clauses: by words, by section, and by the name in an address. */
import type { ClauseCard } from "../wire/schema";

export interface Section {
  readonly title: string;
  readonly clauses: ClauseCard[];
}

/** The clauses that have all these words, or beginnings of words, anywhere. */
export function found(book: readonly ClauseCard[], sought: string): ClauseCard[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return book.filter((clause) => {
    const text = plain(`${clause.id} ${clause.title} ${clause.section} ${clause.text}`);
    return words.every((word) => text.includes(word));
  });
}

/** Letters without case and accents, so that "citta" finds "città". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");
}

export function sections(clauses: readonly ClauseCard[]): Section[] {
  const titles = [...new Set(clauses.map((clause) => clause.section))];
  return titles.map((title) => ({ title, clauses: clauses.filter((clause) => clause.section === title) }));
}

/** The clause that an address names: `#condottiere:bishop.pope`, or `#bishop.pope` for the first of the games. */
export function wanted(hash: string): { game: "condottiere" | "ordonnance"; clause: string } {
  const [first = "", second] = decodeURIComponent(hash.slice(1)).split(":");
  if (second === undefined) return { game: "condottiere", clause: first };
  return { game: first === "ordonnance" ? "ordonnance" : "condottiere", clause: second };
}
