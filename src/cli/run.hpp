// The whole of `fow`, without the headers of its commands, and what a game provides for it.
#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
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

/// The game that a command line is about.
struct Wanted {
    const GameCommands* game = nullptr;
    std::vector<std::string> arguments;  ///< without --game
    std::optional<std::string> typed;    ///< standard input, if it had to be read
};

/// The game that --game names, wherever that option is; else the game of the first document among the arguments (a file or "-") that names
/// one; else the first of `games`. Standard input is read only if it is a document. Throws Misuse if there is no such game,
/// if --game is given twice, or if it and a document disagree; DataError if standard input cannot be read.
[[nodiscard]] Wanted wanted_game(std::span<const GameCommands> games, const std::vector<std::string>& arguments, Streams io);

/// The member "game" of a JSON object, or "" if there is none. The text may be anything.
[[nodiscard]] std::string game_in(std::string_view text);

/// "ID (TITLE), ID (TITLE) or ID (TITLE)"
[[nodiscard]] std::string list_of(std::span<const GameCommands> games);
/// "a, b or c"; at least one word.
[[nodiscard]] std::string choice_of(const std::vector<std::string>& words);

/// The name that most resembles a word, or "" if none does.
[[nodiscard]] std::string nearest(const std::string& word, const std::vector<std::string>& names);

}  // namespace fow::cli
