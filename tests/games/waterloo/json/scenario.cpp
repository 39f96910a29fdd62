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

}  // namespace fow::testing
