#include "catch.hpp"

#include <random>

#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/json/texts.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

/// The text with a few bytes overwritten, duplicated or removed.
[[nodiscard]] std::string spoiled(std::string text, std::mt19937& numbers) {
    static const std::string bytes = "0123456789-+.eE\"{}[],:truefalsnx \n\\u\xc3\xff";
    for (std::size_t n = 1 + numbers() % 3; n > 0 && !text.empty(); --n) {
        const std::size_t at = numbers() % text.size();
        switch (numbers() % 3) {
            case 0: text[at] = bytes[numbers() % bytes.size()]; break;
            case 1: text.erase(at, 1 + numbers() % 8); break;
            default: text.insert(at, text.substr(numbers() % text.size(), numbers() % 12)); break;
        }
    }
    return text;
}

/// Everything that is read from a corrupted text can be played.
void look_at(const Rules& rules, const State& state) {
    REQUIRE_FALSE(inconsistency(rules, state));
    for (const Viewer viewer : viewers) REQUIRE(view_of(rules, state, viewer).turn == state.turn);
}

template <class Read>
void read_spoiled(const std::string& text, unsigned seed, Read read) {
    std::mt19937 numbers(seed);
    int refused = 0;
    for (int i = 0; i < 300; ++i) {
        try {
            read(spoiled(text, numbers));
        } catch (const DataError& error) {
            REQUIRE_FALSE(error.reason.empty());
            ++refused;
        }
    }
    CHECK(refused > 100);
}

}  // namespace

TEST_CASE("a corrupted document is either read or refused", "[strict][spoiled]") {
    SECTION("record") {
        read_spoiled(write_record(random_game(3, 60)), 1, [](const std::string& text) {
            const ReadRecord read = read_record(text, "game");
            const Replay game = replay(read.record);
            REQUIRE_FALSE(game.broken_at);
            look_at(game.session.rules(), game.session.state());
        });
    }
    SECTION("scenario") {
        std::vector<std::filesystem::path> paths = shipped_files("scenarios");
        for (const auto& path : shipped_files("fields")) paths.push_back(path);
        for (const auto& path : paths)
            read_spoiled(text_of(path), 2, [&](const std::string& text) {
                const Scenario scenario = read_scenario(text, "s", shipped());
                look_at(Rules(scenario.rules, {scenario.mode}), scenario.state);
                REQUIRE(read_scenario(write_scenario(scenario, shipped()), "s", shipped()).state == scenario.state);
            });
    }
    SECTION("deployment") {
        for (const auto& path : shipped_files("deployments"))
            read_spoiled(text_of(path), 3, [](const std::string& text) {
                const Roster& roster = shipped().pieces.roster;
                const Deployment deployment = read_deployment(text, "d", roster);
                REQUIRE(read_deployment(write_deployment(deployment, roster), "d", roster) == deployment);
            });
    }
    SECTION("diagram") {
        for (const auto& path : {shipped_files("diagrams").front(), shipped_files("diagrams").back()})
            read_spoiled(text_of(path), 7, [](const std::string& text) {
                const Diagram diagram = read_diagram(text, "d", shipped());
                REQUIRE(diagram.low <= diagram.high);
            });
    }
    SECTION("settings") {
        read_spoiled(write_settings({}), 6, [](const std::string& text) {
            const Settings settings = read_settings(text, "s");
            REQUIRE(read_settings(write_settings(settings), "s") == settings);
        });
    }
    SECTION("lesson") {
        read_spoiled(text_of(shipped_files("lessons").front()), 7, [](const std::string& text) {
            const Lesson lesson = read_lesson(text, "l", shipped(), rule_ids());
            look_at(Rules(lesson.ruleset, lesson.options), lesson.start.state);
            for (const Fault& fault : faults_of(lesson)) REQUIRE_FALSE(fault.reason.empty());
        });
    }
    SECTION("progress") {
        read_spoiled(write_progress({{"own/bridge", "waterloo/basic-10-the-field"}}), 8, [](const std::string& text) {
            const Progress progress = read_progress(text, "p");
            REQUIRE(read_progress(write_progress(progress), "p") == progress);
        });
    }
    SECTION("rules") {
        RulesTexts texts = shipped_texts();
        read_spoiled(shipped_texts().pieces, 4, [&](const std::string& text) {
            texts.pieces = text;
            const Ruleset set = read_ruleset(texts, "r");
            REQUIRE(faults_of(set).empty());
        });
        texts = shipped_texts();
        read_spoiled(shipped_texts().terrain, 5, [&](const std::string& text) {
            texts.terrain = text;
            const Ruleset set = read_ruleset(texts, "r");
            REQUIRE(faults_of(set).empty());
        });
    }
}

}  // namespace fow::testing
