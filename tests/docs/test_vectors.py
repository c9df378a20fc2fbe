"""The grammar and vectors in `docs` agree with both implementations of the rules."""

import json
import re
from typing import Any

import pytest

from realmino import Game, NotationError, Reason, Rules, State, parse_move, rules_codes
from tests.each import each
from tests.oracle.game import Oracle
from tests.oracle.players import replay
from tests.tables import whole_game
from tools.dev import vectors
from tools.paths import ROOT

SEATS = "abcdefgh"
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")


def read(name: str) -> list[dict[str, Any]]:
    """Reads a file of vectors."""
    entries: list[dict[str, Any]] = json.loads((vectors.FOLDER / name).read_text(encoding="utf-8"))
    return entries


RECORDS, POSITIONS = read("records.json"), read("positions.json")


def test_the_files_are_up_to_date() -> None:
    made = vectors.vectors()
    assert sorted(path.name for path in vectors.FOLDER.iterdir()) == sorted(made)
    for name, entries in made.items():
        text = (vectors.FOLDER / name).read_text(encoding="utf-8")
        assert text == vectors.format_entries(entries), f"{name}: run `python build.py vectors`"


def oracle_at(entry: dict[str, Any]) -> Oracle:
    """Returns the second implementation at the moment of a position."""
    words = RECORDS[entry["record"]]["record"].split()
    return replay(" ".join(words[: 1 + entry["move"]]))


@pytest.mark.parametrize("entry", RECORDS, ids=lambda entry: entry["record"].split()[0])
def test_both_implementations_agree_on_the_end_of_a_record(entry: dict[str, Any]) -> None:
    slow = replay(entry["record"])
    assert slow.is_over
    assert [slow.score(letter)[0] for letter in slow.kingdoms] == entry["totals"]
    state = Game.parse(entry["record"]).state
    assert str(state) == entry["position"]
    assert [sheet.total for sheet in state.sheets()] == entry["totals"]
    assert [SEATS[kingdom] for kingdom in state.result().winners] == entry["winners"]


@each("entry", POSITIONS)
def test_both_implementations_agree_on_the_actions_in_a_position(entry: dict[str, Any]) -> None:
    slow, state = oracle_at(entry), State.parse(entry["position"])
    assert Game.parse(RECORDS[entry["record"]]["record"]).at(entry["move"]).state == state
    assert slow.to_act == entry["to_act"]
    assert slow.pending_deal == (entry["due"] and entry["due"]["kind"])
    assert slow.legal_tokens() == set(entry["legal"])
    assert [str(action) for action in state.legal_actions()] == entry["legal"]
    for token, reason in entry["refused"].items():
        assert slow.why_not(token) == reason
        assert state.why_not(token) is Reason(reason)


def test_vectors_cover_every_game_and_every_reason_for_actions() -> None:
    tables = {re.sub("[hm]", "", code) for code in rules_codes()}
    assert {entry["record"].split()[0] for entry in RECORDS} == tables
    reasons = {reason for entry in POSITIONS for reason in entry["refused"].values()}
    draws = {Reason.GAME_OVER, Reason.DEAL_DUE, Reason.NOTHING_DUE, Reason.WRONG_DEAL}
    assert reasons == {reason.value for reason in {*Reason} - draws}


def test_tokens_are_read_by_their_fields() -> None:
    """The fields match the table in docs/notation.md."""
    entries = {entry["token"]: entry for entry in read("tokens.json")}
    assert entries["A17g8e"] == {
        "token": "A17g8e", "kind": "place", "domino": 17, "square": "g8", "side": "e",
    }  # fmt: skip
    assert entries["Oadcb"]["seats"] == ["a", "d", "c", "b"]
    assert entries["T32-1-7"] == {"token": "T32-1-7", "kind": "tiles", "tiles": [32, 1, 7]}
    assert entries["Bf10g2"]["squares"] == ["f10", "g2"]
    assert entries["C0a1"] == {"token": "C0a1", "kind": "construct", "spot": 0, "square": "a1"}
    assert entries["E"] == {"token": "E", "kind": "end"}


@each("entry", read("refused.json"))
def test_locates_the_error_in_a_refused_text(entry: dict[str, Any]) -> None:
    parse: dict[str, Any] = {"token": parse_move, "rules": Rules.parse, "record": Game.parse}
    with pytest.raises(NotationError) as caught:
        parse[entry["kind"]](entry["text"])
    assert caught.value.position == entry["at"]


# The grammar: no rule is recursive, so each becomes a regular expression

WORDS = {
    "any other white space": r"\s",
    "any character but a line end": r"[^\n\r\v\f\x1c-\x1e\x85\u2028\u2029]",
    "line end": r"[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]",
    "end of the text": r"\Z",
    "a number from 1 to 96": "(?:9[0-6]|[1-8][0-9]|[1-9])",
    "a number from 1 to 32": "(?:3[0-2]|[12][0-9]|[1-9])",
    "a number from 1 to 13": "(?:1[0-3]|[1-9])",
    "one letter, see below": "[otlabcdez]",
}
OPENING = {"[": "(?:", "{": "(?:", "(": "(?:", "]": ")?", "}": ")*", ")": ")", "|": "|", ",": ""}


def grammar() -> dict[str, str]:
    """Returns the grammar rules in the document by name."""
    blocks = "".join(re.findall(r"```ebnf\n(.*?)```", NOTATION, re.DOTALL))
    rules = re.findall(r"^(\w+) += ((?:\"[^\"]*\"|[^;\"])*);", blocks, re.MULTILINE)
    return {name: " ".join(rule.split()) for name, rule in rules}


def pattern(rule: str) -> str:
    """Returns the regular expression of a rule."""
    parts = re.findall(r'"[^"]*"|\?[^?]*\?|\w+|[][{}()|,]', rule)
    return "".join(
        re.escape(part[1:-1]) if part[0] == '"'
        else WORDS[part[1:-1].strip()] if part[0] == "?"
        else OPENING[part] if part in OPENING
        else f"(?:{pattern(GRAMMAR[part])})"
        for part in parts
    )  # fmt: skip


GRAMMAR = grammar()
GRAMMATICAL = {"L14-3", "L3-3", "Bg9g8", "Bg8g8", "T4-4"}
"""Refused texts that match the grammar but break the rules on order and repetition."""


def is_a(name: str, text: str) -> bool:
    """Returns whether a text matches a grammar rule."""
    return re.fullmatch(pattern(GRAMMAR[name]), text) is not None


def test_the_grammar_accepts_all_written_texts() -> None:
    assert all(is_a("rules", code) for code in rules_codes())
    for code in ("K2", "K4", "Q3", "W6t"):
        game = whole_game(code)
        assert is_a("record", str(game))
        assert all(is_a("move", str(move)) for move in game.moves)
        for number in range(0, game.number + 1, 5):
            state = game.at(number).state
            assert is_a("position", str(state)), str(state)
            assert all(is_a("kingdom", str(kingdom)) for kingdom in state.kingdoms)
            assert all(is_a("move", str(action)) for action in state.legal_actions())
    half = Game.from_state(whole_game("Q4").at(90).state)
    assert is_a("record", str(half))
    assert is_a("record", f"; a comment\n\tK4OadcbL3-14-34-41_E3;end\n {half} ; [")


def test_the_grammar_refuses_invalid_texts() -> None:
    for entry in read("refused.json"):
        name = {"token": "move", "rules": "rules"}.get(entry["kind"])
        if name:
            assert is_a(name, entry["text"]) == (entry["text"] in GRAMMATICAL), entry
    assert not is_a("kingdom", "ff0/C-")
    assert not is_a("kingdom", "")
