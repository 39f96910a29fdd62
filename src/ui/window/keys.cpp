#include "ui/window/keys.hpp"

#include <optional>

namespace fow::ui {
namespace {

/// The letters on a US keyboard, by scancode.
constexpr std::string_view main_letters = "abcdefghijklmnopqrstuvwxyz1234567890";  // from SDL_SCANCODE_A on
constexpr std::string_view other_letters = "-=[]\\#;'`,./";                        // from SDL_SCANCODE_MINUS on
static_assert(SDL_SCANCODE_A + 36 == SDL_SCANCODE_RETURN && SDL_SCANCODE_MINUS + 11 == SDL_SCANCODE_SLASH);

constexpr Uint16 not_plain = KMOD_CTRL | KMOD_ALT | KMOD_GUI | KMOD_MODE;

bool is_special(SDL_Keycode key) { return (key & SDLK_SCANCODE_MASK) != 0; }

std::optional<SDL_Scancode> place_of(SDL_Keycode letter) {
    if (is_special(letter)) return static_cast<SDL_Scancode>(letter & ~SDLK_SCANCODE_MASK);
    if (letter <= SDLK_SPACE || letter >= SDLK_DELETE) return std::nullopt;
    if (const auto at = main_letters.find(static_cast<char>(letter)); at != std::string_view::npos)
        return static_cast<SDL_Scancode>(SDL_SCANCODE_A + static_cast<int>(at));
    if (const auto at = other_letters.find(static_cast<char>(letter)); at != std::string_view::npos)
        return static_cast<SDL_Scancode>(SDL_SCANCODE_MINUS + static_cast<int>(at));
    return std::nullopt;
}

SDL_Keycode key_at(SDL_Scancode place) {
    const auto within = [place](SDL_Scancode first, std::string_view letters) {
        return place >= first && static_cast<std::size_t>(place - first) < letters.size();
    };
    if (within(SDL_SCANCODE_A, main_letters)) return main_letters[static_cast<std::size_t>(place - SDL_SCANCODE_A)];
    if (within(SDL_SCANCODE_MINUS, other_letters)) return other_letters[static_cast<std::size_t>(place - SDL_SCANCODE_MINUS)];
    return place == SDL_SCANCODE_UNKNOWN ? SDLK_UNKNOWN : SDL_SCANCODE_TO_KEYCODE(place);
}

struct PadKey {
    SDL_Keycode key;
    SDL_Keycode plain;     ///< without NumLock
    SDL_Keycode numbered;  ///< with it
};
constexpr PadKey pad_keys[] = {{SDLK_KP_0, SDLK_INSERT, SDLK_0},
                               {SDLK_KP_1, SDLK_END, SDLK_1},
                               {SDLK_KP_2, SDLK_DOWN, SDLK_2},
                               {SDLK_KP_3, SDLK_PAGEDOWN, SDLK_3},
                               {SDLK_KP_4, SDLK_LEFT, SDLK_4},
                               {SDLK_KP_5, SDLK_KP_5, SDLK_5},
                               {SDLK_KP_6, SDLK_RIGHT, SDLK_6},
                               {SDLK_KP_7, SDLK_HOME, SDLK_7},
                               {SDLK_KP_8, SDLK_UP, SDLK_8},
                               {SDLK_KP_9, SDLK_PAGEUP, SDLK_9},
                               {SDLK_KP_PERIOD, SDLK_DELETE, '.'},
                               {SDLK_KP_COMMA, SDLK_DELETE, ','},
                               {SDLK_KP_ENTER, SDLK_RETURN, SDLK_RETURN},
                               {SDLK_KP_PLUS, '+', '+'},
                               {SDLK_KP_MINUS, '-', '-'},
                               {SDLK_KP_EQUALS, '=', '='}};

}  // namespace

Shortcut Shortcut::own(const std::string& name) {
    Shortcut shortcut;
    shortcut.key_ = SDL_GetKeyFromName(name.c_str());
    return shortcut;
}

bool is_modifier(SDL_Keycode key) {
    return (key >= SDLK_LCTRL && key <= SDLK_RGUI) || key == SDLK_MODE || key == SDLK_CAPSLOCK || key == SDLK_NUMLOCKCLEAR ||
           key == SDLK_SCROLLLOCK;
}

bool is_plain(const SDL_Keysym& key) { return (key.mod & not_plain) == 0; }

bool is_with_ctrl(const SDL_Keysym& key) { return (key.mod & KMOD_CTRL) != 0 && (key.mod & not_plain & ~KMOD_CTRL) == 0; }

SDL_Keycode meant_key(const SDL_Keysym& key) {
    for (const PadKey& pad : pad_keys)
        if (key.sym == pad.key) return (key.mod & KMOD_NUM) != 0 ? pad.numbered : pad.plain;
    if (is_special(key.sym) || (key.sym > SDLK_UNKNOWN && key.sym <= SDLK_SPACE) || key.sym == SDLK_DELETE) return key.sym;
    const bool on_us_keyboard = place_of(key.sym).has_value() || key.sym == SDLK_PLUS;
    const bool in_row_of_digits = key.scancode >= SDL_SCANCODE_1 && key.scancode <= SDL_SCANCODE_0;
    const bool of_main_letters = key.sym < SDLK_DELETE && main_letters.find(static_cast<char>(key.sym)) != std::string_view::npos;
    if (on_us_keyboard && !(in_row_of_digits && !of_main_letters && (key.mod & KMOD_SHIFT) != 0)) return key.sym;
    return key_at(key.scancode);
}

void KeyTranslator::translate(SDL_KeyboardEvent& event) {
    SDL_Keysym& key = event.keysym;
    const SDL_Scancode place = key.scancode;
    const auto before = down_.find(place);
    const bool goes_on = before != down_.end() && (event.type == SDL_KEYUP || event.repeat != 0);
    key.sym = goes_on ? before->second : meant_key(key);
    if (event.type == SDL_KEYUP) down_.erase(place);
    else if (place != SDL_SCANCODE_UNKNOWN) down_[place] = key.sym;
    key.scancode = place_of(key.sym).value_or(SDL_GetScancodeFromKey(key.sym));
}

bool may_be_own(TurnCommand command, SDL_Keycode key) {
    if (key == Shortcut::own(usual_keys()[static_cast<std::size_t>(command)]).key()) return true;
    const bool function_key = (key >= SDLK_F1 && key <= SDLK_F12) || (key >= SDLK_F13 && key <= SDLK_F24);
    const SDL_Keysym alone{SDL_SCANCODE_UNKNOWN, key, KMOD_NONE, 0};
    return key != SDLK_UNKNOWN && !function_key && !is_modifier(key) && !is_fixed(meant_key(alone)) &&
           SDL_GetKeyFromName(SDL_GetKeyName(key)) == key;  // the settings have its name
}

Keys allowed_keys(Keys keys) {
    const Keys usual = usual_keys();
    const auto restore = [&](const auto& self, std::size_t command) -> void {
        keys[command] = usual[command];
        for (std::size_t other = 0; other < keys.size(); ++other)
            if (other != command && keys[other] == usual[command]) self(self, other);
    };
    for (const TurnCommand command : turn_commands)
        if (const auto at = static_cast<std::size_t>(command); !may_be_own(command, Shortcut::own(keys[at]).key())) restore(restore, at);
    return keys;
}

std::string label_of_key(const std::string& name) {
    const SDL_Keycode key = Shortcut::own(name).key();
    const bool letter = key < SDLK_DELETE && main_letters.find(static_cast<char>(key)) != std::string_view::npos;
    const auto place = place_of(key);
    if (letter || !place || SDL_GetScancodeFromKey(key) != SDL_SCANCODE_UNKNOWN) return name;
    const std::string there = SDL_GetKeyName(SDL_GetKeyFromScancode(*place));
    return there.empty() ? name : there;
}

}  // namespace fow::ui
