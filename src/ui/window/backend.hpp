// The SDL backend of Dear ImGui, for all versions of ImGui that we support.
#pragma once

#include <SDL.h>

namespace fow::ui {

/// Connects the current ImGui context to that window. Events take effect at once; none is kept for a later frame.
void connect(SDL_Window& window, SDL_Renderer& renderer);
/// Disconnects the current context.
void disconnect();
/// Passes an event to ImGui.
void tell(const SDL_Event& event);
/// Makes ImGui ignore the press of Escape that it has just received.
void take_back_escape();
/// Call before each ImGui frame. Sets the pointer, in pixels, x < 0 = none, and whether its left, right and middle button are down;
/// overrides what events said.
void begin_input(float x, float y, const bool (&down)[3]);

}  // namespace fow::ui
