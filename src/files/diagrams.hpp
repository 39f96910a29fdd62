// The diagrams of a rulebook, one file each, in the data folder.
#pragma once

#include <algorithm>
#include <filesystem>
#include <vector>

#include "files/files.hpp"
#include "core/errors.hpp"
#include "core/rulebook.hpp"

namespace fow::files {

template <class Diagram>
struct DiagramsOf {
    std::vector<Diagram> drawn;      ///< ordered by rule, then by file name
    std::vector<DataError> refused;  ///< one for each file that cannot be used
};

/// The diagrams in that folder; none if there is no such folder. `read(text, document)` returns a diagram or throws DataError.
template <class Diagram, class Read>
[[nodiscard]] DiagramsOf<Diagram> diagrams_in(const std::filesystem::path& folder, const Read& read_one) {
    DiagramsOf<Diagram> diagrams;
    for (const std::filesystem::path& path : documents_in(folder)) {
        try {
            diagrams.drawn.push_back(read_one(read(path), path.string()));
        } catch (const DataError& fault) {
            diagrams.refused.push_back(fault);
        }
    }
    std::stable_sort(diagrams.drawn.begin(), diagrams.drawn.end(),
                     [](const Diagram& a, const Diagram& b) { return place_of_rule(a.rule) < place_of_rule(b.rule); });
    return diagrams;
}

}  // namespace fow::files
