// How the window draws: ImGui's output onto the window or a texture, and pixels back from it.
#include "ui/window/backend.hpp"

#include <SDL_image.h>
#include <imgui.h>
#include <algorithm>
#include <array>
#include <bit>
#include <cfloat>
#include <cmath>
#include <limits>
#include <optional>

#include "ui/window/draw_list.hpp"
#include "ui/window/window.hpp"

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

namespace {

/// The most vertices that the indices of one command reach.
constexpr int addressable = sizeof(ImDrawIdx) == 2 ? 1 << 16 : std::numeric_limits<int>::max();

/// Above left, above right, below right, below left.
using Corners = std::array<ImDrawVert, 4>;
/// The corners of two triangles that are an upright rectangle with one colour at each corner.
std::optional<Corners> upright(const ImDrawVert* vertices, const ImDrawIdx* indices) {
    if (indices[0] != indices[3] || indices[2] != indices[4]) return std::nullopt;
    const Corners corners{vertices[indices[0]], vertices[indices[1]], vertices[indices[2]], vertices[indices[5]]};
    const auto& [a, b, c, d] = corners;
    if (b.pos.y != a.pos.y || b.pos.x != c.pos.x || c.pos.y != d.pos.y || d.pos.x != a.pos.x) return std::nullopt;
    if (b.col != a.col || c.col != a.col || d.col != a.col) return std::nullopt;
    return corners;
}

/// A large rectangle of one colour on whole pixels. Without a graphics card these take most of a frame's time, and opaque ones need no
/// blending.
struct FlatRect {
    SDL_Rect at;
    SDL_Color colour;
};
std::optional<FlatRect> flat_rect(const ImDrawVert* vertices, const ImDrawIdx* indices) {
    constexpr int large = 256;  // pixels; below that it is not worth splitting a run of triangles
    const std::optional<Corners> corners = upright(vertices, indices);
    if (!corners) return std::nullopt;
    const auto& [a, b, c, d] = *corners;
    const ImVec2 white = ImGui::GetIO().Fonts->TexUvWhitePixel;
    for (const ImDrawVert& corner : *corners)
        if (corner.uv.x != white.x || corner.uv.y != white.y) return std::nullopt;
    const SDL_Rect at{static_cast<int>(a.pos.x), static_cast<int>(a.pos.y), static_cast<int>(c.pos.x - a.pos.x),
                      static_cast<int>(c.pos.y - a.pos.y)};
    const bool whole = static_cast<float>(at.x) == a.pos.x && static_cast<float>(at.y) == a.pos.y &&
                       static_cast<float>(at.x + at.w) == c.pos.x && static_cast<float>(at.y + at.h) == c.pos.y;
    if (!whole || at.w <= 0 || at.h <= 0 || at.w * at.h < large) return std::nullopt;
    return FlatRect{at, std::bit_cast<SDL_Color>(a.col)};
}

/// A picture in its own size on whole pixels, which the renderer can copy.
struct Copied {
    SDL_Rect from;
    SDL_Rect to;
};
std::optional<Copied> copied(SDL_Texture* texture, const ImDrawVert* vertices, const ImDrawIdx* indices) {
    constexpr float close = 0.01F;  // pixels: texture coordinates are fractions
    const std::optional<Corners> corners = upright(vertices, indices);
    if (!corners || corners->front().col != IM_COL32_WHITE) return std::nullopt;
    const auto& [a, b, c, d] = *corners;
    if (b.uv.y != a.uv.y || b.uv.x != c.uv.x || c.uv.y != d.uv.y || d.uv.x != a.uv.x) return std::nullopt;
    int wide = 0, high = 0;
    if (SDL_QueryTexture(texture, nullptr, nullptr, &wide, &high) != 0) return std::nullopt;
    const auto whole_rect = [&](ImVec2 low, ImVec2 far) -> std::optional<SDL_Rect> {
        const ImVec2 from{std::round(low.x), std::round(low.y)}, to{std::round(far.x), std::round(far.y)};
        for (const float off : {low.x - from.x, low.y - from.y, far.x - to.x, far.y - to.y})
            if (std::abs(off) > close) return std::nullopt;
        return SDL_Rect{static_cast<int>(from.x), static_cast<int>(from.y), static_cast<int>(to.x - from.x),
                        static_cast<int>(to.y - from.y)};
    };
    const auto w = static_cast<float>(wide), h = static_cast<float>(high);
    const auto from = whole_rect({a.uv.x * w, a.uv.y * h}, {c.uv.x * w, c.uv.y * h});
    const auto to = whole_rect(a.pos, c.pos);
    if (!from || !to || from->w != to->w || from->h != to->h || to->w <= 0 || to->h <= 0) return std::nullopt;
    return Copied{*from, *to};
}

}  // namespace

