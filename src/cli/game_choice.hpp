// Which game a command line is about.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/run.hpp"

namespace fow::cli {

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

/// The name that most resembles a word, or "" if none does.
[[nodiscard]] std::string nearest(const std::string& word, const std::vector<std::string>& names);

}  // namespace fow::cli
