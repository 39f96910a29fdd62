// What comes with the game to be played on, watched or set up; `data` is the folder of rules/ and assets/.
#pragma once

#include <filesystem>
#include <vector>

#include "fow/json/documents.hpp"

namespace fow::app {

/// The battlefields, by file name.
[[nodiscard]] std::vector<std::filesystem::path> shipped_fields(const std::filesystem::path& data);
/// The battles, complete records to be watched; by file name.
[[nodiscard]] std::vector<std::filesystem::path> shipped_games(const std::filesystem::path& data);
/// The army of 1815.
[[nodiscard]] Deployment historical_army(const std::filesystem::path& data, Seat seat, const Roster& roster);

}  // namespace fow::app
