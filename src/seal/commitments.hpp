// Commitments: each side's set-up and line of retreat, hashed with a salt when they are made and checked at the end.
#pragma once

#include "fow/games/waterloo/engine/session.hpp"

namespace fow::seal {

/// Commits to the secret that the last ply created, if any.
void commit(Session& session);

/// The result of checking one commitment. Results are in the order of the plies.
struct Checked {
    enum class Verdict { kept, broken, missing };
    Seat seat;
    std::string what;  ///< see fow::Commitment
    Verdict verdict;
    friend bool operator==(const Checked&, const Checked&) = default;
};
/// `broken`: made when there was nothing to commit to, or to something else.
[[nodiscard]] std::vector<Checked> check_commitments(const Record& record);

}  // namespace fow::seal
