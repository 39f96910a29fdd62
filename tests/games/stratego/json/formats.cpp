// docs/formats.md is correct: reads its examples of the classic game and its Duel.
#include "board.hpp"
#include "catch.hpp"
#include "files/files.hpp"
#include "games/stratego/json/documents.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

namespace {

std::string example(const std::string& kind) {
    const std::string page = files::read(std::string(FOW_SOURCE_DIR) + "/docs/formats.md");
    const std::string open = "\n```json stratego-" + kind + "\n";
    const std::size_t begin = page.find(open);
    REQUIRE(begin != std::string::npos);
    return page.substr(begin + open.size(), page.find("```", begin + open.size()) - begin - open.size());
}

}  // namespace

TEST_CASE("The documented examples are valid", "[formats]") {
    const Scenario scenario = read_scenario(example("scenario"), "formats.md", duel().set());
    CHECK(scenario.rules.lakes.empty());
    CHECK(scenario.start->mover == red_seat);
    CHECK(scenario.start->lost[red_seat][Rank::miner] == 1);
    CHECK(read_scenario(write_scenario(scenario, duel().set()), "again", duel().set()) == scenario);
    CHECK(read_deployment(example("deployment"), "formats.md", duel().set()).places.size() == 3);
    const Lesson lesson = read_lesson(example("lesson"), "formats.md", {duel().set()}, {"C3.3", "C4.1"});
    CHECK(lesson.steps.size() == 2);
    CHECK(faults_of(lesson).empty());
    CHECK(read_formation(example("formation"), "formats.md", {classic(), duel()}).name == "By the book");
}
