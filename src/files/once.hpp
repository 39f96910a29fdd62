// Files that are made once and then kept: the program's key.
#pragma once

#include <filesystem>
#include <string>

namespace fow::files {

/// What the file holds. Where there is none, it is made with these bytes in one step, readable by its owner alone; of
/// two programs that do so at once both get what the first one wrote. Throws DataError where there can be none.
[[nodiscard]] std::string made_once(const std::filesystem::path& path, const std::string& bytes);

}  // namespace fow::files
