// The seats of Waterloo.
#pragma once

#include <string_view>

#include "core/seat.hpp"

namespace fow::waterloo {

inline constexpr Seat french_seat = Seat::first;
inline constexpr Seat allied_seat = Seat::second;  ///< also leads the Prussians (W0.5)
inline constexpr Viewer french_viewer = Viewer::first;
inline constexpr Viewer allied_viewer = Viewer::second;
inline constexpr Decider french_decider = Decider::first;
inline constexpr Decider allied_decider = Decider::second;

/// "french" or "allied": the word used in files, notation and on the command line.
[[nodiscard]] constexpr std::string_view word(Seat seat) { return seat == french_seat ? "french" : "allied"; }
[[nodiscard]] constexpr std::string_view word(Viewer viewer) {
    return viewer == french_viewer ? "french" : viewer == allied_viewer ? "allied" : "onlooker";
}

}  // namespace fow::waterloo
