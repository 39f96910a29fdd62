// Commitments: each side's set-up and line of retreat, hashed with salt when they are made, checked at the end.
#pragma once

#include "fow/engine/session.hpp"

namespace fow::seal {

/// Commits to what the last ply brought about, where it did.
void commit(Session& session);

/// What is to be said of the commitments of a game, in the order of its plies.
struct Checked {
    enum class Verdict { kept, broken, missing };
    Seat seat;
    Pledged what;
    Verdict verdict;
    friend bool operator==(const Checked&, const Checked&) = default;
};
/// `broken`: made where there was nothing to commit to, or of something else than came of it.
[[nodiscard]] std::vector<Checked> check_commitments(const Record& record);

}  // namespace fow::seal
