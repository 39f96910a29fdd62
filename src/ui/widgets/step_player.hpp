// Steps that are shown one after another, by the window's clock, and the slip of paper that tells what happens in one.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ui/window/window.hpp"

namespace fow::ui {

struct MotionStep {
    float lasts = 0;               ///< milliseconds at the usual pace; 0 = it is not shown
    std::optional<Sound> sound{};  ///< as it begins
    bool always_heard = false;     ///< its sound, even if the step is not shown
};

class StepPlayer {
public:
    StepPlayer() = default;
    /// `speed`: of a replay, 1 in play.
    explicit StepPlayer(std::vector<MotionStep> steps, float speed = 1) : steps_(std::move(steps)), speed_(speed) {}
    [[nodiscard]] bool running() const { return at_ < steps_.size(); }
    /// The step that is shown now: how many are over.
    [[nodiscard]] std::size_t at() const { return at_; }
    /// How much of it is over, 0 to 1.
    [[nodiscard]] float share() const;
    /// The same in milliseconds at the usual pace. It must be running.
    [[nodiscard]] float gone() const { return share() * steps_[at_].lasts; }
    /// How long ago that step began, one that is over or the current one; milliseconds at the usual pace. It must be running.
    [[nodiscard]] float since(std::size_t step) const;
    /// Goes on with time; any key or click ends the current step, Escape all.
    void advance(Window& window);
    /// Ends at once.
    void finish() { at_ = steps_.size(); }

private:
    void next();

    std::vector<MotionStep> steps_;
    std::size_t at_ = 0;
    float speed_ = 1;
    float lasts_ = 0;              ///< the current step, milliseconds
    std::optional<Uint32> since_;  ///< by now()
};

/// A slip of paper with lines of text, near a point and inside the map (pixels). `most`: its greatest width, units of scale 1.
void draw_slip(Window& window, ImDrawList& list, const SDL_FRect& map, ImVec2 near, const std::vector<std::pair<Type, std::string>>& lines,
               float most);

}  // namespace fow::ui
