// K13.5, K14.2: data, battles and records, and how they are refused.
#include <algorithm>
#include <cmath>

#include "json/schema.hpp"
#include "table.hpp"

#include "files/files.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;

namespace {

namespace fs = std::filesystem;

const fs::path data_folder = fs::path(FOW_SOURCE_DIR) / "rules" / "callipers";

[[nodiscard]] std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}
template <class Read>
[[nodiscard]] std::string fault_in(const Read& read) {
    try {
        read();
    } catch (const DataError& error) {
        return error.document + " " + error.pointer + " " + error.reason;
    }
    return "";
}
/// What is wrong with the figures or the ground once that text has been replaced.
[[nodiscard]] std::string fault_of_part(std::size_t part, const std::string& from, const std::string& to) {
    std::array<std::string, 2> texts;
    for (std::size_t i = 0; i < texts.size(); ++i) texts[i] = files::read(data_folder / (std::string(rules_parts[i]) + ".json"));
    texts[part] = replaced(texts[part], from, to);
    return fault_in([&] { static_cast<void>(read_ground(texts, "data")); });
}
[[nodiscard]] std::string fault_of_battle(const std::string& from, const std::string& to) {
    const std::string text = replaced(files::read(data_folder / "battles" / "hougoumont.json"), from, to);
    return fault_in([&] { static_cast<void>(read_battle(text, "battle", shipped())); });
}

}  // namespace

TEST_CASE("K13.5 the files fit their schemas and are written back as they are", "[K13.5][schema]") {
    std::vector<fs::path> all{data_folder / "figures.json", data_folder / "ground.json"};
    const auto battles = data::battles(fs::path(FOW_SOURCE_DIR));
    CHECK(battles.size() == 3);
    all.insert(all.end(), battles.begin(), battles.end());
    for (const fs::path& file : all) {
        CAPTURE(file);
        const auto misfit = fow::testing::misfit_of_file(file);
        INFO(misfit.value_or(""));
        CHECK_FALSE(misfit);
    }
    for (const char* id : {"waterloo", "derlon", "hougoumont"}) {
        CHECK(shipped(id).battle.id == id);
        CHECK(read_battle(write_battle(shipped(id), shipped()), "again", shipped()) == shipped(id));
    }
}

TEST_CASE("K13.5 bad figures and ground are refused with document, place and reason", "[K13.5]") {
    CHECK(fault_of_part(0, "\"value\": 80", "\"value\": 81") == "data/figures.json /depth/value must be even (K2.4)");
    CHECK(fault_of_part(0, "\"value\": 1000", "\"value\": 0") == "data/figures.json /gun_range/value must be between 1 and 5000");
    CHECK(fault_of_part(0, "\"rule\": \"K1.9\"", "\"rule\": \"K1.8\"") ==
          "data/figures.json /touch/rule \"K1.8\" is not the rule of this value, \"K1.9\" is");
    CHECK(fault_of_part(0, "\"origin\": \"ruling\"", "\"origin\": \"guess\"").starts_with("data/figures.json /touch/origin "));
    CHECK(fault_of_part(1, "[1930, 2220]", "[2400, 2100]") ==
          "data/ground.json /strongpoints/0/polygon is no convex polygon of 3 to 8 corners (K10.1)");
    CHECK(fault_of_part(1, "[2926, 4764]", "[2926, 10001]") == "data/ground.json /roads/0/strips/0/0/1 must be between -10000 and 10000");
    CHECK(fault_of_part(1, "\"id\": \"papelotte\"", "\"id\": \"hougoumont\"") ==
          "data/ground.json /strongpoints/2/id this strongpoint is listed twice");
}

