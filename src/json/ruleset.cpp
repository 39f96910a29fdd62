// rules/waterloo/*.json: every value stands with the id of its rule.
#include "reader.hpp"

namespace fow {
namespace json {
namespace {

constexpr std::array<std::string_view, 3> sector_names{"left", "centre", "right"};

[[nodiscard]] std::vector<Square> squares(const Node& ruled) {
    const Node list = ruled.ruled("squares");
    std::vector<Square> result;
    for (std::size_t i = 0; i < list.size(square_count); ++i) result.push_back(list.element(i).square());
    return result;
}

[[nodiscard]] SquareSet square_set(const Node& ruled) {
    SquareSet set;
    const auto list = squares(ruled);
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (set.contains(list[i])) ruled.member("squares").element(i).fail("a square is listed twice");
        set.insert(list[i]);
    }
    return set;
}

[[nodiscard]] PerSeat<SquareSet> by_seat(const Node& node) {
    node.object({"french", "allied"});
    return {square_set(node.member("french")), square_set(node.member("allied"))};
}

[[nodiscard]] int number(const Node& document, std::string_view name) {
    return document.member(name).ruled("value").integer(-1000000, 1000000);
}

[[nodiscard]] BoardRules read_board(const Node& node) {
    node.object({"set_up_zone", "back_row", "line_of_retreat"});
    BoardRules board;
    board.set_up_zone = by_seat(node.member("set_up_zone"));
    board.back_row = by_seat(node.member("back_row"));
    const Node lines = node.member("line_of_retreat");
    lines.object({"french", "allied"});
    for (const Seat seat : seats) {
        const Node line = lines.member(word(seat));
        line.object({"left", "centre", "right"});
        for (std::size_t i = 0; i < 3; ++i) board.line_of_retreat[seat][i] = square_set(line.member(sector_names[i]));
    }
    return board;
}

[[nodiscard]] Unit read_unit(const Node& node) {
    node.object({"id", "name", "army", "kind", "strength", "rule"});
    return {node.member("id").text(60), node.member("name").text(60), node.member("army").word(army_from_word, "an army"),
            node.member("kind").word(kind_from_word, "a kind of piece"), node.member("strength").integer(0, 7)};
}

[[nodiscard]] PieceRules read_pieces(const Node& node) {
    node.object({"light_infantry_moves", "line_infantry_moves", "artillery_range", "strength_limit", "reserve_limit",
                 "lines_to_sever", "roster"});
    PieceRules pieces;
    pieces.light_infantry_moves = number(node, "light_infantry_moves");
    pieces.line_infantry_moves = number(node, "line_infantry_moves");
    pieces.artillery_range = number(node, "artillery_range");
    pieces.strength_limit = number(node, "strength_limit");
    pieces.reserve_limit = number(node, "reserve_limit");
    pieces.lines_to_sever = number(node, "lines_to_sever");
    const Node roster = node.member("roster");
    for (std::size_t i = 0; i < roster.size(max_units); ++i) pieces.roster.push_back(read_unit(roster.element(i)));
    return pieces;
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

[[nodiscard]] TurnRules read_turns(const Node& node) {
    node.object({"actions", "commander_actions", "commander_in_chief_actions", "first_turn", "minutes_a_turn",
                 "quiet_turn_limit", "nightfall_turn", "first_mover"});
    TurnRules turns;
    turns.actions = number(node, "actions");
    turns.commander_actions = number(node, "commander_actions");
    turns.commander_in_chief_actions = number(node, "commander_in_chief_actions");
    turns.first_turn_minutes = read_clock(node.member("first_turn").ruled("value"));
    turns.minutes_a_turn = number(node, "minutes_a_turn");
    turns.quiet_turn_limit = number(node, "quiet_turn_limit");
    turns.nightfall_turn = number(node, "nightfall_turn");
    turns.first_mover = node.member("first_mover").ruled("value").seat();
    return turns;
}

[[nodiscard]] DieRules read_die(const Node& node) {
    node.object({"faces"});
    const Node faces = node.member("faces").ruled("value");
    DieRules die;
    for (std::size_t i = 0; i < faces.size(64); ++i)
        die.faces.push_back(faces.element(i).word(die_face_from_text, "a face of the Battle die (W8.5)"));
    return die;
}

[[nodiscard]] ArrivalRules read_arrival(const Node& node) {
    node.object({"first_turn", "pieces_a_turn", "extra_action_turn", "flag", "beside"});
    ArrivalRules arrival;
    arrival.first_turn = number(node, "first_turn");
    arrival.pieces_a_turn = number(node, "pieces_a_turn");
    arrival.extra_action_turn = number(node, "extra_action_turn");
    arrival.flag = squares(node.member("flag"));
    arrival.beside = squares(node.member("beside"));
    return arrival;
}

[[nodiscard]] Value ruled(const char* rule, const char* name, Value value) { return {{"rule", rule}, {name, std::move(value)}}; }

template <class Squares>
[[nodiscard]] Value ruled_squares(const char* rule, const Squares& list) {
    Value texts = Value::array();
    for (const Square square : list) texts.push_back(to_text(square));
    return ruled(rule, "squares", std::move(texts));
}

[[nodiscard]] const char* rule_of(Kind kind) {
    constexpr std::array<const char*, 7> rules{"W4.1", "W4.2", "W4.3", "W4.4", "W4.8", "W5.1", "W5.2"};
    return rules[static_cast<std::size_t>(kind)];
}

[[nodiscard]] std::string clock_text(int minutes) {
    const auto two = [](int n) { return std::string(n < 10 ? "0" : "") + std::to_string(n); };
    return two(minutes / 60) + ":" + two(minutes % 60);
}

}  // namespace

Ruleset read_rules(const Node& board, const Node& pieces, const Node& turns, const Node& die, const Node& arrival) {
    Ruleset set{read_board(board), read_pieces(pieces), read_turns(turns), read_die(die), read_arrival(arrival)};
    if (const auto faults = faults_of(set); !faults.empty()) {
        const std::string& pointer = faults.front().pointer;
        const std::string first = pointer.substr(1, pointer.find('/', 1) - 1);
        const Node& at = first == "board" ? board : first == "pieces" ? pieces : first == "turns" ? turns : first == "die" ? die : arrival;
        throw DataError(at.document(), at.pointer() + pointer.substr(first.size() + 1), faults.front().reason);
    }
    return set;
}

Value rules_to_json(const Ruleset& set) {
    Value lines;
    for (const Seat seat : seats)
        for (std::size_t i = 0; i < 3; ++i)
            lines[std::string(word(seat))][std::string(sector_names[i])] = ruled_squares("W3.2", set.board.line_of_retreat[seat][i]);
    const auto by_seat = [](const char* rule, const PerSeat<SquareSet>& sets) {
        return Value{{"french", ruled_squares(rule, sets.french)}, {"allied", ruled_squares(rule, sets.allied)}};
    };
    Value roster = Value::array();
    for (const Unit& unit : set.pieces.roster)
        roster.push_back({{"id", unit.id},
                          {"name", unit.name},
                          {"army", word(unit.army)},
                          {"kind", word(unit.kind)},
                          {"strength", unit.strength},
                          {"rule", rule_of(unit.kind)}});
    Value faces = Value::array();
    for (const DieFace& face : set.die.faces) faces.push_back(to_text(face));
    const PieceRules& pieces = set.pieces;
    const TurnRules& turns = set.turns;
    const ArrivalRules& arrival = set.arrival;
    return {{"board",
             {{"set_up_zone", by_seat("W6.2", set.board.set_up_zone)},
              {"back_row", by_seat("W7.2", set.board.back_row)},
              {"line_of_retreat", lines}}},
            {"pieces",
             {{"light_infantry_moves", ruled("W4.1", "value", pieces.light_infantry_moves)},
              {"line_infantry_moves", ruled("W4.2", "value", pieces.line_infantry_moves)},
              {"artillery_range", ruled("W4.9", "value", pieces.artillery_range)},
              {"strength_limit", ruled("W4.15", "value", pieces.strength_limit)},
              {"reserve_limit", ruled("W6.3", "value", pieces.reserve_limit)},
              {"lines_to_sever", ruled("W1.1", "value", pieces.lines_to_sever)},
              {"roster", roster}}},
            {"turns",
             {{"actions", ruled("W5.3", "value", turns.actions)},
              {"commander_actions", ruled("W5.3", "value", turns.commander_actions)},
              {"commander_in_chief_actions", ruled("W5.3", "value", turns.commander_in_chief_actions)},
              {"first_turn", ruled("W2.3", "value", clock_text(turns.first_turn_minutes))},
              {"minutes_a_turn", ruled("W2.3", "value", turns.minutes_a_turn)},
              {"quiet_turn_limit", ruled("W1.7", "value", turns.quiet_turn_limit)},
              {"nightfall_turn", ruled("W15.2", "value", turns.nightfall_turn)},
              {"first_mover", ruled("W7.1", "value", word(turns.first_mover))}}},
            {"die", {{"faces", ruled("W8.5", "value", faces)}}},
            {"arrival",
             {{"first_turn", ruled("W9.1", "value", arrival.first_turn)},
              {"pieces_a_turn", ruled("W9.2", "value", arrival.pieces_a_turn)},
              {"extra_action_turn", ruled("W9.5", "value", arrival.extra_action_turn)},
              {"flag", ruled_squares("W9.3", arrival.flag)},
              {"beside", ruled_squares("W9.3", arrival.beside)}}}};
}

}  // namespace json

Ruleset read_ruleset(const RulesTexts& texts, const std::string& folder) {
    const auto name = [&](const char* file) { return folder + "/" + file + ".json"; };
    const json::Value board = json::parse(texts.board, name("board"));
    const json::Value pieces = json::parse(texts.pieces, name("pieces"));
    const json::Value turns = json::parse(texts.turns, name("turns"));
    const json::Value die = json::parse(texts.die, name("die"));
    const json::Value arrival = json::parse(texts.arrival, name("arrival"));
    return json::read_rules({board, name("board")}, {pieces, name("pieces")}, {turns, name("turns")}, {die, name("die")},
                            {arrival, name("arrival")});
}

}  // namespace fow
