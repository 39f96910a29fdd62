// Two pieces face to face, large, with what they fight with written out (W8.1).
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <string>

#include "fow/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// "5", "6 less 1 weakened + 1 hill = 6", or what there is where there is no number.
[[nodiscard]] std::string strength_text(const PlayerView& view, const Roster& roster, const SeenPiece& piece, int total,
                                        const std::vector<Bonus>& bonuses);

/// "The attacker is stronger (W8.2)."
[[nodiscard]] std::string verdict_sentence(const Fought& fought);

/// A piece with what it does above it and its strength and name below. `shown` 0 to 1: how far it has been turned face up.
void draw_fighter(Window& window, ImDrawList& list, const SDL_FRect& room, const Roster& roster, const SeenPiece& piece,
                  const std::string& role, const std::string& strength, float shown = 1);

/// A piece that turns from one side to the other: the back at 0, the face at 1.
void draw_turning_piece(Window& window, ImDrawList& list, const SDL_FRect& cell, const Roster& roster, const SeenPiece& piece, float shown,
                        float alpha = 1);

/// Where the piece of a fighter is drawn.
[[nodiscard]] SDL_FRect fighter_cell(const Window& window, const SDL_FRect& room);
/// Across a piece that is lost.
void draw_cross(ImDrawList& list, const SDL_FRect& cell, float alpha = 1);

/// Two who meet, with what they fight with in words.
struct Meeting {
    const SeenPiece& attacker;
    const SeenPiece& defender;
    std::string attack;
    std::string defence;
    std::string verdict;
};
/// How large the slip of paper is on which two meet over a map, pixels.
[[nodiscard]] SDL_FPoint meeting_size(const Window& window, const SDL_FRect& map);
/// The room on that slip.
[[nodiscard]] SDL_FRect stage_of(const Window& window, const SDL_FRect& slip);
/// The verdict once both are shown.
void draw_meeting(Window& window, ImDrawList& list, const SDL_FRect& stage, const Roster& roster, const Meeting& meeting, float shown);
/// "against", between the two.
void draw_against(Window& window, ImDrawList& list, const SDL_FRect& stage);
/// The paper that is laid over a map.
void draw_slip(Window& window, ImDrawList& list, const SDL_FRect& at);

/// How high a fighter is, pixels.
[[nodiscard]] float fighter_height(const Window& window);

}  // namespace fow::ui
