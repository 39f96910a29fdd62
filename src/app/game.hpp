// A game as the program holds it: the session, and the seal that hides it on disk.
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
