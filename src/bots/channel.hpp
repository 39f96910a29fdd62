// Exchanges lines with a bot in a separate process, within limits of time and size.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "files/platform.hpp"

namespace fow::bots {

using Clock = std::chrono::steady_clock;

/// The longest line that a bot may write, and how much it may write for one decision, in bytes.
inline constexpr std::size_t line_limit = 1 << 16, flood_limit = 1 << 20;
/// How much of its standard error is shown, and how much of what it wrote there before it was ready belongs to a fault, in bytes.
inline constexpr std::size_t shown_errors_limit = 1 << 20, first_errors_limit = 600;

/// Takes complete lines of a program's standard error, with their line endings, and with control characters as visible() shows them.
using ErrorsShown = std::function<void(const std::string& lines)>;

/// A program with its arguments.
struct CommandLine {
    platform::Path program;
    std::vector<std::string> words;  ///< argv, from the program as it was written
};
/// "python3 'my bot.py' --fast": words separated by blanks; quotation marks of either kind keep blanks in a word. A program without '/' is
/// looked up in PATH. Throws DataError (document = the text) if there is no such program or a quotation mark is missing.
[[nodiscard]] CommandLine command_line(const std::string& text);
/// What a program may read besides the system's own files: itself, its arguments that are files, and the folders of these, but not the
/// user's whole home.
[[nodiscard]] std::vector<platform::Path> readable_for(const CommandLine& command);

/// Why there is no line.
enum class Silence { late, ended, flood };

/// Either a line without its line ending, or why there is none.
struct Heard {
    std::optional<std::string> line;
    Silence why = Silence::late;
};

class Channel {
public:
    /// Throws DataError if the program cannot be started. `errors`: where its standard error is shown, if anywhere.
    Channel(const CommandLine& command, const platform::Leave& leave, ErrorsShown errors = {});
    ~Channel();
    Channel(const Channel&) = delete;
    Channel& operator=(const Channel&) = delete;
    /// What the system could not keep from the program.
    [[nodiscard]] const platform::Lacks& lacks() const { return partner_->lacks(); }
    /// Queues a line; written while waiting.
    void say(std::string_view line);
    /// The next line, waiting until `deadline` at most. Once `stop` is requested, the program counts as ended.
    [[nodiscard]] Heard next(Clock::time_point deadline, const std::stop_token& stop = {});
    /// Writes what is queued, until `deadline` at most.
    void flush(Clock::time_point deadline);
    /// Begins a new decision: resets the count for the flood limit.
    void begin_count() { taken_ = 0; }
    /// The first lines of its standard error so far, on one line.
    [[nodiscard]] std::string first_errors();

private:
    /// False once the other end is gone.
    [[nodiscard]] bool exchange(Clock::time_point deadline);
    void take_errors();

    std::unique_ptr<platform::Partner> partner_;
    ErrorsShown errors_;
    std::string out_, in_;
    std::string first_errors_, line_of_errors_;
    std::size_t shown_errors_ = 0;
    std::size_t searched_ = 0;  ///< of in_, without an end of line
    std::size_t taken_ = 0;
    bool gone_ = false;
};

}  // namespace fow::bots
