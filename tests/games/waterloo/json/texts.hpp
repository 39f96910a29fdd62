// Documents for tests: shipped ones and games.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "games/waterloo/json/documents.hpp"
#include "json/edits.hpp"

namespace fow::testing {

using namespace waterloo;

/// rules/waterloo/ of the source tree.
[[nodiscard]] std::filesystem::path rules_folder();
/// The .json files of a folder of rules/waterloo/, sorted.
[[nodiscard]] std::vector<std::filesystem::path> shipped_files(const std::string& folder);
[[nodiscard]] const RulesTexts& shipped_texts();
[[nodiscard]] const Ruleset& shipped();
/// The rule ids of docs/rules/waterloo.md.
[[nodiscard]] const std::vector<std::string>& rule_ids();

/// Random legal plies from the start, with the armies of 1815, without resignations and draws.
[[nodiscard]] Record random_game(unsigned seed, std::size_t plies, Options options = {});

}  // namespace fow::testing
