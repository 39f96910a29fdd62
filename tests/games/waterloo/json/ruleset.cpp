#include "catch.hpp"

#include <map>

#include "games/waterloo/json/texts.hpp"
#include "json/schema.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

/// The shipped texts with one of them changed.
[[nodiscard]] RulesTexts changed(std::string RulesTexts::* which, const std::string& text) {
    RulesTexts texts = shipped_texts();
    texts.*which = text;
    return texts;
}

[[nodiscard]] DataError refused(std::string RulesTexts::* which, const std::string& text) {
    return refusal([&] { return read_ruleset(changed(which, text), "folder"); });
}

[[nodiscard]] int count(Army army, std::optional<Kind> kind = std::nullopt, std::optional<int> strength = std::nullopt) {
    int found = 0;
    for (const Unit& unit : shipped().pieces.roster)
        found += unit.army == army && (!kind || unit.kind == *kind) && (!strength || unit.strength == *strength) ? 1 : 0;
    return found;
}

}  // namespace

TEST_CASE("W2.1 the shipped box holds 47 French, 45 Allied and 13 Prussian pieces", "[rules][W2.1]") {
    CHECK(count(Army::french) == 47);
    CHECK(count(Army::allied) == 45);
    CHECK(count(Army::prussian) == 13);
}

TEST_CASE("W4 the shipped pieces are those of the tables", "[rules][W4.1][W4.2][W4.3][W4.4][W4.8]") {
    // Kind and strength, then how many pieces of it the French, the Allies and the Prussians have.
    struct Row {
        Kind kind;
        int strength;
        std::array<int, 3> counts;
    };
    const std::vector<Row> tables{
        {Kind::light_infantry, 1, {2, 2, 2}},    {Kind::light_infantry, 2, {3, 3, 2}}, {Kind::line_infantry, 3, {15, 18, 3}},
        {Kind::line_infantry, 4, {2, 1, 0}},     {Kind::line_infantry, 5, {2, 1, 0}},  {Kind::line_infantry, 6, {1, 1, 0}},
        {Kind::light_cavalry, 2, {6, 6, 4}},     {Kind::heavy_cavalry, 4, {3, 3, 0}},  {Kind::heavy_cavalry, 5, {2, 1, 0}},
        {Kind::heavy_cavalry, 6, {1, 1, 0}},     {Kind::artillery, 0, {8, 6, 1}},      {Kind::commander, 5, {1, 1, 1}},
        {Kind::commander_in_chief, 0, {1, 1, 0}}};
    std::array<int, 3> total{};
    for (const Row& row : tables)
        for (const Army army : {Army::french, Army::allied, Army::prussian}) {
            const auto i = static_cast<std::size_t>(army);
            CHECK(count(army, row.kind, row.strength) == row.counts[i]);
            total[i] += row.counts[i];
        }
    CHECK(total == std::array<int, 3>{47, 45, 13});
}

TEST_CASE("the shipped rules are the defaults of the rulebook", "[rules]") {
    const Ruleset standard;
    CHECK(shipped().turns == standard.turns);
    CHECK(shipped().arrival.first_turn == standard.arrival.first_turn);
    CHECK(shipped().arrival.pieces_a_turn == standard.arrival.pieces_a_turn);
    CHECK(shipped().arrival.extra_action_turn == standard.arrival.extra_action_turn);
    CHECK(shipped().pieces.light_infantry_moves == standard.pieces.light_infantry_moves);
    CHECK(shipped().pieces.reserve_limit == standard.pieces.reserve_limit);
    CHECK(shipped().board.set_up_zone[french_seat] == (SquareSet::rank(0) | SquareSet::rank(1) | SquareSet::rank(2) | SquareSet::rank(3)));
    CHECK(shipped().board.set_up_zone[allied_seat] == (SquareSet::rank(6) | SquareSet::rank(7) | SquareSet::rank(8) | SquareSet::rank(9)));
    CHECK(shipped().board.back_row[french_seat] == SquareSet::rank(0));
    CHECK(shipped().board.back_row[allied_seat] == SquareSet::rank(9));
    CHECK(shipped().die.faces.size() == 6);
    TerrainRules bare = shipped().terrain;
    bare.tiles.clear();
    CHECK(bare == standard.terrain);
    CardRules cards_without_pack = shipped().cards;
    cards_without_pack.pack = {};
    cards_without_pack.scouting = {};
    CHECK(cards_without_pack == standard.cards);
    ExpertRules nobody_late = shipped().expert;
    nobody_late.late_units.clear();
    nobody_late.handicap_units.clear();
    CHECK(nobody_late == standard.expert);
}

