"""The frame for live play: the relays that a build accepts, and the frame's contents."""

import html
import json
import re
from pathlib import Path

import pytest

from tools.bench.sizes import sizes
from tools.paths import WEB, BuildError
from tools.pipeline.assemble import licences, sources
from tools.pipeline.deployed import LIST
from tools.pipeline.online_frame import (
    NO_RELAY,
    PAGE,
    Online,
    frame,
    is_online,
    packages,
    parse_online,
)
from tools.pipeline.scripts import bundle_scripts

RELAYS = ("wss://relay.example", "wss://b.example:444/v2")


@pytest.mark.parametrize(
    "relay", [*RELAYS, "ws://127.0.0.1", "ws://127.0.0.1:8002", "wss://xn--bcher-kva.example/"]
)
def test_a_relay_has_an_encrypted_address_or_is_on_this_computer(relay: str) -> None:
    assert parse_online([relay], []) == Online((relay,))


@pytest.mark.parametrize(
    "relay",
    [
        *("", "relay.example", "https://relay.example", "ws://relay.example", "wss://"),
        *("ws://127.0.0.1.example", "wss://a.example b.example", "wss://a.example;img-src"),
        *("wss://a.example/?key=1", "wss://ann:secret@a.example", "wss://a.example'\n"),
    ],
)
def test_refuses_any_other_relay_with_a_one_sentence_message(relay: str) -> None:
    with pytest.raises(BuildError, match="can't be a relay: the address must begin with wss://"):
        parse_online([RELAYS[0], relay], [])


def test_accepts_stun_servers_beside_a_relay() -> None:
    online = parse_online([*RELAYS, RELAYS[0]], ["stun:stun.example:3478"])
    assert online == Online(RELAYS, ("stun:stun.example:3478",))
    assert online.hosts == "relay.example, b.example"
    with pytest.raises(BuildError, match=r"“turn:stun\.example” can't be a STUN server"):
        parse_online(RELAYS, ["turn:stun.example"])
    with pytest.raises(BuildError, match="of no use without a relay"):
        parse_online([], ["stun:stun.example"])


def test_a_site_without_a_relay_has_no_live_play(site: Path) -> None:
    """Nothing that a visitor's browser runs names such a server either."""
    assert frame(NO_RELAY, b"") == {}
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    earlier = {name for name in there if name.startswith("v/")} - {
        *json.loads((site / LIST).read_text())
    }
    names = sorted(there - earlier)
    assert not any(map(is_online, names))
    bare = {name.rpartition("/")[2] for name in names}
    assert "friends.zip" in bare
    assert not bare & {"live.zip", "live.css", "qr.js"}
    assert "lean-qr" not in (site / "licences.html").read_text("utf-8")
    run = [name for name in names if not name.startswith(("docs/", "v/runtime-"))
           if name.endswith((".html", ".js", ".mjs", ".json"))]  # fmt: skip
    assert len(run) > 100
    foreign = re.compile(r"\b(wss?|stuns?|turns?)://?|trystero|data-relays")
    assert [name for name in run if foreign.search((site / name).read_text("utf-8"))] == []


def test_only_a_site_with_a_relay_has_the_feature_and_the_qr_codes() -> None:
    online = Online(RELAYS)
    more = sources(WEB, online).keys() - sources(WEB).keys()
    assert more > {"live/view.py", "live.css", "qr.js"}
    assert {name.partition("/")[0] for name in more if name.endswith(".py")} == {"live"}
    template = (WEB / "shell/licences.html").read_text("utf-8")
    assert b"lean-qr" in licences(template, online)
    assert b"lean-qr" not in licences(template)


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    """The frame of a site with two relays and a STUN server."""
    [script] = bundle_scripts([WEB / "live/online.js"]).values()
    return frame(Online(RELAYS, ("stun:stun.example",)), script)


def test_the_frame_may_connect_to_the_relays_only(made: dict[str, bytes]) -> None:
    page = made[PAGE].decode()
    [policy] = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    allowed = dict(part.split(" ", 1) for part in html.unescape(policy).split("; "))
    assert allowed["default-src"] == "'none'"
    assert allowed["connect-src"].split() == [*RELAYS]
    data = dict(re.findall(r' data-(\w+)="([^"]*)"', page))
    assert json.loads(html.unescape(data["relays"])) == [*RELAYS]
    assert json.loads(html.unescape(data["ice"])) == ["stun:stun.example"]
    assert all(map(is_online, made))


def test_the_script_is_small_and_names_no_server(made: dict[str, bytes], tmp_path: Path) -> None:
    [(name, script)] = [(name, body) for name, body in made.items() if name != PAGE]
    assert re.search(r"stun:\w|wss://\w", script.decode()) is None
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_bytes(script)
    assert sizes(tmp_path, [name])[name].brotli <= 22_000


def test_the_licences_of_its_libraries_are_known() -> None:
    assert packages(NO_RELAY) == []
    parts = {part.name: part for part in packages(Online(RELAYS))}
    assert {*parts} == {"@trystero-p2p/core", "@trystero-p2p/nostr", "@noble/secp256k1", "lean-qr"}
    assert {part.terms for part in parts.values()} == {"MIT"}
    assert all("Permission is hereby granted" in part.text for part in parts.values())
