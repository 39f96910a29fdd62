#include "parts.hpp"

#include <algorithm>

#include "seen_json.hpp"

namespace fow::waterloo::json_parts {
namespace {

/// Records from before Standard have only the first two, and only games with a handicap have the last one.
[[nodiscard]] Options options_of(const Node& node, Mode mode) {
    node.object({"memory", "nightfall", "start_early?", "where_are_the_prussians?", "handicap?"});
    const auto chosen = [&](std::string_view name) { return node.has(name) && node.member(name).boolean(); };
    return {mode, chosen("memory"), chosen("nightfall"), chosen("start_early"), chosen("where_are_the_prussians"), chosen("handicap")};
}

}  // namespace

Square square_of(const Node& node) {
    const std::string found = node.text();
    if (const auto square = square_from_text(found)) return *square;
    node.fail("\"" + found + "\" is not a square of the board (W0.1)");
}

std::vector<Square> squares_of(const Node& node) {
    std::vector<Square> list;
    Gathered gathered(node.document());
    gathered.each(node, square_count, [&](const Node& entry) { list.push_back(square_of(entry)); });
    gathered.refuse();
    return list;
}

SquareSet square_set_of(const Node& node) {
    SquareSet set;
    Gathered gathered(node.document());
    gathered.each(node, square_count, [&](const Node& entry) {
        const Square square = square_of(entry);
        if (set.contains(square)) entry.fail("a square is listed twice");
        set.insert(square);
    });
    gathered.refuse();
    return set;
}

Seat seat_of(const Node& node) { return node.word(seat_from_word, "\"french\" or \"allied\""); }

UnitId unit_of(const Node& node, const Roster& roster) {
    const std::string found = node.text();
    if (const auto unit = find_unit(roster, found)) return *unit;
    node.fail("there is no piece \"" + found + "\" in the roster");
}

Value squares_to_json(const std::vector<Square>& squares) {
    Value texts = Value::array();
    for (const Square square : squares) texts.push_back(to_text(square));
    return texts;
}

Value squares_to_json(SquareSet squares) { return squares_to_json(std::vector<Square>(squares.begin(), squares.end())); }

std::optional<Seat> seat_from_word(std::string_view text) {
    for (const Seat seat : seats)
        if (fow::waterloo::word(seat) == text) return seat;
    return std::nullopt;
}

Value options_to_json(const Options& options) {
    Value value{{"memory", options.memory},
                {"nightfall", options.nightfall},
                {"start_early", options.start_early},
                {"where_are_the_prussians", options.where_are_the_prussians}};
    if (options.handicap) value["handicap"] = true;
    return value;
}

Options read_options(const Node& node) {
    return options_of(node.member("options"), node.member("mode").word(mode_from_word, modes_wanted));
}

}  // namespace fow::waterloo::json_parts

namespace fow::waterloo {
namespace {

using namespace json_parts;

std::optional<int> time_of_day(std::string_view text) {
    const auto digit = [&](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
    if (text.size() != 5 || text[2] != ':' || !digit(0) || !digit(1) || !digit(3) || !digit(4)) return std::nullopt;
    const int hours = (text[0] - '0') * 10 + text[1] - '0';
    const int minutes = (text[3] - '0') * 10 + text[4] - '0';
    return hours > 23 || minutes > 59 ? std::nullopt : std::optional(hours * 60 + minutes);
}

void check_head(const std::string& head, const std::string& document) {
    const json::Value value = json::parse(head, document);
    static_cast<void>(json_parts::read_options(json::Node(value, document)));
}

}  // namespace

const GameDocuments& documents() {
    static const GameDocuments game{.id = "waterloo",
                                    .seats = {word(french_seat), word(allied_seat)},
                                    .secrets = {secret_kind::set_up, secret_kind::line_of_retreat},
                                    .clock_text = json_parts::clock_text,
                                    .clock_from_text = time_of_day,
                                    .clock_wanted = "a time of day like 11:00",
                                    .head = {"mode", "options"},
                                    .check_head = check_head};
    return game;
}

KnownGames only_documents() {
    static const GameDocuments* const game = &documents();
    return {&game, 1};
}

}  // namespace fow::waterloo
