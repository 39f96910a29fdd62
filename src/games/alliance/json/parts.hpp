// What several documents share: rule data, positions, views. Private to the json layer.
#pragma once

#include "games/alliance/json/documents.hpp"
#include "json/fields.hpp"

namespace fow::alliance::json_parts {

using json::Gathered;
using json::Node;
using json::Value;

[[nodiscard]] Value part_to_json(const RuleSet& set, std::string_view part);
/// Reads one part into the set; the node may also be a whole file, with its format. Throws every fault of that part. Cards are read last:
/// they may refer to the other parts.
void read_part(const Node& node, std::string_view part, RuleSet& set);

[[nodiscard]] Value effects_to_json(const Effects& effects);
[[nodiscard]] Effects read_effects(const Node& node);
inline constexpr json::As effects_form{[](const Node& node, Effects& effects) { effects = read_effects(node); }, effects_to_json};
inline constexpr json::Word<Origin> origin_word{origin_from_word, word, "seed, known, reconstruction or ruling"};
[[nodiscard]] Value cards_to_json(const RuleSet& set);
void read_cards(const Node& node, RuleSet& set);
[[nodiscard]] Value condition_to_json(const Condition& condition);

/// L14.8. A die that is due is not written.
[[nodiscard]] Value position_to_json(const Rules& rules, const State& state);
[[nodiscard]] State read_position_node(const Node& node, const Rules& rules);
[[nodiscard]] Value result_to_json(const Result& result);
[[nodiscard]] Result read_result(const Node& node);
[[nodiscard]] Value view_to_json(const Rules& rules, const State& state);

}  // namespace fow::alliance::json_parts
