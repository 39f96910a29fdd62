// The board of a replay at one moment, a step of it in motion, and the pictures of an export.
#pragma once

#include <SDL.h>
#include <optional>
#include <string>
#include <vector>

#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/words.hpp"
#include "ui/window/picture_file.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

/// A step of a replay in motion: a piece goes its way, and in a fight both show their faces before one falls.
class ReplayMotion {
public:
    /// At rest.
    ReplayMotion() = default;
    /// `before`: as the viewer saw the board; there must be a piece on `move.from`. `fought`: the turn was this attack. `speed`: how many
    /// times faster than usual.
    ReplayMotion(View before, const Move& move, const std::optional<Fought>& fought, float speed);

    [[nodiscard]] bool running() const { return running_; }
    /// Ends it at once if animations are off.
    void advance(Window& window);
    void finish() { running_ = false; }
    [[nodiscard]] const View& before() const { return before_; }
    /// Instead of draw_board().
    void draw(Window& window, const SDL_FRect& map, const RuleSet& rules, TableMarks marks) const;

private:
    View before_;
    Move move_;
    bool fight_ = false;
    float speed_ = 1;
    bool running_ = false;
    std::optional<Uint32> since_;  ///< by now()
    float share_ = 0;              ///< of its way, 0 to 1
};

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
