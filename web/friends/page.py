"""The pages of the dialog for playing by link, and parts for live play, as HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from browser.markup import Markup, joined, markup
from browser.messages import say
from realmino import Rules
from realmino.bots import NAMES
from realmino.pieces.variants import DYNASTY, OPTIONS
from realmino.text.messages import Name
from table.model.match import FRIEND, PERSON, Seat
from table.model.names import LONGEST_NAME
from table.wording import sheets, words


def with_friends(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The set-up form's seats for a game by link: only the first person plays here.

    Other people are friends. If there are none, the next seat becomes a friend's.
    """
    first = next((i for i, seat in enumerate(seats) if seat.is_person), 0)
    friends = {i for i, seat in enumerate(seats) if not seat.is_bot and i != first}
    friends = friends or {(first + 1) % len(seats)}

    def kind(place: int, seat: Seat) -> str:
        return PERSON if place == first else FRIEND if place in friends else seat.kind

    return tuple(
        Seat(seat.colour, seat.name if place == first or place not in friends else "", made)
        for place, seat in enumerate(seats)
        for made in [kind(place, seat)]
    )


def with_bot(seats: Sequence[Seat], silent: str, level: str) -> tuple[Seat, ...]:
    """The seats with a bot in place of the friend ``silent``."""
    return tuple(
        Seat(seat.colour, "", level)
        if seat.kind == FRIEND and words.seat_name(seat) == silent
        else seat
        for seat in seats
    )


def game_text(rules: Rules, is_dynasty: bool) -> str:
    """A game with its players and variants: ``Kingdomino for 3 players · Harmony``."""
    named = [OPTIONS[letter] for letter in rules.code[2:]] + [DYNASTY] * is_dynasty
    game = say("friends-game", game=Name(f"game-{rules.code[0]}"), players=rules.players)
    return " · ".join([game, *(say(f"variant-{option.key}") for option in named)])


def invite(
    seats: Sequence[Seat], name: str, game: str, is_continued: bool = False, inviter: str = ""
) -> Markup:
    """The form for an invitation, and the field for a friend's link.

    ``is_continued`` says whether the new game starts from another game's position. ``inviter`` is
    the name in an unanswered invitation.
    """
    people = {PERSON: say("friends-kind-me"), FRIEND: say("friends-kind-friend")}
    choices = joined(
        markup(
            '<li class="seat-{}">{}<select name="seat{}" aria-label="{}">{}</select></li>',
            seat.colour,
            sheets.emblem(seat.colour),
            place,
            say(f"colour-{seat.colour}"),
            kinds(seat.colour, seat.kind, people),
        )
        for place, seat in enumerate(seats)
    )
    return markup(
        '<p class="friends-game">{}</p><p>{}</p><form data-friends="invite"><fieldset>'
        '<legend>{}</legend><ol class="friends-seats">{}</ol></fieldset>{}{}'
        '<button class="primary">{}</button></form>{}{}',
        game,
        say("friends-go-on-how" if is_continued else "friends-how"),
        say("friends-who"),
        choices,
        name_field(name),
        fair(),
        say("friends-go-on-start" if is_continued else "friends-make"),
        button("unanswered", say("friends-invited", name=inviter)) if inviter else "",
        "" if is_continued else paste(),
    )


def kinds(colour: str, chosen: str, people: Mapping[str, str]) -> Markup:
    """The options for who plays a seat: ``people``, by kind, and the bots."""
    names = {**people, **{kind: words.default_name(colour, kind) for kind in NAMES}}
    return joined(option(kind, name, kind == chosen) for kind, name in names.items())


def option(value: str, name: str, is_chosen: bool) -> Markup:
    """An option of a select list."""
    chosen = markup(" selected") if is_chosen else Markup()
    return markup('<option value="{}"{}>{}</option>', value, chosen, name)


def name_field(name: str) -> Markup:
    """The field for the player's name."""
    return markup(
        '<label class="field">{} <input name="name" value="{}" data-longest="{}" dir="auto"'
        ' autocomplete="off" spellcheck="false" required></label>',
        say("friends-name"),
        name,
        LONGEST_NAME,
    )


def fair(*, is_live: bool = False) -> Markup:
    """A collapsed explanation of fair deals. In a live game, all devices take part in each deal."""
    return markup(
        '<details class="more"><summary>{}</summary><p>{}</p>{}</details>',
        say("friends-fair"),
        say("friends-fair-text"),
        "" if is_live else paragraph(say("friends-fair-two")),
    )


def paragraph(text: str) -> Markup:
    """A paragraph."""
    return markup("<p>{}</p>", text)


def paste() -> Markup:
    """The field for a link from a friend."""
    return markup(
        '<form data-friends="paste" class="friends-row"><label class="field">{} <input name="link"'
        ' autocomplete="off" spellcheck="false" required></label><button>{}</button></form>',
        say("friends-paste"),
        say("friends-open"),
    )


def share(link: str, can_share: bool) -> Markup:
    """A link with buttons to copy it and, with ``can_share``, to open the share sheet."""
    return markup('<div class="friends-row">{}{}</div>', link_field(link), send_buttons(can_share))


def link_field(link: str) -> Markup:
    """A link that can be selected."""
    return markup(
        '<label class="field">{} <input name="made" readonly value="{}"></label>',
        say("friends-link"),
        link,
    )


def send_buttons(can_share: bool) -> Markup:
    """Buttons to copy the page's link and, with ``can_share``, to open the share sheet."""
    button = markup(
        '<button type="button" class="primary" data-friends="share">{}</button>',
        say("friends-share"),
    )
    return markup(
        '{}<button type="button" class="{}" data-friends="copy">{}</button>',
        button if can_share else "",
        "" if can_share else "primary",
        say("friends-copy"),
    )


