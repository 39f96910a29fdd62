#include "ui/window/keyboard.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fow::ui {
namespace {

bool usable(const Control& control) { return control.enabled || control.out_of_sight; }
bool is_square(const Control& control) { return control.kind == Control::Kind::square; }

const Control* usable_one(const Controls& shown, const std::optional<std::string>& name) {
    const Control* control = name ? shown.find(*name) : nullptr;
    return control != nullptr && usable(*control) ? control : nullptr;
}

/// The primary button of what is modal, or else the last one on the page.
const Control* primary(const Controls& shown) {
    const auto found = std::find_if(shown.all().rbegin(), shown.all().rend(),
                                    [&](const Control& c) { return c.enabled && c.kind == Control::Kind::primary && shown.in_front(c); });
    return found == shown.all().rend() ? nullptr : &*found;
}

/// The control that Enter presses on a page that asks something: its only primary button.
const Control* answer(const Controls& shown) {
    const auto is_primary = [&](const Control& c) { return c.enabled && c.kind == Control::Kind::primary && shown.in_front(c); };
    return shown.covered() && std::count_if(shown.all().begin(), shown.all().end(), is_primary) == 1 ? primary(shown) : nullptr;
}

/// Entry to the map: the last square focused, or the middle of a board, or else any square that can be used.
const Control* map_entry(const Controls& shown, const std::optional<std::string>& square) {
    if (const Control* before = usable_one(shown, square)) return before;
    if (const Control* middle = usable_one(shown, "f5")) return middle;
    const auto any = std::find_if(shown.all().begin(), shown.all().end(), [](const Control& c) { return usable(c) && is_square(c); });
    return any == shown.all().end() ? nullptr : &*any;
}

/// The distance between two intervals, at least 0.
float gap(float from, float from_end, float to, float to_end) { return std::max({0.0F, to - from_end, from - to_end}); }

/// The distance to another control in that direction; empty if it is not there.
std::optional<float> distance_to(const SDL_FRect& from, const SDL_FRect& to, float x, float y) {
    const float dx = to.x + to.w / 2 - from.x - from.w / 2;
    const float dy = to.y + to.h / 2 - from.y - from.h / 2;
    if (dx * x + dy * y <= 1) return std::nullopt;
    const float across = gap(from.x, from.x + from.w, to.x, to.x + to.w);
    const float along = gap(from.y, from.y + from.h, to.y, to.y + to.h);
    const float ahead = x != 0 ? across : along;
    const float aside = x != 0 ? along : across;
    const bool overlap = std::abs(dx) < (from.w + to.w) / 2 - 1 && std::abs(dy) < (from.h + to.h) / 2 - 1;
    if (overlap || aside > ahead) return std::nullopt;
    return ahead + 3 * aside + 0.01F * std::abs(x != 0 ? dy : dx);
}

}  // namespace

void Keyboard::handle(const SDL_KeyboardEvent& event, const Controls& shown, bool typing) {
    const SDL_Keycode key = event.keysym.sym;
    if (event.type == SDL_KEYUP) {
        if (held_by_ == key) held_by_.reset();
        return;
    }
    presses_.push_back({event.keysym, event.repeat != 0});
    if (!is_plain(event.keysym)) return;
    switch (key) {
        case SDLK_TAB: ends_typing_ = typing; return step(shown, (event.keysym.mod & KMOD_SHIFT) != 0 ? -1 : 1);
        case SDLK_LEFT:
            if (!typing) turn(shown, -1, 0);
            return;
        case SDLK_RIGHT:
            if (!typing) turn(shown, 1, 0);
            return;
        case SDLK_UP:
            if (!typing) turn(shown, 0, -1);
            return;
        case SDLK_DOWN:
            if (!typing) turn(shown, 0, 1);
            return;
        case SDLK_PAGEUP:
            if (!keys_taken_ || active()) wheel_ += 4;
            return;
        case SDLK_PAGEDOWN:
            if (!keys_taken_ || active()) wheel_ -= 4;
            return;
        case SDLK_SPACE:
        case SDLK_RETURN:
            if (event.repeat == 0) press(key, shown, typing);
            return;
        default: return;
    }
}

void Keyboard::press(SDL_Keycode key, const Controls& shown, bool typing) {
    if (typing) {
        if (key != SDLK_SPACE) enter_while_typing(shown);
        return;
    }
    if (focused(shown) == nullptr) {
        const Control* asked = key != SDLK_SPACE ? answer(shown) : nullptr;
        if (asked == nullptr && key != SDLK_SPACE && std::none_of(shown.all().begin(), shown.all().end(), usable)) {
            answers_late_ = true;
            return;
        }
        if (asked == nullptr) {
            if (key != SDLK_SPACE || !keys_taken_) seek(shown);
            return;
        }
        go(*asked);
    }
    held_by_ = key;
    pressed_ = true;
}

void Keyboard::enter_while_typing(const Controls& shown) {
    if (enter_ == at_) return;
    ends_typing_ = true;
    if (enter_.empty()) {
        if (const Control* next = primary(shown)) go(*next);
    } else if (const Control* next = usable_one(shown, enter_); next != nullptr && next->enabled) {
        go(*next);
        pressed_ = true;
    } else {
        step(shown, 1);
    }
}

void Keyboard::forget() {
    at_.reset();
    enter_.clear();
    before_.reset();
    square_.reset();
    held_by_.reset();
    presses_.clear();
    pressed_ = ends_typing_ = answers_late_ = false;
    nudge_ = 0;
    wheel_ = 0;
}

