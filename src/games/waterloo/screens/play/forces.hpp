// The pieces off the map, part by part, and the pages that show them all.
#pragma once

#include <string>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// A piece off the map.
struct Entry {
    SeenPiece piece;
    bool own = false;   ///< friendly, so it can be selected
    bool ready = true;  ///< may enter now
};

/// One part of the trays, with a row of pieces for each side.
struct Column {
    std::string name;
    float share = 0;       ///< of the width
    bool grouped = false;  ///< by kind, with numbers
    PerSeat<std::vector<Entry>> entries;
};

/// As the viewer may see them.
[[nodiscard]] std::vector<Column> columns_of(const PlayerView& view, const Roster& roster);

/// All pieces off the map, as far as the viewer knows them. A page over everything; true when closed.
[[nodiscard]] bool forces_page(Window& window, const PlayerView& view, const Roster& roster);

/// W14.1: the French pieces that come late, which both players know. A page over everything; true when closed.
[[nodiscard]] bool late_page(Window& window, const PlayerView& view, const Roster& roster);

}  // namespace fow::waterloo::screens
