// docs/formats.md is correct: reads and tries its examples.
// docs/formats.md names every member in written views and logs.
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "catch.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/json/texts.hpp"
#include "json/schema.hpp"
#include "json/series.hpp"

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

TEST_CASE("the documented series and its chronicle are valid", "[formats][series]") {
    const Series series = read_series(example("series"), "formats.md");
    CHECK(series.battles.size() == 2);
    CHECK_FALSE(misfit("series", example("series")));
    const SeriesWords words{{"standard"}, {{"resigned", false}}, 12};
    const std::filesystem::path path = rules_folder() / "series" / "hundred-days.json";
    const Series shipped_one = read_series(text_of(path), path.string());
    const std::string text = example("chronicle");
    const Chronicle chronicle = read_chronicle(text, "formats.md", documents(), words, "hundred-days", shipped_one);
    CHECK(same_json(write_chronicle(documents(), chronicle), text));
    CHECK_FALSE(misfit("chronicle", text));
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

namespace {

using nlohmann::json;

[[nodiscard]] bool is_square(const std::string& name) { return square_from_text(name).has_value(); }

void collect(const json& value, std::set<std::string>& names) {
    if (value.is_object())
        for (const auto& [name, inner] : value.items()) {
            if (!is_square(name)) names.insert(name);
            collect(inner, names);
        }
    if (value.is_array())
        for (const json& inner : value) collect(inner, names);
}

template <std::size_t... I>
[[nodiscard]] std::vector<Event> one_of_each(std::index_sequence<I...>) {
    std::vector<Event> events{Event(std::variant_alternative_t<I, Event>{})...};
    for (Event& event : events) {
        if (auto* marched = std::get_if<Marched>(&event)) marched->way = {Square(0, 0), Square(0, 1)};
        if (auto* fought = std::get_if<Fought>(&event)) fought->way = {Square(0, 0)};
    }
    return events;
}

/// The names of all events and members that occur in games, from set-up to the end.
[[nodiscard]] std::set<std::string> written_names() {
    std::set<std::string> names;
    for (unsigned seed = 1; seed <= 9; ++seed) {
        Session session = replay(random_game(seed, 700, {static_cast<Mode>(seed % 3), true, false, seed > 5, seed > 5})).session;
        if (session.decider() == french_decider || session.decider() == allied_decider) REQUIRE_FALSE(session.play(Resign{}));
        for (const Viewer viewer : viewers) {
            std::istringstream log(write_log(session.log(viewer), session.rules().roster()));
            for (std::string line; std::getline(log, line);) {
                const json event = json::parse(line);
                names.insert(event["event"].get<std::string>());
                if (event.contains("verdict")) names.insert(event["verdict"].get<std::string>());
                collect(event, names);
            }
            for (std::size_t i = 0; i < session.history().size(); i += 5)
                collect(json::parse(write_view(view_of(session.rules(), session.history()[i], viewer), session.rules().roster())), names);
            collect(json::parse(write_view(session.view(viewer), session.rules().roster())), names);
        }
    }
    return names;
}

}  // namespace

TEST_CASE("every event, and every member of a view or a log, is documented", "[formats][view][log][slow]") {
    const std::string page = text_of(std::filesystem::path(FOW_SOURCE_DIR) / "docs" / "formats.md");
    const std::string section = page.substr(page.find("\n## View and log\n"));
    const std::set<std::string> names = written_names();
    for (const std::string& name : names) {
        CAPTURE(name);
        CHECK(section.find('`' + name + '`') != std::string::npos);
    }
    for (const char* event : {"marched", "fired", "fought", "die_rolled", "routed", "took_square", "weakened", "prussian_arrived",
                              "bombarded", "cards_drafted", "card_played", "card_ended", "scouted", "game_ended"}) {
        CAPTURE(event);
        CHECK(names.count(event) == 1);
    }
}

TEST_CASE("every kind of event, every phase and every ending is documented", "[formats][view][log]") {
    const std::string page = text_of(std::filesystem::path(FOW_SOURCE_DIR) / "docs" / "formats.md");
    const std::string section = page.substr(page.find("\n## View and log\n"));
    const auto documented = [&](std::string_view name) { return section.find('`' + std::string(name) + '`') != std::string::npos; };
    for (const Event& event : one_of_each(std::make_index_sequence<std::variant_size_v<Event>>())) {
        const json written = json::parse(write_log({{0, 1, 0, event}}, shipped().pieces.roster));
        const std::string kind = written["event"];
        CAPTURE(kind);
        const std::string row = section.substr(section.find("\n| `" + kind + "` |") + 1);
        REQUIRE(row.find("| `" + kind + "` |") == 0);
        for (const auto& member : written.items())
            if (const std::string& name = member.key(); name != "event" && name != "turn" && name != "clock" && name != "text")
                CHECK(row.substr(0, row.find('\n')).find('`' + name + '`') != std::string::npos);
    }
    for (int phase = 0; phase <= static_cast<int>(Phase::pursuit); ++phase) CHECK(documented(word(static_cast<Phase>(phase))));
    for (int ending = 0; ending < ending_count; ++ending) CHECK(documented(word(static_cast<Ending>(ending))));
    for (const Card card : cards) CHECK(documented(word(card)));
    for (const char* bonus : {"fortified", "hill", "village", "spirit"}) CHECK(documented(bonus));
}

TEST_CASE("W13 a pursuit as JSON names no piece that its viewer does not know", "[view][W13.1]") {
    PlayerView view;
    view.viewer = french_viewer;
    view.phase = Phase::pursuit;
    SeenPiece back{Army::allied, Branch::cavalry, Knowledge::back, std::nullopt, 0, 0, Knowledge::back};
    view.pursuit = SeenPursuit{};
    view.pursuit->riders[allied_seat] = {{Rider(2), back}};
    view.pursuit->saved[allied_seat] = {back};
    const json written = json::parse(write_view(view, shipped().pieces.roster));
    CHECK(written["pursuit"]["riders"]["allied"][0] == json({{"army", "allied"}, {"branch", "cavalry"}, {"known", "back"}, {"rider", 3}}));
    CHECK(written["pursuit"]["minor_from"] == 4);
    const std::string page = text_of(std::filesystem::path(FOW_SOURCE_DIR) / "docs" / "formats.md");
    std::set<std::string> names;
    collect(written["pursuit"], names);
    for (const std::string& name : names) CHECK(page.find('`' + name + '`') != std::string::npos);
}

}  // namespace fow::testing
