"""What the table says in other languages than English."""

import re
from typing import Final

import pytest

from realmino.text.spoken import speaking
from table import words
from table.match import YOU, Seat
from tools.pipeline.catalogue import LANGUAGES

PLAYER: Final = re.compile(r"\{ (?:\$names?|LIST\(\$names[^)]*\)) \}")
"""One player or several in a message."""
STANDS_ALONE: Final = re.compile(r"(?:^|[(:¡·,] ?|:\u00a0|\b(?:avec|chez|par|pour|à) )$")
"""What may stand before a player; “vous” may follow a preposition in French."""
NO_VERB: Final = re.compile(r"$|[).,:!]|\u00a0:|\u202f!| ·| \{")
"""What may stand behind one."""
NEVER_YOU: Final = ("-bot-", "bot-", "setup-forget", "turn-thinks")
"""How the messages begin whose players are bots, or have a name that was typed."""


def test_spanish_joins_before_the_same_vowel_with_another_word() -> None:
    with speaking("es"):
        for name in ("Inés", "Íñigo", "Hilario", "Yvonne"):
            assert words.together(["Ana", "Eva", name]) == f"Ana, Eva e {name}"
        for name in ("Hierónimo", "Yolanda", "Olga", "", "(Isa)", "7"):
            assert words.together(["Ana", name]) == f"Ana y {name}"
        joined = {
            name: words.say("list-or", most="Ana", last=name) for name in ("Óscar", "Hoa", "8")
        }
        assert joined == {name: f"Ana u {name}" for name in joined}
        assert words.say("list-or", most="7", last="18") == "7 o 18"


def test_whoever_typed_no_name_is_called_so_in_the_language_in_use() -> None:
    """A match keeps no word of a language for them, so it may go on in another one."""
    with speaking("de"):
        seat = Seat("pink", words.typed(" Du "), "person")
        assert (seat.name, words.typed("Ada"), words.typed("")) == (YOU, "Ada", "")
        assert words.called(seat) == "Du"
    assert words.called(seat) == "You"
    assert words.called(Seat("pink", "", "person")) == "Pink"


@pytest.mark.parametrize("language", ["fr", "de", "it", "es", "pt", "ru"])
def test_no_verb_or_preposition_has_to_agree_with_a_player(language: str) -> None:
    """A player may be called “Tú”, of whom no sentence can say that he chooses a domino."""
    for part in ("table", "analysis", "counting"):
        path = LANGUAGES / language / f"{part}.ftl"
        key = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if line[:1].strip():
                key = line.split(" =")[0]
            text = re.sub(r"^(?:[\w-]+ = ?|\s*\*?\[\w+\] |\s*\{ \$\w+ -> *$)", "", line)
            for player in PLAYER.finditer(text) if not key.startswith(NEVER_YOU) else ():
                before, behind = text[: player.start()], text[player.end() :]
                assert STANDS_ALONE.search(before), (key, line)
                assert NO_VERB.match(behind), (key, line)


def test_the_log_says_what_the_nameless_person_did() -> None:
    with speaking("es"):
        you = words.called(Seat("pink", YOU, "person"))
        told = words.say("log-placed", name=you, domino=5, squares=["g8", "h8"], points=3)
    assert told == "Tú: ficha 5 colocada en g8, h8 (3 puntos)."
