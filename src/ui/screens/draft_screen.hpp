// W11.1: a pick from the pack: one card to keep, then one to put aside.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "fow/view/player_view.hpp"
#include "ui/screens/game_menu.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

using DraftIntent = std::variant<DraftCards, DropVeil>;

struct DraftModel {
    const PlayerView& view;
    Seat seat;
    std::string name;
    std::string other_name;
};

class DraftScreen {
public:
    [[nodiscard]] std::optional<DraftIntent> draw(Window& window, const DraftModel& model);

private:
    std::optional<Card> keep_;
    std::optional<Card> aside_;
    std::optional<Card> read_;  ///< whose text stands below the pack
};

}  // namespace fow::ui
