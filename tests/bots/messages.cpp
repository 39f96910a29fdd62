// The words of the protocol (docs/bots.md).
// A program at a seat of a game that is played elsewhere.
#include <sstream>

#include "bots/channel.hpp"
#include "bots/duels.hpp"
#include "bots/served.hpp"
#include "catch.hpp"
#include "core/errors.hpp"
#include "games/stratego/files/rules_files.hpp"

using namespace fow;
using namespace fow::bots;

namespace {

[[nodiscard]] std::string first_word(const std::string& line) { return line.substr(0, line.find(' ')); }

}  // namespace

TEST_CASE("a bot is told its game, its seat, its seed, its choices and the end") {
    const auto game = stratego::game_in_words(stratego::variant_of("duel")).begin({"duel", {}, {}});
    const SeatView& seat_view = game->seat_view(Seat::second);
    const auto begun = opening(seat_view, 7, false);
    CHECK(begun[0] == "game duel");
    CHECK(begun[1] == "option memory on");
    CHECK(begun[2].size() == std::string("rules ").size() + 16);
    CHECK(begun[3] == "seat red");
    CHECK(begun[4] == "seed 7");
    CHECK(begun[5] == "begin");
    CHECK(opening(seat_view, 7, true)[5] == "resume");
    const auto asked = question(seat_view, {.view = true}, 3, {.milliseconds = 100, .nodes = 20});
    CHECK(first_word(asked[0]) == "view");
    CHECK(first_word(asked[1]) == "legal");
    CHECK(first_word(asked[2]) == "also");
    CHECK(asked[3] == "go 3 movetime 100 nodes 20");
    for (const std::string& line : asked) CHECK(line.find('\n') == std::string::npos);
    CHECK(over(Ended{Seat::first, "flag_taken", "C4.1"}, Seat::first) == "over won flag_taken C4.1");
    CHECK(over(Ended{Seat::first, "flag_taken", "C4.1"}, Seat::second) == "over lost flag_taken C4.1");
    CHECK(over(Ended{std::nullopt, "quiet", "C4.5"}, Seat::second) == "over drawn quiet C4.5");
    CHECK(over(std::nullopt, Seat::second) == "over stopped - -");
}

TEST_CASE("what nobody needs is apart from what carries the game on") {
    const auto game = stratego::game_in_words(stratego::variant_of("duel")).begin({"duel", {}, {}});
    CHECK_FALSE(game->play("F@a10"));
    const Choices choices = game->seat_view(Seat::second).choices();
    CHECK(std::find(choices.also.begin(), choices.also.end(), "-a10") != choices.also.end());
    CHECK(std::find(choices.forward.begin(), choices.forward.end(), "B@b10") != choices.forward.end());
    CHECK(game->play("nonsense") == Refused{"-", "This is no action."});
    CHECK(game->play("F@b10")->rule == "C5.1");
}

TEST_CASE("a whole set-up in letters is one word") {
    const auto game = stratego::game_in_words(stratego::variant_of("duel")).begin({"duel", {}, {}});
    CHECK_FALSE(game->play("F..B....../B8.s..8.../..129.9..."));
    CHECK(game->decider() == Decider::first);
    CHECK_FALSE(game->play("F..B....../B8.s..8.../..129.9..."));
    CHECK_FALSE(game->setting_up());
}

TEST_CASE("words, numbers and commands are read") {
    CHECK(words_of("  act 7\ta4-a5 ") == std::vector<std::string>{"act", "7", "a4-a5"});
    CHECK(rest_of("name Old Guard") == "Old Guard");
    CHECK(rest_of("name").empty());
    CHECK(number_in("18446744073709551615") == 18446744073709551615U);
    for (const char* text : {"", "-1", "7x", "18446744073709551616"}) CHECK_FALSE(number_in(text));
    const CommandLine command = command_line("/bin/sh -c 'exit 0' \"\"");
    CHECK(command.program == "/bin/sh");
    CHECK(command.words == std::vector<std::string>{"/bin/sh", "-c", "exit 0", ""});
    CHECK_THROWS_AS(command_line("no-such-program-anywhere"), DataError);
    CHECK_THROWS_AS(command_line("/bin/sh 'open"), DataError);
    CHECK_THROWS_AS(command_line(""), DataError);
}

