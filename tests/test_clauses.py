"""The check that every clause is cited can fail."""

from tests.clauses import cited, clauses, faults


def test_every_clause_is_cited_by_a_test_and_every_citation_is_a_clause() -> None:
    assert faults(clauses(), cited()) == []


def test_a_clause_without_a_test_and_a_citation_without_a_clause_are_found() -> None:
    known, places = clauses(), cited()

    assert faults(known | {"condottiere:no.test"}, places) == ["no test cites condottiere:no.test"]
    assert faults(known, places | {"condottiere:no.clause": ["here"]}) == [
        "there is no clause condottiere:no.clause, cited in here"
    ]


def test_both_games_have_clauses() -> None:
    games = [clause.split(":")[0] for clause in clauses()]

    assert (games.count("condottiere"), games.count("ordonnance")) == (94, 20)
