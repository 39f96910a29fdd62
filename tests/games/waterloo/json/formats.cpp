// docs/formats.md is correct: reads and tries its examples.
#include "catch.hpp"

#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/json/texts.hpp"
#include "json/schema.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

[[nodiscard]] const std::string& page() {
    static const std::string text = text_of(std::filesystem::path(FOW_SOURCE_DIR) / "docs" / "formats.md");
    return text;
}

/// The texts between two marks, in order.
[[nodiscard]] std::vector<std::string> between(const std::string& text, const std::string& open, const std::string& close) {
    std::vector<std::string> found;
    for (auto at = text.find(open); at != std::string::npos; at = text.find(open, at)) {
        at += open.size();
        const auto end = text.find(close, at);
        found.push_back(text.substr(at, end - at));
        at = end;
    }
    return found;
}

/// The only example of that kind of document.
[[nodiscard]] std::string example(const std::string& kind) { return between(page(), "\n```json " + kind + "\n", "```").at(0); }

}  // namespace

TEST_CASE("the documented notation is valid, and printed in the same way", "[formats][notation]") {
    const std::string section = between(page(), "\n## Notation\n", "\n## ").at(0);
    const Roster& roster = shipped().pieces.roster;
    int actions = 0, rolls = 0;
    for (const std::string& text : between(section, "\n| `", "`")) {
        CAPTURE(text);
        if (const auto action = action_from_text(roster, text)) {
            CHECK(to_text(roster, *action) == text);
            ++actions;
        } else {
            const auto roll = roll_from_text(roster, text);
            REQUIRE(roll);
            CHECK(to_text(roster, *roll) == text);
            ++rolls;
        }
    }
    CHECK(actions == 36);
    CHECK(rolls == 4);
}

TEST_CASE("the documented deployment is valid", "[formats]") {
    const Deployment read = read_deployment(example("deployment"), "formats.md", shipped().pieces.roster);
    CHECK(read.places.size() == 3);
    CHECK_FALSE(misfit("deployment", example("deployment")));
}

TEST_CASE("the documented scenario is valid", "[formats]") {
    const Scenario read = read_scenario(example("scenario"), "formats.md", shipped());
    CHECK(read.state.mover == french_seat);
    CHECK(read.state.actions_left() == 2);
    CHECK_FALSE(misfit("scenario", example("scenario")));
}

TEST_CASE("W14.3 the documented battlefield is valid", "[formats]") {
    const std::string text = example("battlefield");
    const Battlefield read = read_battlefield(text, "formats.md", shipped());
    CHECK(read.tiles.size() == 2);
    CHECK(read.prussian_turn == 4);
    CHECK(same_json(write_battlefield(read, shipped()), text));
    CHECK_FALSE(misfit("scenario", text));
}

TEST_CASE("the documented diagram is valid", "[formats][diagram]") {
    CHECK(read_diagram(example("diagram"), "formats.md", shipped()).arrows.size() == 4);
    CHECK_FALSE(misfit("diagram", example("diagram")));
}

TEST_CASE("the documented settings are those of the first start", "[formats][settings]") {
    CHECK(read_settings(example("settings"), "formats.md") == Settings{});
    CHECK_FALSE(misfit("settings", example("settings")));
}

TEST_CASE("the documented lesson can be solved", "[formats][lessons]") {
    const std::string text = example("lesson");
    const Lesson lesson = read_lesson(text, "formats.md", shipped(), rule_ids());
    CHECK(lesson.steps.size() == 4);
    CHECK(faults_of(lesson).empty());
    CHECK_FALSE(misfit("lesson", text));
}

TEST_CASE("the documented progress is valid", "[formats][lessons]") {
    const std::string text = example("progress");
    const Progress progress = read_progress(text, "formats.md");
    CHECK(progress.done.size() == 2);
    CHECK(progress.against.size() == 1);
    CHECK(same_json(write_progress(progress), text));
    CHECK_FALSE(misfit("progress", text));
}

TEST_CASE("the documented record is a whole game", "[formats]") {
    const std::string text = example("record");
    CHECK_FALSE(misfit("record", text));
    const ReadRecord read = read_record(text, "formats.md");
    CHECK_FALSE(read.broken_at);
    CHECK(read.record.plies.size() == 16);
    const Replay game = replay(read.record);
    CHECK_FALSE(game.broken_at);
    CHECK(game.session.decider() == Decider::nobody);
    CHECK(same_json(write_record(read.record), text));
}

TEST_CASE("the documented rules data are the shipped ones", "[formats][rules]") {
    const auto excerpts = between(page(), "\n```json\n", "\n```");
    REQUIRE(excerpts.size() == 4);
    CHECK(shipped_texts().pieces.find(excerpts[0].substr(1, excerpts[0].size() - 2)) != std::string::npos);
    CHECK(shipped_texts().pieces.find(excerpts[1]) != std::string::npos);
    CHECK(shipped_texts().terrain.find(excerpts[2]) != std::string::npos);
}

TEST_CASE("every schema and every member of one is documented", "[formats][schema]") {
    for (const auto& path : shipped_files("schema")) {
        const std::string name = path.filename().string();
        CAPTURE(name);
        CHECK(page().find(name.substr(0, name.find('.'))) != std::string::npos);
    }
    for (const std::string& member : schema_members()) {
        CAPTURE(member);
        CHECK(page().find(member) != std::string::npos);
    }
}

}  // namespace fow::testing