TEST_CASE("W10.1 W12.5 the shipped tiles are where the rulebook says", "[rules][W10.1][W12.5]") {
    const auto& tiles = shipped().terrain.tiles;
    REQUIRE(tiles.size() == 4);
    const auto block = [](std::string_view corner) {
        const SquareSet low = SquareSet::of(*square_from_text(corner));
        const SquareSet row = low | low.shifted(Direction::east);
        return row | row.shifted(Direction::north);
    };
    CHECK(tiles[0] == Tile{"hougoumont", "Hougoumont", TileKind::building, block("b5"), Mode::standard});
    CHECK(tiles[1] == Tile{"la-haye-papelotte", "La Haye / Papelotte", TileKind::building, block("j5"), Mode::standard});
    CHECK(tiles[2] == Tile{"mont-st-jean", "Mont St Jean", TileKind::hill, block("e7") | block("g7"), Mode::standard});
    CHECK(tiles[3] == Tile{"plancenoit", "Plancenoit", TileKind::village, block("j2"), Mode::expert});
}

TEST_CASE("W11 W11.4 the shipped pack has three cards of each kind, and each player looks at the other's half", "[rules][W11.1][W11.4]") {
    for (const Card card : cards) CHECK(shipped().cards.pack[card] == 3);
    CHECK(shipped().cards.scouting[french_seat].size() == 60);
    CHECK(shipped().cards.scouting[allied_seat] == ~shipped().cards.scouting[french_seat]);
    CHECK(shipped().cards.scouting[allied_seat].contains(*square_from_text("l5")));
}

TEST_CASE("W14.1 the fourteen late pieces are those of the rulebook", "[rules][W14.1]") {
    std::map<std::pair<Kind, int>, int> late;
    for (const std::string& id : shipped().expert.late_units) {
        const Unit& unit = shipped().pieces.roster[static_cast<std::size_t>(find_unit(shipped().pieces.roster, id).value().index())];
        CHECK(unit.army == Army::french);
        ++late[{unit.kind, unit.strength}];
    }
    CHECK(late == std::map<std::pair<Kind, int>, int>{{{Kind::light_infantry, 2}, 1},
                                                      {{Kind::line_infantry, 3}, 5},
                                                      {{Kind::line_infantry, 5}, 2},
                                                      {{Kind::line_infantry, 6}, 1},
                                                      {{Kind::heavy_cavalry, 4}, 2},
                                                      {{Kind::heavy_cavalry, 6}, 1},
                                                      {{Kind::artillery, 0}, 2}});
}

TEST_CASE("W15.7 the pieces of the handicap are those of the rulebook, and older rules data have none", "[rules][W15.7]") {
    CHECK(shipped().expert.handicap_units == std::vector<std::string>{"dragons-de-l-imperatrice"});
    RulesTexts older = shipped_texts();
    older.expert = without(older.expert, "/handicap_units");
    CHECK(read_ruleset(older, "folder").expert.handicap_units.empty());
}

TEST_CASE("W3.2 a line of retreat is four squares of the back row, left and right as the owner sees them", "[rules][W3.2]") {
    for (const Seat seat : seats) {
        SquareSet all;
        for (const SquareSet& line : shipped().board.line_of_retreat[seat]) {
            CHECK(line.size() == 4);
            all |= line;
        }
        CHECK(all == shipped().board.back_row[seat]);
    }
    CHECK(shipped().board.line_of_retreat[french_seat][0].contains(*square_from_text("a1")));
    CHECK(shipped().board.line_of_retreat[allied_seat][0].contains(*square_from_text("l10")));
}

