// The keyboard moves the pointer.
#include "catch.hpp"

#include "ui/window/keyboard.hpp"

using namespace fow::ui;

namespace {

/// Nine squares; below them a row of two buttons; right of them a column with a field, a slider and the primary button.
Controls screen() {
    Controls shown;
    shown.clear(1024, 640);
    for (int rank = 6; rank >= 4; --rank)
        for (char file = 'e'; file <= 'g'; ++file)
            shown.add(std::string(1, file) + std::to_string(rank),
                      {static_cast<float>(file - 'e') * 60, static_cast<float>(6 - rank) * 60, 60, 60}, true, Control::Kind::square);
    shown.add("left", {0, 200, 80, 30});
    shown.add("shut", {90, 200, 40, 30}, false);
    shown.add("right", {140, 200, 80, 30});
    shown.add("name", {300, 0, 200, 30}, true, Control::Kind::field);
    shown.add("volume", {300, 60, 200, 30}, true, Control::Kind::slider);
    shown.add("go", {300, 120, 200, 30}, true, Control::Kind::primary);
    shown.boxes().enter(Box::Kind::part, "list", {300, 150, 200, 30}, {300, 150, 200, 30}, true);
    shown.add("below", {300, 190, 200, 30});
    shown.boxes().leave();
    return shown;
}

class Typist {
public:
    explicit Typist(Controls shown) : shown_(std::move(shown)) {}

    std::string press(SDL_Keycode key, int modifiers = KMOD_NONE, bool typing = false) {
        tell(SDL_KEYDOWN, key, modifiers, typing);
        tell(SDL_KEYUP, key, modifiers, typing);
        return at();
    }
    void tell(Uint32 type, SDL_Keycode key, int modifiers = KMOD_NONE, bool typing = false) {
        SDL_KeyboardEvent event{};
        event.type = type;
        event.keysym.sym = key;
        event.keysym.mod = static_cast<Uint16>(modifiers);
        keyboard.handle(event, shown_, typing);
    }
    void show(Controls shown) {
        shown_ = std::move(shown);
        keyboard.settle(shown_);
    }
    [[nodiscard]] std::string at() const {
        const Control* control = keyboard.focused(shown_);
        return control == nullptr ? "nowhere" : control->name;
    }

    Keyboard keyboard;

private:
    Controls shown_;
};

}  // namespace

TEST_CASE("A map without a square in its middle is a stop of Tab too", "[keyboard]") {
    Controls shown;
    shown.clear(1024, 640);
    shown.add("camp:hill", {10, 10, 60, 40}, true, Control::Kind::square);
    shown.add("camp:orange", {200, 10, 60, 40}, true, Control::Kind::square);
    shown.add("go", {300, 120, 200, 30}, true, Control::Kind::primary);
    Typist typist(shown);
    CHECK(typist.press(SDLK_TAB) == "camp:hill");
    CHECK(typist.press(SDLK_RIGHT) == "camp:orange");
    CHECK(typist.press(SDLK_TAB) == "go");
    CHECK(typist.press(SDLK_TAB) == "camp:orange");  // where the focus was last
}

TEST_CASE("Tab goes through the usable controls, with the map as one stop", "[ui][keyboard]") {
    Typist typist(screen());
    CHECK(typist.at() == "nowhere");
    CHECK(typist.press(SDLK_TAB) == "f5");
    CHECK(typist.press(SDLK_TAB) == "left");
    CHECK(typist.press(SDLK_TAB) == "right");
    CHECK(typist.press(SDLK_TAB) == "name");
    CHECK(typist.press(SDLK_TAB) == "volume");
    CHECK(typist.press(SDLK_TAB) == "go");
    CHECK(typist.press(SDLK_TAB) == "nowhere");  // until it is scrolled into view
    CHECK(typist.keyboard.seeks("below"));
    CHECK(typist.press(SDLK_TAB) == "f5");
    CHECK(typist.press(SDLK_TAB, KMOD_LSHIFT) == "nowhere");
    CHECK(typist.press(SDLK_TAB, KMOD_LSHIFT) == "go");
}

