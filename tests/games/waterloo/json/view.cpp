#include "catch.hpp"

#include "games/waterloo/json/texts.hpp"

namespace fow::testing {

using namespace waterloo;
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
