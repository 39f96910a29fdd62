// What is around the map: die, clock, flag, action tokens, the Prussian road.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <optional>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/piece.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// The Battle die (W8.5); empty = still rolling. `turning` 0 to 1: progress of the roll, for the tilt.
void draw_die(Window& window, ImDrawList& list, const SDL_FRect& rect, std::optional<DieFace> face, float turning = 1);

/// An army's flag on its pole.
void draw_flag(Window& window, ImDrawList& list, const SDL_FRect& rect, Army army);
/// An army's crest alone, in that colour.
void draw_crest(Window& window, ImDrawList& list, const SDL_FRect& rect, Army army, unsigned rgb);

/// The half hours from 11:00, or from now if that is earlier (W14.1), to nightfall; the counter on the current one, the Prussians' turn
/// marked. Registers as "clock".
void draw_clock(Window& window, const SDL_FRect& rect, int turn, int prussian_turn);

/// The Prussian road east of the map: the flag beside its entry squares and the number still to come. `map`: as given to draw_board().
/// Registers as "prussian-road".
void draw_prussian_road(Window& window, const SDL_FRect& rect, const SDL_FRect& map, const PlayerView& view);

/// The actions of the turn as brass buttons in the current card, spent ones drawn sunk. Registers as "actions".
void draw_actions(Window& window, int actions, int left);
/// The turn and its time, and at the end of the line the actions. False if they have no room there.
bool draw_moment(Window& window, const PlayerView& view);

}  // namespace fow::waterloo::screens
