#include "app/ledger_file.hpp"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

#include "app/system.hpp"
#include "files/files.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;

bool says(const TableNotes& notes, const TableEvent& what) {
    return std::any_of(notes.remarks.begin(), notes.remarks.end(), [&](const Remark& remark) { return remark.what == what; });
}

/// `made_up`: its later plies, and what decides its dice, may be; then it departs wherever it leads.
std::optional<Departure> departure_from(const LedgerEntry& entry, const Match& match, bool made_up = false) {
    if (match.over() || (match.passes(entry.reached) && !made_up)) return std::nullopt;
    Departure departure{entry.reached.moment, match.moment_after(match.ply_count()), entry.ended, {}};
    for (const TableEvent& remark : entry.remarks)
        if (!says(match.notes(), remark)) departure.missed.push_back(remark);
    return departure;
}

/// How long the seat has thought in the present turn; none if it has no such note.
const Thought* thought_now(const std::vector<Thought>& thoughts, Seat seat, int turn) {
    const auto found =
        std::find_if(thoughts.begin(), thoughts.end(), [&](const Thought& made) { return made.seat == seat && made.turn == turn; });
    return found == thoughts.end() ? nullptr : &*found;
}

/// Takes from the clocks the time that the game was played on without being saved.
void charge_from(const LedgerEntry& entry, Match& match) {
    if (match.over()) return;
    for (const Seat seat : seats) {
        const Thought* noted = thought_now(entry.thoughts, seat, match.turn());
        const Thought* known = thought_now(match.notes().thoughts, seat, match.turn());
        const int missing = (noted != nullptr ? noted->milliseconds : 0) - (known != nullptr ? known->milliseconds : 0);
        if (missing > 0) match.think(seat, missing);
    }
}

LedgerEntry noted(const std::optional<LedgerEntry>& known, const Match& match, const seal::Seal& seal) {
    LedgerEntry entry = known ? *known : LedgerEntry{&match.system().documents(), match.notes().id, {}, false, {}, seal.phrases()};
    // Reopening a finished game must not change what is noted of a copy that was continued. It may be made up, too: finished games are
    // open.
    if (known && match.over() && !match.passes(entry.reached)) return entry;
    entry.reached = match.point();
    entry.over = match.over();
    entry.thoughts.clear();
    for (const Seat seat : seats)
        if (const Thought* thought = thought_now(match.notes().thoughts, seat, match.turn())) entry.thoughts.push_back(*thought);
    for (const Remark& remark : match.notes().remarks)
        if (std::find(entry.remarks.begin(), entry.remarks.end(), remark.what) == entry.remarks.end()) entry.remarks.push_back(remark.what);
    if (entry.remarks.size() > ledger_remark_limit)
        entry.remarks.erase(entry.remarks.begin(), entry.remarks.end() - static_cast<std::ptrdiff_t>(ledger_remark_limit));
    return entry;
}

}  // namespace

/// What prepare() holds, or else waits for other windows, which hold it only while they write.
files::Lock LedgerFile::lock() const {
    if (prepared_) return *std::exchange(prepared_, std::nullopt);
    fs::path path = path_;
    path += ".lock";
    for (int tries = 0; tries < 1000; ++tries) {
        if (auto held = files::Lock::take(path)) return std::move(*held);
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    // Writing without it could lose what the other window notes, and its game would be unknown later.
    throw files::WriteError(path_, Told("it is held by another window: {error}"), std::make_error_code(std::errc::device_or_resource_busy));
}

std::vector<TableEvent> Departure::remarks() const {
    std::vector<TableEvent> said = missed;
    said.emplace_back(GameSetBack{from, to, ended});
    return said;
}

std::optional<Departure> LedgerFile::prepare(const Match& match, const seal::Key& key) const {
    auto held = lock();
    seal::Ledger ledger = read(key);
    const auto entry = find(ledger, match.notes().id, key);
    if (!entry)
        throw files::WriteError(path_, Told("it no longer has this game: {error}"),
                                std::make_error_code(std::errc::no_such_file_or_directory));
    if (auto departure = departure_from(*entry, match)) return departure;
    write(ledger, key);
    prepared_ = std::move(held);
    return std::nullopt;
}

fs::path LedgerFile::volume(std::size_t number) const { return path_.parent_path() / seal::ledger_volume_name(number); }

seal::Ledger LedgerFile::read(const seal::Key& key) const {
    return seal::Ledger::trusted(files::read_if_any(path_), files::read_if_any(path_.parent_path() / seal::ledger_count_name), key, games_);
}

std::optional<LedgerEntry> LedgerFile::find(const seal::Ledger& newest, const std::string& id, const seal::Key& key) const {
    return seal::entry_of(newest, id, key, games_, [&](std::size_t number) { return files::read_if_any(volume(number)); });
}

void LedgerFile::write(seal::Ledger& ledger, const seal::Key& key) const {
    const auto write_count = [&] {
        files::write_even_if_full(path_.parent_path() / seal::ledger_count_name, ledger.locked_count(key), files::Readers::owner);
    };
    if (ledger.count_lags()) write_count();
    if (const auto oldest = ledger.take_oldest()) {
        std::size_t number = ledger.older() + 1;
        while (!files::write_new(volume(number), oldest->locked(key, number), files::Readers::owner)) ++number;
        ledger.follow(number);
    }
    ledger.count_writing();
    files::write_even_if_full(path_, ledger.locked(key), files::Readers::owner);
    write_count();
}

std::optional<Departure> LedgerFile::departure(Game& game, const seal::Key& key) const {
    if (const auto entry = find(read(key), game.match->notes().id, key)) {
        game.seal.adopt(entry->phrases);
        // A game in progress is written sealed, so anybody may have written an open file with its id.
        auto departure = departure_from(*entry, *game.match, game.open_text && game.had_id);
        if (!departure) charge_from(*entry, *game.match);
        return departure;
    }
    if (!game.had_id || game.match->over()) return std::nullopt;
    return Departure{std::nullopt, game.match->moment_after(game.match->ply_count()), false, {}};
}

void LedgerFile::charge(Match& match, const seal::Key& key) const {
    if (const auto entry = find(read(key), match.notes().id, key)) charge_from(*entry, match);
}

bool LedgerFile::in_progress(const std::string& id, const seal::Key& key) const {
    const auto entry = find(read(key), id, key);
    return entry && !entry->over;  // somebody may have written a record that is over, with the id of a game in progress
}

bool LedgerFile::has_ended(const Match& match, const seal::Key& key) const {
    const auto entry = find(read(key), match.notes().id, key);
    return entry && entry->over && match.passes(entry->reached);
}

std::optional<Departure> LedgerFile::note(const Match& match, seal::Seal& seal, Note what, const seal::Key& key) const {
    const auto held = lock();
    seal::Ledger ledger = read(key);
    const auto known = find(ledger, match.notes().id, key);
    if (known && what != Note::agreed)
        if (auto departure = departure_from(*known, match)) return departure;
    if (known && what != Note::phrases) seal.adopt(known->phrases);
    LedgerEntry entry = known && what == Note::watched ? *known : noted(known, match, seal);
    entry.ended = entry.ended || match.over();
    entry.phrases = seal.phrases();
    if (known && *known == entry) return std::nullopt;
    ledger.put(std::move(entry));
    write(ledger, key);
    return std::nullopt;
}

}  // namespace fow::app
