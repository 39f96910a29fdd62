// What comes with the program.
#pragma once

#include <filesystem>
#include <vector>

#include "fow/engine/ruleset.hpp"
#include "fow/json/documents.hpp"
#include "fow/view/diagram.hpp"
#include "fow/view/rulebook.hpp"

namespace fow::app {

/// The battlefields, by file name.
[[nodiscard]] std::vector<std::filesystem::path> shipped_fields(const std::filesystem::path& data);
/// The battles, complete records to be watched; by file name.
[[nodiscard]] std::vector<std::filesystem::path> shipped_games(const std::filesystem::path& data);
/// The army of 1815.
[[nodiscard]] Deployment historical_army(const std::filesystem::path& data, Seat seat, const Roster& roster);

struct Library {
    std::vector<Chapter> chapters;  ///< none where the book cannot be read
    std::vector<RuleText> rules;
    std::vector<Diagram> diagrams;
    std::vector<DataError> refused;  ///< of files that cannot be used
};
[[nodiscard]] Library read_library(const std::filesystem::path& data, const Ruleset& base);

}  // namespace fow::app
