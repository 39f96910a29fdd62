// Two maps of the same moment: what one side could know, and what was true.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "games/waterloo/view/believed.hpp"
#include "games/waterloo/screens/replay/replay_screen.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/staff_map.hpp"
#include "ui/pages/beliefs.hpp"

namespace fow::waterloo::screens {

struct TruthsModel {
    const PlayerView& believed;  ///< the seat's own
    const PlayerView& truth;     ///< everything shown
    const Roster& roster;
    Seat seat = french_seat;
    const StaffMap& staff;  ///< what the seat could deduce
    const Timeline& timeline;
    std::size_t halt = 0;
    bool playing = false;
    std::string happened;                  ///< the last line in the seat's log
    bool beliefs_shown = false;            ///< what the seat took unknown pieces for, instead of what it could know
    std::string believer;                  ///< who took them for that
    const std::vector<Believed>& beliefs;  ///< if they are shown; none while the armies are set up
};

struct LeaveTruths {};
using TruthsIntent = std::variant<SeekHalt, StepOn, PlayOrPause, Seat, ShowBeliefs, LeaveTruths>;

/// How much the seat could know about an enemy piece on the map.
enum class Insight { known, narrowed, hidden };
[[nodiscard]] Insight insight_into(const TruthsModel& model, Square square);

/// Registers the squares of the left map, and "truth:french", "truth:allied", "ply", "first", "previous", "play", "next", "previous-mark",
/// "next-mark", "believed", "back".
class TwoTruthsScreen {
public:
    [[nodiscard]] std::optional<TruthsIntent> draw(Window& window, const TruthsModel& model);

private:
    void take(std::optional<ReplayStep> step);
    void draw_maps(Window& window, const TruthsModel& model, const SDL_FRect& left, const SDL_FRect& right);
    void draw_words(Window& window, const TruthsModel& model);
    void draw_steps(Window& window, const TruthsModel& model);
    std::optional<Square> pointed_;
    std::optional<TruthsIntent> intent_;
};

}  // namespace fow::waterloo::screens
