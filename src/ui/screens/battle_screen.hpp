// W8.1: the battle as both players see it, one fight at a time.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/desk.hpp"
#include "ui/screens/rounds.hpp"

namespace fow::ui {

enum class BattleChoice { roll_die, go_on };

struct BattleModel {
    const PlayerView& view;       ///< an onlooker's: what both may see
    const Roster& roster;
    const std::vector<Round>& rounds;
    bool die_due = false;         ///< the last round waits for the die (W8.5)
    std::string next;             ///< who goes on after it, "Marie goes on alone." Empty at the end of a game.
};

class BattleScreen {
public:
    [[nodiscard]] std::optional<BattleChoice> draw(Desk& desk, const BattleModel& model);
    void begin_at(std::size_t round) { round_ = round; }
    /// The die has been rolled: it tumbles for a while before it shows its face.
    void die_rolled();
    [[nodiscard]] bool animating() const { return rolling_since_.has_value(); }

private:
    std::size_t round_ = 0;
    std::optional<Uint32> rolling_since_;  ///< by now()
};

}  // namespace fow::ui
