// The moving picture of what happened: which step of it is seen now. Any key or click finishes the step, Escape all of them.
#pragma once

#include <SDL.h>

#include "fow/view/settings.hpp"
#include "ui/motion/motion_steps.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

class Motion {
public:
    /// Nothing to be seen.
    Motion() = default;
    /// Begins with the first frame that it is drawn on. With the pace off nothing moves; a sound remains.
    /// `speed`: how much faster than that pace.
    Motion(PlayerView before, Telling telling, Pace pace, float speed = 1);
    /// What happened next.
    void add(Moment moment);

    /// Brings it up to now(); what begins is heard.
    void advance(Window& window);
    /// Does what keys and clicks of this frame ask for; `elsewhere`: the click is meant for something else.
    void listen(const Window& window, bool elsewhere = false);
    /// Something moves, or waits for the first frame to move.
    [[nodiscard]] bool running() const { return !halted_ && step_ < choreography_.steps().size(); }
    /// There is nothing to be seen, now or again.
    [[nodiscard]] bool empty() const { return choreography_.steps().empty(); }
    /// It waits for go_on(): the page of the battle is to tell the rest.
    [[nodiscard]] bool halted() const { return halted_; }
    void go_on();
    /// How far it has come in its step, 0 to 1.
    [[nodiscard]] float share() const;
    /// The step that is seen; nothing when all is over.
    [[nodiscard]] const MotionStep* step() const;
    void finish_step();
    /// To the next halt, or to the end.
    void finish();
    /// To where two met last, before or after the attacker's way there.
    void go_to_last_meeting(bool with_its_way);
    /// To the first step from that event on.
    void seek(std::size_t moment, std::size_t event);

    /// What the map shows now: the pieces of the present step on what was known at that moment.
    [[nodiscard]] const PlayerView& view() const { return view_; }

private:
    void look();
    void begin_step(Uint32 at);

    Choreography choreography_{PlayerView{}, Telling::act};
    float factor_ = 0;  ///< what the ordinary durations are multiplied with
    PlayerView before_;
    std::vector<Moment> moments_;
    PlayerView view_;
    std::size_t step_ = 0;
    std::optional<Uint32> began_;  ///< by now(); nothing before its first frame
    bool halted_ = false;
    bool moved_ = false;         ///< in the frame before
    std::vector<Sound> sounds_;  ///< to be heard with the next frame
};

/// How long two pieces are turned face up on a page, milliseconds.
[[nodiscard]] Uint32 showing_ms(const Window& window);
/// How long a die tumbles on a page, milliseconds.
[[nodiscard]] Uint32 tumbling_ms(const Window& window);

/// Any key or click of this frame.
[[nodiscard]] bool asked_to_hurry(const Window& window);

}  // namespace fow::ui
