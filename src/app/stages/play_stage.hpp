// W7 and W11.2: a turn is played, cards included.
#pragma once

#include "app/stages/turn_stage.hpp"

namespace fow::app {

class PlayStage : public TurnStage {
public:
    PlayStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;

private:
    void look() override;
    [[nodiscard]] std::unique_ptr<Stage> battle_of(const Action& action, std::size_t line) const override;
    [[nodiscard]] bool goes_on_in(Phase phase) const override { return phase == Phase::turn || phase == Phase::card; }

    using TurnStage::take;
    void take(const Action& action);
    void take(const ui::MenuChoice& choice);
    void take(const ui::TakeBackAction& back);
    void take(const ui::MarkPiece& mark);
    void take(const ui::ScoutingSeen&);

    bool half_hour_ = false;  ///< the bell is to be heard
    std::vector<Square> last_way_;
    std::array<std::string, card_kinds> refusals_;
    std::optional<Scouted> scouted_;
    ui::PlayScreen screen_;
};

}  // namespace fow::app
