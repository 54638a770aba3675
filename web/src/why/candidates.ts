/** What somebody might want to do at a table, legal or not; the server says which of it he may not, and why. */
import { REGIONS } from "../map/outline";
import type { Action, CondottiereView, OrdonnanceView, Territory, View } from "../wire/wire";
import { iconCardName } from "../words/tell";
import { inForm, say } from "../words/words.svelte";

const TERRITORIES: Territory[] = ["Antioch", "Cyprus", "Jerusalem", "Edessa", "Tripoli"];

export function candidates(view: View): Action[] {
  return "token" in view ? ofCondottiere(view) : ofOrdonnance(view);
}

function ofCondottiere({ hand, seats, pope, options }: CondottiereView): Action[] {
  const held = new Set(seats.flatMap((seat) => seat.regions));
  const marked = REGIONS.filter((region) => held.has(region) || region === pope).slice(0, 12);
  return [
    ...[...new Set(hand)].map((card): Action => ({ do: "play", card, ...(card === "bishop" ? { pope: null } : {}) })),
    { do: "pass" },
    ...(options.hidden_cards ? [{ do: "pass", reveal: true } as const] : []),
    { do: "keep_hand" },
    { do: "discard_hand" },
    ...marked.map((region): Action => ({ do: "attack", region })),
  ];
}

/** One card stands for all: it is the territory that matters. */
function ofOrdonnance({ hand }: OrdonnanceView): Action[] {
  const [card] = hand;
  return card ? TERRITORIES.map((territory) => ({ do: "place", card, territory })) : [];
}

export function named(action: Action): string {
  switch (action.do) {
    case "attack":
      return say("page-attack", { region: inForm(`region-${action.region}`, "accusative") });
    case "play":
      return say("page-play", { card: inForm(`card-${action.card}`, "accusative") });
    case "place":
      return `${iconCardName(action.card)} – ${say(`territory-${action.territory}`)}`;
    case "pass":
      return say(action.reveal ? "page-pass-reveal" : "page-pass");
    case "keep_hand":
      return say("page-keep-hand");
    case "discard_hand":
      return say("page-discard-hand");
    default:
      return action.do;
  }
}
