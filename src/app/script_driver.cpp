#include "app/script_driver.hpp"

#include <cctype>
#include <cmath>
#include <filesystem>
#include <sstream>
#include <stdexcept>

#include "app/desk.hpp"
#include "app/program.hpp"
#include "app/shell.hpp"
#include "core/visible.hpp"

namespace fow::app {
namespace {

/// A command cannot be carried out.
class ScriptFault : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// How long a turn of the event loop takes on the script's clock, in milliseconds.
constexpr Uint32 turn_ms = 40;

std::string quoted(const std::string& text) { return "\"" + text + "\""; }

}  // namespace

ScriptDriver::ScriptDriver(Program& program) : commands_(*program.options().script), program_(program), shell_(program.shell()) {}

void ScriptDriver::step() {
    ui::pass_time(turn_ms);
    if (!failure_.empty()) return;
    if (!steps_.empty()) {
        if (ui::now() - last_step_ < steps_.front().after_ms) return;
        const Step due = std::move(steps_.front());
        steps_.pop_front();
        due.act();
        last_step_ = ui::now();
        return;
    }
    const bool over = next_ == commands_.size();
    if (!program_.at_rest() && !meanwhile_ && (over || commands_[next_].verb != Verb::meanwhile)) return;
    meanwhile_ = false;
    if (over) return shell_.quit();
    try {
        begin(commands_[next_++]);
    } catch (const ScriptFault& fault) {
        fail(fault.what());
    }
    last_step_ = ui::now();
}

void ScriptDriver::fail(const std::string& reason) {
    failure_ = program_.options().script_name + ", line " + std::to_string(line()) + ": " + reason;
    shell_.quit();
}

SDL_FPoint ScriptDriver::find(const std::string& name) const {
    shell_.window().send_by_name(name.rfind('@', 0) != 0);
    if (const auto comma = name.find(','); name.rfind('@', 0) == 0 && comma != std::string::npos)
        return {static_cast<float>(std::atoi(name.c_str() + 1)), static_cast<float>(std::atoi(name.c_str() + comma + 1))};
    const ui::MapMeasure& map = shell_.window().controls().map();
    if (const auto comma = name.find(','); name.rfind("map:", 0) == 0 && comma != std::string::npos && map.each > 0)
        return {std::round(map.zero.x + static_cast<float>(std::atoi(name.c_str() + 4)) * map.each),
                std::round(map.zero.y - static_cast<float>(std::atoi(name.c_str() + comma + 1)) * map.each)};
    const ui::Control* control = shell_.window().controls().find(name);
    if (control == nullptr) throw ScriptFault("there is no control " + quoted(name) + " on the screen.");
    if (!control->enabled) throw ScriptFault("the control " + quoted(name) + " cannot be used now.");
    return {std::floor(control->rect.x + control->rect.w / 2), std::floor(control->rect.y + control->rect.h / 2)};
}

void ScriptDriver::point(SDL_FPoint at) {
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.windowID = SDL_GetWindowID(shell_.window().sdl_window());
    event.motion.x = static_cast<int>(at.x);
    event.motion.y = static_cast<int>(at.y);
    event.motion.xrel = static_cast<int>(at.x - pointer_.x);
    event.motion.yrel = static_cast<int>(at.y - pointer_.y);
    pointer_ = at;
    SDL_PushEvent(&event);
}

void ScriptDriver::press(SDL_FPoint at, bool down, Uint8 button, Uint8 clicks) {
    SDL_Event event{};
    event.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
    event.button.windowID = SDL_GetWindowID(shell_.window().sdl_window());
    event.button.button = button;
    event.button.state = down ? SDL_PRESSED : SDL_RELEASED;
    event.button.clicks = clicks;
    event.button.x = static_cast<int>(at.x);
    event.button.y = static_cast<int>(at.y);
    SDL_PushEvent(&event);
}

void ScriptDriver::then_point(SDL_FPoint at) {
    steps_.push_back({[this, at] { point(at); }});
}

void ScriptDriver::then_press(SDL_FPoint at, bool down, Uint8 button, Uint32 after_ms) {
    steps_.push_back({[this, at, down, button] { press(at, down, button); }, after_ms});
}

void ScriptDriver::press_key(const std::string& name, bool down, Uint32 after_ms, bool again) {
    std::string plain = name;
    int held = KMOD_NONE;
    for (const auto& [word, modifier] :
         {std::pair<std::string, int>{"Ctrl+", KMOD_LCTRL}, {"Alt+", KMOD_LALT}, {"Super+", KMOD_LGUI}, {"Shift+", KMOD_LSHIFT}})
        if (plain.rfind(word, 0) == 0) {
            plain.erase(0, word.size());
            held |= modifier;
        }
    const SDL_Keycode key = SDL_GetKeyFromName(plain.c_str());
    if (key == SDLK_UNKNOWN) throw ScriptFault("there is no key " + quoted(name) + ".");
    steps_.push_back({[this, key, held, down, again] { push_key(key, held, down, again); }, after_ms});
}

void ScriptDriver::push_key(SDL_Keycode key, int held, bool down, bool again) const {
    if (key != SDLK_RETURN && key != SDLK_SPACE) shell_.window().send_by_name(false);  // these press what was reached
    SDL_SetModState(static_cast<SDL_Keymod>(down ? held : KMOD_NONE));
    SDL_Event event{};
    event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
    event.key.windowID = SDL_GetWindowID(shell_.window().sdl_window());
    event.key.state = down ? SDL_PRESSED : SDL_RELEASED;
    event.key.repeat = again ? 1 : 0;
    event.key.keysym.sym = key;
    event.key.keysym.mod = static_cast<Uint16>(down ? held : KMOD_NONE);
    event.key.keysym.scancode = SDL_GetScancodeFromKey(key);
    SDL_PushEvent(&event);
}

void ScriptDriver::rush(const std::string& keys) {
    const auto tap = [this](SDL_Keycode key, const std::string& letter) {
        push_key(key, KMOD_NONE, true);
        if (!letter.empty()) type(letter);
        push_key(key, KMOD_NONE, false);
    };
    std::istringstream words(keys);
    for (std::string word; std::getline(words, word, '|');) {
        const SDL_Keycode key = SDL_GetKeyFromName(word.c_str());
        if (word.size() > 1 && key != SDLK_UNKNOWN) tap(key, {});
        else
            for (const char letter : word) tap(std::tolower(static_cast<unsigned char>(letter)), std::string(1, letter));
    }
}

void ScriptDriver::approach(const std::string& name, int keys_left) {
    const ui::Controls& shown = shell_.window().controls();
    const ui::Control* here = shell_.window().keyboard().focused(shown);
    if (here != nullptr && here->name == name) return shell_.window().send_by_name(true);
    if (!program_.at_rest()) return steps_.push_back({[this, name, keys_left] { approach(name, keys_left); }});
    const ui::Control* goal = shown.find(name);
    if (keys_left == 0 || goal == nullptr) {
        fail("the control " + quoted(name) + " cannot be reached with the keyboard.");
        return;
    }
    const bool on_map = here != nullptr && here->kind == ui::Control::Kind::square && goal->kind == ui::Control::Kind::square;
    const char* key = "Tab";
    if (on_map && goal->rect.x != here->rect.x) key = goal->rect.x > here->rect.x ? "Right" : "Left";
    else if (on_map) key = goal->rect.y > here->rect.y ? "Down" : "Up";
    press_key(key, true);
    press_key(key, false);
    steps_.push_back({[this, name, keys_left] { approach(name, keys_left - 1); }});
}

void ScriptDriver::change_window(SDL_WindowEventID change) {
    steps_.push_back({[this, change] {
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.windowID = SDL_GetWindowID(shell_.window().sdl_window());
        event.window.event = static_cast<Uint8>(change);
        SDL_PushEvent(&event);
    }});
}

void ScriptDriver::type(const std::string& text) {
    for (std::size_t i = 0; i < text.size();) {
        std::string part = text.substr(i, 16);  // SDL_TextInputEvent holds 31 bytes
        if (i + part.size() < text.size()) part.resize(part.size() - incomplete_end(part));
        i += part.size();
        SDL_Event event{};
        event.type = SDL_TEXTINPUT;
        event.text.windowID = SDL_GetWindowID(shell_.window().sdl_window());
        SDL_strlcpy(event.text.text, part.c_str(), sizeof event.text.text);
        SDL_PushEvent(&event);
    }
}

void ScriptDriver::scroll_up() {
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.windowID = SDL_GetWindowID(shell_.window().sdl_window());
    event.wheel.y = 1;
    event.wheel.preciseY = 1;  // later versions of Dear ImGui read this one
    SDL_PushEvent(&event);
}

void ScriptDriver::take_shot(const std::string& name) const {
    if (program_.options().layout) return;
    const std::filesystem::path path = program_.options().shots / (name + ".png");
    std::error_code error;
    std::filesystem::create_directories(program_.options().shots, error);
    if (!shell_.window().save_png(path)) throw ScriptFault("the picture " + quoted(path.string()) + " cannot be written.");
}

void ScriptDriver::press_twice(SDL_FPoint at) {
    then_point(at);
    for (const Uint8 clicks : {Uint8{1}, Uint8{2}})
        steps_.push_back({[this, at, clicks] {
            press(at, true, SDL_BUTTON_LEFT, clicks);
            press(at, false, SDL_BUTTON_LEFT, clicks);
        }});
}

bool ScriptDriver::begin_input(const Command& command) {
    const std::vector<std::string>& words = command.words;
    switch (command.verb) {
        case Verb::click:
        case Verb::right_click: {
            const SDL_FPoint at = find(words[0]);
            const Uint8 side = command.verb == Verb::click ? SDL_BUTTON_LEFT : SDL_BUTTON_RIGHT;
            then_point(at);
            then_press(at, true, side);
            then_press(at, false, side);
            return true;
        }
        case Verb::drag: {
            const SDL_FPoint from = find(words[0]);
            const SDL_FPoint to = find(words[1]);
            then_point(from);
            then_press(from, true);
            then_point({std::floor((from.x + to.x) / 2), std::floor((from.y + to.y) / 2)});
            then_point(to);
            then_press(to, false);
            return true;
        }
        case Verb::hold: {
            const SDL_FPoint at = find(words[0]);
            then_point(at);
            then_press(at, true);
            then_press(at, false, SDL_BUTTON_LEFT, static_cast<Uint32>(command.number));
            return true;
        }
        case Verb::hold_key:
            press_key(words[0], true);
            press_key(words[0], false, static_cast<Uint32>(command.number));
            return true;
        case Verb::key:
            press_key(words[0], true);
            press_key(words[0], false);
            return true;
        case Verb::key_down: press_key(words[0], true); return true;
        case Verb::key_again: press_key(words[0], true, 0, true); return true;
        case Verb::key_up: press_key(words[0], false); return true;
        case Verb::reach: approach(words[0], 400); return true;
        case Verb::point: then_point(find(words[0])); return true;
        case Verb::press:
        case Verb::release: then_press(find(words[0]), command.verb == Verb::press); return true;
        case Verb::double_click: press_twice(find(words[0])); return true;
        case Verb::scroll:
            then_point(find(words[0]));
            steps_.push_back({[this] { scroll_up(); }});
            return true;
        case Verb::type: steps_.push_back({[this, text = words[0]] { type(text); }}); return true;
        case Verb::rush: steps_.push_back({[this, keys = words[0]] { rush(keys); }}); return true;
        default: return false;
    }
}

void ScriptDriver::begin(const Command& command) {
    if (begin_input(command)) return;
    const std::vector<std::string>& words = command.words;
    const ui::Controls& shown = shell_.window().controls();
    switch (command.verb) {
        case Verb::meanwhile: meanwhile_ = true; [[fallthrough]];
        case Verb::wait: steps_.push_back({[] {}, static_cast<Uint32>(command.number)}); return;
        case Verb::shot: return take_shot(words[0]);
        case Verb::expect:
            if (!shown.shows(words[0])) throw ScriptFault("the screen does not show " + quoted(words[0]) + ".");
            return;
        case Verb::expect_not:
            if (shown.shows(words[0])) throw ScriptFault("the screen shows " + quoted(words[0]) + ".");
            return;
        case Verb::expect_control: static_cast<void>(find(words[0])); return;
        case Verb::expect_no_control:
            if (shown.find(words[0]) != nullptr) throw ScriptFault("there is a control " + quoted(words[0]) + " on the screen.");
            return;
        case Verb::resize: {
            const Size size = parse_size(words[0]);
            SDL_SetWindowSize(shell_.window().sdl_window(), size.width, size.height);
            steps_.push_back({[this] { shell_.window().wake(); }});
            return;
        }
        case Verb::dice:
            if (!program_.desk().dictate(words[0]))
                throw ScriptFault(quoted(words[0]) + " are no faces of the die; write them as Blue,Red+,BlueR.");
            return;
        case Verb::focus_lost: return change_window(SDL_WINDOWEVENT_FOCUS_LOST);
        case Verb::minimise: return change_window(SDL_WINDOWEVENT_MINIMIZED);
        case Verb::quit: shell_.quit(); return;
        // begin_input() has begun these; without a default, the compiler names a verb that is missing.
        case Verb::click:
        case Verb::right_click:
        case Verb::drag:
        case Verb::hold:
        case Verb::hold_key:
        case Verb::key:
        case Verb::key_down:
        case Verb::key_again:
        case Verb::key_up:
        case Verb::reach:
        case Verb::point:
        case Verb::press:
        case Verb::release:
        case Verb::double_click:
        case Verb::scroll:
        case Verb::type:
        case Verb::rush: return;
    }
}

}  // namespace fow::app
