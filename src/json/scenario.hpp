// A scenario within another document. Private to the json layer.
#pragma once

#include "reader.hpp"

namespace fow::json {

/// As fow::read_scenario(); below the top of its document it has neither format nor version.
[[nodiscard]] Scenario read_scenario(const Node& node, const Ruleset& base, Options options);

}  // namespace fow::json
