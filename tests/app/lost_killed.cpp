// No data is lost when the program is killed at any writing call and started again, whatever it plays.
#include "catch.hpp"

#include <fstream>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <set>

#include "app/faults.hpp"
#include "app/store.hpp"
#include "environment.hpp"
#include "games/waterloo/stages/running.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

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

/// The bytes of all files of the player, half-written ones too: the next start depends on nothing else.
std::string bytes_of(const fs::path& data) {
    std::set<fs::path> files;
    std::error_code none;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(data, none))
        if (entry.is_regular_file()) files.insert(entry.path());
    std::string all;
    for (const fs::path& file : files) all += file.lexically_relative(data).string() + "\n" + read_bytes(file) + "\n";
    return all;
}

/// What is wrong with the files after a killed run, and with the next start. Most calls leave the player's files unchanged, so equal
/// files are read only once.
class Judge {
public:
    /// `wanted`: the game that should be there; null if there should be none. `continued`: a control on the page of a continued game.
    std::string judge(const Folder& folder, const app::Match* wanted, const std::string& continued) {
        const fs::path data = folder.path() / "data";
        const std::string bytes = bytes_of(data);
        {
            const std::scoped_lock lock(mutex_);
            if (const auto found = known_.find({bytes, wanted}); found != known_.end()) return found->second;
        }
        std::string wrong = read(data, wanted);
        wrong += next_start(folder, wanted, continued);  // afterwards: it writes
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

    static std::string next_start(const Folder& folder, const app::Match* wanted, const std::string& continued) {
        const std::string script = wanted != nullptr ? "click continue\nexpect-control " + continued + "\n" : "expect-control new-game\n";
        const RunResult again = run_faulty(folder, script, "", "none 0");
        std::string wrong = again.code != 0 ? again.output : "";
        if (!unfinished(folder.path() / "data").empty()) wrong += "a half-written file is still there\n";
        return wrong;
    }

    std::mutex mutex_;  ///< of `known_`
    std::map<std::pair<std::string, const app::Match*>, std::string> known_;
};

/// What the script of a game expects, which its second line says: "# expects CONTROL STEPS", or "# expects CONTROL STEPS posed".
struct Killed {
    fs::path script;        ///< stages/scripts/lost.fow of its folder
    bool posed = false;     ///< it begins with posed_record()
    std::string continued;  ///< a control of the continued game
    std::size_t steps = 0;  ///< at least this many are saved
};

std::vector<Killed> killed_games() {
    std::vector<Killed> games;
    for (const auto& game : fs::directory_iterator(fs::path(FOW_SOURCE_DIR) / "tests/games")) {
        Killed killed;
        killed.script = game.path() / "stages/scripts/lost.fow";
        std::ifstream lines(killed.script);
        std::string line, word;
        if (!std::getline(lines, line) || !std::getline(lines, line)) continue;
        std::istringstream words(line);
        REQUIRE(words >> word >> word >> killed.continued >> killed.steps);
        killed.posed = static_cast<bool>(words >> word);
        games.push_back(std::move(killed));
    }
    REQUIRE(games.size() > 1);
    return games;
}

}  // namespace

TEST_CASE("Killed at each call that writes, the program loses at most the step in progress", "[lost][killed][slow][optimised]") {
    const Folder folder;
    const std::vector<Killed> games = killed_games();
    const Killed& game = games[GENERATE_COPY(from_range(fow::testing::chosen_of(games.size())))];
    CAPTURE(game.script);
    const std::string record = game.posed ? posed_record(folder).string() : "";
    const std::string script = read_bytes(game.script);
    const Unharmed whole = run_unharmed(folder, script, record);
    const long count = static_cast<long>(whole.calls.size());
    REQUIRE(count > 80);
    REQUIRE(whole.kept.size() >= game.steps);
    Judge judge;
    const auto killed_at = [&](const std::string& how, long number) {
        const Folder scene;
        const RunResult outcome = run_faulty(scene, script, record, how + " " + std::to_string(number), Numbers::repeated);
        if (outcome.code < 128) return "it was not killed: " + outcome.output;
        return judge.judge(scene, last_before(whole.kept, number), game.continued);
    };
    CHECK(for_each_number(count, [&](long number) { return killed_at("kill", number); }) == "");
    std::vector<long> writes;
    for (const Call& call : whole.calls)
        if (call.name == "write") writes.push_back(call.number);
    const auto half = [&](long i) { return killed_at("half", writes[static_cast<std::size_t>(i - 1)]); };
    if (fow::testing::full_run()) CHECK(for_each_number(static_cast<long>(writes.size()), half) == "");
    WARN(count << " calls, " << writes.size() << " of them writes, " << whole.kept.size() << " steps saved, " << judge.states()
               << " states of the files");
}
