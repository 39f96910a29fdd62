// Files of version 1.0 load forever. tests/games/waterloo/json/version_1/ keeps one of each kind as that version shipped or documented it.
#include "catch.hpp"

#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/json/texts.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

[[nodiscard]] std::string kept(const std::string& name) {
    return text_of(std::filesystem::path(FOW_SOURCE_DIR) / "tests/games/waterloo/json/version_1" / (name + ".json"));
}

}  // namespace

TEST_CASE("a record of version 1.0 is read and replayed to its end", "[version_1][record]") {
    const ReadRecord read = read_record(kept("record"), "record.json");
    CHECK_FALSE(read.broken_at);
    const Replay game = replay(read.record);
    CHECK_FALSE(game.broken_at);
    CHECK(game.session.decider() == Decider::nobody);
    CHECK(read.record.id.empty());
}

TEST_CASE("a deployment, a battlefield, a scenario and a lesson of version 1.0 are read", "[version_1]") {
    CHECK(read_deployment(kept("deployment"), "deployment.json", shipped().pieces.roster).places.size() > 20);
    CHECK_NOTHROW(read_battlefield(kept("battlefield"), "battlefield.json", shipped()));
    CHECK_NOTHROW(read_scenario(kept("scenario"), "scenario.json", shipped()));
    const Lesson lesson = read_lesson(kept("lesson"), "lesson.json", shipped(), rule_ids());
    CHECK(faults_of(lesson).empty());
}

TEST_CASE("settings and progress of version 1.0 are read", "[version_1][settings]") {
    CHECK(read_settings(kept("settings"), "settings.json") == Settings{});
    CHECK_FALSE(read_progress(kept("progress"), "progress.json").done.empty());
}

}  // namespace fow::testing
