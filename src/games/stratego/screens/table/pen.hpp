// The marks over the pieces, edged light and dark so that they show on fields and on every block.
#pragma once

#include <imgui.h>

#include "games/stratego/screens/table/board.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

class TablePen {
public:
    /// `grid` and `list` must outlive the pen.
    TablePen(const Window& window, const Grid& grid, ImDrawList& list);

    void dot(Square square, bool open) const;
    void ring(Square square) const;
    void cross(Square square) const;
    void frame(Square square) const;
    /// A dashed line from the middle of one square to that of another.
    void run(const Move& move) const;
    /// The two squares of a turn, washed: below the pieces.
    void trace(const Move& move) const;
    /// An arrow between them: over the pieces.
    void arrow(const Move& move) const;

private:
    [[nodiscard]] ImVec2 middle(Square square) const;

    ImDrawList& list_;
    const Grid& grid_;
    float cell_;
    float line_;
};

}  // namespace fow::stratego::screens
