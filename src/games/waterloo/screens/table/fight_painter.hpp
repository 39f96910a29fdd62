// Two pieces face to face over the map, large, with their strengths written out (W8.1).
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <optional>
#include <string>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// "5", "6 - 1 weakened + 1 hill = 6", or a word for pieces without a number.
[[nodiscard]] std::string strength_text(const PlayerView& view, const Roster& roster, const SeenPiece& piece, int total,
                                        const std::vector<Bonus>& bonuses);

/// "The attacker is stronger (W8.2)."
[[nodiscard]] std::string verdict_sentence(const Fought& fought);

/// A piece turning over: the back at 0, the face at 1.
void draw_turning_piece(Window& window, ImDrawList& list, const SDL_FRect& cell, const Roster& roster, const SeenPiece& piece, float shown,
                        float alpha = 1);
/// A piece falling over and fading: upright at 0, gone at 1.
void draw_toppling_piece(Window& window, ImDrawList& list, const SDL_FRect& cell, const Roster& roster, const SeenPiece& piece, bool face,
                         float fallen);

/// A cross over a lost piece.
void draw_cross(ImDrawList& list, const SDL_FRect& cell, float alpha = 1);
/// A slip of paper over the map.
void draw_slip(Window& window, ImDrawList& list, const SDL_FRect& at);

/// One side of a meeting.
struct Duelist {
    const SeenPiece* piece = nullptr;  ///< null: the caller draws something else in its place
    SDL_FRect stands{};                ///< where it stands, pixels
    std::string role{};                ///< "attacks"
    std::string strength{};            ///< may be empty
    bool falls = false;                ///< it is lost
};
/// A meeting at one moment of its animation.
struct Duel {
    Duelist attacker;
    Duelist defender;
    float risen = 1;        ///< 0 where they stand, 1 face to face
    float shown = 1;        ///< 0 by their backs, 1 turned face up; strengths and the verdict are written then
    std::string verdict{};  ///< one line
    bool shot = false;      ///< a gun fires: a ball is between them, not muskets
    bool die = false;       ///< the Battle die is between them
    std::optional<DieFace> face{};
    float turning = 1;    ///< of the die, 0 to 1
    float fallen = 0;     ///< of the one that falls, 0 to 1
    bool dimmed = false;  ///< the map is drawn dimmed already
};
struct DuelPlaces {
    SDL_FRect attacker{};
    SDL_FRect defender{};
};
/// Draws a meeting near where both stand, inside `map` (pixels), without covering their squares, and returns where the two are.
DuelPlaces draw_duel(Window& window, ImDrawList& list, const SDL_FRect& map, const Roster& roster, const Duel& duel);

}  // namespace fow::waterloo::screens
