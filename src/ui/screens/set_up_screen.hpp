// W6: an army is set up, by clicks or by dragging.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/screens/game_menu.hpp"
#include "ui/screens/parts.hpp"
#include "ui/table/board_hand.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct Shift {  ///< to an empty square, or the two pieces change places
    Square from;
    Square to;
};
struct TakeBack {
    Square from;
};
enum class WholeArmy { fill, historical, mirror, clear };
struct KeepDeployment {
    std::string name;
};
struct FetchDeployment {
    std::string name;
};
struct SayReady {};
using SetUpIntent = std::variant<PlaceUnit, Shift, TakeBack, WholeArmy, KeepDeployment, FetchDeployment, SayReady, DropVeil, MenuChoice>;

struct SetUpModel {
    const PlayerView& view;  ///< with the draft on the board
    const Roster& roster;
    Seat seat;
    std::string name;
    std::optional<Violation> not_ready;    ///< why ready cannot be said (W6.3)
    std::vector<Square> warned;            ///< W15.4
    std::vector<std::string> deployments;  ///< kept ones of this army
    Notice notice;                         ///< what has just been done or refused
    bool has_phrase = false;
    bool lesson = false;  ///< nothing is secret and nothing is saved
};

class SetUpScreen {
public:
    [[nodiscard]] std::optional<SetUpIntent> draw(Window& window, const SetUpModel& model);

private:
    enum class Page { map, keep, fetch, ready, late };
    void draw_column(Window& window, const SetUpModel& model, const SDL_FRect& rect);
    void draw_box(Window& window, const SetUpModel& model);
    void draw_list(Window& window, const SetUpModel& model, const SDL_FRect& rect);
    void draw_page(Window& window, const SetUpModel& model);
    void use_board(const Window& window, const SetUpModel& model, const BoardGesture& gesture);
    void choose_next(const SetUpModel& model, UnitId placed);

    BoardHand hand_;
    GameMenu menu_;
    Page page_ = Page::map;
    std::optional<UnitId> unit_;       ///< chosen in the box
    std::optional<Square> hovered_;    ///< where a piece stands under the pointer
    std::optional<Square> square_;     ///< chosen on the map
    std::optional<UnitId> dragged_;    ///< carried from the box
    std::optional<UnitId> looked_at_;  ///< under the pointer in the box
    std::string name_;
    std::optional<SetUpIntent> intent_;
};

}  // namespace fow::ui
