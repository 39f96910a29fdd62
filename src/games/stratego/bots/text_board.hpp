// A view as text, for terminals and for tests.
#pragma once

#include <string>
#include <string_view>

#include "games/stratego/engine/rules.hpp"
#include "games/stratego/view/diagram.hpp"

namespace fow::stratego {

/// Who is to move, the board, what was lost, and how the game ended. The rules say where the board ends and where its lakes lie. Ends with
/// a newline.
[[nodiscard]] std::string text_of(const View& view, const RuleSet& rules);
/// The part of the board that a diagram shows, and what it claims.
[[nodiscard]] std::string text_of(const Diagram& diagram);
/// The meaning of the cells.
[[nodiscard]] std::string legend();

}  // namespace fow::stratego
