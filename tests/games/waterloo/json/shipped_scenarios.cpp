// The shipped scenarios do what their descriptions say.
#include "catch.hpp"

#include "games/waterloo/json/texts.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

[[nodiscard]] Session scenario(const std::string& name) {
    const auto path = rules_folder() / "scenarios" / (name + ".json");
    const Scenario read = read_scenario(text_of(path), path.string(), shipped());
    return {shipped(), {}, {"Marie", "Arthur"}, Start{read.name, read.state}};
}

void play(Session& session, std::string_view text) {
    CAPTURE(std::string(text));
    const Roster& roster = session.rules().roster();
    if (const auto roll = roll_from_text(roster, text)) {
        REQUIRE(session.roll(*roll));
        return;
    }
    const auto action = action_from_text(roster, text);
    REQUIRE(action);
    REQUIRE_FALSE(session.play(*action));
}

[[nodiscard]] std::string where(const Session& session, std::string_view id) {
    const Whereabouts place = session.state().whereabouts(find_unit(session.rules().roster(), id).value());
    return place.on_board() ? to_text(place.square()) : std::string(word(place.place()));
}

}  // namespace

TEST_CASE("the frenzy scenario works as described", "[scenario][W8.7][W8.8][W8.9]") {
    Session session = scenario("frenzy-lesson");
    SECTION("weakened cuirassiers meet their equals behind the dragoons") {
        play(session, "c5xc6");
        play(session, "die:Blue+");
        CHECK(where(session, "1er-cuirassiers") == "c6");
        CHECK(session.state().phase == Phase::battle_die);
        play(session, "die:Blue");
        CHECK(where(session, "1er-cuirassiers") == "c7");
        CHECK(where(session, "23rd-fusiliers") == "eliminated");
    }
    SECTION("the winner runs onto the guns") {
        play(session, "f5xf6");
        play(session, "die:Blue+");
        CHECK(where(session, "30th-foot") == "eliminated");
        CHECK(where(session, "55e-de-ligne") == "eliminated");
        CHECK(where(session, "lloyd-s-battery") == "f7");
    }
    SECTION("the defender runs into Napoleon") {
        play(session, "f5xf6");
        play(session, "die:Red+");
        CHECK(where(session, "napoleon") == "eliminated");
        CHECK(where(session, "30th-foot") == "f4");
    }
    SECTION("the defender attacks its own side, and its owner chooses") {
        play(session, "i6xj6");
        play(session, "die:Red+");
        CHECK(session.decider() == allied_decider);
        play(session, "other-falls");
        CHECK(where(session, "79th-highlanders") == "h6");
        CHECK(where(session, "44th-foot") == "eliminated");
        CHECK(session.decider() == french_decider);
    }
}

TEST_CASE("the Prussians arrive after the last French turn of their scenario", "[scenario][W9.1][W9.3]") {
    Session session = scenario("prussian-arrival");
    SECTION("on the flag") {
        play(session, "end");
        play(session, "draw:bulow");
        play(session, "draw:10th-infantry");
        CHECK(where(session, "bulow") == "l5");
        CHECK(where(session, "10th-infantry") == "l6");
    }
    SECTION("beside it, if a French piece is on the flag") {
        play(session, "l3-l5");
        play(session, "end");
        play(session, "draw:bulow");
        play(session, "draw:10th-infantry");
        CHECK(where(session, "bulow") == "l6");
        CHECK(where(session, "10th-infantry") == "l4");
    }
    CHECK(session.state().turn == 13);
    CHECK(session.state().actions == 4);
    CHECK(session.decider() == allied_decider);
}

TEST_CASE("late in the evening both nations owe an action, and Ney's action is missing", "[scenario][W5.3][W9.6]") {
    Session session = scenario("late-evening");
    CHECK(session.state().actions == 4);
    CHECK(session.view(allied_viewer).owing == std::vector{Nation::allied, Nation::prussian});
    CHECK(session.view(allied_viewer).prussians_to_come == 7);
    play(session, "k6-j6");
    play(session, "g7-g6");
    play(session, "end");
    CHECK(session.decider() == french_decider);
    CHECK(session.state().actions == 2);
}

}  // namespace fow::testing
