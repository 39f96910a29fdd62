// What the records of all games share.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "fow/core/errors.hpp"

namespace fow {

/// The most plies of a record; a real game has fewer than 2000.
inline constexpr std::size_t ply_limit = 20000;

/// The game cannot be written as a record: it has more than ply_limit plies.
class GameTooLong : public DataError {
public:
    GameTooLong();
};

template <class Record>
struct ReadRecordOf {
    Record record;                         ///< up to the first ply that is unreadable or whose digest does not match
    std::optional<std::size_t> broken_at;  ///< index of the first ply whose text or digest is wrong
    std::string reason;
};

}  // namespace fow
