// The ledger: how far each game on this computer has got, in all its copies (docs/decisions/0007-what-sealing-protects-against.md).
#pragma once

#include "fow/games/waterloo/engine/session.hpp"
#include "fow/games/waterloo/json/ledger.hpp"
#include "seal/key.hpp"

namespace fow::seal {

/// Bytes of Record::id.
inline constexpr std::size_t id_size = 16;

/// The number that decides the outcome of chance number `n` of a game, counted from 0. `source`: Record::secret, or chosen_source().
[[nodiscard]] std::uint64_t lot(const std::string& source, std::size_t n);
/// The source of outcomes when a seed was chosen.
[[nodiscard]] std::string chosen_source(std::uint64_t seed);

/// The last point of a game that can no longer be undone.
[[nodiscard]] CoursePoint point_of(const Session& session);
/// Whether the game's course leads through that point.
[[nodiscard]] bool passes(const Session& session, const CoursePoint& point);

class Ledger {
public:
    [[nodiscard]] const LedgerEntry* find(const std::string& id) const;
    /// Replaces the entry of that game, or adds it. The game that was used least recently is dropped if there are too many.
    void put(LedgerEntry entry);

    /// Encrypted, and padded so that its size changes rarely.
    [[nodiscard]] std::string locked(const Key& program) const;
    /// Throws DataError if it was not written with this key, or was changed.
    [[nodiscard]] static Ledger unlocked(const std::string& bytes, const std::string& document, const Key& program);

private:
    std::vector<LedgerEntry> entries_;  ///< the one used last at the end
};

}  // namespace fow::seal
