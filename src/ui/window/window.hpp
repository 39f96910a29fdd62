// The window everything lies on: window, renderer, fonts, theme, frame and input.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fow/view/settings.hpp"
#include "ui/window/controls.hpp"
#include "ui/window/fonts.hpp"
#include "ui/window/keyboard.hpp"
#include "ui/window/sounds.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/window/uniforms.hpp"

namespace fow::ui {

class Pictures;

/// The lettering: one family, five uses. Sizes follow scale().
enum class Type { title, heading, body, small, italic };
inline constexpr std::size_t type_count = 5;
using Fonts = std::array<ImFont*, type_count>;  ///< by Type

/// How a window is opened.
struct Setup {
    int width = 1280;  ///< pixels, at least 1024
    int height = 800;  ///< pixels, at least 640
    bool visible = true;
    bool accelerated = false;  ///< let SDL choose a renderer; else the software one
    std::string title = "Fog of Waterloo";
    std::filesystem::path assets;  ///< the folder of the pictures
    bool blank = false;            ///< lay out and do not draw: what is measured is the layout alone
};

/// One window. There may be one window at a time.
class Window {
public:
    /// Throws std::runtime_error with SDL's reason when no window can be had.
    explicit Window(const Setup& setup);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    /// The next event, already told to the widgets; false when none came within `timeout` milliseconds.
    [[nodiscard]] bool next_event(SDL_Event& event, int timeout);
    /// After input the widgets need a few frames to come to rest: draw on while this is true.
    [[nodiscard]] bool restless() const { return frames_wanted_ > 0; }
    /// Something moves: draw a few more frames.
    void wake() { frames_wanted_ = 3; }
    /// Another screen begins: forgets all input that has not been handled, keys and buttons held down included, and all
    /// that the widgets remember of the frames before, such as scrolling, sizes and what was typed and deleted.
    void clear_away();
    /// Escape has just been pressed, and the widgets do not hear of it.
    void swallow_escape();
    /// Takes what was copied out of a field back from the clipboard, if it is still there.
    void forget_copied();

    /// Everything is drawn between these two; end_frame() shows it.
    void begin_frame();
    void end_frame();

    /// The players' choices, from the next frame on.
    void use(const Settings& settings);
    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] Uniform uniform(Army army) const { return uniform_of(army, settings_.colours); }
    [[nodiscard]] Uniform uniform(Seat seat) const { return uniform(army_of(seat)); }
    /// The map is seen from the north: the one who sits there asked for it.
    void turn_board(bool turned) { turned_ = turned; }
    [[nodiscard]] bool board_turned() const { return turned_; }
    /// A rule id was clicked, wherever it stands; "" asks for the rulebook as it was left.
    void look_up(std::string_view rule) { looked_up_ = rule; }
    [[nodiscard]] std::optional<std::string> take_looked_up() { return std::exchange(looked_up_, std::nullopt); }
    /// To be heard with this frame.
    void play(Sound sound) { sounds_.push_back(sound); }
    /// What is to be heard with the frame last drawn.
    [[nodiscard]] const std::vector<Sound>& sounds() const { return sounds_; }

