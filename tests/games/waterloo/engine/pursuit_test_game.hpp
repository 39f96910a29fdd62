// A table on which one move makes the enemy retreat (W12.3).
#pragma once

#include "test_game.hpp"

namespace fow::testing {

using namespace waterloo;

/// Two line infantry pieces of the victor, one on an enemy flank and one in front of it; the test adds everything else.
class PursuitTestGame : public TestGame {
public:
    explicit PursuitTestGame(Seat victor, Options options = expert(), Ruleset set = shipped())
        : TestGame(options, std::move(set)), victor_(victor) {
        put(french() ? "French line infantry 3" : "Allied line infantry 3", french() ? "l10" : "a1");
        put(french() ? "French line infantry 3" : "Allied line infantry 3", french() ? "k9" : "b2");
    }
    /// Makes that move. If pieces off the board line up, chance is due afterwards.
    void retreat(int turn = 5) {
        begin(victor_, turn);
        play(french() ? "k9-k10" : "b2-b1");
    }
    /// Lines up all pieces in the order of the list.
    void muster() { leave_to_chance(Phase::muster); }
    void pursue(int turn = 5) {
        retreat(turn);
        muster();
    }
    /// "#3", or "" if it is not in the pursuit.
    [[nodiscard]] std::string slot(UnitId unit) const {
        const Whereabouts where = state().whereabouts(unit);
        return where.rides() ? "#" + std::to_string(where.rider().slot() + 1) : "";
    }
    /// "#3xe5", "#3-off".
    [[nodiscard]] std::string by(UnitId rider, std::string_view rest) const { return slot(rider) + std::string(rest); }
    [[nodiscard]] std::string attack(UnitId rider, UnitId target) const { return slot(rider) + "x" + slot(target); }
    [[nodiscard]] const SeenPursuit& seen_pursuit(Viewer viewer) {
        view_ = view(viewer);
        return *view_.pursuit;
    }
    [[nodiscard]] Seat victor() const { return victor_; }

private:
    [[nodiscard]] bool french() const { return victor_ == french_seat; }

    Seat victor_;
    PlayerView view_;
};

}  // namespace fow::testing
