// W7: a turn is played, cards included (W11.2).
#pragma once

#include <array>
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
struct ScoutingSeen {};
using PlayIntent = std::variant<Action, TakeBackAction, NewsRead, ScoutingSeen, DropVeil, MenuChoice>;

struct PlayModel {
    const PlayerView& view;
    const Roster& roster;
    Seat seat;
    std::string name;
    std::string other_name;
    const std::vector<std::string>& log;    ///< oldest first
    const std::vector<std::string>& news;   ///< what happened while the player was away; empty = nothing to tell
    const std::vector<Square>& last_way;    ///< of the last march or attack of the other side
    const std::array<std::string, card_kinds>& refusals;  ///< by Card: why it cannot be played now, with the rule
    const std::optional<Scouted>& scouted;  ///< W11.4: what the own Reconnaissance has just shown
    bool can_undo = false;
    std::string notice;                     ///< a refusal with its rule, or what has just been done
    bool has_phrase = false;
};

class PlayScreen {
public:
    [[nodiscard]] std::optional<PlayIntent> draw(Desk& desk, const PlayModel& model);
    /// After an action: the piece stays chosen on its new square.
    void follow(std::optional<Square> square);

private:
    enum class Page { map, end, card, nation, shot, late };
    void draw_map(Desk& desk, const PlayModel& model, const SDL_FRect& map);
    void draw_status(Desk& desk, const PlayModel& model);
    void draw_card_in_play(Desk& desk, const PlayModel& model);
    void draw_selection(Desk& desk, const PlayModel& model);
    void draw_guide(Desk& desk, const PlayModel& model);
    void draw_square(Desk& desk, const PlayModel& model);
    void draw_forecast(Desk& desk, const PlayModel& model, Square target);
    void draw_buttons(Desk& desk, const PlayModel& model);
    void draw_pages(Desk& desk, const PlayModel& model);
    void draw_news(Desk& desk, const PlayModel& model);
    void draw_scouted(Desk& desk, const PlayModel& model);
    void draw_end(Desk& desk, const PlayModel& model);
    void draw_card_page(Desk& desk, const PlayModel& model);
    void draw_nation_page(Desk& desk);
    void draw_shot_page(Desk& desk, const PlayModel& model);
    void use_board(const PlayModel& model, const BoardGesture& gesture);
    void use_trays(const PlayModel& model, const SDL_FRect& map);
    void send(const PlayModel& model, Square from, Square to);
    void play_card(const PlayModel& model, std::optional<Square> inspired);
    void end_turn(const PlayModel& model);
    void choose_nothing();

    BoardHand hand_;
    GameMenu menu_;
    Page page_ = Page::map;
    std::optional<Square> selected_;
    std::optional<UnitId> unit_;            ///< chosen in a tray
    std::optional<UnitId> dragged_;         ///< carried from a tray
    std::optional<UnitId> looked_at_;
    std::optional<Square> attack_target_;   ///< waits for the square to attack it from (W7.5)
    std::optional<Square> shot_target_;     ///< waits for the choice between piece and village (W12.7)
    std::optional<Card> card_;              ///< the card of the card page
    std::optional<Card> card_looked_at_;
    bool inspiring_ = false;                ///< W11.7: waits for the piece
    std::optional<Square> inspired_;        ///< waits for the nation (W9.6)
    std::optional<Square> hovered_;
    std::optional<Square> carried_;
    std::optional<PlayIntent> intent_;
};

}  // namespace fow::ui
