// A game that is kept while it is played: saved after each ply, sealed, and noted in the ledger before anything is shown.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/messages.hpp"
#include "app/store.hpp"
#include "core/pcg32.hpp"

namespace fow::app {

class KeptGame {
public:
    /// What a game needs at a table. A lesson has no store: nothing is saved.
    struct Seating {
        Game game;
        Store* store = nullptr;             ///< must outlive the table
        std::optional<std::string> source;  ///< chosen_source() of a seed, or else the game's own secret decides chance
    };
    explicit KeptGame(Seating seating);
    KeptGame(const KeptGame&) = delete;
    KeptGame& operator=(const KeptGame&) = delete;
    virtual ~KeptGame() = default;

    [[nodiscard]] const Match& match() const { return *match_; }
    /// The seats' pass phrases.
    [[nodiscard]] seal::Seal& seal() { return seal_; }
    /// The text to save, sealed until the game is over. Throws like Store::key().
    [[nodiscard]] std::string written() const;

    [[nodiscard]] virtual bool can_undo() const { return match_->can_undo(); }
    /// can_undo() must hold.
    void undo();

    // What changes who may see what without being a ply happens only once the ledger holds it. If that fails, nothing changes, and
    // take_saving() tells why. Each of these saves.
    /// Sets the seat's pass phrase; an empty one removes it. Returns the copies of the game that could not be given the new phrases;
    /// nothing if it was not noted.
    [[nodiscard]] std::optional<std::vector<std::filesystem::path>> set_phrase(Seat seat, const std::string& phrase);
    /// Removes a pass phrase after both players agreed. Returns the same as set_phrase().
    [[nodiscard]] std::optional<std::vector<std::filesystem::path>> give_up_phrase(Seat seat);
    /// Records that both players agreed to continue from here. False if it was not noted.
    [[nodiscard]] bool depart(const std::vector<TableEvent>& remarks);
    /// Records seats that change hands, or advice that is about to be given. False if it was not noted.
    [[nodiscard]] bool settle(const std::vector<TableEvent>& remarks);

    /// Records something that uncovers nothing by itself. Saves.
    void remark(const TableEvent& what);

    /// Called after each ply and undo(). After changes to an army that is being set up the caller must call it.
    void save(LedgerFile::Note what = LedgerFile::Note::course);
    /// Notes in the ledger that this game, which is already saved, is being played here.
    void note_opening();
    /// False while the last step is not saved.
    [[nodiscard]] bool saved() const { return saved_; }
    struct Saving {
        std::optional<Trouble> trouble;
        Store::Saved saved;
        std::optional<Trouble> ledger;       ///< the ledger cannot be written
        bool waits = false;                  ///< therefore a step was not played
        std::optional<Departure> departure;  ///< another window has continued the game differently; the ledger does not have this course
    };
    /// The result of the last save; returned only once.
    [[nodiscard]] std::optional<Saving> take_saving() { return std::exchange(saving_, std::nullopt); }

protected:
    [[nodiscard]] Match& own_match() { return *match_; }
    /// The match to save: with the army that is being set up.
    [[nodiscard]] virtual std::unique_ptr<Match> match_to_save() const { return match_->copy(); }
    /// This remark is about to be recorded.
    virtual void before_remark(const TableEvent&) {}
    /// Remarks were recorded: seats may have changed hands.
    virtual void on_remarks() {}
    /// Without a store this is a lesson.
    [[nodiscard]] bool in_lesson() const { return store_ == nullptr; }
    /// Asks before each ply that cannot be undone. If the game could be reopened at an earlier point, the ledger must be writable first:
    /// otherwise a player could look at what the ply shows, go back, and leave no trace. If it is not, take_saving() tells why.
    [[nodiscard]] bool can_be_noted();
    /// Commits to the last ply and saves; does neither in a lesson.
    void save_ply();
    /// How often the game has been saved.
    [[nodiscard]] std::size_t saves() const { return saves_; }

    /// What decides chance in this game; it is a secret.
    [[nodiscard]] std::string source() const { return source_.value_or(match_->notes().secret); }
    /// Random numbers for the next outcome of chance: the same ones for this game whenever and wherever it is continued.
    [[nodiscard]] Pcg32 next_lot() const;

    /// Counts this time, in milliseconds, as thought by that seat.
    void count_thought(Seat seat, int milliseconds);
    /// Keeps the ledger ahead of the seat that is thinking, so that ending the program gives no time back; without a seat the clock has
    /// stopped, and what was noted ahead is corrected.
    void note_thought_ahead(std::optional<Seat> thinking);

private:
    /// Whether somebody could return to an earlier file: then they must not see what follows without a note of it.
    [[nodiscard]] bool must_be_noted() const { return store_ != nullptr && (from_file_ || noted_); }
    /// Calls `act`, which writes the ledger. False, with the reason in take_saving(), if it cannot, or if it returns a departure.
    [[nodiscard]] bool written_first(const std::function<std::optional<Departure>()>& act);
    /// Notes these remarks and the phrases of that seal; once the ledger holds them, they apply. False if not.
    [[nodiscard]] bool note_and_apply(const std::vector<TableEvent>& remarks, seal::Seal seal, LedgerFile::Note what);
    /// Notes in the ledger how far the game has got, if that is new.
    std::optional<Departure> note(LedgerFile::Note what);
    [[nodiscard]] std::optional<std::vector<std::filesystem::path>> give_phrases(const std::vector<TableEvent>& remarks, seal::Seal seal);

    std::unique_ptr<Match> match_;
    seal::Seal seal_;
    Store* store_ = nullptr;  ///< null in a lesson
    bool from_file_ = false;
    std::optional<std::string> source_;
    struct Counts {
        std::size_t plies, remarks;
        friend bool operator==(const Counts&, const Counts&) = default;
    };
    [[nodiscard]] static Counts counts_of(const Match& match);
    std::optional<Counts> noted_;  ///< plies that cannot be undone, and remarks, when the ledger was last written
    int unsaved_thought_ = 0;      ///< milliseconds
    int noted_thought_ = 0;        ///< the same with what is noted ahead in the ledger; 0: nothing is
    std::optional<Saving> saving_;
    std::size_t saves_ = 0;
    bool saved_ = true;
};

}  // namespace fow::app
