// docs/formats.md names every member that views and logs are written with.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "json/texts.hpp"

namespace fow::testing {
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

/// Every event's and member's name that comes up in games, from set-up to the end.
[[nodiscard]] std::set<std::string> written_names() {
    std::set<std::string> names;
    for (unsigned seed = 1; seed <= 6; ++seed) {
        Session session = replay(random_game(seed, 700)).session;
        if (session.decider() == Decider::french || session.decider() == Decider::allied)
            REQUIRE_FALSE(session.play(Resign{}));
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

TEST_CASE("every event, and every member of a view or a log, is documented", "[formats][view][log]") {
    const std::string page = text_of(std::filesystem::path(FOW_SOURCE_DIR) / "docs" / "formats.md");
    const std::string section = page.substr(page.find("\n## View and log\n"));
    const std::set<std::string> names = written_names();
    for (const std::string& name : names) {
        CAPTURE(name);
        CHECK(section.find('`' + name + '`') != std::string::npos);
    }
    for (const char* event : {"marched", "fired", "fought", "die_rolled", "routed", "took_square", "weakened", "prussian_arrived", "game_ended"})
        CHECK(names.count(event) == 1);
}

}  // namespace fow::testing
