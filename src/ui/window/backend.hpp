// What ImGui hears of the window, whichever version of it is installed.
#pragma once

#include <SDL.h>

namespace fow::ui {

/// The present context of ImGui hears that window from now on: events as they come, none kept for a later frame.
void connect(SDL_Window& window, SDL_Renderer& renderer);
/// The context hears it no more.
void disconnect();
/// ImGui is told of an event.
void tell(const SDL_Event& event);
/// ImGui does not hear that Escape has just gone down.
void take_back_escape();
/// Before a frame of ImGui's: where the pointer is, pixels, x < 0 for nowhere; whether its left, right and middle button are down.
/// That alone counts, not what came as events.
void begin_input(float x, float y, const bool (&down)[3]);

}  // namespace fow::ui
