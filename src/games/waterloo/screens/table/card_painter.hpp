// The manoeuvre cards as pictures and in words (W11), and the Line of Retreat cards (W3).
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "games/waterloo/view/square.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// Width divided by height of every card.
inline constexpr float card_shape = 0.7F;

struct CardLook {
    bool face_down = false;  ///< the back, the same for all cards
    int count = 1;           ///< from 2 on: cards below it, and the number
    bool lifted = false;     ///< under the pointer: raised with a deeper shadow
};

/// The card's title in the player's language: "Combined attack".
[[nodiscard]] std::string card_name(Card card);
/// What it does, in two or three sentences, with the numbers of these rules: W11.4 to W11.8, W11.10.
[[nodiscard]] std::string card_text(Card card, const PlayerView& view);

/// The card inside `rect` (pixels; ideally of card_shape), including the cards below it and the number. Draw lists as for draw_piece(). A
/// card that is face down looks the same whatever it is.
void draw_card(Window& window, ImDrawList& list, const SDL_FRect& rect, Card card, const CardLook& look = {});

/// A card as a low slip with its picture and title, for the hand.
void draw_card_chip(Window& window, ImDrawList& list, const SDL_FRect& rect, Card card, const CardLook& look = {});
/// The discard pile in the same shape, with its number of cards.
void draw_pile_chip(Window& window, ImDrawList& list, const SDL_FRect& rect, int count, bool lifted);

/// A Line of Retreat card: face up with the squares on a small map, or face down.
void draw_line_card(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat seat, std::optional<Sector> sector,
                    const std::vector<Square>& squares, bool lit = false);

/// The card as it lies on the table, above its place in the hand (pixels) while the pointer is there.
void draw_card_preview(Window& window, const SDL_FRect& chip, Card card);

}  // namespace fow::waterloo::screens
