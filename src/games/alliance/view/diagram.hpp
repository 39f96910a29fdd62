// An illustration of a rule: a position, what is played on it, what is allowed then and what is not.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/diagram.hpp"
#include "games/alliance/view/event.hpp"
#include "games/alliance/view/position.hpp"

namespace fow::alliance {

/// An action, from its camp to its target.
struct DiagramBlow {
    Order order{};
    std::optional<Corps> target{};
    int number = 0;        ///< its place in the sequence that is played, from 1; 0 = not part of it
    bool refused = false;  ///< the rules forbid it
    friend bool operator==(const DiagramBlow&, const DiagramBlow&) = default;
};

struct Diagram : DiagramClaims {
    std::string rule;  ///< id of the rule that it illustrates
    std::string caption;
    RuleSet rules{};
    View view{};   ///< the position before anything is played
    View after{};  ///< the position after it
    std::vector<DiagramBlow> arrows;
    std::vector<Place> marks;          ///< highlighted places
    std::optional<RoutTested> tested;  ///< the last rout test that is played
    friend bool operator==(const Diagram&, const Diagram&) = default;
};

}  // namespace fow::alliance
