// Commitments: what each side keeps secret, hashed with a salt when it is made and checked at the end.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/played.hpp"
#include "core/session.hpp"
#include "seal/key.hpp"

namespace fow::seal {

inline constexpr std::size_t commitment_salt = 32;  ///< bytes

/// Commits to the secret that the last ply created, if any. The game defines which secret that is, secret_of(ply, state before), and what
/// is hashed, committed_text(rules, state after, seat, what).
template <class Session>
void commit(Session& session) {
    if (session.ply_count() == 0) return;
    const auto secret = secret_of(session.record().plies.back(), session.history().back());
    if (!secret) return;
    const auto& [seat, what] = *secret;
    std::string salt = random_bytes(commitment_salt);
    std::string hash = hash_of(salt + committed_text(session.rules(), session.state(), seat, what));
    session.commit(seat, what, std::move(hash), std::move(salt));
}

/// In the order of the plies. `session`: the replayed record. `broken`: it was made when there was nothing to commit to, or it commits to
/// something else.
template <class Session>
[[nodiscard]] std::vector<CheckedCommitment> check_commitments(const Session& session) {
    using Verdict = CheckedCommitment::Verdict;
    const auto& before = session.history();
    std::vector<CheckedCommitment> list;
    std::vector<Commitment> unchecked = session.record().commitments;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const auto secret = secret_of(session.record().plies[i], before[i]);
        if (!secret) continue;
        const auto& [seat, what] = *secret;
        const auto made = std::find_if(unchecked.begin(), unchecked.end(), [&, of = seat, kind = what](const Commitment& c) {
            return c.seat == of && c.what == kind && c.ply == i + 1;
        });
        if (made == unchecked.end()) {
            list.push_back({seat, what, Verdict::missing});
            continue;
        }
        const std::string text = committed_text(session.rules(), session.state_after(i + 1), made->seat, made->what);
        list.push_back({made->seat, made->what, hash_of(made->salt + text) == made->hash ? Verdict::kept : Verdict::broken});
        unchecked.erase(made);
    }
    for (const Commitment& made : unchecked) list.push_back({made.seat, made.what, Verdict::broken});
    return list;
}

}  // namespace fow::seal
