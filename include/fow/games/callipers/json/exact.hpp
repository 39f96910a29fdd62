// What a seat of Waterloo by callipers knows and has heard, exactly, as one program of ours tells another one (docs/bots.md).
#pragma once

#include <string>

#include "fow/games/callipers/engine/rules.hpp"

namespace fow::callipers {

/// On one line.
[[nodiscard]] std::string write_exact(const View& view);
[[nodiscard]] std::string write_exact(const Line& line);
/// What write_exact() wrote. Throws DataError, also for what cannot be in a game by these rules.
[[nodiscard]] View read_exact_view(const Rules& rules, const std::string& text);
[[nodiscard]] Line read_exact_line(const std::string& text);

}  // namespace fow::callipers
