#include "seal/ledger.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fow::seal {
namespace {

constexpr std::size_t ledger_block = 64u << 10;

[[nodiscard]] Key key_for_ledger(const Key& program, std::size_t number) {
    return program.derived("fog-of-waterloo/ledger" + (number == 0 ? std::string() : " " + std::to_string(number)));
}

}  // namespace

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

std::string Ledger::locked(const Key& program, std::size_t number) const {
    std::string text = write_ledger(volume_);
    text.resize((text.size() + ledger_block) / ledger_block * ledger_block, ' ');
    return key_for_ledger(program, number).lock(text);
}

Ledger Ledger::unlocked(const std::string& bytes, const std::string& document, const Key& program, KnownGames games, std::size_t number) {
    const auto text = key_for_ledger(program, number).unlock(bytes);
    if (!text) throw DataError(document, "", "is not the ledger of this program's key, or was changed");
    Ledger ledger;
    ledger.volume_ = read_ledger(*text, document, games);
    return ledger;
}

}  // namespace fow::seal