TEST_CASE("A message that covers a field before it is reached is not pressed in its place", "[ui][keyboard]") {
    Typist typist(screen());
    typist.keyboard.reach("name");
    Controls message = screen();
    message.cover();
    message.add("read", {300, 300, 200, 30}, true, Control::Kind::primary);
    typist.show(message);
    CHECK(typist.at() == "read");
    CHECK_FALSE(typist.keyboard.take_press());
    typist.show(screen());
    CHECK(typist.at() == "name");
    CHECK(typist.keyboard.take_press());
}

TEST_CASE("Two controls of one name are one stop", "[ui][keyboard]") {
    Controls shown = screen();
    shown.add("card", {0, 300, 40, 40});
    shown.add("card", {20, 300, 40, 40});
    shown.add("pile", {100, 300, 40, 40});
    Typist typist(shown);
    for (int i = 0; i < 8; ++i) typist.press(SDLK_TAB);
    CHECK(typist.at() == "card");
    CHECK(typist.press(SDLK_TAB) == "pile");
    CHECK(typist.press(SDLK_TAB, KMOD_LSHIFT) == "card");
}

TEST_CASE("Arrows go from square to square, off the map, and from control to control", "[ui][keyboard]") {
    Typist typist(screen());
    CHECK(typist.press(SDLK_UP) == "f5");
    CHECK(typist.press(SDLK_UP) == "f6");
    CHECK(typist.press(SDLK_UP) == "f6");
    CHECK(typist.press(SDLK_LEFT) == "e6");
    CHECK(typist.press(SDLK_DOWN) == "e5");
    CHECK(typist.press(SDLK_DOWN) == "e4");
    CHECK(typist.press(SDLK_DOWN) == "left");
    CHECK(typist.press(SDLK_RIGHT) == "right");
    CHECK(typist.press(SDLK_UP) == "g4");
    CHECK(typist.press(SDLK_RIGHT) == "go");
    CHECK(typist.press(SDLK_UP) == "volume");
    CHECK(typist.press(SDLK_TAB, KMOD_LSHIFT) == "name");
    CHECK(typist.press(SDLK_LEFT, KMOD_NONE, true) == "name");  // the arrow belongs to the text
}

TEST_CASE("Left and right move a slider", "[ui][keyboard]") {
    Typist typist(screen());
    for (int i = 0; i < 5; ++i) typist.press(SDLK_TAB);
    REQUIRE(typist.at() == "volume");
    typist.press(SDLK_RIGHT);
    typist.press(SDLK_RIGHT);
    CHECK(typist.at() == "volume");
    CHECK(typist.keyboard.nudge("name") == 0);
    CHECK(typist.keyboard.nudge("volume") == 2);
    CHECK(typist.keyboard.nudge("volume") == 0);
    typist.press(SDLK_LEFT);
    CHECK(typist.keyboard.nudge("volume") == -1);
}

TEST_CASE("Enter and space press and hold the mouse button", "[ui][keyboard]") {
    Typist typist(screen());
    CHECK(typist.press(SDLK_RETURN) == "go");  // the primary button; a second Enter presses it
    CHECK_FALSE(typist.keyboard.take_press());
    for (const SDL_Keycode key : {SDLK_RETURN, SDLK_SPACE}) {
        typist.tell(SDL_KEYDOWN, key);
        CHECK(typist.keyboard.holds());
        CHECK(typist.keyboard.take_press());
        CHECK_FALSE(typist.keyboard.take_press());
        typist.tell(SDL_KEYUP, SDLK_LEFT);
        CHECK(typist.keyboard.holds());
        typist.tell(SDL_KEYUP, key);
        CHECK_FALSE(typist.keyboard.holds());
    }
}

TEST_CASE("A text field takes input as soon as it has the focus, until Tab or Enter", "[ui][keyboard]") {
    Typist typist(screen());
    for (int i = 0; i < 4; ++i) typist.press(SDLK_TAB);
    REQUIRE(typist.at() == "name");
    CHECK(typist.keyboard.take_press());
    typist.press(SDLK_SPACE, KMOD_NONE, true);
    CHECK_FALSE(typist.keyboard.take_press());
    CHECK_FALSE(typist.keyboard.take_end_of_typing());
    CHECK(typist.press(SDLK_RETURN, KMOD_NONE, true) == "go");
    CHECK(typist.keyboard.take_end_of_typing());
    CHECK_FALSE(typist.keyboard.take_press());
    typist.keyboard.focus_on("name");  // by mouse
    CHECK(typist.press(SDLK_TAB, KMOD_NONE, true) == "volume");
}

