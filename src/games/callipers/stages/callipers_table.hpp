// The table of Waterloo by callipers: nothing waits and nothing is hidden, and each order is followed by its dice (K14.3).
#pragma once

#include <vector>

#include "app/table_of.hpp"
#include "games/callipers/screens/camera.hpp"
#include "games/callipers/stages/stages.hpp"

namespace fow::callipers::stages {

class CallipersTable : public NoSecretsTable<callipers::TaughtGame> {
public:
    using NoSecretsTable::NoSecretsTable;

    /// A lesson cannot be undone beyond the start of the current step.
    [[nodiscard]] bool can_undo() const override;
    /// The places that the lesson points at.
    [[nodiscard]] std::vector<Point> spots() const;
    void open_page(Program& program, std::optional<Seat> seat) override;
    [[nodiscard]] std::unique_ptr<app::Stage> waiting_page(Program& program, Seat person) override;
    void show_answer(Program& program, std::size_t line) override;
    [[nodiscard]] bool may_resign() const override { return !check(session().rules(), session().state(), callipers::Resign{}); }
    std::optional<Violation> resign() override { return play(callipers::Resign{}); }
    [[nodiscard]] bool advises() const override { return true; }
    /// The part of the map that the players see; it stays the same when they change places.
    [[nodiscard]] screens::Sight& sight() { return sight_; }

private:
    [[nodiscard]] Thinker thinker(const Mind& mind) const override;
    [[nodiscard]] std::shared_ptr<Guest> guest(const std::string& command, Seat seat) const override;
    /// The pieces of an order.
    [[nodiscard]] std::function<std::vector<std::string>(const Action&)> rings() const override;

    screens::Sight sight_;
};

/// The table in the program; its game must be Waterloo by callipers.
[[nodiscard]] CallipersTable& table_of(Program& program);

}  // namespace fow::callipers::stages
