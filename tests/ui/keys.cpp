// Keys by the letter that is written on them, on every keyboard.
#include "catch.hpp"

#include <string>

#include "ui/open_window.hpp"
#include "ui/widgets/fields.hpp"
#include "ui/widgets/sheets.hpp"
#include "ui/window/keyboard.hpp"
#include "ui/window/keys.hpp"

using namespace fow;
using namespace fow::ui;
using fow::test::open_window;

namespace {

SDL_Keysym keysym(SDL_Keycode letter, SDL_Scancode place, int modifiers = KMOD_NONE) {
    return {place, letter, static_cast<Uint16>(modifiers), 0};
}

struct OnKeyboard {
    const char* keyboard;
    SDL_Keycode letter;
    SDL_Scancode place;
    SDL_Keycode meant;
    int modifiers = KMOD_NONE;
};

constexpr OnKeyboard keyboards[] = {
    {"US", SDLK_z, SDL_SCANCODE_Z, SDLK_z},
    {"US", SDLK_EQUALS, SDL_SCANCODE_EQUALS, SDLK_EQUALS, KMOD_LSHIFT},
    {"German", SDLK_z, SDL_SCANCODE_Y, SDLK_z},
    {"German", SDLK_y, SDL_SCANCODE_Z, SDLK_y},
    {"German", SDLK_PLUS, SDL_SCANCODE_RIGHTBRACKET, SDLK_PLUS},
    {"German", SDLK_MINUS, SDL_SCANCODE_SLASH, SDLK_MINUS},
    {"German", 0xF6, SDL_SCANCODE_SEMICOLON, SDLK_SEMICOLON},
    {"French", SDLK_a, SDL_SCANCODE_Q, SDLK_a},
    {"French", SDLK_m, SDL_SCANCODE_SEMICOLON, SDLK_m},
    {"French", SDLK_COMMA, SDL_SCANCODE_M, SDLK_COMMA},
    {"French", SDLK_AMPERSAND, SDL_SCANCODE_1, SDLK_1},
    {"French", 0xE9, SDL_SCANCODE_2, SDLK_2},
    {"French", SDLK_MINUS, SDL_SCANCODE_6, SDLK_MINUS},
    {"French", SDLK_MINUS, SDL_SCANCODE_6, SDLK_6, KMOD_RSHIFT},
    {"French", SDLK_COLON, SDL_SCANCODE_PERIOD, SDLK_PERIOD},
    {"Czech", SDLK_PLUS, SDL_SCANCODE_1, SDLK_PLUS},
    {"Czech", SDLK_PLUS, SDL_SCANCODE_1, SDLK_1, KMOD_LSHIFT},
    {"Dvorak", SDLK_v, SDL_SCANCODE_PERIOD, SDLK_v},
    {"Dvorak", SDLK_PERIOD, SDL_SCANCODE_E, SDLK_PERIOD},
    {"Danish", SDLK_PLUS, SDL_SCANCODE_MINUS, SDLK_PLUS},
    {"Russian", 0x44F, SDL_SCANCODE_Z, SDLK_z},
    {"Russian", 0x443, SDL_SCANCODE_E, SDLK_e},
    {"Greek", 0x3B6, SDL_SCANCODE_Z, SDLK_z},
    {"any", SDLK_RETURN, SDL_SCANCODE_RETURN, SDLK_RETURN},
    {"any", SDLK_F9, SDL_SCANCODE_F9, SDLK_F9},
    {"any", SDLK_DELETE, SDL_SCANCODE_DELETE, SDLK_DELETE},
    {"any", SDLK_SPACE, SDL_SCANCODE_SPACE, SDLK_SPACE},
    {"dead", SDLK_UNKNOWN, SDL_SCANCODE_EQUALS, SDLK_EQUALS},
    {"number pad", SDLK_KP_8, SDL_SCANCODE_KP_8, SDLK_UP},
    {"number pad", SDLK_KP_4, SDL_SCANCODE_KP_4, SDLK_LEFT},
    {"number pad", SDLK_KP_6, SDL_SCANCODE_KP_6, SDLK_RIGHT, KMOD_LSHIFT},
    {"number pad", SDLK_KP_2, SDL_SCANCODE_KP_2, SDLK_DOWN},
    {"number pad", SDLK_KP_7, SDL_SCANCODE_KP_7, SDLK_HOME},
    {"number pad", SDLK_KP_3, SDL_SCANCODE_KP_3, SDLK_PAGEDOWN},
    {"number pad", SDLK_KP_PERIOD, SDL_SCANCODE_KP_PERIOD, SDLK_DELETE},
    {"number pad", SDLK_KP_8, SDL_SCANCODE_KP_8, SDLK_8, KMOD_NUM},
    {"number pad", SDLK_KP_ENTER, SDL_SCANCODE_KP_ENTER, SDLK_RETURN, KMOD_NUM},
    {"number pad", SDLK_KP_PLUS, SDL_SCANCODE_KP_PLUS, SDLK_PLUS},
};

/// Passes a key to the window: down, and up again.
void tap(SDL_Keysym key) {
    SDL_Event event{};
    event.key.keysym = key;
    SDL_SetModState(static_cast<SDL_Keymod>(key.mod));
    for (const Uint32 type : {SDL_KEYDOWN, SDL_KEYUP}) {
        event.type = type;
        event.key.state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
        if (type == SDL_KEYUP) event.key.keysym.mod = KMOD_NONE;  // Ctrl has gone up before
        SDL_PushEvent(&event);
    }
    SDL_SetModState(KMOD_NONE);  // the player has let go before the frame is drawn
}

void write(const char* letter) {
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    SDL_strlcpy(event.text.text, letter, sizeof event.text.text);
    SDL_PushEvent(&event);
}

/// A window with a field, which has the focus.
class Field {
public:
    Field() {
        draw(true);
        for (int i = 0; i < 4; ++i) draw();
    }
    void draw(bool focus = false) {
        for (int frames = 0; frames < 8; ++frames) {  // an event may wait for the next frame
            SDL_Event event;
            while (window_->next_event(event, 0)) {}
            window_->begin_frame();
            card_begin(*window_, "card", {0, 0, 500, 300});
            text_field(*window_, "field", text, {.focus = focus && frames == 0});
            card_end(*window_);
            window_->end_frame();
        }
    }
    std::string text;

private:
    std::unique_ptr<Window> window_ = open_window(1024, 640);
};

}  // namespace

