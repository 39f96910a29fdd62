#include "ui/window/window.hpp"

#include <SDL_image.h>
#include <SDL_ttf.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <utility>

#include "imgui_internal.h"
#include "ui/window/backend.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/theme.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

namespace {

[[noreturn]] void fail(const char* what) { throw std::runtime_error(std::string(what) + ": " + SDL_GetError()); }

/// Without a display, SDL uses a driver whose windows nobody can see.
bool is_unseen() {
    const char* driver = SDL_GetCurrentVideoDriver();
    return driver == nullptr || std::string_view(driver) == "dummy" || std::string_view(driver) == "offscreen";
}

bool chose_driver() {
    const char* chosen = std::getenv("SDL_VIDEODRIVER");
    return chosen != nullptr && *chosen != '\0';
}

/// Elsewhere the window manager knows better.
bool places_windows() {
    const char* driver = SDL_GetCurrentVideoDriver();
    return driver != nullptr && std::string_view(driver) == "windows";
}

/// The part of a screen that is free for windows, if that screen shows enough of a window's upper edge to take hold of it.
std::optional<SDL_Rect> screen_with(const DesktopPlace& place, int width) {
    constexpr int high = 30, wide = 200;  // as the desktop counts
    const SDL_Rect edge{place.left, place.top, width, high};
    for (int i = 0; i < SDL_GetNumVideoDisplays(); ++i) {
        SDL_Rect room{}, seen{};
        if (SDL_GetDisplayUsableBounds(i, &room) == 0 && SDL_IntersectRect(&edge, &room, &seen) == SDL_TRUE && seen.h == high &&
            seen.w >= wide)
            return room;
    }
    return std::nullopt;
}

SDL_Rect opening_rect(const Setup& setup) {
    SDL_Rect rect{SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, setup.width, setup.height};
    if (!setup.fits_screen || is_unseen()) return rect;
    SDL_Rect room{};
    if (SDL_GetDisplayUsableBounds(0, &room) != 0) room = {};
    const bool places = places_windows();
    const auto kept = places && setup.place ? screen_with(*setup.place, setup.width) : std::nullopt;
    if (kept) room = *kept;
    if (SDL_RectEmpty(&room)) return rect;
    const int title = places ? 32 : 0, edge = places ? 8 : 0;  // of the frame, which sizes and places leave out
    rect.w = std::min(rect.w, room.w - 2 * edge);
    rect.h = std::min(rect.h, room.h - title - edge);
    if (!places) return rect;
    rect.x = kept ? setup.place->left : room.x + (room.w - rect.w) / 2;
    rect.y = kept ? setup.place->top : room.y + title + (room.h - title - edge - rect.h) / 2;
    return rect;
}

}  // namespace

void Window::Closer::operator()(ImGuiContext* context) const {
    ImGui::SetCurrentContext(context);
    disconnect();
    ImGui::DestroyContext(context);
}

Window::Library::Library() {
    // A game of thought is no film: the screen may go dark and lock, and what the compositor shows above the window stays.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    // Windows counts sizes in pixels unless asked; with this it counts as other desktops do, and the picture is still drawn in pixels.
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_SCALING, "1");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) fail("Cannot open a display");
    if (is_unseen() && !chose_driver()) {
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        throw std::runtime_error("Cannot open a display: there is none");
    }
    if (!is_unseen()) {                              // if this fails, only the gamepad is missing
        SDL_SetHint(SDL_HINT_JOYSTICK_HIDAPI, "0");  // slow to start
        SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);
    }
    if (TTF_Init() != 0) {
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        fail("Cannot start SDL_ttf");
    }
}

