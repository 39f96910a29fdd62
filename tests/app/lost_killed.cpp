// No data is lost when the program is killed at any writing call and started again.
#include "catch.hpp"

#include <fstream>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <set>

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

/// The bytes of all files of the player that the next start reads.
std::string bytes_of(const fs::path& data) {
    std::set<fs::path> files;
    std::error_code none;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(data, none))
        if (entry.is_regular_file() && entry.path().extension() != ".unfinished") files.insert(entry.path());
    std::string all;
    for (const fs::path& file : files) all += file.lexically_relative(data).string() + "\n" + read_bytes(file) + "\n";
    return all;
}

/// What is wrong with the files after a killed run. Most calls leave the player's files unchanged, so equal files are read only once.
class Judge {
public:
    /// `wanted`: the game that should be there; null if there should be none.
    std::string judge(const fs::path& data, const app::Match* wanted) {
        const std::string bytes = bytes_of(data);
        {
            const std::scoped_lock lock(mutex_);
            if (const auto found = known_.find({bytes, wanted}); found != known_.end()) return found->second;
        }
        const std::string wrong = read(data, wanted);
        const std::scoped_lock lock(mutex_);
        return known_.emplace(std::pair(bytes, wanted), wrong).first->second;
    }

    [[nodiscard]] std::size_t states() const { return known_.size(); }

private:
    static std::string read(const fs::path& data, const app::Match* wanted) {
        std::string wrong = unreadable(data);
        const app::Store store(all_games(), data);
        if (store.has_autosave() != (wanted != nullptr)) return wrong + "there should be a game, or there should be none\n";
        if (wanted == nullptr) return wrong;
        const app::InProgress found = store.in_progress();
        if (!found.damage.empty()) wrong += found.damage + "\n";
        if (comparable(*found.match) != comparable(*wanted)) wrong += "it is another game or another step\n";
        return wrong;
    }

    std::mutex mutex_;  ///< of `known_`
    std::map<std::pair<std::string, const app::Match*>, std::string> known_;
};

/// The same, and what is wrong with the next start. `continued`: a control on the page of a continued game.
std::string after_kill(const Folder& folder, const Unharmed& whole, Judge& judge, long number, const std::string& continued) {
    const fs::path data = folder.path() / "data";
    const app::Match* wanted = last_before(whole.kept, number);
    std::string wrong = judge.judge(data, wanted);
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
        std::size_t steps;      ///< at least this many are saved
    };
    const auto game = GENERATE(Killed{"lost.fow", true, "take-seat", 11}, Killed{"lost-duel.fow", false, "take-seat", 7},
                               Killed{"lost-alliance.fow", false, "menu", 8}, Killed{"lost-callipers.fow", false, "menu", 8});
    CAPTURE(game.script);
    const std::string record = game.posed ? posed_record(folder).string() : "";
    const std::string script = script_file(game.script);
    const Unharmed whole = run_unharmed(folder, script, record);
    const long count = static_cast<long>(whole.calls.size());
    REQUIRE(count > 80);
    REQUIRE(whole.kept.size() >= game.steps);
    Judge judge;
    const auto killed_at = [&](const std::string& how, long number) {
        const Folder scene;
        const Outcome outcome = run_faulty(scene, script, record, how + " " + std::to_string(number), Numbers::repeated);
        if (outcome.code < 128) return "it was not killed: " + outcome.output;
        return after_kill(scene, whole, judge, number, game.continued);
    };
    CHECK(for_each_number(count, [&](long number) { return killed_at("kill", number); }) == "");
    std::vector<long> writes;
    for (const Call& call : whole.calls)
        if (call.name == "write") writes.push_back(call.number);
    const auto half = [&](long i) { return killed_at("half", writes[static_cast<std::size_t>(i - 1)]); };
    CHECK(for_each_number(static_cast<long>(writes.size()), half) == "");
    WARN(count << " calls, " << writes.size() << " of them writes, " << whole.kept.size() << " steps saved, " << judge.states()
               << " states of the files");
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
