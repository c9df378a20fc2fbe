"""Every row of the attacker tables in `docs/fair.md`, and every promise of the page, is tested."""

import ast
import re
from functools import cache

import pytest

from tests.each import each
from tools.paths import ROOT

DOCUMENT = (ROOT / "docs/fair.md").read_text(encoding="utf-8")
SENTENCES = (ROOT / "text/en/features.ftl").read_text(encoding="utf-8")

AGREEMENTS = "tests/core/together/test_agreements.py"
DEALS = "tests/core/together/test_fair.py"
INVITATION = "tests/core/together/test_invitation.py"
LEAGUE = "tests/core/together/test_league.py"
LETTER = "tests/core/together/test_letter.py"
NETWORK = "tests/core/together/test_network.py"
PARSERS = "tests/core/together/test_parsers.py"
ORACLE = "tests/oracle/test_fair.py"
VERIFY = "tests/core/cli/test_verify.py"
ATTACKS = "tests/web/live/test_attacks.py"
ON_DEALS = "tests/web/live/test_attacks_on_deals.py"
ON_ROOMS = "tests/web/live/test_attacks_on_rooms.py"
BAR = "tests/web/live/test_bar.py"
LATE = "tests/web/live/test_latecomers.py"
ROOM = "tests/web/live/test_room.py"
ROOM_ACTS = "tests/web/live/test_room_acts.py"
LIVE_NETWORK = "tests/web/live/test_room_network.py"
PENDING = "tests/web/friends/test_pending.py"
SHARED = "tests/web/friends/test_shared.py"
ATTACKER = "e2e/live/test_attackers.py"
CARRIER = "e2e/live/test_carrier.py"
SEATS = "e2e/friends/test_seats.py"

ANY_NETWORK = f"{NETWORK}::test_devices_play_one_fair_game_over_any_network"
ANY_LIVE_NETWORK = f"{LIVE_NETWORK}::test_devices_play_live_over_any_network"
ONE_LINE = f"{LEAGUE}::test_two_conspirators_can_produce_only_one_line"
ROUND_EARLY = f"{LEAGUE}::test_two_conspirators_by_link_know_their_own_deals_early"
NO_TRIES = f"{LEAGUE}::test_trying_out_secrets_shows_no_first_deal"
SAME_LINE = f"{LEAGUE}::test_the_same_line_is_dealt_whatever_was_chosen"

