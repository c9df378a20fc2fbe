"""Parses the rulebook cases in `rulebook/cases/*.txt`; `load_cases(folder)` returns them.

Cases are separated by blank lines; a `;` at the start of a line or after a space starts a comment;
an indented line continues the line above. A line `rule: <anchor>` by itself assigns the cases that
follow, up to the next such line or the end of the file, to a rule in the rules reference: the
section with that anchor in `rulebook/<language>/*.md`. The first line of a case is
`case: <the rule in our words>`. It is followed by one of these positions:

    rules: K4                        one kingdom, rows from north to south, and a token to try;
    kingdom: -f/Cf                   its domino is the claimed one
    place: A13g8n

    rules: K4                        one kingdom to score
    kingdom: Cww

    rules: K4                        the kingdoms at the end of a game
    kingdoms: a=Cww b=Cff

    rules: K4                        the totals of a Dynasty's three games
    totals: a=45,52,40 b=50,41,44

    record: K4 Oadcb L3-14-34-41 …   a game so far

    rules: K5                        only a rules code

In Queendomino and the Royal Wedding, kingdoms have purses, and turns can be tried:

    rules: Q4                        one kingdom and its purse to score; `host: a` if it hosts the
    kingdom: Ctt/--b27               Queen. In a kingdom, b27 is a town square with building 27, and
    purses: a=11c1k0t                n after a square is a knight on it (w1n, b27n)

    rules: Q4                        the end of a game; `host: b` if b hosts the Queen
    kingdoms: a=Cww b=Cff
    purses: a=11c1k0t b=7c1k0t

    rules: Q4                        a turn of seat a in the last round, just after action A; the
    kingdoms: a=Ctt/--b25            other seats have had theirs. By default, a kingdom is a bare
    purses: a=3c2k2t b=0c1k0t        castle with 7c1k0t: coins, knights in hand and towers. tiles:
    tiles: 1-x-3-d-5-6               the builders' board from spot 0; x is empty, d the Dragon.
    host: a                          added: the squares of the domino just placed; without it, the
    added: h7i7                      domino was discarded. play: tokens to play in this turn before
    play: Bh7 C0h7                   the checks.

and at least one expectation:

    place      `allowed`, or `refused: <reason>`
    kingdom    `score: 21`, `items: territory forest 7 3 21; harmony 5` (all items, in any order;
               also `coins 11 3`, and `building 27 5` if it scores),
               `largest: 7` (squares of the largest territory)
    kingdoms   `winners: a b`
    totals     `winners: a b`
    record     `legal: <all legal tokens, sorted>`, `allowed: <token>`, `refused: <token> <reason>`,
               `misdeal: <token>` (the box can't deal that), `to_act: b`, `due: line` (or kings,
               tiles), `over`, `stands: a <kingdom string>`, `points: a 21`, `winners: a`,
               `purse: a 7c1k0t`, `board: 1-x-3-d-5-6`, `queen: b` (or nobody), `dragon: 3` (its
               spot, or cave); seats and kingdoms are letters, and winners are seats
    turn       as for a record, except `misdeal` and `due`
    rules      `exists`, or `unknown`

`Case.checks` keeps them in file order. Every error is a CaseError with the file and line.
"""

import re
from dataclasses import dataclass
from pathlib import Path

STATE_CHECKS = {
    *("legal", "allowed", "refused", "to_act", "over", "stands", "points", "winners"),
    *("purse", "board", "queen", "dragon"),
}
"""The checks of a game in progress."""

CASE_KINDS = {
    "place": ({"rules", "kingdom", "place"}, set(), {"allowed", "refused"}),
    "score": ({"rules", "kingdom"}, {"purses", "host"}, {"score", "items", "largest"}),
    "turn": ({"rules", "kingdoms", "tiles"}, {"purses", "host", "added", "play"}, STATE_CHECKS),
    "ties": ({"rules", "kingdoms"}, {"purses", "host"}, {"winners"}),
    "series": ({"rules", "totals"}, set(), {"winners"}),
    "record": ({"record"}, set(), STATE_CHECKS | {"misdeal", "due"}),
    "code": ({"rules"}, set(), {"exists", "unknown"}),
}
"""The required fields, optional fields and possible checks for each kind of case."""

CASES = Path(__file__).with_name("cases")
"""The folder with the cases."""

FIELDS = set().union(*(needs | may for needs, may, _checks in CASE_KINDS.values()))
CHECKS = set().union(*(checks for _needs, _may, checks in CASE_KINDS.values()))
COMMENT = re.compile(r"(^|\s+);.*")
ANCHOR = re.compile(r"[a-z]+(?:-[a-z]+)*")
CHECKS_WITHOUT_TEXT = {"over", "exists", "unknown"}


class CaseError(ValueError):
    """An invalid case file: `file:line: what was expected`."""


@dataclass(frozen=True)
class Check:
    """One expectation: its word, the text after the colon ("" for a bare word), and its line."""

    key: str
    text: str
    line: int


