// Waterloo's table: the army being set up, cards, scouts and marks.
#pragma once

#include <optional>
#include <vector>

#include "app/table_of.hpp"
#include "games/waterloo/chance/dice.hpp"
#include "games/waterloo/engine/lesson.hpp"
#include "games/waterloo/stages/draft.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/stages.hpp"

namespace fow::waterloo::stages {

class BattleTable : public TaughtTable<TaughtBattle> {
public:
    /// `chance` must outlive the table.
    BattleTable(Seating seating, Chance& chance);
    BattleTable(const System& system, LessonRun& lesson, Chance& chance);

    [[nodiscard]] const Roster& roster() const { return session().rules().roster(); }
    /// The present seat, `seated`, rolls the die of a battle.
    [[nodiscard]] std::optional<Seat> seat_at_screen_next(std::optional<Seat> seated) const override;
    [[nodiscard]] std::optional<Seat> seat_at_screen_when_ready() override;
    bool roll_unwatched() override;
    void open_page(Program& program, std::optional<Seat> seat) override;
    bool roll_due() override { return session().decider() == Decider::chance && roll(); }
    [[nodiscard]] bool decides_at_once() const override;
    [[nodiscard]] std::unique_ptr<Stage> waiting_page(Program& program, Seat person) override;
    void show_answer(Program& program, std::size_t line) override;
    [[nodiscard]] bool advises() const override;
    std::optional<Violation> confirm_army() override;
    [[nodiscard]] bool may_resign() const override;
    std::optional<Violation> resign() override { return play(Resign{}); }
    [[nodiscard]] std::string unplayed(Seat seat) const override;
    void drop_unplayed(Seat seat) override;
    [[nodiscard]] bool can_undo() const override;

    /// Rolls what is due. Returns false if nothing was rolled: in a lesson there may be no roll, and a roll waits until it can be saved.
    bool roll();
    /// The army of the seat that is setting up.
    [[nodiscard]] Draft& draft();

    /// Sets or removes the seat's own mark on an enemy piece (Session::pencil).
    void pencil(Seat seat, Square square, std::optional<Pencil> mark);
    /// What a seat has heard while the other player was at the screen, and has not read yet.
    [[nodiscard]] std::vector<LogLine> news(Seat seat) const;
    void news_read(Seat seat) override;
    /// W11.4: what the seat's Reconnaissance has shown and the seat has not read yet.
    [[nodiscard]] std::optional<Scouted> scouting(Seat seat) const;
    void scouting_read(Seat seat);

private:
    void begin();
    [[nodiscard]] Thinker thinker(const Mind& mind) const override;
    [[nodiscard]] std::shared_ptr<Guest> guest(const std::string& command, Seat seat) const override;
    [[nodiscard]] std::function<std::vector<std::string>(const Action&)> rings() const override;
    [[nodiscard]] std::unique_ptr<Match> match_to_save() const override;
    std::optional<Violation> play_legal(const Action& action) override;
    [[nodiscard]] bool takes_order_back() const;
    void take_last_card();

    Chance& chance_;
    std::optional<Draft> draft_;
    PerSeat<std::size_t> read_;  ///< how many lines each seat has read
    PerSeat<std::size_t> scouting_read_;
};

/// The table in the program; its game must be Waterloo.
[[nodiscard]] BattleTable& table_of(Program& program);

}  // namespace fow::waterloo::stages
