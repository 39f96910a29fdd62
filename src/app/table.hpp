// The game in progress: its session, saved after each ply, and the army being set up.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/draft.hpp"
#include "app/messages.hpp"
#include "app/store.hpp"
#include "fow/games/waterloo/engine/lesson.hpp"
#include "games/waterloo/chance/dice.hpp"

namespace fow::app {

class Table {
public:
    /// `store` and `chance` must outlive the table. `source`: chosen_source() of a seed, or else the game's own secret decides chance.
    Table(Game game, Store& store, Chance& chance, std::optional<std::string> source = std::nullopt);
    /// A lesson from the start of its current step: the lesson decides which actions are played and what is rolled; nothing is saved.
    Table(LessonRun& lesson, Chance& chance);
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] const Roster& roster() const { return session_.rules().roster(); }
    [[nodiscard]] const std::string& name(Seat seat) const { return session_.record().names[seat]; }
    /// The seat that must be at the screen next. The present one, `seated`, rolls the die.
    [[nodiscard]] std::optional<Seat> wanted(std::optional<Seat> seated) const;

    /// The same once the army that is being set up is ready.
    [[nodiscard]] std::optional<Seat> wanted_when_ready();

    std::optional<Violation> play(const Action& action);
    /// Rolls what is due. Returns false if nothing was rolled: in a lesson there may be no roll, and a roll waits until it can be noted.
    bool roll();
    [[nodiscard]] bool can_undo() const;
    /// can_undo() must hold.
    void undo();
    /// Plays the army as it was set up, and then Ready.
    std::optional<Violation> confirm_draft();
    /// The army of the seat that is setting up.
    [[nodiscard]] Draft& draft();
    /// The text to save: includes the army being set up, and is sealed until the game is over. Throws like Store::key().
    [[nodiscard]] Written written() const;

    /// Sets or removes the seat's own mark on an enemy piece (Session::pencil).
    void pencil(Seat seat, Square square, std::optional<Pencil> mark);

    /// The seats' pass phrases.
    [[nodiscard]] seal::Seal& seal() { return seal_; }
    /// Sets the seat's pass phrase; an empty one removes it. Returns the copies of the game that could not be given the new phrases.
    [[nodiscard]] std::vector<std::filesystem::path> set_phrase(Seat seat, const std::string& phrase);
    /// Both players agreed to remove it. Returns the same.
    [[nodiscard]] std::vector<std::filesystem::path> give_up_phrase(Seat seat);
    /// Both players agreed to continue from here, and the record says so. Saves.
    void depart(const std::vector<TableEvent>& remarks);
    /// Records something that happened at the table. Saves.
    void remark(const TableEvent& what);

    /// W15.5: counts the time that this seat has thought since the last call; without a seat the clock stands. `now`: milliseconds.
    enum class Ticked {
        nothing,
        second,  ///< the clock shows another second
        up,      ///< no time is left, and the players were told
        lost,    ///< the seat has lost on time
    };
    [[nodiscard]] Ticked tick(std::optional<Seat> thinking, std::uint32_t now);

    /// Called by play(), roll() and undo(). After changes to draft() the caller must call it.
    void save(LedgerFile::Note what = LedgerFile::Note::course);
    /// Notes in the ledger that this game, which is saved already, is played here.
    void open();
    /// False while the last step is not saved.
    [[nodiscard]] bool saved() const { return saved_; }
    struct Saving {
        std::optional<Trouble> trouble;
        Store::Saved saved;
        std::optional<Trouble> ledger;       ///< the ledger cannot be written
        bool waits = false;                  ///< therefore a step was not played
        std::optional<Departure> departure;  ///< another window took the game elsewhere; this window's course is not in the ledger
    };
    /// The result of the last save; returned only once.
    [[nodiscard]] std::optional<Saving> take_saving() { return std::exchange(saving_, std::nullopt); }

    /// What a seat heard while the other player was at the screen and has not read yet.
    [[nodiscard]] std::vector<LogLine> news(Seat seat) const;
    void news_read(Seat seat);
    /// What happened at the table, outside the rules, since the seat's last turn, and has not been shown to it on the veil.
    [[nodiscard]] std::vector<TableEvent> remarks_for(Seat seat) const;
    void remarks_read(Seat seat) { remarks_read_[seat] = session_.heard(viewer_of(seat)).size(); }
    /// W11.4: what the seat's Reconnaissance has shown and the seat has not read yet.
    [[nodiscard]] std::optional<Scouted> scouting(Seat seat) const;
    void scouting_read(Seat seat);

private:
    [[nodiscard]] Record record() const;
    void begin();
    [[nodiscard]] bool told_of_time(Seat seat) const;
    [[nodiscard]] Pcg32 next_lot() const;
    [[nodiscard]] bool takes_order_back() const;
    [[nodiscard]] bool shows_something(const Action& action) const;
    [[nodiscard]] bool may_show();
    /// Notes in the ledger how far the game has got, if that is new.
    std::optional<Departure> note(LedgerFile::Note what);
    [[nodiscard]] std::vector<std::filesystem::path> give_phrases();
    /// Commits to the last ply and saves; does neither in a lesson.
    void save_ply();

    Session session_;
    seal::Seal seal_;
    Store* store_ = nullptr;  ///< null in a lesson
    LessonRun* lesson_ = nullptr;
    Chance& chance_;
    bool from_file_ = false;
    std::optional<std::string> source_;
    struct Counts {
        std::size_t plies, remarks;
        friend bool operator==(const Counts&, const Counts&) = default;
    };
    std::optional<Counts> noted_;  ///< plies that cannot be undone, and remarks, when the ledger was last written
    struct Thinking {
        Seat seat;
        std::uint32_t since;
    };
    std::optional<Thinking> thinking_;
    int unsaved_thought_ = 0;  ///< milliseconds
    bool defeat_waits_ = false;
    std::optional<Draft> draft_;
    PerSeat<std::size_t> read_;  ///< how many lines each seat has read
    PerSeat<std::size_t> scouting_read_;
    PerSeat<std::size_t> remarks_read_;
    std::optional<Saving> saving_;
    bool saved_ = true;
};

}  // namespace fow::app
