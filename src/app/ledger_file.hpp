// The ledger on disk, next to the program's key: how far each game has got on this computer.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "app/game.hpp"
#include "files/writing.hpp"

namespace fow::app {

/// A game is about to be continued from a point other than the one it had reached.
struct Departure {
    std::optional<GameMoment> from;  ///< none: this computer does not know how far the game had got
    GameMoment to;
    bool ended = false;              ///< the game was over in some copy, with everything shown
    std::vector<TableEvent> missed;  ///< remarks of other copies that this one lacks

    /// The remarks that the record makes on it.
    [[nodiscard]] std::vector<TableEvent> remarks() const;
};

/// The newest volume is the file `ledger`; `ledger.1` and so on are older ones, which are written once. A ledger that is missing, damaged,
/// sealed with another key, or older than the one written last counts as empty, and the next note replaces it. How often it has been
/// written is in a file next to it (seal::ledger_count_name). An older volume that has become unusable hides those before it, so that
/// nobody can hide how far a game has got behind what was noted of it earlier.
class LedgerFile {
public:
    /// `games`: the games that it may hold; must outlive it.
    LedgerFile(std::filesystem::path path, KnownGames games) : path_(std::move(path)), games_(games) {}

    /// Checks, before a step shows something, that it can be noted: writes the ledger with the same games. Then the ledger is held against
    /// everybody else until the next note(), so that nobody can keep the step from being noted. Returns a departure like note(), and holds
    /// nothing then. Throws WriteError if the ledger cannot be written, or no longer has the game.
    [[nodiscard]] std::optional<Departure> prepare(const Match& match, const seal::Key& key) const;
    /// Ends what prepare() holds, if note() has not.
    void release() const { prepared_.reset(); }
    /// How a game in progress, just read from a file, would depart from what the ledger knows. Also gives its seal the phrases that its
    /// seats have now, which an older copy may lack, and to a game that does not depart the time that its seats have thought since
    /// (W15.5).
    [[nodiscard]] std::optional<Departure> departure(Game& game, const seal::Key& key) const;
    /// Takes from the clocks the time that the ledger knows to have been thought in this turn elsewhere (W15.5).
    void charge(Match& match, const seal::Key& key) const;
    /// Whether the game is known and not over.
    [[nodiscard]] bool in_progress(const std::string& id, const seal::Key& key) const;
    /// Whether it is known to have ended, and that record leads to its end.
    [[nodiscard]] bool has_ended(const Match& match, const seal::Key& key) const;

    enum class Note {
        course,   ///< how far the game has got; phrases are taken from the ledger
        phrases,  ///< its seats' phrases have changed
        agreed,   ///< both players agreed to a departure
        watched,  ///< a file that anybody may have written was watched: only whether that game was over is noted
    };
    /// Notes the game at the table. If another window has meanwhile continued the game differently, notes nothing and returns a departure.
    /// Throws WriteError if the ledger cannot be written.
    std::optional<Departure> note(const Match& match, seal::Seal& seal, Note what, const seal::Key& key) const;

private:
    [[nodiscard]] files::Lock lock() const;
    [[nodiscard]] std::filesystem::path volume(std::size_t number) const;
    [[nodiscard]] seal::Ledger read(const seal::Key& key) const;
    [[nodiscard]] std::optional<LedgerEntry> find(const seal::Ledger& newest, const std::string& id, const seal::Key& key) const;
    void write(seal::Ledger& ledger, const seal::Key& key) const;
    std::filesystem::path path_;
    KnownGames games_;
    mutable std::optional<files::Lock> prepared_;  ///< from prepare() until note()
};

}  // namespace fow::app
