// The files of the classic game and its variants in the data folder.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "files/files.hpp"
#include "games/stratego/json/documents.hpp"

namespace fow::stratego::data {

/// rules/stratego/ of the data folder: the numbers of the rules, with formations in a subfolder.
[[nodiscard]] std::filesystem::path rules_folder(const std::filesystem::path& data = files::data_folder());
/// rules/stratego/*.json of the data folder. `id`: RuleSet::id.
[[nodiscard]] RuleSet load_rule_set(std::string_view id, const std::filesystem::path& data = files::data_folder());
/// The rulebook for people, docs/rules/stratego.md of the data folder. Throws like files::read().
[[nodiscard]] std::string read_rulebook(const std::filesystem::path& data = files::data_folder());

/// The battlefields in rules/stratego/fields/ of the data folder, sorted by file name.
[[nodiscard]] std::vector<std::filesystem::path> fields(const std::filesystem::path& data = files::data_folder());

struct Formations {
    std::vector<Formation> sound;    ///< those of one game, by name
    std::vector<DataError> refused;  ///< one for each file that cannot be used
};
/// rules/stratego/formations/ of the data folder, for the game with these rules; none if there is no such folder.
[[nodiscard]] Formations formations(const Rules& rules, const std::filesystem::path& data = files::data_folder());

using Diagrams = files::DiagramsOf<Diagram>;
/// rules/stratego/diagrams/ of the data folder, for all variants; `base`: the rules of the classic game. None if there is no such folder.
[[nodiscard]] Diagrams load_diagrams(const std::filesystem::path& data, const RuleSet& base);

}  // namespace fow::stratego::data
