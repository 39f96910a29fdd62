// Commitments: each side's set-up and line of retreat, hashed with salt when they are made, checked at the end.
#pragma once

#include "fow/engine/session.hpp"

namespace fow::seal {

/// What a commitment is about, as text: "french line_of_retreat left\n", or "french set_up\n" and a line "UNIT SQUARE\n"
/// for each piece on the board in the order of the roster. The state is that after the ply that made it so.
[[nodiscard]] std::string pledged_text(const Rules& rules, const State& state, Seat seat, Pledged what);

/// What the last ply of the game brought about and its owner is to be held to, if anything.
struct Pledge {
    Seat seat;
    Pledged what;
};
[[nodiscard]] std::optional<Pledge> pledge_of_last_ply(const Session& session);

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
