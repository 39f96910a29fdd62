// The shipped scenarios do what their descriptions say.
#include "catch.hpp"
#include "games/waterloo/json/texts.hpp"
#include "json/schema.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

[[nodiscard]] const Rules& rules() {
    static const Rules prepared(shipped(), {});
    return prepared;
}

/// A position with every member that one can have.
const std::string posed = R"({
  "format": "fog-of-waterloo/scenario", "version": 1, "name": "Evening", "description": "", "mode": "basic",
  "position": {
    "phase": "turn", "turn": 15, "to_move": "allied", "first_mover": "french", "actions_used": 2, "acted": ["prussian"],
    "quiet_turns": 3, "draw_offered": true, "prussians": "coming",
    "lines_of_retreat": {"french": "left", "allied": "right"},
    "pieces": [
      {"unit": "napoleon", "square": "e1"},
      {"unit": "ney", "place": "withdrawn", "seen": "all", "fresh": true},
      {"unit": "1er-leger", "square": "a4", "seen": "light_infantry"},
      {"unit": "1er-cuirassiers", "square": "b4", "weakened": 3, "charged": true},
      {"unit": "4e-cuirassiers", "place": "regaining", "weakened": 1},
      {"unit": "batterie-huet", "place": "reserve"},
      {"unit": "wellington", "square": "e10", "seen": "back"},
      {"unit": "uxbridge", "place": "eliminated"},
      {"unit": "95th-rifles", "square": "c9"},
      {"unit": "1st-foot-guards", "place": "absent"},
      {"unit": "bulow", "square": "l5"}
    ]
  }
})";

[[nodiscard]] State position_of(const std::string& text) { return read_scenario(text, "s.json", shipped()).state; }
[[nodiscard]] DataError scenario_refused(const std::string& text) {
    return refusal([&] { return read_scenario(text, "s.json", shipped()); });
}
[[nodiscard]] UnitId unit_called(std::string_view id) { return find_unit(shipped().pieces.roster, id).value(); }

}  // namespace

TEST_CASE("a scenario can place any piece in any state", "[scenario]") {
    const State state = position_of(posed);
    CHECK(state.phase == Phase::turn);
    CHECK(state.turn == 15);
    CHECK(state.mover == allied_seat);
    CHECK(state.first_mover == french_seat);
    CHECK(state.actions == 3);  // W5.3 three, W5.4 one less without Uxbridge, W9.5 one more with Prussians
    CHECK(state.actions_used == 2);
    CHECK(state.prussian_acted);
    CHECK_FALSE(state.allied_acted);
    CHECK(state.quiet_turns == 3);
    CHECK(state.draw_pending);
    CHECK(state.line_of(french_seat) == Sector::left);
    CHECK(state.line_of(allied_seat) == Sector::right);
    CHECK(state.whereabouts(unit_called("ney")).is(Place::withdrawn));
    CHECK(state.mark(unit_called("ney")).fresh == 1);
    CHECK(state.mark(unit_called("1er-leger")).seen == 1);
    CHECK(state.mark(unit_called("1er-cuirassiers")).weakened == 3);
    CHECK(state.mark(unit_called("1er-cuirassiers")).charged == 1);
    CHECK(state.whereabouts(unit_called("4e-cuirassiers")).is(Place::regaining));
    CHECK(state.whereabouts(unit_called("batterie-huet")).is(Place::reserve));
    CHECK(state.whereabouts(unit_called("1st-foot-guards")).is(Place::absent));
    CHECK(state.whereabouts(unit_called("2e-leger")).is(Place::absent));
    CHECK(state.unit_at(*square_from_text("l5")) == unit_called("bulow"));
    CHECK(view_of(rules(), state, french_viewer).prussians_to_come == 12);
    CHECK_FALSE(inconsistency(rules(), state));
}

TEST_CASE("members that a scenario leaves out have their defaults", "[scenario]") {
    const State state = position_of(R"({"format": "fog-of-waterloo/scenario", "version": 1, "name": "", "description": "",
        "mode": "basic", "position": {"phase": "turn", "pieces": [{"unit": "ney", "square": "a1"}]}})");
    CHECK(state.turn == 1);
    CHECK(state.mover == allied_seat);
    CHECK(state.first_mover == allied_seat);
    CHECK(state.actions_used == 0);
    CHECK_FALSE(state.line_of(french_seat));
    CHECK(view_of(rules(), state, french_viewer).prussians_to_come == 0);
    CHECK(state.mark(unit_called("ney")) == Marks{});
}

TEST_CASE("a scenario is read as it was written, and fits its schema", "[scenario][schema]") {
    std::vector<std::string> texts{posed};
    for (const auto& path : shipped_files("scenarios")) texts.push_back(text_of(path));
    CHECK(texts.size() >= 4);
    for (const std::string& text : texts) {
        const Scenario scenario = read_scenario(text, "s.json", shipped());
        CAPTURE(scenario.name);
        const std::string written = write_scenario(scenario, shipped());
        const Scenario again = read_scenario(written, "again", shipped());
        CHECK(again.name == scenario.name);
        CHECK(again.description == scenario.description);
        CHECK(again.state == scenario.state);
        CHECK(write_scenario(again, shipped()) == written);
        CHECK_FALSE(misfit("scenario", text));
        CHECK_FALSE(misfit("scenario", written));
    }
    CHECK(misfit("scenario", with(posed, "/position/pieces/0/place", "\"reserve\"")));
    CHECK(misfit("scenario", with(posed, "/position/name", "\"x\"")));
    CHECK(misfit("scenario", with(posed, "/position/phase", "\"set_up\"")));
}

