// Results of games against the computer.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/match.hpp"
#include "json/documents.hpp"

namespace fow::app {

/// The result of a finished game, if it is meaningful: one person against one computed player from beginning to end, with chance that
/// nobody chose, and neither played on from another game nor set back. `winner`: none if it was drawn.
[[nodiscard]] std::optional<GameAgainstComputer> against_computer(const Match& match, std::string_view game, std::optional<Seat> winner);

/// A sentence on how the games of that kind against that player ended; empty if there were none.
[[nodiscard]] std::string told_against(const Progress& progress, std::string_view game, const ComputedPlayer& player);

}  // namespace fow::app