TEST_CASE("each value of the rules is next to its own rule and no other", "[rules][strict]") {
    const auto error = refused(&RulesTexts::turns, with(shipped_texts().turns, "/actions/rule", "\"W5.4\""));
    CHECK(error.document == "folder/turns.json");
    CHECK(error.pointer == "/actions/rule");
    CHECK(refused(&RulesTexts::pieces, with(shipped_texts().pieces, "/roster/0/rule", "\"W4.2\"")).pointer == "/roster/0/rule");
    CHECK(refused(&RulesTexts::die, without(shipped_texts().die, "/faces/rule")).pointer == "/faces");
}

TEST_CASE("a bad rules file is refused with its name, the place and the reason", "[rules][strict]") {
    struct Case {
        std::string RulesTexts::* which;
        std::string document, pointer, value, refused_at;
    };
    const auto pieces = &RulesTexts::pieces, terrain = &RulesTexts::terrain, cards_text = &RulesTexts::cards, expert = &RulesTexts::expert;
    const std::vector<Case> cases{
        {pieces, "pieces", "/extra", "1", "/extra"},
        {pieces, "pieces", "/a~1b~0c", "1", "/a~1b~0c"},
        {pieces, "pieces", "/light_infantry_moves/value", "\"3\"", "/light_infantry_moves/value"},
        {pieces, "pieces", "/light_infantry_moves/value", "3.0", "/light_infantry_moves/value"},
        {pieces, "pieces", "/light_infantry_moves/value", "true", "/light_infantry_moves/value"},
        {pieces, "pieces", "/light_infantry_moves/value", "null", "/light_infantry_moves/value"},
        {pieces, "pieces", "/light_infantry_moves/value", "0", "/light_infantry_moves/value"},
        {pieces, "pieces", "/light_infantry_moves/value", "-1", "/light_infantry_moves/value"},
        {pieces, "pieces", "/light_infantry_moves/value", "18446744073709551615", "/light_infantry_moves/value"},
        {pieces, "pieces", "/light_infantry_moves/$schema", "\"x\"", "/light_infantry_moves/$schema"},
        {pieces, "pieces", "/$schema", "1", "/$schema"},
        {pieces, "pieces", "/roster", "{}", "/roster"},
        {pieces, "pieces", "/roster", "[]", "/roster"},
        {pieces, "pieces", "/roster/3", "[]", "/roster/3"},
        {pieces, "pieces", "/roster/3/strength", "8", "/roster/3/strength"},
        {pieces, "pieces", "/roster/3/strength", "7", "/roster/3/strength"},
        {pieces, "pieces", "/roster/3/strength", "0", "/roster/3/strength"},
        {pieces, "pieces", "/roster/3/id", "\"1er-leger\"", "/roster/3/id"},
        {pieces, "pieces", "/roster/3/id", "\"Old Guard\"", "/roster/3/id"},
        {pieces, "pieces", "/roster/3/kind", "\"dragon\"", "/roster/3/kind"},
        {pieces, "pieces", "/roster/3/army", "\"prussian\"", "/roster"},
        {&RulesTexts::board, "board", "/back_row/french/squares/2", "\"m1\"", "/back_row/french/squares/2"},
        {&RulesTexts::board, "board", "/back_row/french/squares/2", "\"a1\"", "/back_row/french/squares/2"},
        {&RulesTexts::board, "board", "/back_row/french/squares", "[]", "/back_row/french/squares"},
        {&RulesTexts::board, "board", "/line_of_retreat/allied/left/squares", "[\"a10\"]", "/line_of_retreat/allied/left/squares"},
        {&RulesTexts::turns, "turns", "/first_turn/value", "\"24:00\"", "/first_turn/value"},
        {&RulesTexts::turns, "turns", "/first_turn/value", "\"9:30\"", "/first_turn/value"},
        {&RulesTexts::turns, "turns", "/first_mover/value", "\"prussian\"", "/first_mover/value"},
        {&RulesTexts::die, "die", "/faces/value/5", "\"Green\"", "/faces/value/5"},
        {&RulesTexts::die, "die", "/faces/value", "[]", "/faces/value"},
        {&RulesTexts::arrival, "arrival", "/beside/squares/0", "\"l5\"", "/beside/squares/0"},
        {&RulesTexts::arrival, "arrival", "/pieces_a_turn/value", "5", "/pieces_a_turn/value"},
        {terrain, "terrain", "/tiles/1/squares/0", "\"m5\"", "/tiles/1/squares/0"},
        {terrain, "terrain", "/tiles/1/squares", R"(["b5", "c5", "b4", "c4"])", "/tiles/1/squares"},
        {terrain, "terrain", "/tiles/1/squares", R"(["j5", "k5", "j6"])", "/tiles/1/squares"},
        {terrain, "terrain", "/tiles/1/kind", "\"castle\"", "/tiles/1/kind"},
        {terrain, "terrain", "/tiles/1/kind", "\"village\"", "/tiles/1/rule"},
        {terrain, "terrain", "/tiles/1/id", "\"hougoumont\"", "/tiles/1/id"},
        {terrain, "terrain", "/tiles/1/from", "\"later\"", "/tiles/1/from"},
        {terrain, "terrain", "/hits/value", "0", "/hits/value"},
        {terrain, "terrain", "/hill_fire/value", "\"round\"", "/hill_fire/value"},
        {cards_text, "cards", "/pack/initiative/value", "16", "/pack/initiative/value"},
        {cards_text, "cards", "/pack/surprise", "1", "/pack/surprise"},
        {cards_text, "cards", "/hand/value", "5", "/pack"},
        {cards_text, "cards", "/scouting/french/squares/0", "\"a0\"", "/scouting/french/squares/0"},
        {cards_text, "cards", "/taken/value", "3", "/taken/value"},
        {expert, "expert", "/late_units/value/0", "\"grouchy\"", "/late_units/value/0"},
        {expert, "expert", "/late_units/value/0", "\"95th-rifles\"", "/late_units/value/0"},
        {expert, "expert", "/handicap_units/value/0", "\"grouchy\"", "/handicap_units/value/0"},
        {expert, "expert", "/handicap_units/value/0", "\"95th-rifles\"", "/handicap_units/value/0"},
        {expert, "expert", "/handicap_units/value/0", "\"ney\"", "/handicap_units/value/0"},
        {expert, "expert", "/handicap_units/value", "1", "/handicap_units/value"},
        {expert, "expert", "/handicap_units/rule", "\"W14.1\"", "/handicap_units/rule"},
        {expert, "expert", "/major_from/value", "3", "/major_from/value"},
        {expert, "expert", "/early_mover/value", "\"prussian\"", "/early_mover/value"},
        {expert, "expert", "/doubt_turn/rule", "\"W14.1\"", "/doubt_turn/rule"},
    };
    for (const Case& bad : cases) {
        CAPTURE(bad.document, bad.pointer, bad.value);
        const DataError error = refused(bad.which, with(shipped_texts().*bad.which, bad.pointer, bad.value));
        CHECK(error.document == "folder/" + bad.document + ".json");
        CHECK(error.pointer == bad.refused_at);
        CHECK_FALSE(error.reason.empty());
        CHECK(std::string(error.what()).find(error.reason) != std::string::npos);
    }
}

