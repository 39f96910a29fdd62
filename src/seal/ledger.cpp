#include "seal/ledger.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <limits>
#include <utility>

namespace fow::seal {
namespace {

constexpr std::size_t ledger_block = 64u << 10;

[[nodiscard]] Key key_for_ledger(const Key& program, std::size_t number) {
    return program.derived("fog-of-waterloo/ledger" + (number == 0 ? std::string() : " " + std::to_string(number)));
}
[[nodiscard]] Key key_for_count(const Key& program) { return program.derived("fog-of-waterloo/ledger-count"); }

[[nodiscard]] int counted_in(const std::string& bytes, const Key& program) {
    const auto text = key_for_count(program).unlock(bytes);
    int count = 0;
    if (text) std::from_chars(text->data(), text->data() + text->size(), count);
    return count;
}

}  // namespace

std::string ledger_volume_name(std::size_t number) { return std::string(ledger_name) + "." + std::to_string(number); }

std::string id_of(const std::string& recorded, const Seal& seal) {
    return recorded.empty() ? seal.secret("fog-of-waterloo/id").substr(0, id_size) : recorded;
}

std::uint64_t lot(const std::string& source, std::size_t n) {
    const std::string bytes = hash_of(source + " " + std::to_string(n));
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i) number = number << 8U | static_cast<unsigned char>(bytes[i]);
    return number;
}

std::string chosen_source(std::uint64_t seed) { return "seed " + std::to_string(seed); }

const LedgerEntry* Ledger::find(const std::string& id) const {
    const auto& entries = volume_.entries;
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const LedgerEntry& entry) { return entry.id == id; });
    return found == entries.end() ? nullptr : &*found;
}

void Ledger::put(LedgerEntry entry) {
    std::erase_if(volume_.entries, [&](const LedgerEntry& known) { return known.id == entry.id; });
    volume_.entries.push_back(std::move(entry));
}

std::optional<Ledger> Ledger::take_oldest() {
    constexpr std::size_t kept = ledger_limit * 2 / 3;
    auto& entries = volume_.entries;
    if (entries.size() <= ledger_limit) return std::nullopt;
    const auto end = entries.end() - static_cast<std::ptrdiff_t>(kept);
    Ledger oldest;
    oldest.volume_.entries.assign(std::make_move_iterator(entries.begin()), std::make_move_iterator(end));
    oldest.volume_.older = volume_.older;
    entries.erase(entries.begin(), end);
    return oldest;
}

void Ledger::count_writing() {
    if (volume_.writings < std::numeric_limits<int>::max()) ++volume_.writings;
}

std::string Ledger::locked_count(const Key& program) const {
    constexpr std::size_t digits = 10;  // always the same size, so that a full disk has room for it
    const std::string count = std::to_string(volume_.writings);
    return key_for_count(program).lock(std::string(digits - count.size(), '0') + count);
}

std::string Ledger::locked(const Key& program, std::size_t number) const {
    std::string text = write_ledger(volume_);
    text.resize(whole_blocks(text.size() + 1, ledger_block), ' ');
    return key_for_ledger(program, number).lock(text);
}

Ledger Ledger::unlocked(const std::string& bytes, const std::string& document, const Key& program, KnownGames games, std::size_t number) {
    const auto text = key_for_ledger(program, number).unlock(bytes);
    if (!text) throw DataError(document, "", Told("it is not the ledger of this program's key, or was changed"));
    Ledger ledger;
    ledger.volume_ = read_ledger(*text, document, games);
    return ledger;
}

Ledger Ledger::trusted(const std::string& bytes, const std::string& count, const Key& program, KnownGames games) {
    Ledger ledger;
    try {
        ledger = unlocked(bytes, "ledger", program, games);
    } catch (const DataError&) {  // it counts as empty
    }
    const int counted = counted_in(count, program);
    // The count is written after the ledger: if the program is killed between the two, it lags behind.
    ledger.count_lags_ = ledger.volume_.writings - 1 == counted;
    if (ledger.count_lags_ || ledger.volume_.writings == counted) return ledger;
    Ledger empty;
    empty.volume_.writings = std::max(ledger.volume_.writings, counted);
    return empty;
}

std::optional<LedgerEntry> entry_of(const Ledger& newest, const std::string& id, const Key& program, KnownGames games,
                                    const std::function<std::string(std::size_t)>& volume) {
    if (const LedgerEntry* entry = newest.find(id)) return *entry;
    try {
        for (std::size_t number = newest.older(); number > 0;) {
            const Ledger older = Ledger::unlocked(volume(number), ledger_volume_name(number), program, games, number);
            if (const LedgerEntry* entry = older.find(id)) return *entry;
            number = std::min(number - 1, older.older());
        }
    } catch (const DataError&) {  // the volume is gone
    }
    return std::nullopt;
}

}  // namespace fow::seal
