// Somebody watches a game that the computer plays for both seats.
#pragma once

#include <SDL.h>

#include <memory>

#include "app/program.hpp"

namespace fow::app {

class WatchStage final : public Stage {
public:
    /// `page`: see System::watch_page(). Both seats of the game at the table must be the computer's.
    WatchStage(Program& program, std::unique_ptr<WatchedPage> page);
    ~WatchStage() override;

    void draw(ui::Window& window) override { page_->draw(window); }
    void event(const SDL_Event& event) override { page_->event(event); }
    void notice(const std::string& text) override { page_->notice(text); }
    [[nodiscard]] bool animating() const override { return page_->animating(); }
    /// The game goes on when the page has shown all of it.
    [[nodiscard]] bool waits() const override { return page_->wants_more(); }
    void poll() override;
    [[nodiscard]] bool board_turns() const override { return page_->board_turns(); }

private:
    /// Plays any chance that is due, and lets the computer think ahead while the page shows the result.
    void think_on();

    Program& program_;
    std::unique_ptr<WatchedPage> page_;
    PendingDecision thought_;
};

}  // namespace fow::app
