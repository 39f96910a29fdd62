// What several documents share: squares, seats and pieces, the options and names of a game, and scenarios inside other documents; private
// to the json layer.
#pragma once

#include <array>
#include <functional>
#include <map>

#include "games/waterloo/json/documents.hpp"
#include "json/table_json.hpp"

namespace fow::waterloo::json_parts {

using namespace json;

[[nodiscard]] Square square_of(const Node& node);
/// A list of squares, in order.
[[nodiscard]] std::vector<Square> squares_of(const Node& node);
/// A list of different squares.
[[nodiscard]] SquareSet square_set_of(const Node& node);
[[nodiscard]] std::optional<Seat> seat_from_word(std::string_view text);
[[nodiscard]] Seat seat_of(const Node& node);
[[nodiscard]] UnitId unit_of(const Node& node, const Roster& roster);
[[nodiscard]] Value squares_to_json(const std::vector<Square>& squares);
[[nodiscard]] Value squares_to_json(SquareSet squares);

inline constexpr const char* modes_wanted = "a mode (basic, standard, expert)";
inline constexpr const char* tile_kinds_wanted = "a kind of tile (building, village, hill, mud)";

/// The documents of the rules by name.
inline constexpr std::array<std::string_view, 8> rules_parts{"board", "pieces", "turns", "die", "arrival", "terrain", "cards", "expert"};
using RulesNodes = std::map<std::string, Node, std::less<>>;
/// Without terrain, cards and expert, the rules have their defaults, which is enough for Basic.
[[nodiscard]] Ruleset read_rules(const RulesNodes& nodes);
/// The documents as one object.
[[nodiscard]] Value rules_to_json(const Ruleset& set);
/// A posed position as the start of a record, with known rules.
[[nodiscard]] State read_position(const Node& node, const Rules& rules);
/// A game must be able to start from the state.
[[nodiscard]] Value position_to_json(const State& state, const Rules& rules);

[[nodiscard]] Value options_to_json(const Options& options);
/// The members "mode" and "options".
[[nodiscard]] Options read_options(const Node& node);

/// Like fow::waterloo::read_scenario(), but without format and version if it is not the top of the document.
[[nodiscard]] Scenario read_scenario(const Node& node, const Ruleset& base, Options options);

}  // namespace fow::waterloo::json_parts
