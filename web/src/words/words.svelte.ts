/** All words of the page, in the reader's language: Fluent messages, the same as those of the command line. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", it: "Italiano", pl: "Polski", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;
export type Words = Record<string, FluentVariable>;

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  it: () => import("./it"),
  pl: () => import("./pl"),
  ru: () => import("./ru"),
};
const REMEMBERED = "condotta.language";
/** Words of a part of the page that is loaded when it is opened. */
export type MoreWords = Record<Language, () => Promise<{ default: string }>>;

class Reader {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);
  #more: MoreWords[] = [];

  async read(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of (await SOURCES[language]()).default) bundle.addResource(new FluentResource(source));
    for (const more of this.#more) bundle.addResource(new FluentResource((await more[language]()).default));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(REMEMBERED, language);
  }

  /** Learn more words, in this language and in every later one. */
  async also(more: MoreWords): Promise<void> {
    if (this.#more.includes(more)) return;
    this.#more.push(more);
    this.bundle?.addResource(new FluentResource((await more[this.language]()).default));
  }
}

export const reader = new Reader();

/** The language chosen before, else the browser's, else English. */
export function wished(): Language {
  const wishes = [localStorage.getItem(REMEMBERED) ?? "", ...navigator.languages].map((one) => one.slice(0, 2));
  return (wishes.find((one) => one in LANGUAGES) ?? "en") as Language;
}

export function knows(message: string): boolean {
  return reader.bundle?.hasMessage(message) ?? false;
}

/** A message; an unknown one shows its name, so that it is found. */
export function say(message: string, words: Words = {}): string {
  const pattern = reader.bundle?.getMessage(message)?.value;
  return pattern ? (reader.bundle as FluentBundle).formatPattern(pattern, words) : message;
}

/** The first of these forms that a name has in this language; else its plain form. */
export function inForm(message: string, ...forms: string[]): string {
  const attributes = reader.bundle?.getMessage(message)?.attributes ?? {};
  const form = forms.find((one) => one in attributes);
  const pattern = form && attributes[form];
  return pattern ? (reader.bundle as FluentBundle).formatPattern(pattern) : say(message);
}

/** Words in a row, as in "6, 6 and Winter". */
export function listed(words: readonly string[]): string {
  const [last, ...before] = [...words].reverse();
  if (before.length === 0) return last ?? "";
  return say("list-and", { first: before.reverse().join(", "), last: last ?? "" });
}
