// Numbers in the environment, for longer runs than ./check makes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

namespace fow::testing {

/// The number in that variable; `otherwise` if it is not set.
[[nodiscard]] inline std::size_t from_environment(const char* name, std::size_t otherwise) {
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise : std::strtoul(text, nullptr, 10);
}

/// Whether this is the long run of ./check --full, which tries everything that ./check tries by turns.
[[nodiscard]] inline bool full_run() { return std::getenv("FOW_FULL") != nullptr; }

/// Of `count` like things, those that this run tries: all of them in a full run, otherwise one that the seed chooses.
[[nodiscard]] inline std::vector<std::size_t> chosen_of(std::size_t count) {
    if (!full_run()) return {from_environment("FOW_SEED", 1) % count};
    std::vector<std::size_t> all(count);
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

/// The language of layout tests: FOW_LANGUAGE; without it the one with the longest sentences in a full run, otherwise one that the seed
/// chooses.
[[nodiscard]] inline std::string language_of_layout() {
    if (const char* chosen = std::getenv("FOW_LANGUAGE")) return chosen;
    if (full_run()) return "de";
    constexpr std::array languages{"en", "de", "fr", "nl", "es"};
    return languages[from_environment("FOW_SEED", 1) / 64 % languages.size()];  // what else the seed chooses is of fewer than 64 things
}

}  // namespace fow::testing
