// Waterloo's files in the data folder.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "files/files.hpp"
#include "games/waterloo/json/documents.hpp"

namespace fow::waterloo::data {

using namespace files;

/// rules/waterloo/ of the data folder: the numbers of the rules, with lessons, diagrams, battlefields and games in subfolders.
[[nodiscard]] std::filesystem::path rules_folder(const std::filesystem::path& data = data_folder());
/// rules/waterloo/*.json of the data folder.
[[nodiscard]] Ruleset load_ruleset(const std::filesystem::path& data = data_folder());
/// The rulebook for people, docs/rules/waterloo.md of the data folder. Throws like read().
[[nodiscard]] std::string read_rulebook(const std::filesystem::path& data = data_folder());

using Diagrams = DiagramsOf<Diagram>;
/// rules/waterloo/diagrams/ of the data folder; none if there is no such folder.
[[nodiscard]] Diagrams load_diagrams(const std::filesystem::path& data, const Ruleset& base);

}  // namespace fow::waterloo::data
