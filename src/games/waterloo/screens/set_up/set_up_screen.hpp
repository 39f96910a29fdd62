// W6: setting up an army by clicking or dragging.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/game_menu.hpp"
#include "ui/pages/parts.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

struct Shift {  ///< moves a piece, or swaps two
    Square from;
    Square to;
};
struct TakeBack {
    Square from;
};
enum class WholeArmy { fill, historical, mirror, clear };
struct SaveDeployment {
    std::string name;
};
struct LoadDeployment {
    std::string name;
    std::string phrase;  ///< for a sealed one; may be empty
};
/// A saved deployment.
struct KeptArmy {
    std::string name;
    bool sealed = false;  ///< with a pass phrase
};
struct SayReady {};
using SetUpIntent = std::variant<PlaceUnit, Shift, TakeBack, WholeArmy, SaveDeployment, LoadDeployment, SayReady, DropVeil, MenuChoice>;

struct SetUpModel {
    const PlayerView& view;  ///< with the draft on the board
    const Roster& roster;
    Seat seat;
    std::string name;
    std::optional<Violation> not_ready;  ///< why the army is not ready (W6.3)
    std::vector<Square> warned;          ///< W15.4
    std::vector<KeptArmy> deployments;   ///< saved deployments of this army
    Notice notice;                       ///< what has just been done or refused
    bool has_phrase = false;
    bool lesson = false;     ///< nothing is secret and nothing is saved
    std::string series{};    ///< where the battle stands in a series; empty if it is of none
    std::string briefing{};  ///< of a battle of a series
};

class SetUpScreen {
public:
    [[nodiscard]] std::optional<SetUpIntent> draw(Window& window, const SetUpModel& model);

private:
    enum class Page { map, keep, load, late };
    void draw_column(Window& window, const SetUpModel& model, const SDL_FRect& rect);
    [[nodiscard]] static bool four_in_a_row(Window& window);
    void draw_buttons(Window& window, const SetUpModel& model);
    void draw_box(Window& window, const SetUpModel& model);
    void draw_list(Window& window, const SetUpModel& model, const SDL_FRect& rect);
    void draw_page(Window& window, const SetUpModel& model);
    void use_board(Window& window, const SetUpModel& model, const BoardGesture& gesture);
    void choose_next(const SetUpModel& model, UnitId placed);

    BoardHand hand_;
    GameMenu menu_;
    Page page_ = Page::map;
    std::optional<UnitId> unit_;       ///< selected in the box
    std::optional<Square> hovered_;    ///< a piece on this square is under the pointer
    std::optional<Square> square_;     ///< selected on the map
    std::optional<UnitId> dragged_;    ///< dragged from the box
    std::optional<UnitId> looked_at_;  ///< under the pointer in the box
    std::string name_;
    std::string phrase_;
    std::optional<SetUpIntent> intent_;
};

}  // namespace fow::waterloo::screens
