// docs/formats.md names every member in written views and logs.
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include "catch.hpp"

#include "games/waterloo/json/texts.hpp"

namespace fow::testing {

using namespace waterloo;
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
