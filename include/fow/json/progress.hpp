// How far a player has come in the course as a document: format "fog-of-waterloo/progress", version 1 (docs/formats.md).
#pragma once

#include <set>
#include <string>

#include "fow/json/documents.hpp"

namespace fow {

struct Progress {
    std::set<std::string> done;  ///< the lessons that were brought to their end, each "waterloo/NAME" or "own/NAME"
    friend bool operator==(const Progress&, const Progress&) = default;
};

/// Throws DataError as every reader does, with all that is wrong at once.
[[nodiscard]] Progress read_progress(const std::string& text, const std::string& document);
[[nodiscard]] std::string write_progress(const Progress& progress);

}  // namespace fow
