// Lists every value of rules/waterloo/ once: the member of its document, its rule, and its place in a Ruleset. Reading, writing and the
// set of members follow from this list (ruleset.cpp). Private to the json layer.
#pragma once

#include "games/waterloo/engine/ruleset.hpp"

namespace fow::waterloo::json_parts {

/// Minutes after midnight, written as "11:00".
template <class Int>
struct Clock {
    Int& minutes;
};
template <class Int>
Clock(Int&) -> Clock<Int>;

/// A value that older rules data lack: read as `before` if it is missing, and written only if it differs from that, so that the
/// digests of their records stay the same. The name of its member ends with "?".
template <class Bool>
struct Added {
    Bool& value;
    bool before;
};
template <class Bool>
Added(Bool&, bool) -> Added<Bool>;

/// Calls `part` with the name of each document and a function that calls `at` for its values: at(member, rule, value), or at(member,
/// list) if each entry has a rule of its own. `set` is a Ruleset, const or not.
template <class Set, class Part>
void each_part(Set& set, const Part& part) {
    part("board", [&board = set.board](const auto& at) {
        at("set_up_zone", "W6.2", board.set_up_zone);
        at("back_row", "W7.2", board.back_row);
        at("line_of_retreat", "W3.2", board.line_of_retreat);
    });
    part("pieces", [&pieces = set.pieces](const auto& at) {
        at("light_infantry_moves", "W4.1", pieces.light_infantry_moves);
        at("line_infantry_moves", "W4.2", pieces.line_infantry_moves);
        at("artillery_range", "W4.9", pieces.artillery_range);
        at("strength_limit", "W4.15", pieces.strength_limit);
        at("reserve_limit", "W6.3", pieces.reserve_limit);
        at("lines_to_sever", "W1.1", pieces.lines_to_sever);
        at("roster", pieces.roster);
    });
    part("turns", [&turns = set.turns](const auto& at) {
        at("actions", "W5.3", turns.actions);
        at("commander_actions", "W5.3", turns.commander_actions);
        at("commander_in_chief_actions", "W5.3", turns.commander_in_chief_actions);
        at("first_turn", "W2.3", Clock{turns.first_turn_minutes});
        at("minutes_a_turn", "W2.3", turns.minutes_a_turn);
        at("quiet_turn_limit", "W1.7", turns.quiet_turn_limit);
        at("nightfall_turn", "W15.2", turns.nightfall_turn);
        at("first_mover", "W7.1", turns.first_mover);
    });
    part("die", [&die = set.die](const auto& at) { at("faces", "W8.5", die.faces); });
    part("arrival", [&arrival = set.arrival](const auto& at) {
        at("first_turn", "W9.1", arrival.first_turn);
        at("pieces_a_turn", "W9.2", arrival.pieces_a_turn);
        at("extra_action_turn", "W9.5", arrival.extra_action_turn);
        at("flag", "W9.3", arrival.flag);
        at("beside", "W9.3", arrival.beside);
        at("free_flags_first?", "W9.3", Added{arrival.free_flags_first, false});
    });
    part("terrain", [&terrain = set.terrain](const auto& at) {
        at("tiles", terrain.tiles);
        at("hits", "W10.6", terrain.hits);
        at("building_bonus", "W10.5", terrain.building_bonus);
        at("hill_bonus", "W10.10", terrain.hill_bonus);
        at("village_bonus", "W12.6", terrain.village_bonus);
        at("hill_range", "W10.12", terrain.hill_range);
        at("hill_fire", "W10.12", terrain.hill_fire);
    });
    part("cards", [&cards = set.cards](const auto& at) {
        at("pack", cards.pack);
        at("hand", "W11.1", cards.hand);
        at("looks", "W11.4", cards.looks);
        at("scouting", "W11.4", cards.scouting);
        at("movers", "W11.5", cards.movers);
        at("spirit_bonus", "W11.7", cards.spirit_bonus);
        at("taken", "W9.8", cards.taken);
        at("taking_turn", "W9.8", cards.taking_turn);
    });
    part("expert", [&expert = set.expert](const auto& at) {
        at("garrison_tile", "W12.4", expert.garrison_tile);
        at("garrison_seat", "W12.4", expert.garrison_seat);
        at("garrison", "W12.4", expert.garrison);
        at("chief_actions", "W13.3", expert.chief_actions);
        at("commander_actions", "W13.3", expert.commander_actions);
        at("least_actions", "W13.3", expert.least_actions);
        at("saving_needs_cavalry?", "W13.5", Added{expert.saving_needs_cavalry, true});
        at("minor_from", "W13.9", expert.minor_from);
        at("major_from", "W13.9", expert.major_from);
        at("early_turn", "W14.1", expert.early_turn);
        at("early_mover", "W14.1", expert.early_mover);
        at("late_turn", "W14.1", expert.late_turn);
        at("late_units", "W14.1", expert.late_units);
        at("doubt_turn", "W14.2", expert.doubt_turn);
    });
}

}  // namespace fow::waterloo::json_parts
