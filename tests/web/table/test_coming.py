"""The dominoes still to come: which nobody has seen, how much land they bring, and nothing more."""

import re
from xml.etree import ElementTree

import pytest

from realmino.view import view
from table import coming
from tests.tables import whole_game


def listed(html: str) -> list[str]:
    """The dominoes in the order of the list, as they are read out."""
    return re.findall(r'<li><span class="visually-hidden">(Domino [^<]+)</span>', html)


def cells(html: str) -> dict[str, tuple[int, int]]:
    """The squares and crowns of every land in the table."""
    root = ElementTree.fromstring(f"<div>{html}</div>")
    rows = [["".join(cell.itertext()).strip() for cell in row] for row in root.iter("tr")][1:]
    return {land: (int(squares), int(crowns)) for land, squares, crowns in rows}


@pytest.mark.parametrize("code", ["K2", "K4", "Q3", "W4"])
def test_every_domino_that_nobody_has_seen_is_listed_by_its_number(code: str) -> None:
    game = whole_game(code)
    for number in (1, 2, game.number // 2):
        seen = view(game.at(number))
        html = coming.body(seen)
        numbers = [int(text.split(":")[0].split()[1]) for text in listed(html)]
        assert numbers == [face.printed for face in seen.unseen]
        assert len(re.findall("<h3>", html)) == (2 if code[0] == "W" else 0)
        counts = cells(html)
        assert sum(squares for squares, _ in counts.values()) == 2 * len(seen.unseen)
        halves = [half for face in seen.unseen for half in face.halves]
        for terrain, (squares, crowns) in counts.items():
            found = [number for key, number in halves if name(key) == terrain]
            assert (squares, crowns) == (len(found), sum(found))


def name(key: str) -> str:
    """The name of a terrain at the beginning of a line."""
    return "Wheat field" if key == "wheat" else key.capitalize()


def test_of_half_a_box_nobody_knows_which_dominoes_come() -> None:
    half = view(whole_game("K2").at(2))
    assert coming.title(half) == "20 dominoes still to come"
    assert "44 dominoes have not been seen yet. 20 of them will still come" in coming.body(half)
    all_of_them = view(whole_game("K4").at(2))
    assert "44 dominoes have not been seen yet. All of them will" in coming.body(all_of_them)


def test_in_the_last_round_nothing_comes_any_more() -> None:
    game = whole_game("K2")
    last = view(game.at(game.number - 1))
    assert "24 dominoes have not been seen. None of them will come" in coming.body(last)
