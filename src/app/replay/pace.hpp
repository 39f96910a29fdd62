// Automatic play of a replay: it steps, rests, and steps again.
#pragma once

#include <SDL.h>

#include <optional>

#include "ui/pages/replay_parts.hpp"
#include "ui/window/window.hpp"

namespace fow::app {

class ReplayPace {
public:
    [[nodiscard]] bool playing() const { return playing_; }
    [[nodiscard]] ui::Speed speed() const { return speed_; }
    [[nodiscard]] float factor() const { return ui::factor_of(speed_); }
    void choose(ui::Speed speed) { speed_ = speed; }
    void play_or_pause() {
        playing_ = !playing_;
        rests_since_.reset();
    }
    void stop() { playing_ = false; }
    /// A step was made: its rest begins when due() is next asked.
    void stepped() { rests_since_.reset(); }
    /// Whether the next step is due. `seen`: the last one showed something; `still`: without animation.
    [[nodiscard]] bool due(bool seen, bool still) {
        constexpr float rest_ms = 350;   ///< between two visible steps
        constexpr float hidden_ms = 60;  ///< after a step that shows nothing
        constexpr float still_ms = 700;  ///< when animations are off
        if (!rests_since_) rests_since_ = ui::now();
        const float rest = !seen ? hidden_ms : still ? still_ms : rest_ms;
        return static_cast<float>(ui::now() - *rests_since_) >= rest / factor();
    }

private:
    bool playing_ = false;
    ui::Speed speed_ = ui::Speed::one;
    std::optional<Uint32> rests_since_;  ///< by ui::now(): when the animation of the last step ended
};

}  // namespace fow::app
