// rules/waterloo/*.json: every value stands with the id of its rule.
#include "reader.hpp"

namespace fow {
namespace json {
namespace {

constexpr std::array<std::string_view, 3> sector_names{"left", "centre", "right"};

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

[[nodiscard]] std::vector<Square> squares(const Node& node, const char* rule) {
    const Node list = node.ruled(rule, "squares");
    std::vector<Square> result;
    for (std::size_t i = 0; i < list.size(square_count); ++i) result.push_back(list.element(i).square());
    return result;
}

[[nodiscard]] SquareSet square_set(const Node& node, const char* rule) {
    SquareSet set;
    const auto list = squares(node, rule);
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (set.contains(list[i])) node.member("squares").element(i).fail("a square is listed twice");
        set.insert(list[i]);
    }
    return set;
}

[[nodiscard]] PerSeat<SquareSet> by_seat(const Node& node, const char* rule) {
    node.object({"french", "allied"});
    return {square_set(node.member("french"), rule), square_set(node.member("allied"), rule)};
}

/// Which numbers can be played by is faults_of's business.
[[nodiscard]] int number(const Node& document, std::string_view name, const char* rule) {
    return document.member(name).ruled(rule, "value").integer(-1000000, 1000000);
}

[[nodiscard]] BoardRules read_board(const Node& node) {
    node.object({"set_up_zone", "back_row", "line_of_retreat"});
    BoardRules board;
    board.set_up_zone = by_seat(node.member("set_up_zone"), id::set_up_zone);
    board.back_row = by_seat(node.member("back_row"), id::back_row);
    const Node lines = node.member("line_of_retreat");
    lines.object({"french", "allied"});
    for (const Seat seat : seats) {
        const Node line = lines.member(word(seat));
        line.object({"left", "centre", "right"});
        for (std::size_t i = 0; i < 3; ++i)
            board.line_of_retreat[seat][i] = square_set(line.member(sector_names[i]), id::line_of_retreat);
    }
    return board;
}

[[nodiscard]] Unit read_unit(const Node& node) {
    node.object({"id", "name", "army", "kind", "strength", "rule"});
    const Unit unit{node.member("id").text(60), node.member("name").text(60),
                    node.member("army").word(army_from_word, "an army"),
                    node.member("kind").word(kind_from_word, "a kind of piece"), node.member("strength").integer(0, 7)};
    node.rule(id::of(unit.kind));
    return unit;
}

[[nodiscard]] PieceRules read_pieces(const Node& node) {
    node.object({"light_infantry_moves", "line_infantry_moves", "artillery_range", "strength_limit", "reserve_limit",
                 "lines_to_sever", "roster"});
    PieceRules pieces;
    pieces.light_infantry_moves = number(node, "light_infantry_moves", id::light_infantry_moves);
    pieces.line_infantry_moves = number(node, "line_infantry_moves", id::line_infantry_moves);
    pieces.artillery_range = number(node, "artillery_range", id::artillery_range);
    pieces.strength_limit = number(node, "strength_limit", id::strength_limit);
    pieces.reserve_limit = number(node, "reserve_limit", id::reserve_limit);
    pieces.lines_to_sever = number(node, "lines_to_sever", id::lines_to_sever);
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
    turns.actions = number(node, "actions", id::actions);
    turns.commander_actions = number(node, "commander_actions", id::actions);
    turns.commander_in_chief_actions = number(node, "commander_in_chief_actions", id::actions);
    turns.first_turn_minutes = read_clock(node.member("first_turn").ruled(id::clock, "value"));
    turns.minutes_a_turn = number(node, "minutes_a_turn", id::clock);
    turns.quiet_turn_limit = number(node, "quiet_turn_limit", id::quiet_turn_limit);
    turns.nightfall_turn = number(node, "nightfall_turn", id::nightfall_turn);
    turns.first_mover = node.member("first_mover").ruled(id::first_mover, "value").seat();
    return turns;
}

[[nodiscard]] DieRules read_die(const Node& node) {
    node.object({"faces"});
    const Node faces = node.member("faces").ruled(id::faces, "value");
    DieRules die;
    for (std::size_t i = 0; i < faces.size(64); ++i)
        die.faces.push_back(faces.element(i).word(die_face_from_text, "a face of the Battle die (W8.5)"));
    return die;
}

[[nodiscard]] ArrivalRules read_arrival(const Node& node) {
    node.object({"first_turn", "pieces_a_turn", "extra_action_turn", "flag", "beside"});
    ArrivalRules arrival;
    arrival.first_turn = number(node, "first_turn", id::first_arrival);
    arrival.pieces_a_turn = number(node, "pieces_a_turn", id::pieces_a_turn);
    arrival.extra_action_turn = number(node, "extra_action_turn", id::extra_action_turn);
    arrival.flag = squares(node.member("flag"), id::entry);
    arrival.beside = squares(node.member("beside"), id::entry);
    return arrival;
}

[[nodiscard]] Value ruled(const char* rule, const char* name, Value value) { return {{"rule", rule}, {name, std::move(value)}}; }

template <class Squares>
[[nodiscard]] Value ruled_squares(const char* rule, const Squares& list) {
    Value texts = Value::array();
    for (const Square square : list) texts.push_back(to_text(square));
    return ruled(rule, "squares", std::move(texts));
}

[[nodiscard]] std::string clock_text(int minutes) {
    const auto two = [](int n) { return std::string(n < 10 ? "0" : "") + std::to_string(n); };
    return two(minutes / 60) + ":" + two(minutes % 60);
}

/// What stands beside a rule's id.
[[nodiscard]] Node beside_rule(const Node& node) {
    for (const char* name : {"value", "squares"})
        if (node.has("rule") && node.has(name)) return node.member(name);
    return node;
}

/// Where in its document a pointer into the ruleset leads.
[[nodiscard]] Node place(Node node, const std::string& pointer) {
    for (std::size_t slash = 0; slash != std::string::npos;) {
        const std::size_t next = pointer.find('/', slash + 1);
        const std::string step = pointer.substr(slash + 1, next == std::string::npos ? next : next - slash - 1);
        const Node holder = beside_rule(node);
        node = holder.is_list() ? holder.element(std::stoul(step)) : holder.member(step);
        slash = next;
    }
    return beside_rule(node);
}

}  // namespace

Ruleset read_rules(const Node& board, const Node& pieces, const Node& turns, const Node& die, const Node& arrival) {
    Ruleset set{read_board(board), read_pieces(pieces), read_turns(turns), read_die(die), read_arrival(arrival)};
    if (const auto faults = faults_of(set); !faults.empty()) {
        const std::string& pointer = faults.front().pointer;
        const auto slash = pointer.find('/', 1);
        const std::string name = pointer.substr(1, slash - 1);
        const Node& part = name == "board" ? board : name == "pieces" ? pieces : name == "turns" ? turns : name == "die" ? die : arrival;
        place(part, pointer.substr(slash)).fail(faults.front().reason);
    }
    return set;
}

Value rules_to_json(const Ruleset& set) {
    Value lines;
    for (const Seat seat : seats)
        for (std::size_t i = 0; i < 3; ++i)
            lines[std::string(word(seat))][std::string(sector_names[i])] = ruled_squares(id::line_of_retreat, set.board.line_of_retreat[seat][i]);
    const auto both = [](const char* rule, const PerSeat<SquareSet>& sets) {
        return Value{{"french", ruled_squares(rule, sets.french)}, {"allied", ruled_squares(rule, sets.allied)}};
    };
    Value roster = Value::array();
    for (const Unit& unit : set.pieces.roster)
        roster.push_back({{"id", unit.id},
                          {"name", unit.name},
                          {"army", word(unit.army)},
                          {"kind", word(unit.kind)},
                          {"strength", unit.strength},
                          {"rule", id::of(unit.kind)}});
    Value faces = Value::array();
    for (const DieFace& face : set.die.faces) faces.push_back(to_text(face));
    const PieceRules& pieces = set.pieces;
    const TurnRules& turns = set.turns;
    const ArrivalRules& arrival = set.arrival;
    return {{"board",
             {{"set_up_zone", both(id::set_up_zone, set.board.set_up_zone)},
              {"back_row", both(id::back_row, set.board.back_row)},
              {"line_of_retreat", lines}}},
            {"pieces",
             {{"light_infantry_moves", ruled(id::light_infantry_moves, "value", pieces.light_infantry_moves)},
              {"line_infantry_moves", ruled(id::line_infantry_moves, "value", pieces.line_infantry_moves)},
              {"artillery_range", ruled(id::artillery_range, "value", pieces.artillery_range)},
              {"strength_limit", ruled(id::strength_limit, "value", pieces.strength_limit)},
              {"reserve_limit", ruled(id::reserve_limit, "value", pieces.reserve_limit)},
              {"lines_to_sever", ruled(id::lines_to_sever, "value", pieces.lines_to_sever)},
              {"roster", roster}}},
            {"turns",
             {{"actions", ruled(id::actions, "value", turns.actions)},
              {"commander_actions", ruled(id::actions, "value", turns.commander_actions)},
              {"commander_in_chief_actions", ruled(id::actions, "value", turns.commander_in_chief_actions)},
              {"first_turn", ruled(id::clock, "value", clock_text(turns.first_turn_minutes))},
              {"minutes_a_turn", ruled(id::clock, "value", turns.minutes_a_turn)},
              {"quiet_turn_limit", ruled(id::quiet_turn_limit, "value", turns.quiet_turn_limit)},
              {"nightfall_turn", ruled(id::nightfall_turn, "value", turns.nightfall_turn)},
              {"first_mover", ruled(id::first_mover, "value", word(turns.first_mover))}}},
            {"die", {{"faces", ruled(id::faces, "value", faces)}}},
            {"arrival",
             {{"first_turn", ruled(id::first_arrival, "value", arrival.first_turn)},
              {"pieces_a_turn", ruled(id::pieces_a_turn, "value", arrival.pieces_a_turn)},
              {"extra_action_turn", ruled(id::extra_action_turn, "value", arrival.extra_action_turn)},
              {"flag", ruled_squares(id::entry, arrival.flag)},
              {"beside", ruled_squares(id::entry, arrival.beside)}}}};
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
