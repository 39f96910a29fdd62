// Converts the documents that belong to no particular game from text to values and back.
#pragma once

#include <set>
#include <string>

#include "core/errors.hpp"
#include "core/opponent.hpp"
#include "core/settings.hpp"

namespace fow {

// All readers are strict: a missing, unknown, duplicate or ill-typed member, a value out of range or another format throws DataError with
// every fault, if possible. Writers always produce what readers accept: in typed names and descriptions they replace invalid UTF-8 and
// truncate what is too long. docs/formats.md describes the formats.

/// A text as a JSON string, with its quotation marks. Replaces invalid UTF-8.
[[nodiscard]] std::string json_string(const std::string& text);
/// The format that a document names in its head, such as "fog-of-waterloo/record", or "" if it names none. Throws DataError if the text
/// is not JSON.
[[nodiscard]] std::string format_of(const std::string& text, const std::string& document);

/// A finished game of a person against a computed player.
struct GameAgainstComputer {
    enum class Result : std::uint8_t { won, lost, drawn };  ///< as the person sees it
    std::string id;                                         ///< of the game
    std::string game;                                       ///< its id
    ComputedPlayer player{};
    Result result = Result::drawn;
    int hints = 0;  ///< that the person was given
    friend bool operator==(const GameAgainstComputer&, const GameAgainstComputer&) = default;
};

struct Progress {
    std::set<std::string> done;                  ///< finished lessons, each "GAME/NAME" or "own/NAME"
    std::vector<GameAgainstComputer> against{};  ///< oldest first, each id once; only the last 2000 are kept
    friend bool operator==(const Progress&, const Progress&) = default;
};

/// What is in either; in the order of the first, then of the second.
[[nodiscard]] Progress united(Progress first, const Progress& second);

/// A player's progress in the course: format "fog-of-waterloo/progress", version 1.
[[nodiscard]] Progress read_progress(const std::string& text, const std::string& document);
[[nodiscard]] std::string write_progress(const Progress& progress);

/// The players' settings: format "fog-of-waterloo/settings", version 1.
[[nodiscard]] Settings read_settings(const std::string& text, const std::string& document);
[[nodiscard]] std::string write_settings(const Settings& settings);

}  // namespace fow