TEST_CASE("K13.5 a battle that cannot be is refused with its place and reason", "[K13.5]") {
    CHECK(fault_of_battle("\"at\": [1940, 1660]", "\"at\": [2200, 1660]") ==
          "battle /pieces/1 No room: Bauduin (6th Division, Jérôme) stands there. (K2.6)");
    CHECK(fault_of_battle("\"at\": [1940, 1660]", "\"at\": [1940, 1239]") == "battle /pieces/2 The map ends here. (K2.7)");
    CHECK(fault_of_battle("\"at\": [1620, 1700]", "\"at\": [2000, 1900]") ==
          "battle /pieces/3 Only infantry fights for Hougoumont. (K10.3)");
    CHECK(fault_of_battle("\"at\": [1940, 1660]", "\"at\": [1940, 1900]") ==
          "battle /pieces/2 Hougoumont is held: attack its garrison. (K10.4)");
    CHECK(fault_of_battle("\"key\": 8", "\"key\": 7") == "battle /pieces/2/key keys ascend, and each is there once (K2.1)");
    CHECK(fault_of_battle("\"generals\": {\"french\": null", "\"generals\": {\"french\": 31") ==
          "battle /generals/french the general's piece is one of his side (K11.1)");
    CHECK(fault_of_battle("\"hougoumont\": \"allied\"", "\"ligny\": \"allied\"") == "battle /strongpoints/ligny unknown member");
    CHECK(fault_of_battle("\"men\": 1000", "\"men\": 1500") == "battle /pieces/4/men men count in thousands (K1.3)");
    CHECK(fault_of_battle("[1400, 1200, 3200, 3400]", "[3200, 1200, 1400, 3400]") == "battle /map the north-east corner comes last (K2.7)");
    CHECK(fault_of_battle("\"arm\": \"artillery\", \"men\": 1000", "\"arm\": \"artillery\", \"men\": 3000") ==
          "battle /pieces/4/men guns have 1000 or 2000 men (K2.3)");
    CHECK(fault_of_battle("\"game\": \"callipers\"", "\"game\": \"chess\"").starts_with("battle /game "));
}

TEST_CASE("K13.5 a battle may have a ground of its own, which is read as strictly", "[K13.5][schema]") {
    RuleSet own = shipped("hougoumont");
    own.battle.id = "own";
    own.ground.roads.resize(1);
    own.ground.strongpoints.front().name = "The mill";
    const std::string text = write_battle(own, shipped());
    CHECK(read_battle(text, "battle", shipped()) == own);
    const auto misfit = fow::testing::misfit_with(data_folder / "schema" / "battle.schema.json", text);
    INFO(misfit.value_or(""));
    CHECK_FALSE(misfit);
    CHECK(write_battle(shipped("hougoumont"), shipped()).find("\"ground\"") == std::string::npos);
    const auto fault_of = [&](const std::string& from, const std::string& to) {
        return fault_in([&] { static_cast<void>(read_battle(replaced(text, from, to), "battle", shipped())); });
    };
    CHECK(fault_of("[1930,2220]", "[2400,2100]") == "battle /ground/strongpoints/0/polygon is no convex polygon of 3 to 8 corners (K10.1)");
    CHECK(fault_of("\"strongpoints\": [", "\"castles\": [").starts_with("battle /ground/"));
    CHECK(fault_of("\"K13.5\"", "\"K13.3\"") == "battle /rule \"K13.3\" is not the rule of this value, \"K13.5\" is");
    CHECK(fault_of("\"ground\": {", "\"grounds\": {").starts_with("battle /grounds "));
    // Which faults a drawing may still have, and which it may not.
    const auto drawn = [&](const std::string& from, const std::string& to) {
        return fault_in([&] { static_cast<void>(read_battle_drawing(replaced(text, from, to), "battle", shipped())); });
    };
    CHECK(drawn("[1930,2220]", "[2400,2100]").empty());
    CHECK(drawn("[1930,2220]", "[2400,10001]") == "battle /ground/strongpoints/0/polygon/1/1 must be between -10000 and 10000");
    // A record keeps its ground as a separate part, not in its battle.
    Session session(new_record(own, {"Anna", "Bert"}));
    const std::string record = write_record(session.record());
    CHECK(read_record(record, "record").record.rules == own);
    CHECK(fault_in([&] { static_cast<void>(read_record(replaced(record, "\"id\":\"own\"", "\"ground\":{},\"id\":\"own\""), "record")); }) !=
          "");
}

TEST_CASE("K13.5 every fault of a battle is told, not the first alone", "[K13.5]") {
    RuleSet set = shipped("hougoumont");
    set.battle.generals[french_seat] = 31;
    set.battle.pieces[4].thousands = 3;
    set.battle.pieces[2].at.y = 1239;
    set.ground.strongpoints[0].polygon[0] = set.ground.strongpoints[0].polygon[1];
    std::vector<std::string> places;
    for (const Fault& fault : faults_of(set)) places.push_back(fault.pointer);
    CHECK(places == std::vector<std::string>{"/ground/strongpoints/0/polygon", "/battle/pieces/4/men", "/battle/generals/french",
                                             "/battle/pieces/2"});
    set.battle.pieces.resize(3);
    CHECK(faults_of(set).size() == 4);  // the host is gone, and so are the Allies
}

