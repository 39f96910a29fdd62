// W14.3: custom battlefields as files, and everything that can be wrong with them.
#include "catch.hpp"

#include <algorithm>

#include "games/waterloo/engine/battlefield.hpp"
#include "games/waterloo/json/texts.hpp"
#include "json/schema.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

/// A small battle with every member that a battlefield can have.
const std::string drawn = R"({
  "format": "fog-of-waterloo/scenario", "version": 1, "name": "The ford", "description": "A brook.", "mode": "standard",
  "battlefield": {
    "tiles": [
      {"id": "mill", "name": "The mill", "kind": "building", "squares": ["f5", "g5", "f6", "g6"]},
      {"id": "brook", "name": "The brook", "kind": "mud", "squares": ["a5", "b5", "c5"]},
      {"id": "hamlet", "name": "", "kind": "village", "squares": ["j8", "k8", "j9", "k9"]},
      {"id": "knoll", "name": "Knoll", "kind": "hill", "squares": ["d2"]}
    ],
    "prussians": {"first_turn": 4, "flag": ["a6"], "beside": ["a7", "a4"]},
    "lines_of_retreat": {"french": {"left": ["a1", "b1"]}, "allied": {"centre": ["f10", "g10", "h10"]}}
  },
  "position": {
    "phase": "set_up", "first_mover": "french",
    "pieces": [
      {"unit": "napoleon", "square": "e1"},
      {"unit": "ney", "square": "f1"},
      {"unit": "1er-leger", "square": "a4"},
      {"unit": "batterie-huet", "square": "d2"},
      {"unit": "28e-de-ligne", "place": "reserve"},
      {"unit": "wellington", "square": "e10"},
      {"unit": "95th-rifles", "square": "j8"},
      {"unit": "10th-hussars", "place": "reserve"},
      {"unit": "bulow", "place": "reserve"}
    ]
  }
})";

[[nodiscard]] Battlefield read_field(const std::string& text) { return read_battlefield(text, "f.json", shipped()); }
[[nodiscard]] std::vector<Fault> faults(const std::string& text) {
    const DataError of_scenario = refusal([&] { return read_scenario(text, "f.json", shipped()); });
    CHECK(refusal([&] { return read_field(text); }).all == of_scenario.all);
    return of_scenario.all;
}
[[nodiscard]] std::vector<std::string> places(const std::vector<Fault>& faults) {
    std::vector<std::string> pointers;
    for (const Fault& fault : faults) pointers.push_back(fault.pointer);
    return pointers;
}
[[nodiscard]] Square at(std::string_view text) { return square_from_text(text).value(); }
[[nodiscard]] UnitId unit(std::string_view id) { return find_unit(shipped().pieces.roster, id).value(); }

}  // namespace

TEST_CASE("W14.3 a drawn battlefield is read, and reads back the same after writing", "[battlefield][W14.3]") {
    const Battlefield field = read_field(drawn);
    CHECK(field.name == "The ford");
    CHECK(field.mode == Mode::standard);
    REQUIRE(field.tiles.size() == 4);
    CHECK(field.tiles[1] == Tile{"brook", "The brook", TileKind::mud, {at("a5"), at("b5"), at("c5")}, Mode::basic});
    CHECK(field.prussian_turn == 4);
    CHECK(field.flag == std::vector{at("a6")});
    CHECK(field.beside == std::vector{at("a7"), at("a4")});
    CHECK(field.lines[french_seat][0] == SquareSet{at("a1"), at("b1")});
    CHECK(field.lines[french_seat][1] == shipped().board.line_of_retreat[french_seat][1]);
    CHECK(field.lines[allied_seat][1].size() == 3);
    CHECK(field.first_mover == french_seat);
    CHECK(field.players_set_up);
    REQUIRE(field.pieces.size() == 9);
    CHECK(field.pieces[0] == FieldPiece{unit("napoleon"), at("e1")});
    CHECK(field.pieces[8] == FieldPiece{unit("bulow"), std::nullopt});
    const std::string written = write_battlefield(field, shipped());
    CHECK(read_field(written) == field);
    CHECK(write_battlefield(read_field(written), shipped()) == written);
    CHECK_FALSE(misfit("scenario", drawn));
    CHECK_FALSE(misfit("scenario", written));
    CHECK(misfit("scenario", with(drawn, "/battlefield/tiles/0/kind", "\"castle\"")));
    CHECK(misfit("scenario", with(drawn, "/battlefield/weather", "1")));
}

