// The shipped lessons, played with their own solutions; and the faults of bad lessons.
#include "games/waterloo/json/documents.hpp"

#include "catch.hpp"

#include "games/waterloo/json/texts.hpp"
#include "json/schema.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

using Status = LessonRun::Status;

[[nodiscard]] Lesson lesson_of(const std::string& text, const std::string& document = "lesson.json") {
    return read_lesson(text, document, shipped(), rule_ids());
}

[[nodiscard]] std::string list_of(const std::vector<Fault>& faults) {
    std::string list;
    for (const Fault& fault : faults) list += "\n  " + fault.pointer + ": " + text_of(fault);
    return list;
}

/// A lesson with a step to read, an action to play, a turn to end, and a square to take.
[[nodiscard]] std::string good() {
    return text_of(std::filesystem::path(FOW_SOURCE_DIR) / "tests/games/waterloo/fuzz/corpus/lesson/across-the-brook");
}

[[nodiscard]] DataError lesson_refused(const std::string& text) {
    return refusal([&] { return lesson_of(text); });
}

[[nodiscard]] Action act(const Session& game, const char* notation) { return action_from_text(game.rules().roster(), notation).value(); }

/// Plays it if the lesson allows that.
[[nodiscard]] bool tried(LessonRun& run, Session& game, const char* notation) {
    const Action action = act(game, notation);
    REQUIRE_FALSE(check(game.rules(), game.state(), action));
    return run.allows(game, action) && !game.play(action);
}

}  // namespace

TEST_CASE("each lesson that is shipped can be read and is solved by its solution", "[lessons][schema]") {
    for (const auto& path : shipped_files("lessons")) {
        const std::string text = text_of(path);
        try {
            const Lesson lesson = lesson_of(text, path.filename().string());
            if (const auto faults = faults_of(lesson); !faults.empty()) FAIL_CHECK(path.filename().string() << list_of(faults));
            if (const auto fault = misfit("lesson", text)) FAIL_CHECK(path.filename().string() << " does not fit its schema: " << *fault);
        } catch (const DataError& error) {
            FAIL_CHECK(path.filename().string() << list_of(error.all));
        }
    }
}

TEST_CASE("each part of the course has its own order of lessons", "[lessons]") {
    std::set<std::pair<Mode, int>> places;
    PerSeat<int> seats_taken{0, 0};
    for (const auto& path : shipped_files("lessons")) {
        const Lesson lesson = lesson_of(text_of(path), path.string());
        CHECK(places.insert({lesson.part, lesson.order}).second);
        CHECK(lesson.options.mode <= lesson.part);
        ++seats_taken[lesson.seat];
    }
    for (const Mode part : {Mode::basic, Mode::standard, Mode::expert})
        CHECK(std::any_of(places.begin(), places.end(), [&](const auto& place) { return place.first == part; }));
    CHECK(seats_taken[french_seat] > 0);
    CHECK(seats_taken[allied_seat] > 0);
}

