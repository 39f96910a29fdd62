#include "app/ledger_file.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

#include "files/files.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;

bool is_over(const Session& session) { return session.decider() == Decider::nobody; }

PerSeat<bool> given_up_in(const Record& record) {
    PerSeat<bool> seats_given_up;
    for (const Remark& remark : record.remarks)
        if (const auto* phrase = std::get_if<PhraseGivenUp>(&remark.what)) seats_given_up[phrase->seat] = true;
    return seats_given_up;
}

std::optional<Departure> departure_from(const LedgerEntry& entry, const Session& session) {
    if (is_over(session) || seal::passes(session, entry.reached)) return std::nullopt;
    Departure departure{entry.reached.moment, session.moment_after(session.ply_count()), entry.ended, {}};
    const PerSeat<bool> known = given_up_in(session.record());
    for (const Seat seat : seats) departure.given_up[seat] = entry.given_up[seat] && !known[seat];
    return departure;
}

LedgerEntry noted(const LedgerEntry* known, const Session& session, const seal::Seal& seal) {
    LedgerEntry entry = known != nullptr ? *known : LedgerEntry{session.record().id, {}, false, {}, seal.phrases()};
    // A finished game that was opened again leaves the course of one that was continued as it is.
    if (known == nullptr || !is_over(session) || seal::passes(session, entry.reached)) entry.reached = seal::point_of(session);
    entry.ended = entry.ended || is_over(session);
    const PerSeat<bool> now = given_up_in(session.record());
    for (const Seat seat : seats) entry.given_up[seat] = entry.given_up[seat] || now[seat];
    return entry;
}

/// Waits for other windows, which hold it only while they write.
std::optional<files::Lock> lock(const fs::path& path) {
    for (int tries = 0; tries < 200; ++tries) {
        if (auto held = files::Lock::take(path)) return held;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return std::nullopt;
}

}  // namespace

std::vector<TableEvent> Departure::remarks() const {
    std::vector<TableEvent> said{GameSetBack{from, to, ended}};
    for (const Seat seat : seats)
        if (given_up[seat]) said.emplace_back(PhraseGivenUp{seat});
    return said;
}

seal::Ledger LedgerFile::read(const seal::Key& key) const {
    try {
        return seal::Ledger::unlocked(files::read(path_), path_.string(), key);
    } catch (const DataError&) {
        return {};
    }
}

std::optional<Departure> LedgerFile::departure(Game& game, const seal::Key& key) const {
    const seal::Ledger ledger = read(key);
    const LedgerEntry* entry = ledger.find(game.session.record().id);
    if (entry != nullptr) {
        game.seal.adopt(entry->phrases);
        return departure_from(*entry, game.session);
    }
    if (!game.had_id || is_over(game.session)) return std::nullopt;
    return Departure{std::nullopt, game.session.moment_after(game.session.ply_count()), false, {}};
}

bool LedgerFile::in_progress(const std::string& id, const seal::Key& key) const {
    const seal::Ledger ledger = read(key);
    const LedgerEntry* entry = ledger.find(id);
    return entry != nullptr && !entry->ended;
}

std::optional<Departure> LedgerFile::note(const Session& session, seal::Seal& seal, Note what, const seal::Key& key) const {
    fs::path lock_path = path_;
    lock_path += ".lock";
    const auto held = lock(lock_path);
    seal::Ledger ledger = read(key);
    const LedgerEntry* known = ledger.find(session.record().id);
    if (known != nullptr && what != Note::agreed)
        if (auto departure = departure_from(*known, session)) return departure;
    if (known != nullptr && what != Note::phrases) seal.adopt(known->phrases);
    LedgerEntry entry = noted(known, session, seal);
    entry.phrases = seal.phrases();
    if (known != nullptr && *known == entry) return std::nullopt;
    ledger.put(std::move(entry));
    files::write_even_if_full(path_, ledger.locked(key), files::Readers::owner);
    return std::nullopt;
}

}  // namespace fow::app
