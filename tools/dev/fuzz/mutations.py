"""Mutations of valid texts: cut, doubled, reversed, with odd insertions."""

from collections.abc import Sequence

from hypothesis import strategies as st

ODD = (
    "", " ", "\n", "\t", "_", ";", ":", "/", "-", "&", "=", "%00", "\0", "\ufeff", "\ud800",
    "é", "٣", "３", "0", "00", "-1", "97", "99999", "9" * 20, "9" * 4301, "1e999", "NaN",
    "K4 ", "Q2", "W8t", "Oabcd", "L1-2-3-4", "T1-2-3", "A1g8n", "E", "Bg8g9", "C0g8", "D5", "X1-1",
    "Z32", "a:C", "h:CC", "C", "b99n", "f3", "null", "[", "[" * 2000, "{}", '"', "\\u0000", "true",
)  # fmt: skip


@st.composite
def mutate(draw: st.DrawFn, seeds: Sequence[str]) -> str:
    """A seed after some changes; rarely a text unrelated to the seeds."""
    if draw(st.integers(0, 19)) == 0:
        return draw(st.text(max_size=60))
    text = draw(st.sampled_from(seeds))
    for _ in range(draw(st.integers(0, 4))):
        text = _change(draw, text, seeds)
    return text


def _change(draw: st.DrawFn, text: str, seeds: Sequence[str]) -> str:
    start = draw(st.integers(0, len(text)))
    end = min(len(text), start + draw(st.sampled_from((0, 1, 1, 2, 3, 5, 8, 30))))
    piece = text[start:end]
    match draw(st.integers(0, 6)):
        case 0:
            return text[:start] + text[end:]
        case 1:
            return text[:end] + piece + text[end:]
        case 2:
            return text[:start] + draw(st.sampled_from(ODD)) + text[end:]
        case 3:
            return text[:start] + draw(st.characters(codec="utf-8")) + text[end:]
        case 4:
            return text[:start] + piece[::-1] + text[end:]
        case 5:
            words = text.split(" ")
            first, second = (draw(st.integers(0, len(words) - 1)) for _ in range(2))
            words[first], words[second] = words[second], words[first]
            return " ".join(words)
    other = draw(st.sampled_from(seeds))
    return text[:start] + other[draw(st.integers(0, len(other))) :]
