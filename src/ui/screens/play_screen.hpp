// W7: a turn is played, cards included (W11.2).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/motion/motion.hpp"
#include "ui/screens/dispatch.hpp"
#include "ui/screens/game_menu.hpp"
#include "ui/screens/parts.hpp"
#include "ui/screens/trays.hpp"
#include "ui/table/board_hand.hpp"
#include "ui/table/staff_map.hpp"
#include "ui/widgets/log_line.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct TakeBackAction {};
struct OpenDispatch {};
struct ScoutingSeen {};
/// The staff map: a mark for the enemy piece of that square; nothing rubs out the one it bears.
struct MarkPiece {
    Square square;
    std::optional<Pencil> mark;
};
using PlayIntent = std::variant<Action, TakeBackAction, OpenDispatch, NewsRead, TellFrom, ScoutingSeen, MarkPiece, DropVeil, MenuChoice>;

struct PlayModel {
    const PlayerView& view;
    const Roster& roster;
    Seat seat;
    std::string name;
    std::string other_name;
    const std::vector<LoggedLine>& log;                   ///< oldest first
    const std::vector<LoggedLine>& news;                  ///< the dispatch while it is open: what happened while the player was away
    const std::vector<Square>& last_way;                  ///< of the last march or attack of the other side
    const std::array<std::string, card_kinds>& refusals;  ///< by Card: why it cannot be played now, with the rule
    const StaffMap& staff;
    const std::optional<Scouted>& scouted;  ///< W11.4: what the own Reconnaissance has just shown
    bool can_undo = false;
    Notice notice;  ///< a refusal with its rule, or what has just been done
    bool has_phrase = false;
    bool lesson = false;              ///< nothing is secret and nothing is saved
    Motion& motion;                   ///< what is to be seen first: an own act, or what the dispatch tells
    std::optional<std::size_t> told;  ///< the line of the dispatch that it shows
    bool has_dispatch = false;        ///< it can be opened again
};

class PlayScreen {
public:
    [[nodiscard]] std::optional<PlayIntent> draw(Window& window, const PlayModel& model);
    /// After an action: the piece stays chosen on its new square.
    void follow(std::optional<Square> square);

private:
    enum class Page { map, end, card, nation, shot, late };
    void draw_map(Window& window, const PlayModel& model, const SDL_FRect& map);
    void draw_column(Window& window, const PlayModel& model, const SDL_FRect& column, bool moves);
    void draw_status(Window& window, const PlayModel& model);
    void draw_card_in_play(Window& window, const PlayModel& model);
    void share_column(const Window& window);
    void draw_selection(Window& window, const PlayModel& model);
    void draw_guide(Window& window, const PlayModel& model);
    void draw_square(Window& window, const PlayModel& model);
    void draw_pencils(Window& window, const PlayModel& model);
    void open_staff_map();
    void mark(const PlayModel& model, Square square);
    void draw_buttons(Window& window, const PlayModel& model);
    void draw_pages(Window& window, const PlayModel& model);
    void draw_news(Window& window, const PlayModel& model, bool moves);
    void draw_scouted(Window& window, const PlayModel& model);
    void draw_end(Window& window, const PlayModel& model);
    void draw_card_page(Window& window, const PlayModel& model);
    void draw_nation_page(Window& window);
    void draw_shot_page(Window& window, const PlayModel& model);
    void use_board(const Window& window, const PlayModel& model, const BoardGesture& gesture);
    void play_selection_sound(Window& window);
    void choose_in(const TrayInput& trays);
    void drop_from_tray(const Window& window, const SDL_FRect& map);
    void send(const PlayModel& model, Square from, Square to);
    void play_card(const PlayModel& model, std::optional<Square> inspired);
    void end_turn(const Window& window, const PlayModel& model);
    void clear_selection();

    struct Chosen {
        std::optional<Square> square;
        std::optional<UnitId> unit;
        bool card = false;
        friend bool operator==(const Chosen&, const Chosen&) = default;
    };

    Chosen heard_;  ///< what has been chosen with a sound
    BoardHand hand_;
    GameMenu menu_;
    Page page_ = Page::map;
    std::optional<Square> selected_;
    std::optional<UnitId> unit_;                   ///< chosen in a tray
    std::optional<UnitId> dragged_;                ///< carried from a tray
    std::optional<SeenPiece> looked_at_;           ///< in a tray
    std::optional<std::optional<Pencil>> pencil_;  ///< the staff map is open, with this in hand
    std::optional<Square> attack_target_;          ///< waits for the square to attack it from (W7.5)
    std::optional<Square> shot_target_;            ///< waits for the choice between piece and village (W12.7)
    std::optional<Card> card_;                     ///< the card of the card page
    std::optional<Card> card_looked_at_;
    bool inspiring_ = false;          ///< W11.7: waits for the piece
    std::optional<Square> inspired_;  ///< waits for the nation (W9.6)
    float buttons_high_ = 0;          ///< pixels, in the frame before
    float selection_high_ = 0;        ///< pixels
    bool log_folded_ = false;         ///< there is no room for it below the buttons
    std::optional<Square> hovered_;
    std::optional<Square> carried_;
    std::optional<PlayIntent> intent_;
};

}  // namespace fow::ui
