// A game in the program: the session, the seal that hides it on disk, and what could be read of its file.
#pragma once

#include <utility>

#include "fow/games/waterloo/engine/session.hpp"
#include "fow/games/waterloo/json/documents.hpp"
#include "seal/ledger.hpp"
#include "seal/seal.hpp"

namespace fow::app {

/// Every game has an id and a secret (Record::id). One that has none yet gets them from its seal.
struct Game {
    Session session;
    seal::Seal seal;         ///< a new one if the game was not sealed
    bool from_file = false;  ///< it was read from a file, so somebody can come back to it
    bool had_id = false;     ///< it had an id before: then a ledger knows it, on this computer or another one
    Game(Session played, seal::Seal hidden = {});
};

/// Whether one person plays both sides, as the record says: then nothing is veiled.
[[nodiscard]] bool practised_alone(const Record& record);

/// The text of a game file, open or sealed.
struct Written {
    std::string text;
    Written(const Record& openly) : text(write_record(openly)) {}
    explicit Written(std::string sealed) : text(std::move(sealed)) {}
};

/// A ply that does not fit the plies before it.
struct BrokenPly {
    std::size_t ply = 0;  ///< its index, which is also the number of good plies
    std::string reason;   ///< may contain secrets of both sides
};
/// What is wrong with the file, in words that both players may read: the place, and no secret of either side.
[[nodiscard]] std::string damage_of(const BrokenPly& broken);
/// A game as far as its file could be read.
struct ReadGame : Game {
    using Game::Game;
    std::optional<BrokenPly> broken{};  ///< if set, the session ends before this ply
};

/// The game of a record that was read, or of a sealed one that was opened.
[[nodiscard]] ReadGame game_of(const ReadRecord& read, seal::Seal seal = {});
[[nodiscard]] ReadGame game_of(seal::Opened opened, const std::string& document);

/// The text of the sealed record of a game in which each viewer has heard `heard` lines. Its size depends only on that number, the rules
/// and the names.
[[nodiscard]] std::string sealed_text(const seal::Seal& seal, const Record& record, std::size_t heard, const seal::Key& program);

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

}  // namespace fow::app