ROWS: dict[str, tuple[str, ...]] = {
    # By link and live
    "wants to know the next line early": (ANY_NETWORK, ANY_LIVE_NETWORK),
    "is in league with another player": (
        ROUND_EARLY,
        ONE_LINE,
        f"{LEAGUE}::test_live_everyone_has_to_be_in_league",
    ),
    "tries out secrets": (
        NO_TRIES,
        f"{LEAGUE}::test_a_single_friend_answers_without_knowing_the_first_deal",
        f"{INVITATION}::test_a_guest_refuses_a_first_letter_with_departed_guests",
        f"{ON_DEALS}::test_nobody_shows_a_link_before_their_own_game_has_begun",
        f"{ON_DEALS}::test_a_rematch_never_uses_a_secret_again",
    ),
    "wants a better line": (
        SAME_LINE,
        f"{LETTER}::test_merging_does_not_depend_on_the_order",
    ),
    "chooses dominoes, sees the line": (
        SAME_LINE,
        f"{LETTER}::test_the_first_of_two_histories_stays",
    ),
    "makes up a deal, a link or a secret": (
        ANY_NETWORK,
        f"{LETTER}::test_a_record_in_a_link_deals_nothing",
        f"{LETTER}::test_a_letter_from_another_game_is_refused",
        f"{DEALS}::test_refuses_a_rigged_deal",
        f"{DEALS}::test_refuses_a_dynastys_next_game_from_a_made_up_position",
        f"{VERIFY}::test_fails_at_the_first_deal_that_is_not_proven",
        f"{VERIFY}::test_fails_for_a_dynasty_whose_next_game_begins_from_another_position",
    ),
    "shows a link too early": (
        ANY_NETWORK,
        f"{LETTER}::test_a_link_revealed_too_early_is_refused",
        f"{ORACLE}::test_a_link_that_is_too_early_fails",
    ),
    "plays for somebody else by link": (
        f"{LETTER}::test_nobody_plays_for_the_player_at_this_device",
        f"{LETTER}::test_the_first_of_two_histories_stays",
        f"{INVITATION}::test_a_guest_refuses_a_first_letter_with_choices",
    ),
    "answers an invitation that was meant": (
        f"{PENDING}::test_a_friend_whose_seat_is_taken_when_the_game_begins_has_lost_it",
        f"{PENDING}::test_a_resent_invitation_shows_the_taken_seats",
    ),
    "answers twice": (
        f"{INVITATION}::test_refuses_answers_that_could_choose_a_deal",
        f"{ON_ROOMS}::test_a_bot_can_replace_a_player_whose_game_did_not_begin",
    ),
    "changes the seats after the answers": (
        f"{INVITATION}::test_a_guest_refuses_another_game_than_agreed",
    ),
    "opens an old link": (
        ANY_NETWORK,
        f"{LETTER}::test_merging_does_not_depend_on_the_order",
    ),
    "changes or cuts off characters": (
        ANY_NETWORK,
        f"{LETTER}::test_invalid_texts_are_refused",
        f"{PARSERS}::test_a_resealed_text_is_read_or_refused",
    ),
    "sends rubbish, or a megabyte |": (f"{LETTER}::test_invalid_texts_are_refused",),
    "puts control characters": (f"{LETTER}::test_names_are_cleaned_and_never_a_reason_to_refuse",),
    "stops playing": (
        f"{PENDING}::test_a_game_goes_on_from_a_position",
        f"{SEATS}::test_a_game_goes_on_with_a_bot_when_a_friend_stops_playing",
    ),
    "loses their secret": (
        f"{LEAGUE}::test_without_a_secret_a_deal_stays_due",
        f"{LEAGUE}::test_a_stolen_secret_gives_only_its_owners_links",
    ),
    "makes up agreements": (f"{ORACLE}::test_a_moved_agreement_fails_only_if_it_changes_a_deal",),
    "chooses for a bot": (f"{LETTER}::test_bots_are_played_by_the_device_that_chose_before",),
    "asks a bot for advice": (),  # happens outside the game
    # Live only
    "runs the relay": (
        f"{ATTACKER}::test_nobody_can_forge_or_repeat_a_message",
        f"{ATTACKER}::test_a_malicious_relay_disturbs_nobody",
        f"{CARRIER}::test_another_code_is_another_room",
        f"{ROOM}::test_the_next_sign_of_life_repairs_a_lost_choice",
    ),
    "knows the code of the room": (
        f"{LATE}::test_a_device_that_comes_too_late_can_watch",
        f"{ROOM}::test_after_any_change_of_the_plan_nobody_is_ready",
        f"{LATE}::test_the_leader_removes_a_device_permanently",
        f"{ON_ROOMS}::test_a_stranger_who_answers_first_can_lead_a_newcomer",
        f"{ON_ROOMS}::test_a_stranger_never_leads_a_room_whose_leader_is_there",
    ),
    "has a link of a game that goes on live": (
        f"{ON_DEALS}::test_the_real_player_replaces_a_stranger",
    ),
    "fills the room with devices": (
        f"{ATTACKER}::test_a_full_room_admits_a_device_when_another_is_lost",
        f"{CARRIER}::test_a_blocked_device_stays_out_of_the_room",
        f"{ON_ROOMS}::test_strangers_do_not_push_a_player_out_of_the_game",
        f"{LATE}::test_the_leader_removes_a_device_permanently",
    ),
    "changes the rules or seats": (
        f"{ROOM_ACTS}::test_refuses_to_start_a_game_without_everyones_agreement",
        f"{ON_ROOMS}::test_different_plans_for_different_people_start_no_game",
        f"{ON_ROOMS}::test_the_leader_cannot_remove_a_player_while_the_game_starts",
    ),
    "breaks off the start": (
        f"{ON_DEALS}::test_delayed_starts_reveal_no_deals_to_the_leader",
        f"{ON_DEALS}::test_nobody_shows_a_link_before_their_own_game_has_begun",
    ),
    "makes up a secret for somebody else": (
        f"{ON_DEALS}::test_a_leader_cannot_leave_a_guest_out_of_the_first_deal",
    ),
    "plays for somebody who is there": (
        ANY_LIVE_NETWORK,
        f"{ROOM_ACTS}::test_nobody_can_play_for_somebody_who_is_present",
        f"{ATTACKS}::test_only_the_absent_players_device_refuses_the_choice",
    ),
    "plays on alone": (
        f"{ATTACKS}::test_playing_the_rest_alone_changes_nothing_for_others",
        f"{ATTACKS}::test_the_player_continues_a_game_in_which_a_bot_played",
        f"{ON_ROOMS}::test_a_rejected_version_is_not_asked_about_again",
    ),
    "loses the network": (
        f"{ATTACKS}::test_a_device_without_a_connection_lets_nobody_be_replaced",
        f"{BAR}::test_without_a_connection_nothing_can_be_changed",
        f"{CARRIER}::test_a_silent_relay_counts_as_disconnected",
    ),
    "sends two different choices": (
        f"{ON_DEALS}::test_two_different_choices_are_noticed_and_lead_to_no_deal",
    ),
    "claims that everyone has agreed": (
        f"{ROOM}::test_one_device_cannot_claim_that_all_have_agreed",
        f"{ON_DEALS}::test_an_undo_removes_only_the_askers_last_choice",
        f"{ON_DEALS}::test_a_refused_undo_cannot_be_carried_out_later",
        f"{ON_DEALS}::test_nobody_is_brought_back_from_a_bot_by_others",
    ),
    "votes out somebody who is there": (
        ANY_LIVE_NETWORK,
        f"{ROOM}::test_one_vote_to_wait_keeps_the_bot_out",
        f"{ROOM}::test_a_withdrawn_vote_does_not_count_later",
    ),
    "stays connected, but withholds": (
        f"{ROOM}::test_a_bot_plays_on_when_all_others_agree_and_the_owner_comes_back",
        f"{BAR}::test_after_a_minute_names_the_player_that_the_game_waits_for",
    ),
    "waits for all other links": (
        f"{LEAGUE}::test_leaving_before_a_deal_changes_it",
        f"{ROOM}::test_one_vote_to_wait_keeps_the_bot_out",
        f"{ATTACKS}::test_nobody_leaves_while_a_deal_is_due",
    ),
    "comes back to get a third line": (f"{ON_DEALS}::test_nobody_comes_back_while_a_deal_is_due",),
    "takes back the last choice": (
        f"{ON_DEALS}::test_nobody_undoes_the_last_choice_after_links_are_revealed",
        f"{ON_DEALS}::test_no_vote_allows_a_new_choice_with_the_line_known",
        f"{ON_DEALS}::test_leaving_cannot_remove_choices_of_others",
        f"{ROOM_ACTS}::test_a_deal_is_never_undone",
    ),
    "is cut off with half": (f"{ROOM}::test_halves_that_meet_again_ask_which_game_to_continue",),
    "sends rubbish, a megabyte, or": (
        f"{ROOM_ACTS}::test_nonsense_changes_nothing",
        f"{ROOM_ACTS}::test_a_flood_is_dropped_and_its_sender_named",
        f"{ATTACKS}::test_more_games_than_four_a_second_are_dropped",
        f"{ATTACKER}::test_long_texts_and_floods_do_not_reach_the_page",
    ),
    "sends long games": (
        f"{ATTACKS}::test_games_of_strangers_and_other_games_are_not_replayed",
        f"{ATTACKS}::test_a_player_cannot_keep_a_device_busy",
        f"{ON_ROOMS}::test_an_early_letter_is_not_replayed",
        f"{ON_ROOMS}::test_a_watcher_replays_no_more_than_a_player",
        f"{ON_ROOMS}::test_a_letter_is_not_compared_again_at_each_message",
    ),
    "sends old messages again": (
        f"{ATTACKER}::test_nobody_can_repeat_messages_to_a_reloaded_page",
        f"{ATTACKER}::test_delayed_messages_replace_no_session",
    ),
    "has a clock that's wrong": (f"{CARRIER}::test_a_device_returns_after_its_clock_was_ahead",),
    "opens the game twice": (
        f"{ROOM_ACTS}::test_a_second_window_with_the_same_key_is_noticed",
        f"{ATTACKER}::test_a_copied_key_replaces_a_session_only_when_that_is_silent",
        f"{CARRIER}::test_two_tabs_in_one_room_are_reported",
    ),
    "has another version of the page": (f"{ROOM_ACTS}::test_reports_a_page_of_another_version",),
}
"""The tests for each row, by the row's beginning."""

