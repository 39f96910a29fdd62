// Handing the screen over from one seat to the other, with its pass phrases.
#pragma once

#include <functional>

#include "app/program.hpp"
#include "ui/pages/hand_over_screen.hpp"

namespace fow::app {

/// The hand-over. It knows a seat, a name, whether a pass phrase is due and what both players are told, and nothing else about the game.
class HandOverStage : public Stage {
public:
    enum class Purpose {
        game,
        after_set_up,  ///< the other player, who has set up, may go back
        replay,
    };
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
    std::vector<std::string> remarks_;
    const Saying* said_ = nullptr;  ///< only before the game
    std::string phrase_;
    ui::HandOverScreen screen_;
};

/// Asks both players whether the seat may continue without its forgotten pass phrase.
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

/// Asks both players to agree to what the record will say: the game is about to continue from a point other than the one it had reached, or
/// with chosen dice, or a player's seat is about to change hands.
class AgreementStage : public Stage {
public:
    struct Asked {
        const System& system;
        PerSeat<std::string> names;
        std::vector<TableEvent> remarks;
        std::string to_leave;  ///< the label of the button for not agreeing
        bool alone = false;    ///< there is only one player to agree: the computer has had the other seat from the beginning
    };
    /// `then` is called with whether both agreed.
    AgreementStage(Asked asked, std::function<void(bool)> then);
    void draw(ui::Window& window) override;
    [[nodiscard]] const System* asks_about() const override { return &asked_.system; }
    [[nodiscard]] bool animating() const override { return screen_.animating(); }

private:
    Asked asked_;
    std::vector<std::string> sentences_;
    std::function<void(bool)> then_;
    ui::DepartureScreen screen_;
};

/// Asks for both pass phrases of a game that was sealed elsewhere.
class BothPhrasesStage : public Stage {
public:
    /// `then` is called with the game, which may be damaged, once both phrases are right.
    BothPhrasesStage(Program& program, const SealedElsewhere& found, std::function<void(ReadGame)> then)
        : program_(program), document_(found.document), sealed_(found.sealed), then_(std::move(then)) {}
    void draw(ui::Window& window) override;
    [[nodiscard]] const System* asks_about() const override { return system_of(program_.systems(), sealed_.game->id); }

private:
    void open();
    Program& program_;
    std::string document_;
    SealedRecord sealed_;
    std::function<void(ReadGame)> then_;
    PerSeat<std::string> phrases_;
    bool wrong_ = false;
    ui::BothPhrasesScreen screen_;
};

}  // namespace fow::app
