// No data is lost when the program is killed at any call that writes, and started again.
#include "catch.hpp"

#include <fstream>
#include <nlohmann/json.hpp>

#include "app/faults.hpp"
#include "app/waterloo_store.hpp"
#include "files/files.hpp"

using namespace fow;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

/// The position of tests/app/scripts/cards.json as a record.
fs::path posed_record(const Folder& folder) {
    files::write(folder.path() / "posed.json", with_fixed_dice(posed(script_file("cards.json")).record()));
    return folder.path() / "posed.json";
}

/// The game as text without what differs between two runs of one script: its id, its secret, and the salts of its commitments.
std::string comparable(const app::Match& match) {
    nlohmann::json text = nlohmann::json::parse(match.text());
    for (const char* random : {"id", "secret", "commitments"}) text.erase(random);
    return std::string(match.system().id()) + text.dump();
}

/// The last game that was in place before call `number`; null before the first.
const app::Match* last_before(const std::vector<Kept>& kept, long number) {
    const app::Match* found = nullptr;
    for (const Kept& state : kept)
        if (state.call < number) found = state.match.get();
    return found;
}

/// What is wrong with the files after a run that was killed at that call, and with the next start.
/// `continued`: what the page of a continued game has.
std::string after_kill(const Folder& folder, const Unharmed& whole, long number, const std::string& continued) {
    const fs::path data = folder.path() / "data";
    const app::Match* wanted = last_before(whole.kept, number);
    std::string wrong = unreadable(data);
    const app::Store store(all_games(), data);
    if (store.has_autosave() != (wanted != nullptr)) return wrong + "there should be a game, or there should be none\n";
    if (wanted != nullptr) {
        const app::InProgress found = store.in_progress();
        if (!found.damage.empty()) wrong += found.damage + "\n";
        if (comparable(*found.match) != comparable(*wanted)) wrong += "it is another game or another step\n";
    }
    const std::string script = wanted != nullptr ? "click continue\nexpect-control " + continued + "\n" : "expect-control new-game\n";
    const Outcome again = run_faulty(folder, script, "", "none 0");
    if (again.code != 0) wrong += again.output;
    if (!unfinished(data).empty()) wrong += "a half-written file is still there\n";
    return wrong;
}

}  // namespace

TEST_CASE("Killed at each call that writes, the program loses at most the step in progress", "[lost][killed][slow][optimised]") {
    const Folder folder;
    struct Killed {
        const char* script;
        bool posed;             ///< from a record
        const char* continued;  ///< a control of the continued game
        std::size_t steps;      ///< that are saved, at least
    };
    const auto game = GENERATE(Killed{"lost.fow", true, "take-seat", 11}, Killed{"lost-duel.fow", false, "take-seat", 7},
                               Killed{"lost-alliance.fow", false, "menu", 8});
    CAPTURE(game.script);
    const std::string record = game.posed ? posed_record(folder).string() : "";
    const std::string script = script_file(game.script);
    const Unharmed whole = run_unharmed(folder, script, record);
    const long count = static_cast<long>(whole.calls.size());
    REQUIRE(count > 80);
    REQUIRE(whole.kept.size() >= game.steps);
    const auto killed_at = [&](const std::string& how, long number) {
        const Folder scene;
        const Outcome outcome = run_faulty(scene, script, record, how + " " + std::to_string(number));
        if (outcome.code < 128) return "it was not killed: " + outcome.output;
        return after_kill(scene, whole, number, game.continued);
    };
    CHECK(for_each_number(count, [&](long number) { return killed_at("kill", number); }) == "");
    std::vector<long> writes;
    for (const Call& call : whole.calls)
        if (call.name == "write") writes.push_back(call.number);
    const auto half = [&](long i) { return killed_at("half", writes[static_cast<std::size_t>(i - 1)]); };
    CHECK(for_each_number(static_cast<long>(writes.size()), half) == "");
    WARN(count << " calls, " << writes.size() << " of them writes, " << whole.kept.size() << " steps saved");
}

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
