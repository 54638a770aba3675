/** Deals as sentences in the reader's language: the same messages as the server's, given the same words. */
import type { LogLine } from "../wire/game.svelte";
import type { News } from "../wire/wire";
import { dashed } from "../words/tell";
import { inForm, knows, listed, say, type Words } from "../words/words.svelte";
import type { Moment, Offer, OfferCard, Term, Verdict, Vote } from "./deals";

type Names = readonly string[];

const called = (names: Names, seat: unknown): string => names[Number(seat)] ?? "…";

/** A promise as part of a sentence, as in "Anna lays no more cards in this battle". */
export function termText(term: Term, names: Names): string {
  const words: Words = { has_region: "no", has_provided: "no", seat: called(names, term.seat) };
  if ("card" in term) {
    words.card = say(`card-${term.card}`);
    words.card_laid = inForm(`card-${term.card}`, "article", "accusative");
  }
  if ("region" in term && term.region) {
    words.region = inForm(`region-${term.region}`, "accusative");
    words.region_name = say(`region-${term.region}`);
    words.has_region = "yes";
  }
  if ("provided" in term && term.provided) {
    words.holder = called(names, term.provided.seat);
    words.held = inForm(`region-${term.provided.region}`, "accusative");
    words.has_provided = "yes";
  }
  if ("other" in term) words.other = called(names, term.other);
  return say(`term-${dashed(term.promise)}`, words);
}

/** A moment as part of a sentence, as in "until the end of this round". */
export function momentText(moment: Moment): string {
  return say(`moment-${moment.until}`, { count: moment.until === "battles" ? (moment.count ?? 1) : 1 });
}

export function offerText(offer: Offer, names: Names): string {
  const words = offer.text ? [say("deal-words", { text: offer.text })] : [];
  return say("deal-offered", {
    by: called(names, offer.by),
    to: listed(offer.to.map((seat) => called(names, seat))),
    until: momentText(offer.until),
    content: [...words, ...(offer.terms ?? []).map((term) => termText(term, names))].join("; "),
  });
}

export function verdictText(verdict: Verdict, offers: readonly OfferCard[], names: Names): string {
  if (verdict.finding === "offer_lapsed") {
    const by = offers.find(({ offer }) => offer.id === verdict.offer)?.offer.by;
    return by === undefined ? "" : say("deal-lapsed", { by: called(names, by) });
  }
  const { term } = verdict;
  const message = verdict.finding === "promise_kept" ? "deal-kept" : "deal-broken";
  return say(message, { seat: called(names, term.seat), term: termText(term, names) });
}

/** By whom an offer was declined; a bot says why, as long as the log has it. */
export function declinedText(card: OfferCard, log: readonly LogLine[], names: Names): string {
  const answer = log.findLast(({ news }) => news?.entry === "offer_answered" && news.offer === card.offer.id)?.news;
  if (answer?.because) return dealNews(answer, names);
  return say("talk-offer-declined", { name: called(names, card.declined ?? -1) });
}

/** What a vote is about, as a question. While a table gathers it is asked whether somebody is still there. */
export function voteText(vote: Vote, names: Names, gathers = false): string {
  const name = called(names, vote.seat);
  const about = typeof vote.about === "number" ? called(names, vote.about) : "";
  if (gathers) return say(about ? "talk-vote-asks-absent" : "talk-vote-asks-host", { name, about });
  return say(`talk-vote-asks-${dashed(vote.what)}`, { name, about });
}

/** News about deals and votes as a sentence; empty if it is about something else. */
export function dealNews(news: News, names: Names, gathers = false): string {
  // Who made an offer is the first of its parties.
  const by = called(names, (news.parties as number[] | undefined)?.[0]);
  switch (news.entry) {
    case "offer_made":
      return offerText(news.offer as Offer, names);
    case "offer_answered":
      return say(news.accepted ? "deal-accepted" : "deal-declined", {
        by,
        seat: called(names, news.seat),
        because: String(news.because ?? "none"),
      });
    case "offer_withdrawn":
      return say("deal-withdrawn", { by });
    case "vote_called":
      return voteText(news as unknown as Vote, names, gathers);
    default:
      return tableNews(news, names);
  }
}

function tableNews(news: News, names: Names): string {
  const message = `talk-news-${dashed(news.entry)}`;
  if (!knows(message)) return "";
  return say(message, {
    name: called(names, news.seat),
    yes: news.yes ? "yes" : "no",
    carried: news.carried ? "yes" : "no",
    what: String(news.what ?? ""),
  });
}
