// The pictures of the rulebook.
#pragma once

#include <filesystem>
#include <vector>

#include "fow/json/diagram.hpp"

namespace fow::files {

struct Diagrams {
    std::vector<Diagram> drawn;      ///< in the order of their rules, then of their files
    std::vector<DataError> refused;  ///< of the files that cannot be used
};
/// rules/waterloo/diagrams/ of the data folder; none where there is no such folder.
[[nodiscard]] Diagrams load_diagrams(const std::filesystem::path& data, const Ruleset& base);

}  // namespace fow::files
