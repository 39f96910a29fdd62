// What a seat of Waterloo knows, in the exact form that our programs exchange (docs/bots.md). Each on one line.
#pragma once

#include <string>

#include "games/waterloo/view/player_view.hpp"

namespace fow::waterloo {

[[nodiscard]] std::string write_exact(const PlayerView& view, const Roster& roster);
[[nodiscard]] std::string write_exact(const LogLine& line);
/// What write_exact() wrote. Throws DataError.
[[nodiscard]] PlayerView read_exact_view(const std::string& text, const Roster& roster);
[[nodiscard]] LogLine read_exact_line(const std::string& text);

}  // namespace fow::waterloo