TEST_CASE("a bad lesson is refused with the place of its fault", "[lessons][strict][schema]") {
    struct Case {
        const char* pointer;
        const char* value;
        const char* reason;
    };
    const Case cases[] = {{"/version", "2", "newer"},
                          {"/title", "12", "must be a text"},
                          {"/title", "\"\"", "the text is empty"},
                          {"/title", "\"0123456789012345678901234567890123456789!\"", "41 characters"},
                          {"/part", "\"advanced\"", "a mode"},
                          {"/order", "-1", "between"},
                          {"/rules/0", "\"W7.99\"", "there is no rule"},
                          {"/seat", "\"prussian\"", "french"},
                          {"/scenario/mode", "\"hard\"", "a mode"},
                          {"/scenario/position/pieces/2/square", "\"e11\"", "not a square"},
                          {"/scenario/format", "\"fog-of-waterloo/scenario\"", "unknown member"},
                          {"/scenario", "[]", "must be an object"},
                          {"/steps", "[]", "at least one step"},
                          {"/steps/0/hints", "[\"Why?\"]", "is only allowed in a step with a goal"},
                          {"/steps/0/show/0", "\"m1\"", "not a square"},
                          {"/steps/1/text", "\"See (W8.99).\"", "there is no rule W8.99"},
                          {"/steps/1/goal", "{}", "either"},
                          {"/steps/1/goal/do", "[]", "at least one"},
                          {"/steps/1/goal/do/0", "\"e4 to e6\"", "not an action"},
                          {"/steps/1/hints", "[]", "at least one"},
                          {"/steps/1/solution/0", "\"e4-*\"", "not an action"},
                          {"/steps/1/tries/0/do", "\"e4\"", "not an action"},
                          {"/steps/1/tries/0/else", "1", "unknown member"},
                          {"/steps/2/answers/0", "\"die:Blue\"", "not an action"},
                          {"/steps/3/chance/0", "\"die:Green\"", "not an outcome"},
                          {"/steps/3/goal/reach/0", "{\"square\": \"e7\"}", "\"holds\" is missing"},
                          {"/steps/3/goal/reach/0", "{\"won\": \"french\", \"eliminated\": \"ney\"}", "one of"},
                          {"/steps/3/goal/reach/1/eliminated", "\"grouchy\"", "no piece"},
                          {"/steps/3/goal/reach/0/holds", "\"mine\"", "no piece"}};
    for (const Case& bad : cases) {
        CAPTURE(bad.pointer, bad.value);
        const DataError error = lesson_refused(with(good(), bad.pointer, bad.value));
        CHECK(error.document == "lesson.json");
        CHECK(error.pointer == bad.pointer);
        CHECK_THAT(error.reason, ContainsSubstring(bad.reason));
    }
    for (const char* member : {"/aim", "/seat", "/steps", "/scenario/position", "/steps/1/hints", "/steps/1/otherwise", "/steps/1/text"})
        CHECK_THAT(lesson_refused(without(good(), member)).what(),
                   ContainsSubstring(std::string(member).substr(std::string(member).rfind('/') + 1)));
    CHECK_FALSE(misfit("lesson", good()));
    for (const char* spoilt : {"/part", "/order", "/seat", "/steps"}) CHECK(misfit("lesson", with(good(), spoilt, "\"?\"")));
    CHECK(misfit("lesson", without(good(), "/steps/1/hints")));
    CHECK(misfit("lesson", with(good(), "/steps/0/done", "\"Well.\"")));
    CHECK(misfit("lesson", with(good(), "/steps/3/goal/reach/0", "{\"square\": \"e7\"}")));
}

TEST_CASE("all faults of a lesson are reported at once", "[lessons][strict]") {
    const std::string text =
        with(with(with(good(), "/title", "1"), "/scenario/position/pieces/0/unit", "\"nobody\""), "/steps/3/chance/0", "\"?\"");
    const DataError error = lesson_refused(text);
    REQUIRE(error.all.size() == 3);
    CHECK(error.all[0].pointer == "/title");
    CHECK(error.all[1].pointer == "/scenario/position/pieces/0/unit");
    CHECK(error.all[2].pointer == "/steps/3/chance/0");
}

TEST_CASE("a lesson that does not work is reported with the place", "[lessons]") {
    struct Case {
        const char* pointer;
        const char* value;
        const char* fault;
        const char* reason;
    };
    const Case cases[] = {{"/steps/1/solution/0", "\"e4-e5\"", "/steps/1/solution/0", "is answered with"},
                          {"/steps/1/solution/0", "\"e4-e7\"", "/steps/1/solution/0", "is refused"},
                          {"/steps/1/tries/0/do", "\"e4-e6\"", "/steps/1/tries/0/do", "cannot be tried"},
                          {"/steps/1/tries/0/do", "\"e4-e8\"", "/steps/1/tries/0/do", "(W"},
                          {"/steps/2/answers/0", "\"e8-e5\"", "/steps/2/answers/0", "never used"},
                          {"/steps/3/answers", "[\"end\"]", "/steps/3/answers/0", "never used"},
                          {"/steps/3/chance/0", "\"line:left\"", "/steps/3/solution", "chance is due"},
                          {"/steps/3/chance", "[\"die:Blue\", \"die:Red\"]", "/steps/3/chance/1", "never due"},
                          {"/steps/3/goal/reach/1/eliminated", "\"uxbridge\"", "/steps/3/solution", "does not reach"},
                          {"/steps/3/goal/reach", "{\"square\": \"e6\", \"holds\": \"own\"}", "/steps/3/goal", "before any action"}};
    REQUIRE(faults_of(lesson_of(good())).empty());
    for (const Case& bad : cases) {
        CAPTURE(bad.pointer, bad.value);
        const auto faults = faults_of(lesson_of(with(good(), bad.pointer, bad.value)));
        INFO(list_of(faults));
        CHECK(std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) {
            return fault.pointer == bad.fault && text_of(fault).find(bad.reason) != std::string::npos;
        }));
    }
}

