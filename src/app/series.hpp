// A pair's chronicle of a series of battles: its file, what is noted there, and who sits where.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/players.hpp"
#include "app/system.hpp"
#include "core/series.hpp"

namespace fow::app {

class Store;

/// The chronicle that a player goes on with: series/ID.json in the folder of the player's files.
class SeriesFile {
public:
    /// `system` must offer a series, and outlive this. Throws DataError if its plan cannot be read.
    SeriesFile(const Store& store, const System& system);
    [[nodiscard]] const SeriesEntry& entry() const { return *system_.series(); }
    [[nodiscard]] const Series& plan() const { return plan_; }

    /// Nothing if there is none. Throws DataError if it cannot be used.
    [[nodiscard]] std::optional<Chronicle> read() const;
    /// Throws DataError.
    void write(const Chronicle& chronicle) const;
    /// Whether there is a file, usable or not.
    [[nodiscard]] bool exists() const;
    /// The name under which put_aside() keeps it.
    [[nodiscard]] std::string kept_as() const;
    /// Keeps the file under another name, beside it. Throws DataError.
    void put_aside() const;

private:
    [[nodiscard]] std::filesystem::path kept_path() const;

    const System& system_;
    Series plan_;
    std::filesystem::path path_;
};

/// The players of that battle of the chronicle (0: the first).
[[nodiscard]] Players players_of(const Chronicle& chronicle, std::size_t battle);

/// Writes the result of a game that is over into the chronicle, if it is the battle that has begun. Throws DataError if it cannot be
/// written; a chronicle that cannot be read stays as it is.
void note_battle(const Store& store, const Match& match);
/// A game as a battle of the chronicle, and how the series stands.
struct BattleOfSeries {
    std::string series;  ///< its title
    SeriesBattle battle;
    std::size_t number = 0;   ///< 1: the first
    std::size_t fought = 0;   ///< battles that are decided
    std::size_t battles = 0;  ///< of the whole series
    PerSeat<int> points{};    ///< of the players, by their seats in this battle
};
/// The battle of the chronicle that this game is or was.
[[nodiscard]] std::optional<BattleOfSeries> battle_of_series(const Store& store, const Match& match);

}  // namespace fow::app
