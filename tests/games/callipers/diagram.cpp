// The diagrams of the rulebook: their claims are true, and they draw what the rules do.
#include "files/files.hpp"
#include "json/schema.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;
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
