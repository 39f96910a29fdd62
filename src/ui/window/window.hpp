// The window: renderer, fonts, theme, frames, input and time.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/catalogue.hpp"
#include "core/settings.hpp"
#include "ui/window/controls.hpp"
#include "ui/window/fonts.hpp"
#include "ui/window/frame_input.hpp"
#include "ui/window/game_look.hpp"
#include "ui/window/keyboard.hpp"
#include "ui/window/keys.hpp"
#include "ui/window/letters.hpp"
#include "ui/window/sounds.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::ui {

class Pictures;

/// One font family, five uses. Sizes follow scale().
enum class Type { title, heading, body, small, italic };
inline constexpr std::size_t type_count = 5;
using Fonts = std::array<ImFont*, type_count>;  ///< by Type

/// How a window is opened.
struct Setup {
    int width = 1280;                     ///< as the desktop counts; on a screen of high density each of these is several pixels
    int height = 800;                     ///< likewise
    bool fits_screen = false;             ///< but not larger than the screen
    std::optional<DesktopPlace> place{};  ///< where it opens, if a screen shows that; else in the middle of the first one
    bool dense = true;                    ///< draw in the pixels of a screen of high density; else the desktop enlarges the picture
    bool visible = true;
    bool accelerated = false;  ///< let SDL choose a renderer; else the software one
    std::string title = "Fog of Waterloo";
    std::filesystem::path assets;  ///< the folder of pictures
    bool blank = false;            ///< lay out without drawing, to measure the layout only
};

/// The scale for a window: 1 at 1280x800, at least 0.8. Larger text raises it only as far as every screen still has 1024 by 640 units above
/// a strip of that height. Pure.
[[nodiscard]] float scale_for(int width, int height, TextSize size = TextSize::normal, float strip = 0);

/// There may be only one window at a time.
class Window {
public:
    /// Throws std::runtime_error with SDL's reason if the window cannot be opened.
    explicit Window(const Setup& setup);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    /// The next event, already passed to the widgets; false if none arrives within `timeout` milliseconds, or if the next one has to wait
    /// until a frame has been drawn.
    [[nodiscard]] bool next_event(SDL_Event& event, int timeout);
    /// After input the widgets need a few frames to settle: keep drawing while this is true.
    [[nodiscard]] bool needs_frame() const { return frames_wanted_ > 0 || waiting_; }
    /// Whether any of it can be seen: it is neither minimised nor hidden. Frames that nobody sees are not drawn.
    [[nodiscard]] bool is_seen() const;
    /// Something moves: draw a few more frames.
    void wake() { frames_wanted_ = 3; }
    /// Another screen starts: drops all unhandled input, including keys and buttons held down, and all that the widgets remember of earlier
    /// frames: scrolling, sizes, what was typed and deleted.
    /// Returns the keys that were let go meanwhile: the next screen may have heard them go down.
    std::vector<SDL_Event> reset_screen();
    /// Hides Escape, which has just been pressed, from the widgets.
    void swallow_escape();
    /// Clears the clipboard if it still holds text copied from a field.
    void forget_copied();

    /// Everything is drawn between these two; end_frame() shows it.
    void begin_frame();
    void end_frame();

