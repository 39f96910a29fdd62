// K13.5, K14.2: data, battles and records, and how they are refused.
// The diagrams of the rulebook: their claims are true, and they draw what the rules do.
// What bots are told is read back exactly, and corrupted knowledge is refused.
#include <algorithm>
#include <cmath>

#include "files/files.hpp"
#include "games/callipers/cli/policy.hpp"
#include "games/callipers/json/documents.hpp"
#include "json/schema.hpp"
#include "table.hpp"

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
          "data/ground.json /strongpoints/0/polygon Hougoumont is no convex polygon of 3 to 8 corners (K10.1)");
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
    CHECK(fault_of("[1930,2220]", "[2400,2100]") ==
          "battle /ground/strongpoints/0/polygon The mill is no convex polygon of 3 to 8 corners (K10.1)");
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
    for (const Fault& fault : faults_of(set)) faults += fault.pointer + " " + text_of(fault) + "\n";
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

using Kind = DiagramFigure::Kind;

namespace {

const std::filesystem::path folder = data::rules_folder(FOW_SOURCE_DIR) / "diagrams";

[[nodiscard]] std::string text_of(const std::string& name) { return files::read(folder / (name + ".json")); }

[[nodiscard]] Diagram drawn(const std::string& name) { return read_diagram(text_of(name), name, shipped()); }

[[nodiscard]] std::string fault_of(const std::string& name, const std::string& from, const std::string& to) {
    std::string text = text_of(name);
    const std::size_t at = text.find(from);
    INFO(from);
    REQUIRE(at != std::string::npos);
    try {
        static_cast<void>(read_diagram(text.replace(at, from.size(), to), "diagram.json", shipped()));
    } catch (const DataError& error) {
        return error.document + " " + error.pointer + " " + error.reason;
    }
    return "";
}

}  // namespace

TEST_CASE("Each diagram by callipers can be read and fits its schema", "[diagrams][schema]") {
    const data::Diagrams all = data::load_diagrams(FOW_SOURCE_DIR, shipped());
    for (const DataError& fault : all.refused) FAIL_CHECK(fault.what());
    CHECK(all.drawn.size() == 15);
    for (const auto& path : files::documents_in(folder)) {
        const auto misfit = fow::testing::misfit_of_file(path);
        INFO(path.filename().string() << ": " << misfit.value_or(""));
        CHECK_FALSE(misfit);
    }
    for (const Diagram& diagram : all.drawn) {
        INFO(diagram.rule);
        CHECK_FALSE(diagram.arrows.empty());
    }
}

TEST_CASE("K5.3 K5.7 a diagram draws the legs of a march, and where a wheel ends", "[diagrams][K5.3][K5.7]") {
    const Diagram road = drawn("K5.3-by-road");
    REQUIRE(road.arrows.size() == 2);
    CHECK(road.arrows[0].kind == Kind::march);
    CHECK(road.arrows[0].stops == std::vector<Point>{{3695, 1540}, {3620, 1920}, {3598, 2028}});
    CHECK(length_of(road.arrows[0].stops[1] - road.arrows[0].stops[0]) == 388);
    CHECK_FALSE(road.arrows[0].refused);
    CHECK(road.arrows[1].refused);
    const Diagram wheel = drawn("K5.7-a-wheel");
    CHECK(wheel.arrows[0].kind == Kind::swing);
    CHECK(wheel.arrows[0].facing == 40);
    CHECK(wheel.arrows[0].stops.back() == Point{941, 419});
    CHECK(wheel.arrows[1].refused);
}

TEST_CASE("K8.1 K9.17 a diagram numbers what is played and draws what comes of it", "[diagrams][K8.1][K9.17]") {
    const Diagram back = drawn("K8.1-driven-back");
    REQUIRE(back.arrows.size() == 2);
    CHECK(back.arrows[0].kind == Kind::shot);
    CHECK(back.arrows[0].keys == std::vector<int>{24});
    CHECK(back.arrows[0].target == 32);
    CHECK(back.arrows[0].number == 1);
    CHECK(back.arrows[1].kind == Kind::back);
    CHECK(back.arrows[1].number == 2);
    const Diagram forward = drawn("K9.17-forward");
    CHECK(forward.arrows.back().stops.back() == Point{1000, 1035});
}

