// Runs programs that are killed, or whose calls fail, while they write (tests/shim/fault_shim.cpp).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/running.hpp"
#include "fow/engine/session.hpp"

namespace fow::test {

/// One call that writes below the data folder.
struct Call {
    long number = 0;  ///< 1 is the first
    std::string name;
    std::string path;
};
/// The game in progress as it stood once a call had put it in place.
struct Kept {
    long call = 0;
    Record record;
};
struct Unharmed {
    std::vector<Call> calls;
    std::vector<Kept> kept;  ///< in the order of the calls
};

/// What the shim is to do, as the environment of a command; `folder` is the one looked at.
[[nodiscard]] std::string faulty(const std::filesystem::path& folder, const std::string& fault);
/// Plays the script, from that record on where one is named, with a fault. The player's files lie in <folder>/data.
Outcome run_faulty(const Folder& folder, const std::string& script, const std::string& record, const std::string& fault);
/// The same without any fault; what was called, and what stood on disk after each step.
[[nodiscard]] Unharmed run_unharmed(const Folder& folder, const std::string& script, const std::string& record);
/// Whatever is below the data folder and is no whole game; a line for each. What the next start sweeps is passed over.
[[nodiscard]] std::string unreadable(const std::filesystem::path& data);
/// Files that a killed program has left half written.
[[nodiscard]] std::vector<std::filesystem::path> unfinished(const std::filesystem::path& data);
/// Does it for each number from 1 to `count`, several at a time, and gives all that was complained of, in order.
[[nodiscard]] std::string for_each_number(long count, const std::function<std::string(long)>& act);

}  // namespace fow::test
