"""The keys of the table and of the score pad on the keyboards of several languages."""

from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from kingdoms.keys import BRUSHES, brush_for_key
from kingdoms.model import CROWNS, ERASE
from table.play.intents import (
    AskAdvice,
    AskGuide,
    Cancel,
    Confirm,
    Intent,
    NameSquares,
    Next,
    Redo,
    Step,
    Turn,
    Undo,
)
from table.play.keyboard import key_intent, key_names
from tests.each import each

US = "qwertyuiopasdfghjklzxcvbnm1234567890"
LAYOUTS = {
    "english": US,
    "german": "qwertzuiopasdfghjklyxcvbnm1234567890",
    "french": "azertyuiopqsdfghjklwxcvbn,&é\"'(-è_çà",
    "russian": "йцукенгшщзфывапролдячсмить1234567890",
    "greek": ";ςερτυθιοπασδφγηξκλζχψωβνμ1234567890",
    "hebrew": "/'קראטוןםפשדגכעיחלךזסבהנמצ1234567890",
    "persian": "ضصثقفغعهخحشسیبلاتنمظطزرذدپ۱۲۳۴۵۶۷۸۹۰",
}
"""The characters of each layout, in the order of the letters and digits of a US keyboard."""
SHIFTED = {
    "english": {"?": "Slash"},
    "german": {"?": "Minus"},
    "french": {"?": "KeyM", **{str(digit): f"Digit{digit}" for digit in range(10)}},
    "russian": {"?": "Digit7"},
    "greek": {"?": "Slash"},
    "hebrew": {"?": "Slash"},
    "persian": {"؟": "Slash"},
}
"""The characters of each layout with Shift, and their places."""

every_layout = each("layout", LAYOUTS)
CAPS = each("caps", [False, True])


class Key(NamedTuple):
    """A keyboard key and the character it types."""

    key: str
    code: str
    shift: bool = False


def event(pressed: Key, *held: str) -> Any:
    """The ``keydown`` of a key, with modifiers."""
    return SimpleNamespace(
        key=pressed.key,
        code=pressed.code,
        shiftKey=pressed.shift or "Shift" in held,
        ctrlKey="Ctrl" in held,
        metaKey="Cmd" in held,
        altKey="Alt" in held,
        getModifierState=lambda name: name in held,
    )


def code_of(place: str) -> str:
    return f"{'Digit' if place.isdigit() else 'Key'}{place.upper()}"


def key_for(layout: str, letter: str) -> Key:
    """The key a person presses for a letter: the layout's own, or else the one at its place."""
    written = LAYOUTS[layout]
    place = written.index(letter) if letter in written else US.index(letter)
    if layout == "french" and letter == "m":
        return Key("m", "Semicolon")
    return Key(written[place], code_of(US[place]))


def shifted(pressed: Key, caps: bool) -> Key:
    """The same key with Shift or Caps Lock; both together write a small letter."""
    return pressed._replace(key=pressed.key if caps else pressed.key.upper(), shift=True)


LETTERS: dict[str, Intent] = {
    "n": Next(1), "p": Next(-1), "r": Turn(1), "u": Undo(), "c": NameSquares(), "h": AskAdvice(),
}  # fmt: skip


@CAPS
@every_layout
@each("letter", LETTERS)
def test_letters_of_the_table_work_on_every_layout(letter: str, layout: str, caps: bool) -> None:
    pressed = key_for(layout, letter)
    plain = pressed._replace(key=pressed.key.upper()) if caps else pressed
    assert key_intent(event(plain), at_canvas=False) == LETTERS[letter]
    # Shift turns the domino the other way; it does nothing with other keys.
    other = Turn(-1) if letter == "r" else None
    assert key_intent(event(shifted(pressed, caps)), at_canvas=True) == other


@CAPS
@every_layout
@pytest.mark.parametrize("held", ["Ctrl", "Cmd"])
def test_undo_works_on_every_layout(held: str, layout: str, caps: bool) -> None:
    undo, redo = key_for(layout, "z"), key_for(layout, "y")
    if caps:
        undo, redo = (key._replace(key=key.key.upper()) for key in (undo, redo))
    assert key_intent(event(undo, held), at_canvas=False) == Undo()
    assert key_intent(event(redo, held), at_canvas=False) == Redo()
    assert key_intent(event(shifted(undo, caps), held), at_canvas=False) == Redo()
    assert key_intent(event(undo), at_canvas=True) is None
    assert "Ctrl+z" in key_names(event(undo, held))  # the score pad and the analysis board
    assert "Ctrl+z" not in key_names(event(redo, held))


