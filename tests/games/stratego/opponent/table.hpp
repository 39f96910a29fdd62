// Whole games between computed players, each with the view and the log of its own seat.
#pragma once

#include <functional>
#include <vector>

#include "board.hpp"
#include "games/stratego/opponent/think.hpp"

namespace fow::stratego::testing {

/// A position with those pieces: letter and square; '+' = it has moved, '!' = it was shown.
[[nodiscard]] State placed(const Rules& rules, const char* blue, const char* red, Seat mover);

/// What is heard at the table; in this game both seats hear the same (C3.7).
class Hearing : public Listener {
public:
    void on_event(Viewer viewer, const Event& event) override {
        if (viewer == Viewer::onlooker) lines_.push_back({static_cast<int>(lines_.size()), turn, event});
    }
    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
    int turn = 0;

private:
    std::vector<Line> lines_;
};

struct Played {
    State state;
    Hearing heard;
    int turns = 0;
    int returns = 0;     ///< moves that brought back a board already seen since the last fight
    int taken_back = 0;  ///< moves of a piece back to where its last move began, without a fight since and with no enemy near
};

/// Called before each action: the state, what was heard, and what the player whose turn it is has thought.
using Watch = std::function<void(const State& state, const std::vector<Line>& heard, const fow::stratego::Answer& thought)>;

/// Plays a game from the empty board, at most `cap` turns. Each action must be legal.
[[nodiscard]] Played play_game(const Rules& rules, PerSeat<Mind> minds, PerSeat<Budget> budgets, int cap, const Watch& watch = {});

}  // namespace fow::stratego::testing
