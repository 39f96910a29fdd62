// Whether the data of a variant can be played.
#pragma once

#include <string_view>
#include <vector>

#include "core/errors.hpp"
#include "games/stratego/view/rule_set.hpp"

namespace fow::stratego {

/// The rules of its variant that say which army it has, and where it is set up.
[[nodiscard]] std::string_view army_rule(const RuleSet& set);
[[nodiscard]] std::string_view zone_rule(const RuleSet& set);

/// Whether it can be drawn, sound or not: 6 to 12 files and ranks, and all squares of lakes and zones on the board.
[[nodiscard]] bool fits_board(const RuleSet& set);

/// Everything that is wrong with a rule set, with pointers into its document: "/board/lakes", "/army/zones/blue", "/limits".
/// The size of the board and the limit are also bounds of memory: 6 to 12 files and ranks, at most most_pieces and most_quiet.
[[nodiscard]] std::vector<Fault> faults_of(const RuleSet& set);

}  // namespace fow::stratego
