/** Why something is refused, in the reader's language; the server's own sentence for a code that is new to the page. */
import type { Refusal } from "../wire/link.svelte";
import { dashed, iconCardName } from "./tell";
import { knows, say, type Words } from "./words.svelte";

export function explain(refusal: Refusal, game: string | undefined): string {
  const own = `${game ?? ""}-refused-${dashed(refusal.code)}`;
  // Some sentences propose what to write, which is for the command line; the page has words of its own for them.
  const message = [`why-${dashed(refusal.code)}`, own, `refused-${dashed(refusal.code)}`].find(knows) ?? "";
  if (!knows(message)) return refusal.sentence;
  const words: Words = {};
  for (const [field, value] of Object.entries(refusal.arguments))
    words[field] = localised(field, String(value)) ?? value;
  return say(message, words);
}

function localised(field: string, value: string): string | undefined {
  if (field === "card" && knows(`card-${value}`)) return say(`card-${value}`);
  if (field === "card" && /^[SBWHF]+$/.test(value)) return iconCardName(value);
  if (field === "region") return say(`region-${value}`);
  return field === "territory" ? say(`territory-${value}`) : undefined;
}
