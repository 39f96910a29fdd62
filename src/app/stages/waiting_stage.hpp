// The pages on which people wait for the computer, or watch it play both seats.
#pragma once

#include <SDL.h>
#include <memory>
#include <optional>
#include <string>

#include "app/program.hpp"

namespace fow::app {

/// Shown when there is nothing to watch: while the other seat sets up its army, for instance.
class PatienceStage final : public Stage {
public:
    /// `person`: who waits; none if the computer has both seats of a game that is not watched.
    PatienceStage(Program& program, std::optional<Seat> person)
        : program_(program), person_(person), name_(program.table().name(*program.table().match().wanted())) {}
    void draw(ui::Window& window) override;
    [[nodiscard]] std::optional<Seat> private_to() const override { return person_; }

private:
    Program& program_;
    std::optional<Seat> person_;
    std::string name_;  ///< of the seat that decides
};

/// One person, or two onlookers, wait while the computer thinks.
class WaitingStage final : public Stage {
public:
    /// `page`: what is shown meanwhile. `decision`: not null; it is made on its own thread.
    WaitingStage(Program& program, std::unique_ptr<Stage> page, std::shared_ptr<ComputedDecision> decision);
    ~WaitingStage() override;

    void draw(ui::Window& window) override { page_->draw(window); }
    void event(const SDL_Event& event) override { page_->event(event); }
    void notice(const std::string& text) override { page_->notice(text); }
    [[nodiscard]] bool animating() const override { return page_->animating(); }
    /// An answer that is there waits for the player, who reads or types over the page.
    [[nodiscard]] bool waits() const override { return thought_.valid() && !(ready_ && program_.page_is_covered()); }
    /// Answers after a fixed pause, whatever the computer's cards or pieces, so that the time reveals nothing. Who thinks longer than that
    /// answers after a multiple of it.
    void poll() override;
    [[nodiscard]] bool board_turns() const override { return page_->board_turns(); }
    [[nodiscard]] bool has_reference() const override { return page_->has_reference(); }
    [[nodiscard]] bool draw_reference(ui::Window& window) override { return page_->draw_reference(window); }
    [[nodiscard]] std::optional<Seat> private_to() const override { return page_->private_to(); }
    void translate() override { page_->translate(); }

private:
    Program& program_;
    std::unique_ptr<Stage> page_;
    PendingDecision thought_;
    Uint32 since_;
    Uint32 pause_ = 0;    ///< milliseconds
    bool ready_ = false;  ///< the answer was there when a pause ended
};

/// Somebody watches a game that the computer plays for both seats.
class WatchStage final : public Stage {
public:
    /// `page`: see System::watch_page(). Both seats of the game at the table must be the computer's.
    WatchStage(Program& program, std::unique_ptr<WatchedPage> page);
    ~WatchStage() override;

    void draw(ui::Window& window) override { page_->draw(window); }
    void event(const SDL_Event& event) override { page_->event(event); }
    void notice(const std::string& text) override { page_->notice(text); }
    [[nodiscard]] bool animating() const override { return page_->animating(); }
    /// The game goes on when the page has shown all of it, and nobody reads or types over it.
    [[nodiscard]] bool waits() const override { return (page_->wants_more() && !program_.page_is_covered()) || page_->waits(); }
    void poll() override;
    [[nodiscard]] bool board_turns() const override { return page_->board_turns(); }
    [[nodiscard]] bool has_reference() const override { return page_->has_reference(); }
    [[nodiscard]] bool draw_reference(ui::Window& window) override { return page_->draw_reference(window); }
    void translate() override { page_->translate(); }

private:
    /// Plays any chance that is due, and lets the computer think ahead while the page shows the result.
    void think_on();

    Program& program_;
    std::unique_ptr<WatchedPage> page_;
    PendingDecision thought_;
};

}  // namespace fow::app
