// A game as the program holds it: the session, and the seal that hides it on disk; and as far as a file of it can be read.
#pragma once

#include <utility>

#include "fow/engine/session.hpp"
#include "seal/seal.hpp"

namespace fow::app {

struct Game {
    Session session;
    seal::Seal seal;  ///< a game that was not sealed gets a new one
    Game(Session played, seal::Seal hidden = {}) : session(std::move(played)), seal(std::move(hidden)) {}
};

/// A game as it is written: openly, or sealed.
struct Written {
    std::string text;
    Written(const Record& openly) : text(write_record(openly)) {}
    explicit Written(std::string sealed) : text(std::move(sealed)) {}
};

/// A ply that does not fit the game before it.
struct BrokenPly {
    std::size_t ply = 0;  ///< its index; as many plies before it are good
    std::string reason;   ///< for whoever may know all of the game
};
/// What is wrong with it as both players may read it: where it is, and nothing of what it was.
[[nodiscard]] std::string damage_of(const BrokenPly& broken);
/// A game as far as its file can be read.
struct ReadGame : Game {
    using Game::Game;
    std::optional<BrokenPly> broken{};  ///< then the session is the game up to there
};

/// The game of a record that has been read, or of a sealed one that has been opened.
[[nodiscard]] ReadGame game_of(const ReadRecord& read, seal::Seal seal = {});
[[nodiscard]] ReadGame game_of(seal::Opened opened);

/// The program's key is not to be had, and without it nothing can be sealed.
class KeyError : public DataError {
public:
    explicit KeyError(const DataError& fault) : DataError(fault) {}
};

/// A game that this program's key does not open, but both players' phrases do.
class SealedElsewhere : public DataError {
public:
    SealedElsewhere(const std::string& path, SealedRecord found);
    SealedRecord sealed;
};

}  // namespace fow::app