    /// 1 at 1280x800; at least 0.8; 2.7 at 3840x2160.
    [[nodiscard]] float scale() const { return scale_; }
    /// `n` units of scale 1 in whole pixels.
    [[nodiscard]] float units(float n) const { return std::round(n * scale_); }
    /// How thick a thin line is: whole pixels, at least 1.
    [[nodiscard]] float line() const { return std::max(1.0F, std::floor(scale_)); }
    [[nodiscard]] int width() const { return width_; }                                       ///< pixels
    [[nodiscard]] int height() const { return height_ - (over_strip_ ? 0 : strip_high()); }  ///< pixels, the strip left out
    [[nodiscard]] int window_height() const { return height_; }                              ///< pixels
    /// A strip along the foot of the window that screens leave free, from the next frame on: units of scale 1; 0 = none.
    void keep_strip(float high) { strip_ = high; }
    [[nodiscard]] SDL_FRect strip() const;  ///< pixels
    /// What comes in this frame lies above the strip too.
    void cover_strip() { over_strip_ = true; }
    /// Draws a list of shapes at once onto a texture made for drawing on.
    void paint(SDL_Texture& target, const ImDrawList& list);
    [[nodiscard]] SDL_Renderer* renderer() { return renderer_.get(); }
    [[nodiscard]] SDL_Window* sdl_window() const { return sdl_window_.get(); }
    [[nodiscard]] ImFont* font(Type type) const { return fonts_[static_cast<std::size_t>(type)]; }
    /// How high a line of that lettering is: pixels, whole.
    [[nodiscard]] float line_height(Type type) const { return font(type)->FontSize; }
    [[nodiscard]] Controls& controls() { return controls_; }
    [[nodiscard]] const Controls& controls() const { return controls_; }
    [[nodiscard]] Keyboard& keyboard() { return keyboard_; }
    [[nodiscard]] const Keyboard& keyboard() const { return keyboard_; }
    [[nodiscard]] Pictures& pictures() { return *pictures_; }
    [[nodiscard]] bool blank() const { return blank_; }
    /// What the kit had to make do without: a font, a picture. One sentence each.
    [[nodiscard]] const std::vector<std::string>& notices() const { return notices_; }
    void notice(std::string sentence);

    /// The frame last shown, as PNG; false when it cannot be written.
    [[nodiscard]] bool save_png(const std::filesystem::path& path);
    /// The frame last shown: rows of RGBA, width() * height() * 4 bytes.
    [[nodiscard]] std::vector<unsigned char> pixels();
    /// From the next frame on keeps what was shown, pixel for pixel, in the renderer's own order.
    void keep_frames() { keeps_frames_ = true; }
    [[nodiscard]] const std::vector<unsigned char>& kept_frame() const { return kept_frame_; }

private:
    struct Closer {
        void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
        void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
        void operator()(ImGuiContext* context) const;
    };
    struct Library {  // SDL itself: opened first, closed last
        Library();
        ~Library();
        Library(const Library&) = delete;
        Library& operator=(const Library&) = delete;
    };
    void note(const SDL_Event& event);
    [[nodiscard]] int strip_high() const { return static_cast<int>(units(strip_)); }
    void lay_out_widgets();
    void lead_pointer();
    void draw_keyboard();
    void fit();
    void draw();
    void draw(const ImDrawList& list, int width, int height);
    void draw(const ImDrawCmd& command, const ImDrawVert* vertices, int vertex_count, const ImDrawIdx* indices);

    Library library_;
    std::unique_ptr<SDL_Window, Closer> sdl_window_;
    std::unique_ptr<SDL_Renderer, Closer> renderer_;
    std::unique_ptr<ImFontAtlas> atlas_;
    std::unique_ptr<ImGuiContext, Closer> context_;
    Texture letters_;
    FontFiles font_files_;
    std::unique_ptr<Pictures> pictures_;
    Controls controls_;
    Keyboard keyboard_;
    Settings settings_;
    bool full_screen_ = false;
    bool turned_ = false;
    bool blank_ = false;
    std::optional<std::string> looked_up_;
    std::vector<Sound> sounds_;
    std::vector<std::string> notices_;
    Fonts fonts_{};
    float scale_ = 0;
    int width_ = 0;
    int height_ = 0;
    float strip_ = 0;  ///< units of scale 1
    bool over_strip_ = false;
    int frames_wanted_ = 3;
    Uint32 drawn_at_ = 0;  ///< by now()
    std::string copied_;   ///< out of a field
    bool keeps_frames_ = false;
    std::vector<unsigned char> kept_frame_;
    float mouse_x_ = -1;
    float mouse_y_ = -1;
    bool held_[3]{};     // left, right, middle as events told
    bool pressed_[3]{};  // went down since the last frame: a click shorter than a frame counts
};

}  // namespace fow::ui
