/** The words of the lessons, in each language a file of its own. */
import type { MoreWords } from "../words/words.svelte";

export const LESSON_WORDS: MoreWords = {
  en: () => import("../../../src/condotta/locales/en/learn.ftl?raw"),
  it: () => import("../../../src/condotta/locales/it/learn.ftl?raw"),
  pl: () => import("../../../src/condotta/locales/pl/learn.ftl?raw"),
  ru: () => import("../../../src/condotta/locales/ru/learn.ftl?raw"),
};
