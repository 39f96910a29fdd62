// The files of La Belle Alliance in the data folder.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "files/files.hpp"
#include "games/alliance/json/documents.hpp"

namespace fow::alliance::data {

/// rules/alliance/ of the data folder: the data of the rules, with scenarios in a subfolder.
[[nodiscard]] std::filesystem::path rules_folder(const std::filesystem::path& data = files::data_folder());
/// rules/alliance/*.json of the data folder. Throws DataError.
[[nodiscard]] RuleSet load_rule_set(const std::filesystem::path& data = files::data_folder());
/// The rulebook for people, docs/rules/alliance.md of the data folder. Throws like files::read().
[[nodiscard]] std::string read_rulebook(const std::filesystem::path& data = files::data_folder());
/// The posed positions in rules/alliance/scenarios/ of the data folder, sorted by file name.
[[nodiscard]] std::vector<std::filesystem::path> scenarios(const std::filesystem::path& data = files::data_folder());

using Diagrams = files::DiagramsOf<Diagram>;
/// rules/alliance/diagrams/ of the data folder. None if there is no such folder.
[[nodiscard]] Diagrams load_diagrams(const std::filesystem::path& data, const RuleSet& base);

}  // namespace fow::alliance::data
