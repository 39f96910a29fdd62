// Two boards of the same moment: what one side could know, and what was true.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "games/stratego/view/believed.hpp"
#include "games/stratego/screens/words.hpp"
#include "ui/pages/beliefs.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

struct TruthsModel {
    const View& believed;  ///< the seat's own
    const View& truth;     ///< everything shown
    const RuleSet& rules;
    Seat seat = blue_seat;
    const Timeline& timeline;
    std::size_t halt = 0;
    bool playing = false;
    std::string happened;                                 ///< the last line in the seat's log
    bool beliefs_shown = false;                           ///< what the seat took unknown pieces for, instead of what it could know
    std::string believer;                                 ///< who took them for that
    const std::vector<fow::stratego::Believed>& beliefs;  ///< if they are shown; none while the armies are set up
};

struct LeaveTruths {};
using TruthsIntent = std::variant<SeekHalt, StepOn, PlayOrPause, Seat, ShowBeliefs, LeaveTruths>;

/// How much the seat could know about an enemy piece.
enum class Insight {
    known,
    narrowed,  ///< some ranks that are not known yet could be ruled out (C2.2)
    hidden
};
[[nodiscard]] Insight insight_into(const View& believed, const RuleSet& rules, Square square);
/// How many ranks a piece could be; 1 if the viewer knows it, 0 on an empty square.
[[nodiscard]] int ranks_left(const View& believed, const RuleSet& rules, Square square);

/// Registers the squares of the left board, and "truth:blue", "truth:red", "ply", "first", "previous", "play", "next", "previous-mark",
/// "next-mark", "believed", "back".
class TwoTruthsScreen {
public:
    [[nodiscard]] std::optional<TruthsIntent> draw(Window& window, const TruthsModel& model);

private:
    void take(std::optional<ReplayStep> step);
    void draw_boards(Window& window, const TruthsModel& model, const SDL_FRect& left, const SDL_FRect& right);
    void draw_words(Window& window, const TruthsModel& model);
    void draw_steps(Window& window, const TruthsModel& model);
    std::optional<Square> pointed_;
    std::optional<TruthsIntent> intent_;
};

}  // namespace fow::stratego::screens