void Window::draw() {
    SDL_Renderer* r = renderer_.get();
    SDL_SetRenderDrawColor(r, colour::baize >> 16, (colour::baize >> 8) & 255, colour::baize & 255, 255);
    SDL_RenderClear(r);
    const ImDrawData& data = *ImGui::GetDrawData();
    for (int n = 0; n < data.CmdListsCount; ++n) draw(*data.CmdLists[n], width_, height_);
}

void Window::draw(const ImDrawList& list, int width, int height) {
    SDL_Renderer* r = renderer_.get();
    for (const ImDrawCmd& command : list.CmdBuffer) {
        const int left = std::max(0, static_cast<int>(command.ClipRect.x));
        const int top = std::max(0, static_cast<int>(command.ClipRect.y));
        const int right = std::min(width, static_cast<int>(command.ClipRect.z));
        const int bottom = std::min(height, static_cast<int>(command.ClipRect.w));
        if (right <= left || bottom <= top || command.ElemCount == 0) continue;
        const SDL_Rect clip{left, top, right - left, bottom - top};
        SDL_RenderSetClipRect(r, &clip);
        const int rest = list.VtxBuffer.Size - static_cast<int>(command.VtxOffset);
        draw(command, list.VtxBuffer.Data + command.VtxOffset, std::min(rest, addressable), list.IdxBuffer.Data + command.IdxOffset);
    }
    SDL_RenderSetClipRect(r, nullptr);
}

void Window::draw(const ImDrawCmd& command, const ImDrawVert* vertices, int vertex_count, const ImDrawIdx* indices) {
    SDL_Renderer* r = renderer_.get();
    const int count = static_cast<int>(command.ElemCount);
    static_assert(sizeof(SDL_Color) == sizeof(ImU32));
    const auto draw_triangles = [&](int from, int to) {
        if (from == to) return;
        SDL_RenderGeometryRaw(r, static_cast<SDL_Texture*>(command.GetTexID()), &vertices->pos.x, sizeof(ImDrawVert),
                              reinterpret_cast<const SDL_Color*>(&vertices->col), sizeof(ImDrawVert), &vertices->uv.x, sizeof(ImDrawVert),
                              vertex_count, indices + from, to - from, sizeof(ImDrawIdx));
    };
    int done = 0;
    auto* const texture = static_cast<SDL_Texture*>(command.GetTexID());
    if (texture != letters_.get()) {
        for (int i = 0; i + 6 <= count; i += 6) {
            const std::optional<Copied> copy = copied(texture, vertices, indices + i);
            if (!copy) continue;
            draw_triangles(done, i);
            SDL_RenderCopy(r, texture, &copy->from, &copy->to);
            done = i + 6;
        }
        return draw_triangles(done, count);
    }
    for (int i = 0; i + 6 <= count; i += 3) {
        const std::optional<FlatRect> flat = flat_rect(vertices, indices + i);
        if (!flat) continue;
        draw_triangles(done, i);
        const SDL_Color c = flat->colour;
        SDL_SetRenderDrawColor(r, c.r, c.g, c.b, c.a);
        SDL_SetRenderDrawBlendMode(r, c.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        SDL_RenderFillRect(r, &flat->at);
        i += 3;
        done = i + 3;
    }
    draw_triangles(done, count);
}

void Window::paint(SDL_Texture& target, const std::function<void(ImDrawList&)>& draws) {
    if (blank_) return;
    const SDL_FPoint size = size_of(&target);
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list.Flags |= ImDrawListFlags_AllowVtxOffset;
    list.PushTextureID(ImGui::GetIO().Fonts->TexID);
    list.PushClipRect({0, 0}, {size.x, size.y});
    draws(list);
    SDL_SetRenderTarget(renderer_.get(), &target);
    draw(list, whole(size.x), whole(size.y));
    SDL_SetRenderTarget(renderer_.get(), nullptr);
}

std::vector<unsigned char> Window::pixels() {
    draw();  // presented frames may not be readable
    std::vector<unsigned char> rgba(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_) * 4);
    SDL_RenderReadPixels(renderer_.get(), nullptr, SDL_PIXELFORMAT_ABGR8888, rgba.data(), width_ * 4);
    return rgba;
}

bool Window::save_png(const std::filesystem::path& path) {
    std::vector<unsigned char> rgba = pixels();
    const Surface surface(SDL_CreateRGBSurfaceWithFormatFrom(rgba.data(), width_, height_, 32, width_ * 4, SDL_PIXELFORMAT_ABGR8888));
    return surface && IMG_SavePNG(surface.get(), path.string().c_str()) == 0;
}

}  // namespace fow::ui
