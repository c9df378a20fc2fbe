"""The contents of a live game's bar and menu, and whom the game waits for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from browser.messages import say
from friends.shared import Shared, owner_name
from live.room import Room
from live.values import Gesture
from realmino.together.agreements import absent_owners
from table.model.match import Match
from table.wording.bar import Shown

GESTURES: Final = {"well": Gesture.WELL_PLAYED, "thinking": Gesture.THINKING, "oops": Gesture.OOPS}
"""The gestures by their buttons' names."""
MINUTE: Final = 60
HOUR: Final = 3_600


def bar_content(
    room: Room, shared: Shared, match: Match, name: str, *, waits: bool
) -> Shown | None:
    """The bar's content: the most urgent question or note.

    ``name`` is this person's name. With ``waits``, the person has decided to wait for somebody.
    """
    if room.is_watching:
        return Shown(say("live-watching"), {"stop": say("live-stop-watching")}, is_urgent=False)
    if match.is_over:
        return _at_end(room)
    if not room.can_reach:
        return Shown(say("live-offline"), {}, is_urgent=False)
    if other := room.version_question:
        agreements = room.versions[other].letter.chance.agreements
        is_replaced = shared.owner in absent_owners(agreements, room.versions[other].letter.number)
        text = say("version-bot-played" if is_replaced else "version-question")
        return Shown(text, {"compare": say("version-compare")})
    asker = room.undo_asked_by
    if asker == room.me:
        return Shown(say("live-undo-waits"), {})
    if asker:
        buttons = {"undo-yes": say("live-undo-yes"), "undo-no": say("live-undo-no")}
        return Shown(say("live-undo-asked", name=room.peer_name(asker)), buttons)
    if room.has_handed_over:
        buttons = {"play-again": say("live-play-again")}
        return Shown(say("live-handed-over"), buttons, is_urgent=False)
    if shared.owner not in shared.letter.chance.present_owners(match.number):
        return Shown(say("live-bot-plays", name=name), {}, is_urgent=False)
    return _while_away(room, shared, match, waits) if room.waiting_for else None


def _while_away(room: Room, shared: Shared, match: Match, waits: bool) -> Shown:
    """The bar's content while somebody is away: who it is, and what the others can decide."""
    names = [owner_name(match, shared.letter, owner) for owner in room.waiting_for]
    votes = room.votes
    if votes.get(shared.owner):
        return Shown(say("live-bot-waits"), {"wait": say("live-wait")}, is_urgent=False)
    link = {"by-link": say("live-by-link")}
    if not all(room.has_seen(owner) for owner in room.waiting_for):
        return Shown(say("live-not-here", names=names), link, is_urgent=False)
    bot, wait = {"bot": say("live-bot")}, {"wait": say("live-wait")}
    if any(votes.values()):
        return Shown(say("live-bot-asked", name=names[0]), bot | wait | link)
    elsewhere = {room.people[peer].owner for peer in room.versions if peer in room.people}
    if elsewhere & {*room.waiting_for}:
        compare = {"compare": say("version-compare")}
        return Shown(say("version-elsewhere", names=names), bot | compare, is_urgent=False)
    text = say("live-away", names=names)
    if waits:
        return Shown(text, bot | link, is_urgent=False)
    return Shown(text, wait | bot | link)


def _at_end(room: Room) -> Shown:
    me, *others = room.people.values()
    again = {"rematch": say("live-rematch")} if others else {}
    asking = [person.name for person in others if person.wants_rematch]
    proof_button = {"proof": say("friends-proof")}
    if me.wants_rematch:
        return Shown(say("live-rematch-waits"), proof_button, is_urgent=False)
    if asking:
        return Shown(say("live-rematch-asked", name=asking[0]), {**again, **proof_button})
    return Shown("", {**again, **proof_button}, is_urgent=bool(again))


def menu(room: Room | None, notifies: bool | None) -> Mapping[str, str]:
    """The menu's buttons. ``notifies`` is None if the browser has no notifications."""
    watch = {"invite-watch": say("live-invite-watch")}
    if room is None or room.is_watching:
        return watch
    labels = {name: say(f"live-{name}") for name in GESTURES} | watch
    if room.letter and not room.letter.is_over:
        if notifies is not None:
            labels["notify"] = say("live-notify-off" if notifies else "live-notify")
        if room.can_reach and not room.has_handed_over:
            labels["bot-for-me"] = say("live-bot-for-me")
    return labels | {"by-link": say("live-by-link")}


def waiting_text(shared: Shared, match: Match, seconds: float) -> str:
    """A sentence about whom the game has waited for, after a minute; otherwise empty."""
    name = shared.waits_for(match)
    if not name or seconds < MINUTE:
        return ""
    if seconds < HOUR:
        return say("live-waits", name=name, minutes=int(seconds // MINUTE))
    return say("live-waits-hours", name=name, hours=int(seconds // HOUR))
