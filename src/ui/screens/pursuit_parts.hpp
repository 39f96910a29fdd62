// Parts of the pursuit screens: the lines of riders beside the field (W13.1), the tally (W13.9), and the pieces taken and saved.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/motion/motion_painter.hpp"
#include "ui/table/layout.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct PursuitLine {
    Seat seat = Seat::french;
    std::string title;            ///< "Your cavalry"
    std::string task;             ///< what it does, below the title; may be empty
    std::string prefix;           ///< riders register as "<prefix><number>"; empty: nothing can be clicked
    std::optional<Rider> chosen;  ///< lifted
    bool targets = false;         ///< each rider may be attacked: a frame
    std::vector<Rider> out;       ///< under way: their places are lit and empty
};
struct LineInput {
    std::optional<Rider> clicked;
    std::optional<Rider> looked_at;
    std::vector<SDL_FRect> places;  ///< by slot
};
/// "in pursuit", "covers the retreat"
[[nodiscard]] std::string task_text(Seat seat, const SeenPursuit& pursuit);

/// `view.pursuit` must be set. A rider that is gone leaves its numbered place empty: nothing moves.
[[nodiscard]] LineInput draw_pursuit_line(Window& window, const SDL_FRect& rect, const PlayerView& view, const Roster& roster,
                                          const PursuitLine& line);

/// Both sides' lines as everybody sees them; whoever is under way in `motion` is missing from them.
[[nodiscard]] RiderPlaces draw_open_lines(Window& window, const PursuitLayout& layout, const PlayerView& view, const Roster& roster,
                                          const Motion& motion);

/// Losses, their difference on a scale, the verdict as it stands and what the next one takes.
void draw_pursuit_tally(Window& window, const SDL_FRect& rect, const SeenPursuit& pursuit);

/// Of those who fell, the ones lost by the time of an earlier view.
[[nodiscard]] std::vector<SeenPiece> fallen_by(const PlayerView& then, const PlayerView& now, std::vector<SeenPiece> fallen);

/// Who fell in this pursuit, and who was saved: own faces, the enemy's as far as known.
void draw_pursuit_taken(Window& window, const SDL_FRect& rect, const PlayerView& view, const Roster& roster,
                        const std::vector<SeenPiece>& fallen);

}  // namespace fow::ui
