"""Animation, sound and vibration at the table, and their settings."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Visit, in_one_browser
from e2e.hand import Hand
from e2e.table.test_points import PICTURE
from e2e.visitor import Visitor, part

pytestmark = pytest.mark.in_chromium

STOP = "() => { const now = performance.now(); performance.now = () => now; }"
"""Stops the page's clock."""

GO_ON = "() => { delete performance.now; }"


def picture(visitor: Visitor) -> str:
    """The table's picture."""
    shown: str = visitor.page.evaluate(PICTURE, part("canvas"))
    return shown


@pytest.mark.deep
@in_one_browser  # only Chromium's driver sets reduced motion
def test_a_tap_or_a_key_ends_a_kings_walk(revisit: Visit) -> None:
    visitor = revisit().start_game("person", "person", pace="normal")
    page = visitor.page
    visitor.wait_for_turn()
    seen = []
    for end in ("tap", "key", "calm"):
        page.emulate_media(reduced_motion="reduce" if end == "calm" else "no-preference")
        page.evaluate(STOP)
        visitor.take(visitor.options()[0].token)
        page.mouse.move(*visitor.spot("g7"))
        seen.append(picture(visitor))
        if end == "key":
            page.keyboard.press("Shift")
        else:
            page.mouse.down()
            page.mouse.up()
        seen.append(picture(visitor))
        page.evaluate(GO_ON)
        assert picture(visitor) == seen[-1]
        visitor.press("undo")
    walking, there, again, still, *_ = seen
    assert walking == again != there == still
    assert seen[-2] == seen[-1], "no walk"


RENDER = """async () => {
  const beside = document.querySelector("script[src$='/languages.js']").src;
  const { SOUNDS, sound } = await import(beside.replace("languages.js", "sounds.js"));
  const rendered = {};
  for (const [name, tones] of Object.entries(SOUNDS)) {
    const context = new OfflineAudioContext(1, 2 * 22050, 22050);
    sound(context, tones);
    const samples = [...(await context.startRendering()).getChannelData(0)].map(Math.abs);
    rendered[name] = [Math.max(...samples), samples.findLastIndex((one) => one > 0.002) / 22050];
  }
  return rendered;
}"""
"""Returns each sound's peak, and its length in seconds."""

RECORD = """
globalThis.felt = [];
navigator.vibrate = (pattern) => felt.push(pattern.length);
globalThis.tones = 0;
OscillatorNode = class extends OscillatorNode {
  constructor(...given) { super(...given); tones++; }
};
"""


def test_every_sound_is_short_and_quiet(revisit: Visit) -> None:
    rendered = revisit().page.evaluate(RENDER)
    assert set(rendered) == {
        *("take", "place", "refuse", "coins", "turn", "points", "end", "win", "loss")
    }
    for name, (loudest, seconds) in rendered.items():
        assert 0.03 < loudest < 0.3, name
        assert 0.04 < seconds < (1.2 if name in ("points", "win", "loss") else 0.6), name


@in_one_browser  # only Chromium's driver has a touchscreen
@pytest.mark.deep
def test_a_phone_offers_sounds_once(visit: Visit) -> None:
    visitor = visit(PHONE, has_touch=True, script=RECORD)
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    offer = visitor.part("actions", ".offer")

    def place() -> None:
        while visitor.prompt != "place":
            visitor.play(1)
        assert not offer.count()
        visitor.play(1)

    place()
    assert visitor.page.evaluate("() => tones") == 0
    offer.click()
    visitor.page.wait_for_function("() => tones > 0")
    expect(offer).to_have_count(0)
    visitor.reload()
    expect(visitor.find("#sounds")).to_be_checked()
    visitor.choose_setting("sounds", False)
    place()
    assert not offer.count()


@pytest.mark.deep
@in_one_browser  # Firefox has no vibration
def test_a_phone_is_silent_and_vibrates_by_default(visit: Visit) -> None:
    visitor = visit(PHONE, has_touch=True, script=RECORD)
    page, hand = visitor.page, Hand(visitor)
    visitor.start_game("person", "person")
    visitor.wait_for_turn()
    while visitor.prompt != "place":
        visitor.play(1)
    hand.tap("g7")
    page.wait_for_function("() => felt.length === 1")
    visitor.play(1)
    page.wait_for_function("() => felt.length === 2")
    assert page.evaluate("() => [felt, tones]") == [[3, 1], 0]
    visitor.choose_setting("sounds", True)
    visitor.choose_setting("vibration", False)
    visitor.play(2)
    page.wait_for_function("() => tones > 0")
    assert page.evaluate("() => felt.length") == 2
