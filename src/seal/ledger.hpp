// The ledger: how far each game on this computer has got, in all its copies (docs/decisions/0007-what-sealing-protects-against.md).
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "core/session.hpp"
#include "json/ledger.hpp"
#include "seal/key.hpp"
#include "seal/seal.hpp"

namespace fow::seal {

/// The files of the ledger and of its count, next to the program's key.
inline constexpr std::string_view ledger_name = "ledger", ledger_count_name = "ledger-count";
/// "ledger.3", an older volume of the ledger.
[[nodiscard]] std::string ledger_volume_name(std::size_t number);

/// Bytes of Record::id.
inline constexpr std::size_t id_size = 16;

/// The id of a game: the one in its record, or else one that only copies of this game share.
[[nodiscard]] std::string id_of(const std::string& recorded, const Seal& seal);

/// The number that decides the outcome of chance number `n` of a game, counted from 0. `source`: Record::secret, or chosen_source().
[[nodiscard]] std::uint64_t lot(const std::string& source, std::size_t n);
/// The source of outcomes when a seed was chosen.
[[nodiscard]] std::string chosen_source(std::uint64_t seed);

/// A digest of the first plies and remarks of a record. The game defines how they are written: notation_of(record, ply), plain_text(record,
/// remark).
template <class Record>
[[nodiscard]] std::string digest_of(const Record& record, std::size_t plies, std::size_t remarks) {
    std::string text;
    for (std::size_t i = 0; i < plies; ++i) text += notation_of(record, record.plies[i]) + "\n";
    for (std::size_t i = 0; i < remarks; ++i)
        text += std::to_string(record.remarks[i].ply) + " " + plain_text(record, record.remarks[i].what) + "\n";
    return hash_of(text);
}

/// The last point of a game that can no longer be undone.
template <class Session>
[[nodiscard]] CoursePoint point_of(const Session& session) {
    const std::size_t plies = session.fixed_plies();
    const std::size_t remarks = session.record().remarks.size();
    return {plies, remarks, digest_of(session.record(), plies, remarks), session.moment_after(plies)};
}
/// Whether the game's course leads through that point.
template <class Session>
[[nodiscard]] bool passes(const Session& session, const CoursePoint& point) {
    const auto& record = session.record();
    if (record.plies.size() < point.plies || record.remarks.size() < point.remarks) return false;
    if (record.remarks.size() > point.remarks && record.remarks[point.remarks].ply < point.plies) return false;
    return digest_of(record, point.plies, point.remarks) == point.digest;
}

class Ledger {
public:
    [[nodiscard]] const LedgerEntry* find(const std::string& id) const;
    /// Replaces the entry of that game, or adds it.
    void put(LedgerEntry entry);
    /// If there are more games than a volume may hold, takes out those that were used least recently: a volume of their own, which comes
    /// after the same one as this has done so far.
    [[nodiscard]] std::optional<Ledger> take_oldest();
    /// The number of the volume before this one; 0: none.
    [[nodiscard]] std::size_t older() const { return volume_.older; }
    void follow(std::size_t older) { volume_.older = older; }

    /// Must be called before each writing of the newest volume and its count.
    void count_writing();
    /// Whether the count was not written with this volume. It must be written before the next one: a volume that is two ahead of its count
    /// is not trusted.
    [[nodiscard]] bool count_lags() const { return count_lags_; }
    /// Encrypted, and padded so that its size changes rarely. `number`: of an older volume, which opens under this number only; 0: the
    /// newest volume, which has none yet.
    [[nodiscard]] std::string locked(const Key& program, std::size_t number = 0) const;
    /// How often it has been written, encrypted. It is kept in another file, so that an older ledger is recognised if it is put back.
    [[nodiscard]] std::string locked_count(const Key& program) const;
    /// Throws DataError if it was not written with this key and number, or was changed.
    [[nodiscard]] static Ledger unlocked(const std::string& bytes, const std::string& document, const Key& program, KnownGames games,
                                         std::size_t number = 0);
    /// The newest volume in these two files, empty for a file that is missing. It has no games if it was not written with this key, was
    /// changed, or is not the one that was written last.
    [[nodiscard]] static Ledger trusted(const std::string& bytes, const std::string& count, const Key& program, KnownGames games);

private:
    LedgerVolume volume_;
    bool count_lags_ = false;
};

/// What the ledger knows of a game, in its newest or an older volume; nothing if a volume before it is unusable. `volume`: the bytes of an
/// older volume; empty if it is missing.
[[nodiscard]] std::optional<LedgerEntry> entry_of(const Ledger& newest, const std::string& id, const Key& program, KnownGames games,
                                                  const std::function<std::string(std::size_t)>& volume);

}  // namespace fow::seal
