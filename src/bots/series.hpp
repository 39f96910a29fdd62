// Many games between two players, and how strong one is against the other from their results.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bots/game_in_words.hpp"
#include "bots/referee.hpp"

namespace fow::bots {

/// An estimate with its 95 % interval.
struct Estimate {
    double value = 0, low = 0, high = 0;
};

/// Results from one player's side.
struct Score {
    std::uint64_t won = 0, drawn = 0, lost = 0;
    [[nodiscard]] std::uint64_t games() const { return won + drawn + lost; }
    /// A draw is half a point.
    [[nodiscard]] double points() const { return static_cast<double>(won) + 0.5 * static_cast<double>(drawn); }
    friend bool operator==(const Score&, const Score&) = default;
};

/// The share of the points, with Wilson's interval; 0.5 and everything from 0 to 1 without games.
[[nodiscard]] Estimate share_of(const Score& score);
/// The difference in strength: at 400 the stronger player scores ten points out of eleven. Infinite if one of them has scored none.
[[nodiscard]] Estimate elo_of(const Score& score);
/// The expected share of the points at such a difference.
[[nodiscard]] double share_at(double elo);

/// A sequential test: is the difference `low` or `high` Elo? Both kinds of error 5 %.
struct Test {
    double low = 0, high = 0;
};
enum class Finding : std::uint8_t { open, low, high };
struct TestState {
    double ratio = 0;  ///< the logarithm of the likelihood ratio
    double bound = 0;  ///< reached at +bound or -bound
    Finding finding = Finding::open;
};
/// `pairs`: the points of each pair of games, 0 to 2. The two games of a pair are not independent, so pairs are counted.
[[nodiscard]] TestState judged(const Test& test, const std::vector<double>& pairs);

/// Where the armies of a match come from.
enum class SetUps {
    shared,  ///< sensible random ones, the same in both games of a pair
    own,     ///< the players set up
};

/// A match, played in pairs: both games of a pair have the same set-ups and the same chance, with the sides changed.
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

/// The seed of a player in a game of the pair with that seed, from which the armies and the dice come. A bot is told it, so it is a hash:
/// nothing leads back from it.
[[nodiscard]] std::uint64_t player_seed(std::uint64_t pair, Seat player, bool changed);

/// Plays the match. `told` receives the games in the order of their numbers, from one thread at a time. Throws DataError.
[[nodiscard]] SeriesReport play_series(const GameInWords& game, const SeriesPlan& plan, const std::function<void(const PlayedGame&)>& told);

}  // namespace fow::bots
