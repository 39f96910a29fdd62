// What a seat of La Belle Alliance has heard, in the exact form that our programs exchange (docs/bots.md). A view is a position.
#pragma once

#include <string>

#include "games/alliance/view/event.hpp"

namespace fow::alliance {

/// On one line.
[[nodiscard]] std::string write_exact(const Line& line);
/// What write_exact() wrote. Throws DataError.
[[nodiscard]] Line read_exact_line(const std::string& text);

}  // namespace fow::alliance
