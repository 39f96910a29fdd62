// No data is lost: each step of a game is saved on its own, and in an order that survives a crash.
#include "catch.hpp"

#include "app/faults.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

}  // namespace

TEST_CASE("Each step is on the device before the next one starts", "[lost]") {
    const Folder folder;
    const Unharmed whole = run_unharmed(folder, script_file("lost.fow"), posed_record(folder).string());
    const fs::path data = folder.path() / "data";
    std::string open;      // the file that is being written
    bool flushed = false;  // whether all of it is on the device
    bool in_place = true;  // whether its folder is on the device
    int placed = 0;
    for (const Call& call : whole.calls) {
        INFO(call.number << " " << call.name << " " << call.path);
        if (call.name == "open" && call.path.ends_with(".unfinished")) {
            CHECK(in_place);
            open = call.path;
            flushed = false;
        }
        if (call.name == "write") CHECK(call.path == open);  // no file is written under its final name
        if (call.name == "write") flushed = false;
        if (call.name == "fsync" && call.path == open) flushed = true;
        if (call.name == "rename" && fs::path(call.path).filename() == "autosave.json") {
            CHECK(flushed);
            in_place = false;
            ++placed;
        }
        if (call.name == "fsync" && call.path == data.string()) in_place = true;
    }
    CHECK(in_place);
    CHECK(placed == static_cast<int>(whole.kept.size()));
}

TEST_CASE("Every step of the players is saved separately", "[lost]") {
    const Folder folder;
    const Unharmed whole = run_unharmed(folder, script_file("lost.fow"), posed_record(folder).string());
    std::vector<std::size_t> plies;
    for (const Kept& state : whole.kept) plies.push_back(kept_record(state).plies.size());
    // Loaded; card, the remark on dictated dice, attack, answer, die, choice, end of the card, a move undone and made again, end of turn.
    // Another game: started, line of retreat, army.
    REQUIRE_FALSE(plies.empty());
    plies.pop_back();
    CHECK(plies == std::vector<std::size_t>{0, 1, 1, 2, 3, 4, 5, 6, 7, 6, 7, 8, 0, 1});
    const Record& army = kept_record(whole.kept.back());
    CHECK(army.plies.size() > 20);
    CHECK(std::holds_alternative<PlaceUnit>(std::get<Action>(army.plies.back())));
}
