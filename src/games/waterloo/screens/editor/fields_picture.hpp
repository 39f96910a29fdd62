// The small map of a battlefield, in lists.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <string>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/field.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// The ground, the pieces and the entry squares, centred at the top of `rect` (pixels).
void draw_field_picture(Window& window, ImDrawList& list, const SDL_FRect& rect, const Battlefield& field, const Roster& roster);

/// "23 French against 18 Allied pieces; no Prussians."
[[nodiscard]] std::string armies_text(const Battlefield& field, const Roster& roster);

}  // namespace fow::waterloo::screens
