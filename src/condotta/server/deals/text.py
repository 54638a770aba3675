"""Sentences about deals for people: offers, promises, verdicts, and why something is refused, in four languages."""

from collections.abc import Sequence
from typing import Any

from condotta.condottiere.cards import Card
from condotta.condottiere.italy import Region
from condotta.condottiere.text import NAMED, card_name, explain, region_name
from condotta.kernel.language import in_form, listed, say
from condotta.server.deals.offers import (
    Entry,
    Offer,
    OfferAnswered,
    OfferMade,
    OfferWithdrawn,
    PromiseBroken,
    PromiseKept,
    Verdict,
)
from condotta.server.deals.terms import Battles, Holding, Moment, Term

__all__ = ["explain", "moment_text", "tell", "term_text"]

Words = dict[str, str | int]


def tell(fact: Entry | Verdict, offer: Offer, language: str, names: Sequence[str]) -> str:
    """A sentence that tells an entry or a verdict about this offer; `names` are those of the seats."""
    by, to = names[offer.by], listed(language, [names[seat] for seat in offer.to])
    match fact:
        case OfferMade():
            until, content = moment_text(offer.until, language), _content(offer, language, names)
            return say(language, "deal-offered", by=by, to=to, until=until, content=content)
        case OfferAnswered(_, seat, accepted, because):
            reason = because.value if because else "none"
            told = "deal-accepted" if accepted else "deal-declined"
            return say(language, told, by=by, seat=names[seat], because=reason)
        case OfferWithdrawn():
            return say(language, "deal-withdrawn", by=by)
        case PromiseKept(_, term):
            return say(language, "deal-kept", term=term_text(term, language, names))
        case PromiseBroken(_, term):
            return say(language, "deal-broken", seat=names[term.seat], term=term_text(term, language, names))
        case _:
            return say(language, "deal-lapsed", by=by)


def term_text(term: Term, language: str, names: Sequence[str]) -> str:
    """A promise as part of a sentence, as in "Anna lays no more cards in this battle"."""
    words: Words = {"has_region": "no", "has_provided": "no"}
    for field in term.__struct_fields__:
        words |= _words(field, getattr(term, field), language, names)
    return say(language, _message("term", str(term.__struct_config__.tag)), **words)


def moment_text(moment: Moment, language: str) -> str:
    """A moment as part of a sentence, as in "until the end of this round"."""
    count = moment.count if isinstance(moment, Battles) else 1
    return say(language, _message("moment", str(moment.__struct_config__.tag)), count=count)


def _content(offer: Offer, language: str, names: Sequence[str]) -> str:
    words = [say(language, "deal-words", text=offer.text)] if offer.text else []
    return "; ".join([*words, *(term_text(term, language, names) for term in offer.terms)])


def _message(kind: str, name: str) -> str:
    return f"{kind}-{name}".replace("_", "-")


def _words(field: str, value: Any, language: str, names: Sequence[str]) -> Words:
    """What one field of a promise gives to its sentence."""
    match value:
        case Card():
            return {"card": card_name(value, language), "card_laid": _laid(value, language)}
        case Region():
            return {field: _taken(value, language), f"{field}_name": region_name(value, language), "has_region": "yes"}
        case Holding(seat, region):
            return {"holder": names[seat], "held": _taken(region, language), "has_provided": "yes"}
        case int():
            return {field: names[value]}
        case _:
            return {field: "", f"{field}_name": ""}


def _taken(region: Region, language: str) -> str:
    """A region as the object of a verb."""
    return in_form(language, NAMED[region.value], "accusative")


def _laid(card: Card, language: str) -> str:
    """A card as the object of a verb."""
    return in_form(language, NAMED[card.value], "article", "accusative")
