#include "ui/window/controls.hpp"

#include <algorithm>
#include <utility>

namespace fow::ui {

void Controls::clear(int width, int height) {
    places_before_.clear();
    for (const Control& control : controls_)
        if (control.kind != Control::Kind::square && control.kind != Control::Kind::link) places_before_.push_back(control.rect);
    controls_.clear();
    texts_.clear();
    shortened_.clear();
    boxes_.clear(width, height);
    map_ = {};
    was_covered_ = std::exchange(covered_, false);
}

void Controls::add(std::string_view name, const SDL_FRect& rect, bool enabled, Control::Kind kind) {
    const SDL_FRect seen = common_part(rect, boxes_.clip());
    const bool visible = seen.w > 1 && seen.h > 1;
    controls_.push_back({std::string(name), seen, enabled && visible, kind, enabled && !visible});
    if (kind == Control::Kind::link) return;  // part of a text, which is added as a whole
    boxes_.add(kind == Control::Kind::square ? Box::Kind::square : Box::Kind::control, name, rect);
}

void Controls::set_label(std::string_view label, std::string_view state) {
    controls_.back().label = in_full(label);
    controls_.back().state = state;
}

void Controls::set_outline(const std::array<SDL_FPoint, 4>& corners) { controls_.back().outline = corners; }

void Controls::add_hint(std::string_view hint) {
    add_text(hint);
    if (!controls_.empty()) controls_.back().hint = in_full(hint);
}

void Controls::add_text(std::string_view text, const SDL_FRect& rect, TextRole role) {
    if (text.empty()) return;
    texts_.push_back(in_full(text));
    const bool label = !controls_.empty() && controls_.back().label == texts_.back();
    boxes_.add(texts_.back(), rect, role, label, label && !controls_.back().enabled && !controls_.back().out_of_sight);
}

void Controls::add_text(std::string_view text) {
    if (!text.empty()) texts_.push_back(in_full(text));
}

void Controls::shorten(std::string_view shown, std::string_view full) { shortened_.emplace_back(shown, full); }

std::string Controls::in_full(std::string_view text) const {
    std::string whole(text);
    std::for_each(shortened_.rbegin(), shortened_.rend(), [&](const auto& text_and_all) {  // of two that look alike, the last
        const auto& [shown, full] = text_and_all;
        for (std::size_t at = whole.find(shown); at != std::string::npos; at = whole.find(shown, at + full.size()))
            whole.replace(at, shown.size(), full);
    });
    return whole;
}

void Controls::cover() {
    for (Control& control : controls_) control.enabled = control.out_of_sight = false;
    covered_ = true;
    front_ = controls_.size();
    front_end_ = std::string::npos;
    boxes_.cover();
}

const Control* Controls::find(std::string_view name) const {
    const auto found = std::find_if(controls_.rbegin(), controls_.rend(), [&](const Control& c) { return c.name == name; });
    return found == controls_.rend() ? nullptr : &*found;
}

const Control* Controls::at(float x, float y) const {
    const auto found = std::find_if(controls_.rbegin(), controls_.rend(), [&](const Control& control) {
        const SDL_FRect& r = control.rect;
        return control.enabled && x >= r.x && x < r.x + r.w && y >= r.y && y < r.y + r.h;
    });
    return found == controls_.rend() ? nullptr : &*found;
}

bool Controls::shows(std::string_view text) const {
    return std::any_of(texts_.begin(), texts_.end(), [&](const std::string& shown) { return shown.find(text) != std::string::npos; });
}

}  // namespace fow::ui
