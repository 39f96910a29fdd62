// Two pieces face to face, large, with their strengths written out (W8.1).
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <string>

#include "fow/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// "5", "6 - 1 weakened + 1 hill = 6", or a word for pieces without a number.
[[nodiscard]] std::string strength_text(const PlayerView& view, const Roster& roster, const SeenPiece& piece, int total,
                                        const std::vector<Bonus>& bonuses);

/// "The attacker is stronger (W8.2)."
[[nodiscard]] std::string verdict_sentence(const Fought& fought);

/// A piece with its role above and its strength and name below. `shown` 0 to 1: how far it has been turned face up.
void draw_fighter(Window& window, ImDrawList& list, const SDL_FRect& room, const Roster& roster, const SeenPiece& piece,
                  const std::string& role, const std::string& strength, float shown = 1);

/// A piece turning over: the back at 0, the face at 1.
void draw_turning_piece(Window& window, ImDrawList& list, const SDL_FRect& cell, const Roster& roster, const SeenPiece& piece, float shown,
                        float alpha = 1);

/// Where draw_fighter() draws the piece.
[[nodiscard]] SDL_FRect fighter_cell(const Window& window, const SDL_FRect& room);
/// A cross over a lost piece.
void draw_cross(ImDrawList& list, const SDL_FRect& cell, float alpha = 1);

/// A fight with the strengths and the verdict in words.
struct Meeting {
    const SeenPiece& attacker;
    const SeenPiece& defender;
    std::string attack;
    std::string defence;
    std::string verdict;
};
/// Size of the slip of paper for a fight over a map, pixels.
[[nodiscard]] SDL_FPoint meeting_size(const Window& window, const SDL_FRect& map);
/// The room inside that slip.
[[nodiscard]] SDL_FRect stage_of(const Window& window, const SDL_FRect& slip);
/// Both pieces; the verdict once both are shown.
void draw_meeting(Window& window, ImDrawList& list, const SDL_FRect& stage, const Roster& roster, const Meeting& meeting, float shown);
/// "against", between the two.
void draw_against(Window& window, ImDrawList& list, const SDL_FRect& stage);
/// A slip of paper over the map.
void draw_slip(Window& window, ImDrawList& list, const SDL_FRect& at);

/// Height of a fighter, pixels.
[[nodiscard]] float fighter_height(const Window& window);

}  // namespace fow::ui