TEST_CASE("W14.3 a drawn battlefield and its scenario are the same game", "[battlefield][W14.3]") {
    for (const char* phase : {"\"set_up\"", "\"ready\""})
        for (const char* mode : {"\"basic\"", "\"standard\"", "\"expert\""}) {
            const std::string text = with(with(drawn, "/position/phase", phase), "/mode", mode);
            CAPTURE(phase, mode);
            const Battlefield field = read_field(text);
            const Scenario scenario = read_scenario(text, "f.json", shipped());
            CHECK(scenario.rules == ruleset_of(field, shipped()));
            CHECK(scenario.state == start_of(field, Rules(scenario.rules, {scenario.mode})));
            CHECK(read_scenario(write_battlefield(field, shipped()), "f", shipped()).state == scenario.state);
            const Scenario again = read_scenario(write_scenario(scenario, shipped()), "f", shipped());
            CHECK(again.rules == scenario.rules);
            CHECK(again.state == scenario.state);
            CHECK(scenario.rules.arrival.first_turn == 4);
            CHECK(scenario.rules.arrival.extra_action_turn == 5);
            CHECK(scenario.rules.cards.taking_turn == 5);
            CHECK(scenario.rules.expert.doubt_turn == 2);
        }
}

TEST_CASE("members that a battlefield leaves out are as on the printed board", "[battlefield][W14.3]") {
    const std::string text = R"({"format": "fog-of-waterloo/scenario", "version": 1, "name": "", "description": "", "mode": "expert",
        "position": {"phase": "set_up", "prussians": "coming", "pieces": [{"unit": "ney", "place": "reserve"},
                     {"unit": "uxbridge", "place": "reserve"}]}})";
    Battlefield field = read_field(text);
    CHECK(field.pieces.size() == 2 + 13);
    field.pieces = classic_battlefield(shipped(), Mode::expert).pieces;
    CHECK(field == classic_battlefield(shipped(), Mode::expert));
    const Scenario scenario = read_scenario(text, "f", shipped());
    CHECK(scenario.rules == shipped());
    CHECK(write_scenario(scenario, shipped()).find("\"battlefield\"") == std::string::npos);
}

TEST_CASE("W14.3 a battlefield that cannot be played is refused with all its reasons at once", "[battlefield][strict][W14.3]") {
    std::string text = with(drawn, "/battlefield/tiles/0/squares", R"(["f5", "g5", "f6"])");
    text = with(text, "/battlefield/tiles/1/squares", R"(["a5", "m5"])");
    text = with(text, "/battlefield/tiles/3/kind", "\"castle\"");
    text = with(text, "/battlefield/prussians/flag", R"(["j8", "f5", "f5"])");
    text = with(text, "/battlefield/lines_of_retreat/french/left", R"(["a1"])");
    text = with(text, "/battlefield/season", "1");
    text = with(text, "/battlefield/lines_of_retreat/prussian", "{}");
    text = with(text, "/position/pieces/1/square", "\"e1\"");
    text = with(text, "/position/pieces/2/unit", "\"grouchy\"");
    text = with(text, "/position/pieces/3/square", "\"z9\"");
    text = with(text, "/position/pieces/6/square", "\"a3\"");
    text = with(text, "/mode", "\"chess\"");
    const std::vector<Fault> all = faults(without(text, "/battlefield/season"));
    const std::vector<std::string> expected{"/mode",
                                            "/battlefield/tiles/1/squares/1",
                                            "/battlefield/tiles/3/kind",
                                            "/battlefield/lines_of_retreat/prussian",
                                            "/position/pieces/2/unit",
                                            "/position/pieces/3/square",
                                            "/battlefield/tiles/0/squares",
                                            "/battlefield/prussians/flag/1",
                                            "/battlefield/prussians/flag/2",
                                            "/battlefield/prussians/flag/2",
                                            "/position/pieces/1/square",
                                            "/position/pieces/6/square"};
    CHECK(places(all) == expected);
    const DataError error = refusal([&] { return read_field(without(text, "/battlefield/season")); });
    const std::string what = error.what();
    CHECK(std::count(what.begin(), what.end(), '\n') == static_cast<long>(expected.size()) - 1);
    for (const Fault& fault : all) CHECK(what.find("f.json at " + fault.pointer + ": " + text_of(fault)) != std::string::npos);
}

