// Writes a posed position.
#include <cassert>

#include "parts.hpp"

namespace fow::waterloo::json_parts {
namespace {

[[nodiscard]] std::string_view seen_word(unsigned seen) { return seen == 0 ? "back" : seen == 1 ? "light_infantry" : "all"; }

[[nodiscard]] Value pieces_to_json(const State& state, const Rules& rules) {
    Value pieces = Value::array();
    for (int i = 0; i < rules.unit_count(); ++i) {
        const UnitId unit(i);
        const Whereabouts where = state.whereabouts(unit);
        if (where.is(Place::absent)) continue;
        Value piece{{"unit", rules.roster()[static_cast<std::size_t>(i)].id}};
        if (where.on_board()) piece["square"] = to_text(where.square());
        else piece["place"] = fow::waterloo::word(where.place());
        const Marks& marks = state.mark(unit);
        if (marks.seen != 0) piece["seen"] = seen_word(marks.seen);
        if (marks.weakened != 0) piece["weakened"] = static_cast<int>(marks.weakened);
        if (marks.charged != 0) piece["charged"] = true;
        if (marks.fresh != 0) piece["fresh"] = true;
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

void write_cards(Value& node, const char* name, const PerSeat<CardCounts>& counts) {
    for (const Seat seat : seats)
        for (const Card card : cards)
            for (int i = 0; i < counts[seat][card]; ++i) node[name][std::string(fow::waterloo::word(seat))].push_back(fow::waterloo::word(card));
}

/// Members that only a turn in progress has.
void write_turn(Value& node, const State& state, const Rules& rules) {
    node["to_move"] = fow::waterloo::word(state.mover);
    node["actions_used"] = static_cast<int>(state.actions_used);
    if (state.allied_acted) node["acted"].push_back("allied");
    if (state.prussian_acted) node["acted"].push_back("prussian");
    if (state.quiet_turns != 0) node["quiet_turns"] = static_cast<int>(state.quiet_turns);
    if (state.draw_pending) node["draw_offered"] = true;
    for (std::size_t i = 0; i < rules.works().size(); ++i) {
        const WorkState& work = state.works[i];
        if (work == WorkState{}) continue;
        Value entry{{"tile", rules.tiles()[rules.works()[i].tile].id}};
        if (work.owner < 2) entry["owner"] = fow::waterloo::word(static_cast<Seat>(work.owner));
        if (work.damage != 0) entry["damage"] = static_cast<int>(work.damage);
        node["works"].push_back(std::move(entry));
    }
    write_cards(node, "hands", state.hand);
    write_cards(node, "discards", state.discarded);
    write_cards(node, "played", state.played);
}

}  // namespace

Value position_to_json(const State& state, const Rules& rules) {
    const bool turn = state.phase == Phase::turn;
    const bool ready = state.ready[french_seat] && state.ready[allied_seat];
    assert(turn || state.phase == Phase::set_up || state.phase == Phase::line_draw || (ready && state.phase == Phase::draft));
    Value node{{"phase", turn    ? "turn"
                         : ready ? "ready"
                                 : "set_up"},
               {"turn", state.turn},
               {"first_mover", fow::waterloo::word(state.first_mover)},
               {"pieces", pieces_to_json(state, rules)}};
    for (const Seat seat : seats)
        if (const auto line = state.line_of(seat)) node["lines_of_retreat"][std::string(fow::waterloo::word(seat))] = fow::waterloo::word(*line);
    if (turn) write_turn(node, state, rules);
    return node;
}

}  // namespace fow::waterloo::json_parts
