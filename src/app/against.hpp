// What became of games against the computer.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/match.hpp"
#include "fow/json/documents.hpp"

namespace fow::app {

/// A game that is over, if it says something: one person against one computed player from its beginning to its end, with chance that nobody
/// chose, not played on or set back. `winner`: none if it was drawn.
[[nodiscard]] std::optional<GameAgainstComputer> against_computer(const Match& match, std::string_view game, std::optional<Seat> winner);

/// How the games of that kind against that player ended: a sentence; empty if there was none.
[[nodiscard]] std::string told_against(const Progress& progress, std::string_view game, const ComputedPlayer& player);

}  // namespace fow::app
