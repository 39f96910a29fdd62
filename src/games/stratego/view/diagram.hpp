// An illustration of a rule of the classic game or one of its variants.
#pragma once

#include "core/diagram.hpp"
#include "games/stratego/view/rule_set.hpp"
#include "games/stratego/view/view.hpp"

namespace fow::stratego {

using DiagramArrow = DiagramArrowOf<Square>;

/// The board differs from diagram to diagram: the smaller ones have small boards.
struct Diagram : DiagramOf<View, Square> {
    RuleSet rules{};
    friend bool operator==(const Diagram&, const Diagram&) = default;
};

}  // namespace fow::stratego