bool Keyboard::settle(const Controls& shown) {
    if (answers_late_ && std::any_of(shown.all().begin(), shown.all().end(), usable)) {
        answers_late_ = false;
        if (const Control* asked = answer(shown)) {
            go(*asked);
            pressed_ = true;
            return true;
        }
    }
    const bool opened = shown.covered() && !covered_;
    covered_ = shown.covered();
    const Control* here = active_ ? usable_one(shown, at_) : nullptr;
    const bool outside = opened && here != nullptr && !shown.in_front(*here);
    if (here != nullptr && waits_ && !pressed_ && !held_by_) {
        if (const Control* button = primary(shown)) {  // after a movement that was watched
            go(*button);
            return true;
        }
    }
    if (!active_ || (here != nullptr && !outside)) return false;
    const auto was = at_;
    const Control* next = outside ? nullptr : usable_one(shown, before_);
    if (next != nullptr) before_.reset();
    else if (at_) before_ = std::exchange(at_, std::nullopt);
    if (next == nullptr) next = primary(shown);
    // Who plays by keyboard always sees where they are.
    const bool waits = next == nullptr && !keys_taken_;
    if (waits) next = map_entry(shown, square_);
    held_by_.reset();
    pressed_ = false;  // what was to be pressed is covered or gone; whatever has the focus instead was not meant
    if (next != nullptr) {
        go(*next);
        waits_ = waits;
    }
    return at_ != was;
}

bool Keyboard::pressed(Shortcut key, bool repeats) const {
    return std::any_of(presses_.begin(), presses_.end(),
                       [&](const KeyPress& p) { return p.key.sym == key.key() && is_plain(p.key) && (repeats || !p.repeated); });
}

bool Keyboard::pressed_with_ctrl(SDL_Keycode key, bool repeats) const {
    return std::any_of(presses_.begin(), presses_.end(),
                       [&](const KeyPress& p) { return p.key.sym == key && is_with_ctrl(p.key) && (repeats || !p.repeated); });
}

std::optional<SDL_Keycode> Keyboard::any_pressed() const {
    const auto found =
        std::find_if(presses_.begin(), presses_.end(), [](const KeyPress& p) { return is_modifier(p.key.sym) || is_plain(p.key); });
    return found == presses_.end() ? std::nullopt : std::optional(found->key.sym);
}

bool Keyboard::pressed_other_than(std::initializer_list<Shortcut> those) const {
    return std::any_of(presses_.begin(), presses_.end(), [&](const KeyPress& p) {
        const auto is_it = [&](Shortcut one) { return one.key() == p.key.sym; };
        return !p.repeated && is_plain(p.key) && !is_modifier(p.key.sym) && std::none_of(those.begin(), those.end(), is_it);
    });
}

void Keyboard::swallow(SDL_Keycode key) {
    std::erase_if(presses_, [key](const KeyPress& p) { return p.key.sym == key; });
}

const Control* Keyboard::focused(const Controls& shown) const {
    const Control* control = active_ ? usable_one(shown, at_) : nullptr;
    return control != nullptr && control->enabled ? control : nullptr;
}

int Keyboard::nudge(std::string_view name) { return at_ == name ? std::exchange(nudge_, 0) : 0; }

void Keyboard::go(const Control& control) {
    active_ = true;
    waits_ = false;
    at_ = control.name;
    if (is_square(control)) square_ = control.name;
    pressed_ = pressed_ || control.kind == Control::Kind::field;  // reaching a field means typing
}

void Keyboard::seek(const Controls& shown) {
    if (const Control* control = primary(shown)) return go(*control);
    step(shown, 1);
}

void Keyboard::step(const Controls& shown, int way) {
    std::vector<const Control*> stops;  // the map is a single stop
    for (const Control& control : shown.all()) {
        if (!usable(control) || shown.find(control.name) != &control) continue;  // of two with the same name, the last
        if (!is_square(control)) stops.push_back(&control);
        else if (stops.empty() || !is_square(*stops.back())) stops.push_back(map_entry(shown, square_));
    }
    std::erase(stops, nullptr);
    if (stops.empty()) return;
    const auto here = std::find_if(stops.begin(), stops.end(), [&](const Control* c) { return at_ == c->name; });
    const auto count = static_cast<std::ptrdiff_t>(stops.size());
    const std::ptrdiff_t from = here != stops.end() ? here - stops.begin() : way > 0 ? -1 : count;
    go(*stops[static_cast<std::size_t>((from + way + count) % count)]);
}

void Keyboard::turn(const Controls& shown, float x, float y) {
    const Control* here = active_ ? usable_one(shown, at_) : nullptr;
    if (here == nullptr) {
        if (keys_taken_) return;
        if (const Control* entry = map_entry(shown, square_)) return go(*entry);
        return seek(shown);
    }
    if (here->kind == Control::Kind::slider && x != 0) {
        nudge_ += static_cast<int>(x);
        return;
    }
    const Control* nearest = nullptr;
    float least = 0;
    for (const Control& control : shown.all()) {
        if (!usable(control) || &control == here) continue;
        const auto far = distance_to(here->rect, control.rect, x, y);
        if (far && (nearest == nullptr || *far < least)) {
            nearest = &control;
            least = *far;
        }
    }
    if (nearest != nullptr) go(*nearest);
}

int zoom_asked(const Keyboard& keys) {
    if (keys.pressed(SDLK_PLUS, true) || keys.pressed(SDLK_EQUALS, true)) return 1;
    return keys.pressed(SDLK_MINUS, true) ? -1 : 0;
}

}  // namespace fow::ui
