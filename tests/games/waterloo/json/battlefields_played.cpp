// The shipped battlefields, played through at random.
#include <random>

#include "catch.hpp"
#include "dice.hpp"
#include "games/waterloo/engine/battlefield.hpp"
#include "games/waterloo/json/texts.hpp"
#include "json/schema.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

[[nodiscard]] Scenario field(const std::filesystem::path& path) { return read_scenario(text_of(path), path.string(), shipped()); }

/// Plays a random game to its end and checks every state. Set-ups are taken as proposed.
[[nodiscard]] Result play_out(const Scenario& scenario, unsigned seed) {
    const Rules rules(scenario.rules, {scenario.mode});
    std::mt19937 numbers(seed);
    State state = scenario.state;
    ActionList list;
    RollList due;
    for (int ply = 0; turn(state) != Decider::nobody; ++ply) {
        if (ply > 40000) throw std::logic_error("a random game does not end");
        if (turn(state) == Decider::chance) {
            rolls(rules, state, due);
            apply(rules, state, due[numbers() % due.size()].roll);
        } else if (state.phase == Phase::set_up) {
            if (const auto violation = check(rules, state, Ready{})) throw std::logic_error(std::string(violation->reason));
            apply(rules, state, Action(Ready{}));
        } else {
            legal(rules, state, list);
            const Action action = list[numbers() % list.size()];
            if (std::holds_alternative<Resign>(action) || std::holds_alternative<AcceptDraw>(action)) continue;
            apply(rules, state, action);
        }
        if (const auto fault = inconsistency(rules, state)) throw std::logic_error(*fault);
    }
    return state.result().value();
}

}  // namespace

TEST_CASE("W14.3 the shipped battlefields can be drawn on, and fit their schema", "[battlefield][fields][W14.3]") {
    CHECK(shipped_files("fields").size() >= 4);
    for (const auto& path : shipped_files("fields")) {
        CAPTURE(path.string());
        const std::string text = text_of(path);
        CHECK_FALSE(misfit("scenario", text));
        const Battlefield drawn = read_battlefield(text, path.string(), shipped());
        CHECK(faults_of(drawn, shipped()).empty());
        CHECK(read_battlefield(write_battlefield(drawn, shipped()), path.string(), shipped()) == drawn);
        CHECK(drawn.description.size() > 80);
    }
}

TEST_CASE("W14.3 games on the shipped battlefields come to an end", "[battlefield][fields][W14.3]") {
    for (const auto& path : shipped_files("fields")) {
        CAPTURE(path.string());
        const Scenario scenario = field(path);
        for (const std::uint32_t seed : fow::testing::random_seeds(12)) CHECK_NOTHROW(play_out(scenario, seed));
    }
}

TEST_CASE("the small battlefield is the same for both sides", "[fields]") {
    const Scenario farm = field(rules_folder() / "fields" / "the-farm.json");
    const Rules rules(farm.rules, {farm.mode});
    const auto turned = [](Square s) { return Square(file_count - 1 - s.file(), rank_count - 1 - s.rank()); };
    int pieces = 0;
    for (const Square square : SquareSet::all()) {
        const auto here = farm.state.unit_at(square), there = farm.state.unit_at(turned(square));
        REQUIRE(here.has_value() == there.has_value());
        if (!here) continue;
        ++pieces;
        CHECK(rules.profile(*here).kind == rules.profile(*there).kind);
        CHECK(rules.profile(*here).strength == rules.profile(*there).strength);
        CHECK(rules.profile(*here).seat != rules.profile(*there).seat);
    }
    CHECK(pieces == 24);
    CHECK(turn(farm.state) == Decider::chance);
    CHECK(farm.state.phase == Phase::line_draw);
}

namespace {

[[nodiscard]] Session at_scenario(const char* name) {
    const auto path = rules_folder() / "scenarios" / name;
    const Scenario scenario = read_scenario(text_of(path), path.string(), shipped());
    return Session(shipped(), {}, {"", ""}, Start{scenario.name, scenario.state});
}

[[nodiscard]] bool says(const std::string& text, const std::string& what) { return text.find(what) != std::string::npos; }

}  // namespace

TEST_CASE("a view as JSON names no piece that its viewer does not know", "[view]") {
    const Session session = at_scenario("prussians-at-plancenoit.json");
    const Roster& roster = shipped().pieces.roster;
    for (const Viewer viewer : viewers) {
        const std::string text = write_view(session.view(viewer), roster);
        CAPTURE(text);
        for (int i = 0; i < session.rules().unit_count(); ++i) {
            const UnitId unit(i);
            const auto& profile = session.rules().profile(unit);
            if (session.state().whereabouts(unit).is(Place::eliminated)) continue;  // W8.4
            const bool known =
                (sits(viewer, profile.seat) && !(profile.army == Army::prussian && session.state().whereabouts(unit).is(Place::reserve))) ||
                session.state().mark(unit).seen == 2;
            CHECK(says(text, '"' + roster[static_cast<std::size_t>(i)].id + '"') == known);
        }
        CHECK(same_json(text, write_view(session.view(viewer), roster)));
        CHECK(says(text, "\"line_of_retreat\"") == (viewer != Viewer::onlooker));
        CHECK(says(text, "\"asks_before_cards\"") == (viewer != Viewer::onlooker));
        CHECK(says(text, "\"orders\"") == (viewer != Viewer::onlooker));
        CHECK(says(text, "\"known_to_enemy\"") == (viewer != Viewer::onlooker));
    }
}

TEST_CASE("a view as JSON lists the legal actions for the seat that decides", "[view]") {
    const Session session = at_scenario("first-steps.json");
    const Roster& roster = shipped().pieces.roster;
    ActionList list;
    legal(session.rules(), session.state(), list);
    const std::string allied = write_view(session.view(allied_viewer), roster);
    for (const Action& action : list) CHECK(says(allied, '"' + to_text(roster, action) + '"'));
    CHECK(says(write_view(session.view(french_viewer), roster), "\"legal\": []"));
}

TEST_CASE("a log has one object per line, for each viewer", "[view][log]") {
    const Replay game = replay(random_game(7, 300));
    const Roster& roster = shipped().pieces.roster;
    for (const Viewer viewer : viewers) {
        const auto log = game.session.log(viewer);
        const std::string text = write_log(log, roster);
        std::size_t lines = 0;
        for (std::size_t at = 0; at < text.size(); ++lines) {
            const auto end = text.find('\n', at);
            const std::string line = text.substr(at, end - at);
            CHECK(same_json(line, line));
            for (const char* member : {"event", "turn", "clock", "text"}) CHECK(says(line, '"' + std::string(member) + "\":"));
            at = end + 1;
        }
        CHECK(lines == log.size());
        CHECK(says(text, "\"sector\"") == (viewer != Viewer::onlooker));
    }
}

}  // namespace fow::testing
