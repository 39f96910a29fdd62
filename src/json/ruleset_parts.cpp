// board, pieces, turns, die and arrival: what every mode is played by.
#include "ruleset_parts.hpp"

namespace fow::json {
namespace {

/// The rule that each value of the data rests on.
namespace id {
constexpr const char* set_up_zone = "W6.2";
constexpr const char* back_row = "W7.2";
constexpr const char* line_of_retreat = "W3.2";
constexpr const char* light_infantry_moves = "W4.1";
constexpr const char* line_infantry_moves = "W4.2";
constexpr const char* artillery_range = "W4.9";
constexpr const char* strength_limit = "W4.15";
constexpr const char* reserve_limit = "W6.3";
constexpr const char* lines_to_sever = "W1.1";
constexpr const char* actions = "W5.3";
constexpr const char* clock = "W2.3";
constexpr const char* quiet_turn_limit = "W1.7";
constexpr const char* nightfall_turn = "W15.2";
constexpr const char* first_mover = "W7.1";
constexpr const char* faces = "W8.5";
constexpr const char* first_arrival = "W9.1";
constexpr const char* pieces_a_turn = "W9.2";
constexpr const char* extra_action_turn = "W9.5";
constexpr const char* entry = "W9.3";

[[nodiscard]] const char* of(Kind kind) {
    constexpr std::array<const char*, 7> rules{"W4.1", "W4.2", "W4.3", "W4.4", "W4.8", "W5.1", "W5.2"};
    return rules[static_cast<std::size_t>(kind)];
}
}  // namespace id

[[nodiscard]] Unit read_unit(const Node& node) {
    node.object({"id", "name", "army", "kind", "strength", "rule"});
    Unit unit{node.member("id").text(60), node.member("name").text(60),
                    node.member("army").word(army_from_word, "an army"),
                    node.member("kind").word(kind_from_word, "a kind of piece"), node.member("strength").integer(0, 7)};
    node.rule(id::of(unit.kind));
    return unit;
}

[[nodiscard]] int read_clock(const Node& node) {
    const std::string text = node.text();
    const auto digit = [&](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
    if (text.size() != 5 || text[2] != ':' || !digit(0) || !digit(1) || !digit(3) || !digit(4))
        node.fail("\"" + text + "\" is no time of day like 11:00");
    const int hours = (text[0] - '0') * 10 + text[1] - '0';
    const int minutes = (text[3] - '0') * 10 + text[4] - '0';
    if (hours > 23 || minutes > 59) node.fail("\"" + text + "\" is no time of day");
    return hours * 60 + minutes;
}

[[nodiscard]] std::string clock_text(int minutes) {
    const auto two = [](int n) { return std::string(n < 10 ? "0" : "") + std::to_string(n); };
    return two(minutes / 60) + ":" + two(minutes % 60);
}

}  // namespace

BoardRules read_board(const Node& node) {
    node.object({"set_up_zone", "back_row", "line_of_retreat"});
    BoardRules board;
    board.set_up_zone = ruled_by_seat(node.member("set_up_zone"), id::set_up_zone);
    board.back_row = ruled_by_seat(node.member("back_row"), id::back_row);
    const Node lines = node.member("line_of_retreat");
    lines.object({"french", "allied"});
    for (const Seat seat : seats) {
        const Node line = lines.member(word(seat));
        line.object({"left", "centre", "right"});
        for (std::size_t i = 0; i < 3; ++i)
            board.line_of_retreat[seat][i] = ruled_square_set(line.member(sector_names[i]), id::line_of_retreat);
    }
    return board;
}

PieceRules read_pieces(const Node& node) {
    node.object({"light_infantry_moves", "line_infantry_moves", "artillery_range", "strength_limit", "reserve_limit",
                 "lines_to_sever", "roster"});
    PieceRules pieces;
    pieces.light_infantry_moves = ruled_number(node, "light_infantry_moves", id::light_infantry_moves);
    pieces.line_infantry_moves = ruled_number(node, "line_infantry_moves", id::line_infantry_moves);
    pieces.artillery_range = ruled_number(node, "artillery_range", id::artillery_range);
    pieces.strength_limit = ruled_number(node, "strength_limit", id::strength_limit);
    pieces.reserve_limit = ruled_number(node, "reserve_limit", id::reserve_limit);
    pieces.lines_to_sever = ruled_number(node, "lines_to_sever", id::lines_to_sever);
    const Node roster = node.member("roster");
    for (std::size_t i = 0; i < roster.size(max_units); ++i) pieces.roster.push_back(read_unit(roster.element(i)));
    return pieces;
}

TurnRules read_turns(const Node& node) {
    node.object({"actions", "commander_actions", "commander_in_chief_actions", "first_turn", "minutes_a_turn",
                 "quiet_turn_limit", "nightfall_turn", "first_mover"});
    TurnRules turns;
    turns.actions = ruled_number(node, "actions", id::actions);
    turns.commander_actions = ruled_number(node, "commander_actions", id::actions);
    turns.commander_in_chief_actions = ruled_number(node, "commander_in_chief_actions", id::actions);
    turns.first_turn_minutes = read_clock(node.member("first_turn").ruled(id::clock, "value"));
    turns.minutes_a_turn = ruled_number(node, "minutes_a_turn", id::clock);
    turns.quiet_turn_limit = ruled_number(node, "quiet_turn_limit", id::quiet_turn_limit);
    turns.nightfall_turn = ruled_number(node, "nightfall_turn", id::nightfall_turn);
    turns.first_mover = node.member("first_mover").ruled(id::first_mover, "value").seat();
    return turns;
}

DieRules read_die(const Node& node) {
    node.object({"faces"});
    const Node faces = node.member("faces").ruled(id::faces, "value");
    DieRules die;
    for (std::size_t i = 0; i < faces.size(64); ++i)
        die.faces.push_back(faces.element(i).word(die_face_from_text, "a face of the Battle die (W8.5)"));
    return die;
}

ArrivalRules read_arrival(const Node& node) {
    node.object({"first_turn", "pieces_a_turn", "extra_action_turn", "flag", "beside"});
    ArrivalRules arrival;
    arrival.first_turn = ruled_number(node, "first_turn", id::first_arrival);
    arrival.pieces_a_turn = ruled_number(node, "pieces_a_turn", id::pieces_a_turn);
    arrival.extra_action_turn = ruled_number(node, "extra_action_turn", id::extra_action_turn);
    arrival.flag = ruled_squares(node.member("flag"), id::entry);
    arrival.beside = ruled_squares(node.member("beside"), id::entry);
    return arrival;
}

Value to_json(const BoardRules& board) {
    Value lines;
    for (const Seat seat : seats)
        for (std::size_t i = 0; i < 3; ++i)
            lines[std::string(word(seat))][std::string(sector_names[i])] =
                ruled(id::line_of_retreat, "squares", squares_to_json(board.line_of_retreat[seat][i]));
    return {{"set_up_zone", ruled_by_seat(id::set_up_zone, board.set_up_zone)},
            {"back_row", ruled_by_seat(id::back_row, board.back_row)},
            {"line_of_retreat", lines}};
}

Value to_json(const PieceRules& pieces) {
    Value roster = Value::array();
    for (const Unit& unit : pieces.roster)
        roster.push_back({{"id", unit.id},
                          {"name", unit.name},
                          {"army", word(unit.army)},
                          {"kind", word(unit.kind)},
                          {"strength", unit.strength},
                          {"rule", id::of(unit.kind)}});
    return {{"light_infantry_moves", ruled(id::light_infantry_moves, "value", pieces.light_infantry_moves)},
            {"line_infantry_moves", ruled(id::line_infantry_moves, "value", pieces.line_infantry_moves)},
            {"artillery_range", ruled(id::artillery_range, "value", pieces.artillery_range)},
            {"strength_limit", ruled(id::strength_limit, "value", pieces.strength_limit)},
            {"reserve_limit", ruled(id::reserve_limit, "value", pieces.reserve_limit)},
            {"lines_to_sever", ruled(id::lines_to_sever, "value", pieces.lines_to_sever)},
            {"roster", roster}};
}

Value to_json(const TurnRules& turns) {
    return {{"actions", ruled(id::actions, "value", turns.actions)},
            {"commander_actions", ruled(id::actions, "value", turns.commander_actions)},
            {"commander_in_chief_actions", ruled(id::actions, "value", turns.commander_in_chief_actions)},
            {"first_turn", ruled(id::clock, "value", clock_text(turns.first_turn_minutes))},
            {"minutes_a_turn", ruled(id::clock, "value", turns.minutes_a_turn)},
            {"quiet_turn_limit", ruled(id::quiet_turn_limit, "value", turns.quiet_turn_limit)},
            {"nightfall_turn", ruled(id::nightfall_turn, "value", turns.nightfall_turn)},
            {"first_mover", ruled(id::first_mover, "value", word(turns.first_mover))}};
}

Value to_json(const DieRules& die) {
    Value faces = Value::array();
    for (const DieFace& face : die.faces) faces.push_back(to_text(face));
    return {{"faces", ruled(id::faces, "value", faces)}};
}

Value to_json(const ArrivalRules& arrival) {
    return {{"first_turn", ruled(id::first_arrival, "value", arrival.first_turn)},
            {"pieces_a_turn", ruled(id::pieces_a_turn, "value", arrival.pieces_a_turn)},
            {"extra_action_turn", ruled(id::extra_action_turn, "value", arrival.extra_action_turn)},
            {"flag", ruled(id::entry, "squares", squares_to_json(arrival.flag))},
            {"beside", ruled(id::entry, "squares", squares_to_json(arrival.beside))}};
}

}  // namespace fow::json
