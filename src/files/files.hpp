// The only file access of the programs, and the diagrams of a rulebook in the data folder.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "core/errors.hpp"
#include "core/rulebook.hpp"
#include "files/writing.hpp"

namespace fow::files {

/// Size of the largest file that is read, in bytes.
inline constexpr std::uintmax_t size_limit = 16u << 20;

/// Returns the whole file. Throws DataError (document = the path) if it cannot be read or is larger than size_limit.
[[nodiscard]] std::string read(const std::filesystem::path& path);

/// The same; empty if it cannot be read.
[[nodiscard]] std::string read_if_any(const std::filesystem::path& path);

/// Returns what the file holds. A missing file is first created with these bytes in one step, readable by its owner only; if
/// two programs do so at once, both get what the first one wrote. Throws DataError if that fails.
[[nodiscard]] std::string read_or_create(const std::filesystem::path& path, const std::string& bytes);

/// The .json files of a folder, sorted by name; none if there is no such folder.
[[nodiscard]] std::vector<std::filesystem::path> documents_in(const std::filesystem::path& folder);

/// The folder with rules/, assets/ and docs/rules/: $FOG_OF_WATERLOO_DATA, else share/fog-of-waterloo beside the executable, as
/// under Windows, or beside its folder. In a build folder that is a symlink to the source tree.
[[nodiscard]] std::filesystem::path data_folder();
/// The folder for saved games: $XDG_DATA_HOME/fog-of-waterloo or ~/.local/share/fog-of-waterloo. Not created here. Throws DataError if
/// the system knows no home folder of the user.
[[nodiscard]] std::filesystem::path user_data_folder();
/// The folder for the program's key: $XDG_CONFIG_HOME/fog-of-waterloo or ~/.config/fog-of-waterloo. Likewise.
[[nodiscard]] std::filesystem::path user_config_folder();

/// The diagrams of a rulebook, one file each.
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
