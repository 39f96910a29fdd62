#include "app/ledger_file.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

#include "files/files.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;

bool is_over(const Session& session) { return session.decider() == Decider::nobody; }

bool says(const Record& record, const TableEvent& what) {
    return std::any_of(record.remarks.begin(), record.remarks.end(), [&](const Remark& remark) { return remark.what == what; });
}

std::optional<Departure> departure_from(const LedgerEntry& entry, const Session& session) {
    if (is_over(session) || seal::passes(session, entry.reached)) return std::nullopt;
    Departure departure{entry.reached.moment, session.moment_after(session.ply_count()), entry.ended, {}};
    for (const TableEvent& remark : entry.remarks)
        if (!says(session.record(), remark)) departure.missed.push_back(remark);
    return departure;
}

LedgerEntry noted(const LedgerEntry* known, const Session& session, const seal::Seal& seal) {
    LedgerEntry entry = known != nullptr ? *known : LedgerEntry{&documents(), session.record().id, {}, false, {}, seal.phrases()};
    // A finished game that was opened again leaves the course of one that was continued as it is.
    if (known == nullptr || !is_over(session) || seal::passes(session, entry.reached)) entry.reached = seal::point_of(session);
    entry.ended = entry.ended || is_over(session);
    for (const Remark& remark : session.record().remarks)
        if (std::find(entry.remarks.begin(), entry.remarks.end(), remark.what) == entry.remarks.end()) entry.remarks.push_back(remark.what);
    if (entry.remarks.size() > ledger_remark_limit)
        entry.remarks.erase(entry.remarks.begin(), entry.remarks.end() - static_cast<std::ptrdiff_t>(ledger_remark_limit));
    return entry;
}

}  // namespace

/// Waits for other windows, which hold it only while they write.
std::optional<files::Lock> LedgerFile::lock() const {
    fs::path path = path_;
    path += ".lock";
    for (int tries = 0; tries < 200; ++tries) {
        if (auto held = files::Lock::take(path)) return held;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return std::nullopt;
}

std::vector<TableEvent> Departure::remarks() const {
    std::vector<TableEvent> said = missed;
    said.emplace_back(GameSetBack{from, to, ended});
    return said;
}

std::optional<Departure> LedgerFile::prepare(const Session& session, const seal::Key& key) const {
    const auto held = lock();
    const seal::Ledger ledger = read(key);
    const LedgerEntry* entry = ledger.find(session.record().id);
    if (entry == nullptr)
        throw files::WriteError(path_, "no longer has this game", std::make_error_code(std::errc::no_such_file_or_directory));
    if (auto departure = departure_from(*entry, session)) return departure;
    files::write_even_if_full(path_, ledger.locked(key), files::Readers::owner);
    return std::nullopt;
}

seal::Ledger LedgerFile::read(const seal::Key& key) const {
    try {
        return seal::Ledger::unlocked(files::read(path_), path_.string(), key, only_documents());
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
    const auto held = lock();
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
