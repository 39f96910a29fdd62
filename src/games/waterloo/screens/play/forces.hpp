// The pieces off the map, part by part, and the pages that show them all.
#pragma once

#include <optional>
#include <string>
#include <string_view>
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

/// A part of the trays of one side, by Column::id.
struct TrayPart {
    std::string_view id;
    Seat seat{};
    friend bool operator==(const TrayPart&, const TrayPart&) = default;
};

/// One part of the trays, with a row of pieces for each side.
struct Column {
    std::string_view id;  ///< "reserve", "withdrawn", "lost", "riding", "saved"
    std::string name;
    bool grouped = false;  ///< by kind and strength, whoever they are
    PerSeat<std::vector<Entry>> entries;
};

/// As the viewer may see them.
[[nodiscard]] std::vector<Column> columns_of(const PlayerView& view, const Roster& roster);

/// One part of the trays unfolded in the current card: every piece large. Friendly pieces that can be selected register as
/// "unfolded:<unit id>". Returns the one that was clicked. `chosen` is drawn lifted.
[[nodiscard]] std::optional<UnitId> draw_unfolded(Window& window, const PlayerView& view, const Roster& roster, const TrayPart& part,
                                                  std::optional<UnitId> chosen);

/// All pieces off the map, as far as the viewer knows them. A page over everything; true when closed.
[[nodiscard]] bool forces_page(Window& window, const PlayerView& view, const Roster& roster);

/// W14.1: the French pieces that come late, which both players know. A page over everything; true when closed.
[[nodiscard]] bool late_page(Window& window, const PlayerView& view, const Roster& roster);

}  // namespace fow::waterloo::screens
