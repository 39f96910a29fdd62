#include "files/once.hpp"

#include <cstdlib>

#include "files/files.hpp"

namespace fow::files {

std::string made_once(const std::filesystem::path& path, const std::string& bytes) {
    std::error_code unknown;
    if (!std::filesystem::exists(path, unknown)) static_cast<void>(write_new(path, bytes, Readers::owner));
    return read(path);
}

std::filesystem::path user_config_folder() {
    if (const char* given = std::getenv("XDG_CONFIG_HOME"); given != nullptr && *given == '/')
        return std::filesystem::path(given) / "fog-of-waterloo";
    const char* home = std::getenv("HOME");
    return std::filesystem::path(home != nullptr ? home : ".") / ".config" / "fog-of-waterloo";
}

}  // namespace fow::files