TEST_CASE("K14.2 a record reads back, and is cut short where it was changed", "[K14.2]") {
    Session session(new_record(shipped("hougoumont"), {"Anna", "Bert"}));
    for (const char* text : {"move:8:0,200", "fire:24:32"}) REQUIRE_FALSE(session.play(*action_from_text(text)));
    REQUIRE(session.roll({3}));
    REQUIRE_FALSE(session.play(EndTurn{}));
    const std::string text = write_record(session.record());
    const auto read = read_record(text, "record");
    REQUIRE_FALSE(read.broken_at);
    CHECK(read.record == session.record());
    CHECK(read_record(replaced(text, "move:8:0,200", "move:8:0,199"), "record").broken_at == std::size_t{0});
    CHECK(read_record(replaced(text, "die:3", "die:4"), "record").broken_at == std::size_t{2});
    CHECK(fault_in([&] { static_cast<void>(read_record(replaced(text, "\"facing\":350", "\"facing\":360"), "record")); }) != "");
    CHECK(open_part(session.record()).game->id == "callipers");
    CHECK(sealed_room(session.record(), 0) == text.size());
}

TEST_CASE("K14.2 the longest order is written and read back, in notation and in a record", "[K14.2][K7.5][amounts]") {
    // As many guns as a battle may have, in rings around their target, with the longest keys.
    RuleSet set = posed("900 A I 1 2000 2500 0");
    set.ground.strongpoints.clear();
    set.battle.holds.clear();
    set.battle.low = {0, 0};
    set.battle.high = {6000, 5000};
    set.battle.pieces.erase(set.battle.pieces.begin());  // French infantry far away
    std::string fire = "fire:";
    int key = 901;
    for (const int ring : {300, 420, 540, 660, 780, 900}) {
        const int count = ring / 25;
        for (int i = 0; i < count && set.battle.pieces.size() < most_pieces; ++i, ++key) {
            const int way = i * 360 / count;
            const double angle = way * 3.14159265358979 / 180;
            const Point at{2000 - static_cast<int>(ring * std::sin(angle)), 2500 - static_cast<int>(ring * std::cos(angle))};
            set.battle.pieces.push_back({key, "Gun " + std::to_string(key), french_seat, Arm::artillery, 1, at, way});
            fire += (key > 901 ? "+" : "") + std::to_string(key);
        }
    }
    REQUIRE(set.battle.pieces.size() == most_pieces);
    std::sort(set.battle.pieces.begin(), set.battle.pieces.end(), [](const Piece& a, const Piece& b) { return a.key < b.key; });
    std::string faults;
    for (const Fault& fault : faults_of(set)) faults += fault.pointer + " " + fault.reason + "\n";
    REQUIRE(faults.empty());
    fire += ":900";
    CHECK(fire.size() > 300);
    Session session(new_record(set, {"Anna", "Bert"}));
    const auto order = action_from_text(fire);
    REQUIRE(order);
    CHECK(to_text(*order) == fire);
    const auto refusal = session.play(*order);
    INFO((refusal ? to_text(*refusal) : std::string()));
    REQUIRE_FALSE(refusal);
    const std::string text = write_record(session.record());
    const auto read = read_record(text, "record");
    CHECK_FALSE(read.broken_at);
    CHECK(read.record == session.record());
    // What the rules refuse is as long as it gets in notation, and no bound of a reader is met before they do.
    std::string longest = "move:999";
    for (std::size_t i = 0; i < most_legs; ++i) longest += ":-999999,-999999";
    CHECK(to_text(*action_from_text(longest)) == longest);
    CHECK(longest.size() < fire.size());
}

TEST_CASE("K14.1 view and log are JSON that tells everything", "[K14.1]") {
    Board board(shipped("hougoumont"));
    const std::string view = write_view(board.rules, board.state);
    CHECK(view.find("\"8\":{\"at\":[1940,1660],\"corners\":[[1840,1700],[2040,1700],[2040,1620],[1840,1620]],\"done\":[],\"facing\":0}") !=
          std::string::npos);
    CHECK(view.find("\"decides\":\"french\"") != std::string::npos);
    Session session(new_record(shipped("hougoumont")));
    REQUIRE_FALSE(session.play(*action_from_text("move:8:0,200")));
    const std::string log = write_log(session);
    CHECK(log.find("\"change\":") != std::string::npos);
    CHECK(log.find("\"rule\":\"K5.1\"") != std::string::npos);
    CHECK(log.find("\"yards\":200") != std::string::npos);
}
