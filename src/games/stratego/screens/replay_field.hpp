// The board of a replay at one moment, and the pictures of an export.
#pragma once

#include <SDL.h>

#include <string>
#include <vector>

#include "games/stratego/screens/replay_motion.hpp"
#include "games/stratego/screens/words.hpp"
#include "ui/window/picture_file.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

struct ReplayField {
    const View& view;
    const RuleSet& rules;
    const std::vector<Move>& ways;         ///< the turn that led to the moment
    bool all_faces = false;                ///< both armies' faces, as far as the view knows them
    const ReplayMotion* motion = nullptr;  ///< while it runs, it is shown instead of the view
};
/// Board and losses in a window of that height (pixels). Returns the room left for the column.
[[nodiscard]] SDL_FRect draw_replay_field(Window& window, const ReplayField& field, int height);

/// "After turn 12", "The armies are being set up", "The end, after turn 312"
[[nodiscard]] std::string moment_text(const View& view);
/// What it means to play on from that moment.
[[nodiscard]] std::string play_on_text(const View& view);

/// The board as a picture, with the caption below it; `cell`: size of a square, whole pixels. Opaque; empty on failure.
[[nodiscard]] Surface replay_picture(Window& window, const ReplayField& field, const Caption& caption, float cell);

}  // namespace fow::stratego::screens
