// What the commands of every game share.
#pragma once

#include <chrono>
#include <cstdint>
#include <exception>
#include <stdexcept>
#include <string>

#include "cli/run.hpp"
#include "core/errors.hpp"
#include "core/played.hpp"

namespace fow::cli {

/// A refusal to show a sealed game; what() is the whole sentence. Becomes Exit::refused.
class Sealed : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The rules refused something, and the user has been told so. Becomes Exit::refused.
class Stopped : public std::exception {};

/// The text of a file named on the command line; "-" is standard input. Throws like files::read().
[[nodiscard]] std::string text_in(const std::string& path, Streams io);
/// Prints "W7.4: reason" to `err`; returns Exit::refused.
int refuse(const Violation& violation, std::ostream& err);
int refuse(const Refused& refused, std::ostream& err);
/// Shows the progress of a long command on standard error, only at a terminal, and at most once per `pause`.
class Progress {
public:
    explicit Progress(Streams io, std::chrono::milliseconds pause = std::chrono::seconds(2))
        : io_(io), pause_(pause), told_(std::chrono::steady_clock::now()) {}
    /// "3 of 1000 games"
    void tell(std::uint64_t done, std::uint64_t of, const char* what);

private:
    Streams io_;
    std::chrono::milliseconds pause_;
    std::chrono::steady_clock::time_point told_;
};

}  // namespace fow::cli