PROMISES: dict[str, tuple[str, ...]] = {
    "friends-fair-text": (ANY_NETWORK, NO_TRIES, SAME_LINE),
    "friends-fair-two": (ROUND_EARLY, ONE_LINE),
    "friends-proof-text": (
        f"{SHARED}::test_the_proof_counts_the_deals_and_names_everyone_whose_secret_is_in_them",
        f"{DEALS}::test_every_deal_of_a_game_is_proven",
    ),
}
"""The tests for each sentence about fairness, by its message key."""


def rows() -> list[str]:
    """The first cell of each row of the attacker tables, with the bar after it."""
    tables = DOCUMENT.split("| somebody … | what happens |\n|---|---|\n")[1:]
    assert len(tables) == 2
    return [row[2:] for table in tables for row in re.match(r"(\|.*\n)+", table)[0].splitlines()]  # type: ignore[index]


@cache
def functions(path: str) -> frozenset[str]:
    """The names of a test file's functions."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def test_each_row_of_the_attacker_tables_has_an_entry() -> None:
    found = [[start for start in ROWS if row.startswith(start)] for row in rows()]
    assert [len(starts) for starts in found] == [1] * len(rows()), found
    assert [start for starts in found for start in starts] == [*ROWS]


@pytest.mark.parametrize("key", PROMISES)
def test_the_pages_promises_match_the_tests(key: str) -> None:
    assert re.search(f"^{key} =", SENTENCES, re.MULTILINE)
    assert PROMISES[key]


@each("name", sorted({name for names in (*ROWS.values(), *PROMISES.values()) for name in names}))
def test_the_named_test_exists(name: str) -> None:
    path, function = name.split("::")
    assert function in functions(path)
