// W3.1: the private draw of a Line of Retreat card.
#pragma once

#include <optional>
#include <string>

#include "fow/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

enum class LineChoice { draw_card, go_on, veil };

/// Three cards, face down; the one that the player clicks is turned.
class LineScreen {
public:
    [[nodiscard]] std::optional<LineChoice> draw(Window& window, const PlayerView& view, Seat seat, const std::string& name);

private:
    int turned_ = 0;  ///< which of the three
};

}  // namespace fow::ui