TEST_CASE("our own player says what is wrong with its referee") {
    const std::vector games{stratego::game_in_words(stratego::variant_of("duel"))};
    const auto told = [&](const std::string& typed) {
        std::istringstream in(typed);
        std::ostringstream out, err;
        const bool well = serve(games, {}, {}, in, out, err);
        return std::pair(well, out.str() + err.str());
    };
    CHECK(told("fow-bot 1\nquit\n") == std::pair(true, std::string("name fow-captain-steady\nwant exact\nready\n")));
    CHECK_FALSE(told("fow-bot 2\n").first);
    CHECK_THAT(told("game chess\nbegin\n").second, ContainsSubstring("no game is called \"chess\""));
    CHECK_THAT(told("go 1\n").second, ContainsSubstring("a game must begin first"));
    CHECK_THAT(told("game duel\nrules 00\nbegin\n").second, ContainsSubstring("other rules"));
    CHECK_FALSE(told("game duel\nexact heard 1 [1,2\n").first);
}

using namespace fow::test;

namespace {

/// A Duel from its beginning.
stratego::Session duel() { return stratego::Session(stratego::new_record(stratego::data::load_rule_set("duel"), {})); }
/// The program decides for its seat, and the other seat plays at random, until the program has decided that often or gives up.
struct Guested {
    int decisions = 0;
    bool gave_up = false;
    std::optional<bots::Fault> fault;
};
Guested play_with(const std::string& command, int most) {
    stratego::Session game = duel();
    const auto guest = stratego::guest_at(command, bots::terms_of_guests(), Seat::first, 7);
    const auto other =
        stratego::guest_at(python_program() + " " FOW_SOURCE_DIR "/docs/sample_bot.py", bots::terms_of_guests(), Seat::second, 8);
    Guested result;
    while (result.decisions < most && game.decider() != Decider::nobody) {
        const bool theirs = game.decider() == decider_of(Seat::first);
        const auto actions = (theirs ? guest : other)->next(game, {});
        if (theirs) ++result.decisions;
        result.gave_up = actions.empty();
        if (result.gave_up) break;
        const std::size_t heard = game.heard(Viewer::onlooker).size();
        for (std::size_t i = 0; i < actions.size(); ++i) {
            CHECK(game.heard(Viewer::onlooker).size() == heard);  // only the last one is heard
            REQUIRE_FALSE(game.play(actions[i]));
        }
    }
    result.fault = guest->fault();
    return result;
}

}  // namespace

TEST_CASE("a program plays at a seat of a game that it does not own", "[guest]") {
    const Guested good = play_with(python_program() + " " FOW_SOURCE_DIR "/docs/sample_bot.py", 20);
    CHECK_FALSE(good.gave_up);
    CHECK_FALSE(good.fault);
}

TEST_CASE("a program that does too much wrong loses its seat, and the kind of its fault is said", "[guest]") {
    CHECK_THROWS_AS(stratego::guest_at("/nowhere/bot", bots::terms_of_guests(), Seat::first, 1), DataError);
    const Guested mute = play_with(bad_bot("mute"), 5);
    CHECK(mute.gave_up);
    CHECK(mute.fault == bots::Fault{bots::Lapse::mute, ""});
    CHECK(play_with(bad_bot("mute-says"), 5).fault == bots::Fault{bots::Lapse::mute, "Traceback:   no module [31m 'base'"});
    CHECK(play_with(FOW_SOURCE_DIR "/docs/bots.md", 5).fault->why.sentence.starts_with("it cannot be started: "));
    const Guested wrong = play_with(bad_bot("liar"), 5);
    CHECK(wrong.gave_up);
    CHECK(wrong.fault == bots::Fault{bots::Lapse::refused, ""});
}
