// The shipped data: battlefields and deployments. `data` is the folder that contains rules/ and assets/.
#pragma once

#include <filesystem>
#include <vector>

#include "core/rulebook.hpp"
#include "games/waterloo/engine/ruleset.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/stages.hpp"
#include "games/waterloo/view/diagram.hpp"

namespace fow::waterloo::stages {

/// Sorted by file name.
[[nodiscard]] std::vector<std::filesystem::path> shipped_fields(const std::filesystem::path& data);
/// The historical deployment of 1815.
[[nodiscard]] Deployment historical_army(const std::filesystem::path& data, Seat seat, const Roster& roster);

}  // namespace fow::waterloo::stages
