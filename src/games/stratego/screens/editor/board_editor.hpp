// C1.8: the editor of boards: lakes, zones, the army.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/errors.hpp"
#include "games/stratego/screens/editor/board_change.hpp"
#include "games/stratego/screens/table/board.hpp"
#include "ui/pages/editor_frame.hpp"
#include "ui/widgets/stroke.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

/// `goes_on`: continues the change before it (same stroke, same word), so that both are undone together.
struct BoardEdit {
    BoardChange change;
    bool goes_on = false;
};
using BoardEditorIntent = std::variant<BoardEdit, FrameIntent>;

struct BoardEditorModel {
    const Battlefield& field;
    const std::vector<Fault>& faults;     ///< with pointers into its rules: "/board/lakes"
    const std::vector<RuleSet>& printed;  ///< the games that it may be for
    EditorState state{};
};

enum class BoardTool { battle, lakes, blue_zone, red_zone, eraser, army };

/// Nothing here is secret: both players may look.
class BoardEditor {
public:
    [[nodiscard]] std::optional<BoardEditorIntent> draw(Window& window, const BoardEditorModel& model);

private:
    void draw_map(Window& window, const BoardEditorModel& model, const SDL_FRect& rect);
    void use_keys(const Window& window, const BoardEditorModel& model);
    void use_brush(Window& window, const BoardEditorModel& model, const Grid& grid);
    void dab(const BoardEditorModel& model, const BrushSquares& squares, bool goes_on);
    void show(const BoardEditorModel& model, const Fault& fault);
    void take(BoardTool tool);
    [[nodiscard]] std::optional<Seat> zone_side() const;

    // The column for each tool: board_editor_pages.cpp
    void draw_page(Window& window, const BoardEditorModel& model);
    void draw_battle(Window& window, const BoardEditorModel& model);
    void draw_size(Window& window, const RuleSet& rules);
    void draw_lakes(Window& window, const BoardEditorModel& model);
    void draw_zone(Window& window, const BoardEditorModel& model, Seat side);
    void draw_symmetry(Window& window);
    void draw_army(Window& window, const BoardEditorModel& model);
    void draw_fit(Window& window, const RuleSet& rules);
    void draw_rank(Window& window, const RuleSet& rules, std::optional<Seat> side, Rank rank);

    void edit(BoardChange change, bool goes_on = false) { edit_ = BoardEdit{std::move(change), goes_on}; }

    BoardTool tool_ = BoardTool::battle;
    EditorFrame frame_;
    StrokeOf<Square, BrushSquares> stroke_;
    bool removes_ = false;  ///< the stroke began on a lake or zone square, so it removes them
    Symmetry symmetry_ = Symmetry::turn;
    bool apart_ = false;          ///< each side has its own army, even if the two are still equal
    Seat army_side_ = blue_seat;  ///< whose is shown
    std::optional<Square> hovered_;
    std::optional<Square> chosen_;  ///< the square of a fault
    std::optional<BoardEdit> edit_;
};

/// What is on a square, as sentences; the first starts with its name.
[[nodiscard]] std::vector<std::string> words_on(const Battlefield& field, Square square);
/// A fault as a full sentence.
[[nodiscard]] std::string sentence_of(const Fault& fault);
[[nodiscard]] int count_of(const RuleSet& rules, const fow::stratego::Squares& squares);

}  // namespace fow::stratego::screens
