// The hand-over of the screen from one seat to the other, and its pass phrases.
#pragma once

#include <functional>

#include "app/program.hpp"
#include "ui/screens/hand_over_screen.hpp"
#include "ui/screens/phrase_screens.hpp"

namespace fow::app {

/// The seat changes hands. This stage knows a seat, a name and whether a phrase is due, and nothing else of any game.
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
