/**
 * Write the types of all that goes over the wire, from the server's schema: node scripts/wire.mjs
 *
 * With --check nothing is written; it fails where the types are not those of the schema.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const SCHEMA = new URL("../wire.schema.json", import.meta.url);
const TYPES = new URL("../src/wire/schema.ts", import.meta.url);
const BANNER =
  "/** Made by scripts/wire.mjs from wire.schema.json, which the server writes; not to be changed by hand. */";
/** What the compiler adds to every comment, and the comments that are then empty. */
const REFERRED = /(?: \* ?\n)? \* This interface was referenced by .+\n \* via the `definition` .+\n/g;
const EMPTY = /\/\*\*\n \*\/\n/g;

/** A definition's name as a type's: "condottiere.View" is CondottiereView. */
const typed = (name) => name.replaceAll(/(?:^|\.)(\w)/g, (_, letter) => letter.toUpperCase());

/** The schema with types named by their definitions: titles are left out, since two games have events of the same one. */
function renamed(part) {
  if (Array.isArray(part)) return part.map(renamed);
  if (typeof part !== "object" || part === null) return part;
  const kept = Object.entries(part).filter(([key, value]) => key !== "title" || typeof value !== "string");
  const made = Object.fromEntries(kept.map(([key, value]) => [key, key === "$ref" ? referred(value) : renamed(value)]));
  return made.type === "object" && !made.properties ? { additionalProperties: true, ...made } : made;
}

const referred = (reference) => reference.replace(/[^/]+$/, typed);

function definitions() {
  const { $defs } = renamed(JSON.parse(readFileSync(SCHEMA, "utf8")));
  return { $defs: Object.fromEntries(Object.entries($defs).map(([name, value]) => [typed(name), value])) };
}

async function types() {
  const text = await compile(definitions(), "Wire", {
    additionalProperties: false,
    bannerComment: BANNER,
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  });
  return format(text.replaceAll(REFERRED, "").replaceAll(EMPTY, ""), {
    ...(await resolveConfig(TYPES.pathname)),
    parser: "typescript",
  });
}

const made = await types();
if (!process.argv.includes("--check")) writeFileSync(TYPES, made);
else if (readFileSync(TYPES, "utf8") !== made) {
  console.error("The types of the wire are not those of its schema; run: npm run wire");
  process.exit(1);
}
