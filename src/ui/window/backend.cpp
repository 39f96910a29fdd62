#include "ui/window/backend.hpp"

#include <imgui.h>

#include <cfloat>

#if __has_include(<backends/imgui_impl_sdl2.h>)
#include <backends/imgui_impl_sdl2.h>
#else
#include <backends/imgui_impl_sdl.h>
#endif

namespace fow::ui {

void disconnect() { ImGui_ImplSDL2_Shutdown(); }

// From 1.87 on, ImGui queues input, and the queue overrides what is written into ImGuiIO.
#if IMGUI_VERSION_NUM < 18700

void connect(SDL_Window& window, SDL_Renderer& /*renderer*/) { ImGui_ImplSDL2_InitForSDLRenderer(&window); }

void tell(const SDL_Event& event) {
    ImGui_ImplSDL2_ProcessEvent(&event);
    if (event.type != SDL_KEYDOWN && event.type != SDL_KEYUP) return;
    // This version asks which modifiers are held now, not when the key was pressed.
    ImGuiIO& io = ImGui::GetIO();
    io.KeyCtrl = (event.key.keysym.mod & KMOD_CTRL) != 0;
    io.KeyShift = (event.key.keysym.mod & KMOD_SHIFT) != 0;
    io.KeyAlt = (event.key.keysym.mod & KMOD_ALT) != 0;
    io.KeySuper = (event.key.keysym.mod & KMOD_GUI) != 0;
}

void take_back_escape() { ImGui::GetIO().KeysDown[SDL_SCANCODE_ESCAPE] = false; }

void begin_input(float x, float y, const bool (&down)[3]) {
    ImGui_ImplSDL2_NewFrame();
    ImGuiIO& io = ImGui::GetIO();
    io.MousePos = x < 0 ? ImVec2(-FLT_MAX, -FLT_MAX) : ImVec2(x, y);
    for (int i = 0; i < 3; ++i) io.MouseDown[i] = down[i];
}

#else

void connect(SDL_Window& window, SDL_Renderer& renderer) {
    ImGui_ImplSDL2_InitForSDLRenderer(&window, &renderer);
    ImGui::GetIO().ConfigInputTrickleEventQueue = false;
}

void tell(const SDL_Event& event) { ImGui_ImplSDL2_ProcessEvent(&event); }

void take_back_escape() { ImGui::GetIO().AddKeyEvent(ImGuiKey_Escape, false); }

void begin_input(float x, float y, const bool (&down)[3]) {
    ImGui_ImplSDL2_NewFrame();
    ImGuiIO& io = ImGui::GetIO();
    if (x < 0) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    else io.AddMousePosEvent(x, y);
    for (int i = 0; i < 3; ++i) io.AddMouseButtonEvent(i, down[i]);
}

#endif

}  // namespace fow::ui
