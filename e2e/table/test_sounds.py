"""Sounds and shakes: six of them, short and quiet, where somebody wants them."""

import pytest

from e2e.conftest import PHONE, Visit, in_one_browser
from e2e.drivers import Hand

pytestmark = pytest.mark.in_chromium

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
"""How loud every sound is at most, and how many seconds it lasts."""

RECORD = """
globalThis.felt = [];
navigator.vibrate = (pattern) => felt.push(pattern.length);
globalThis.tones = 0;
OscillatorNode = class extends OscillatorNode {
  constructor(...given) { super(...given); tones++; }
};
"""


def test_every_sound_is_short_and_quiet(seated: Visit) -> None:
    rendered = seated().page.evaluate(RENDER)
    assert set(rendered) == {"take", "place", "refuse", "coins", "turn", "end"}
    for name, (loudest, seconds) in rendered.items():
        assert 0.03 < loudest < 0.3, name
        assert 0.04 < seconds < 0.6, name


@in_one_browser  # the other shakes no device
def test_a_phone_is_silent_and_shakes_until_somebody_wants_it_otherwise(visit: Visit) -> None:
    visitor = visit(PHONE, has_touch=True, script=RECORD)
    page, hand = visitor.page, Hand(visitor)
    visitor.sit_down("person", "person")
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
