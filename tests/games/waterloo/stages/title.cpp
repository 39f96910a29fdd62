// The title page with its five games.
#include "catch.hpp"

#include <sstream>

#include "files/files.hpp"
#include "games/waterloo/stages/running.hpp"
#include "json/documents.hpp"

using namespace fow;
using namespace fow::test;

namespace {

const std::string continued = R"(# Each card of the title page says what it continues, and continues that game and no other.
expect "Begin here"
expect "Forty pieces a side"
click game:duel
click new-game
click begin
hold take-seat
click shuffle
click ready
hold take-seat
click shuffle
click ready
hold take-seat
expect "Turn 1: Red"
click menu
click to-title
expect "Duel. Before the first turn."
click game:alliance
click new-game
click begin
expect "Turn 1: French phase"
click menu
click to-title
expect "La Belle Alliance."
expect "In progress"
# The Duel was put aside as a saved game when the other one began.
click game:duel
expect "Duel. Before the first turn."
click continue
expect "takes the Red seat"
hold take-seat
expect "Turn 1: Red"
)";

}  // namespace

TEST_CASE("The title page says which game it continues, and continues one of the chosen kind", "[script][title]") {
    const Folder folder;
    check_success(run_script(folder, continued));
    Settings settings;
    settings.text_size = TextSize::largest;
    const Folder small;
    files::write(small.path() / "data" / "settings.json", write_settings(settings));
    const std::string clicks = "click game:duel\nclick game:alliance\nclick game:callipers\nclick game:stratego\n";
    check_success(run_script(small, clicks, "--size 1024x640"));
    std::istringstream faults(read_bytes(small.path() / "layout.txt"));
    for (std::string line; std::getline(faults, line);) CHECK(line.find(" frames") != std::string::npos);
}

TEST_CASE("The backdrop keeps its shape when only one side of the window grows", "[frames][title]") {
    const auto last_frame = [](const std::string& script) {
        const Folder folder;
        const Showing showing = show(folder, script + "point @1,1\nwait 400\n");
        INFO(showing.outcome.output);
        REQUIRE(showing.outcome.code == 0);
        REQUIRE_FALSE(showing.frames.empty());
        return showing.frames.back().pixels;
    };
    // Another scale in between lets the window forget its pictures.
    CHECK(last_frame("resize 1300x640\n") == last_frame("resize 1300x720\nresize 1300x640\n"));
}
