// Two pieces face to face, large, with what they fight with written out (W8.1).
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <string>

#include "fow/view/player_view.hpp"
#include "ui/desk.hpp"

namespace fow::ui {

/// "5", "6 less 1 weakened + 1 hill = 6", or what there is where there is no number.
[[nodiscard]] std::string strength_text(const PlayerView& view, const Roster& roster, const SeenPiece& piece, int total,
                                        const std::vector<Bonus>& bonuses);

/// "The attacker is stronger (W8.2)."
[[nodiscard]] std::string verdict_sentence(const Fought& fought);

/// A piece with what it does above it and its strength and name below. `shown` 0 to 1: how far it has been turned face up.
void draw_fighter(Desk& desk, ImDrawList& list, const SDL_FRect& room, const Roster& roster, const SeenPiece& piece,
                  const std::string& role, const std::string& strength, float shown = 1);

/// A piece that turns from one side to the other: the back at 0, the face at 1.
void draw_turning_piece(Desk& desk, ImDrawList& list, const SDL_FRect& cell, const Roster& roster, const SeenPiece& piece, float shown,
                        float alpha = 1);

/// How high a fighter is, pixels.
[[nodiscard]] float fighter_height(Desk& desk);

}  // namespace fow::ui
