// The words of the library that reads command lines (CLI11), in the player's language.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Validator;
}  // namespace CLI

namespace fow {

/// The frame of the help and the complaints of that command line, and of what is added to it, are in the player's language.
void speak(CLI::App& line);

/// Accepts whole numbers from `least` on, up to `most` if there is one; `kind` describes them in the help: "POSITIVE".
[[nodiscard]] CLI::Validator whole_number(const std::string& kind, long long least, std::optional<long long> most = std::nullopt);
/// Accepts these words.
[[nodiscard]] CLI::Validator one_word_of(const std::vector<std::string>& words);

}  // namespace fow
