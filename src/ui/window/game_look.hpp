// What the shared pages show about the game that is played: its names, sentences, colours and pictures.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "core/seat.hpp"

namespace fow::ui {

class Window;

/// Draws a picture into a rectangle, pixels.
using Drawing = std::function<void(Window&, ImDrawList&, const SDL_FRect&)>;

struct SeatLook {
    std::string word;                 ///< in the names of controls
    std::string seated;               ///< "{name} (...)": a player and their seat
    std::string takes;                ///< that the player takes the seat: on the veil, below the name
    std::string forgotten;            ///< that the pass phrase of this seat has been forgotten
    std::array<unsigned, 2> cloth{};  ///< 0xRRGGBB, by Colours
    Drawing crest{};
};

/// The dark, blurred picture behind pages without a game.
struct Backdrop {
    std::vector<std::string> pictures{};  ///< on top of each other, the lowest first
    SDL_FPoint shape{1, 1};               ///< their width and height
    float enlarged = 1;                   ///< beyond the window, so that their margins are out of sight
};

struct TitleLook {
    std::string name;
    std::string below;   ///< where and when
    Drawing picture{};   ///< the caller sets the height; the width is that of the card
    std::string told{};  ///< what sort of game it is; empty: a game with hidden pieces
};

struct SettingsLook {
    std::string turn_board;      ///< for which player the board is turned
    std::string usual_odds;      ///< in which games odds are not shown
    std::string true_to_table;   ///< what it means that a game is true to the table
    Drawing colours{};           ///< a sample of the sides' colours; the rectangle is of the first piece
    std::string move_at_once{};  ///< what happens to moves that are not handed over at once; empty if no move waits to be handed over
};

/// Knows no position, so it cannot show one. Sentences are already translated.
struct GameLook {
    PerSeat<SeatLook> seats{};
    Backdrop backdrop{};
    TitleLook title{};
    SettingsLook settings{};
    std::string draw_offers{};    ///< when a draw may be offered
    std::string resigning{};      ///< what giving up means
    std::string marks{};          ///< what the marks of a timeline stand for
    std::string missing_rules{};  ///< that the rulebook cannot be read
    std::string looking_up{};     ///< what can be searched for in the rulebook
};

/// Draws nothing if there is no such picture.
inline void draw_picture(const Drawing& drawing, Window& window, ImDrawList& list, const SDL_FRect& rect) {
    if (drawing) drawing(window, list, rect);
}

}  // namespace fow::ui
