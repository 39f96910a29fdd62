#include "ui/controls.hpp"

#include <algorithm>

namespace fow::ui {

void Controls::clear() {
    controls_.clear();
    texts_.clear();
}

void Controls::add(std::string_view name, const SDL_FRect& rect, bool enabled) {
    controls_.push_back({std::string(name), rect, enabled});
}

void Controls::say(std::string_view text) {
    if (!text.empty()) texts_.emplace_back(text);
}

void Controls::cover() {
    for (Control& control : controls_) control.enabled = false;
}

const Control* Controls::find(std::string_view name) const {
    const auto found = std::find_if(controls_.rbegin(), controls_.rend(), [&](const Control& c) { return c.name == name; });
    return found == controls_.rend() ? nullptr : &*found;
}

bool Controls::shows(std::string_view text) const {
    return std::any_of(texts_.begin(), texts_.end(),
                       [&](const std::string& shown) { return shown.find(text) != std::string::npos; });
}

}  // namespace fow::ui