    /// Applies the settings from the next frame on.
    void use(const Settings& settings);
    [[nodiscard]] const Settings& settings() const { return settings_; }
    /// The player's own key for a command in a turn, and what is written on it.
    [[nodiscard]] Shortcut key(TurnCommand command) const { return Shortcut::own(settings_.keys[static_cast<std::size_t>(command)]); }
    [[nodiscard]] std::string key_name(TurnCommand command) const {
        return label_of_key(settings_.keys[static_cast<std::size_t>(command)]);
    }
    /// What shared pages show about the game that is played.
    void use(GameLook look) { look_ = std::move(look); }
    [[nodiscard]] const GameLook& look() const { return look_; }
    /// The colour of a seat in the chosen set: 0xRRGGBB.
    [[nodiscard]] unsigned cloth(Seat seat) const { return look_.seats[seat].cloth[static_cast<std::size_t>(settings_.colours)]; }
    /// Whether the map is seen from the north, as the seated player has chosen.
    void turn_board(bool turned) { turned_ = turned; }
    [[nodiscard]] bool board_turned() const { return turned_; }
    /// The part of the map that is shown; each new screen starts with the whole map.
    [[nodiscard]] const Lens& lens() const { return lens_; }
    void use(const Lens& lens) {
        lens_ = lens;
        wake();
    }
    /// The pointer is a finger.
    [[nodiscard]] bool touched() const { return touched_; }
    /// The finger just lifted had rested for long: it pointed and did not press.
    [[nodiscard]] bool long_touch() const { return touched_ && touching_ms_ >= 500; }
    /// How far two fingers have moved apart since the last call, as a share of the touch screen.
    [[nodiscard]] float take_pinch() { return std::exchange(pinch_, 0.0F); }
    /// Whether the settings can have pages read aloud. `advice`: what to do if it is not offered, a sentence to be translated.
    void offer_speech(bool offered, const char* advice) {
        speech_offered_ = offered;
        speech_advice_ = advice;
    }
    [[nodiscard]] bool speech_offered() const { return speech_offered_; }
    [[nodiscard]] const char* speech_advice() const { return speech_advice_; }
    /// A text is about to be drawn: from the next frame on, all of its letters can be.
    void meet(std::string_view text);
    /// The languages to choose from, English among them, and the code of the one that is spoken.
    /// `list` reads a file for each language, so it is called when they are first shown.
    void offer_languages(std::function<std::vector<Language>()> list) { list_languages_ = std::move(list); }
    [[nodiscard]] const std::vector<Language>& languages() {
        if (list_languages_) languages_ = std::exchange(list_languages_, nullptr)();
        return languages_;
    }
    void speak(std::string code) { language_ = std::move(code); }
    [[nodiscard]] const std::string& language() const { return language_; }
    /// A rule id was clicked anywhere; "" opens the rulebook where it was left.
    void look_up(std::string_view rule) { looked_up_ = rule; }
    [[nodiscard]] std::optional<std::string> take_looked_up() { return std::exchange(looked_up_, std::nullopt); }
    /// The reference card was asked for by a button.
    void open_reference() { reference_asked_ = true; }
    [[nodiscard]] bool take_reference_asked() { return std::exchange(reference_asked_, false); }
    /// Whether the player may ask for a hint now, and whether the seats of this game may change hands. If so, pages offer it.
    void offer_hint(bool offered) { hint_offered_ = offered; }
    [[nodiscard]] bool hint_offered() const { return hint_offered_; }
    void ask_for_hint() { hint_asked_ = true; }
    [[nodiscard]] bool take_hint_asked() { return std::exchange(hint_asked_, false); }
    void offer_seats(bool offered) { seats_offered_ = offered; }
    [[nodiscard]] bool seats_offered() const { return seats_offered_; }
    /// Whether the game at the table has a computed player: nothing that is put to it can be talked over, so it is asked about first.
    void play_with_computer(bool does) { with_computer_ = does; }
    [[nodiscard]] bool plays_with_computer() const { return with_computer_; }
    void ask_for_seats() { seats_asked_ = true; }
    [[nodiscard]] bool take_seats_asked() { return std::exchange(seats_asked_, false); }
    /// Whether the pointer was sent to where it is by a name: a script names the control or the place of a map that it points at, and means
    /// exactly that. A hand, or a key, may miss by a little or press by mistake: pages may help it.
    void send_by_name(bool named) { by_name_ = named; }
    [[nodiscard]] bool sent_by_name() const { return by_name_; }
    /// A button was pressed where the pointer is.
    void note_press();
    /// The pointer has not moved on since then: a hint on what lies there now would only cover what the press brought.
    [[nodiscard]] bool rests_since_press() const;
    /// The game menu makes way for a page. If Escape closes that page, return_to_menu() has the menu opened again; otherwise the page
    /// forgets where it came from.
    void leave_menu() { from_menu_ = true; }
    void return_to_menu() { menu_asked_ = std::exchange(from_menu_, false); }
    void forget_menu() { from_menu_ = false; }
    [[nodiscard]] bool take_menu_asked() { return std::exchange(menu_asked_, false); }
    /// Plays with this frame.
    void play(Sound sound) { sounds_.push_back(sound); }
    /// The sounds of the last frame.
    [[nodiscard]] const std::vector<Sound>& sounds() const { return sounds_; }

    /// 1 at 1280x800; at least 0.8; 2.7 at 3840x2160.
    [[nodiscard]] float scale() const { return scale_; }
    /// The scale for normal text: what arranges the map, so that larger text never makes pieces smaller.
    [[nodiscard]] float layout_scale() const { return scale_for(width_, height_); }
    /// `n` units of scale 1 in whole pixels.
    [[nodiscard]] float units(float n) const { return std::round(n * scale_); }
    /// Thickness of a thin line: whole pixels, at least 1.
    [[nodiscard]] float line() const { return std::max(1.0F, std::floor(scale_)); }
    [[nodiscard]] int width() const { return width_; }                                       ///< pixels
    [[nodiscard]] int height() const { return height_ - (over_strip_ ? 0 : strip_high()); }  ///< pixels, without the strip
    [[nodiscard]] int window_height() const { return height_; }                              ///< pixels
    /// Its size as the desktop counts, as in Setup.
    [[nodiscard]] SDL_Point size_on_desktop() const;
    /// Where its upper left corner is, on systems where programs place their windows.
    [[nodiscard]] std::optional<DesktopPlace> place_on_desktop() const;
    /// A strip along the bottom of the window that screens leave free, from the next frame on: units of scale 1; 0 = none.
    void keep_strip(float high) { strip_ = high; }
    [[nodiscard]] SDL_FRect strip() const;  ///< pixels
    /// The rest of this frame may cover the strip.
    void cover_strip() { over_strip_ = true; }
    /// Draws onto a render target.
    void paint(SDL_Texture& target, const std::function<void(ImDrawList&)>& draws);
    [[nodiscard]] SDL_Renderer* renderer() { return renderer_.get(); }
    [[nodiscard]] SDL_Window* sdl_window() const { return sdl_window_.get(); }
    [[nodiscard]] ImFont* font(Type type) const { return fonts_[static_cast<std::size_t>(type)]; }
    /// Height of a line of that type: whole pixels.
    [[nodiscard]] float line_height(Type type) const { return font(type)->FontSize; }
    [[nodiscard]] Controls& controls() { return controls_; }
    [[nodiscard]] const Controls& controls() const { return controls_; }
    [[nodiscard]] Keyboard& keyboard() { return keyboard_; }
    [[nodiscard]] const Keyboard& keyboard() const { return keyboard_; }
    [[nodiscard]] Pictures& pictures() { return *pictures_; }
    [[nodiscard]] bool blank() const { return blank_; }
    /// Missing fonts and pictures. One sentence each.
    [[nodiscard]] const std::vector<std::string>& notices() const { return notices_; }
    void notice(std::string sentence);

