// Two boards of the same moment: what one side could know, or what it took unknown pieces for, and what was true.
#pragma once

#include <SDL.h>

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/opponent.hpp"
#include "core/seat.hpp"
#include "ui/pages/replay_timeline.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// What is told of the piece on the square under the pointer.
struct SquareTold {
    std::string square;
    std::string text;
};
/// What a game shows of one moment.
struct Truths {
    std::string believed;            ///< the heading of the left board: "What Blue could know"
    std::string was;                 ///< the heading of the right board: "What was: after turn 12"
    std::vector<std::string> words;  ///< below them, while the pointer is on no piece
    PerSeat<std::string> choices;    ///< "Blue's truth"
    std::string back;                ///< "One board"
    /// Draws both boards.
    std::function<std::optional<SquareTold>(Window&, const SDL_FRect& left, const SDL_FRect& right)> boards;
};

struct TruthsPage {
    const Truths& truths;
    PerSeat<std::string> words;  ///< in the names of controls
    Seat seat = Seat::first;     ///< whose knowledge is compared
    const Timeline& timeline;
    std::size_t halt = 0;
    bool playing = false;
    bool beliefs_shown = false;
};
/// Shows what the seat took unknown pieces for, or what it could know of them.
struct ShowBeliefs {
    bool shown = false;
};
struct LeaveTruths {};
using TruthsIntent = std::variant<SeekHalt, StepOn, PlayOrPause, Seat, ShowBeliefs, LeaveTruths>;

/// Registers what the boards register, "truth:" and the words of the seats, "ply", "first", "previous", "play", "next", "previous-mark",
/// "next-mark", "believed", "back".
[[nodiscard]] std::optional<TruthsIntent> two_truths_page(Window& window, const TruthsPage& page);

/// "What the computer believed: Blue (Captain)", or what a Marshal in the place of a person would have; `side`: for players.
[[nodiscard]] std::string believer_text(const std::optional<ComputedPlayer>& player, const std::string& side);
/// How likely a piece is what it is shown as, in per cent, in a corner of its square. Dark if it was something else.
void draw_belief(Window& window, ImDrawList& list, const SDL_FRect& cell, int per_cent, bool right);
/// What those slips mean.
[[nodiscard]] std::string beliefs_told();

}  // namespace fow::ui
