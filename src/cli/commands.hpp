// What the commands of every game share.
#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "cli/run.hpp"
#include "core/errors.hpp"

namespace fow::cli {

/// A refusal to show a sealed game; what() is the whole sentence. Becomes Exit::refused.
class Sealed : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The text of a file named on the command line; "-" is standard input. Throws like files::read().
[[nodiscard]] std::string text_in(const std::string& path, Streams io);
/// Prints "W7.4: reason" to `err`; returns Exit::refused.
int refuse(const Violation& violation, std::ostream& err);
/// Adds --seed. Numbers that are too large are refused.
CLI::Option* add_seed_option(CLI::App& command, std::uint64_t& seed, const std::string& what);
/// Adds --json.
void add_json_flag(CLI::App& command, bool& json, const std::string& what = "print one JSON object");
/// Adds the examples at the end of `fow COMMAND --help`, one per line.
void add_examples(CLI::App& command, const std::vector<std::string>& lines);
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
