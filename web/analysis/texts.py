"""Converts texts, matches and links to analysis boards, and boards to matches."""

from __future__ import annotations

import re
from dataclasses import replace

import realmino
from analysis.board import AnalysisBoard
from kingdoms.model import Pad
from kingdoms.texts import GAMES, pad_from_position, position_text, series_from_fields, with_players
from realmino import PartialPosition
from realmino.pieces.phases import Phase
from table.model.links import match_of_fields, read_link
from table.model.match import PERSON, YOU, Match, Seat
from table.wording.words import seat_name, typed_name


def parse_board(text: str) -> AnalysisBoard:
    """The board for a position's text; anything missing is as at the start of a game.

    Raises `NotationError` if the text isn't a position.
    """
    pad, position = _kingdoms_of(text)
    begun = AnalysisBoard.begin(pad.rules.code)
    has_turn = position.round is not None and position.phase is not None
    kingdoms = tuple(
        kingdom
        if number in position.purses
        else replace(kingdom, coins=begun.pad.kingdoms[number].coins)
        for number, kingdom in enumerate(pad.kingdoms)
    )
    board = replace(begun, pad=replace(pad, kingdoms=kingdoms))
    if position.board is not None and pad.rules.has_court:
        board = replace(board, tiles=position.board, dragon=position.dragon, burnt=position.burnt)
    if not has_turn:
        line, next = position.line or board.line, position.next or board.next
        return replace(board, line=line, next=next, gone=position.gone)
    return replace(
        board,
        line=position.line,
        next=position.next,
        order=position.order,
        given_round=position.round,
        phase=position.phase or Phase.ADD,
        gone=position.gone,
        last_placed=position.laid,
    )


def match_board(match: Match) -> AnalysisBoard:
    """The board for a match's current moment, with its names and colours."""
    board = parse_board(str(match.game.state))
    names = tuple(seat_name(seat) if seat.name == YOU else seat.name for seat in match.seats)
    colours = tuple(seat.colour for seat in match.seats)
    return replace(board, pad=replace(board.pad, names=names, colours=colours))


def link_board(link: str) -> AnalysisBoard:
    """The board for a link's fragment: a game's moment (``g=``) or a position (``p=``).

    Raises `NotationError` or `ValueError` if it is damaged.
    """
    fields = read_link(link, "p", "g")
    if "p" not in fields:
        return match_board(match_of_fields(fields, "", link))
    position = fields["p"]
    if {*GAMES[1:]} & {*fields}:
        position = position_text(series_from_fields(fields).pad)
    board = parse_board(position)
    return replace(board, pad=with_players(board.pad, fields))


def _kingdoms_of(text: str) -> tuple[Pad, PartialPosition]:
    """A pad with a position's kingdoms (bare castles if it has none), and the position."""
    if not re.search(r"[:ABD-Z]", text):  # a kingdom alone
        return pad_from_position(text), PartialPosition()
    position = PartialPosition.parse(text)
    if position.rules and not position.kingdoms:
        return Pad.begin(position.rules.code), position
    return pad_from_position(text), position


def board_match(board: AnalysisBoard, seed: str, rivals: str) -> Match:
    """A match that begins at the board's position; a seed deals the rest.

    A person plays the kingdom to act; ``rivals`` play the others. `problem` must be "".
    """
    [game] = realmino.parse_games(f"[{board.position}]")
    turn = game.state.to_act
    own = board.rules.kingdom_of(turn) if turn is not None else 0
    seats = tuple(
        Seat(
            board.pad.colours[seat],
            typed_name(board.pad.names[seat]),
            PERSON if board.rules.kingdom_of(seat) == own else rivals,
        )
        for seat in board.rules.seats
    )
    return Match(seats, seed, (game,)).with_deals()
