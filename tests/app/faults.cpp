#include "app/faults.hpp"

#include <algorithm>
#include <atomic>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>

#include "app/store.hpp"
#include "games/games_of_window.hpp"

namespace fow::test {
namespace {

namespace fs = std::filesystem;

std::string arguments_for(const Folder& folder, const std::string& script, const std::string& record) {
    const fs::path file = folder.path() / "script.fow";
    std::ofstream(file) << script;
    // A game that begins rolls the same dice each time. One that is continued would be announced as having chosen dice.
    const bool begins = !record.empty() || script.find("click new-game") != std::string::npos;
    // Only files are tested, so no frames are drawn.
    return "--layout " + (folder.path() / "layout.txt").string() + " --size 1024x640 --script " + file.string() + " --shots " +
           (folder.path() / "shots").string() + " --data-dir " + (folder.path() / "data").string() + (begins ? " --seed 1" : "") +
           (record.empty() ? "" : " --load " + record);
}

}  // namespace

const app::Systems& all_games() {
    static const app::Systems systems = [] {
        app::Systems all;
        for (const app::OfferedGame& game : app::games_of_window()) all.push_back(game.open(FOW_SOURCE_DIR, 0));
        return all;
    }();
    return systems;
}

RunResult run_faulty(const Folder& folder, const std::string& script, const std::string& record, const std::string& fault,
                     Numbers numbers) {
    Environment environment = with_fault(folder.path() / "data", fault);
    if (numbers == Numbers::repeated) environment["FOW_FAULT_RANDOM"] = "1";
    return run_program(folder, arguments_for(folder, script, record), environment);
}

Unharmed run_unharmed(const Folder& folder, const std::string& script, const std::string& record) {
    const fs::path data = folder.path() / "data";
    const fs::path states = folder.path() / "states";
    const fs::path trace = folder.path() / "trace";
    fs::create_directory(states);
    Environment environment = with_fault(data, "none 0");
    environment["FOW_FAULT_TRACE"] = trace.string();
    environment["FOW_FAULT_STATES"] = states.string();
    environment["FOW_FAULT_RANDOM"] = "1";
    const RunResult outcome = run_program(folder, arguments_for(folder, script, record), environment);
    if (outcome.code != 0) throw std::runtime_error("without a fault: " + outcome.output);
    Unharmed result;
    std::ifstream lines(trace);
    for (std::string line; std::getline(lines, line);) {
        Call call;
        std::istringstream words(line);
        words >> call.number >> call.name >> std::ws;
        std::getline(words, call.path);
        result.calls.push_back(call);
    }
    const app::Store store(all_games(), states, data / "key");
    for (const fs::directory_entry& entry : fs::directory_iterator(states))
        result.kept.push_back({std::stol(entry.path().stem().string()), std::move(store.load_game(entry.path()).match)});
    std::sort(result.kept.begin(), result.kept.end(), [](const Kept& a, const Kept& b) { return a.call < b.call; });
    return result;
}

std::string unreadable(const fs::path& data) {
    std::string bad;
    const app::Store store(all_games(), data);
    for (const fs::path& folder : {data, data / "games"}) {
        std::error_code none;
        for (const fs::directory_entry& entry : fs::directory_iterator(folder, none)) {
            if (entry.path().extension() != ".json" || entry.path().filename() == "settings.json") continue;
            try {
                static_cast<void>(store.load_game(entry.path()));
            } catch (const DataError& fault) {
                bad += std::string(fault.what()) + "\n";
            }
        }
    }
    return bad;
}

std::vector<fs::path> unfinished(const fs::path& data) {
    std::vector<fs::path> found;
    std::error_code none;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(data, none))
        if (entry.path().extension() == ".unfinished") found.push_back(entry.path());
    return found;
}

std::string for_each_number(long count, const std::function<std::string(long)>& act) {
    std::vector<std::string> complaints(static_cast<std::size_t>(count));
    std::atomic<long> next = 1;
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(2U, std::thread::hardware_concurrency()); ++i)
        threads.emplace_back([&] {
            for (long number = next++; number <= count; number = next++) {
                std::string& complaint = complaints[static_cast<std::size_t>(number - 1)];
                try {
                    complaint = act(number);
                } catch (const std::exception& fault) {
                    complaint = fault.what();
                }
            }
        });
    for (std::thread& thread : threads) thread.join();
    std::string all;
    for (long i = 0; i < count; ++i)
        if (const std::string& complaint = complaints[static_cast<std::size_t>(i)]; !complaint.empty())
            all += std::to_string(i + 1) + ": " + complaint + "\n";
    return all;
}

}  // namespace fow::test
