// Two games that differ only in what a seat may not know show it the same frames, pixel for pixel.
#include "catch.hpp"

#include <cstdlib>
#include <iostream>
#include <sstream>

#include "environment.hpp"
#include "files/files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/input.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/visit.hpp"
#include "games/waterloo/stages/world_pair.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;
using fow::testing::Dice;
using fow::testing::from_environment;

namespace {

/// How many pairs of worlds for each mode and phase, and how many squares of the map are inspected in each.
const std::size_t pairs = from_environment("FOW_WORLDS", 1);
const std::size_t squares = from_environment("FOW_WORLD_SQUARES", 20);
const std::size_t first_seed = from_environment("FOW_WORLD_SEED", 1815 + from_environment("FOW_SEED", 0));

/// Of `count` cases, those that this run compares: ./check one that the seed chooses, a long run all of them.
std::vector<std::size_t> compared_of(std::size_t count) {
    if (std::getenv("FOW_WORLDS") == nullptr) return fow::testing::chosen_of(count);
    std::vector<std::size_t> all(count);
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

std::string line_of(const std::string& script, int number) {
    std::istringstream lines(script);
    std::string line = "nothing yet";
    for (int i = 0; i < number; ++i) std::getline(lines, line);
    return line;
}

struct WindowSetup {
    std::string arguments;
    Settings settings{};
};

/// A different window each time: default, seen from the north in strong colours and in German, with the largest text in French.
WindowSetup window_setup(std::size_t number) {
    WindowSetup laid;
    laid.settings.turn_board = number % 3 == 1;
    laid.settings.colours = number % 3 == 1 ? Colours::contrast : Colours::uniforms;
    laid.settings.text_size = number % 3 == 2 ? TextSize::largest : TextSize::normal;
    laid.settings.language = std::array{"", "de", "fr"}[number % 3];
    return laid;
}

std::vector<Frame> frames_of(const Session& session, const std::string& script, bool loaded, const WindowSetup& setup) {
    const Folder folder;
    files::write(folder.path() / "data" / "settings.json", write_settings(setup.settings));
    const std::filesystem::path game = folder.path() / "data" / "games" / "Game.fow.json";
    files::write(game, write_record(session.record()));
    std::filesystem::last_write_time(game, std::filesystem::file_time_type{});  // the list of games shows it
    const Showing showing = show(folder, script, loaded ? &session : nullptr, setup.arguments);
    INFO(showing.outcome.output << script);
    REQUIRE(showing.outcome.code == 0);
    return showing.frames;
}

/// Returns the number of frames compared.
std::size_t compare(const WorldPair& pair, const std::string& script, bool loaded, const WindowSetup& setup) {
    const std::vector<Frame> one = frames_of(pair.one, script, loaded, setup);
    const std::vector<Frame> two = frames_of(pair.two, script, loaded, setup);
    for (std::size_t i = 0; i < std::min(one.size(), two.size()); ++i)
        if (one[i].all != two[i].all)
            FAIL("\"" << line_of(script, one[i].line) << "\" shows a difference between the worlds:\n"
                      << one[i].all << "\n"
                      << two[i].all << "\n"
                      << script);
    REQUIRE(one.size() == two.size());
    REQUIRE(!one.empty());
    return one.size();
}

void expect_same_frames(Mode mode, const std::vector<Phase>& phases) {
    std::size_t compared = 0;
    for (std::size_t i = 0; i < pairs; ++i)
        for (const std::size_t p : compared_of(phases.size())) {
            const Phase phase = phases[p];
            const auto seed = static_cast<std::uint32_t>(first_seed + 100 * i + static_cast<std::size_t>(phase));
            const Seat seat = phase == Phase::take_cards || (i + static_cast<std::size_t>(phase)) % 2 == 0 ? allied_seat : french_seat;
            INFO("FOW_WORLD_SEED=" << first_seed + 100 * i << " " << word(mode) << " " << word(phase) << " " << word(seat));
            Dice dice(seed);
            const WorldPair pair = worlds_at(mode, phase, seat, dice);
            REQUIRE(pair.one.view(viewer_of(seat)) == pair.two.view(viewer_of(seat)));
            const std::optional<Action> last =
                phase == Phase::battle_die || phase == Phase::line_draw ? std::nullopt : act_alike(pair, dice);
            WindowSetup laid = window_setup(i + static_cast<std::size_t>(phase));
            // Otherwise no two lines would be drawn, and no two armies filled, in the same way.
            if (phase == Phase::set_up || phase == Phase::line_draw) laid.arguments = "--seed 1";
            compared += compare(pair, visit(pair.one, seat, last, squares, dice), true, laid);
            compared += compare(pair, step_through(pair.one, seat, squares / 4, dice), false, laid);
        }
    REQUIRE(compared > 0);
    std::cout << word(mode) << ": " << pairs * compared_of(phases.size()).size() << " pairs of games, " << compared << " pairs of frames\n";
}

}  // namespace

TEST_CASE("Worlds that a seat cannot tell apart make the same frames, in Basic", "[frames][secrets][slow]") {
    expect_same_frames(Mode::basic, {Phase::line_draw, Phase::set_up, Phase::turn, Phase::battle_die, Phase::frenzy_choice});
}
TEST_CASE("Worlds that a seat cannot tell apart make the same frames, in Standard", "[frames][secrets][slow]") {
    expect_same_frames(Mode::standard, {Phase::turn, Phase::draft, Phase::take_cards, Phase::card, Phase::defence});
}
TEST_CASE("Worlds that a seat cannot tell apart make the same frames, in Expert", "[frames][secrets][slow]") {
    expect_same_frames(Mode::expert, {Phase::set_up, Phase::turn, Phase::card, Phase::defence, Phase::building_choice, Phase::pursuit});
}

TEST_CASE("Worlds that a seat cannot tell apart are animated in the same way, in the dispatch and after an action",
          "[frames][secrets][motion][slow]") {
    constexpr std::array cases{std::pair{Mode::basic, Phase::turn}, std::pair{Mode::standard, Phase::turn},
                               std::pair{Mode::expert, Phase::turn}, std::pair{Mode::expert, Phase::pursuit}};
    for (const std::size_t i : compared_of(cases.size())) {
        const auto [mode, phase] = cases[i];
        std::size_t told = 0;
        for (auto seed = static_cast<std::uint32_t>(first_seed); told == 0; ++seed) {
            Dice dice(seed);
            const Seat seat = seed % 2 == 0 ? allied_seat : french_seat;
            const WorldPair pair = worlds_at(mode, phase, seat, dice);
            told = (phase == Phase::pursuit ? stages::pursuit_recap(pair.one, seat) : stages::recap_of(pair.one, seat)).lines.size();
            if (told == 0) continue;
            INFO("FOW_WORLD_SEED=" << seed << " " << word(mode) << " " << word(phase) << " " << word(seat));
            const std::size_t frames = compare(pair, visit(pair.one, seat, act_alike(pair, dice), 1, dice), true, {"--pace steady"});
            CHECK(frames > 100);
        }
    }
}

TEST_CASE("Worlds that a seat cannot tell apart look the same when a game is set back", "[frames][secrets][timeline][slow]") {
    constexpr std::array modes{Mode::basic, Mode::standard, Mode::expert};
    for (const std::size_t i : compared_of(modes.size())) {
        const auto seed = static_cast<std::uint32_t>(first_seed + i);
        Dice dice(seed);
        const Seat seat = i % 2 == 0 ? french_seat : allied_seat;
        const WorldPair pair = worlds_at(modes[i], Phase::turn, seat, dice);
        INFO("FOW_WORLD_SEED=" << seed << " " << word(modes[i]) << " " << word(seat));
        const auto set_back = [&](const Session& session) {
            const Folder folder;
            const bool news = stages::worth_telling(stages::news_for(session.log(viewer_of(seat)), session.state(), seat, 0));
            const std::string sit = "hold take-seat\n" + std::string(news ? "click news-read\n" : "");
            const Showing first = show(folder,
                                       sit + "click menu\nclick save\nclick save-name\ntype x\nclick save-now\n" +
                                           clicks_for(session.view(viewer_of(seat)), seat, EndTurn{}),
                                       &session);
            INFO(first.outcome.output);
            REQUIRE(first.outcome.code == 0);
            // The list of games shows when files were written.
            std::filesystem::last_write_time(folder.path() / "data" / "games" / "x.fow.json", std::filesystem::file_time_type{});
            const Showing again = show(folder,
                                       "click load\nclick file:x\nclick open\nexpect \"Both players must agree\"\nclick agree-french\n"
                                       "click agree-allied\nhold play-on\n" +
                                           sit + "key F9\n");
            INFO(again.outcome.output);
            REQUIRE(again.outcome.code == 0);
            std::vector<std::string> frames;
            for (const Frame& frame : again.frames) frames.push_back(frame.all);
            return frames;
        };
        CHECK(set_back(pair.one) == set_back(pair.two));
    }
}

TEST_CASE("Worlds that a seat cannot tell apart look the same when seats change hands", "[frames][secrets][timeline][slow]") {
    constexpr std::array modes{Mode::basic, Mode::standard, Mode::expert};
    for (const std::size_t i : compared_of(modes.size())) {
        const auto seed = static_cast<std::uint32_t>(first_seed + i);
        Dice dice(seed);
        const Seat seat = i % 2 == 0 ? french_seat : allied_seat;
        const WorldPair pair = worlds_at(modes[i], Phase::turn, seat, dice);
        INFO("FOW_WORLD_SEED=" << seed << " " << word(modes[i]) << " " << word(seat));
        const bool news = stages::worth_telling(stages::news_for(pair.one.log(viewer_of(seat)), pair.one.state(), seat, 0));
        const std::string sit = "hold take-seat\n" + std::string(news ? "click news-read\n" : "");
        const auto hands_over = [](Seat which) {
            return "click menu\nclick players\nclick seat:" + std::string(which == Seat::first ? "first" : "second") +
                   ":recruit\nclick players-change\n";
        };
        // The other's seat, to which one of them does not agree; then one's own, up to the veil of the other one.
        const std::string script = sit + hands_over(other(seat)) + "expect \"Both players must agree\"\nclick agree-french\nclick back\n" +
                                   "hold take-seat\n" + hands_over(seat) + "expect-control take-seat\n";
        compare(pair, script, true, {});
    }
}