TEST_CASE("W14.3 a battlefield that cannot be played yet can be stored", "[battlefield][W14.3]") {
    Battlefield unfinished = read_field(drawn);
    unfinished.tiles[0].squares = {at("f5")};
    unfinished.tiles[1].squares = {at("f5"), at("a1")};
    unfinished.flag = {at("f5"), at("f5")};
    unfinished.pieces[1].square = at("e1");
    unfinished.lines[allied_seat][0] = {};
    const std::string text = write_battlefield(unfinished, shipped());
    CHECK(read_drawing(text, "f", shipped()) == unfinished);
    CHECK(refusal([&] { return read_field(text); }).all.size() == faults_of(unfinished, shipped()).size());
    CHECK(refusal([&] { return read_drawing(with(text, "/mode", "\"chess\""), "f", shipped()); }).pointer == "/mode");
}

TEST_CASE("each fault of a battlefield is reported with its place", "[battlefield][strict][W14.3]") {
    struct Case {
        std::string pointer, value, refused_at, reason;
    };
    const std::vector<Case> cases{
        {"/battlefield/tiles/1/squares", R"(["f5"])", "/battlefield/tiles/1/squares", "two tiles share f5"},
        {"/battlefield/tiles/1/squares", "[]", "/battlefield/tiles/1/squares", "no square"},
        {"/battlefield/tiles/1/squares", R"(["a5", "a5"])", "/battlefield/tiles/1/squares/1", "listed twice"},
        {"/battlefield/tiles/1/id", "\"mill\"", "/battlefield/tiles/1/id", "listed twice"},
        {"/battlefield/tiles/1/id", "\"The Brook\"", "/battlefield/tiles/1/id", "a-z"},
        {"/battlefield/tiles/2/squares", R"(["j8", "k8", "l8", "i8"])", "/battlefield/tiles/2/squares", "two by two"},
        {"/battlefield/prussians/first_turn", "0", "/battlefield/prussians/first_turn", "between 1 and 1000"},
        {"/battlefield/prussians/flag", "[]", "/battlefield/prussians/flag", "no entry square"},
        {"/battlefield/prussians/flag", R"(["a1", "a2", "a3", "a6", "a8"])", "/battlefield/prussians/flag", "more than 4"},
        {"/battlefield/prussians/beside/0", "\"a6\"", "/battlefield/prussians/beside/0", "listed twice"},
        {"/battlefield/prussians/beside/0", "\"g6\"", "/battlefield/prussians/beside/0", "building"},
        {"/battlefield/prussians/beside/0", "\"b5\"", "/battlefield/prussians/beside/0", "mud"},
        {"/battlefield/prussians/beside/0", "\"b11\"", "/battlefield/prussians/beside/0", "not a square of the board"},
        {"/battlefield/lines_of_retreat/allied/centre", R"(["f10"])", "/battlefield/lines_of_retreat/allied/centre", "at least 2"},
        {"/position/pieces/1/square", "\"e1\"", "/position/pieces/1/square", "two pieces stand on e1"},
        {"/position/pieces/1/unit", "\"napoleon\"", "/position/pieces/1/unit", "listed twice"},
        {"/position/pieces/2/square", "\"a5\"", "/position/pieces/2/square", "outside its set-up zone"},
        {"/position/pieces/8", R"({"unit": "bulow", "square": "a6"})", "/position/pieces/8/square", "come later"},
        {"/position/pieces/6/place", "\"reserve\"", "/position/pieces/6", "either a square or a place"},
    };
    for (const Case& bad : cases) {
        CAPTURE(bad.pointer, bad.value);
        const std::string text = with(drawn, bad.pointer, bad.value);
        const auto all = faults(text);
        REQUIRE(all.size() == 1);
        CHECK(all[0].pointer == bad.refused_at);
        CHECK(text_of(all[0].reason).find(bad.reason) != std::string::npos);
    }
}

TEST_CASE("W10.3 W14.4 a piece on ground that it may not enter is refused", "[battlefield][strict][W10.3][W14.4]") {
    std::string text = with(drawn, "/battlefield/tiles/0/squares", R"(["e1", "f1", "e2", "f2"])");
    text = with(text, "/battlefield/tiles/1/squares", R"(["d3"])");
    text = with(text, "/position/pieces/3/square", "\"d3\"");
    CHECK(places(faults(text)) ==
          std::vector<std::string>{"/position/pieces/0/square", "/position/pieces/1/square", "/position/pieces/3/square"});
    const auto moved = [&text](const char* piece, const char* square) {
        text = with(text, "/position/pieces/" + std::string(piece) + "/square", square);
    };
    moved("0", "\"g1\"");
    moved("1", "\"h1\"");
    moved("3", "\"d2\"");
    CHECK(read_field(text).pieces.size() == 9);
}

