// What comes next in the game at the table: the veil, a page, or the computer's decision.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "app/table.hpp"

namespace fow::app {

class Program;

class GameFlow {
public:
    explicit GameFlow(Program& program) : program_(program) {}

    /// Continues the game: the veil if the other seat must be at the screen, otherwise the page for what is due.
    void proceed();
    /// Plays what the computer has decided, and goes on. Null: its thinking failed.
    void computer_answers(const std::shared_ptr<ComputedDecision>& decision);
    /// Plays the decision. If the computer does not want to play on, or if its thinking failed, a person takes over its seat. False:
    /// another page is open and says why.
    [[nodiscard]] bool carry_out(const std::shared_ptr<ComputedDecision>& decision);
    /// Keeps a thought that nobody waits for any more until it has ended: its thread cannot be stopped at once.
    void let_finish(PendingDecision thought);

private:
    /// The game at the table is over.
    void note_result();
    /// Lets the computer decide if nobody waits for it; true if it did.
    bool answered_at_once();
    /// The computer plays both seats.
    void watch();
    void wait_for_computer();

    Program& program_;
    std::vector<PendingDecision> unobserved_;  ///< thoughts that still run
};

}  // namespace fow::app
