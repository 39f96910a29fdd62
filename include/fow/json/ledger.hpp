// The ledger of the games on this computer: how far each has got, in all its copies (docs/decisions/0007). The json layer only reads and
// writes the document; it is sealed with the program's key.
#pragma once

#include <string>
#include <vector>

#include "fow/json/sealed.hpp"

namespace fow {

/// A point of a game's course that can no longer be undone.
struct CoursePoint {
    std::size_t plies = 0;
    std::size_t remarks = 0;
    std::string digest;  ///< 32 bytes: of these plies and remarks
    GameMoment moment;
    friend bool operator==(const CoursePoint&, const CoursePoint&) = default;
};

struct LedgerEntry {
    const GameDocuments* game = nullptr;
    std::string id;  ///< TableNotes::id
    CoursePoint reached;
    bool ended = false;               ///< the game was over in some copy, with everything shown
    std::vector<TableEvent> remarks;  ///< of all its copies, in the order in which they became known
    Phrases phrases;
    friend bool operator==(const LedgerEntry&, const LedgerEntry&) = default;
};

/// The most games that a ledger keeps, and the most remarks of a game.
inline constexpr std::size_t ledger_limit = 300, ledger_remark_limit = 50;

/// What a ledger holds.
struct LedgerText {
    std::vector<LedgerEntry> games;  ///< at most ledger_limit, the one used last at the end
    int writings = 0;                ///< how often the ledger has been written; 0 if an earlier version of the program wrote it
};
/// Format "fog-of-waterloo/ledger", version 1.
[[nodiscard]] std::string write_ledger(const LedgerText& ledger);
[[nodiscard]] LedgerText read_ledger(const std::string& text, const std::string& document, KnownGames games);

}  // namespace fow
