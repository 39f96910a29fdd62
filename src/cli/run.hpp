// The whole of `fow`, without the headers of its commands, and what a game provides for it.
#pragma once

#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fow::bots {
struct GameInWords;
}

namespace fow::cli {

/// Exit codes.
enum Exit : int { done = 0, refused = 1, usage = 2, unusable = 3 };

struct Streams {
    std::ostream& out;
    std::ostream& err;
    std::istream& in;              ///< for pass phrases, and for files that are named "-"
    bool err_is_terminal = false;  ///< whether progress is shown there
};

/// The work of a command, to run after parsing.
using Task = std::function<int(Streams)>;
/// The command line that is being parsed (command.hpp).
class CommandLine;
/// Declares a command.
using Add = void (*)(CommandLine& line);

/// What a game provides for `fow`.
struct GameCommands {
    std::string_view id;                    ///< its name in --game and in the head of its documents
    std::string_view title;                 ///< in the middle of a sentence
    std::span<const Add> commands;          ///< in the order of `fow --help`
    std::span<const char* const> examples;  ///< command lines for the end of `fow --help`
    bots::GameInWords (*bots)() = nullptr;  ///< the game as bots play it, if they do
};

/// Parses and runs a command line, and turns errors into messages and an exit code. --game or a document tells which of the games it is
/// about; otherwise it is the first. `games` must not be empty.
[[nodiscard]] int run(std::span<const GameCommands> games, const std::vector<std::string>& arguments, Streams io);

}  // namespace fow::cli
