// The table of La Belle Alliance: nothing waits and nothing is hidden, and each choice is followed by its dice (L13.2).
#pragma once

#include "app/table.hpp"
#include "games/alliance/stages/names.hpp"

namespace fow::app::alliance {

class AllianceTable : public TableOf<Session> {
public:
    /// `chance` must outlive it.
    AllianceTable(Seating seating, Chance& chance) : TableOf(std::move(seating)), chance_(chance) {}
    /// A lesson from the start of its current step: the lesson decides which of the learner's actions are played, and how the dice fall;
    /// nothing is saved.
    AllianceTable(const System& system, game::LessonRun& lesson, Chance& chance);
    std::optional<Violation> play(const Action& action) override;

    /// A die that waits since the game was closed.
    bool roll_unwatched() override { return roll_due(); }
    bool roll_due() override;
    void open_page(Program& program, std::optional<Seat> seat) override;
    // Computed players decide while the map is seen, and what they do is shown.
    [[nodiscard]] bool decides_at_once() const override { return false; }
    [[nodiscard]] std::unique_ptr<Stage> waiting_page(Program& program, Seat person) override;
    void show_answer(Program& program, std::size_t line) override;
    [[nodiscard]] bool may_resign() const override;
    std::optional<Violation> resign() override { return play(game::Resign{}); }
    [[nodiscard]] bool advises() const override { return session().state().stage == game::Stage::action; }

private:
    [[nodiscard]] Thinker thinker(const Mind& mind) const override;
    [[nodiscard]] std::shared_ptr<Guest> guest(const std::string& command, Seat seat) const override;
    /// Camps and places; the card of Wellington, who has no camp.
    [[nodiscard]] std::function<std::vector<std::string>(const Action&)> rings() const override;

    Chance& chance_;
    game::LessonRun* lesson_ = nullptr;
};

/// The table in the program, on which La Belle Alliance must be played.
[[nodiscard]] AllianceTable& table_of(Program& program);

}  // namespace fow::app::alliance
