// A posed position: the body of a scenario and the start of a record.
#include <cassert>
#include <utility>

#include "reader.hpp"

namespace fow::json {
namespace {

[[nodiscard]] Knowledge read_seen(const Node& node, Kind kind) {
    const std::string text = node.text();
    if (text == "back") return Knowledge::back;
    if (text == "all") return Knowledge::all;
    if (text != "light_infantry") node.fail("\"" + text + "\" is none of back, light_infantry, all (W4.10)");
    if (kind != Kind::light_infantry) node.fail("the piece is no light infantry (W4.10)");
    return Knowledge::light_infantry;
}

[[nodiscard]] std::string_view seen_word(unsigned seen) {
    return seen == 0 ? "back" : seen == 1 ? "light_infantry" : "all";
}

[[nodiscard]] Whereabouts read_whereabouts(const Node& node, const State& state, const Rules::Profile& profile) {
    if (node.has("square") == node.has("place")) node.fail("either a square or a place is wanted");
    if (node.has("square")) {
        const Square square = node.member("square").square();
        if (state.occupied().contains(square)) node.member("square").fail("two pieces on one square (W7.4)");
        return square;
    }
    const Place place = node.member("place").word(place_from_word, "a place beside the board");
    if (place == Place::regaining && profile.kind != Kind::heavy_cavalry)
        node.member("place").fail("only heavy cavalry regains strength (W4.6)");
    if (place == Place::withdrawn && (profile.kind == Kind::artillery || profile.kind == Kind::commander_in_chief))
        node.member("place").fail("artillery and commanders in chief are never routed (W8.3)");
    return place;
}

void read_piece(const Node& node, const Rules& rules, State& state, std::array<bool, max_units>& listed) {
    node.object({"unit", "square?", "place?", "seen?", "weakened?", "charged?", "fresh?"});
    const UnitId unit = node.member("unit").unit(rules.roster());
    if (std::exchange(listed[static_cast<std::size_t>(unit.index())], true)) node.member("unit").fail("the piece is listed twice");
    const auto& profile = rules.profile(unit);
    put(rules, state, unit, read_whereabouts(node, state, profile));
    Marks& marks = state.mark(unit);
    if (node.has("seen")) marks.seen = static_cast<unsigned>(read_seen(node.member("seen"), profile.kind)) & 3U;
    const bool heavy = profile.kind == Kind::heavy_cavalry;
    if (node.has("weakened")) {
        if (!heavy) node.member("weakened").fail("only heavy cavalry is weakened (W4.5)");
        marks.weakened = static_cast<unsigned>(node.member("weakened").integer(0, profile.strength - 1)) & 7U;
    }
    if (node.has("charged") && node.member("charged").boolean()) {
        if (!heavy) node.member("charged").fail("only heavy cavalry is marked for a charge (W4.6)");
        marks.charged = 1;
    }
    if (node.has("fresh") && node.member("fresh").boolean()) {
        if (node.has("square") || !(state.whereabouts(unit).is(Place::withdrawn) || state.whereabouts(unit).is(Place::regaining)))
            node.member("fresh").fail("only a piece that is withdrawn or regaining is freshly off the board (W4.7, W8.10)");
        marks.fresh = 1;
    }
}

void read_lines(const Node& node, State& state) {
    node.object({"french?", "allied?"});
    for (const Seat seat : seats)
        if (node.has(fow::word(seat)))
            state.line[seat] =
                static_cast<std::uint8_t>(node.member(fow::word(seat)).word(sector_from_word, "left, centre or right"));
}

/// What only a turn under way has.
void read_turn(const Node& node, const Rules& rules, State& state) {
    for (const Army army : {Army::french, Army::allied})
        for (const auto leader : {rules.commander(army), rules.commander_in_chief(seat_of(army))})
            if (leader && state.whereabouts(*leader).is(Place::reserve))
                node.member("pieces").fail("\"" + rules.roster()[static_cast<std::size_t>(leader->index())].id +
                                           "\" is never in reserve: commanders start on the board (W6.3)");
    if (node.has("quiet_turns"))
        state.quiet_turns =
            static_cast<std::uint8_t>(node.member("quiet_turns").integer(0, rules.set().turns.quiet_turn_limit - 1));
    if (node.has("draw_offered")) state.draw_pending = node.member("draw_offered").boolean();
    begin_posed_turn(rules, state, 0);
    const int used = node.has("actions_used") ? node.member("actions_used").integer(0, 100) : 0;
    if (used > state.actions)
        node.member("actions_used").fail("the turn has only " + std::to_string(state.actions) + " actions (W5.3)");
    state.actions_used = static_cast<std::int8_t>(used);
    if (!node.has("acted")) return;
    const Node acted = node.member("acted");
    for (std::size_t i = 0; i < acted.size(2); ++i) {
        const std::string nation = acted.element(i).text();
        if (nation != "allied" && nation != "prussian") acted.element(i).fail("neither allied nor prussian (W9.6)");
        if (std::exchange(nation == "allied" ? state.allied_acted : state.prussian_acted, true))
            acted.element(i).fail("the nation is listed twice");
    }
}

/// W6: everything is still to be done.
void read_set_up(const Node& node, const Rules& rules, State& state) {
    for (const char* name : {"to_move", "actions_used", "acted", "quiet_turns", "draw_offered"})
        if (node.has(name)) node.member(name).fail("belongs to a turn, not to set_up");
    const Node pieces = node.member("pieces");
    for (std::size_t i = 0; i < pieces.size(max_units); ++i)
        if (!pieces.element(i).has("place") || pieces.element(i).member("place").text() != word(Place::reserve))
            pieces.element(i).fail("in set_up every piece starts in reserve (W6)");
    state.mover = initial_state(rules).mover;
    state.phase = state.line[state.mover] > 2 ? Phase::line_draw : Phase::set_up;
}

}  // namespace

State read_position(const Node& node, const Rules& rules) {
    node.object({"phase", "turn?", "to_move?", "first_mover?", "actions_used?", "acted?", "quiet_turns?", "draw_offered?",
                 "prussians?", "lines_of_retreat?", "pieces"});
    State state;
    state.first_mover = rules.set().turns.first_mover;
    if (node.has("turn")) state.turn = static_cast<std::int16_t>(node.member("turn").integer(1, 1000));
    if (node.has("first_mover")) state.first_mover = node.member("first_mover").seat();
    state.mover = node.has("to_move") ? node.member("to_move").seat() : state.first_mover;
    if (node.has("lines_of_retreat")) read_lines(node.member("lines_of_retreat"), state);
    std::array<bool, max_units> listed{};
    const Node pieces = node.member("pieces");
    for (std::size_t i = 0; i < pieces.size(max_units); ++i) read_piece(pieces.element(i), rules, state, listed);
    if (node.has("prussians")) {
        const std::string coming = node.member("prussians").text();
        if (coming != "coming" && coming != "absent") node.member("prussians").fail("neither coming nor absent");
        for (int i = rules.first_unit(Army::prussian); coming == "coming" && i < rules.end_unit(Army::prussian); ++i)
            if (!listed[static_cast<std::size_t>(i)]) put(rules, state, UnitId(i), Place::reserve);
    }
    const Node phase = node.member("phase");
    if (const std::string name = phase.text(); name == "turn") read_turn(node, rules, state);
    else if (name == "set_up") read_set_up(node, rules, state);
    else phase.fail("\"" + name + "\" is neither set_up nor turn");
    if (const auto fault = inconsistency(rules, state)) node.fail(*fault);
    return state;
}

Value position_to_json(const State& state, const Rules& rules) {
    assert(state.phase == Phase::turn || state.phase == Phase::set_up || state.phase == Phase::line_draw);
    Value pieces = Value::array();
    for (int i = 0; i < rules.unit_count(); ++i) {
        const UnitId unit(i);
        const Whereabouts where = state.whereabouts(unit);
        if (where.is(Place::absent)) continue;
        Value piece{{"unit", rules.roster()[static_cast<std::size_t>(i)].id}};
        if (where.on_board()) piece["square"] = to_text(where.square());
        else piece["place"] = fow::word(where.place());
        const Marks& marks = state.mark(unit);
        if (marks.seen != 0) piece["seen"] = seen_word(marks.seen);
        if (marks.weakened != 0) piece["weakened"] = static_cast<int>(marks.weakened);
        if (marks.charged != 0) piece["charged"] = true;
        if (marks.fresh != 0) piece["fresh"] = true;
        pieces.push_back(std::move(piece));
    }
    const bool turn = state.phase == Phase::turn;
    Value node{{"phase", turn ? "turn" : "set_up"}, {"turn", state.turn}, {"first_mover", fow::word(state.first_mover)},
               {"pieces", std::move(pieces)}};
    if (turn) {
        node["to_move"] = fow::word(state.mover);
        node["actions_used"] = static_cast<int>(state.actions_used);
    }
    Value acted = Value::array();
    if (state.allied_acted) acted.push_back("allied");
    if (state.prussian_acted) acted.push_back("prussian");
    if (!acted.empty()) node["acted"] = acted;
    if (state.quiet_turns != 0) node["quiet_turns"] = static_cast<int>(state.quiet_turns);
    if (state.draw_pending) node["draw_offered"] = true;
    for (const Seat seat : seats)
        if (const auto line = state.line_of(seat)) node["lines_of_retreat"][std::string(fow::word(seat))] = fow::word(*line);
    return node;
}

}  // namespace fow::json
