#include "seal/ledger.hpp"

#include <algorithm>

namespace fow::seal {
namespace {

constexpr std::size_t ledger_block = 64u << 10;

[[nodiscard]] Key key_for_ledger(const Key& program) { return program.derived("fog-of-waterloo/ledger"); }

}  // namespace

std::uint64_t lot(const std::string& source, std::size_t n) {
    const std::string bytes = hash_of(source + " " + std::to_string(n));
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i) number = number << 8U | static_cast<unsigned char>(bytes[i]);
    return number;
}

std::string chosen_source(std::uint64_t seed) { return "seed " + std::to_string(seed); }

const LedgerEntry* Ledger::find(const std::string& id) const {
    const auto found = std::find_if(entries_.begin(), entries_.end(), [&](const LedgerEntry& entry) { return entry.id == id; });
    return found == entries_.end() ? nullptr : &*found;
}

void Ledger::put(LedgerEntry entry) {
    std::erase_if(entries_, [&](const LedgerEntry& known) { return known.id == entry.id; });
    entries_.push_back(std::move(entry));
    if (entries_.size() > ledger_limit) entries_.erase(entries_.begin());
}

std::string Ledger::locked(const Key& program) const {
    std::string text = write_ledger(entries_);
    text.resize((text.size() + ledger_block) / ledger_block * ledger_block, ' ');
    return key_for_ledger(program).lock(text);
}

Ledger Ledger::unlocked(const std::string& bytes, const std::string& document, const Key& program, KnownGames games) {
    const auto text = key_for_ledger(program).unlock(bytes);
    if (!text) throw DataError(document, "", "is not the ledger of this program's key, or was changed");
    Ledger ledger;
    ledger.entries_ = read_ledger(*text, document, games);
    return ledger;
}

}  // namespace fow::seal
