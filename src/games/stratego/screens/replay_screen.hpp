// Replay of a game: the board at any moment, the timeline, the log.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/stratego/screens/words.hpp"
#include "games/stratego/screens/replay_motion.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

struct ReplayModel {
    const View& view;  ///< at the current halt
    const RuleSet& rules;
    const std::vector<Move>& ways;  ///< the turn that led to it
    ReplayMotion& motion;           ///< the same in motion
    ReplayColumnModel column;
};

class ReplayScreen {
public:
    [[nodiscard]] std::optional<ReplayIntent> draw(Window& window, const ReplayModel& model);
    /// Call after the log has been replaced.
    void forget_log() { column_.forget_log(); }

private:
    ReplayColumn column_;
};

/// "Turn 12", "Setting up", "Turn 312, the end"
[[nodiscard]] std::string moment_text(const View& view);
/// What it means to play on from that moment.
[[nodiscard]] std::string play_on_text(const View& view);

}  // namespace fow::stratego::screens
