// Runs the program while it is killed, or its calls fail, during writes (tests/shim/fault_shim.cpp).
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/match.hpp"
#include "app/program_run.hpp"
#include "app/system.hpp"

namespace fow::test {

/// A call that writes below the data folder.
struct Call {
    long number = 0;  ///< the first is 1
    std::string name;
    std::string path;
};
/// The autosave after the call that put it in place.
struct Kept {
    long call = 0;
    std::unique_ptr<app::Match> match;
};
struct Unharmed {
    std::vector<Call> calls;
    std::vector<Kept> kept;  ///< in the order of the calls
};

/// All games that the window offers, from the shipped data.
[[nodiscard]] const app::Systems& all_games();

/// Runs a script with a fault, from that record on if one is named. The player's files are in <folder>/data.
/// `repeated` uses the random numbers of run_unharmed, so that the same bytes are written.
enum class Numbers { fresh, repeated };
RunResult run_faulty(const Folder& folder, const std::string& script, const std::string& record, const std::string& fault,
                     Numbers numbers = Numbers::fresh);
/// The same without a fault. Returns all calls, and what was on disk after each step.
[[nodiscard]] Unharmed run_unharmed(const Folder& folder, const std::string& script, const std::string& record);
/// One line for each file below the data folder that is not a whole game, except files that the next start deletes.
[[nodiscard]] std::string unreadable(const std::filesystem::path& data);
/// The half-written files that a killed program has left behind.
[[nodiscard]] std::vector<std::filesystem::path> unfinished(const std::filesystem::path& data);
/// Calls `act` for 1 to `count`, in several threads, and returns all complaints in order.
[[nodiscard]] std::string for_each_number(long count, const std::function<std::string(long)>& act);

}  // namespace fow::test
