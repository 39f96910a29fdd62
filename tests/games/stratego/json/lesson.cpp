// The shipped lessons, played with their own solutions; and the faults of bad lessons.
#include <algorithm>
#include <set>

#include "board.hpp"
#include "catch.hpp"
#include "core/rulebook.hpp"
#include "files/files.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "games/stratego/json/documents.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

namespace {

[[nodiscard]] Lesson lesson_of(const std::string& text, const std::string& document = "lesson.json") {
    static const std::vector<std::string> ids = ids_of(fow::rules_of(data::read_rulebook(FOW_SOURCE_DIR)));
    return read_lesson(text, document, {duel().set(), classic().set()}, ids);
}

[[nodiscard]] std::vector<std::filesystem::path> shipped() {
    return files::documents_in(std::filesystem::path(FOW_SOURCE_DIR) / "rules/stratego/lessons");
}

[[nodiscard]] std::string good() { return files::read(std::string(FOW_SOURCE_DIR) + "/rules/stratego/lessons/duel-20-scouts.json"); }

[[nodiscard]] std::string exchanged(std::string text, const std::string& from, const std::string& to) {
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

TEST_CASE("Each lesson that is shipped can be read and is solved by its solution", "[lessons]") {
    std::set<std::pair<CoursePart, int>> places;
    PerSeat<int> seats_taken{0, 0};
    for (const auto& path : shipped()) {
        INFO(path.filename().string());
        try {
            const Lesson lesson = lesson_of(files::read(path), path.filename().string());
            if (const auto faults = faults_of(lesson); !faults.empty()) FAIL_CHECK(list_of(faults));
            CHECK(places.insert({lesson.part, lesson.order}).second);
            CHECK(lesson.ruleset.id == (lesson.part == CoursePart::duel ? "duel" : "stratego"));
            ++seats_taken[lesson.seat];
        } catch (const DataError& error) {
            FAIL_CHECK(list_of(error.all));
        }
    }
    CHECK(places.size() == 13);
    CHECK(seats_taken[blue_seat] > 0);
    CHECK(seats_taken[red_seat] > 0);
}

TEST_CASE("A bad lesson is refused with the place of its fault", "[lessons][strict]") {
    struct Case {
        const char* from;
        const char* to;
        const char* pointer;
        const char* reason;
    };
    const Case cases[] = {{"\"game\": \"duel\"", "\"game\": \"chess\"", "/game", "chess"},
                          {"\"game\": \"duel\",", "", "", "\"game\" is missing"},
                          {"\"part\": \"duel\"", "\"part\": \"basic\"", "/part", "duel or classic"},
                          {"\"seat\": \"blue\"", "\"seat\": \"french\"", "/seat", "blue"},
                          {"C2.3\"", "C9.9\"", "/rules/0", "there is no rule"},
                          {"\"mover\": \"blue\"", "\"mover\": \"green\"", "/scenario/position/mover", "green"},
                          {"\"description\"", "\"game\": \"duel\", \"description\"", "/scenario/game", "unknown member"},
                          {"\"do\": [\"b3-b7\"]", "\"do\": [\"b3 b7\"]", "/steps/0/goal/do/0", "not an action"},
                          {"\"answers\": [\"i9-i8\"]", "\"chance\": [\"6\"]", "/steps/0/chance/0", "not an outcome"},
                          {"\"goal\": {\"do\": [\"b3-b7\"]}", "\"goal\": {\"reach\": {\"square\": \"b7\", \"holds\": \"ney\"}}",
                           "/steps/0/goal/reach/holds", "a rank"},
                          {"\"goal\": {\"do\": [\"b3-b7\"]}", "\"goal\": {\"reach\": {\"side\": \"red\", \"won\": \"red\"}}",
                           "/steps/0/goal/reach", "one of"}};
    for (const Case& bad : cases) {
        CAPTURE(bad.to);
        try {
            static_cast<void>(lesson_of(exchanged(good(), bad.from, bad.to)));
            FAIL_CHECK("was read");
        } catch (const DataError& error) {
            CHECK(error.pointer == bad.pointer);
            CHECK(std::string(error.what()).find(bad.reason) != std::string::npos);
        }
    }
}

TEST_CASE("A lesson that does not work is reported with the place", "[lessons]") {
    CHECK(faults_of(lesson_of(good())).empty());
    const auto place_of = [](const std::string& text) {
        const auto faults = faults_of(lesson_of(text));
        return faults.empty() ? std::string() : faults.front().pointer;
    };
    CHECK(place_of(exchanged(good(), "\"solution\": [\"b3-b7\"]", "\"solution\": [\"b3-c4\"]")) == "/steps/0/solution/0");
    CHECK(place_of(exchanged(good(), "\"answers\": [\"i9-i8\"]", "\"answers\": [\"i9-j10\"]")) == "/steps/0/answers/0");
    CHECK(place_of(exchanged(good(), "\"do\": \"b3-*\"", "\"do\": \"a1-*\"")) == "/steps/0/tries/0/do");
    const std::string lakes = files::read(std::string(FOW_SOURCE_DIR) + "/rules/stratego/lessons/duel-30-the-lakes.json");
    const std::string goal = "{\"square\": \"e5\", \"holds\": \"marshal\"}";
    CHECK(place_of(exchanged(lakes, goal, "{\"won\": \"blue\"}")) == "/steps/1/solution");
    CHECK(place_of(exchanged(lakes, goal, "{\"square\": \"d4\", \"holds\": \"own\"}")) == "/steps/1/goal");
}

TEST_CASE("Conditions are judged for the learner", "[lessons]") {
    const Lesson lesson = lesson_of(good());
    const LessonRun run(lesson);
    const Session& game = run.session();
    const Square scout(1, 2), general(9, 6), empty(4, 4);
    using Who = SquareHolds::Who;
    CHECK(TaughtGame::holds(game, blue_seat, SquareHolds{scout, Who::own}));
    CHECK(TaughtGame::holds(game, blue_seat, SquareHolds{scout, Who::rank, Rank::scout}));
    CHECK_FALSE(TaughtGame::holds(game, blue_seat, SquareHolds{scout, Who::rank, Rank::spy}));
    CHECK(TaughtGame::holds(game, blue_seat, SquareHolds{general, Who::enemy}));
    CHECK_FALSE(TaughtGame::holds(game, blue_seat, SquareHolds{general, Who::rank, Rank::general}));  // the enemy's
    CHECK(TaughtGame::holds(game, blue_seat, SquareHolds{empty, Who::nothing}));
    CHECK_FALSE(TaughtGame::holds(game, blue_seat, SquareHolds{scout, Who::nothing}));
    CHECK(TaughtGame::holds(game, blue_seat, RankLost{red_seat, Rank::colonel}));  // there is none
    CHECK_FALSE(TaughtGame::holds(game, blue_seat, RankLost{red_seat, Rank::spy}));
    CHECK_FALSE(TaughtGame::holds(game, blue_seat, WonBy{blue_seat}));
    CHECK(TaughtGame::holds(game, blue_seat, ArmyStands{red_seat}));
}
