// W13: playing a turn of the pursuit.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "games/waterloo/screens/motion/motion_painter.hpp"
#include "games/waterloo/screens/play/play_screen.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/pages/dispatch.hpp"
#include "ui/pages/game_menu.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

using PursuitIntent = std::variant<Action, TakeBackAction, OpenDispatch, NewsRead, ShowFrom, DropVeil, MenuChoice>;

struct PursuitModel {
    const PlayerView& view;
    const Roster& roster;
    Seat seat;
    std::string name;
    std::span<const LoggedLine> log;       ///< oldest first
    const std::vector<LoggedLine>& news;   ///< the dispatch while it is open: what happened while the player was away
    bool begins = false;                   ///< the player has not been shown the introduction yet
    const std::vector<SeenPiece>& fallen;  ///< pieces lost in this pursuit, both sides
    bool waits = false;                    ///< the computer decides
    bool can_undo = false;
    Notice notice;  ///< a refusal with its rule, or what has just been done
    bool has_phrase = false;
    const StaffMap& staff;
    Motion& motion;                   ///< shown first: the player's own action, or what the dispatch replays
    std::optional<std::size_t> told;  ///< the line of the dispatch shown now
    bool has_dispatch = false;        ///< the dispatch can be opened again
    bool lesson = false;              ///< nothing is secret and nothing is saved
    bool lies_flat = false;           ///< friendly pieces stay face down until they are lifted; then `view` is face_down()
};

/// It is the victor's turn.
[[nodiscard]] bool pursues(const PursuitModel& model);

class PursuitScreen {
public:
    [[nodiscard]] std::optional<PursuitIntent> draw(Window& window, const PursuitModel& model);
    /// The player has lifted the pieces that lie face down.
    [[nodiscard]] bool lifted() const { return lifted_; }

private:
    [[nodiscard]] bool hides_faces(const PursuitModel& model) const { return model.lies_flat && !lifted_; }
    enum class Page { field, end, leave };
    void draw_field(Window& window, const PursuitModel& model, const SDL_FRect& map);
    RiderPlaces draw_lines(Window& window, const PursuitModel& model, const PlayerView& seen, const PursuitLayout& layout, bool open);
    void choose(Window& window, std::optional<Rider> rider);
    void draw_status(Window& window, const PursuitModel& model);
    void draw_selection(Window& window, const PursuitModel& model);
    void draw_rider_card(Window& window, const PursuitModel& model, Seat seat, const SeenRider& rider);
    void draw_guide(Window& window, const PursuitModel& model);
    void draw_buttons(Window& window, const PursuitModel& model);
    void draw_pages(Window& window, const PursuitModel& model);
    void draw_beginning(Window& window, const PursuitModel& model);
    void draw_news(Window& window, const PursuitModel& model, bool moves);
    void draw_end(Window& window, const PursuitModel& model);
    void draw_leave(Window& window, const PursuitModel& model);
    void use_field(Window& window, const PursuitModel& model, const BoardGesture& gesture);
    void end_turn(const Window& window, const PursuitModel& model);

    BoardHand hand_;
    GameMenu menu_;
    Page page_ = Page::field;
    std::optional<Rider> chosen_;  ///< a rider of the player's own
    struct Aim {
        std::optional<Rider> chosen, own, enemy;
        std::optional<Square> hovered;
        friend bool operator==(const Aim&, const Aim&) = default;
    };
    NoticeReader<Aim> reads_notice_;
    std::optional<Rider> own_looked_at_;
    std::optional<Rider> enemy_looked_at_;
    std::optional<Square> hovered_;
    bool reminded_ = false;  ///< a target was clicked before any rider
    bool lifted_ = false;
    std::optional<PursuitIntent> intent_;
};

/// The field of the pursuit, with the pieces that take no part dimmed.
void draw_pursuit_field(Window& window, const SDL_FRect& map, const PlayerView& view, const Roster& roster, BoardMarks marks);

/// The same while something moves on it, or between it and the lines of riders.
void draw_pursuit_motion(Window& window, const SDL_FRect& map, const Motion& motion, const Roster& roster, const RiderPlaces& places,
                         BoardMarks marks);

}  // namespace fow::waterloo::screens