TEST_CASE("A key means the letter on it, or else its place on a US keyboard", "[keys]") {
    for (const OnKeyboard& key : keyboards) {
        INFO(key.keyboard << ' ' << key.letter << " at " << key.place);
        CHECK(meant_key(keysym(key.letter, key.place, key.modifiers)) == key.meant);
    }
}

TEST_CASE("A key goes up as what it went down as", "[keys]") {
    KeyTranslator translator;
    SDL_KeyboardEvent event{};
    const auto told = [&](Uint32 type, SDL_Keysym key) {
        event.type = type;
        event.keysym = key;
        translator.translate(event);
        return event.keysym;
    };
    CHECK(told(SDL_KEYDOWN, keysym(SDLK_KP_4, SDL_SCANCODE_KP_4)).scancode == SDL_SCANCODE_LEFT);
    CHECK(told(SDL_KEYUP, keysym(SDLK_KP_4, SDL_SCANCODE_KP_4, KMOD_NUM)).sym == SDLK_LEFT);
    CHECK(told(SDL_KEYDOWN, keysym(SDLK_KP_4, SDL_SCANCODE_KP_4, KMOD_NUM)).sym == SDLK_4);
    CHECK(told(SDL_KEYUP, keysym(SDLK_KP_4, SDL_SCANCODE_KP_4)).sym == SDLK_4);
    CHECK(told(SDL_KEYDOWN, keysym(SDLK_z, SDL_SCANCODE_Y)).scancode == SDL_SCANCODE_Z);
}

