// The bases on the map: the army's colour, a white front, the sign of the arm, strength as a number and pips.
#pragma once

#include <imgui.h>

#include <array>
#include <optional>
#include <vector>

#include "games/callipers/screens/camera.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

/// A base anywhere: while it moves, its place is not limited to whole yards.
struct Standing {
    Spot at{};
    int facing = 0;
};
[[nodiscard]] inline Standing standing_of(const Place& place) { return {spot_of(place.at), place.facing}; }
/// The four corners on the screen, clockwise from the front left one, as the rules have them (K2.4).
[[nodiscard]] std::array<ImVec2, 4> corners_on(const Camera& camera, const RuleSet& rules, int piece, const Standing& standing);

/// Where a base that is lifted can be taken to turn and to wheel it: in front of it, and at both front corners.
struct Handles {
    ImVec2 ring, left, right;
};
[[nodiscard]] Handles handles_of(const Window& window, const std::array<ImVec2, 4>& corners);

enum class Shade {
    plain,
    ghost,   ///< an outline: where it stood, or could stand
    spent,   ///< it has done all that it may do in this turn
    lifted,  ///< in the hand
};
void paint_piece(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules, int piece, const Standing& standing,
                 Shade shade = Shade::plain);
/// Where a base is small or narrow, sign and strength stand upright on a plate of this place, in pixels; none where it has room for both.
[[nodiscard]] std::optional<SDL_FRect> plate_of(const Window& window, const Camera& camera, const RuleSet& rules, int piece,
                                                const Standing& standing);
/// A line around it.
void paint_ring(Window& window, ImDrawList& list, const Camera& camera, const RuleSet& rules, int piece, const Standing& standing,
                ImU32 ink, float thick, bool dashed = false);
/// The upright rectangle around four corners, in pixels.
[[nodiscard]] SDL_FRect around(const std::array<ImVec2, 4>& corners);
/// Where the standard of a general stands at the edge of his host, in pixels.
[[nodiscard]] SDL_FRect standard_at(const Window& window, const Camera& camera, const RuleSet& rules, int host, const Standing& standing,
                                    const std::vector<SDL_FRect>& others);
/// What the other pieces on the board cover, in pixels: a standard keeps clear of them if it can.
[[nodiscard]] std::vector<SDL_FRect> others_on(const Camera& camera, const View& view, const RuleSet& rules, int host);
void paint_standard(const Window& window, ImDrawList& list, const SDL_FRect& room, Seat side);
/// The sign of an arm around that point: crossed straps, a slash, a gun; `u` to the front and `v` to the right, half as long as it is high.
void paint_sign(ImDrawList& list, ImVec2 middle, ImVec2 u, ImVec2 v, Arm arm, ImU32 ink, float thick);
/// A die in the colour of an army; `turning` 0 to 1: progress of the roll.
void paint_die(const Window& window, ImDrawList& list, ImVec2 middle, float size, Seat side, int face, float turning = 1);

}  // namespace fow::callipers::screens
