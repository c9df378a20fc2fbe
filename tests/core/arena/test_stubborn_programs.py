"""The arena continues if bots hold pipes open, read nothing, never end a line or ignore signals."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from random import Random
from select import select
from textwrap import indent

import pytest

from realmino.arena.games import NoAnswer
from realmino.arena.program import Program
from tests.commands import realmino
from tests.core.arena.test_program import STATE, command
from tests.depth import ordinary_first
from tools.paths import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="process groups need POSIX")

ALIVE = "import os, signal, time\nalive = open('alive', 'w'); alive.write('x'); alive.flush()\n"
"""Opens the test's pipe, which closes when its last process ends."""

FORKS = ALIVE + "if os.fork() == 0:\n    time.sleep(600)\n"
"""Starts a child that keeps all pipes of the bot open."""

FORKS_AWAY = ALIVE + "if os.fork() == 0:\n    os.setsid()\n    print(os.getpid(), file=alive)\n"
FORKS_AWAY += "    alive.close()\n    time.sleep(600)\n"
"""Starts a child that leaves the bot's process group and so survives."""


class Alive:
    """A pipe that a test's bots write to; it closes when all of them have ended."""

    def __init__(self) -> None:
        os.mkfifo("alive")
        self._pipe = os.open("alive", os.O_RDONLY | os.O_NONBLOCK)

    def wait_for_start(self) -> None:
        select([self._pipe], [], [])

    def wait_for_end(self) -> str:
        """Waits until no process has the pipe open, and returns all that was written to it."""
        os.set_blocking(self._pipe, True)
        with open(self._pipe) as pipe:
            return pipe.read()


@pytest.fixture
def alive(folder: Path) -> Alive:
    """The bots' pipe, in the current folder."""
    return Alive()


def fail(text: str, limit: float | None, why: str) -> None:
    """Checks that a program fails to answer for this reason."""
    with (
        closing(Program(command(text), limit=limit)) as program,
        pytest.raises(NoAnswer, match=why),
    ):
        program(STATE, Random(1))


@pytest.mark.parametrize(
    ("text", "limit", "why"),
    [
        (f"{FORKS}raise SystemExit(3)", None, r"ended \(exit code 3\)"),
        (f"{ALIVE}os.close(0)\nwhile True: time.sleep(1)", 0.5, "closed its input|gave no answer"),
        (f"{ALIVE}os.close(1)\nwhile True: time.sleep(1)", None, "closed its input or output"),
        (f"{ALIVE}while True: os.write(1, b'x' * 65536)", None, "answered 'xxx"),
        (f"{FORKS}os.write(1, b'E')\nwhile True: time.sleep(1)", 0.5, "gave no answer within"),
        (
            f"{FORKS}signal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: pass",
            0.5,
            "gave no answer within",
        ),
    ],
)
def test_kills_a_stubborn_program_and_its_children(
    text: str, limit: float | None, why: str, alive: Alive
) -> None:
    fail(text, limit, why)
    assert alive.wait_for_end()


@pytest.mark.deep
@pytest.mark.parametrize(
    ("text", "limit", "why"),
    [
        (f"{FORKS_AWAY}raise SystemExit(3)", None, r"ended \(exit code 3\)"),
        (f"{FORKS_AWAY}while True: pass", 0.5, "gave no answer within"),
    ],
)
def test_a_child_outside_the_group_does_not_block_the_arena(
    text: str, limit: float | None, why: str, alive: Alive
) -> None:
    fail(text, limit, why)
    os.kill(int(alive.wait_for_end().removeprefix("x")), signal.SIGKILL)


@pytest.mark.deep
def test_a_program_that_reads_nothing_does_not_block_the_arena(alive: Alive) -> None:
    """Its answers count both before and after its input pipe fills up."""
    action = STATE.legal_actions()[0]
    with closing(Program(command(f"while True: print('{action}', flush=True)"))) as program:
        for _ in range(2 * 65536 // len(str(STATE))):
            assert program(STATE, Random(1)) == action


@pytest.mark.deep
def test_children_of_a_crashed_bot_are_killed(alive: Alive) -> None:
    body = indent(f"{FORKS}os._exit(7)\n", "    ")
    Path("forks.py").write_text(f"def choose(state, random):\n{body}")
    result = realmino("arena", "K2", "--bots", "forks:choose,random", "--games", "2", "--jobs", "1")
    assert result.code == 1
    assert "it ended its process (exit code 7)" in result.err
    assert alive.wait_for_end()


@pytest.fixture
def heeded() -> Iterator[None]:
    """Signals end a process, also where these tests run under ``nohup`` or in the background."""
    sent = (signal.SIGINT, signal.SIGHUP)
    ignored = [one for one in sent if signal.getsignal(one) is signal.SIG_IGN]
    for one in ignored:
        signal.signal(one, signal.SIG_DFL)
    yield
    for one in ignored:
        signal.signal(one, signal.SIG_IGN)


@pytest.mark.usefixtures("heeded")
@pytest.mark.parametrize(
    ("sent", "jobs"),
    ordinary_first(
        product([signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL], ["1", "2"]),
        [(signal.SIGINT, "2"), (signal.SIGKILL, "1")],
    ),
)
def test_no_bot_outlives_the_arena(sent: signal.Signals, jobs: str, alive: Alive) -> None:
    program = f"process:{command(f'{FORKS}while True: pass')}"
    arena = subprocess.Popen(
        [sys.executable, "-m", "realmino", "arena", "K2", "--bots", f"{program},random",
        "--jobs", jobs], env={**os.environ, "PYTHONPATH": str(ROOT / "core")},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    alive.wait_for_start()
    arena.send_signal(sent)
    try:
        arena.wait(60)
    finally:
        arena.kill()  # it ends its bots
    assert alive.wait_for_end()
