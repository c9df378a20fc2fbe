"""The markup of the analysis board: what stands on it whatever position it shows."""

from html import escape
from typing import Any

from js import document

from analysis.words import say
from pad import words as pad_words
from realmino.bots import LEVELS
from realmino.text.messages import Name
from table import sheets

CLOSE = '<svg aria-hidden="true"><use href="#sign-close"/></svg>'
RIVALS = ("person", *LEVELS)


def made() -> tuple[Any, Any, Any]:
    """The board, and its dialogs to choose a domino and what lies on the builders' board.

    They are in the document, and so is the score pad's dialog to choose a building.
    """
    buildings = f'<ul id="pad-building-list" aria-label="{escape(say("board"))}"></ul>'
    dominoes = '<ul id="analysis-dominoes" class="faces"></ul>'
    things = '<ul id="analysis-things" class="things"></ul>'
    which = pad_words.say("pad-buildings")
    board = _dialog("analysis", say("title"), _inside())
    _dialog("pad-buildings", which, buildings)
    return (
        board,
        _dialog("analysis-box", say("dominoes"), dominoes),
        _dialog("analysis-pile", which, things),
    )


def _dialog(id: str, title: str, inside: str) -> Any:
    dialog = document.createElement("dialog")
    dialog.id = id
    dialog.setAttribute("aria-labelledby", f"{id}-title")
    if id != "analysis":
        dialog.setAttribute("closedby", "any")
    dialog.innerHTML = (
        f'<header><h2 id="{id}-title" tabindex="-1">{escape(title)}</h2>'
        f'<button type="button" class="icon" data-closes aria-label="{escape(say("close"))}">'
        f"{CLOSE}</button></header>{inside}"
    )
    dialog.querySelector("h2").autofocus = True
    document.body.append(dialog)
    return dialog


def _inside() -> str:
    return (
        f'<div id="analysis-inside"><p class="lead help">{escape(say("lead"))}</p>'
        f"{_game()}{_kingdoms()}{_round()}{_court()}{_text()}</div>{_footer()}"
    )


def _card(name: str, title: str, inside: str) -> str:
    return (
        f'<section class="pad-card" id="analysis-{name}" aria-labelledby="analysis-{name}-title">'
        f'<h3 id="analysis-{name}-title">{escape(title)}</h3>{inside}</section>'
    )


def _game() -> str:
    variants = "".join(
        f'<label class="switch"><input type="checkbox" data-bonus="{letter}">'
        f"<span>{escape(say(name))}</span></label>"
        for letter, name in (("h", "harmony"), ("m", "middle"))
    )
    label = escape(say("game"))
    return _card(
        "game",
        say("game"),
        f"{_choice('game', '', label)}"
        f'<button type="button" data-act="new">{escape(say("new"))}</button>{variants}',
    )


def _kingdoms() -> str:
    tools = escape(pad_words.say("pad-brushes"))
    return (
        f'<section id="analysis-kingdoms" aria-label="{escape(say("kingdoms"))}">'
        f'<div id="pad-tabs" role="tablist" aria-label="{escape(say("kingdoms"))}"></div>'
        '<div id="pad-panel" role="tabpanel"><div class="pad-enter pad-card">'
        '<div id="pad-grid" role="grid"></div><div class="pad-tools">'
        f'<div id="pad-brushes" role="toolbar" aria-label="{tools}"></div>'
        '<p id="pad-hint"></p><p id="pad-keys" class="help"></p>'
        f"{_owned()}</div></div></div></section>"
    )


def _owned() -> str:
    fields = "".join(
        f'<label for="pad-{thing}">{sheets.sign(sign)}'
        f"{escape(pad_words.say(f'pad-owned-{thing}'))}</label>"
        f'<input type="number" id="pad-{thing}" data-thing="{thing}" min="0" max="999"'
        ' inputmode="numeric">'
        for thing, sign in (("coins", "coin"), ("ready", "knight"), ("towers", "tower"))
    )
    return (
        f'<fieldset id="pad-owned" hidden><legend>{escape(pad_words.say("pad-owned"))}</legend>'
        f'{fields}<label for="pad-queen">{sheets.sign("queen")}'
        f"{escape(pad_words.say('pad-queen'))}</label>"
        '<select id="pad-queen"></select></fieldset>'
    )


def _round() -> str:
    inside = f'<div id="analysis-turn"></div><div id="analysis-lines"></div>{_rivals()}'
    return _card("round", say("round"), inside)


def _court() -> str:
    burnt = f'<h4>{escape(say("burnt"))}</h4><ul id="analysis-burnt" class="tiles"></ul>'
    return _card("court", say("board"), f'<ol id="analysis-spots" class="tiles"></ol>{burnt}')


def _text() -> str:
    label = escape(say("text-label"))
    return _card(
        "text",
        say("text"),
        f'<p class="help">{escape(say("text-help"))}</p>'
        f'<textarea id="analysis-position" rows="4" spellcheck="false" autocapitalize="off"'
        f' autocomplete="off" maxlength="20000" aria-label="{label}"></textarea>'
        '<p id="analysis-problem" role="alert"></p><div class="row">'
        f'<button type="button" data-act="read">{escape(say("text-read"))}</button>'
        f'<button type="button" data-act="copy">{escape(say("text-copy"))}</button></div>',
    )


def _rivals() -> str:
    kinds = "".join(
        f'<option value="{kind}">'
        + escape(
            say("rivals-me") if kind == "person" else say("rivals-bot", level=Name(f"level-{kind}"))
        )
        + "</option>"
        for kind in RIVALS
    )
    return f'<label class="rivals">{escape(say("rivals"))}{_choice("rivals", kinds)}</label>'


def _choice(field: str, options: str, label: str = "") -> str:
    """A select whose words take several lines where they need them, as those of `pages`."""
    named = f' aria-label="{label}"' if label else ""
    return (
        '<span class="choice"><span aria-hidden="true"></span>'
        f'<select data-field="{field}"{named}>{options}</select></span>'
    )


def _footer() -> str:
    return (
        '<footer><p id="analysis-told" role="status"></p><div class="row">'
        f'<button type="button" data-act="undo">{escape(say("undo"))}</button>'
        f'<button type="button" data-act="share">{escape(say("share"))}</button>'
        f'<button type="button" class="primary" data-act="play">{escape(say("play"))}</button>'
        "</div></footer>"
    )