TEST_CASE("a step is checked before any of it is played", "[lessons]") {
    LessonRun run(lesson_of(good()));
    Session game = run.session();
    CHECK(run.status(game) == Status::reading);
    CHECK_FALSE(tried(run, game, "e4-e5"));
    run.next(game);
    CHECK(run.status(game) == Status::trying);
    CHECK_FALSE(tried(run, game, "e4-e5"));
    CHECK(run.said() == run.step().tries[0].say);
    CHECK_FALSE(tried(run, game, "f1-f2"));
    CHECK(run.said() == run.step().otherwise);
    CHECK(game.ply_count() == 0);
    run.hint();
    CHECK(run.said() == run.step().otherwise);  // the reason stays beside the hint
    CHECK(tried(run, game, "e4-e6"));
    CHECK(run.said().empty());
    CHECK(run.status(game) == Status::done);
    CHECK_FALSE(tried(run, game, "f1-f2"));
    run.hint();
    CHECK(run.hinted() == 1);  // there is no further one
    run.next(game);
    CHECK(run.hinted() == 0);
}

TEST_CASE("a step that can no longer be won is restarted from its start", "[lessons]") {
    const std::string text = without(good(), "/steps/3/tries");
    LessonRun run(lesson_of(text));
    Session game = run.session();
    run.next(game);
    REQUIRE(tried(run, game, "e4-e6"));
    run.next(game);
    REQUIRE(tried(run, game, "end"));
    while (run.status(game) == Status::waiting) REQUIRE_FALSE(game.play(run.answer(game).value()));
    CHECK(run.status(game) == Status::done);
    run.next(game);
    const State begun = game.state();
    REQUIRE(tried(run, game, "e6-d6"));  // the learner plays freely
    CHECK(run.status(game) == Status::trying);
    REQUIRE(tried(run, game, "end"));
    CHECK(run.status(game) == Status::failed);
    CHECK_FALSE(run.answer(game));
    run.restart();
    game = run.session();
    CHECK(game.state() == begun);
    REQUIRE(tried(run, game, "e6xe7"));
    CHECK(run.status(game) == Status::waiting);
    REQUIRE(game.roll(run.chance(game).value()));
    CHECK(run.status(game) == Status::done);
    CHECK(run.is_last());
}

TEST_CASE("a star stands for anything in a pattern", "[lessons]") {
    CHECK(matches("e4-e6", "e4-e6"));
    CHECK_FALSE(matches("e4-e6", "e4-e7"));
    CHECK(matches("e4-*", "e4-e7"));
    CHECK_FALSE(matches("e4-*", "e4xe7"));
    CHECK(matches("e5-*xd6", "e5-c6xd6"));
    CHECK_FALSE(matches("e5-*-xd6", "e5-xd6"));
    CHECK(matches("*", "end"));
}

TEST_CASE("progress is read as it was written, and bad progress refused", "[lessons][strict][schema]") {
    // Ids are bytes, not text.
    const std::string first = std::string("\x9f\x86\xd0\0\xff", 5) + std::string(11, '5'), second(16, '6');
    const GameAgainstComputer won{first, "duel", {Level::captain, Style::bold}, GameAgainstComputer::Result::won, 3};
    const Progress some{{"own/\"bridge\"", "waterloo/basic-10-the-field"},
                        {won, {second, "waterloo", {Level::recruit, Style::steady}, GameAgainstComputer::Result::drawn, 0}}};
    const std::string text = write_progress(some);
    CHECK(read_progress(text, "progress.json") == some);
    CHECK(read_progress(write_progress({}), "progress.json") == Progress{});
    CHECK_FALSE(misfit("progress", text));
    for (const auto& [pointer, value] : {std::pair{"/version", "2"},
                                         {"/format", "\"x\""},
                                         {"/done", "{}"},
                                         {"/done/0", "1"},
                                         {"/done/0", "\"\""},
                                         {"/done/1", "\"own/\\\"bridge\\\"\""},
                                         {"/against_the_computer/0/id", "\"5f\""},
                                         {"/against_the_computer/0/level", "\"general\""},
                                         {"/against_the_computer/0/result", "\"lose\""},
                                         {"/against_the_computer/0/hints", "-1"},
                                         {"/against_the_computer/0/more", "1"},
                                         {"/against_the_computer", "1"},
                                         {"/more", "1"}}) {
        CAPTURE(pointer, value);
        const std::string bad = with(text, pointer, value);
        CHECK(refusal([&] { return read_progress(bad, "progress.json"); }).pointer == pointer);
        CHECK(misfit("progress", bad));
    }
    CHECK(refusal([&] {
              return read_progress(with(text, "/against_the_computer/1/id", "\"9f86d000ff3535353535353535353535\""), "progress.json");
          }).pointer == "/against_the_computer/1");
    // Only the last games are kept.
    Progress many;
    for (int i = 0; i < 2001; ++i) {
        many.against.push_back(won);
        many.against.back().id = "000000000000" + std::to_string(1000 + i);
    }
    CHECK(read_progress(write_progress(many), "progress.json").against.front().id == "0000000000001001");
}

}  // namespace fow::testing
