/** Sentences go to the browser without the notes for translators. */
import type { Plugin } from "vite";

export function sentences(): Plugin;