Window::Library::~Library() {
    TTF_Quit();
    IMG_Quit();
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

Window::Window(const Setup& setup) : blank_(setup.blank), visible_(setup.visible) {
    if (!setup.accelerated) {
        // Presenting the software renderer through OpenGL would cost a hundred megabytes and most of the start-up time.
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
        SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
    }
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_MOUSE_DOUBLE_CLICK_RADIUS, "6");
    const Uint32 flags = SDL_WINDOW_RESIZABLE | (setup.visible ? SDL_WINDOW_SHOWN : SDL_WINDOW_HIDDEN) |
                         (setup.dense ? Uint32{SDL_WINDOW_ALLOW_HIGHDPI} : 0U);
    const SDL_Rect rect = opening_rect(setup);
    sdl_window_.reset(SDL_CreateWindow(setup.title.c_str(), rect.x, rect.y, rect.w, rect.h, flags));
    if (!sdl_window_) fail("Cannot open a window");
    const Uint32 kind = setup.accelerated ? SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC : SDL_RENDERER_SOFTWARE;
    renderer_.reset(SDL_CreateRenderer(sdl_window_.get(), -1, kind));
    if (!renderer_) renderer_.reset(SDL_CreateRenderer(sdl_window_.get(), -1, 0));
    if (!renderer_) fail("Cannot draw at all");

    IMGUI_CHECKVERSION();
    atlas_ = std::make_unique<ImFontAtlas>();
    reset_widgets();
    drawn_at_ = now();
    font_files_ = find_fonts(setup.assets);
    if (!font_files_.first_choice) notice(tr("The font EB Garamond is not installed; another one is used."));
    pictures_ = std::make_unique<Pictures>(*this, setup.assets, font_files_);
    show_icon();
    SDL_StartTextInput();
    fit();
}

Window::~Window() = default;

/// For desktops that do not know the program's desktop entry, such as when it has not been installed.
void Window::show_icon() {
    constexpr int side = 128;
    if (is_unseen()) return;
    if (const Surface icon = pictures_->svg("desktop/fog-of-waterloo", side, side)) SDL_SetWindowIcon(sdl_window_.get(), icon.get());
}

bool Window::is_seen() const {
    return !visible_ || (SDL_GetWindowFlags(sdl_window_.get()) & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) == 0;
}

SDL_Point Window::size_on_desktop() const {
    SDL_Point size{};
    SDL_GetWindowSize(sdl_window_.get(), &size.x, &size.y);
    return size;
}

std::optional<DesktopPlace> Window::place_on_desktop() const {
    if (!places_windows() || !is_seen()) return std::nullopt;
    DesktopPlace place;
    SDL_GetWindowPosition(sdl_window_.get(), &place.left, &place.top);
    return place;
}

void Window::reset_widgets() {
    context_.reset();
    context_.reset(ImGui::CreateContext(atlas_.get()));
    ImGui::SetCurrentContext(context_.get());
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.ConfigInputTextCursorBlink = false;  // frames must not depend on the clock
    io.ConfigWindowsResizeFromEdges = false;
    connect(*sdl_window_, *renderer_);
    io.BackendRendererName = "fog-of-waterloo";
    // Documents, programs and players choose how much is drawn: one list may have more vertices than its indices reach.
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    io.ClipboardUserData = this;
    io.SetClipboardTextFn = [](void* window, const char* text) {
        static_cast<Window*>(window)->copied_ = text;
        SDL_SetClipboardText(text);
    };
    if (scale_ == 0) return;  // styled by fit()
    apply_style(ImGui::GetStyle(), scale_);
    io.FontDefault = font(Type::body);
}

void Window::use(const Settings& settings) {
    if (settings == settings_) return;
    if (settings.colours != settings_.colours) pictures_->forget();
    settings_ = settings;
    wake();
}

void Window::notice(std::string sentence) {
    if (std::find(notices_.begin(), notices_.end(), sentence) == notices_.end()) notices_.push_back(std::move(sentence));
}

void Window::note_press() {
    const ImVec2 at = ImGui::GetIO().MousePos;
    pressed_at_ = {at.x, at.y};
}

bool Window::rests_since_press() const {
    const ImVec2 at = ImGui::GetIO().MousePos;
    return pressed_at_ && !by_name_ && std::hypot(at.x - pressed_at_->x, at.y - pressed_at_->y) < units(3);
}

