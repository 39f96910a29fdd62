// A program at a seat of a game that is played elsewhere.
#include "catch.hpp"

#include "bots/duels.hpp"
#include "games/stratego/files/rules_files.hpp"

using namespace fow;
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
    CHECK(play_with(FOW_SOURCE_DIR "/docs/bots.md", 5).fault->why.starts_with("cannot be started: "));
    const Guested wrong = play_with(bad_bot("liar"), 5);
    CHECK(wrong.gave_up);
    CHECK(wrong.fault == bots::Fault{bots::Lapse::refused, ""});
}
