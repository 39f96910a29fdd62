// The players' choices for their window as a document: format "fog-of-waterloo/settings", version 1 (docs/formats.md).
#pragma once

#include <string>

#include "fow/json/documents.hpp"
#include "fow/view/settings.hpp"

namespace fow {

/// Throws DataError as every reader does, with all that is wrong at once.
[[nodiscard]] Settings read_settings(const std::string& text, const std::string& document);
[[nodiscard]] std::string write_settings(const Settings& settings);

}  // namespace fow
