// C1.4, C1.6: setting up an army by clicking, dragging or keys.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/words.hpp"
#include "ui/pages/parts.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

/// Out of the box; a piece that stands there goes back into it.
struct PlaceRank {
    Rank rank = Rank::flag;
    Square at;
};
struct ShiftPiece {  ///< moves a piece, or swaps two
    Square from;
    Square to;
};
struct TakeBackPiece {
    Square from;
};
enum class ArmyChange { fill, shuffle, mirror, clear };
/// One of SetUpModel::formations.
struct UseFormation {
    std::size_t number;
};
struct KeepSetUp {
    std::string name;
};
struct LoadSetUp {
    std::string name;
    std::string phrase;  ///< for a sealed one; may be empty
};
/// C6.3
struct ReadSetUp {
    std::string text;
};
using SetUpIntent = std::variant<PlaceRank, ShiftPiece, TakeBackPiece, ArmyChange, UseFormation, KeepSetUp, LoadSetUp, ReadSetUp,
                                 fow::stratego::Ready, DropVeil, TableChoice>;

/// A set-up that comes with the game.
struct FormationShown {
    std::string name;
    std::string text;                          ///< what it is good for
    std::vector<fow::stratego::Place> army{};  ///< for a small picture
};
/// A set-up that the players have kept.
struct KeptSetUp {
    std::string name;
    bool sealed = false;  ///< with a pass phrase
};

struct SetUpModel {
    const View& view;  ///< with the draft on the board and the remaining pieces in the box
    const RuleSet& rules;
    Seat seat;
    std::string name;
    std::optional<Violation> not_ready;             ///< why the army is not ready (C1.4, C1.7)
    const std::vector<FormationShown>& formations;  ///< of this army
    const std::vector<KeptSetUp>& kept;             ///< the same
    std::string text;                               ///< what stands on the board, as C6.3 writes it
    Notice notice;                                  ///< what has just been done or refused
    bool has_phrase = false;
    bool lesson = false;  ///< nothing is secret and nothing is saved
};

class SetUpScreen {
public:
    [[nodiscard]] std::optional<SetUpIntent> draw(Window& window, const SetUpModel& model);

private:
    enum class Page { map, formations, keep, load, text };
    void draw_column(Window& window, const SetUpModel& model, const SDL_FRect& rect);
    void draw_box(Window& window, const SetUpModel& model);
    void draw_told(Window& window, const SetUpModel& model);
    void draw_buttons(Window& window, const SetUpModel& model);
    void draw_state(Window& window, const SetUpModel& model, const SDL_FRect& rect) const;
    void draw_page(Window& window, const SetUpModel& model);
    void draw_formations(Window& window, const SetUpModel& model);
    void draw_army(Window& window, const SetUpModel& model, const std::vector<fow::stratego::Place>& army) const;
    void draw_keep(Window& window, const SetUpModel& model);
    void draw_load(Window& window, const SetUpModel& model);
    void draw_text_page(Window& window, const SetUpModel& model);
    void turn_to(Page page);
    /// "Back" and a button that does something; closes the page.
    void finish(Window& window, const char* name, const std::string& label, bool enabled, SetUpIntent intent);
    void use_board(Window& window, const SetUpModel& model, const TableGesture& gesture);

    TableHand hand_;
    GameMenu menu_;
    Page page_ = Page::map;
    std::optional<Rank> rank_;       ///< selected in the box
    std::optional<Rank> dragged_;    ///< dragged from the box
    std::optional<Rank> looked_at_;  ///< under the pointer in the box
    std::optional<Rank> told_;       ///< stays described while nothing else is pointed at: the pointer must be able to reach its links
    std::optional<Square> square_;   ///< selected on the board
    std::optional<Square> hovered_;  ///< a piece on this square is under the pointer
    std::optional<std::size_t> formation_;
    std::string name_;
    std::string phrase_;
    std::string text_;
    bool fresh_ = false;
    std::optional<SetUpIntent> intent_;
};

}  // namespace fow::stratego::screens
