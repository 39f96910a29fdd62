// What is around the map: the cards, the tracks of morale and losses, the clock.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <optional>
#include <vector>

#include "games/alliance/screens/model.hpp"
#include "ui/window/window.hpp"

namespace fow::alliance::screens {

/// A row of cards of one side. Registers "card:derlon" and so on. Returns the one that was clicked.
[[nodiscard]] std::optional<CardId> draw_cards(Window& window, const SDL_FRect& rect, Seat side, const std::vector<CardShown>& cards,
                                               const View& view, const RuleSet& rules, std::optional<CardId> selected);

/// Morale and losses of an army in one strip (L1.5). Registers "track:french" and "track:allied".
void draw_tracks(Window& window, const SDL_FRect& rect, Seat army, const View& view, const RuleSet& rules);
/// The same as a picture only.
void paint_tracks(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat army, const View& view, const RuleSet& rules);
/// The middle of the box of that casualty, counted from 1, in such a strip; pixels.
[[nodiscard]] SDL_FPoint casualty_box(const Window& window, const SDL_FRect& rect, const RuleSet& rules, Seat army, int casualty);

/// The clock with its two reasons (L11.1), across the current card.
void draw_clock(Window& window, const View& view, const RuleSet& rules);

}  // namespace fow::alliance::screens
