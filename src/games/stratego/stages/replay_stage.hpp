// Stepping through a game. For now it shows the last position only.
#pragma once

#include <optional>

#include "app/program.hpp"
#include "games/stratego/stages/names.hpp"

namespace fow::app::stratego {

class ReplayStage : public Stage {
public:
    /// `seat`: with its knowledge; none: openly.
    ReplayStage(Program& program, const Match& match, std::optional<Seat> seat);
    void draw(ui::Window& window) override;
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }

private:
    Program& program_;
    std::optional<Seat> seat_;
    RuleSet rules_;
    View view_;
};

}  // namespace fow::app::stratego