TEST_CASE("A bad diagram by callipers is refused with document, place and reason", "[diagrams][strict]") {
    const std::string wheel = "K5.7-a-wheel";
    CHECK(fault_of(wheel, "\"rule\": \"K5.7\",\n  \"caption\"", "\"rule\": \"five\",\n  \"caption\"") ==
          "diagram.json /rule \"five\" is not a rule id");
    CHECK(fault_of(wheel, "wheel:2:left:60", "wheel:2:left:40") == "diagram.json /may_not/0/do the rules allow it");
    CHECK(fault_of(wheel, "\"may\": [\"wheel:2:left:40\"]", "\"may\": [\"wheel:2:left:60\"]").starts_with("diagram.json /may/0 "));
    CHECK(fault_of(wheel, "\"rule\": \"K5.7\"}", "\"rule\": \"K5.4\"}") ==
          "diagram.json /may_not/0/rule \"K5.7\" forbids it, not \"K5.4\"");
    CHECK(fault_of(wheel, "\"at\": [1000, 500]", "\"at\": [1000, 5000]") ==
          "diagram.json /scenario/battle/pieces/0 The map ends here. (K2.7)");
    CHECK(fault_of("K9.5-support", "\"piece:35\"", "\"piece:36\"") == "diagram.json /marks/0 the battle has no piece 36");
    CHECK(fault_of("K9.5-support", "\"piece:35\"", "\"Kempt\"").starts_with("diagram.json /marks/0 \"Kempt\" is not a piece or a place"));
}

using fow::testing::Dice;

namespace {

struct ExactLots {
    Dice& dice;
    [[nodiscard]] std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(dice.below(bound)); }
};

}  // namespace

TEST_CASE("K14.1 what a seat sees and hears comes back exactly in random games", "[K14.1][exact][property]") {
    std::size_t lines = 0, views = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(3)) {
        CAPTURE(seed);
        Dice dice(seed);
        ExactLots lots{dice};
        Session session(new_record(shipped("hougoumont"), {"Anna", "Bert"}));
        for (int ply = 0; ply < 150 && session.decider() != Decider::nobody; ++ply) {
            if (session.decider() == Decider::chance) {
                REQUIRE(session.roll(dice.one_of(session.rolls()).roll));
                continue;
            }
            const View view = session.view(Viewer::onlooker);
            REQUIRE(read_exact_view(session.rules(), write_exact(view)) == view);
            ++views;
            REQUIRE_FALSE(session.play(commands::chosen_order(session.rules(), session.state(), lots)));
        }
        for (const Line& line : session.heard(Viewer::onlooker)) {
            REQUIRE(read_exact_line(write_exact(line)) == line);
            ++lines;
        }
    }
    CHECK(views > 60);
    CHECK(lines > 60);
}

TEST_CASE("Knowledge that cannot be of a game is refused", "[exact][K2.6][K3.4][K11.1]") {
    const Rules rules(shipped("hougoumont"));
    const View start = begin(rules);
    const auto refused = [&](const View& view) {
        const std::string text = write_exact(view);
        CHECK_THROWS_AS(read_exact_view(rules, text), DataError);
    };
    for (const char* text : {"", "[]", "[1,2]", "{\"a\":1}"}) CHECK_THROWS_AS(read_exact_line(text), DataError);
    View view = start;
    view.general.first = 70;
    refused(view);
    view = start;
    view.clash.target = 40;
    refused(view);
    view = start;
    view.pieces[1].at = view.pieces[0].at;
    refused(view);
    view = start;
    view.pieces[0].facing = 360;
    refused(view);
    view = start;
    view.pieces[79].stands = true;
    refused(view);
    view = start;
    view.stage = Stage::support;
    refused(view);
    view = start;
    view.stage = Stage::dice;
    refused(view);
}
