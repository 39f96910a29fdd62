// The cards' actions as data. Private to the json layer.
#pragma once

#include "parts.hpp"

namespace fow::alliance::json_parts {

/// The member "origin".
[[nodiscard]] Origin origin_of(const Node& node);
[[nodiscard]] Value cards_to_json(const RuleSet& set);
void read_cards(const Node& node, RuleSet& set);

}  // namespace fow::alliance::json_parts
