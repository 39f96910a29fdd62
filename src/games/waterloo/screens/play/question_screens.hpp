// Pages that ask one question during a turn: frenzy (W8.9), building (W10.9), defence (W11.9), Prussian die (W14.2).
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "games/waterloo/screens/play/piece_card.hpp"
#include "games/waterloo/screens/table/staff_map.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/game_menu.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// W8.9: which of two friendly pieces falls? True: the frenzied piece. `view.fight` must be set.
[[nodiscard]] std::optional<bool> frenzy_screen(Window& window, const PlayerView& view, const Roster& roster, const std::string& name);

using BuildingIntent = std::variant<ChooseTarget, DropVeil>;
/// W10.9: what does the frenzied winner in a building attack next? `eyes.view.fight` must be set; its `at` is where the winner stands.
[[nodiscard]] std::optional<BuildingIntent> building_screen(Window& window, const Perspective& eyes, const std::string& name);

/// W11.9: a friendly piece is attacked; its owner is asked for Fighting spirit before the pieces are shown.
using DefenceIntent = std::variant<AnswerAttack, DropVeil>;

struct DefenceModel {
    const PlayerView& view;  ///< `view.fight` is set
    const Roster& roster;
    Seat seat;
    std::string name;
    const StaffMap& staff;
    const std::vector<LoggedLine>& log;  ///< oldest first
};
[[nodiscard]] std::optional<DefenceIntent> defence_screen(Window& window, const DefenceModel& model);

/// W14.2: the die that decides, openly, whether the Prussians come.
enum class PrussianDieChoice { roll_die, go_on };

class PrussianDieScreen {
public:
    /// `view` is an onlooker's, or that of the only person at the table, who is `alone`; `decided` is set once the die has been rolled.
    [[nodiscard]] std::optional<PrussianDieChoice> draw(Window& window, const PlayerView& view, const Roster& roster,
                                                        const std::optional<PrussiansDecided>& decided, bool alone);
    void die_rolled(Window& window);
    [[nodiscard]] bool animating() const { return rolling_since_.has_value(); }

private:
    float held_ = 0;                       ///< of the button, which here only needs a click
    std::optional<Uint32> rolling_since_;  ///< by now()
};

}  // namespace fow::waterloo::screens
