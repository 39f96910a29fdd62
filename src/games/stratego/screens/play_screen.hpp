// C2, C3: playing a turn.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "games/stratego/screens/piece_card.hpp"
#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/words.hpp"
#include "ui/pages/dispatch.hpp"
#include "ui/pages/parts.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

/// C2.1: takes back the move made in this turn.
struct TakeMoveBack {};
/// C2.1: ends the turn; the other player takes the screen.
struct HandOver {};
struct OpenDispatch {};
/// The staff map: marks the enemy piece on that square; no rank removes the mark.
struct MarkPiece {
    Square square;
    std::optional<Rank> guess;
};
using PlayIntent =
    std::variant<fow::stratego::Action, TakeMoveBack, HandOver, OpenDispatch, NewsRead, ShowFrom, MarkPiece, DropVeil, TableChoice>;

/// What the other side did meanwhile, one for each of its turns.
struct NewsLine {
    std::string text;
    std::string_view rule{};
    std::optional<Move> move{};  ///< a move whose piece is still where the move ended: it slides there again while the line is shown
};

struct PlayModel {
    const View& view;
    const RuleSet& rules;
    Seat seat;
    int turn = 1;        ///< of both players together
    bool waits = false;  ///< for the computer, which plays the other side
    PerSeat<std::string> names;
    std::optional<ClockShown> clock{};
    std::span<const LoggedLine> log;      ///< oldest first
    const std::vector<NewsLine>& news;    ///< the dispatch while it is open
    std::optional<std::size_t> told{};    ///< its line shown on the board now
    const std::vector<Move>& ways;        ///< the last turns, oldest first: shown as arrows
    const std::vector<Pencilled>& marks;  ///< the seat's own guesses
    Notice notice{};                      ///< a refusal with its rule, or what has just been done
    bool moved = false;                   ///< the turn is made and waits to be handed over (C2.1)
    bool hands_over = false;              ///< by itself, in a moment
    bool at_once = false;                 ///< moves are handed over at once: nothing is taken back
    bool can_undo = false;                ///< it was not a fight
    bool last_over_pair = false;          ///< C2.7: the seat's last move was the third between its two squares
    std::optional<Move> watched{};        ///< a move that was just played and is shown now; meanwhile nothing can be done
    bool has_dispatch = false;            ///< the dispatch can be opened again
    bool has_phrase = false;
    bool remembers = true;   ///< deductions and odds are shown as the settings say; false = true to the table
    bool lesson = false;     ///< nothing is secret and nothing is saved
    bool lies_flat = false;  ///< friendly pieces stay face down until they are lifted
};

class PlayScreen {
public:
    [[nodiscard]] std::optional<PlayIntent> draw(Window& window, const PlayModel& model);
    /// Shows a move that was just made by the other side.
    void show(const Move& move) { made_ = move; }
    /// A move was taken back: its piece is selected again.
    void select(Square square);
    /// After a move: the piece slides to its new square, unless it was dragged there, and stays selected.
    void follow(const Move& move);
    /// The player has lifted the pieces that lie face down.
    [[nodiscard]] bool lifted() const { return lifted_; }
    /// A piece is on its way.
    [[nodiscard]] bool slides() const { return sliding_.has_value(); }
    [[nodiscard]] bool menu_is_open() const { return menu_.is_open(); }

private:
    void draw_map(Window& window, const PlayModel& model, const SDL_FRect& map) const;
    void draw_column(Window& window, const PlayModel& model, const SDL_FRect& column);
    void draw_status(Window& window, const PlayModel& model);
    void draw_warnings(Window& window, const PlayModel& model) const;
    void draw_selection(Window& window, const PlayModel& model);
    void draw_square(Window& window, const PlayModel& model) const;
    void draw_guide(Window& window, const PlayModel& model) const;
    void draw_turn_buttons(Window& window, const PlayModel& model);
    void draw_buttons(Window& window, const PlayModel& model);
    void draw_news(Window& window, const PlayModel& model);
    void follow_news(Window& window, const PlayModel& model);
    void begin_slide(Window& window, const PlayModel& model, const Move& move);
    void advance_slide(Window& window);
    void draw_slide(Window& window, const PlayModel& model, const SDL_FRect& map) const;
    void use_board(Window& window, const PlayModel& model, const TableGesture& gesture);
    void send(const PlayModel& model, Square from, Square to, bool dragged);
    void mark(const PlayModel& model, Square square);
    void clear_selection();
    [[nodiscard]] bool hides_faces(const PlayModel& model) const { return model.lies_flat && !lifted_; }

    struct Aim {
        std::optional<Square> selected, hovered;
        friend bool operator==(const Aim&, const Aim&) = default;
    };
    NoticeReader<Aim> reads_notice_;
    TableHand hand_;
    GameMenu menu_;
    std::optional<Square> selected_;
    std::optional<Square> sounded_;  ///< the last selection that played a sound
    std::optional<Square> hovered_;
    std::optional<Square> carried_;
    std::optional<std::optional<Rank>> pencil_;  ///< the staff map is open, with this guess in hand
    bool lifted_ = false;
    bool shows_log_ = true;
    std::optional<std::size_t> followed_;  ///< the line of the dispatch whose move is shown, or was shown last
    bool watches_ = false;                 ///< PlayModel::watched was seen
    std::optional<Move> made_;             ///< a move that is to be shown
    bool dragged_ = false;                 ///< the last move was made by dragging the piece
    std::optional<Move> sliding_;          ///< a piece that is on its way there
    Uint32 slide_since_ = 0;               ///< by now()
    float slide_ = 0;                      ///< how far: 0 to 1
    float buttons_high_ = 0;               ///< pixels, in the previous frame
    std::optional<PlayIntent> intent_;
};

}  // namespace fow::stratego::screens
