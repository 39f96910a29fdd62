// Documents for tests: shipped ones, synthetic ones, and ways to corrupt them.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "fow/games/waterloo/json/documents.hpp"

namespace fow::testing {

/// rules/waterloo/ of the source tree.
[[nodiscard]] std::filesystem::path rules_folder();
[[nodiscard]] std::string text_of(const std::filesystem::path& path);
/// The .json files of a folder of rules/waterloo/, sorted.
[[nodiscard]] std::vector<std::filesystem::path> shipped_files(const std::string& folder);
[[nodiscard]] const RulesTexts& shipped_texts();
[[nodiscard]] const Ruleset& shipped();
/// The rule ids of docs/rules/waterloo.md.
[[nodiscard]] const std::vector<std::string>& rule_ids();

/// The text with the value at a JSON pointer replaced by `value` (JSON too), or with that member or entry removed.
[[nodiscard]] std::string with(const std::string& text, const std::string& pointer, const std::string& value);
[[nodiscard]] std::string without(const std::string& text, const std::string& pointer);
/// Replaces the first `from`; fails the test if there is none.
[[nodiscard]] std::string replaced(std::string text, std::string_view from, std::string_view to);
/// Whether both are the same JSON, whatever their layout.
[[nodiscard]] bool same_json(const std::string& a, const std::string& b);

/// Random legal plies from the start, with the armies of 1815, without resignations and draws.
[[nodiscard]] Record random_game(unsigned seed, std::size_t plies, Options options = {});

/// The DataError that `read` throws; fails the test if it throws none.
template <class Read>
[[nodiscard]] DataError refusal(Read read) {
    try {
        static_cast<void>(read());
    } catch (const DataError& error) {
        return error;
    }
    throw std::logic_error("a bad document was read");
}

}  // namespace fow::testing
