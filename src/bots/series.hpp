// Many games between two players, in pairs: both games of a pair have the same set-ups and the same chance, with the sides changed.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "bots/game_in_words.hpp"
#include "bots/referee.hpp"
#include "bots/strength.hpp"

namespace fow::bots {

/// Where the armies of a match come from.
enum class SetUps {
    shared,  ///< sensible random ones, the same in both games of a pair
    own,     ///< the players set up
};

struct SeriesPlan {
    std::string first, second;  ///< players, as make_player() reads them
    Head head;                  ///< the game and its options
    std::uint64_t games = 100;  ///< rounded up to pairs
    std::uint64_t seed = 1;
    int jobs = 1;  ///< games at a time
    int cap = 5000;
    SetUps set_ups = SetUps::shared;
    Terms terms{};
    std::optional<Test> test{};  ///< ends the match once it is decided
};

/// One game of a match, as it is reported; `number` counts from 1, and in odd games the first player has the first seat.
struct PlayedGame {
    std::uint64_t number = 0;
    bool changed = false;  ///< the sides are changed
    GameReport report;
    std::string record;
};

struct SeriesReport {
    PerSeat<std::string> names{};                    ///< of the two players
    Score score{};                                   ///< of the first player
    PerSeat<Score> by_side{};                        ///< the same by the seat that the first player had
    std::vector<double> pairs{};                     ///< points of the first player in each pair
    std::map<std::string, std::uint64_t> endings{};  ///< how the games ended
    PerSeat<LapseCounts> faults{};                   ///< of the two players
    std::uint64_t decisions = 0;
    PerSeat<double> seconds{};  ///< thinking time of the two players
    std::optional<TestState> test{};
};

/// Plays the match. `told` receives the games in the order of their numbers, from one thread at a time. Throws DataError.
[[nodiscard]] SeriesReport play_series(const GameInWords& game, const SeriesPlan& plan, const std::function<void(const PlayedGame&)>& told);

}  // namespace fow::bots
