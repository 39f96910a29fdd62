// A board with its lakes, zones and army, as the editor draws it.
#pragma once

#include <string>

#include "games/stratego/view/rule_set.hpp"

namespace fow::stratego {

/// It need not be playable yet, but all of its squares are on its board, which has 6 to 12 files and ranks.
struct Battlefield {
    std::string name;
    std::string description;
    RuleSet rules;
    friend bool operator==(const Battlefield&, const Battlefield&) = default;
};

}  // namespace fow::stratego
