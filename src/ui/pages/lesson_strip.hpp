// The strip along the bottom of the window during a lesson: text, feedback and buttons.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/window/window.hpp"

namespace fow::ui {

/// Units of scale 1: lower in wide windows, where the map needs the height and the texts have the width. Every screen still has enough
/// room above it.
inline float lesson_strip_high(const Window& window) {
    return static_cast<float>(window.width()) > 1.7F * static_cast<float>(window.window_height()) ? 118.0F : 152.0F;
}

enum class LessonChoice { hint, show_me, again, leave, next, next_lesson };

struct LessonModel {
    std::string title;
    std::size_t step = 0;  ///< from 0
    std::size_t steps = 1;
    std::string text;
    enum class Tone { none, hint, wrong, right };
    Tone tone = Tone::none;  ///< of the feedback beside the text
    std::string heading;     ///< above the feedback
    std::string said;
    std::string reason{};               ///< of a hint: why the last try was wrong, below it; may be empty
    std::vector<std::string> show;      ///< squares by their names, highlighted on the map
    std::vector<std::string> labels{};  ///< controls with these labels are highlighted
    bool hints_left = false;
    bool may_hint = false;  ///< there is a goal that has not been reached
    bool may_go_on = false;
    bool another = false;  ///< another lesson is open
    bool lost = false;     ///< the step has to be started again
};

[[nodiscard]] std::optional<LessonChoice> lesson_strip(Window& window, const LessonModel& model);

}  // namespace fow::ui
