#include "files/once.hpp"

#include "files/files.hpp"

namespace fow::files {

std::string made_once(const std::filesystem::path& path, const std::string& bytes) {
    std::error_code unknown;
    if (!std::filesystem::exists(path, unknown)) static_cast<void>(write_new(path, bytes, Readers::owner));
    return read(path);
}

}  // namespace fow::files
