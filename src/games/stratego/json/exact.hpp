// What a seat of the classic game knows, in the exact form that our programs exchange (docs/bots.md). Each on one line.
#pragma once

#include <string>

#include "games/stratego/view/event.hpp"
#include "games/stratego/view/view.hpp"

namespace fow::stratego {

[[nodiscard]] std::string write_exact(const View& view);
[[nodiscard]] std::string write_exact(const Line& line);
/// What write_exact() wrote. Moves that only a limit on repetition forbids come back with the rule but without the reason. Throws
/// DataError.
[[nodiscard]] View read_exact_view(const std::string& text);
[[nodiscard]] Line read_exact_line(const std::string& text);

}  // namespace fow::stratego
