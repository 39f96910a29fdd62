// Texts name the numbers of the rules, whatever these are.
#include "catch.hpp"

#include "games/waterloo/screens/set_up/new_game_screen.hpp"
#include "games/waterloo/screens/table/card_painter.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "sample.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

std::string does(Kind kind, const PlayerView& view, Army army = Army::allied) { return screens::what_it_does({"", "", army, kind, 0}, view); }

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
    has(does(Kind::line_infantry, {}), "Up to two squares");
    has(does(Kind::line_infantry, other), "Up to one square,");
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
