// Names of armies, seats, modes and moments, in the player's language.
#pragma once

#include <string>

#include "games/waterloo/view/event.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

using namespace ui;


[[nodiscard]] std::string army_name(Seat seat);                             ///< "French", "Allied"
[[nodiscard]] std::string army_name(Army army);                             ///< "Prussian" too
[[nodiscard]] std::string side_name(Seat seat);                             ///< "the French", "the Allies"
[[nodiscard]] std::string seated_name(Seat seat, const std::string& name);  ///< "Marie (French)"
[[nodiscard]] std::string sector_name(Seat seat, Sector sector);            ///< "West": on the map, for both players
[[nodiscard]] std::string kind_name(Kind kind);                             ///< "Line infantry"
[[nodiscard]] std::string mode_name(Mode mode);                             ///< "Standard"
/// "Turn 3, 12:00"
[[nodiscard]] std::string moment_text(const PlayerView& view);

/// A unit's name with its usual words abbreviated, for small pieces: "42nd Highl.", "Hamelin".
[[nodiscard]] std::string short_name(std::string name);

}  // namespace fow::waterloo::screens