TEST_CASE("W6 a scenario may begin with the set-up", "[scenario][W6.1]") {
    const std::string text = text_of(rules_folder() / "scenarios" / "half-the-armies.json");
    const State state = position_of(text);
    CHECK(state.phase == Phase::line_draw);
    CHECK(state.mover == allied_seat);
    CHECK(state.occupied().empty());
    const State drawn = position_of(with(text, "/position/lines_of_retreat", R"({"allied": "left"})"));
    CHECK(drawn.phase == Phase::set_up);
    CHECK(scenario_refused(with(text, "/position/pieces/4/place", "\"withdrawn\"")).pointer == "/position/pieces/4");
    const State proposed = position_of(with(without(text, "/position/pieces/4/place"), "/position/pieces/4/square", "\"a1\""));
    CHECK(proposed.phase == Phase::line_draw);
    CHECK(proposed.occupied() == SquareSet::of(Square(0, 0)));
    CHECK(scenario_refused(with(without(text, "/position/pieces/4/place"), "/position/pieces/4/square", "\"a5\"")).pointer ==
          "/position/pieces/4/square");
    for (const char* member : {"to_move", "actions_used", "acted", "quiet_turns", "draw_offered"})
        CHECK(scenario_refused(with(text, std::string("/position/") + member, "1")).pointer == std::string("/position/") + member);
}

TEST_CASE("an impossible scenario is refused with the place of its fault", "[scenario][strict]") {
    struct Case {
        std::string pointer, value, refused_at;
    };
    const std::vector<Case> cases{{"/version", "2", "/version"},
                                  {"/format", "\"fog-of-waterloo/record\"", "/format"},
                                  {"/mode", "\"chess\"", "/mode"},
                                  {"/mode", "\"expert\"", "/position/lines_of_retreat"},
                                  {"/position/hands", R"({"french": ["initiative"]})", "/position/hands"},
                                  {"/position/works", R"([{"tile": "hougoumont"}])", "/position/works/0/tile"},
                                  {"/position/phase", "\"over\"", "/position/phase"},
                                  {"/position/turn", "-10", "/position/turn"},
                                  {"/position/to_move", "\"prussian\"", "/position/to_move"},
                                  {"/position/actions_used", "4", "/position/actions_used"},
                                  {"/position/actions_used", "-1", "/position/actions_used"},
                                  {"/position/acted/0", "\"french\"", "/position/acted/0"},
                                  {"/position/acted/1", "\"prussian\"", "/position/acted/1"},
                                  {"/position/quiet_turns", "30", "/position/quiet_turns"},
                                  {"/position/prussians", "\"late\"", "/position/prussians"},
                                  {"/position/lines_of_retreat/french", "\"middle\"", "/position/lines_of_retreat/french"},
                                  {"/position/lines_of_retreat/prussian", "\"left\"", "/position/lines_of_retreat/prussian"},
                                  {"/position/weather", "\"mud\"", "/position/weather"},
                                  {"/position/pieces/0/unit", "\"grouchy\"", "/position/pieces/0/unit"},
                                  {"/position/pieces/0/unit", "\"wellington\"", "/position/pieces/6/unit"},
                                  {"/position/pieces/0/square", "\"e11\"", "/position/pieces/0/square"},
                                  {"/position/pieces/0/square", "\"m1\"", "/position/pieces/0/square"},
                                  {"/position/pieces/6/square", "\"e1\"", "/position/pieces/6/square"},
                                  {"/position/pieces/0/place", "\"reserve\"", "/position/pieces/0"},
                                  {"/position/pieces/0", R"({"unit": "napoleon"})", "/position/pieces/0"},
                                  {"/position/pieces/0", R"({"unit": "napoleon", "place": "reserve"})", "/position/pieces/0"},
                                  {"/position/pieces/0", R"({"unit": "napoleon", "place": "riding"})", "/position/pieces/0/place"},
                                  {"/position/pieces/0", R"({"unit": "napoleon", "place": "withdrawn"})", "/position/pieces/0/place"},
                                  {"/position/pieces/0", R"({"unit": "napoleon", "place": "regaining"})", "/position/pieces/0/place"},
                                  {"/position/pieces/0", R"({"unit": "napoleon", "place": "elba"})", "/position/pieces/0/place"},
                                  {"/position/pieces/1/place", "\"reserve\"", "/position/pieces/1/fresh"},
                                  {"/position/pieces/5/place", "\"withdrawn\"", "/position/pieces/5/place"},
                                  {"/position/pieces/2/weakened", "1", "/position/pieces/2/weakened"},
                                  {"/position/pieces/2/charged", "true", "/position/pieces/2/charged"},
                                  {"/position/pieces/2/fresh", "true", "/position/pieces/2/fresh"},
                                  {"/position/pieces/2/seen", "\"half\"", "/position/pieces/2/seen"},
                                  {"/position/pieces/3/seen", "\"light_infantry\"", "/position/pieces/3/seen"},
                                  {"/position/pieces/3/weakened", "4", "/position/pieces/3/weakened"},
                                  {"/position/pieces/3/weakened", "-1", "/position/pieces/3/weakened"},
                                  {"/position/pieces/3/weakened?", "1", "/position/pieces/3/weakened?"},
                                  {"/position/pieces/3/strength", "4", "/position/pieces/3/strength"}};
    for (const Case& bad : cases) {
        CAPTURE(bad.pointer, bad.value);
        const DataError error = scenario_refused(with(posed, bad.pointer, bad.value));
        CHECK(error.document == "s.json");
        CHECK(error.pointer == bad.refused_at);
    }
    for (const char* member :
         {"/name", "/description", "/mode", "/position", "/position/phase", "/position/pieces", "/position/pieces/0/unit"}) {
        CAPTURE(member);
        CHECK(scenario_refused(without(posed, member)).reason.find("is missing") != std::string::npos);
    }
}

