#include "parts.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <tuple>

namespace fow::stratego::json_parts {

std::string word_of(Rank rank) {
    std::string word(name(rank));
    word[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(word[0])));
    return word;
}

std::string_view word_of(Phase phase) { return phase == Phase::set_up ? "set_up" : phase == Phase::turn ? "turn" : "over"; }

std::optional<Rank> rank_from_word(std::string_view text) {
    for (const Rank rank : ranks)
        if (word_of(rank) == text) return rank;
    return std::nullopt;
}

Seat seat_of(const Node& node) { return json::seat_of(*known_games().front(), node); }

Square square_of(const Node& node) {
    const std::string found = node.text();
    if (const auto square = square_from_text(found)) return *square;
    node.fail("\"" + found + "\" is not a square (C1.1)");
}

Squares squares_of(const Node& node) {
    Squares set;
    Gathered gathered(node.document());
    gathered.each(node, std::size_t{most_files} * std::size_t{most_ranks}, [&](const Node& entry) {
        const Square square = square_of(entry);
        if (set.has(square)) entry.fail("a square is listed twice");
        set.set(square);
    });
    gathered.refuse();
    return set;
}

Value squares_to_json(const Squares& squares) {
    Value list = Value::array();
    squares.any([&](std::uint8_t index) {
        list.push_back(to_text(Square::from_index(index)));
        return false;
    });
    return list;
}

Value army_to_json(const Army& army) {
    Value value = Value::object();
    for (const Rank rank : ranks)
        if (army[rank] > 0) value[word_of(rank)] = army[rank];
    return value;
}

Value result_to_json(const Result& result) {
    Value value{{"winner", nullptr}, {"ending", word(result.ending)}, {"rule", rule_of(result.ending)}};
    if (result.winner) value["winner"] = word(*result.winner);
    return value;
}

Value options_to_json(const Options& options) { return {{"memory", options.memory}}; }

Options read_options(const Node& node) {
    const Node options = node.member("options");
    options.object({"memory"});
    return {options.member("memory").boolean()};
}

}  // namespace fow::stratego::json_parts

namespace fow::stratego {
namespace {

void check_head(const std::string& head, const std::string& document) {
    const json::Value value = json::parse(head, document);
    static_cast<void>(json_parts::read_options(json::Node(value, document)));
}

[[nodiscard]] GameDocuments documents_of(std::string_view id) {
    return {.id = id,
            .seats = {word(blue_seat), word(red_seat)},
            .secrets = {set_up_secret},
            .clock_text = clock_text,
            .clock_from_text = [](std::string_view text) { return json::turn_from_text(text, json::number_bound); },
            .clock_wanted = "a time like \"turn 12\"",
            .head = {"options"},
            .check_head = check_head};
}

/// In the order of `variants`.
[[nodiscard]] const std::array<GameDocuments, variants.size()>& all_documents() {
    static const auto all = std::apply([](const auto&... each) { return std::array{documents_of(each.id)...}; }, variants);
    return all;
}

}  // namespace

const GameDocuments& documents(std::string_view id) { return all_documents()[static_cast<std::size_t>(&variant_of(id) - variants.data())]; }

KnownGames known_games() {
    static const auto known = std::apply([](const auto&... each) { return std::array{&each...}; }, all_documents());
    return known;
}

}  // namespace fow::stratego
