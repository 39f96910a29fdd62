// Diagrams of the rulebook as documents: format "fog-of-waterloo/diagram", version 1 (docs/formats.md).
#pragma once

#include <string>

#include "fow/json/documents.hpp"
#include "fow/view/diagram.hpp"

namespace fow {

/// Throws DataError as every reader does, with all that is wrong at once. What a diagram says is held against the rules: what
/// they do not bear out is refused.
[[nodiscard]] Diagram read_diagram(const std::string& text, const std::string& document, const Ruleset& base);

}  // namespace fow
