// Parts of the pursuit screens: the lines of riders beside the field (W13.1), the commander in chief set aside, the tally (W13.9), and the
// pieces taken and saved.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/waterloo/screens/motion/motion_painter.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

struct PursuitLine {
    Seat seat = french_seat;
    std::string title;            ///< "Your cavalry"
    std::string task;             ///< below the title; may be empty
    std::string prefix;           ///< riders register as "<prefix><number>"; empty: nothing can be clicked
    std::optional<Rider> chosen;  ///< drawn lifted
    bool targets = false;         ///< each rider may be attacked: draws a frame
    std::vector<Rider> out;       ///< under way: their places are lit and empty
};
struct LineInput {
    std::optional<Rider> clicked;
    std::optional<Rider> looked_at;
    std::vector<SDL_FRect> places;  ///< by slot
};
/// "in pursuit", "covers the retreat"
[[nodiscard]] std::string task_text(Seat seat, const SeenPursuit& pursuit);

/// `view.pursuit` must be set. A rider that has left leaves its numbered place empty, so that nothing moves.
[[nodiscard]] LineInput draw_pursuit_line(Window& window, const SDL_FRect& rect, const PlayerView& view, const Roster& roster,
                                          const PursuitLine& line);

/// Both sides' lines as everybody sees them, without the riders under way in `motion`.
[[nodiscard]] RiderPlaces draw_open_lines(Window& window, const PursuitLayout& layout, const PlayerView& view, const Roster& roster,
                                          const Motion& motion);

/// Losses, their difference on a scale, the current verdict and what the next one takes.
void draw_pursuit_tally(Window& window, const SDL_FRect& rect, const SeenPursuit& pursuit);

/// Of the pieces in `fallen`, those lost by the time of an earlier view.
[[nodiscard]] std::vector<SeenPiece> fallen_until(const PlayerView& then, const PlayerView& now, std::vector<SeenPiece> fallen);

/// Pieces lost in this pursuit, and pieces saved: friendly pieces face up, the enemy's as far as known.
void draw_pursuit_taken(Window& window, const SDL_FRect& rect, const PlayerView& view, const Roster& roster,
                        const std::vector<SeenPiece>& fallen);

}  // namespace fow::waterloo::screens
