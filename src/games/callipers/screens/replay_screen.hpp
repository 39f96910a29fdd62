// Replay of a game: the map at any moment, the timeline, the log; and the pictures of an export.
#pragma once

#include <optional>
#include <string>

#include "games/callipers/screens/motion.hpp"
#include "games/callipers/screens/words.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/window/picture_file.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

struct ReplayModel {
    const View& view;  ///< at the current halt
    const RuleSet& rules;
    Motion& motion;  ///< what leads to it, while it runs
    ReplayColumnModel column;
};

class ReplayScreen {
public:
    [[nodiscard]] std::optional<ReplayIntent> draw(Window& window, const ReplayModel& model);
    /// Call after the log has been replaced.
    void forget_log() { column_.forget_log(); }

private:
    ReplayColumn column_;
    Sight sight_;
};

/// What it means to play on from that moment.
[[nodiscard]] std::string play_on_text(const View& view);
/// The map as a picture, with the caption below it; `cell`: the picture is as large as a map of 12 by 10 squares of that size, whole
/// pixels. Opaque; empty on failure.
[[nodiscard]] Surface map_picture(Window& window, const View& view, const RuleSet& rules, const Caption& caption, float cell);

}  // namespace fow::callipers::screens
