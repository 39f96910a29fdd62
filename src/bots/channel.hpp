// Exchanges lines with a bot in a separate process, within limits of time and size.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "files/platform.hpp"

namespace fow::bots {

using Clock = std::chrono::steady_clock;

/// The longest line that a bot may write, and how much it may write for one decision, in bytes.
inline constexpr std::size_t line_limit = 1 << 16, flood_limit = 1 << 20;

/// A program with its arguments.
struct CommandLine {
    platform::Path program;
    std::vector<std::string> arguments;
};
/// "python3 'my bot.py' --fast": words separated by blanks; quotation marks of either kind keep blanks in a word. A program without '/' is
/// looked up in PATH. Throws DataError (document = the text) if there is no such program or a quotation mark is missing.
[[nodiscard]] CommandLine command_line(const std::string& text);
/// What a program may read besides the system's own files: its folder, those of its arguments that are files, and `more`.
[[nodiscard]] std::vector<platform::Path> readable_for(const CommandLine& command, const std::vector<std::string>& more);

/// Why there is no line.
enum class Silence { late, ended, flood };

/// Either a line without its line ending, or why there is none.
struct Heard {
    std::optional<std::string> line;
    Silence why = Silence::late;
};

class Channel {
public:
    /// Throws DataError if the program cannot be started.
    Channel(const CommandLine& command, const platform::Leave& leave);
    /// Queues a line; written while waiting.
    void say(std::string_view line);
    /// The next line, waiting until `deadline` at most.
    [[nodiscard]] Heard next(Clock::time_point deadline);
    /// Writes what is queued, until `deadline` at most.
    void flush(Clock::time_point deadline);
    /// Begins a new decision: resets the count for the flood limit.
    void begin_count() { taken_ = 0; }

private:
    /// False once the other end is gone.
    [[nodiscard]] bool exchange(Clock::time_point deadline);

    std::unique_ptr<platform::Partner> partner_;
    std::string out_, in_;
    std::size_t searched_ = 0;  ///< of in_, without an end of line
    std::size_t taken_ = 0;
    bool gone_ = false;
};

}  // namespace fow::bots