def newcomer() -> Markup:
    """A description of the game, and a button for its lesson."""
    return markup(
        '<div class="friends-new"><p>{}</p><button type="button" data-friends="learn">{}</button>'
        "</div>",
        say("friends-about"),
        say("friends-learn"),
    )


def storage_warning() -> Markup:
    """Warns that the browser saves nothing."""
    return markup('<p class="friends-unkept">{}</p>', say("friends-unkept"))


def lobby(link: str, can_share: bool, got: Sequence[str], all: int) -> Markup:
    """The invitation to send, the names of those who answered, and the button to start."""
    is_complete = len(got) == all
    return markup(
        '<p>{}</p>{}<p role="status">{}</p>{}{}{}',
        say("friends-send-invitation"),
        share(link, can_share),
        words.sentences([say("friends-answered", got=len(got), all=all), *_names(got)]),
        paste() if not is_complete else "",
        move_form(),
        markup(
            '<footer><button type="button" class="{}" data-friends="start"{}>{}</button></footer>',
            "primary" if is_complete else "",
            markup("") if is_complete else markup(' aria-disabled="true"'),
            say("friends-start"),
        ),
    )


def _names(names: Sequence[str]) -> list[str]:
    return [words.joined_names(names)] if names else []


def invitation_form(
    game: str,
    inviter: str,
    free: Mapping[int, str],
    name: str,
    *,
    is_begun: bool = False,
    is_new: bool = False,
    is_storage_unavailable: bool = False,
) -> Markup:
    """An invitation: who asks, and the answer form. ``free`` has the free seats' colours.

    The game starts from a position if ``is_begun``, the person has never played here if ``is_new``,
    and the browser saves nothing if ``is_storage_unavailable``.
    """
    seats = joined(
        option(str(place), say(f"colour-{colour}"), place == min(free))
        for place, colour in free.items()
    )
    return markup(
        '<p>{}</p><p class="friends-game">{}</p>{}<p>{}</p><form data-friends="join">{}'
        '<label class="field">{} <select name="seat">{}</select></label>{}{}'
        '<button class="primary">{}</button></form>',
        say("friends-invited", name=inviter),
        game,
        newcomer() if is_new else "",
        say("friends-from-position" if is_begun else "friends-how"),
        name_field(name),
        say("friends-seat"),
        seats,
        fair(),
        storage_warning() if is_storage_unavailable else "",
        say("friends-join"),
    )


def answered(link: str, can_share: bool, inviter: str, can_choose: bool) -> Markup:
    """The answer to send; ``can_choose`` says whether the person can choose another seat."""
    return markup(
        "<p>{}</p>{}<p>{}</p>{}{}{}",
        say("friends-joined", name=inviter),
        share(link, can_share),
        say("friends-joined-next"),
        button("reseat", say("friends-reseat")) if can_choose else "",
        paste(),
        move_form(),
    )


def move_form() -> Markup:
    """A collapsed form that moves a seat to another device before the game begins."""
    return markup(
        '<details class="more"><summary>{}</summary><p>{}</p>{}</details>',
        say("friends-move"),
        say("friends-move-how"),
        button("move-early", say("friends-move-link")),
    )


def moved_early(link: str, can_share: bool) -> Markup:
    """A seat's private link before the game begins, and a button to go back."""
    return markup(
        "<p>{}</p>{}<p>{}</p>{}",
        say("friends-moving"),
        share(link, can_share),
        say("friends-moved"),
        button("play-here", say("friends-play-here")),
    )


def more_actions(
    is_playing: bool,
    silent: str,
    may_go_live: bool = False,
    sent: str = "",
    can_share: bool = False,
) -> Markup:
    """More actions for a game.

    ``silent`` is the name of the friend whose turn it is, if any; ``sent`` is the link to resend.
    """
    again = markup("<h3>{}</h3>{}", say("friends-last"), share(sent, can_share)) if sent else ""
    live = markup(
        "<h3>{}</h3><p>{}</p>{}",
        say("live-title"),
        say("live-now-how"),
        button("live", say("live-title")),
    )
    heading = say("friends-go-on-name", name=silent) if silent else say("friends-go-on-other")
    others = markup(
        "<h3>{}</h3><p>{}</p>{}<h3>{}</h3><p>{}</p>{}",
        say("friends-move"),
        say("friends-move-how"),
        button("move", say("friends-move-link")),
        heading,
        say("friends-go-on-text"),
        button("go-on", say("friends-go-on")),
    )
    return markup(
        "{}{}{}{}", again, live if may_go_live else "", others if is_playing else "", paste()
    )


def seat_link(link: str, can_share: bool) -> Markup:
    """A seat's private link."""
    return markup(
        "<p>{}</p>{}<p>{}</p>", say("friends-moving"), share(link, can_share), say("friends-back")
    )


def seat_offered(game: str, name: str) -> Markup:
    """Asks whether to play a seat on this device."""
    return markup(
        '<p class="friends-game">{}</p><p>{}</p>{}',
        game,
        say("friends-take-how", name=name),
        button("take-seat", say("friends-take"), "primary"),
    )


def button(name: str, label: str, style: str = "") -> Markup:
    """A button in the dialog."""
    return markup(
        '<p><button type="button" class="{}" data-friends="{}">{}</button></p>', style, name, label
    )


def sentence(text: str) -> Markup:
    """A sentence, and the field for another link."""
    return markup("<p>{}</p>{}", text, paste())
