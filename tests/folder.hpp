// A temporary folder for each test.
#pragma once

#include <filesystem>
#include <iterator>
#include <random>
#include <string>

namespace fow::test {

/// Deleted at the end of the test.
class Folder {
public:
    Folder() {
        std::random_device random;
        do path_ = std::filesystem::temp_directory_path() / ("fow-test-" + std::to_string(random()));
        while (!std::filesystem::create_directory(path_));
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::filesystem::path operator/(const char* name) const { return path_ / name; }
    [[nodiscard]] std::string file(const char* name) const { return (path_ / name).string(); }
    [[nodiscard]] std::size_t entries() const {
        return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(path_), std::filesystem::directory_iterator()));
    }

private:
    std::filesystem::path path_;
};

}  // namespace fow::test
