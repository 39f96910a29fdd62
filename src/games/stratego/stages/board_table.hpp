// The table of the classic game: the army being set up, and the move that can still be taken back.
#pragma once

#include <optional>
#include <vector>

#include "app/table.hpp"
#include "games/stratego/stages/draft.hpp"
#include "games/stratego/stages/names.hpp"

namespace fow::app::stratego {

class BoardTable : public TableOf<Session> {
public:
    explicit BoardTable(Seating seating);
    /// A lesson from the start of its current step: the lesson decides which of the learner's actions are played; nothing is saved.
    BoardTable(const System& system, game::LessonRun& lesson);

    [[nodiscard]] std::optional<Seat> wanted(std::optional<Seat>) const override { return match().wanted(); }
    [[nodiscard]] std::optional<Seat> wanted_when_ready() override;
    bool roll_unwatched() override { return false; }
    void open_page(Program& program, std::optional<Seat> seat) override;
    [[nodiscard]] bool decides_at_once() const override { return session().state().phase == Phase::set_up; }
    [[nodiscard]] std::unique_ptr<Stage> waiting_page(Program& program, Seat person) override;
    void show_answer(Program& program, std::size_t line) override;
    [[nodiscard]] bool advises() const override;
    std::optional<Violation> confirm_army() override;
    [[nodiscard]] bool may_resign() const override;
    std::optional<Violation> resign() override { return play(Resign{}); }
    [[nodiscard]] std::string unplayed(Seat seat) const override;
    [[nodiscard]] bool move_waits() const override { return waiting_.has_value(); }
    void drop_unplayed(Seat seat) override;
    [[nodiscard]] std::unique_ptr<Match> match_to_save() const override;

    /// A move that is not an attack and does not end the game waits: until hand_over() it can be taken back, and is neither recorded nor
    /// saved. Everything else is played at once.
    std::optional<Violation> play(const Action& action) override;
    /// The move of that seat that waits (C2.1). It exists for its own player only.
    [[nodiscard]] std::optional<Move> waiting(Seat seat) const { return session().state().mover == seat ? waiting_ : std::nullopt; }
    /// Takes it back.
    void take_back(Seat seat);
    /// Plays it.
    std::optional<Violation> hand_over(Seat seat);
    /// Plays an action that nobody takes back, such as those of a lesson.
    std::optional<Violation> play_at_once(const Action& action);
    /// The game with the move of that seat that waits.
    [[nodiscard]] Session with_waiting(Seat seat) const;

    /// The army of the seat that is setting up.
    [[nodiscard]] Draft& draft();

    /// Sets or removes the seat's own mark on an enemy piece (Session::pencil).
    void pencil(Seat seat, Square square, std::optional<Rank> mark);
    /// How many lines of the log the seat has read.
    [[nodiscard]] std::size_t read(Seat seat) const { return read_[seat]; }
    void news_read(Seat seat) override {
        Table::news_read(seat);
        read_[seat] = match().heard();
    }

private:
    void begin();
    [[nodiscard]] Thinker thinker(const Mind& mind) const override;
    [[nodiscard]] std::shared_ptr<Guest> guest(const std::string& command, Seat seat) const override;
    [[nodiscard]] std::function<std::string(const Action&)> notation() const override;
    std::optional<Violation> play_decided(const Action& action) override { return play_at_once(action); }
    [[nodiscard]] bool can_wait(const Action& action) const;

    game::LessonRun* lesson_ = nullptr;
    std::optional<Draft> draft_;
    std::optional<Move> waiting_;
    PerSeat<std::size_t> read_;
};

/// The table in the program; its game must be the classic game or its Duel.
[[nodiscard]] BoardTable& table_of(Program& program);

}  // namespace fow::app::stratego
