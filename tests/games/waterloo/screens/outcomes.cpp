// A page tells how a meeting ends only once both players have seen the two pieces.
#include "catch.hpp"

#include "games/waterloo/screens/pursuit/pursuit_battle_screen.hpp"
#include "sample.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

/// What the page of two riders shows while they are being turned up: its texts, and where its button is.
struct Shown {
    std::vector<std::string> texts;
    SDL_FRect button{};
    bool enabled = true;
};
Shown shown_at_first(const RidersFought& meeting, const std::string& next) {
    const auto window = open_window(1024, 640);
    Settings settings;
    settings.pace = Pace::slow;
    window->use(settings);
    const Roster roster{{"cuirassiers", "Cuirassiers", Army::french, Kind::heavy_cavalry, 4},
                        {"hussars", "Hussars", Army::allied, Kind::light_cavalry, 2},
                        {"life-guards", "Life Guards", Army::allied, Kind::heavy_cavalry, 6}};
    PlayerView view;
    view.pursuit.emplace();
    const screens::PursuitMeeting met = meeting;
    screens::Motion motion;
    screens::PursuitBattleScreen screen;
    for (int i = 0; i < 3; ++i) {
        window->begin_frame();
        CHECK_FALSE(screen.draw(*window, {view, roster, met, {}, motion, {next, false}}));
        window->end_frame();
    }
    const ui::Control* button = window->controls().find("continue");
    REQUIRE(button != nullptr);
    REQUIRE(screen.animating());
    return {window->controls().texts(), button->rect, button->enabled};
}

}  // namespace

TEST_CASE("W13.6 while two riders are turned up, nothing tells who wins", "[ui][outcomes][W13.6]") {
    const SeenPiece attacker{Army::french, Branch::cavalry, Knowledge::all, UnitId(0), 4, 0, {}};
    const auto defender = [](int unit, int strength) {
        return SeenPiece{Army::allied, Branch::cavalry, Knowledge::all, UnitId(unit), strength, 0, {}};
    };
    const Shown wins = shown_at_first({Rider(0), Rider(0), attacker, defender(1, 2), true}, "Then only Marie looks.");
    for (const char* next : {"Then only Marie looks.", ""}) {  // empty at the end of the game
        const Shown loses = shown_at_first({Rider(0), Rider(0), attacker, defender(2, 6), false}, next);
        CHECK(wins.texts == loses.texts);
        CHECK(wins.button.y == loses.button.y);
        CHECK_FALSE(loses.enabled);
    }
}
