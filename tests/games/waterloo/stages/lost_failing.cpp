// No data is lost when writing calls fail, once or from some call on.
// No data is lost: each step of a game is saved on its own, and in an order that survives a crash.
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <sstream>

#include "app/faults.hpp"
#include "catch.hpp"
#include "environment.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

constexpr std::size_t first_steps = 4;
constexpr std::size_t second_steps = 3;

/// A game after each of its first plies.
std::vector<Record> steps_of(Sector sector, std::size_t count) {
    Session session(data::load_ruleset(), Options{}, {"Marie", "Arthur"});
    session.identify(std::string(16, sector == Sector::left ? 'l' : 'r'), std::string(32, 's'));
    if (!session.roll(DrawLine{sector})) throw std::logic_error("no such line");
    std::vector<Record> steps{session.record()};
    while (steps.size() < count) {
        if (session.play(session.view(allied_viewer).legal.front())) throw std::logic_error("it was legal");
        steps.push_back(session.record());
    }
    return steps;
}

/// What a run printed for each step: "saved" or "refused".
std::vector<std::string> words_of(const std::string& output) {
    std::vector<std::string> words;
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);)
        if (line == "saved" || line == "refused") words.push_back(line);
    return words;
}

RunResult play(const Folder& folder, const std::string& fault) {
    const fs::path output = folder.path() / "said";
    Environment environment = with_fault(folder.path() / "data", fault);
    environment["FOW_TEST_FOLDER"] = folder.file("data");
    environment["FOW_FAULT_TRACE"] = folder.file("trace");
    const int code = Process({FOW_BIN_DIR "/test_waterloo_stages", "[.saver]"}, environment, output).wait();
    return {code, read_bytes(output)};
}

/// What is wrong with the files, given what was printed for each step.
std::string after_trouble(const Folder& folder, const std::vector<std::string>& said) {
    const fs::path data = folder.path() / "data";
    std::string wrong = unreadable(data);
    const auto first = steps_of(Sector::left, first_steps);
    const auto second = steps_of(Sector::right, second_steps);
    const WaterlooStore store(data);
    if (said.size() != first_steps + 1 + second_steps) return "it did not play to its end: " + std::to_string(said.size()) + " steps\n";
    std::size_t saved = 0;  // the number of steps up to the last one saved, not counting the save by name
    std::vector<Record> all(first);
    all.insert(all.end(), second.begin(), second.end());
    std::vector<std::string> in_progress(said);
    in_progress.erase(in_progress.begin() + first_steps);
    for (std::size_t i = 0; i < in_progress.size(); ++i)
        if (in_progress[i] == "saved") saved = i + 1;
    if (saved == 0) return wrong;
    const Record found = record_of(store.in_progress());
    bool one_of_the_last = false;  // a refused step may still be on disk: its file is complete, but its folder was not flushed
    for (std::size_t i = saved - 1; i < all.size(); ++i) one_of_the_last = one_of_the_last || found == all[i];
    if (!one_of_the_last) wrong += "a step that was reported as saved is missing\n";
    if (said[first_steps] == "saved" && record_of(store.load_game(data / "games" / "Sunday.fow.json")) != first.back())
        wrong += "Sunday is another game\n";
    if (saved > first_steps) {
        bool kept = false;
        for (const WaterlooStore::Entry& entry : store.games()) {
            const Record earlier = record_of(store.load_game(entry.path));
            kept = kept || (entry.name != "Sunday" && std::find(first.begin(), first.end(), earlier) != first.end());
        }
        if (!kept && std::find(in_progress.begin(), in_progress.begin() + first_steps, "saved") != in_progress.begin() + first_steps)
            wrong += "the game before is gone\n";
    }
    return wrong;
}

}  // namespace

// Run by the tests below: two games one after the other, and a save by name. It continues even if calls fail.
TEST_CASE("A player who saves", "[.saver]") {
    const char* folder = std::getenv("FOW_TEST_FOLDER");
    REQUIRE(folder != nullptr);
    WaterlooStore store{fs::path(folder)};
    const auto attempt = [](const auto& act) {
        try {
            act();
            std::puts("saved");
        } catch (const files::WriteError&) {
            std::puts("refused");
        }
    };
    static_cast<void>(store.open());
    const auto first = steps_of(Sector::left, first_steps);
    for (const Record& record : first) attempt([&] { store.autosave(record); });
    attempt([&] {
        if (!store.save_game("Sunday", first.back())) throw std::logic_error("the name is free");
    });
    store.note(WaterlooStore::Holds::another_game);
    for (const Record& record : steps_of(Sector::right, second_steps)) attempt([&] { store.autosave(record); });
}

TEST_CASE("Whichever call fails, the player is told or the step is saved, and no file is damaged", "[lost][failing][slow][optimised]") {
    const Folder sample;
    REQUIRE(words_of(play(sample, "none 0").output) == std::vector<std::string>(first_steps + 1 + second_steps, "saved"));
    const std::string trace = read_bytes(sample.path() / "trace");
    const long count = std::count(trace.begin(), trace.end(), '\n');
    REQUIRE(count > 40);
    const std::size_t trouble = GENERATE(from_range(fow::testing::chosen_of(4)));
    const int code = trouble % 2 == 0 ? ENOSPC : EPERM;  // a full disk; no permission, which also rules out hard links
    const std::string how = trouble < 2 ? "fail" : "fail-from";
    INFO(how << " " << code);
    const std::string wrong = for_each_number(count, [&](long number) {
        const Folder folder;
        const RunResult outcome = play(folder, how + " " + std::to_string(number) + " " + std::to_string(code));
        const auto said = words_of(outcome.output);
        std::string complaint = after_trouble(folder, said);
        const long refused = std::count(said.begin(), said.end(), "refused");
        if (how == "fail" && refused > 1) complaint += "one failure stopped more than one step\n";
        if (how == "fail-from" && refused == 0 && number < count - 8) complaint += "no failure was reported\n";
        return complaint;
    });
    CHECK(wrong == "");
}

TEST_CASE("Killed at whichever call, the files are whole and contain what was reported as saved", "[lost][failing][slow][optimised]") {
    const Folder sample;
    static_cast<void>(play(sample, "none 0"));
    const std::string trace = read_bytes(sample.path() / "trace");
    const long count = std::count(trace.begin(), trace.end(), '\n');
    const std::string how = GENERATE(from_range(fow::testing::chosen_of(2))) == 0 ? "kill" : "half";
    const auto first = steps_of(Sector::left, first_steps);
    const auto second = steps_of(Sector::right, second_steps);
    const std::string wrong = for_each_number(count, [&](long number) {
        const Folder folder;
        const RunResult outcome = play(folder, how + " " + std::to_string(number));
        if (outcome.code == 0) return std::string(how == "kill" ? "it was not killed" : "");  // only writes can be cut in half
        const fs::path data = folder.path() / "data";
        std::string complaint = unreadable(data);
        WaterlooStore store(data);
        static_cast<void>(store.open());
        if (!unfinished(data).empty()) complaint += "a half-written file is still there\n";
        if (store.has_autosave() && !store.in_progress().damage.empty()) complaint += "the last step is damaged\n";
        return complaint;
    });
    CHECK(wrong == "");
}

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
