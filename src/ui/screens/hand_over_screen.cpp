#include "ui/screens/hand_over_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/furniture.hpp"
#include "ui/layout.hpp"
#include "ui/screens/parts.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {
namespace {

constexpr float hold_seconds = 0.6F;

bool opens(SDL_Keycode key) { return key == SDLK_SPACE || key == SDLK_RETURN || key == SDLK_KP_ENTER; }

}  // namespace

void HandOverScreen::event(const SDL_Event& event) {
    // A key held down since before comes as a repetition and does not count.
    if (event.type == SDL_KEYDOWN && event.key.repeat == 0 && opens(event.key.keysym.sym))
        key_down_since_ = SDL_GetTicks();
    if ((event.type == SDL_KEYUP && opens(event.key.keysym.sym)) ||
        (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_FOCUS_LOST))
        key_down_since_.reset();
}

bool HandOverScreen::draw(Desk& desk, Seat seat, const std::string& name) {
    cover_desk(desk);
    card_begin(desk, "hand-over", centred_rect(desk.width(), desk.height(), 560, 400));
    space(desk, 12);
    const float size = std::round(96 * desk.scale());
    const SDL_FRect room = place(room_width(), size);
    draw_crest(desk, *ImGui::GetWindowDrawList(), {std::floor(room.x + (room.w - size) / 2), room.y, size, size}, army_of(seat),
               seat == Seat::french ? colour::french : colour::allied);
    space(desk, 8);
    centred(desk, Type::title, name);
    centred(desk, Type::italic, seat == Seat::french ? tr("takes the French seat") : tr("takes the Allied seat"));
    space(desk, 12);
    centred(desk, Type::body, tr("Everybody else looks away now."));
    centred(desk, Type::small, tr("Hold the button, or the space bar, until it is full."));
    space(desk, 12);
    bool open = hold_button(desk, "take-seat", tr("Hold to take the seat"), hold_seconds, progress_, {.width = -1});
    const float held = key_down_since_ ? static_cast<float>(SDL_GetTicks() - *key_down_since_) / (hold_seconds * 1000) : 0;
    const SDL_FRect bar = place(room_width(), std::round(4 * desk.scale()));
    if (held > 0)
        ImGui::GetWindowDrawList()->AddRectFilled({bar.x, bar.y}, {bar.x + bar.w * std::min(held, 1.0F), bar.y + bar.h},
                                                  packed(colour::brass));
    card_end(desk);
    if (held >= 1) {
        key_down_since_.reset();
        open = true;
    }
    return open;
}

}  // namespace fow::ui
