### Games of people who are far apart: why a link or a proof is refused.

## Why something is refused

together-refused-damaged = Part of this text is missing or has changed.
together-refused-newer = This needs a newer version of Realmino.
together-refused-bad-owners = The players don't fit this game.
together-refused-same-anchor = Two players have the same secret, so their deals aren't fair.
together-refused-other-secret = This player's secret belongs to another game.
together-refused-no-link = One player's part of deal { $deal } is missing.
together-refused-other-deal = Deal { $deal }, { LIST($draws, type: "words") }, isn't the one that the players' secrets give.
together-refused-too-early = One player's part of a deal was revealed too early.
together-refused-no-header = The record doesn't begin with the header { $header }.
together-refused-no-letter = There's no game link in this text.
together-refused-too-long = This text is too long: it may have { $most } characters.
together-refused-other-game = This link belongs to another game.
together-refused-played-for-you = Somebody else has played for you in this link. Your game hasn't changed.
together-refused-forked = Player { $letter } has sent two different choices. The first one counts.
together-refused-no-invitation = There's no invitation in this text.
together-refused-no-answer = There's no answer to an invitation in this text.
together-refused-other-invitation = This answers another invitation.
together-refused-seat-taken = Somebody else has already joined in this place.
together-refused-no-seat = The invitation has no such place.
together-refused-not-answered = Not everyone has answered yet.
together-refused-not-here = This game isn't on this device.
together-refused-own-invitation = You can't answer your own invitation.
together-refused-dealt = The next deal has been made, so this can't be taken back.
together-refused-not-agreed = The others agreed on this without you. Play live with them to agree too.
together-refused-other-agreement = The others agreed on something else and went on. Your game hasn't changed.
together-refused-not-leader = Only the person who leads this room can do that.
together-refused-not-now = That isn't possible right now.
together-refused-not-ready = Not everyone with a place is ready yet.
together-refused-too-few = At least two devices need a place.
together-refused-no-undo = You have nothing to take back since the last deal.
together-refused-someone-away = Everyone has to agree, but somebody is away.
together-refused-undo-open = Answer the request to take back a choice first.
together-refused-not-away = This player is here.
together-refused-same-device = This game is open twice here. Close one of the two.
together-refused-two-leaders = Two devices want to lead this room. The first one does.
together-refused-room-started = The game in this room has begun without you.
together-refused-other-plan = The game that was started isn't the one you agreed to.
