#include "games/waterloo/screens/motion/motion.hpp"

#include <algorithm>

#include "ui/window/window.hpp"

namespace fow::waterloo::screens {
namespace {

/// Any key except F1, F9 and F11, which keep their own meaning at all times.
bool any_key(const Window& window) { return window.keyboard().pressed_other_than({SDLK_F1, SDLK_F9, SDLK_F11}); }

}  // namespace

Uint32 falling_ms(const Window& window) { return static_cast<Uint32>(350 * factor_of(window.settings().fight_pace)); }

Uint32 showing_ms(const Window& window) { return static_cast<Uint32>(800 * factor_of(window.settings().fight_pace)); }

Uint32 tumbling_ms(const Window& window) { return static_cast<Uint32>(900 * factor_of(window.settings().fight_pace)); }

float share_since(const std::optional<Uint32>& since, Uint32 ms) {
    return since ? static_cast<float>(now() - *since) / static_cast<float>(std::max<Uint32>(1, ms)) : 1;
}

bool skip_requested(const Window& window) {
    return any_key(window) || ImGui::IsMouseClicked(ImGuiMouseButton_Left) || ImGui::IsMouseClicked(ImGuiMouseButton_Right);
}

Motion::Motion(PlayerView before, Narration narration, Pace pace, const Roster& roster, float speed)
    : builder_(before, narration, &roster), factor_(factor_of(pace) / speed), before_(std::move(before)), view_(before_) {}

void Motion::add(Moment moment) {
    builder_.add(moment);
    moments_.push_back(std::move(moment));
    if (factor_ == 0) skip();
    update_view();
}

void Motion::skip() {
    while (running()) {
        if (sounds_.empty()) sounds_ = sounds_of(*step());
        finish_step();
    }
}

void Motion::update_view() {
    const MotionStep* seen = step();
    const std::size_t passed = seen == nullptr ? moments_.size() : seen->moment;
    view_ = passed == 0 ? before_ : moments_[passed - 1].after;
    if (seen != nullptr) view_.board = seen->pieces;
}

void Motion::begin_step(Uint32 at) {
    began_ = at;
    for (const Sound sound : sounds_of(*step())) sounds_.push_back(sound);
    std::erase_if(smoke_, [at](const Drifting& cloud) { return cloud.age(at) >= 1; });
    if (const auto smoke = smoke_of(*step()); smoke && factor_ > 0)
        smoke_.push_back({*smoke, at, smoke->ms * factor_, static_cast<int>(step_ % 97)});
}

void Motion::advance(Window& window) {
    if (running() && !began_) begin_step(now());
    while (running() && now() - *began_ >= static_cast<Uint32>(static_cast<float>(step()->ms) * factor_)) {
        const Uint32 ended = *began_ + static_cast<Uint32>(static_cast<float>(step()->ms) * factor_);
        if (step()->halts) {
            halted_ = true;
            break;
        }
        ++step_;
        update_view();
        if (running()) begin_step(ended);
    }
    if (moved_ && !running()) window.wake();  // the controls that it covered can be used again
    moved_ = running();
    for (const Sound sound : sounds_) window.play(sound);
    sounds_.clear();
}

void Motion::handle_input(const Window& window, bool elsewhere) {
    if (!running() || !began_) return;
    if (window.keyboard().pressed(SDLK_ESCAPE)) finish();
    else if (elsewhere ? any_key(window) : skip_requested(window)) finish_step();
}

void Motion::resume() {
    if (!halted_) return;
    halted_ = false;
    ++step_;
    began_.reset();
    update_view();
    if (factor_ == 0) skip();
}

float Motion::progress() const {
    if (halted_ || step() == nullptr) return 1;
    if (!began_) return 0;
    const float whole = static_cast<float>(step()->ms) * factor_;
    return std::min(1.0F, static_cast<float>(now() - *began_) / std::max(1.0F, whole));
}

const MotionStep* Motion::step() const {
    const auto& steps = builder_.steps();
    return step_ < steps.size() ? &steps[step_] : nullptr;
}

void Motion::finish_step() {
    if (!running()) return;
    if (step()->halts) {
        halted_ = true;
        return;
    }
    ++step_;
    began_.reset();
    update_view();
}

void Motion::finish() {
    while (running()) finish_step();
}

void Motion::go_to_last_meeting(bool with_its_way) {
    const auto& steps = builder_.steps();
    for (std::size_t i = steps.size(); i > step_; --i) {
        if (!steps[i - 1].halts) continue;
        step_ = i - 1;
        halted_ = !with_its_way || factor_ == 0;
        began_.reset();
        return update_view();
    }
}

void Motion::seek(std::size_t moment, std::size_t event) {
    const auto& steps = builder_.steps();
    const auto found = std::find_if(steps.begin(), steps.end(), [&](const MotionStep& s) {
        return s.kind != StepKind::breath && (s.moment > moment || (s.moment == moment && s.event >= event));
    });
    step_ = static_cast<std::size_t>(found - steps.begin());
    halted_ = false;
    began_.reset();
    update_view();
}

}  // namespace fow::waterloo::screens
