// File names and paths typed by players.
#pragma once

#include <filesystem>
#include <string>

namespace fow::app {

/// A safe file name made from a name typed by a player: no folders, no hidden files, at most 60 bytes, never empty.
[[nodiscard]] std::string file_name(const std::string& name);
/// A path as typed or pasted by a player: may be quoted, start with ~ or file://. The result is absolute if possible.
[[nodiscard]] std::filesystem::path typed_path(std::string text);

}  // namespace fow::app
