// The shipped lessons, played with their own solutions; and the faults of bad lessons.
#include <set>

#include "core/rulebook.hpp"
#include "files/files.hpp"
#include "json/schema.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;

namespace {

[[nodiscard]] Lesson lesson_of(const std::string& text, const std::string& document = "lesson.json") {
    static const std::vector<std::string> ids = ids_of(fow::rules_of(data::read_rulebook(FOW_SOURCE_DIR)));
    return read_lesson(text, document, shipped(), ids);
}

[[nodiscard]] std::vector<std::filesystem::path> lessons() { return files::documents_in(data::rules_folder(FOW_SOURCE_DIR) / "lessons"); }

[[nodiscard]] std::string shipped_lesson(const std::string& name) {
    return files::read(data::rules_folder(FOW_SOURCE_DIR) / "lessons" / (name + ".json"));
}

[[nodiscard]] std::string with(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    INFO(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

[[nodiscard]] std::string list_of(const std::vector<Fault>& faults) {
    std::string list;
    for (const Fault& fault : faults) list += "\n  " + fault.pointer + ": " + text_of(fault);
    return list;
}

/// A lesson that is played to just before that step.
struct Pupil {
    explicit Pupil(const std::string& name, std::size_t step) : run(lesson_of(shipped_lesson(name))), game(run.session()) {
        for (std::size_t i = 0; i < step; ++i) {
            if (i > 0) run.next(game);
            go_on();
            for (const Action& action : run.step().solution) play(action);
        }
        run.next(game);
        go_on();
    }
    void play(const Action& action) {
        REQUIRE(run.allows(game, action));
        REQUIRE_FALSE(game.play(action));
        go_on();
    }
    void go_on() {
        while (run.status(game) == LessonStatus::waiting) {
            if (const auto answer = run.answer(game)) static_cast<void>(game.play(*answer));
            else static_cast<void>(game.roll(*run.chance(game)));
        }
    }
    /// What the lesson says to that order, which is legal; "" if it is played.
    [[nodiscard]] std::string said_to(const std::string& text) {
        const Action action = *action_from_text(text);
        const auto refusal = check(game.rules(), game.state(), action);
        INFO(text);
        REQUIRE_FALSE(refusal);
        LessonRun asked = run;
        return asked.allows(game, action) ? std::string() : asked.said();
    }
    LessonRun run;
    Session game;
};

}  // namespace

TEST_CASE("Each lesson by callipers can be read, fits its schema, and is solved by its solution", "[lessons][schema]") {
    std::set<int> places;
    PerSeat<int> seats_taken{0, 0};
    for (const auto& path : lessons()) {
        INFO(path.filename().string());
        const auto misfit = fow::testing::misfit_of_file(path);
        INFO(misfit.value_or(""));
        CHECK_FALSE(misfit);
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
    CHECK(seats_taken[french_seat] == 4);
    CHECK(seats_taken[allied_seat] == 1);
}

TEST_CASE("A bad lesson by callipers is refused with the place of its fault", "[lessons][strict]") {
    struct Case {
        const char* from;
        const char* to;
        const char* pointer;
        const char* reason;
    };
    const Case cases[] = {
        {"\"game\": \"callipers\"", "\"game\": \"chess\"", "/game", "callipers"},
        {"\"part\": \"battle\"", "\"part\": \"basic\"", "/part", "battle"},
        {"\"seat\": \"french\"", "\"seat\": \"blue\"", "/seat", "french"},
        {"\"K4.3\"", "\"K99.1\"", "/rules/0", "there is no rule"},
        {"\"turns\": 12", "\"turns\": 0", "/scenario/battle/turns", "between"},
        {"\"at\": [2000, 1500]", "\"at\": [2000, 1560]", "/scenario/battle/pieces/0", "stands there"},
        {"\"piece:38\"", "\"piece:39\"", "/steps/0/show/3", "the battle has no piece 39"},
        {"\"at:1080,1692\"", "\"at:1080\"", "/steps/1/show/1", "a piece or a place"},
        {"\"do\": [\"move:8:*\"]", "\"do\": [\"march 8\"]", "/steps/1/goal/do/0", "not an action"},
        {"\"piece\": 8, \"near\"", "\"piece\": 9, \"near\"", "/steps/1/goal/reach", "the battle has no piece 9"},
        {"\"near\": [1080, 1692]", "\"touches\": 38", "/steps/1/goal/reach", "\"within\" goes with"},
        {", \"near\": [1080, 1692], \"within\": 20", "", "/steps/1/goal/reach", "needs one of"},
        {"\"piece\": 8, \"near\": [1080, 1692], \"within\": 20", "\"strongpoint\": \"papelotte\", \"held_by\": \"french\"",
         "/steps/1/goal/reach", "no strongpoint"},
        {"\"piece\": 8, \"near\": [1080, 1692], \"within\": 20", "\"won\": \"french\", \"lost\": 8", "/steps/1/goal/reach", "needs one of"},
        {"\"piece\": 8, \"near\": [1080, 1692], \"within\": 20", "\"piece\": 8, \"touches\": 38, \"side\": \"back\"",
         "/steps/1/goal/reach/side", "front, flank or rear"}};
    for (const Case& bad : cases) {
        CAPTURE(bad.to);
        try {
            static_cast<void>(lesson_of(with(shipped_lesson("10-the-callipers"), bad.from, bad.to)));
            FAIL_CHECK("was read");
        } catch (const DataError& error) {
            CHECK(error.document == "lesson.json");
            CHECK(error.pointer == bad.pointer);
            CHECK(std::string(error.what()).find(bad.reason) != std::string::npos);
        }
    }
}

TEST_CASE("A lesson by callipers that does not work is reported with the place", "[lessons]") {
    const auto place_of = [](const std::string& from, const std::string& to) {
        const auto faults = faults_of(lesson_of(with(shipped_lesson("20-fire"), from, to)));
        return faults.empty() ? std::string() : faults.front().pointer;
    };
    CHECK(place_of("\"chance\": [\"die:3\"]", "\"chance\": [\"die:3\", \"die:4\"]") == "/steps/3/chance/1");
    CHECK(place_of("\"do\": \"fire:24:66\"", "\"do\": \"fire:24:57\"") == "/steps/3/tries/1/do");
    CHECK(place_of("\"solution\": [\"turn:25:0\"]", "\"solution\": [\"turn:25:61\"]") == "/steps/1/solution/0");
    CHECK(place_of("\"answers\": [\"retire:57:rear:150\"]", "\"answers\": [\"retire:57:rear:155\"]") == "/steps/8/answers/0");
}

TEST_CASE("A goal of a lesson may ask for an action and for what it must lead to", "[lessons]") {
    Pupil first("10-the-callipers", 1);
    CHECK(first.said_to("move:8:-120,132").empty());
    CHECK(first.said_to("move:8:-110,120").empty());
    CHECK(first.said_to("move:8:-60,60") == first.run.step().otherwise);
    CHECK(first.said_to("move:7:0,100").find("Soye") == 0);
    Pupil turn("10-the-callipers", 4);
    CHECK(turn.said_to("turn:8:132").empty());
    CHECK(turn.said_to("turn:8:135") == turn.run.step().otherwise);
}

TEST_CASE("Conditions of lessons by callipers are judged by the position", "[lessons][K7.3][K9.9]") {
    RuleSet set = posed("1 F I 3 1640 1700 0; 2 F I 3 1726 1885 0; 11 A I 2 1530 1900 180; 12 A A 1 1640 2400 180; 13 A A 1 1740 2400 180");
    set.battle.holds = {{"hougoumont", allied_seat}};
    const Session game = TaughtGame::begin({set}, french_seat);
    const auto holds = [&](const Reached& wanted) { return TaughtGame::holds(game, french_seat, wanted); };
    CHECK(holds(StandsNear{1, {1643, 1704}, 5}));
    CHECK_FALSE(holds(StandsNear{1, {1644, 1704}, 5}));
    CHECK_FALSE(holds(Touches{2, 11, std::nullopt}));
    set.battle.pieces[1].at = {1716, 1885};
    const Session close = TaughtGame::begin({set}, french_seat);
    CHECK(TaughtGame::holds(close, french_seat, Touches{2, 11, std::nullopt}));
    CHECK(TaughtGame::holds(close, french_seat, Touches{2, 11, Flank::flank}));
    CHECK_FALSE(TaughtGame::holds(close, french_seat, Touches{2, 11, Flank::front}));
    CHECK(holds(Faces{11, 178, 2}));
    CHECK_FALSE(holds(Faces{11, 177, 2}));
    CHECK(holds(Faces{1, 359, 1}));
    CHECK(holds(BearsOn{12, 1}));
    CHECK_FALSE(holds(BearsOn{12, 98}));
    CHECK(holds(UnderGuns{1, 2}));
    CHECK_FALSE(holds(UnderGuns{1, 1}));
    CHECK_FALSE(holds(IsLost{1}));
    CHECK(holds(IsHeld{"hougoumont", allied_seat}));
    CHECK_FALSE(holds(IsHeld{"hougoumont", french_seat}));
    CHECK_FALSE(holds(WonBy{french_seat}));
}
