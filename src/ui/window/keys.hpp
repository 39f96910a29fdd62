// What a key means on every keyboard, and which keys have a meaning of their own.
#pragma once

#include <SDL.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

#include "core/settings.hpp"

namespace fow::ui {

/// The keys that pages and games use themselves. Players cannot choose them as keys of their own.
inline constexpr SDL_Keycode fixed_keys[] = {
    SDLK_TAB,    SDLK_RETURN, SDLK_SPACE,  SDLK_ESCAPE,   SDLK_BACKSPACE, SDLK_DELETE, SDLK_UP,  SDLK_DOWN, SDLK_LEFT, SDLK_RIGHT,
    SDLK_HOME,   SDLK_END,    SDLK_PAGEUP, SDLK_PAGEDOWN,                                         // everywhere
    SDLK_F1,     SDLK_F2,     SDLK_F3,     SDLK_F4,       SDLK_F5,        SDLK_F9,     SDLK_F11,  // pages, lessons, the veil, the window
    SDLK_EQUALS, SDLK_PLUS,   SDLK_MINUS,  SDLK_o,                                                // maps
    SDLK_1,      SDLK_2,      SDLK_3,      SDLK_4,        SDLK_5,         SDLK_6,      SDLK_7,   SDLK_8,    SDLK_9,    SDLK_0,  // tools
    SDLK_b,      SDLK_n,      SDLK_p,                                                                                           // replays
    SDLK_COMMA,  SDLK_PERIOD, SDLK_f,      SDLK_g,        SDLK_l,  // pieces in the hand
};
[[nodiscard]] constexpr bool is_fixed(SDL_Keycode key) {
    return std::find(std::begin(fixed_keys), std::end(fixed_keys), key) != std::end(fixed_keys);
}

/// A key that does something: one of the fixed keys, which the compiler checks, or a player's own.
class Shortcut {
public:
    constexpr Shortcut() = default;  ///< no key
    /// Does not compile with a key that is missing in `fixed_keys`. Implicit, so that a key can be written where a shortcut is expected.
    // NOLINTNEXTLINE(google-explicit-constructor)
    consteval Shortcut(SDL_Keycode fixed) : key_(is_fixed(fixed) ? fixed : throw "add this key to fixed_keys") {}
    /// By its name in the settings; no key if there is none of that name.
    [[nodiscard]] static Shortcut own(const std::string& name);
    [[nodiscard]] constexpr SDL_Keycode key() const { return key_; }
    friend constexpr bool operator==(Shortcut, Shortcut) = default;

private:
    SDL_Keycode key_ = SDLK_UNKNOWN;
};

/// Shift, Ctrl, Alt, Super and the locks.
[[nodiscard]] bool is_modifier(SDL_Keycode key);
/// None of Ctrl, Alt, AltGr and Super is held: with one of them, a key is another key.
[[nodiscard]] bool is_plain(const SDL_Keysym& key);
/// Ctrl is held, and neither Alt, AltGr nor Super.
[[nodiscard]] bool is_with_ctrl(const SDL_Keysym& key);

/// The key that is meant, by the names of a US keyboard: the letter written on it. If a US keyboard has no such letter, as with Cyrillic
/// ones, the key at that place. Digits are meant by the places of their row with Shift, too. Keys of the number pad mean what is written
/// on them: digits if NumLock is on, else arrows. Pure.
[[nodiscard]] SDL_Keycode meant_key(const SDL_Keysym& key);

/// Makes all events of keys say which key is meant, as on a US keyboard: the keycode and the scancode.
class KeyTranslator {
public:
    void translate(SDL_KeyboardEvent& event);

private:
    std::map<SDL_Scancode, SDL_Keycode> down_;  ///< a key goes up as what it went down as, whatever has happened to Shift and NumLock
};

/// Whether a player may choose that key for the command: it has no other meaning. Each command may have its usual key.
[[nodiscard]] bool may_be_own(TurnCommand command, SDL_Keycode key);
/// The keys, but the usual ones for those that may not be chosen, and for those whose key thereby has two commands.
[[nodiscard]] Keys allowed_keys(Keys keys);
/// What is written on that key of the player's keyboard.
[[nodiscard]] std::string label_of_key(const std::string& name);

}  // namespace fow::ui
