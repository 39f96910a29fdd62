// Texts name the numbers of the rules, whatever these are.
// The names that the screens give to things and moments.
// The reference card.
// A page tells how a meeting ends only once both players have seen the two pieces.
#include <algorithm>

#include "catch.hpp"
#include "games/waterloo/screens/play/reference_page.hpp"
#include "games/waterloo/screens/pursuit/pursuit_battle_screen.hpp"
#include "games/waterloo/screens/set_up/new_game_screen.hpp"
#include "games/waterloo/screens/table/card_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "sample.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

std::string does(Kind kind, const PlayerView& view, Army army = Army::allied) {
    return screens::what_it_does({"", "", army, kind, 0}, view);
}

bool has(const std::string& text, const std::string& part) {
    INFO(text);
    const bool found = text.find(part) != std::string::npos;
    CHECK(found);
    return found;
}

/// Numbers that differ from the printed rules.
PlayerView other_rules() {
    PlayerView view;
    view.light_infantry_moves = 4;
    view.line_infantry_moves = 1;
    view.artillery_range = 5;
    view.lines_to_sever = 3;
    view.commander_actions = 2;
    view.commander_in_chief_actions = 13;
    view.cards.emplace();
    view.cards->looks = 7;
    view.cards->movers = 6;
    view.bonuses[static_cast<std::size_t>(Bonus::spirit)] = 2;
    return view;
}

}  // namespace

TEST_CASE("W4 W5 what a piece does is told with the numbers of the rules", "[ui][numbers]") {
    const PlayerView other = other_rules();
    has(does(Kind::light_infantry, {}), "Up to three squares");
    has(does(Kind::light_infantry, other), "Up to four squares");
    has(does(Kind::line_infantry, {}), "up to two squares");
    has(does(Kind::line_infantry, other), "up to one square,");
    has(does(Kind::artillery, {}), "within three squares");
    has(does(Kind::artillery, other), "within five squares");
    has(does(Kind::commander, {}), "costs one action each");
    has(does(Kind::commander, other), "costs two actions each");
    has(does(Kind::commander_in_chief, {}), "costs two actions each");
    has(does(Kind::commander_in_chief, other), "costs 13 actions each");
}

TEST_CASE("W12.2 W12.3 the aim is told with the number of pieces that it takes", "[ui][numbers]") {
    for (const Seat seat : seats) {
        has(screens::aim_text(seat, {}), "to have two pieces");
        has(screens::aim_text(seat, other_rules()), "to have three pieces");
    }
}

TEST_CASE("W11 a card is told with the numbers of the rules", "[ui][numbers]") {
    PlayerView printed;
    printed.cards.emplace();
    has(screens::card_text(Card::reconnaissance, printed), "up to 4 enemy");
    has(screens::card_text(Card::reconnaissance, other_rules()), "up to 7 enemy");
    has(screens::card_text(Card::initiative, printed), "up to 3 of");
    has(screens::card_text(Card::initiative, other_rules()), "up to 6 of");
    has(screens::card_text(Card::fighting_spirit, printed), "gives +1 in that one fight");
    has(screens::card_text(Card::fighting_spirit, other_rules()), "gives +2 in that one fight");
}

TEST_CASE("W14.1 W14.2 W15.2 the form of a new game names times and numbers of the rules", "[ui][numbers]") {
    const auto window = open_window(1280, 800);
    screens::NewGameForm form;
    form.mode = "expert";
    form.more = true;
    const screens::NewGameNumbers rules{8, 13 * 60, 7 * 60 + 15, allied_seat, 5, 2, 12 * 60};
    for (int i = 0; i < 3; ++i) {
        window->begin_frame();
        static_cast<void>(screens::new_game_screen(*window, form, rules));
        window->end_frame();
    }
    CHECK(window->controls().shows("end of turn 8, at 13:00"));
    CHECK(window->controls().shows("at 7:15, while"));
    CHECK(window->controls().shows("A die at 12:00"));
}

TEST_CASE("W2.3 the clock goes past midnight everywhere", "[ui][names][W2.3]") {
    PlayerView view;
    view.turn = 28;
    view.minutes = 24 * 60 + 30;
    CHECK(screens::moment_text(view) == "Turn 28, 0:30");
    CHECK(clock_text(30 * 60) == "6:00");  // the latest Prussian turn that the editor offers
}

TEST_CASE("each mode, side and sector has a name of its own", "[ui][names]") {
    CHECK(screens::mode_name(Mode::basic) != screens::mode_name(Mode::standard));
    CHECK(screens::mode_name(Mode::standard) != screens::mode_name(Mode::expert));
    CHECK(screens::side_name(french_seat) != screens::side_name(allied_seat));
    CHECK(screens::sector_name(french_seat, Sector::left) == screens::sector_name(allied_seat, Sector::right));
    CHECK(screens::sector_name(french_seat, Sector::left) != screens::sector_name(allied_seat, Sector::left));
    CHECK(screens::army_name(allied_seat) == screens::army_name(Army::allied));
}

using namespace fow::waterloo::screens;
using namespace fow::ui;

namespace {

Unit unit(const char* id, Army army, Kind kind, int strength) { return {id, id, army, kind, strength}; }

const Roster roster{unit("f1", Army::french, Kind::line_infantry, 3),  unit("f2", Army::french, Kind::line_infantry, 3),
                    unit("f3", Army::french, Kind::light_infantry, 1), unit("a1", Army::allied, Kind::line_infantry, 3),
                    unit("a2", Army::allied, Kind::light_infantry, 1), unit("p1", Army::prussian, Kind::line_infantry, 3)};

}  // namespace

TEST_CASE("W8.4 the reference card counts the pieces of this battle, less those lost", "[ui][reference][W8.4]") {
    PlayerView view;
    view.sides[french_seat].lost = {UnitId(1)};
    view.sides[allied_seat].lost = {UnitId(5)};
    view.absent = {UnitId(4)};
    const std::vector<ReferenceRow> rows = reference_of(view, roster);
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].kind == Kind::light_infantry);
    CHECK(rows[0].armies == std::array<ReferenceRow::Count, 3>{{{1, 1}, {0, 0}, {0, 0}}});
    CHECK(rows[1].armies == std::array<ReferenceRow::Count, 3>{{{1, 2}, {1, 1}, {0, 1}}});
}

TEST_CASE("The reference card tells nothing that is hidden", "[ui][reference][secrets]") {
    PlayerView one;
    PlayerView two;
    one.board[3] = SeenPiece{Army::french, Branch::infantry, Knowledge::all, UnitId(0), 3, 0, Knowledge::back};
    two.sides[french_seat].reserve_units = {UnitId(0), UnitId(2)};
    const SeenPiece back{Army::allied, Branch::infantry, Knowledge::back, {}, 0, 0, {}};
    two.sides[allied_seat].off_board = {OffBoard{back, Place::withdrawn, true}};
    CHECK(reference_of(one, roster) == reference_of(two, roster));
}

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
