// W7: a turn is played.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/desk.hpp"
#include "ui/screens/game_menu.hpp"
#include "ui/screens/parts.hpp"

namespace fow::ui {

struct TakeBackAction {};
struct NewsRead {};
using PlayIntent = std::variant<Action, TakeBackAction, NewsRead, DropVeil, MenuChoice>;

struct PlayModel {
    const PlayerView& view;
    const Roster& roster;
    Seat seat;
    std::string name;
    std::string other_name;
    const std::vector<std::string>& log;    ///< oldest first
    const std::vector<std::string>& news;   ///< what happened while the player was away; empty = nothing to tell
    const std::vector<Square>& last_way;    ///< of the last march or attack of the other side
    bool can_undo = false;
    std::string notice;                     ///< a refusal with its rule, or what has just been done
};

class PlayScreen {
public:
    [[nodiscard]] std::optional<PlayIntent> draw(Desk& desk, const PlayModel& model);
    /// After an action: the piece stays chosen on its new square.
    void follow(std::optional<Square> square);

private:
    void draw_map(Desk& desk, const PlayModel& model, const SDL_FRect& map);
    void draw_status(Desk& desk, const PlayModel& model);
    void draw_selection(Desk& desk, const PlayModel& model);
    void draw_forecast(Desk& desk, const PlayModel& model, Square target);
    void draw_buttons(Desk& desk, const PlayModel& model);
    void draw_pages(Desk& desk, const PlayModel& model);
    void use_board(const PlayModel& model, const BoardGesture& gesture);
    void use_trays(const PlayModel& model, const SDL_FRect& map);
    void send(const PlayModel& model, Square from, Square to);
    void end_turn(const PlayModel& model);
    void choose_nothing();

    BoardHand hand_;
    GameMenu menu_;
    std::optional<Square> selected_;
    std::optional<UnitId> unit_;            ///< chosen in a tray
    std::optional<UnitId> dragged_;         ///< carried from a tray
    std::optional<UnitId> looked_at_;
    std::optional<Square> attack_target_;   ///< waits for the square to attack it from (W7.5)
    std::optional<Square> hovered_;
    std::optional<Square> carried_;
    bool asks_to_end_ = false;
    std::optional<PlayIntent> intent_;
};

}  // namespace fow::ui
