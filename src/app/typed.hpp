// What players type where a file is meant.
#pragma once

#include <filesystem>
#include <string>

namespace fow::app {

/// A player's name for a file, made safe: no folders, no hidden files, at most 60 bytes. Never empty.
[[nodiscard]] std::string file_name(const std::string& name);
/// A path as a player types or pastes it: quoted, with ~ or file://. Absolute where that can be had.
[[nodiscard]] std::filesystem::path typed_path(std::string text);

}  // namespace fow::app
