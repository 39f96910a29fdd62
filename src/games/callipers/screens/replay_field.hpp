// The map of a replay at any moment, and the pictures of an export.
#pragma once

#include <optional>
#include <string>

#include "games/callipers/screens/motion.hpp"
#include "games/callipers/screens/turn_told.hpp"
#include "games/callipers/screens/words.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/window/picture_file.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

/// The map at a halt, or `motion` while it leads there; `column` is drawn in the room beside it. `sight`: the part of the map that is seen.
struct Halt {
    const View& view;
    const std::optional<Goal>& better;  ///< where the order that was better there would have put its piece
};
void draw_replay(Window& window, const Halt& halt, const RuleSet& rules, Motion& motion, Sight& sight, const DrawColumn& column);

/// What it means to play on from that moment.
[[nodiscard]] std::string play_on_text(const View& view);
/// The map as a picture, with the caption below it; `cell`: the picture is as large as a map of 12 by 10 squares of that size, whole
/// pixels. Opaque; empty on failure.
[[nodiscard]] Surface map_picture(Window& window, const View& view, const RuleSet& rules, const Caption& caption, float cell);

}  // namespace fow::callipers::screens
