// Where map, cards, tracks and column are on every screen with the map, and the cards, tracks and clock themselves.
#pragma once

#include <SDL.h>
#include <imgui.h>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/seat.hpp"
#include "games/alliance/screens/words.hpp"
#include "ui/window/window.hpp"

namespace fow::alliance::screens {

/// What one face of the die brings besides its row.
struct FaceNotes {
    std::vector<CardId> empties;  ///< camps that lose their last marker, up to the first question of L4.3
    bool asks = false;            ///< an owner must choose a corps (L4.3)
    PerSeat<bool> tests;          ///< armies that must test
};
/// An action that could be chosen now.
struct OrderShown {
    Order order;
    std::string why;  ///< why it cannot be chosen, with its rule; empty = it can
    Outlook outlook;  ///< without `table`: no die
    std::array<FaceNotes, alliance::die_faces> notes{};
    [[nodiscard]] bool open() const { return why.empty(); }
};
struct ActionShown {
    OrderShown plain;
    std::optional<OrderShown> directed;  ///< the same with Napoleon, if he could direct it (L3.6)
};
/// What the screens are told about a card: each action with its chances, or why it cannot be chosen (L13.6).
struct CardShown {
    CardId card = CardId::derlon;
    bool can_act = false;
    bool counter = false;              ///< a counter-attack is open: it is gone next turn (L3.2)
    std::string why;                   ///< why none of its actions can be chosen; empty if one can
    std::vector<ActionShown> actions;  ///< of the player who chooses; none on cards of the other
};

/// Pixels. The Allied cards and tracks are above the map, the French ones below it.
struct TableLayout {
    SDL_FRect map{};
    PerSeat<SDL_FRect> cards{};  ///< empty without cards
    PerSeat<SDL_FRect> tracks{};
    SDL_FRect column{};  ///< right of it
};
/// `width`, `height`: of the window, at least 1024x640. `scale`: Window::scale(). `cards`: room for the cards too. Pure: nothing overlaps.
[[nodiscard]] TableLayout table_layout(int width, int height, float scale, bool cards = true);
[[nodiscard]] TableLayout table_layout(const Window& window, bool cards = true);

/// The map's own shape, and its units: all places on it are given in these.
inline constexpr float map_wide = 1000, map_high = 620;

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