    /// The last frame as PNG; false if it cannot be written.
    [[nodiscard]] bool save_png(const std::filesystem::path& path);
    /// The last frame: rows of RGBA, width() * height() * 4 bytes.
    [[nodiscard]] std::vector<unsigned char> pixels();
    /// From the next frame on, keeps each frame in the renderer's own pixel format.
    void keep_frames() { keeps_frames_ = true; }
    [[nodiscard]] const std::vector<unsigned char>& kept_frame() const { return kept_frame_; }

private:
    struct Closer {
        void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
        void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
        void operator()(ImGuiContext* context) const;
    };
    struct Library {  // SDL itself: initialised first, closed last
        Library();
        ~Library();
        Library(const Library&) = delete;
        Library& operator=(const Library&) = delete;
    };
    [[nodiscard]] bool arrives(SDL_Event& event, int timeout);
    [[nodiscard]] bool take_event(SDL_Event& event, int timeout);
    [[nodiscard]] bool hits_what_came_after(const SDL_Event& event);
    void note(const SDL_Event& event);
    void count_in_pixels(SDL_Event& event) const;
    void show_icon();
    [[nodiscard]] int strip_high() const { return static_cast<int>(units(strip_)); }
    void reset_widgets();
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
    Letters letters_met_;
    bool new_letters_ = false;
    FontFiles font_files_;
    std::unique_ptr<Pictures> pictures_;
    Controls controls_;
    Keyboard keyboard_;
    Gamepad gamepad_;
    KeyTranslator translator_;
    FrameInput input_;
    std::optional<SDL_Event> waiting_;  ///< for the next frame
    std::string pressed_on_;            ///< the control under the last press
    bool ignores_release_ = false;
    Settings settings_;
    GameLook look_;
    bool full_screen_ = false;
    bool turned_ = false;
    Lens lens_;
    float pinch_ = 0;
    bool speech_offered_ = false;
    const char* speech_advice_ = "";
    std::function<std::vector<Language>()> list_languages_{};  ///< not called yet
    std::vector<Language> languages_{};
    std::string language_ = english;
    bool touched_ = false;
    Uint32 touching_since_ = 0;  ///< by now()
    Uint32 touching_ms_ = 0;     ///< how long the last touch took
    bool blank_ = false;
    bool visible_ = true;
    std::optional<std::string> looked_up_;
    bool reference_asked_ = false;
    bool hint_offered_ = false;
    bool hint_asked_ = false;
    bool seats_offered_ = false;
    bool seats_asked_ = false;
    bool with_computer_ = false;
    bool by_name_ = false;
    std::optional<SDL_FPoint> pressed_at_;  ///< until the pointer moves on
    bool from_menu_ = false;
    bool menu_asked_ = false;
    std::vector<Sound> sounds_;
    std::vector<std::string> notices_;
    Fonts fonts_{};
    float scale_ = 0;
    int width_ = 0;
    int height_ = 0;
    float density_ = 0;  ///< pixels, for each that the desktop counts
    float strip_ = 0;    ///< units of scale 1
    bool over_strip_ = false;
    int frames_wanted_ = 3;
    bool unsettled_ = false;  ///< the next frame is the first of a page
    Uint32 drawn_at_ = 0;     ///< by now()
    std::string copied_;      ///< from a field
    bool keeps_frames_ = false;
    std::vector<unsigned char> kept_frame_;
    float mouse_x_ = -1;
    float mouse_y_ = -1;
    bool held_[3]{};     // left, right, middle, by events
    bool pressed_[3]{};  // pressed since the last frame: counts even if already released
};

/// Milliseconds: real time until the first call of pass_time(), then only the time passed that way, so that scripts produce the same frames
/// on every machine.
[[nodiscard]] Uint32 now();
void pass_time(Uint32 milliseconds);

}  // namespace fow::ui