TEST_CASE("all faults of a rules file are reported at once", "[rules][strict]") {
    std::string text = with(shipped_texts().terrain, "/hits/value", "0");
    text = with(text, "/hill_range/value", "12");
    const DataError error = refused(&RulesTexts::terrain, with(text, "/tiles/0/squares", R"(["b5", "c5", "b6", "e7"])"));
    std::vector<std::string> places;
    for (const Fault& fault : error.all) places.push_back(fault.pointer);
    CHECK(places == std::vector<std::string>{"/tiles/0/squares", "/tiles/2/squares", "/hits/value", "/hill_range/value"});
    CHECK(error.pointer == error.all.front().pointer);
    CHECK(error.reason == text_of(error.all.front()));
    for (const Fault& fault : error.all)
        CHECK(std::string(error.what()).find("folder/terrain.json at " + fault.pointer + ": " + text_of(fault)) != std::string::npos);
    const std::string unknown = with(with(without(shipped_texts().die, "/faces"), "/a", "1"), "/b", "1");
    CHECK(refused(&RulesTexts::die, unknown).all.size() == 3);
}

TEST_CASE("a box too large for the board is refused", "[rules][strict]") {
    const std::string& pieces = shipped_texts().pieces;
    std::string roster = "[";
    for (int i = 0; i < 49; ++i)
        roster += std::string(i == 0 ? "" : ",") + R"({"id": "p)" + std::to_string(i) +
                  R"(", "name": "x", "army": "allied", "kind": "line_infantry", "strength": 3, "rule": "W4.2"})";
    const DataError error = refused(&RulesTexts::pieces, with(pieces, "/roster", roster + "]"));
    CHECK(error.pointer == "/roster");
    CHECK(error.reason == "the allied army has more than 48 pieces (W2.1)");
    CHECK(refused(&RulesTexts::pieces, with(pieces, "/line_infantry_moves/value", "5")).pointer == "/line_infantry_moves/value");
    const std::string& board = shipped_texts().board;
    CHECK(refused(&RulesTexts::board, with(board, "/back_row/french/squares/12", "\"a2\"")).pointer == "/back_row/french/squares");
}

