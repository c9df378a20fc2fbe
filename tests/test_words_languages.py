"""What the table says in other languages than English."""

from realmino.text.spoken import speaking
from table import words
from table.match import YOU, Seat


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
