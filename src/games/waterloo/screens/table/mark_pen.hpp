// The marks over the pieces, edged light and dark so that they show on paper and on every block.
#pragma once

#include <imgui.h>

#include <optional>
#include <vector>

#include "games/waterloo/screens/table/board.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

class MarkPen {
public:
    /// Draws under all cards, or onto that list. `geometry` must outlive the pen.
    MarkPen(Window& window, const BoardGeometry& geometry);
    MarkPen(Window& window, const BoardGeometry& geometry, ImDrawList& list);

    void dot(Square s, bool open) const;
    void ring(Square s) const;
    /// A crosshair, and a dashed line to it `from` the gun.
    void shot(std::optional<Square> from, Square to) const;
    /// A bursting shell in the corner, with room for a crosshair beside it.
    void burst(Square s) const;
    void frame(Square s, unsigned rgb, float thick) const;
    /// Around the whole set of squares.
    void dashed_frame(const std::vector<Square>& squares) const;
    void corners(Square s) const;
    void pin(Square s) const;
    void triangle(Square s) const;
    /// A small round sign with a picture from the assets.
    enum class Corner { high, low };
    void sign(Square s, const char* picture, unsigned rgb, Corner corner = Corner::high) const;

private:
    [[nodiscard]] ImVec2 middle(Square s) const;

    Window& window_;
    ImDrawList& list_;
    const BoardGeometry& geometry_;
    float cell_;
    float line_;
};

}  // namespace fow::waterloo::screens