TEST_CASE("every member of a rules file is required", "[rules][strict]") {
    const std::vector<std::pair<std::string RulesTexts::*, std::vector<std::string>>> members{
        {&RulesTexts::board, {"/set_up_zone", "/back_row/allied", "/line_of_retreat/french/centre", "/set_up_zone/french/squares"}},
        {&RulesTexts::pieces, {"/roster", "/lines_to_sever", "/roster/7/name", "/strength_limit/value"}},
        {&RulesTexts::turns, {"/actions", "/first_turn", "/first_mover/value"}},
        {&RulesTexts::die, {"/faces"}},
        {&RulesTexts::arrival, {"/flag", "/beside/squares"}},
        {&RulesTexts::terrain, {"/tiles", "/hits", "/tiles/0/from", "/hill_fire/value"}},
        {&RulesTexts::cards, {"/pack", "/scouting/allied", "/pack/fighting_spirit", "/movers/value"}},
        {&RulesTexts::expert, {"/garrison_tile", "/late_units/value", "/early_turn"}}};
    for (const auto& [which, pointers] : members)
        for (const std::string& pointer : pointers) {
            CAPTURE(pointer);
            const DataError error = refused(which, without(shipped_texts().*which, pointer));
            CHECK(error.pointer == pointer.substr(0, pointer.rfind('/')));
            CHECK(error.reason.find('"' + pointer.substr(pointer.rfind('/') + 1) + '"') != std::string::npos);
        }
}

TEST_CASE("W9.3 rules data of version 1.0 do not say which entry squares come first, and are written as they were", "[rules][W9.3]") {
    CHECK(shipped().arrival.free_flags_first);
    const std::string old = without(shipped_texts().arrival, "/free_flags_first");
    CHECK_FALSE(misfit("arrival", old));
    const Ruleset read = read_ruleset(changed(&RulesTexts::arrival, old), "folder");
    CHECK_FALSE(read.arrival.free_flags_first);
    const auto record = [](const Ruleset& set) { return write_record(Session(set, {}, {"A", "B"}).record()); };
    CHECK(record(read).find("free_flags_first") == std::string::npos);
    CHECK(record(shipped()).find("free_flags_first") != std::string::npos);
    for (const Ruleset& set : {read, shipped()}) CHECK(read_record(record(set), "r.json").record.rules == set);
    CHECK(refused(&RulesTexts::arrival, with(shipped_texts().arrival, "/free_flags_first/value", "1")).pointer ==
          "/free_flags_first/value");
    CHECK(refused(&RulesTexts::arrival, with(shipped_texts().arrival, "/free_flags_first/rule", "\"W9.2\"")).pointer ==
          "/free_flags_first/rule");
}