// A new ImGui context: it is the only sure way to forget everything the widgets remember.
std::vector<SDL_Event> Window::reset_screen() {
    SDL_PumpEvents();
    std::vector<SDL_Event> released;
    if (waiting_ && waiting_->type == SDL_KEYUP) released.push_back(*waiting_);
    const auto take = [](SDL_Event& event, Uint32 type) { return SDL_PeepEvents(&event, 1, SDL_GETEVENT, type, type) > 0; };
    for (SDL_Event event; take(event, SDL_KEYUP);) {
        translator_.translate(event.key);
        released.push_back(event);
    }
    for (SDL_Event event; take(event, SDL_CONTROLLERBUTTONUP);)
        if (const auto key = gamepad_.key_for(event)) released.push_back(*key);
    // Not what tells that a gamepad has come or gone.
    SDL_FlushEvents(SDL_KEYDOWN, SDL_MOUSEWHEEL);
    SDL_FlushEvents(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP);
    SDL_FlushEvents(SDL_FINGERDOWN, SDL_MULTIGESTURE);
    waiting_.reset();
    input_.begin_frame();
    std::fill(std::begin(held_), std::end(held_), false);
    std::fill(std::begin(pressed_), std::end(pressed_), false);
    keyboard_.forget();
    lens_ = {};
    pinch_ = 0;
    reset_widgets();
    unsettled_ = true;
    frames_wanted_ = 3;
    return released;
}

void Window::forget_copied() {
    if (copied_.empty()) return;
    const std::unique_ptr<char, decltype(&SDL_free)> held(SDL_GetClipboardText(), SDL_free);
    if (held && copied_ == held.get()) SDL_SetClipboardText("");
    copied_.clear();
}