TEST_CASE("A modal page takes the focus, and returns it", "[ui][keyboard]") {
    Typist typist(screen());
    typist.press(SDLK_UP);
    typist.press(SDLK_UP);
    REQUIRE(typist.at() == "f6");
    Controls asked = screen();
    asked.cover();
    asked.add("no", {100, 100, 80, 30});
    asked.add("yes", {190, 100, 80, 30}, true, Control::Kind::primary);
    typist.show(asked);
    CHECK(typist.at() == "yes");
    CHECK(typist.press(SDLK_LEFT) == "no");
    CHECK(typist.press(SDLK_TAB) == "yes");
    typist.show(screen());
    CHECK(typist.at() == "f6");
}

TEST_CASE("Enter answers a page that asks something, with its only primary button", "[ui][keyboard]") {
    Controls asked = screen();
    asked.cover();
    asked.add("no", {100, 100, 80, 30});
    asked.add("yes", {190, 100, 80, 30}, true, Control::Kind::primary);
    Typist typist(asked);
    CHECK(typist.press(SDLK_RETURN) == "yes");
    CHECK(typist.keyboard.take_press());
    asked.add("or", {280, 100, 80, 30}, true, Control::Kind::primary);
    Typist unsure(asked);
    CHECK(unsure.press(SDLK_RETURN) == "or");
    CHECK_FALSE(unsure.keyboard.take_press());
}

TEST_CASE("Enter in a field presses the button that the field names, or goes on", "[ui][keyboard]") {
    Typist typist(screen());
    typist.keyboard.focus_on("name", "go");
    CHECK(typist.press(SDLK_RETURN, KMOD_NONE, true) == "go");
    CHECK(typist.keyboard.take_press());
    typist.keyboard.focus_on("name", "shut");  // cannot be used
    CHECK(typist.press(SDLK_RETURN, KMOD_NONE, true) == "volume");
    CHECK_FALSE(typist.keyboard.take_press());
    CHECK(typist.keyboard.take_end_of_typing());
    typist.keyboard.focus_on("name", "name");
    typist.press(SDLK_RETURN, KMOD_NONE, true);
    CHECK_FALSE(typist.keyboard.take_end_of_typing());
}

TEST_CASE("Moving the mouse takes over the pointer; another screen resets the focus", "[ui][keyboard]") {
    Typist typist(screen());
    typist.press(SDLK_UP);
    typist.press(SDLK_UP);
    typist.keyboard.release();
    CHECK(typist.at() == "nowhere");
    typist.keyboard.forget();
    CHECK(typist.press(SDLK_UP) == "f5");
}

TEST_CASE("A screen may reserve the arrow keys", "[ui][keyboard]") {
    Typist typist(screen());
    typist.keyboard.reserve_keys();
    CHECK(typist.press(SDLK_LEFT) == "nowhere");
    typist.keyboard.begin_frame();
    CHECK(typist.press(SDLK_LEFT) == "f5");
}

TEST_CASE("Who plays by keyboard is on the map while no button asks, and on the button once it does", "[ui][keyboard]") {
    Controls moving;  // a fight that is being shown: its button comes at the end
    moving.clear(1024, 640);
    moving.add("f5", {60, 60, 60, 60}, true, Control::Kind::square);
    moving.add("f4", {60, 120, 60, 60}, true, Control::Kind::square);
    Controls shown = moving;
    shown.add("go", {300, 120, 200, 30}, true, Control::Kind::primary);
    Typist typist(screen());
    typist.press(SDLK_UP);
    typist.keyboard.forget();
    typist.show(moving);
    CHECK(typist.at() == "f5");
    typist.show(shown);
    CHECK(typist.at() == "go");
    typist.keyboard.forget();
    typist.show(moving);
    CHECK(typist.press(SDLK_DOWN) == "f4");  // chosen: it stays
    typist.show(shown);
    CHECK(typist.at() == "f4");
}
