// W7: playing a turn, including cards (W11.2).
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "games/waterloo/screens/motion/motion.hpp"
#include "games/waterloo/screens/play/trays.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/staff_map.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/dispatch.hpp"
#include "ui/pages/game_menu.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

struct TakeBackAction {};
struct OpenDispatch {};
struct ScoutingSeen {};
/// The staff map: marks the enemy piece on that square; an empty mark removes the current one.
struct MarkPiece {
    Square square;
    std::optional<Pencil> mark;
};
using PlayIntent = std::variant<Action, TakeBackAction, OpenDispatch, NewsRead, ShowFrom, ScoutingSeen, MarkPiece, DropVeil, MenuChoice>;

struct PlayModel {
    const PlayerView& view;
    const Roster& roster;
    Seat seat;
    std::string name;
    std::string other_name;
    const std::string& series;                            ///< where the battle stands in a series; empty if it is of none
    std::optional<ClockShown> clock;                      ///< W15.5
    std::span<const LoggedLine> log;                      ///< oldest first
    const std::vector<LoggedLine>& news;                  ///< the dispatch while it is open: what happened while the player was away
    const std::vector<std::vector<Square>>& ways;         ///< of the other side's marches and attacks, oldest first
    const std::array<std::string, card_kinds>& refusals;  ///< by Card: why it cannot be played now, with the rule
    const StaffMap& staff;
    const std::optional<Scouted>& scouted;  ///< W11.4: what the player's Reconnaissance has just shown
    bool waits = false;                     ///< for the computer, which has the turn
    bool can_undo = false;
    Notice notice;  ///< a refusal with its rule, or what has just been done
    bool has_phrase = false;
    bool lesson = false;              ///< nothing is secret and nothing is saved
    bool lies_flat = false;           ///< friendly pieces stay face down until they are lifted; then `view` is face_down()
    Motion& motion;                   ///< shown first: the player's own action, or what the dispatch replays
    std::optional<std::size_t> told;  ///< the line of the dispatch shown now
    bool has_dispatch = false;        ///< the dispatch can be opened again
};

/// The view as if the seat's own pieces, on the map and beside it, and its line of retreat lay face down. Pure.
[[nodiscard]] PlayerView face_down(PlayerView view, Seat seat);

class PlayScreen {
public:
    [[nodiscard]] std::optional<PlayIntent> draw(Window& window, const PlayModel& model);
    /// After an action: the piece stays selected on its new square.
    void follow(std::optional<Square> square);
    /// The player has lifted the pieces that lie face down.
    [[nodiscard]] bool lifted() const { return lifted_; }

private:
    [[nodiscard]] bool hides_faces(const PlayModel& model) const { return model.lies_flat && !lifted_; }
    enum class Page { map, end, card, nation, shot, loss, late, forces, orders };
    void draw_map(Window& window, const PlayModel& model, const SDL_FRect& map);
    void draw_column(Window& window, const PlayModel& model, const SDL_FRect& column, bool moves);
    void draw_status(Window& window, const PlayModel& model);
    void draw_card_in_play(Window& window, const PlayModel& model);
    void share_column(const Window& window, float foot);
    [[nodiscard]] bool tells_odds(const Window& window, const PlayModel& model) const;
    [[nodiscard]] bool aims_at_something(const PlayModel& model) const;
    void draw_selection(Window& window, const PlayModel& model);
    void draw_guide(Window& window, const PlayModel& model);
    void draw_square(Window& window, const PlayModel& model);
    void draw_tray_part(Window& window, const PlayModel& model);
    void draw_pencils(Window& window, const PlayModel& model);
    void open_staff_map();
    void mark(const PlayModel& model, Square square);
    void draw_buttons(Window& window, const PlayModel& model);
    void draw_small_buttons(Window& window, const PlayModel& model);
    void draw_pages(Window& window, const PlayModel& model);
    void draw_news(Window& window, const PlayModel& model, bool moves);
    void draw_scouted(Window& window, const PlayModel& model);
    void draw_end(Window& window, const PlayModel& model);
    void draw_card_page(Window& window, const PlayModel& model);
    void draw_nation_page(Window& window);
    void draw_shot_page(Window& window, const PlayModel& model);
    void draw_loss_page(Window& window);
    void draw_orders(Window& window, const PlayModel& model);
    void use_board(Window& window, const PlayModel& model, const BoardGesture& gesture);
    void play_selection_sound(Window& window);
    void choose_in(const TrayInput& trays, bool lesson);
    void drop_from_tray(const Window& window, const SDL_FRect& map);
    void send(const Window& window, const PlayModel& model, Square from, Square to);
    void attack(const Window& window, const PlayModel& model, const Attack& attack);
    void play_card(const PlayModel& model, std::optional<Square> inspired);
    void end_turn(const Window& window, const PlayModel& model);
    void clear_selection();
    [[nodiscard]] bool holds_nothing() const;

    struct Chosen {
        std::optional<Square> square;
        std::optional<UnitId> unit;
        bool card = false;
        friend bool operator==(const Chosen&, const Chosen&) = default;
    };

    struct Aim {
        std::optional<Square> selected, hovered;
        std::optional<UnitId> unit;
        std::optional<Card> card;
        friend bool operator==(const Aim&, const Aim&) = default;
    };

    NoticeReader<Aim> reads_notice_;
    Chosen chosen_before_;  ///< the last selection that played a sound
    BoardHand hand_;
    GameMenu menu_;
    Page page_ = Page::map;
    std::optional<Square> selected_;
    std::optional<UnitId> unit_;                   ///< selected in a tray
    std::optional<UnitId> dragged_;                ///< dragged from a tray
    std::optional<SeenPiece> looked_at_;           ///< in a tray
    std::vector<UnitId> lost_looked_at_;           ///< there
    std::optional<std::optional<Pencil>> pencil_;  ///< the staff map is open, with this mark in hand
    std::optional<Square> attack_target_;          ///< waiting for the square to attack it from (W7.5)
    std::optional<Square> shot_target_;            ///< waiting for the choice between piece and village (W12.7)
    std::optional<Attack> lost_attack_;            ///< it always loses: waiting for the player to think again
    std::optional<Card> card_;                     ///< shown on the card page
    std::optional<Card> card_looked_at_;
    bool shows_log_ = true;
    bool lifted_ = false;
    bool inspiring_ = false;          ///< W11.7: waiting for the piece
    std::optional<Square> inspired_;  ///< waiting for the nation (W9.6)
    float buttons_high_ = 0;          ///< pixels, in the previous frame
    float selection_high_ = 0;        ///< pixels
    float selection_needs_ = 0;       ///< pixels, in the previous frame
    std::optional<TrayPart> unfolded_;
    std::optional<Square> hovered_;
    std::optional<Square> carried_;
    std::optional<PlayIntent> intent_;
};

}  // namespace fow::waterloo::screens
