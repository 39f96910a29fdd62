// What several documents share: data and views; private to the json layer.
#pragma once

#include "games/callipers/json/documents.hpp"
#include "json/fields.hpp"

namespace fow::callipers::json_parts {

using json::Gathered;
using json::Node;
using json::Value;

inline constexpr json::Word<Origin> origin_word{origin_from_word, word, "seed, known, reconstruction or ruling"};

[[nodiscard]] Value figures_to_json(const Figures& figures);
[[nodiscard]] Value ground_to_json(const Ground& ground);
[[nodiscard]] Value battle_to_json(const Battle& battle);
/// The node may also be a whole file, with its format. Throw every fault of the part.
[[nodiscard]] Figures read_figures(const Node& node);
[[nodiscard]] Ground read_ground_part(const Node& node);
/// Checks only the form; the strongpoints must be those of that ground.
[[nodiscard]] Battle read_battle_part(const Node& node, const Ground& ground);

/// The battle of a lesson or a diagram, on the ground of that set. Throws what faults_of() finds in it, at its place in the document.
[[nodiscard]] RuleSet read_posed_battle(const Node& node, const RuleSet& base);

/// "piece:8", "at:1940,1860"
[[nodiscard]] std::vector<Spot> read_spots(const Node& node);
[[nodiscard]] Point read_point(const Node& node);
[[nodiscard]] Value point_to_json(Point point);
[[nodiscard]] Value result_to_json(const Result& result);
[[nodiscard]] Value view_to_json(const Rules& rules, const State& state);

}  // namespace fow::callipers::json_parts