TEST_CASE("W10.6 the squares of a destroyed building are open ground", "[battlefield][scenario][W10.6]") {
    const std::string posed = R"({"format": "fog-of-waterloo/scenario", "version": 1, "name": "", "description": "", "mode": "standard",
        "position": {"phase": "turn", "turn": 10,
        "works": [{"tile": "hougoumont", "damage": 4}, {"tile": "la-haye-papelotte", "owner": "french", "damage": 1}],
        "hands": {"french": ["initiative", "initiative"], "allied": ["fighting_spirit"]}, "discards": {"allied": ["grand_battery"]},
        "played": {"french": ["reconnaissance"]},
        "pieces": [{"unit": "napoleon", "square": "b5"}, {"unit": "wellington", "square": "e10"},
                   {"unit": "95th-rifles", "square": "j5"}]}})";
    const Scenario scenario = read_scenario(posed, "f", shipped());
    const Rules rules(scenario.rules, {scenario.mode});
    CHECK(scenario.state.works[0].damage == 4);
    CHECK(scenario.state.works[1].owner == static_cast<unsigned>(french_seat));
    CHECK(scenario.state.hand[french_seat][Card::initiative] == 2);
    CHECK(scenario.state.hand[allied_seat][Card::fighting_spirit] == 1);
    CHECK(scenario.state.pile().total() == 2);
    CHECK(scenario.state.played[french_seat][Card::reconnaissance] == 1);
    CHECK(scenario.state.buildings.size() == 4);
    CHECK_FALSE(misfit("scenario", posed));
    const std::string written = write_scenario(scenario, shipped());
    CHECK(read_scenario(written, "f", shipped()).state == scenario.state);
    CHECK_FALSE(misfit("scenario", written));
    const auto refused_at = [](const std::string& text) {
        return places(refusal([&] { return read_scenario(text, "f", shipped()); }).all);
    };
    using Pointers = std::vector<std::string>;
    CHECK(refused_at(with(posed, "/position/works/0/damage", "3")) == Pointers{"/position/pieces/0/square"});
    CHECK(refused_at(with(posed, "/position/works/0/damage", "5")) == Pointers{"/position/works/0/damage"});
    CHECK(refused_at(with(posed, "/position/works/1/tile", "\"hougoumont\"")) == Pointers{"/position/works/1/tile"});
    CHECK(refused_at(with(posed, "/position/works/1/tile", "\"mont-st-jean\"")) == Pointers{"/position/works/1/tile"});
    CHECK(refused_at(with(posed, "/position/hands/french", R"(["initiative", "initiative", "initiative", "initiative"])")) ==
          Pointers{"/position"});
    CHECK(refused_at(with(posed, "/position/hands/french", R"(["surprise"])")) == Pointers{"/position/hands/french/0"});
    CHECK(refused_at(with(with(posed, "/position/hands/french", R"(["surprise"])"), "/position/quiet_turns", "30")) ==
          Pointers{"/position/hands/french/0", "/position/quiet_turns"});
    const std::string owned_village =
        with(with(posed, "/mode", "\"expert\""), "/position/works/1", R"({"tile": "plancenoit", "owner": "french"})");
    CHECK(refused_at(owned_village) == Pointers{"/position/works/1/owner"});
    CHECK(places(refusal([&] { return read_field(posed); }).all) ==
          Pointers{"/position/works", "/position/hands", "/position/discards", "/position/played", "/position/phase", "/position/turn"});
}

