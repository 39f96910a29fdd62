#pragma once

#include <filesystem>
#include <optional>

#include "files/descriptor.hpp"

namespace fow::files {

/// A file held against other copies of the program. The system lets go of it when the program ends, in whatever way.
/// Where the file system knows no locks it is as if nobody else were there.
class Lock {
public:
    /// Nothing where another copy holds it. Makes the file and its folder where they are missing; throws WriteError where it cannot.
    [[nodiscard]] static std::optional<Lock> take(const std::filesystem::path& path);
    /// Whether the file is still where it was: when it was deleted or replaced another copy would not find it held.
    [[nodiscard]] bool stands() const;

private:
    Lock(std::filesystem::path path, Descriptor file) : path_(std::move(path)), file_(std::move(file)) {}
    std::filesystem::path path_;
    Descriptor file_;
};

}  // namespace fow::files
