// The shipped lessons, played with their own solutions; and the faults of bad lessons.
#include <set>

#include "core/rulebook.hpp"
#include "files/files.hpp"
#include "json/schema.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;

namespace {

[[nodiscard]] Lesson lesson_of(const std::string& text, const std::string& document = "lesson.json") {
    static const std::vector<std::string> ids = ids_of(fow::rules_of(data::read_rulebook(FOW_SOURCE_DIR)));
    return read_lesson(text, document, shipped(), ids);
}

[[nodiscard]] std::vector<std::filesystem::path> lessons() { return files::documents_in(data::rules_folder(FOW_SOURCE_DIR) / "lessons"); }

[[nodiscard]] std::string good() { return files::read(data::rules_folder(FOW_SOURCE_DIR) / "lessons/10-guns-and-columns.json"); }

[[nodiscard]] std::string with(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

[[nodiscard]] std::string list_of(const std::vector<Fault>& faults) {
    std::string list;
    for (const Fault& fault : faults) list += "\n  " + fault.pointer + ": " + text_of(fault);
    return list;
}

}  // namespace

TEST_CASE("Each lesson of La Belle Alliance can be read, fits its schema, and is solved by its solution", "[lessons][schema]") {
    std::set<int> places;
    PerSeat<int> seats_taken{0, 0};
    for (const auto& path : lessons()) {
        INFO(path.filename().string());
        CHECK_FALSE(fow::testing::misfit_of_file(path));
        try {
            const Lesson lesson = lesson_of(files::read(path), path.filename().string());
            if (const auto faults = faults_of(lesson); !faults.empty()) FAIL_CHECK(list_of(faults));
            CHECK(places.insert(lesson.order).second);
            ++seats_taken[lesson.seat];
        } catch (const DataError& error) {
            FAIL_CHECK(list_of(error.all));
        }
    }
    CHECK(places.size() == 5);
    CHECK(seats_taken[french_seat] == 3);
    CHECK(seats_taken[allied_seat] == 2);
}

TEST_CASE("A bad lesson is refused with the place of its fault", "[lessons][strict]") {
    struct Case {
        const char* from;
        const char* to;
        const char* pointer;
        const char* reason;
    };
    const Case cases[] = {
        {"\"game\": \"alliance\"", "\"game\": \"chess\"", "/game", "alliance"},
        {"\"part\": \"battle\"", "\"part\": \"basic\"", "/part", "battle"},
        {"\"seat\": \"french\"", "\"seat\": \"blue\"", "/seat", "french"},
        {"L2.2\"", "L9.9\"", "/rules/0", "there is no rule"},
        {"\"derlon\": 4", "\"derlon\": 5", "/scenario/position/boxes/derlon", ""},
        {"\"die:3\"", "\"die:7\"", "/steps/1/chance/0", "not an outcome"},
        {"\"do\": [\n          \"battery\"", "\"do\": [\n          \"the battery\"", "/steps/1/goal/do/0", "not an action"},
        {"\"derlon\",\n        \"reille\"", "\"ney\",\n        \"reille\"", "/steps/0/show/0", "a camp"}};
    for (const Case& bad : cases) {
        CAPTURE(bad.to);
        try {
            static_cast<void>(lesson_of(with(good(), bad.from, bad.to)));
            FAIL_CHECK("was read");
        } catch (const DataError& error) {
            CHECK(error.pointer == bad.pointer);
            CHECK(std::string(error.what()).find(bad.reason) != std::string::npos);
        }
    }
}

TEST_CASE("A lesson that does not work is reported with the place", "[lessons]") {
    const auto place_of = [](const std::string& text) {
        const auto faults = faults_of(lesson_of(text));
        return faults.empty() ? std::string() : faults.front().pointer;
    };
    CHECK(place_of(good()).empty());
    CHECK(place_of(with(good(), "\"rout:5\"", "\"die:5\"")) == "/steps/5/chance/2");
    CHECK(place_of(with(good(), "\"do\": \"reille\"", "\"do\": \"lobau\"")) == "/steps/2/tries/0/do");
    const std::string goal = "\"goal\": {\n        \"do\": [\n          \"battery\"\n        ]\n      }";
    CHECK(place_of(with(good(), goal, R"("goal": {"reach": {"corps": "orange", "at_most": 5}})")) == "/steps/1/goal");
    CHECK(place_of(with(good(), goal, R"("goal": {"reach": {"captured": "lahaye"}})")) == "/steps/1/solution");
}

TEST_CASE("Conditions of lessons are judged by the position", "[lessons]") {
    const State start = posed(R"({"places": {"lahaye": "french"}, "boxes": {"orange": 2}, "casualties": {"allied": 3}})");
    const Session game = TaughtGame::begin({shipped(), start}, french_seat);
    const auto holds = [&](const Reached& wanted) { return TaughtGame::holds(game, french_seat, wanted); };
    CHECK(holds(PlaceCaptured{Place::lahaye}));
    CHECK_FALSE(holds(PlaceCaptured{Place::plancenoit}));
    CHECK(holds(CorpsAtMost{Corps::orange, 2}));
    CHECK_FALSE(holds(CorpsAtMost{Corps::orange, 1}));
    CHECK(holds(CorpsAtMost{Corps::blucher, 0}));
    CHECK_FALSE(holds(WonBy{french_seat}));
}
