// Ways through the moments of a battle: the same buttons and keys wherever it is looked back at.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "ui/screens/replay_timeline.hpp"

namespace fow::ui {

/// At once, without motion.
struct SeekHalt {
    std::size_t halt;
};
/// To the next halt, and it is seen how.
struct StepOn {};
struct PlayOrPause {};
using ReplayStep = std::variant<SeekHalt, StepOn, PlayOrPause>;

/// A row of these, each by its name: "first", "previous", "play", "next", "last", "previous-turn", "next-turn", "previous-mark",
/// "next-mark". What the one that was clicked asks for, where there is such a moment.
[[nodiscard]] std::optional<ReplayStep> step_buttons(Window& window, const std::vector<std::string_view>& names, bool playing,
                                                     const Timeline& timeline, std::size_t halt);

/// What the keys ask for: they step, jump and play where the keyboard leads nothing.
[[nodiscard]] std::optional<ReplayStep> step_keys(Window& window, const Timeline& timeline, std::size_t halt);

}  // namespace fow::ui
