#include "app/ledger_file.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

#include "app/system.hpp"
#include "files/files.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;

bool says(const TableNotes& notes, const TableEvent& what) {
    return std::any_of(notes.remarks.begin(), notes.remarks.end(), [&](const Remark& remark) { return remark.what == what; });
}

std::optional<Departure> departure_from(const LedgerEntry& entry, const Match& match) {
    if (match.over() || match.passes(entry.reached)) return std::nullopt;
    Departure departure{entry.reached.moment, match.moment_after(match.ply_count()), entry.ended, {}};
    for (const TableEvent& remark : entry.remarks)
        if (!says(match.notes(), remark)) departure.missed.push_back(remark);
    return departure;
}

LedgerEntry noted(const LedgerEntry* known, const Match& match, const seal::Seal& seal) {
    LedgerEntry entry =
        known != nullptr ? *known : LedgerEntry{&match.system().documents(), match.notes().id, {}, false, {}, seal.phrases()};
    // Reopening a finished game must not change the noted course of a copy that was continued.
    if (known == nullptr || !match.over() || match.passes(entry.reached)) entry.reached = match.point();
    entry.ended = entry.ended || match.over();
    for (const Remark& remark : match.notes().remarks)
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

std::optional<Departure> LedgerFile::prepare(const Match& match, const seal::Key& key) const {
    const auto held = lock();
    seal::Ledger ledger = read(key);
    const LedgerEntry* entry = ledger.find(match.notes().id);
    if (entry == nullptr)
        throw files::WriteError(path_, "no longer has this game", std::make_error_code(std::errc::no_such_file_or_directory));
    if (auto departure = departure_from(*entry, match)) return departure;
    write(ledger, key);
    return std::nullopt;
}

seal::Ledger LedgerFile::read(const seal::Key& key) const {
    return seal::Ledger::trusted(files::read_if_any(path_), files::read_if_any(path_.parent_path() / seal::ledger_count_name), key, games_);
}

void LedgerFile::write(seal::Ledger& ledger, const seal::Key& key) const {
    ledger.count_writing();
    files::write_even_if_full(path_, ledger.locked(key), files::Readers::owner);
    files::write_even_if_full(path_.parent_path() / seal::ledger_count_name, ledger.locked_count(key), files::Readers::owner);
}

std::optional<Departure> LedgerFile::departure(Game& game, const seal::Key& key) const {
    const seal::Ledger ledger = read(key);
    const LedgerEntry* entry = ledger.find(game.match->notes().id);
    if (entry != nullptr) {
        game.seal.adopt(entry->phrases);
        return departure_from(*entry, *game.match);
    }
    if (!game.had_id || game.match->over()) return std::nullopt;
    return Departure{std::nullopt, game.match->moment_after(game.match->ply_count()), false, {}};
}

bool LedgerFile::in_progress(const std::string& id, const seal::Key& key) const {
    const seal::Ledger ledger = read(key);
    const LedgerEntry* entry = ledger.find(id);
    return entry != nullptr && !entry->ended;
}

std::optional<Departure> LedgerFile::note(const Match& match, seal::Seal& seal, Note what, const seal::Key& key) const {
    const auto held = lock();
    seal::Ledger ledger = read(key);
    const LedgerEntry* known = ledger.find(match.notes().id);
    if (known != nullptr && what != Note::agreed)
        if (auto departure = departure_from(*known, match)) return departure;
    if (known != nullptr && what != Note::phrases) seal.adopt(known->phrases);
    LedgerEntry entry = noted(known, match, seal);
    entry.phrases = seal.phrases();
    if (known != nullptr && *known == entry) return std::nullopt;
    ledger.put(std::move(entry));
    write(ledger, key);
    return std::nullopt;
}

}  // namespace fow::app