TEST_CASE("A key with Ctrl, Alt, AltGr or Super is another key", "[keys]") {
    const auto presses = [](SDL_Keycode key, int modifiers) {
        Keyboard keyboard;
        SDL_KeyboardEvent event{};
        event.type = SDL_KEYDOWN;
        event.keysym = keysym(key, SDL_SCANCODE_UNKNOWN, modifiers);
        keyboard.handle(event, Controls{}, false);
        return keyboard;
    };
    for (const int modifiers : std::initializer_list<int>{KMOD_LCTRL, KMOD_RCTRL, KMOD_LALT, KMOD_RALT, KMOD_LGUI, KMOD_RGUI, KMOD_MODE,
                                                          KMOD_LCTRL | KMOD_LSHIFT}) {
        INFO(modifiers);
        CHECK_FALSE(presses(SDLK_e, modifiers).pressed(Shortcut::own("E")));
        CHECK_FALSE(presses(SDLK_ESCAPE, modifiers).pressed(SDLK_ESCAPE));
        CHECK_FALSE(presses(SDLK_RETURN, modifiers).any_pressed());
        CHECK_FALSE(presses(SDLK_e, modifiers).pressed_other_than({}));
    }
    for (const int modifiers : {KMOD_NONE, KMOD_LSHIFT, KMOD_NUM, KMOD_CAPS}) {
        CHECK(presses(SDLK_e, modifiers).pressed(Shortcut::own("E")));
        CHECK(presses(SDLK_RETURN, modifiers).any_pressed() == SDLK_RETURN);
        CHECK_FALSE(presses(SDLK_z, modifiers).pressed_with_ctrl(SDLK_z));
    }
    CHECK(presses(SDLK_z, KMOD_RCTRL).pressed_with_ctrl(SDLK_z));
    CHECK_FALSE(presses(SDLK_z, KMOD_LCTRL | KMOD_RALT).pressed_with_ctrl(SDLK_z));
    CHECK_FALSE(presses(SDLK_LSHIFT, KMOD_LSHIFT).pressed_other_than({}));  // a modifier alone is no key
}

TEST_CASE("Own keys have no other meaning", "[keys]") {
    for (const TurnCommand command : turn_commands) {
        for (const SDL_Keycode key : fixed_keys) {
            const bool usual = Shortcut::own(usual_keys()[static_cast<std::size_t>(command)]).key() == key;
            CHECK(may_be_own(command, key) == usual);
        }
        for (const SDL_Keycode key :
             {SDLK_LSHIFT, SDLK_RSHIFT, SDLK_LCTRL, SDLK_RCTRL, SDLK_LALT, SDLK_RALT, SDLK_LGUI, SDLK_RGUI, SDLK_MODE, SDLK_CAPSLOCK,
              SDLK_NUMLOCKCLEAR, SDLK_SCROLLLOCK, SDLK_KP_4, SDLK_KP_PLUS, SDLK_KP_ENTER, SDLK_F5, SDLK_F12, SDLK_F13, SDLK_UNKNOWN})
            CHECK_FALSE(may_be_own(command, key));
        for (const SDL_Keycode key : {SDLK_q, SDLK_w, SDLK_SEMICOLON, SDLK_INSERT, SDLK_KP_MULTIPLY}) CHECK(may_be_own(command, key));
    }
}

TEST_CASE("Own keys that have come to mean something else give way to the usual ones", "[keys]") {
    CHECK(allowed_keys(usual_keys()) == usual_keys());
    Keys keys = usual_keys();
    keys[0] = "Q";
    keys[3] = ";";
    CHECK(allowed_keys(keys) == keys);
    keys[1] = "O";              // shows the whole map
    keys[2] = usual_keys()[1];  // which is needed again
    Keys restored = keys;
    restored[1] = usual_keys()[1];
    restored[2] = usual_keys()[2];
    CHECK(allowed_keys(keys) == restored);
}

TEST_CASE("Text fields know their shortcuts by the letter, on every keyboard", "[keys]") {
    struct SelectAll {
        const char* keyboard;
        SDL_Keycode letter;
        SDL_Scancode place;
    };
    for (const SelectAll& key : {SelectAll{"US", SDLK_a, SDL_SCANCODE_A}, SelectAll{"French", SDLK_a, SDL_SCANCODE_Q},
                                 SelectAll{"Russian", 0x444, SDL_SCANCODE_A}}) {
        INFO(key.keyboard);
        Field field;
        write("abc");
        field.draw();
        CHECK(field.text == "abc");
        tap(keysym(key.letter, key.place, KMOD_LCTRL));
        field.draw();
        write("x");
        field.draw();
        CHECK(field.text == "x");
    }
    Field field;  // the number pad moves the caret, unless it writes digits
    write("bc");
    field.draw();
    tap(keysym(SDLK_KP_7, SDL_SCANCODE_KP_7));
    write("a");
    field.draw();
    CHECK(field.text == "abc");
    tap(keysym(SDLK_KP_7, SDL_SCANCODE_KP_7, KMOD_NUM));
    write("7");
    field.draw();
    CHECK(field.text == "a7bc");
    tap(keysym(SDLK_q, SDL_SCANCODE_A, KMOD_LCTRL));  // Ctrl+Q on a French keyboard, where a US one has A
    field.draw();
    write("d");
    field.draw();
    CHECK(field.text == "a7dbc");
}
