// What the documents shared by all games need to know about one game.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.hpp"

namespace fow {

struct GameDocuments {
    std::string_view id;                                           ///< the member "game"
    std::array<std::string_view, 2> seats;                         ///< the words for the seats, by index
    std::vector<std::string_view> secrets{};                       ///< each Commitment::what
    std::string (*clock_text)(int clock);                          ///< GameMoment::clock as documents have it
    std::optional<int> (*clock_from_text)(std::string_view text);  ///< nothing if it is not such a clock
    std::string_view clock_wanted;                                 ///< "a time of day like 11:00"
    std::vector<std::string_view> head{};                          ///< further members of a record's head: "mode"
    /// Reads an object of these, given as text; throws DataError. Null if there are none.
    void (*check_head)(const std::string& head, const std::string& document) = nullptr;
};
/// The games whose documents a program reads. The first is the game of documents that name none.
using KnownGames = std::span<const GameDocuments* const>;

/// The game that the member "game" of a document names; the first if it names none. Throws DataError if it is none of these.
[[nodiscard]] const GameDocuments& game_named_in(const std::string& text, const std::string& document, KnownGames games);
/// The id of the game in which a deployment was kept, whatever its game system; empty if it names none. Throws DataError.
[[nodiscard]] std::string game_of_deployment(const std::string& text, const std::string& document);

[[nodiscard]] inline std::string_view word(const GameDocuments& game, Seat seat) { return game.seats[index(seat)]; }
/// That of a seat, "chance" or "nobody".
[[nodiscard]] std::string_view word(const GameDocuments& game, Decider decider);

}  // namespace fow
