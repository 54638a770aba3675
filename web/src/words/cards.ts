/** What is said of a card: its rule in one line. */
import { isMercenary } from "../cards/kinds";
import type { Card } from "../wire/wire";
import { say } from "./words.svelte";

export function ruleOf(card: Card): string {
  return isMercenary(card) ? say("page-rule-mercenary", { value: card }) : say(`page-rule-${card}`);
}
