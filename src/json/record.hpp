// What the records of all games share.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/errors.hpp"

namespace fow {

/// The most plies of a record; a real game has fewer than 2000. A hint is noted once for each ply, and time that is up once for each turn
/// of a seat: both together never reach the limit of remarks.
inline constexpr std::size_t ply_limit = 20000, remark_limit = 3 * ply_limit;

/// The game cannot be written as a record: it has more than ply_limit plies, or more than remark_limit remarks.
class GameTooLong : public DataError {
public:
    enum class Counted { steps, remarks };
    explicit GameTooLong(Counted what = Counted::steps);
    Counted counted;
};

template <class Record>
struct ReadRecordOf {
    Record record;                         ///< up to the first ply that is unreadable or whose digest does not match
    std::optional<std::size_t> broken_at;  ///< index of the first ply whose text or digest is wrong
    std::string reason;
};

}  // namespace fow
