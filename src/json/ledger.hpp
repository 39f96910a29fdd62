// The ledger of the games on this computer, which says how far each has got in all its copies (docs/decisions/0007), as a document that the
// json layer only reads and writes and that is sealed with the program's key.
#pragma once

#include <string>
#include <vector>

#include "json/sealed.hpp"

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
    std::vector<Thought> thoughts{};  ///< W15.5: of the present game turn, at most one of each seat; may be a little ahead
    bool over = false;                ///< it was over at `reached`; `ended` may come from a copy that does not lead there
    friend bool operator==(const LedgerEntry&, const LedgerEntry&) = default;
};

/// One file of the ledger. Games that have not been used for long are in older volumes.
struct LedgerVolume {
    std::vector<LedgerEntry> entries;  ///< the one used last at the end
    std::size_t older = 0;             ///< the number of the volume before this one; 0: none
    int writings = 0;                  ///< how often the newest volume has been written; 0 if version 1.0 wrote it, and in older volumes
    friend bool operator==(const LedgerVolume&, const LedgerVolume&) = default;
};

/// The most games in a volume, the most remarks of a game, and the most volumes.
inline constexpr std::size_t ledger_limit = 300, ledger_remark_limit = 50, ledger_volumes = 1'000'000;

/// Format "fog-of-waterloo/ledger", version 1: at most ledger_limit entries.
[[nodiscard]] std::string write_ledger(const LedgerVolume& volume);
[[nodiscard]] LedgerVolume read_ledger(const std::string& text, const std::string& document, KnownGames games);

}  // namespace fow
