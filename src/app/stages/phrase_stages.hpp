// Pass phrases in need: one that has been forgotten, and those that open a game which was sealed elsewhere.
#pragma once

#include <functional>

#include "app/program.hpp"
#include "ui/screens/hand_over_screen.hpp"

namespace fow::app {

/// Both players are asked whether that seat of the game on the table is to go on without its phrase.
class GiveUpStage : public Stage {
public:
    GiveUpStage(Program& program, Seat forgetful) : program_(program), forgetful_(forgetful) {}
    void draw(ui::Window& window) override;
    [[nodiscard]] bool animating() const override { return screen_.animating(); }

private:
    Program& program_;
    Seat forgetful_;
    ui::GiveUpScreen screen_;
};

class BothPhrasesStage : public Stage {
public:
    /// `then` gets the game once both phrases are right.
    BothPhrasesStage(Program& program, const SealedElsewhere& found, std::function<void(Game)> then)
        : program_(program), document_(found.document), sealed_(found.sealed), then_(std::move(then)) {}
    void draw(ui::Window& window) override;

private:
    void open();
    Program& program_;
    std::string document_;
    SealedRecord sealed_;
    std::function<void(Game)> then_;
    PerSeat<std::string> phrases_;
    bool wrong_ = false;
    ui::BothPhrasesScreen screen_;
};

}  // namespace fow::app