namespace {

const std::string small = R"({"format": "fog-of-waterloo/deployment", "version": 1, "name": "The ridge", "army": "allied",
  "pieces": [{"unit": "wellington", "square": "g10"}, {"unit": "uxbridge", "square": "a7"}]})";

[[nodiscard]] Deployment read_army(const std::string& text) { return read_deployment(text, "d.json", shipped().pieces.roster); }
[[nodiscard]] DataError refused(const std::string& text) {
    return refusal([&] { return read_army(text); });
}

}  // namespace

TEST_CASE("a deployment is read as it was written, sorted by square", "[deployment][schema]") {
    const Deployment deployment = read_army(small);
    CHECK(deployment.seat == allied_seat);
    CHECK(deployment.name == "The ridge");
    REQUIRE(deployment.places.size() == 2);
    CHECK(deployment.places[0].square == *square_from_text("a7"));
    const std::string written = write_deployment(deployment, shipped().pieces.roster);
    CHECK(read_army(written) == deployment);
    CHECK_FALSE(misfit("deployment", written));
    CHECK_FALSE(misfit("deployment", small));
    CHECK(misfit("deployment", with(small, "/pieces/0/place", "\"reserve\"")));
    const Deployment empty{french_seat, "", {}};
    CHECK(read_army(write_deployment(empty, shipped().pieces.roster)) == empty);
    const Deployment kept{allied_seat, "Of a game in progress", deployment.places, std::string(16, 'k')};
    CHECK(read_army(write_deployment(kept, shipped().pieces.roster)) == kept);
}

TEST_CASE("W6.3 the shipped deployments are complete", "[deployment][W6.3]") {
    for (const Seat seat : {allied_seat, french_seat}) {
        const auto path = rules_folder() / "deployments" / (std::string(word(seat)) + "-1815.json");
        CAPTURE(path.string());
        const Deployment deployment = read_army(text_of(path));
        CHECK(deployment.seat == seat);
        CHECK_FALSE(misfit("deployment", text_of(path)));
    }
    const Record record = random_game(1, 90);  // begins with both deployments, each followed by ready
    const Replay game = replay(record);
    CHECK_FALSE(game.broken_at);
    CHECK(game.session.state().phase != Phase::set_up);
}

TEST_CASE("a bad deployment is refused with the place of its fault", "[deployment][strict]") {
    struct Case {
        std::string pointer, value, refused_at;
    };
    const std::vector<Case> cases{{"/version", "7", "/version"},
                                  {"/format", "\"fog-of-waterloo/scenario\"", "/format"},
                                  {"/army", "\"prussian\"", "/army"},
                                  {"/name", "1", "/name"},
                                  {"/pieces/1/unit", "\"wellington\"", "/pieces/1/unit"},
                                  {"/pieces/1/unit", "\"ney\"", "/pieces/1/unit"},
                                  {"/pieces/1/unit", "\"bulow\"", "/pieces/1/unit"},
                                  {"/pieces/1/unit", "\"blucher\"", "/pieces/1/unit"},
                                  {"/pieces/1/square", "\"g10\"", "/pieces/1/square"},
                                  {"/pieces/1/square", "\"reserve\"", "/pieces/1/square"},
                                  {"/pieces/1/seen", "true", "/pieces/1/seen"},
                                  {"/pieces", "null", "/pieces"},
                                  {"/reserve", "[]", "/reserve"}};
    for (const Case& bad : cases) {
        CAPTURE(bad.pointer, bad.value);
        const DataError error = refused(with(small, bad.pointer, bad.value));
        CHECK(error.document == "d.json");
        CHECK(error.pointer == bad.refused_at);
    }
    for (const char* member : {"/name", "/army", "/pieces", "/pieces/0/square"})
        CHECK(refused(without(small, member)).reason.find("is missing") != std::string::npos);
}

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
