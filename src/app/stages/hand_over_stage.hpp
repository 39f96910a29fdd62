// The seat changes hands. This stage knows a seat, a name and whether a phrase is due, and nothing else of any game.
#pragma once

#include "app/program.hpp"
#include "ui/screens/hand_over_screen.hpp"

namespace fow::app {

class HandOverStage : public Stage {
public:
    enum class Purpose { game, replay };
    HandOverStage(Program& program, Seat seat, std::string name, Purpose purpose);
    void draw(ui::Window& window) override;
    void event(const SDL_Event& event) override { screen_.event(event); }
    [[nodiscard]] bool animating() const override { return screen_.animating(); }

private:
    void take_seat();
    Program& program_;
    Seat seat_;
    std::string name_;
    Purpose purpose_;
    std::optional<ui::PhraseAsked> asked_;
    std::string phrase_;
    ui::HandOverScreen screen_;
};

}  // namespace fow::app
