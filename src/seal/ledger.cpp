#include "seal/ledger.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

namespace fow::seal {
namespace {

constexpr std::size_t ledger_block = 64u << 10;

[[nodiscard]] Key key_for_ledger(const Key& program) { return program.derived("fog-of-waterloo/ledger"); }
[[nodiscard]] Key key_for_count(const Key& program) { return program.derived("fog-of-waterloo/ledger-count"); }

[[nodiscard]] int counted_in(const std::string& bytes, const Key& program) {
    const auto text = key_for_count(program).unlock(bytes);
    int count = 0;
    if (text) std::from_chars(text->data(), text->data() + text->size(), count);
    return count;
}

}  // namespace

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
    const auto found = std::find_if(text_.games.begin(), text_.games.end(), [&](const LedgerEntry& entry) { return entry.id == id; });
    return found == text_.games.end() ? nullptr : &*found;
}

void Ledger::put(LedgerEntry entry) {
    std::erase_if(text_.games, [&](const LedgerEntry& known) { return known.id == entry.id; });
    text_.games.push_back(std::move(entry));
    if (text_.games.size() > ledger_limit) text_.games.erase(text_.games.begin());
}

void Ledger::count_writing() {
    if (text_.writings < std::numeric_limits<int>::max()) ++text_.writings;
}

std::string Ledger::locked_count(const Key& program) const {
    constexpr std::size_t digits = 10;  // always the same size, so that a full disk has room for it
    const std::string count = std::to_string(text_.writings);
    return key_for_count(program).lock(std::string(digits - count.size(), '0') + count);
}

std::string Ledger::locked(const Key& program) const {
    std::string text = write_ledger(text_);
    text.resize((text.size() + ledger_block) / ledger_block * ledger_block, ' ');
    return key_for_ledger(program).lock(text);
}

Ledger Ledger::unlocked(const std::string& bytes, const std::string& document, const Key& program, KnownGames games) {
    const auto text = key_for_ledger(program).unlock(bytes);
    if (!text) throw DataError(document, "", "is not the ledger of this program's key, or was changed");
    Ledger ledger;
    ledger.text_ = read_ledger(*text, document, games);
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
    if (ledger.text_.writings == counted || ledger.text_.writings - 1 == counted) return ledger;
    Ledger empty;
    empty.text_.writings = std::max(ledger.text_.writings, counted);
    return empty;
}

}  // namespace fow::seal
