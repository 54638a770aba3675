/** A move in notation (docs/notation.md), told in the reader's language as something to do. */
import { iconCardName } from "../words/tell";
import { inForm, listed, say } from "../words/words.svelte";

export function tellMove(notation: string): string {
  const [verb = "", ...words] = notation.split(" ");
  switch (verb) {
    case "attack":
      return say("replay-do-attack", { region: region(words[0]) });
    case "play":
      return play(words);
    case "pass":
      return say(words[0] === "reveal" ? "replay-do-pass-reveal" : "replay-do-pass");
    case "keep":
      return keep(words);
    case "discard":
      return say("replay-do-discard-hand");
    case "draw":
      return say("replay-do-draw", { count: Number(words[0]) });
    case "place":
      return place(words);
    default:
      return notation;
  }
}

function play([name, how, what]: string[]): string {
  const words = { card: card(name), region: region(what), taken: how === "take" ? card(what) : "" };
  if (how === "pope") return say(what === "off" ? "replay-do-play-pope-off" : "replay-do-play-pope", words);
  return say(how === "take" ? "replay-do-play-take" : "replay-do-play", words);
}

function keep(words: string[]): string {
  if (!words.length) return say("replay-do-keep-hand");
  if (words[0] === "nothing") return say("replay-do-keep-nothing");
  return say("replay-do-keep", { cards: listed(words.map(card)) });
}

function place([icons = "", territory = ""]: string[]): string {
  const words = { card: iconCardName(icons, "accusative"), territory_in: inForm(`territory-${territory}`, "in") };
  return say("replay-do-place", words);
}

function card(name = ""): string {
  return inForm(`card-${name}`, "article", "accusative");
}

function region(name = ""): string {
  return inForm(`region-${name}`, "accusative");
}
