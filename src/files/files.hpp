// The only file access of the programs.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "files/writing.hpp"

namespace fow::files {

/// Largest file that is read, in bytes.
inline constexpr std::uintmax_t size_limit = 16u << 20;

/// The whole file. Throws DataError (document = the path) where it cannot be read or is larger than size_limit.
[[nodiscard]] std::string read(const std::filesystem::path& path);

/// The .json files of a folder, by name; none where there is no such folder.
[[nodiscard]] std::vector<std::filesystem::path> documents_in(const std::filesystem::path& folder);

/// Where rules/, assets/ and docs/rules/ lie: $FOG_OF_WATERLOO_DATA, else beside the folder of the program
/// (../share/fog-of-waterloo), which in a build folder is the source tree.
[[nodiscard]] std::filesystem::path data_folder();
/// Where saved games go: $XDG_DATA_HOME/fog-of-waterloo or ~/.local/share/fog-of-waterloo. Not created here.
[[nodiscard]] std::filesystem::path user_data_folder();
/// Where the program's key goes: $XDG_CONFIG_HOME/fog-of-waterloo or ~/.config/fog-of-waterloo. Not created here.
[[nodiscard]] std::filesystem::path user_config_folder();

/// rules/waterloo/ of the data folder: the rules' numbers, and below it the lessons, diagrams, battlefields and games.
[[nodiscard]] std::filesystem::path rules_folder(const std::filesystem::path& data = data_folder());
/// rules/waterloo/*.json of the data folder.
[[nodiscard]] Ruleset load_ruleset(const std::filesystem::path& data = data_folder());
/// The rulebook that people read, docs/rules/waterloo.md of the data folder. Throws as read().
[[nodiscard]] std::string read_rulebook(const std::filesystem::path& data = data_folder());

}  // namespace fow::files
