// The rulebook as it lies in the program's data.
#pragma once

#include <filesystem>
#include <vector>

#include "fow/engine/ruleset.hpp"
#include "fow/json/documents.hpp"
#include "fow/view/diagram.hpp"
#include "fow/view/rulebook.hpp"

namespace fow::app {

struct Library {
    std::vector<Chapter> chapters;  ///< none where the book cannot be read
    std::vector<RuleText> rules;
    std::vector<Diagram> diagrams;
    std::vector<DataError> refused;  ///< of files that cannot be used
};
[[nodiscard]] Library read_library(const std::filesystem::path& data, const Ruleset& base);

}  // namespace fow::app
