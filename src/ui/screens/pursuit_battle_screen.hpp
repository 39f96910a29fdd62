// W13.4, W13.6: what both players see of the pursuit: cavalry that met, or a victim with its pursuer.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/motion/motion.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

using PursuitMeeting = std::variant<RidersFought, VictimTaken>;

struct PursuitBattleModel {
    const PlayerView& view;  ///< an onlooker's: what both may see
    const Roster& roster;
    const PursuitMeeting& meeting;
    const std::vector<SeenPiece>& fallen;  ///< who was lost in this pursuit, both sides
    Motion& motion;                        ///< how it goes on the field; the page lies over it where it halts
    std::string next;                      ///< who goes on after it; empty at the end of the game
};

class PursuitBattleScreen {
public:
    /// True when both have seen it.
    [[nodiscard]] bool draw(Window& window, const PursuitBattleModel& model);
    /// The page itself moves, beside what the motion does.
    [[nodiscard]] bool animating() const { return showing_since_.has_value(); }

private:
    void draw_field(Window& window, const PursuitBattleModel& model);
    bool draw_page(Window& window, const PursuitBattleModel& model);

    bool shown_ = false;                   ///< the two have been turned face up
    bool over_ = false;                    ///< the page has been read
    std::optional<Uint32> showing_since_;  ///< by now()
};

}  // namespace fow::ui
