// A game in the program: the match, the seal that hides it on disk, and what could be read of its file.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/match.hpp"
#include "app/players.hpp"

namespace fow::app {

/// Every game has an id and a secret (TableNotes::id). One that has none yet gets them from its seal.
struct Game {
    std::unique_ptr<Match> match;  ///< never null
    seal::Seal seal;               ///< a new one if the game was not sealed
    bool from_file = false;        ///< it was read from a file, so somebody can come back to it
    bool had_id = false;           ///< it had an id before: then a ledger knows it, on this computer or another one
    bool open_text = false;        ///< it was read from a file that is not sealed, which anybody can have changed
    Game(std::unique_ptr<Match> played, seal::Seal hidden = {});
    Game(const Game& other)
        : match(other.match->copy()), seal(other.seal), from_file(other.from_file), had_id(other.had_id), open_text(other.open_text) {}
    Game(Game&&) = default;
    Game& operator=(const Game& other) { return *this = Game(other); }
    Game& operator=(Game&&) = default;
    ~Game() = default;
};

/// A ply that does not fit the plies before it.
struct BrokenPly {
    std::size_t ply = 0;  ///< its index, which is also the number of good plies
    std::string reason;   ///< may contain secrets of both sides
};
/// Describes the damage in words that both players may read: they name the place but no secret of either side.
[[nodiscard]] std::string damage_of(const BrokenPly& broken);

/// A match as far as its record could be read.
struct ReadMatch {
    std::unique_ptr<Match> match;
    std::optional<BrokenPly> broken{};  ///< if set, the match ends before this ply
};
/// A game as far as its file could be read.
struct ReadGame : Game {
    using Game::Game;
    explicit ReadGame(ReadMatch read, seal::Seal hidden = {});
    std::optional<BrokenPly> broken{};  ///< if set, the match ends before this ply
};

/// The program's key cannot be used, and without it no game can be sealed.
class KeyError : public DataError {
public:
    explicit KeyError(const DataError& fault) : DataError(fault) {}
};

/// A game that this program's key does not open, but both players' pass phrases do.
class SealedElsewhere : public DataError {
public:
    SealedElsewhere(const std::string& path, SealedRecord found);
    SealedRecord sealed;
};

/// The broken ply of a record that was read and replayed (ReadRecord, ReplayOf), if any.
template <class Read, class Replayed>
[[nodiscard]] ReadMatch read_match(const System& system, const Read& read, Replayed replayed) {
    using Session = decltype(replayed.session);
    ReadMatch result{std::make_unique<MatchOf<Session>>(system, std::move(replayed.session))};
    if (replayed.broken_at) result.broken = BrokenPly{*replayed.broken_at, replayed.reason};
    else if (read.broken_at) result.broken = BrokenPly{*read.broken_at, read.reason};
    return result;
}

}  // namespace fow::app