// Fonts are rendered for the size of the window, never stretched.
void Window::fit() {
    if (settings_.full_screen != full_screen_) {
        full_screen_ = settings_.full_screen;
        SDL_SetWindowFullscreen(sdl_window_.get(), full_screen_ ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    }
    SDL_GetRendererOutputSize(renderer_.get(), &width_, &height_);
    const float density = static_cast<float>(width_) / static_cast<float>(std::max(1, size_on_desktop().x));
    if (density != density_) {  // a window of another screen, or of none yet
        density_ = density;
        const auto least = [density](int pixels) { return static_cast<int>(std::ceil(static_cast<float>(pixels) / density)); };
        SDL_SetWindowMinimumSize(sdl_window_.get(), least(smallest_width), least(smallest_height));
    }
    const float scale = scale_for(width_, height_, settings_.text_size, strip_);
    if (scale != scale_) {
        pictures_->forget();
        apply_style(ImGui::GetStyle(), scale);
    } else if (!std::exchange(new_letters_, false)) {
        return;
    }
    scale_ = scale;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    load_fonts(atlas, font_files_, letters_met_.met(), scale, fonts_);
    unsigned char* rgba = nullptr;
    int w = 0;
    int h = 0;
    atlas.GetTexDataAsRGBA32(&rgba, &w, &h);
    letters_.reset(SDL_CreateTexture(renderer_.get(), SDL_PIXELFORMAT_ABGR8888, SDL_TEXTUREACCESS_STATIC, w, h));
    if (!letters_) fail("Cannot load the fonts");
    SDL_UpdateTexture(letters_.get(), nullptr, rgba, w * 4);
    SDL_SetTextureBlendMode(letters_.get(), SDL_BLENDMODE_BLEND);
    atlas.SetTexID(letters_.get());
    atlas.ClearTexData();
    ImGui::GetIO().FontDefault = font(Type::body);
}

void Window::meet(std::string_view text) {
    if (!letters_met_.meet(text)) return;
    new_letters_ = true;
    wake();
}

SDL_FRect Window::strip() const {
    const auto high = static_cast<float>(strip_high());
    return {0, static_cast<float>(height_) - high, static_cast<float>(width_), high};
}

void Window::lead_pointer() {
    keyboard_.begin_frame();
    if (const Control* control = keyboard_.focused(controls_)) {
        mouse_x_ = std::floor(control->rect.x + control->rect.w / 2);
        mouse_y_ = std::floor(control->rect.y + control->rect.h / 2);
    }
    pressed_[0] = keyboard_.take_press() || pressed_[0];
    if (keyboard_.take_end_of_typing()) ImGui::ClearActiveID();
}

/// Four brass corners around the focused control, visible on cloth, paper and map.
void Window::draw_keyboard() {
    const Control* control = keyboard_.focused(controls_);
    if (control == nullptr) return;
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    const float line = std::max(2.0F, units(2));
    const SDL_FRect& r = control->rect;
    const float arm = std::round(std::min({r.w, r.h, 40 * scale_}) * 0.3F);
    const auto corners = [&](float out, float thick, ImU32 ink) {
        const float left = std::max(0.0F, r.x - out);
        const float top = std::max(0.0F, r.y - out);
        const float right = std::min(static_cast<float>(width_), r.x + r.w + out);
        const float bottom = std::min(static_cast<float>(height_), r.y + r.h + out);
        const float long_arm = arm + thick / 2;
        for (const float y : {top, bottom - thick}) {
            list.AddRectFilled({left, y}, {left + long_arm, y + thick}, ink);
            list.AddRectFilled({right - long_arm, y}, {right, y + thick}, ink);
        }
        for (const float x : {left, right - thick}) {
            list.AddRectFilled({x, top}, {x + thick, top + long_arm}, ink);
            list.AddRectFilled({x, bottom - long_arm}, {x + thick, bottom}, ink);
        }
    };
    corners(2 * line, 3 * line, packed(0x14100A));
    corners(1.5F * line, 2 * line, packed(0xFFE9A8));
}

void Window::begin_frame() {
    over_strip_ = false;
    input_.begin_frame();
    fit();
    lead_pointer();
    if (pressed_at_ && !rests_since_press()) pressed_at_.reset();
    pictures_->begin_frame();
    controls_.boxes().record(blank_ || (settings_.speech && speech_offered_));
    controls_.clear(width_, height_);
    sounds_.clear();
    bool down[3];
    for (int i = 0; i < 3; ++i) {
        down[i] = held_[i] || pressed_[i] || (i == 0 && keyboard_.holds());
        pressed_[i] = false;
    }
    begin_input(mouse_x_, mouse_y_, down);
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {static_cast<float>(width_), static_cast<float>(height_)};
    io.DisplayFramebufferScale = {1, 1};
    const Uint32 time = now();
    io.DeltaTime = static_cast<float>(std::max<Uint32>(1, time - drawn_at_)) / 1000;
    drawn_at_ = time;
    io.MouseWheel += keyboard_.take_wheel();
    ImGui::NewFrame();
}

void Window::end_frame() {
    keyboard_.end_frame();
    if (keyboard_.settle(controls_)) wake();
    draw_keyboard();
    ImGui::Render();
    if (frames_wanted_ > 0) --frames_wanted_;
    if (blank_ || !is_seen()) return;
    draw();
    if (keeps_frames_) {
        kept_frame_.resize(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_) * 4);
        SDL_RenderReadPixels(renderer_.get(), nullptr, SDL_PIXELFORMAT_ARGB8888, kept_frame_.data(), width_ * 4);
    }
    // In the first frame of a page, the length of its lists is not known yet: it would briefly show their oldest lines.
    if (!std::exchange(unsettled_, false)) SDL_RenderPresent(renderer_.get());
}

namespace {

std::optional<Uint32> moved_by_hand;

}  // namespace

Uint32 now() { return moved_by_hand.value_or(SDL_GetTicks()); }

void pass_time(Uint32 milliseconds) { moved_by_hand = now() + milliseconds; }

float scale_for(int width, int height, TextSize size, float strip) {
    const float w = static_cast<float>(width);
    const float h = static_cast<float>(height);
    const float plain = std::clamp(std::min(w / 1280, h / 800), 0.8F, 6.0F);
    const float most = std::min(w / smallest_width, h / (smallest_height + strip));
    return std::max(plain, std::min(plain * factor_of(size), most));
}

}  // namespace fow::ui
