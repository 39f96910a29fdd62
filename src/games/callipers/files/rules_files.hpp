// The files of Waterloo by callipers in the data folder.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "files/files.hpp"
#include "games/callipers/json/documents.hpp"

namespace fow::callipers::data {

/// rules/callipers/ of the data folder: figures and ground, with the battles in a subfolder.
[[nodiscard]] std::filesystem::path rules_folder(const std::filesystem::path& data = files::data_folder());
/// Figures and ground, without a battle. Throws DataError.
[[nodiscard]] RuleSet load_ground(const std::filesystem::path& data = files::data_folder());
/// The same with the battle of that id in rules/callipers/battles/. Throws DataError, also if there is none.
[[nodiscard]] RuleSet load_battle(const std::string& id, const std::filesystem::path& data = files::data_folder());
/// The rulebook for people, docs/rules/callipers.md of the data folder. Throws like files::read().
[[nodiscard]] std::string read_rulebook(const std::filesystem::path& data = files::data_folder());
using Diagrams = files::DiagramsOf<Diagram>;
/// rules/callipers/diagrams/ of the data folder. `base`: figures and ground. None if there is no such folder.
[[nodiscard]] Diagrams load_diagrams(const std::filesystem::path& data, const RuleSet& base);
/// The battles in the data folder, sorted by file name.
[[nodiscard]] std::vector<std::filesystem::path> battles(const std::filesystem::path& data = files::data_folder());

}  // namespace fow::callipers::data
