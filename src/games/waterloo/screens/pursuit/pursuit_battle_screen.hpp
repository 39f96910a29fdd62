// W13.4, W13.6: what both players see of the pursuit: a fight of cavalry, or a victim and its pursuer.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "games/waterloo/screens/motion/motion_painter.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/parts.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

using PursuitMeeting = std::variant<RidersFought, VictimTaken>;

struct PursuitBattleModel {
    const PlayerView& view;  ///< an onlooker's: what both players may see
    const Roster& roster;
    const PursuitMeeting& meeting;
    const std::vector<SeenPiece>& fallen;  ///< pieces lost in this pursuit, both sides
    Motion& motion;                        ///< the animation on the field; the two pieces rise from it where it halts
    NextLook next;                         ///< after it
};

class PursuitBattleScreen {
public:
    /// True when both have seen it.
    [[nodiscard]] bool draw(Window& window, const PursuitBattleModel& model);
    /// The meeting itself is animated, not only the motion on the field.
    [[nodiscard]] bool animating() const { return showing_since_.has_value(); }

private:
    RiderPlaces draw_field(Window& window, const PursuitLayout& layout, const PursuitBattleModel& model);
    void draw_meeting(Window& window, const SDL_FRect& map, const PursuitBattleModel& model, const RiderPlaces& places) const;
    bool draw_column(Window& window, const SDL_FRect& column, const PursuitBattleModel& model);

    bool shown_ = false;                   ///< the two pieces have been turned face up
    bool over_ = false;                    ///< it has been read
    float held_ = 0;                       ///< of the button that goes on, 0 to 1
    std::optional<Uint32> showing_since_;  ///< by now()
};

}  // namespace fow::waterloo::screens