@every_layout
def test_the_question_mark_opens_the_guide_on_every_layout(layout: str) -> None:
    [(mark, code)] = [item for item in SHIFTED[layout].items() if not item[0].isdigit()]
    assert key_intent(event(Key(mark, code, shift=True)), at_canvas=False) == AskGuide()


@every_layout
def test_keys_with_names_are_the_same_on_every_layout(layout: str) -> None:
    steps = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)}
    for key, step in steps.items():
        assert key_intent(event(Key(key, key)), at_canvas=True) == Step(*step)
        assert key_intent(event(Key(key, key)), at_canvas=False) is None
    for key, code in (("Enter", "Enter"), ("Enter", "NumpadEnter"), (" ", "Space")):
        assert key_intent(event(Key(key, code)), at_canvas=True) == Confirm()
        assert key_intent(event(Key(key, code)), at_canvas=False) is None
    assert key_intent(event(Key("Escape", "Escape")), at_canvas=False) == Cancel()


@CAPS
@every_layout
@each("letter", [name for name in BRUSHES if len(name) == 1])
def test_keys_of_the_score_pad_work_on_every_layout(letter: str, layout: str, caps: bool) -> None:
    pressed = key_for(layout, letter)
    plain = pressed._replace(key=pressed.key.upper()) if caps else pressed
    assert brush_for_key(event(plain), court=True) == BRUSHES[letter]
    if letter.isalpha():
        assert brush_for_key(event(shifted(pressed, caps)), court=True) == BRUSHES[letter]
    assert not brush_for_key(event(plain, "Ctrl"), court=True)


def test_digits_enter_crowns_with_shift_and_on_the_number_pad() -> None:
    for crowns, brush in enumerate(CROWNS):
        code = SHIFTED["french"][str(crowns)]
        for pressed in (Key(str(crowns), code, shift=True), Key(str(crowns), f"Numpad{crowns}")):
            assert brush_for_key(event(pressed), court=False) == brush
    # Without Num Lock, the same keys move the cursor.
    assert not brush_for_key(event(Key("End", "Numpad1")), court=False)


def test_the_score_pad_has_keys_of_the_court_only_with_a_court() -> None:
    for letter in "tnb":
        assert not brush_for_key(event(key_for("russian", letter)), court=False)
    for key in ("Delete", "Backspace"):
        assert brush_for_key(event(Key(key, key)), court=False) == ERASE


@pytest.mark.parametrize(
    ("pressed", "held", "found"),
    [
        # Our own letters count wherever they are; for others, the key's place counts.
        (Key("w", "KeyZ"), (), ["w", "z"]),
        (Key("р", "KeyH"), (), ["р", "h"]),
        (Key("с", "KeyC"), (), ["с", "c"]),
        (Key("ς", "KeyW"), (), ["ς", "w"]),
        (Key("لا", "KeyB"), (), ["لا", "b"]),
        # With Ctrl, letters of a Latin layout keep their meaning for the browser.
        (Key("f", "KeyY"), ("Ctrl",), ["Ctrl+f"]),
        (Key("y", "KeyZ"), ("Ctrl",), ["Ctrl+y"]),
        (Key("я", "KeyZ"), ("Ctrl", "Shift"), ["Ctrl+Shift+я", "Ctrl+Shift+z"]),
        # Keys without a character yet: dead keys, and those of an input method.
        (Key("Dead", "KeyN"), (), ["Dead", "n"]),
        (Key("Process", "KeyN"), (), ["Process", "n"]),
        (Key("Unidentified", ""), (), ["Unidentified"]),
        (Key("F5", "F5"), (), ["F5"]),
        # Alt and AltGr write other characters or belong to the browser.
        (Key("ń", "KeyN"), ("AltGraph",), []),
        (Key("n", "KeyN"), ("Alt",), []),
        (Key("ż", "KeyZ"), ("Ctrl", "Alt"), []),
    ],
)
def test_a_key_has_names(pressed: Key, held: tuple[str, ...], found: list[str]) -> None:
    assert key_names(event(pressed, *held)) == found


def test_autofill_of_a_field_presses_no_key() -> None:
    assert key_names(SimpleNamespace()) == []
