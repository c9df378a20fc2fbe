### Games of people who are far apart: why a link or a proof is refused.

## Why something is refused

together-refused-damaged = Part of this text is missing or has changed.
together-refused-newer = This needs a newer version of Realmino.
together-refused-bad-owners = The players don’t match this game.
together-refused-unknown-kind = This version of Realmino doesn’t know one of the players in this game.
together-refused-same-anchor = Two players have the same secret, so their deals aren’t fair.
together-refused-other-secret = This player’s secret belongs to another game.
together-refused-no-link = One player’s part of deal { $deal } is missing.
together-refused-other-deal = Deal { $deal }, { LIST($draws, type: "words") }, doesn’t follow from the players’ secrets.
together-refused-too-early = One player’s part of a deal was revealed too early.
together-refused-no-header = The record doesn’t begin with the header { $header }.
together-refused-no-letter = There’s no game link in this text.
together-refused-too-long = This text is too long: the limit is { $most } characters.
together-refused-other-game = This link belongs to another game.
together-refused-played-for-you = In another version of this game, someone else has played for you. Your game hasn’t changed.
together-refused-forked = There are two versions of this game. They differ from move { $move } on.
together-refused-no-invitation = There’s no invitation in this text.
together-refused-no-answer = This text doesn’t contain an answer to an invitation.
together-refused-other-invitation = This answer is for a different invitation.
together-refused-seat-taken = Someone else already has this seat.
together-refused-no-seat = The invitation has no such seat.
together-refused-not-answered = Not everyone has answered yet.
together-refused-not-here = This game isn’t on this device.
together-refused-own-invitation = You can’t answer your own invitation.
together-refused-dealt = The next deal has been made, so this can’t be undone.
together-refused-not-agreed = In another version of this game, the others agreed on an undo or a bot without you. Your game hasn’t changed.
together-refused-other-agreement = There are two versions of this game, with different agreements. Your game hasn’t changed.
together-refused-other-version = The other version has changed since then. Compare the two again.
together-refused-not-leader = Only the person who opened the room can do that.
together-refused-not-now = That isn’t possible right now. Nothing has changed.
together-refused-too-soon = Wait a moment before the next gesture.
together-refused-started = The game has already started.
together-refused-not-ready = Not everyone with a seat is ready yet.
together-refused-too-few = At least two devices need a seat.
together-refused-no-undo = There’s nothing to undo: you haven’t chosen anything since the last deal.
together-refused-someone-away = Everyone has to agree, but someone is away.
together-refused-undo-open = Answer the undo request first.
together-refused-not-away = This player isn’t away.
together-refused-no-connection = That isn’t possible without a connection.
together-refused-same-device = This game is open twice here. Close one of the two.
together-refused-two-leaders = Two devices tried to run this room. Nothing has changed.
together-refused-other-plan = The game that was started isn’t the one you agreed to.