TEST_CASE("W13.5 rules data from before do not say that saving needs no cavalry, and are written as they were", "[rules][W13.5]") {
    CHECK_FALSE(shipped().expert.saving_needs_cavalry);
    const std::string old = without(shipped_texts().expert, "/saving_needs_cavalry");
    CHECK_FALSE(misfit("expert", old));
    const Ruleset read = read_ruleset(changed(&RulesTexts::expert, old), "folder");
    CHECK(read.expert.saving_needs_cavalry);
    const auto record = [](const Ruleset& set) { return write_record(Session(set, {}, {"A", "B"}).record()); };
    CHECK(record(read).find("saving_needs_cavalry") == std::string::npos);
    CHECK(record(shipped()).find("saving_needs_cavalry") != std::string::npos);
    for (const Ruleset& set : {read, shipped()}) CHECK(read_record(record(set), "r.json").record.rules == set);
    CHECK(refused(&RulesTexts::expert, with(shipped_texts().expert, "/saving_needs_cavalry/value", "1")).pointer ==
          "/saving_needs_cavalry/value");
    CHECK(refused(&RulesTexts::expert, with(shipped_texts().expert, "/saving_needs_cavalry/rule", "\"W13.4\"")).pointer ==
          "/saving_needs_cavalry/rule");
}

TEST_CASE("a text that is not valid JSON is refused", "[rules][strict]") {
    const std::string& die = shipped_texts().die;
    const auto reason = [](const std::string& text) { return refused(&RulesTexts::die, text).reason; };
    CHECK(reason("") == "line 1 is not JSON, or the text is incomplete");
    CHECK(reason("{\n\"faces\": nonsense}") == "line 2 is not JSON, or the text is incomplete");
    CHECK(reason("\xff\xfe{}").find("is not JSON") != std::string::npos);
    CHECK(reason("{\"faces\": NaN}").find("is not JSON") != std::string::npos);
    CHECK(reason("{\"faces\": 1e999}") == "contains a number that is too large");
    CHECK(reason(die + "{}").find("is not JSON") != std::string::npos);
    for (std::size_t length = 0; length + 3 < die.size(); length += 7)
        CHECK(reason(die.substr(0, length)).find("the text is incomplete") != std::string::npos);
    const std::string deep(200000, '[');
    CHECK(reason(deep) == "nested deeper than 32 levels");
    CHECK(reason(std::string(33, '[') + std::string(33, ']')) == "nested deeper than 32 levels");
    CHECK(reason("[]") == "must be an object, not a list");
}

TEST_CASE("a duplicate member is refused with its place", "[rules][strict]") {
    const std::string text = replaced(shipped_texts().die, "\"rule\"", "\"rule\": \"W1.1\", \"rule\"");
    const DataError error = refused(&RulesTexts::die, text);
    CHECK(error.pointer == "/faces/rule");
    CHECK(error.reason == "duplicate member in an object");
    const std::string pieces = replaced(shipped_texts().pieces, "\"id\": \"2e-leger\"", "\"id\": \"x\", \"id\": \"2e-leger\"");
    CHECK(refused(&RulesTexts::pieces, pieces).pointer == "/roster/1/id");
}

TEST_CASE("each rules file has a schema, which it fits", "[rules][schema]") {
    const RulesTexts& texts = shipped_texts();
    CHECK_FALSE(misfit("board", texts.board));
    CHECK_FALSE(misfit("pieces", texts.pieces));
    CHECK_FALSE(misfit("turns", texts.turns));
    CHECK_FALSE(misfit("die", texts.die));
    CHECK_FALSE(misfit("arrival", texts.arrival));
    CHECK_FALSE(misfit("terrain", texts.terrain));
    CHECK_FALSE(misfit("cards", texts.cards));
    CHECK_FALSE(misfit("expert", texts.expert));
    CHECK(misfit("terrain", with(texts.terrain, "/tiles/0/kind", "\"castle\"")));
    CHECK(misfit("cards", with(texts.cards, "/pack/initiative/rule", "\"W11.4\"")));
    CHECK(misfit("expert", without(texts.expert, "/doubt_turn")));
    CHECK(misfit("pieces", with(texts.pieces, "/roster/0/strength", "0")));
    CHECK(misfit("pieces", with(texts.pieces, "/roster/0/rule", "\"W4.2\"")));
    CHECK(misfit("turns", with(texts.turns, "/actions/rule", "\"W5.4\"")));
    CHECK(misfit("board", with(texts.board, "/extra", "1")));
    CHECK(misfit("board", with(texts.board, "/back_row/french/squares/0", "\"a11\"")));
    CHECK(misfit("die", without(texts.die, "/faces")));
}

}  // namespace fow::testing
