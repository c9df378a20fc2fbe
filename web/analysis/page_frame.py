"""The analysis board's fixed parts as HTML; `page` has the changing ones."""

from browser.markup import Markup, joined, markup
from browser.messages import say
from realmino.bots import LEVELS
from realmino.pieces.variants import OPTIONS
from realmino.text.messages import Name
from table.wording import sheets

RIVALS = ("person", *LEVELS)


def body() -> Markup:
    """The dialog's content; `page` fills its parts."""
    return markup(
        '<div id="analysis-inside"><p class="lead help">{}</p>{}{}{}{}{}</div>{}',
        say("analysis-lead"),
        _game(),
        _kingdoms(),
        _round(),
        _court(),
        _text(),
        _footer(),
    )


def _card(name: str, title: str, inside: Markup) -> Markup:
    return markup(
        '<section class="pad-card" id="analysis-{}" aria-labelledby="analysis-{}-title">'
        '<h3 id="analysis-{}-title">{}</h3>{}</section>',
        name,
        name,
        name,
        title,
        inside,
    )


def _game() -> Markup:
    variants = joined(
        markup(
            '<label class="switch"><input type="checkbox" data-bonus="{}"><span>{}</span></label>',
            letter,
            say(f"variant-{option.key}"),
        )
        for letter, option in OPTIONS.items()
        if option.points
    )
    label = say("pad-game-which")
    return _card(
        "game",
        say("pad-game-which"),
        markup(
            '{}<button type="button" data-act="new">{}</button>{}',
            _choice("game", Markup(), label),
            say("analysis-new"),
            variants,
        ),
    )


def _kingdoms() -> Markup:
    tools = say("pad-brushes")
    return markup(
        '<section id="analysis-kingdoms" aria-label="{}">'
        '<div id="pad-tabs" role="tablist" aria-label="{}"></div>'
        '<div id="pad-panel" role="tabpanel"><div class="pad-enter pad-card">'
        '<div id="pad-grid" role="grid"></div><div class="pad-tools">'
        '<div id="pad-brushes" role="toolbar" aria-label="{}"></div>'
        '<p id="pad-hint"></p><p id="pad-keys" class="help"></p>'
        "{}</div></div></div></section>",
        say("pad-kingdoms"),
        say("pad-kingdoms"),
        tools,
        _belongings(),
    )


def _belongings() -> Markup:
    fields = joined(
        markup(
            '<label for="pad-{}">{}'
            "{}</label>"
            '<input type="number" id="pad-{}" data-thing="{}" min="0" max="999"'
            ' inputmode="numeric">',
            thing,
            sheets.court_icon(sign),
            say(f"pad-owned-{thing}"),
            thing,
            thing,
        )
        for thing, sign in (("coins", "coin"), ("ready", "knight"), ("towers", "tower"))
    )
    return markup(
        '<fieldset id="pad-owned" hidden><legend>{}</legend>'
        '{}<label for="pad-queen">{}'
        "{}</label>"
        '<select id="pad-queen"></select></fieldset>',
        say("pad-owned"),
        fields,
        sheets.court_icon("queen"),
        say("pad-queen"),
    )


def _round() -> Markup:
    inside = markup('<div id="analysis-turn"></div><div id="analysis-lines"></div>{}', _rivals())
    return _card("round", say("analysis-round"), inside)


def _court() -> Markup:
    burnt = markup('<h4>{}</h4><ul id="analysis-burnt" class="tiles"></ul>', say("analysis-burnt"))
    return _card(
        "court", say("board-title"), markup('<ol id="analysis-spots" class="tiles"></ol>{}', burnt)
    )


def _text() -> Markup:
    label = say("pad-read-label")
    return _card(
        "text",
        say("analysis-text"),
        markup(
            '<p class="help">{}</p>'
            '<textarea id="analysis-position" rows="4" spellcheck="false" autocapitalize="off"'
            ' autocomplete="off" maxlength="20000" aria-label="{}"></textarea>'
            '<p id="analysis-problem" role="alert"></p><div class="row">'
            '<button type="button" data-act="read">{}</button>'
            '<button type="button" data-act="copy">{}</button></div>',
            say("analysis-text-help"),
            label,
            say("analysis-text-read"),
            say("analysis-text-copy"),
        ),
    )


def _rivals() -> Markup:
    kinds = joined(
        markup(
            '<option value="{}">{}</option>',
            kind,
            say("analysis-rivals-me")
            if kind == "person"
            else say("kind-level", level=Name(f"level-{kind}")),
        )
        for kind in RIVALS
    )
    return markup(
        '<label class="rivals">{}{}</label>', say("analysis-rivals"), _choice("rivals", kinds)
    )


def _choice(field: str, options: Markup, label: str = "") -> Markup:
    """A select whose text may wrap, like those in `page`."""
    named = markup(' aria-label="{}"', label) if label else ""
    return markup(
        '<span class="choice"><span aria-hidden="true"></span>'
        '<select data-field="{}"{}>{}</select></span>',
        field,
        named,
        options,
    )


def _footer() -> Markup:
    return markup(
        '<footer><p id="analysis-status" role="status"></p><div class="row">'
        '<button type="button" data-act="undo">{}</button>'
        '<button type="button" data-act="share">{}</button>'
        '<button type="button" class="primary" data-act="play">{}</button>'
        "</div></footer>",
        say("undo"),
        say("analysis-share"),
        say("analysis-play"),
    )
