// A game in progress on the window: its session, saved after each ply, and the army being set up.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/draft.hpp"
#include "app/messages.hpp"
#include "app/store.hpp"
#include "chance/chance.hpp"
#include "fow/engine/lesson.hpp"

namespace fow::app {

class Table {
public:
    /// `store` and `chance` must outlive the table.
    Table(Game game, Store& store, Chance& chance);
    /// A lesson from the start of its step: it says what is played and what chance brings, and nothing is saved.
    Table(LessonRun& lesson, Chance& chance);
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] const Roster& roster() const { return session_.rules().roster(); }
    [[nodiscard]] const std::string& name(Seat seat) const { return session_.record().names[seat]; }
    /// Who is to sit down now, given who sits there: chance is rolled by whoever is at the table.
    [[nodiscard]] std::optional<Seat> wanted(std::optional<Seat> seated) const;

    std::optional<Violation> play(const Action& action);
    /// Takes an outcome of the chance that is due; in a lesson there may be none.
    void roll();
    [[nodiscard]] bool can_undo() const;
    /// can_undo() must hold.
    void undo();
    /// Writes down the army as it was set up, and ready.
    std::optional<Violation> confirm_draft();
    /// The army of the seat that sets up now.
    [[nodiscard]] Draft& draft();
    /// The game as it is saved: with the army that is being set up; sealed until it is over. Throws as Store::key().
    [[nodiscard]] Written written() const;

    /// The seat's own mark on an enemy piece (Session::pencil).
    void pencil(Seat seat, Square square, std::optional<Pencil> mark);

    /// The seats' pass phrases.
    [[nodiscard]] seal::Seal& seal() { return seal_; }
    /// Sets that seat's phrase; an empty one takes it away.
    void set_phrase(Seat seat, const std::string& phrase);
    /// Both players gave it up.
    void give_up_phrase(Seat seat);

    /// Play, chance and undo do so by themselves; an army that has been changed must be.
    void save();
    /// False while what was played last is not saved.
    [[nodiscard]] bool saved() const { return saved_; }
    struct Saving {
        std::optional<Trouble> trouble;
        Store::Saved saved;
    };
    /// How the last saving went, once.
    [[nodiscard]] std::optional<Saving> take_saving() { return std::exchange(saving_, std::nullopt); }

    /// What a seat has heard while the other one was at the table, and not yet read.
    [[nodiscard]] std::vector<LogLine> news(Seat seat) const;
    void news_read(Seat seat);
    /// W11.4: what a seat's Reconnaissance has shown since this table was laid, until it has been read.
    [[nodiscard]] std::optional<Scouted> scouting(Seat seat) const;
    void scouting_read(Seat seat);

private:
    [[nodiscard]] Record record() const;
    void begin();
    /// What has just been done is committed to, and saved; nothing of a lesson is.
    void keep_ply();

    Session session_;
    seal::Seal seal_;
    Store* store_ = nullptr;  ///< none: it is a lesson
    LessonRun* lesson_ = nullptr;
    Chance& chance_;
    std::optional<Draft> draft_;
    PerSeat<std::size_t> read_;  ///< how many lines each seat has read
    PerSeat<std::size_t> scouting_read_;
    std::optional<Saving> saving_;
    bool saved_ = true;
};

}  // namespace fow::app
