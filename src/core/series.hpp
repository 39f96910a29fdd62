// A series of battles between the same two players: the plan that a game ships, the chronicle of a pair, and who is ahead.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/opponent.hpp"
#include "core/seat.hpp"

namespace fow {

struct SeriesBattle {
    std::string id;
    std::string title;
    std::string date;   ///< as a reader is told it: "16 June 1815"
    std::string field;  ///< the file name of its battlefield, without the ending
    std::string about;  ///< a sentence
    friend bool operator==(const SeriesBattle&, const SeriesBattle&) = default;
};
/// The plan of a series.
struct Series {
    std::string title;
    std::string about;
    std::vector<SeriesBattle> battles{};  ///< in their order; never empty, each id once
    friend bool operator==(const Series&, const Series&) = default;
};

struct SeriesPlayer {
    std::string name;
    std::optional<ComputedPlayer> computed{};  ///< none: a person
    friend bool operator==(const SeriesPlayer&, const SeriesPlayer&) = default;
};
/// A battle that is over, as everybody may know it.
struct FoughtBattle {
    std::string battle;          ///< SeriesBattle::id
    std::string game;            ///< TableNotes::id
    std::optional<Seat> winner;  ///< none = drawn
    std::string ending;          ///< the game's word for how it ended
    int turns = 0;
    PerSeat<int> losses{};  ///< pieces
    friend bool operator==(const FoughtBattle&, const FoughtBattle&) = default;
};
/// All that one battle of a series hands on to the next.
struct Chronicle {
    std::string series;  ///< the id of its plan
    std::string rules;   ///< the game's word for the rules of all battles
    std::array<SeriesPlayer, 2> players{};
    Seat first_leads = Seat::first;      ///< the seat of the first player in the first battle
    bool changes_sides = false;          ///< after each battle
    std::vector<FoughtBattle> fought{};  ///< in the order of the plan
    std::optional<std::string> begun{};  ///< TableNotes::id of the next battle, if it has begun
    friend bool operator==(const Chronicle&, const Chronicle&) = default;
};

/// The seat of that player (0 or 1) in a battle (0: the first).
[[nodiscard]] Seat seat_in(const Chronicle& chronicle, std::size_t player, std::size_t battle);

struct SeriesStanding {
    struct Row {
        int points = 0;
        int won = 0;
        int losses = 0;
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::array<Row, 2> rows{};            ///< by player
    std::optional<std::size_t> leader{};  ///< more points, or as many and fewer losses; none if all is equal
    friend bool operator==(const SeriesStanding&, const SeriesStanding&) = default;
};
/// W15.6
[[nodiscard]] SeriesStanding standing_of(const Chronicle& chronicle);

}  // namespace fow
