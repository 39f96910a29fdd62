// A game told as text, by what one viewer heard or with everything open.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fow/engine/session.hpp"

namespace fow {

/// The log with each piece as its owner saw it and each secret as its keeper knew it: for finished games.
[[nodiscard]] std::vector<LogLine> open_log(const Session& session);

/// Who hears it; nothing = everything lies open.
using Audience = std::optional<Viewer>;
/// The game as text: who played and by which rules, then every line with its turn and clock. Says nothing of any calendar.
[[nodiscard]] std::string chronicle_of(const Session& session, Audience audience, Translate translate = untranslated);

}  // namespace fow
