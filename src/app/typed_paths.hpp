// File names and paths typed by players.
#pragma once

#include <filesystem>
#include <string>

namespace fow::app {

/// A safe file name made from a name typed by a player: no folders, no hidden files, at most name_letters, never empty.
[[nodiscard]] std::string file_name(const std::string& name);
/// "Sunday evening 2": the name of another file when the first one is taken. The number stays if the name is too long for a file.
[[nodiscard]] std::string numbered(const std::string& name, int number);
/// The path of an address of a file on this computer (RFC 8089), such as "file:///tmp/My%20field.json"; any other text as it is.
[[nodiscard]] std::string without_address(const std::string& text);
/// A path as typed or pasted by a player: may be quoted, start with ~, or be the address of a file. The result is absolute if possible.
[[nodiscard]] std::filesystem::path typed_path(std::string text);

}  // namespace fow::app
