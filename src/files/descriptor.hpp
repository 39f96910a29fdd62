#pragma once

#include <unistd.h>

#include <utility>

namespace fow::files {

/// A file descriptor that closes itself; below 0 there is none.
class Descriptor {
public:
    explicit Descriptor(int fd = -1) : fd_(fd) {}
    ~Descriptor() {
        if (fd_ >= 0) ::close(fd_);
    }
    Descriptor(Descriptor&& from) noexcept : fd_(std::exchange(from.fd_, -1)) {}
    Descriptor& operator=(Descriptor&& from) noexcept {
        std::swap(fd_, from.fd_);
        return *this;
    }
    [[nodiscard]] int get() const { return fd_; }
    explicit operator bool() const { return fd_ >= 0; }

private:
    int fd_;
};

}  // namespace fow::files
