// The end of a game: who won, and how, and what players can do next.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/seat.hpp"
#include "core/voices.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// Each game fills it in.
struct VictoryPage {
    std::function<SDL_FRect(Window&)> board;  ///< draws the game as it ended; returns where the card stands beside it
    std::string moment;                       ///< where and when it ended
    std::optional<Seat> winner;
    PerSeat<std::string> names{};  ///< in full
    std::string drawn;             ///< in place of the winner's name if nobody has won
    std::string verdict;           ///< below the name
    std::function<void(Window&, ImDrawList&, const SDL_FRect&, Seat)> crest;
    Seat left = Seat::first;               ///< whose crest is on the left if nobody has won
    std::vector<std::string> sentences{};  ///< how it ended
    std::function<void(Window&)> below{};  ///< draws what else there is to tell, in the card
    const Saying* said = nullptr;          ///< said of such an end, shown if there is room
    bool lesson = false;                   ///< there is nothing to do with the result
    std::string series{};                  ///< the title of the series that the game is a battle of; empty if it is none
};

enum class VictoryChoice { step_through, analysis, statistics, rematch, rematch_swapped, save, new_game, series, title };

/// `save`: under the name in `save_name`; `notice`: the name it was saved under, or why it was not.
/// Registers "series" if it is a battle of one, "step-through", "analysis", "statistics", "rematch", "rematch-swapped", "save-name",
/// "save-now", "new-game", "to-title".
[[nodiscard]] std::optional<VictoryChoice> victory_page(Window& window, const VictoryPage& page, std::string& save_name,
                                                        const std::string& notice);

}  // namespace fow::ui
