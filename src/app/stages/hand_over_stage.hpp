// The seat changes hands. This stage knows a seat and a name, and nothing else of any game.
#pragma once

#include "app/program.hpp"
#include "ui/screens/hand_over_screen.hpp"

namespace fow::app {

class HandOverStage : public Stage {
public:
    enum class Purpose { game, replay };
    HandOverStage(Program& program, Seat seat, std::string name, Purpose purpose)
        : program_(program), seat_(seat), name_(std::move(name)), purpose_(purpose) {}
    void draw(ui::Desk& desk) override;
    void event(const SDL_Event& event) override { screen_.event(event); }
    [[nodiscard]] bool animating() const override { return screen_.animating(); }

private:
    Program& program_;
    Seat seat_;
    std::string name_;
    Purpose purpose_;
    ui::HandOverScreen screen_;
};

}  // namespace fow::app
