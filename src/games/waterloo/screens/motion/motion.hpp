// Animation of what happened: which step is shown now.
#pragma once

#include <SDL.h>

#include "core/settings.hpp"
#include "games/waterloo/screens/motion/motion_steps.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/window/window.hpp"

namespace fow::waterloo::screens {

/// Any key or click finishes the step, Escape finishes all of them.
class Motion {
public:
    /// Shows nothing.
    Motion() = default;
    /// Starts with the first frame it is drawn on. With the pace off nothing moves, but it still halts, and one sound remains.
    /// `speed`: factor on top of that pace. `roster` must outlive the motion.
    Motion(PlayerView before, Narration narration, Pace pace, const Roster& roster, float speed = 1);
    /// Appends what happened next.
    void add(Moment moment);

    /// Advances to now(), with the sounds of the steps that begin.
    void advance(Window& window);
    /// Handles the keys and clicks of this frame; `elsewhere`: the click is meant for something else.
    void handle_input(const Window& window, bool elsewhere = false);
    /// Something moves, or waits for its first frame.
    [[nodiscard]] bool running() const { return !halted_ && step_ < builder_.steps().size(); }
    /// There is nothing to show, now or again.
    [[nodiscard]] bool empty() const { return builder_.steps().empty(); }
    /// It waits for resume(): the battle page tells the rest.
    [[nodiscard]] bool halted() const { return halted_; }
    void resume();
    /// How far the current step has come, 0 to 1.
    [[nodiscard]] float progress() const;
    /// The step shown now; null when all are over.
    [[nodiscard]] const MotionStep* step() const;
    void finish_step();
    /// Skips to the next halt, or to the end.
    void finish();
    /// Jumps to the last fight, before or after the attacker's way there.
    void go_to_last_meeting(bool with_its_way);
    /// Jumps to the first step of that event or a later one.
    void seek(std::size_t moment, std::size_t event);

    /// What the map shows now: the pieces of the current step on what was known at that moment.
    [[nodiscard]] const PlayerView& view() const { return view_; }

    struct Drifting {
        Smoke smoke;
        Uint32 born = 0;  ///< by now()
        float lasts = 1;  ///< milliseconds
        int seed = 0;     ///< of its shape: the same for all who see these steps
        /// 0 when it came out, 1 and more when it has gone.
        [[nodiscard]] float age(Uint32 at) const { return static_cast<float>(at - born) / lasts; }
    };
    /// Of the steps begun so far, the oldest first; those that have gone may be among them.
    [[nodiscard]] const std::vector<Drifting>& smoke() const { return smoke_; }

private:
    void update_view();
    /// With the pace off: to the next halt, or to the end.
    void skip();
    void begin_step(Uint32 at);

    MotionBuilder builder_{PlayerView{}, Narration::act};
    float factor_ = 0;  ///< multiplies the ordinary durations
    PlayerView before_;
    std::vector<Moment> moments_;
    PlayerView view_;
    std::size_t step_ = 0;
    std::optional<Uint32> began_;  ///< by now(); empty before its first frame
    bool halted_ = false;
    bool moved_ = false;         ///< in the previous frame
    std::vector<Sound> sounds_;  ///< played with the next frame
    std::vector<Drifting> smoke_;
};

/// How long two pieces take to rise and turn face up, milliseconds.
[[nodiscard]] Uint32 showing_ms(const Window& window);
/// How long a lost piece takes to fall over, milliseconds.
[[nodiscard]] Uint32 falling_ms(const Window& window);
/// How long a die tumbles on a page, milliseconds.
[[nodiscard]] Uint32 tumbling_ms(const Window& window);

/// How much of those milliseconds has passed since then, 0 to 1; 1 if it is over.
[[nodiscard]] float share_since(const std::optional<Uint32>& since, Uint32 ms);

/// Any key or click in this frame.
[[nodiscard]] bool skip_requested(const Window& window);

}  // namespace fow::waterloo::screens
