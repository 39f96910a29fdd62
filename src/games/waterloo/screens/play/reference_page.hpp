// The reference card: each kind of piece of this battle, what it does and beats, and how many are left.
#pragma once

#include <array>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// All pieces of one kind and strength that take part in a battle.
struct ReferenceRow {
    Kind kind = Kind::line_infantry;
    int strength = 0;  ///< as printed; 0 for guns and commanders in chief
    struct Count {
        int left = 0;  ///< not eliminated; both players know it (W8.4)
        int all = 0;
        friend bool operator==(const Count&, const Count&) = default;
    };
    std::array<Count, 3> armies{};  ///< by Army
    UnitId example;                 ///< one of them
    friend bool operator==(const ReferenceRow&, const ReferenceRow&) = default;
};
/// By kind and strength. Pure.
[[nodiscard]] std::vector<ReferenceRow> reference_of(const PlayerView& view, const Roster& roster);

/// A page over everything; true when closed.
[[nodiscard]] bool reference_page(Window& window, const PlayerView& view, const Roster& roster);

}  // namespace fow::waterloo::screens
