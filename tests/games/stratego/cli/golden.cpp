// Golden playthroughs of the classic game.
#include "golden.hpp"

#include "games/stratego/bots/in_words.hpp"
#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/files/rules_files.hpp"

using namespace fow;
using namespace fow::stratego;

namespace {

struct Teller {
    [[nodiscard]] static std::string event(const Session&, const Event& event) { return describe(event); }
    [[nodiscard]] static std::string view(const Session& session, const View& view) { return text_of(view, session.rules().set()); }
    [[nodiscard]] static std::string word(Viewer viewer) {
        return viewer == Viewer::onlooker ? "onlooker" : std::string(stratego::word(viewer == blue_viewer ? blue_seat : red_seat));
    }
    [[nodiscard]] static Ply ply(const Session&, const std::string& text) {
        const auto action = action_from_text(text);
        REQUIRE(action);
        return *action;
    }
    /// Boards after fights, and whenever the set-up or the game is over.
    [[nodiscard]] static bool rests(const Session& session, Decider) { return session.state().quiet == 0; }
};

}  // namespace

TEST_CASE("golden: a Duel from the set-up to a resignation", "[golden]") {
    Session session(new_record(data::load_rule_set("duel"), {}, {"Blue", "Red"}));
    const auto set_up = [&](Seat side, const char* text) {
        for (const Place& place : read_set_up(session.rules(), side, text)) REQUIRE_FALSE(session.play(place));
    };
    set_up(red_seat, "F..B....../B8.s..8.../..129.9...");
    REQUIRE_FALSE(session.play(Ready{}));
    set_up(blue_seat, "F..B....../B8.s..8.../..129.9...");
    fow::testing::check_golden(
        "duel", fow::testing::golden_story(std::move(session),
                                           {"ready",
                                            // Scouts fall together; the General takes the Spy; the Generals fall together.
                                            "e8-e4", "e3-e4", "d8-d7", "d2-e2", "d7-e7", "e2-e3", "e7-e6", "e3-e4", "e6-e5", "e4-e5",
                                            "c8-c7", "d3-e3", "c7-b7", "e3-e4", "b7-b8", "e4-e5",
                                            // C2.7: the third move over a pair of squares is announced as the last.
                                            "b8-b7", "g3-f3", "b7-b8", "f3-f10", "b8-c8", "f10-d10",
                                            // C4.3
                                            "offer-draw", "c8-c7", "c3-c4", "resign"},
                                           Teller{}));
}
