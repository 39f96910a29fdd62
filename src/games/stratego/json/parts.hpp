// What several documents share: squares, ranks, rule sets, posed positions, views; private to the json layer.
#pragma once

#include "games/stratego/json/documents.hpp"
#include "json/table_json.hpp"

namespace fow::stratego::json_parts {

using json::Gathered;
using json::Node;
using json::Value;

/// "marshal"
[[nodiscard]] std::string word_of(Rank rank);
[[nodiscard]] std::string_view word_of(Phase phase);
[[nodiscard]] std::optional<Rank> rank_from_word(std::string_view text);
[[nodiscard]] Seat seat_of(const Node& node);
[[nodiscard]] Square square_of(const Node& node);
/// A list of different squares.
[[nodiscard]] Squares squares_of(const Node& node);
[[nodiscard]] Value squares_to_json(const Squares& squares);
/// Counts by rank, without ranks that have none.
[[nodiscard]] Value army_to_json(const Army& army);
[[nodiscard]] Value result_to_json(const Result& result);

[[nodiscard]] Value options_to_json(const Options& options);
/// The member "options".
[[nodiscard]] Options read_options(const Node& node);

/// The parts of a rule set, each an object: "board", "army" and "limits".
inline constexpr std::array<std::string_view, 3> rules_parts{"board", "army", "limits"};
[[nodiscard]] Value part_to_json(const RuleSet& set, std::string_view part);
/// Reads one part into the set, whose id is known. Throws every fault of that part.
void read_part(const Node& node, std::string_view part, RuleSet& set);
/// Throws what faults_of() finds. `nodes`: where each part was read; nothing for a part that was not.
void refuse_unplayable(const RuleSet& set, const std::array<std::optional<Node>, 3>& nodes);

/// A posed position: who moves, and the pieces with what both players know of them.
[[nodiscard]] Value position_to_json(const Rules& rules, const State& state);
[[nodiscard]] State read_position(const Node& node, const Rules& rules);

/// What a scenario, or a lesson inside it, has besides its head and its game.
[[nodiscard]] Scenario read_scenario_parts(const Node& node, const RuleSet& base);

/// A view as in docs/formats.md.
[[nodiscard]] Value view_to_json(const Rules& rules, const State& state, Audience audience);

}  // namespace fow::stratego::json_parts
