// One side's cavalry beside the field (W13.1), its commander in chief set aside.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/motion/ride_painter.hpp"
#include "ui/screens/pursuit_layout.hpp"
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

}  // namespace fow::ui
