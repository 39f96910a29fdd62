#pragma once

#include <stdlib.h>

#include <filesystem>
#include <string>

#include "cli/run.hpp"

namespace fow::test {

/// A folder of its own for each test.
class Folder {
public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "fow-cli-XXXXXX").string();
        path_ = mkdtemp(name.data());
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::string file(const char* name) const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};

}  // namespace fow::test
