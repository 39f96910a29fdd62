// What a seat of Waterloo by callipers knows and has heard, in the exact form that our programs exchange (docs/bots.md).
#pragma once

#include <string>

#include "games/callipers/engine/rules.hpp"

namespace fow::callipers {

/// On one line.
[[nodiscard]] std::string write_exact(const View& view);
[[nodiscard]] std::string write_exact(const Line& line);
/// What write_exact() wrote. Throws DataError, also for a view that cannot occur in a game with these rules.
[[nodiscard]] View read_exact_view(const Rules& rules, const std::string& text);
[[nodiscard]] Line read_exact_line(const std::string& text);

}  // namespace fow::callipers
