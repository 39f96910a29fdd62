// The input that one frame takes in.
#include "catch.hpp"

#include "ui/window/frame_input.hpp"

using namespace fow::ui;
using Verdict = FrameInput::Verdict;

namespace {

SDL_Event key(SDL_Keycode sym, bool down = true, bool repeats = false) {
    SDL_Event event{};
    event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
    event.key.keysym.sym = sym;
    event.key.repeat = repeats ? 1 : 0;
    return event;
}
SDL_Event of(Uint32 type) {
    SDL_Event event{};
    event.type = type;
    return event;
}

}  // namespace

TEST_CASE("Letters typed into a field share a frame; what follows them waits", "[ui][keyboard]") {
    FrameInput frame;
    for (const SDL_Keycode letter : {SDLK_a, SDLK_b}) {
        CHECK(frame.admit(key(letter), true) == Verdict::now);
        CHECK(frame.admit(of(SDL_TEXTINPUT), true) == Verdict::now);
        CHECK(frame.admit(key(letter, false), true) == Verdict::now);
    }
    CHECK(frame.admit(key(SDLK_TAB), true) == Verdict::wait);
    frame.begin_frame();
    CHECK(frame.admit(key(SDLK_TAB), true) == Verdict::now);
    CHECK(frame.admit(key(SDLK_TAB, false), true) == Verdict::wait);
    CHECK(frame.admit(of(SDL_TEXTINPUT), true) == Verdict::wait);
}

TEST_CASE("Outside a field each key has its frame, with the letter it writes", "[ui][keyboard]") {
    FrameInput frame;
    CHECK(frame.admit(key(SDLK_LSHIFT), false) == Verdict::now);
    CHECK(frame.admit(key(SDLK_e), false) == Verdict::now);
    CHECK(frame.admit(of(SDL_TEXTINPUT), false) == Verdict::now);
    CHECK(frame.admit(key(SDLK_e, false), false) == Verdict::wait);
    CHECK(frame.admit(key(SDLK_RETURN), false) == Verdict::wait);
    CHECK(frame.admit(of(SDL_MOUSEMOTION), false) == Verdict::wait);
    CHECK(frame.admit(of(SDL_WINDOWEVENT), false) == Verdict::now);
    frame.begin_frame();
    CHECK(frame.admit(key(SDLK_e, false), false) == Verdict::now);
    CHECK(frame.admit(key(SDLK_e), false) == Verdict::wait);
    CHECK(frame.admit(key(SDLK_RETURN), false) == Verdict::now);
}

TEST_CASE("Repeats of a held key do not pile up behind slow frames", "[ui][keyboard]") {
    FrameInput frame;
    CHECK(frame.admit(key(SDLK_DOWN, true, true), false) == Verdict::now);
    CHECK(frame.admit(key(SDLK_DOWN, true, true), false) == Verdict::drop);
    frame.begin_frame();
    CHECK(frame.admit(key(SDLK_DOWN, true, true), false) == Verdict::now);
}

TEST_CASE("A click and a drag take a frame for each part", "[ui][keyboard]") {
    FrameInput frame;
    CHECK(frame.admit(of(SDL_MOUSEMOTION), false) == Verdict::now);
    CHECK(frame.admit(of(SDL_MOUSEBUTTONDOWN), false) == Verdict::now);
    CHECK(frame.admit(of(SDL_MOUSEBUTTONUP), false) == Verdict::wait);
    CHECK(frame.admit(of(SDL_MOUSEMOTION), false) == Verdict::wait);
}
