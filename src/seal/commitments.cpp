#include "seal/commitments.hpp"

#include <algorithm>

#include "seal/key.hpp"

namespace fow::seal {
namespace {

constexpr std::size_t salt_size = 32;

/// A secret that its owner is committed to.
struct Secret {
    Seat seat;
    const char* what;
};
/// The secret that a ply created, if any. `before` is the state before the ply.
[[nodiscard]] std::optional<Secret> secret_of(const Ply& ply, const State& before) {
    if (const auto* roll = std::get_if<Roll>(&ply)) {
        if (std::holds_alternative<DrawLine>(*roll)) return Secret{before.mover, secret_kind::line_of_retreat};
        return std::nullopt;
    }
    if (std::holds_alternative<Ready>(std::get<Action>(ply))) return Secret{before.mover, secret_kind::set_up};
    return std::nullopt;
}

/// The text that is hashed: "french line_of_retreat left\n", or "french set_up\n" and a line "UNIT SQUARE\n" for each piece on the board
/// in roster order. `state` is the one after the ply that created the secret.
[[nodiscard]] std::string committed_text(const Rules& rules, const State& state, Seat seat, const std::string& what) {
    std::string text = std::string(fow::word(seat)) + " " + what;
    if (what == secret_kind::line_of_retreat) {
        const auto line = state.line_of(seat);
        return text + (line ? " " + std::string(fow::word(*line)) : std::string()) + "\n";
    }
    text += "\n";
    for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i) {
        const UnitId unit(i);
        const Whereabouts place = state.whereabouts(unit);
        if (place.on_board()) text += rules.roster()[static_cast<std::size_t>(i)].id + " " + to_text(place.square()) + "\n";
    }
    return text;
}

}  // namespace

void commit(Session& session) {
    if (session.ply_count() == 0) return;
    const auto secret = secret_of(session.record().plies.back(), session.history().back());
    if (!secret) return;
    std::string salt = random_bytes(salt_size);
    std::string hash = hash_of(salt + committed_text(session.rules(), session.state(), secret->seat, secret->what));
    session.commit(secret->seat, secret->what, std::move(hash), std::move(salt));
}

std::vector<Checked> check_commitments(const Record& record) {
    using Verdict = Checked::Verdict;
    const Session session = replay(record).session;
    const auto& before = session.history();
    std::vector<Checked> list;
    std::vector<Commitment> unchecked = record.commitments;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const auto secret = secret_of(record.plies[i], before[i]);
        if (!secret) continue;
        const auto made = std::find_if(unchecked.begin(), unchecked.end(), [&](const Commitment& c) {
            return c.seat == secret->seat && c.what == secret->what && c.ply == i + 1;
        });
        if (made == unchecked.end()) {
            list.push_back({secret->seat, secret->what, Verdict::missing});
            continue;
        }
        const State& after = session.state_after(i + 1);
        const std::string text = committed_text(session.rules(), after, made->seat, made->what);
        list.push_back({made->seat, made->what, hash_of(made->salt + text) == made->hash ? Verdict::kept : Verdict::broken});
        unchecked.erase(made);
    }
    for (const Commitment& made : unchecked) list.push_back({made.seat, made.what, Verdict::broken});
    return list;
}

}  // namespace fow::seal
