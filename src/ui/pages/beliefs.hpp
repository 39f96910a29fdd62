// What "Two truths" of every game shows of what a seat believed.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>

#include "core/opponent.hpp"
#include "ui/widgets/buttons.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// Shows what the seat took unknown pieces for, or what it could know of them.
struct ShowBeliefs {
    bool shown = false;
};

/// "What Blue believed (Captain)", or what a Marshal in the place of a person would have; `side`: for players.
[[nodiscard]] std::string believer_text(const std::optional<ComputedPlayer>& player, const std::string& side);
/// The button that shows them, "believed".
[[nodiscard]] SmallButton beliefs_button(bool shown);

/// How likely a piece is what it is shown as, in per cent, in a corner of its square. Dark if it was something else.
void draw_belief(Window& window, ImDrawList& list, const SDL_FRect& cell, int per_cent, bool right);
/// What those slips mean.
[[nodiscard]] std::string beliefs_told();

}  // namespace fow::ui