TEST_CASE("W6.3 armies that cannot be set up are refused", "[battlefield][strict][W6.2][W6.3]") {
    Battlefield field = classic_battlefield(shipped(), Mode::standard);
    field.tiles.clear();
    field.beside.clear();
    const auto refused = [&] { return refusal([&] { return read_field(write_battlefield(field, shipped())); }).all; };
    const auto build_over = [&](int blocks) {
        for (int i = 0; i < blocks; ++i) {
            const SquareSet corner = SquareSet::of(Square(2 * (i % 6), 2 * (i / 6)));
            const SquareSet row = corner | corner.shifted(Direction::east);
            field.tiles.push_back({"b" + std::to_string(i), "", TileKind::building, row | row.shifted(Direction::north), Mode::basic});
        }
    };
    SECTION("more cavalry and guns than fit on open squares and in reserve") {
        build_over(8);  // 16 squares, ten in reserve, 22 riders and guns
        CHECK(read_field(write_battlefield(field, shipped())).tiles.size() == 8);
        field.tiles.clear();
        build_over(10);
        const auto all = refused();
        REQUIRE(all.size() == 1);
        CHECK(all[0].pointer == "/position/pieces");
        CHECK(text_of(all[0].reason).find("the French army has more pieces than fit") != std::string::npos);
    }
    SECTION("no room for a commander") {
        build_over(12);
        const auto all = refused();
        REQUIRE(all.size() == 1);
        CHECK(all[0].pointer == "/position/pieces");
        CHECK(text_of(all[0].reason).find("no room for a commander") != std::string::npos);
    }
    SECTION("a commander in reserve without a set-up") {
        field.players_set_up = false;
        CHECK(refused().size() == 4);
    }
    SECTION("no pieces at all") {
        field.pieces.clear();
        const auto all = refused();
        REQUIRE(all.size() == 2);
        CHECK(text_of(all[0]) == "the French army has no piece (W14.3)");
    }
}

TEST_CASE("W14.1 W14.2 the options of a game change the start", "[battlefield][scenario][W14.1][W14.2]") {
    const std::string text = text_of(rules_folder() / "fields" / "waterloo.json");
    const State plain = read_scenario(text, "f", shipped()).state;
    CHECK(plain.turn == 1);
    CHECK_FALSE(plain.prussians_in_doubt);
    Options options;
    options.start_early = options.where_are_the_prussians = true;
    const Scenario early = read_scenario(text, "f", shipped(), options);
    options.mode = early.mode;
    const Rules rules(early.rules, options);
    CHECK(early.state.turn == -2);
    CHECK(early.state.first_mover == french_seat);
    CHECK(early.state.prussians_in_doubt);
    for (const std::string& id : shipped().expert.late_units) CHECK(early.state.whereabouts(unit(id)).is(Place::reserve));
    const Record record = Session(early.rules, options, {"a", "b"}, Start{early.name, early.state}).record();
    const ReadRecord read_back = read_record(write_record(record), "game");
    CHECK(read_back.record == record);
}

TEST_CASE("W15.7 with the handicap a battlefield begins without the piece", "[battlefield][scenario][W15.7]") {
    Options options;
    options.mode = Mode::expert;
    options.handicap = true;
    const Scenario scenario = read_scenario(text_of(rules_folder() / "fields" / "waterloo.json"), "f", shipped(), options);
    REQUIRE_FALSE(shipped().expert.handicap_units.empty());
    for (const std::string& id : shipped().expert.handicap_units) CHECK(scenario.state.whereabouts(unit(id)).is(Place::absent));
    const Record record = Session(scenario.rules, options, {"a", "b"}, Start{scenario.name, scenario.state}).record();
    CHECK(read_record(write_record(record), "game").record == record);
}

TEST_CASE("W14.2 a position in a turn from game turn 9 on has the die behind it, a battle that begins then has not", "[scenario][W14.2]") {
    const auto [phase, turn, in_doubt] = GENERATE(table<const char*, int, bool>(
        {{"turn", 8, true}, {"turn", 9, false}, {"turn", 13, false}, {"ready", 8, true}, {"ready", 13, true}}));
    CAPTURE(phase, turn);
    const std::string text = R"({"format": "fog-of-waterloo/scenario", "version": 1, "name": "", "description": "", "mode": "expert",
        "position": {"phase": ")" +
                             std::string(phase) + R"(", "turn": )" + std::to_string(turn) + R"(, "prussians": "coming", "pieces": [
        {"unit": "ney", "square": "a1"}, {"unit": "napoleon", "square": "b1"},
        {"unit": "uxbridge", "square": "a10"}, {"unit": "wellington", "square": "b10"}]}})";
    Options options;
    options.where_are_the_prussians = true;
    CHECK(read_scenario(text, "s", shipped(), options).state.prussians_in_doubt == in_doubt);
}

}  // namespace fow::testing
