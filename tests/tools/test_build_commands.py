"""The commands of `build.py`: what they take, and the sentence for all else."""

import pytest

import build as command

BUILD_TAKES = "build takes only --keep FOLDER or ADDRESS, and --address ADDRESS.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["fly"],
            "There is no command “fly”: say play, serve, text, test, build, check, bench, fuzz,"
            " pictures, contact, reference, vectors, lock, package.\n",
        ),
        (["build", "now"], BUILD_TAKES),
        (["build", "--address"], BUILD_TAKES),
        (["play", "--port", "x"], "play takes only --port and a number below 65536.\n"),
        (["serve", "now"], "serve takes only --port and a number below 65536.\n"),
        (
            ["contact", "phone", "watch"],
            "contact knows docs, languages, and phone, tablet, desktop, landscape, so not"
            " “phone watch”.\n",
        ),
        (["contact", "languages", "en", "xx"], "There is no language xx.\n"),
        (
            ["contact", "languages", "phone"],
            "There is no language phone.\n",
        ),
        (
            ["bench", "x"],
            "bench knows boot, drag, sizes, page, core, kernel, a number of runs and the folder of"
            " an older site, so not “x”.\n",
        ),
    ],
)
def test_a_command_line_that_makes_no_sense(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(words) == 2
    assert capsys.readouterr().err == sentence


def test_without_words_the_commands_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([]) == 2
    assert [line.split()[2] for line in capsys.readouterr().out.splitlines()] == [
        *("play", "serve", "text", "test", "build", "check", "bench", "fuzz"),
        *("pictures", "contact", "reference", "vectors", "lock", "package"),
    ]