@dataclass(frozen=True)
class Case:
    """One rule in the rulebook, as a position and the expectations for it."""

    title: str
    file: str
    line: int
    kind: str  # a key in CASE_KINDS
    fields: dict[str, str]
    checks: tuple[Check, ...]
    rule: str = ""  # its rule's anchor, "" if there is none

    @property
    def name(self) -> str:
        """A name for its test: `grid.txt:12 the title`."""
        return f"{self.file}:{self.line} {self.title}"

    @property
    def rules(self) -> str:
        """The rules code, from its own line or from the start of the record."""
        return self.fields["rules"] if "rules" in self.fields else self.fields["record"].split()[0]


def load_cases(folder: Path) -> list[Case]:
    """Every case in the folder's `*.txt` files, sorted by file; CaseError if there is none."""
    cases = [case for path in sorted(Path(folder).glob("*.txt")) for case in read_cases(path)]
    if not cases:
        raise CaseError(f"{folder}: no case at all")
    return cases


def read_cases(path: Path) -> list[Case]:
    """The cases in one file; CaseError if it has none."""
    cases: list[Case] = []
    block: list[tuple[int, str]] = []
    rule = ""
    for number, raw in enumerate([*path.read_text(encoding="utf-8").splitlines(), ""], start=1):
        line = COMMENT.sub("", raw)
        if line.strip():
            block.append((number, line.rstrip()))
        elif block and not raw.strip():
            lines = _unfold(path.name, block)
            if lines[0][1].startswith("rule:"):
                rule = _rule(path.name, lines)
            else:
                cases.append(_case(path.name, lines, rule))
            block = []
    if not cases:
        raise CaseError(f"{path.name}: no case in this file")
    return cases


def _unfold(file: str, block: list[tuple[int, str]]) -> list[tuple[int, str]]:
    lines: list[tuple[int, str]] = []
    for number, line in block:
        if line[0] not in " \t":
            lines.append((number, line))
        elif lines:
            first, text = lines[-1]
            lines[-1] = (first, f"{text} {line.strip()}")
        else:
            raise CaseError(f"{file}:{number}: an indented line with nothing above to continue")
    return lines


def _rule(file: str, lines: list[tuple[int, str]]) -> str:
    """The anchor in a `rule:` line."""
    start, head = lines[0]
    anchor = head.partition(":")[2].strip()
    if len(lines) > 1 or not ANCHOR.fullmatch(anchor):
        raise CaseError(f"{file}:{start}: expected `rule: <anchor>` by itself, found {head!r}")
    return anchor


def _case(file: str, lines: list[tuple[int, str]], rule: str) -> Case:
    start, head = lines[0]
    key, _, title = head.partition(":")
    if key != "case" or not title.strip():
        raise CaseError(f"{file}:{start}: expected `case: <title>`, found {head!r}")
    fields: dict[str, str] = {}
    checks: list[Check] = []
    for number, line in lines[1:]:
        key, colon, text = (part.strip() for part in line.partition(":"))
        if key in FIELDS and colon and text:
            if key in fields:
                raise CaseError(f"{file}:{number}: {key!r} occurs twice in one case")
            fields[key] = text
        elif (
            key in CHECKS
            and bool(text) == bool(colon)
            and not (text and key in CHECKS_WITHOUT_TEXT)
        ):
            checks.append(Check(key, text, number))
        else:
            expected = ", ".join(sorted(FIELDS | CHECKS))
            raise CaseError(f"{file}:{number}: expected one of {expected}; found {line!r}")
    kind = _kind(file, start, fields, checks)
    return Case(title.strip(), file, start, kind, fields, tuple(checks), rule)


def _kind(file: str, line: int, fields: dict[str, str], checks: list[Check]) -> str:
    for kind, (needed, optional, allowed) in CASE_KINDS.items():
        if not needed <= set(fields) <= needed | optional:
            continue
        if not checks:
            raise CaseError(f"{file}:{line}: this case expects nothing")
        for check in checks:
            if check.key not in allowed:
                raise CaseError(f"{file}:{check.line}: a {kind} case cannot check {check.key!r}")
            bare = check.key in CHECKS_WITHOUT_TEXT or (kind == "place" and check.key == "allowed")
            if bare == bool(check.text):
                need = "no text" if bare else "a text"
                raise CaseError(f"{file}:{check.line}: {check.key!r} needs {need} after it here")
        return kind
    raise CaseError(f"{file}:{line}: {sorted(fields)} together describe no position")


def named_values(text: str) -> dict[str, str]:
    """`a=Cww b=Cff` as a dict."""
    return dict(part.split("=", 1) for part in text.split())


def parse_purse(text: str) -> tuple[int, int, int]:
    """`7c1k0t` as coins, knights in hand and towers."""
    match = re.fullmatch(r"(\d+)c(\d+)k(\d+)t", text)
    if not match:
        raise ValueError(f"{text!r} is no purse")
    return int(match[1]), int(match[2]), int(match[3])


def parse_items(text: str) -> list[tuple[str | int, ...]]:
    """`territory forest 7 3 21; harmony 5` as sorted tuples, as `Oracle.score` lists them."""
    return sorted(
        tuple(int(word) if word.isdigit() else word for word in item.split())
        for item in text.split(";")
        if item.strip()
    )
