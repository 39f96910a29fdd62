// Starts programs and observes them from outside. Among the helpers in tests/app, only process.cpp is written for one system.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace fow::test {

/// Variables that are set in addition to the environment of the tests.
using Environment = std::map<std::string, std::string>;

/// A program that runs while the test continues.
class Process {
public:
    /// `words`: the program and its arguments. Both output streams go to `output`. Throws std::system_error if it cannot be started.
    Process(const std::vector<std::string>& words, const Environment& environment, const std::filesystem::path& output);
    /// Kills the program if it is still running.
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// Waits until it ends. Returns its exit code, or 128 if it was killed.
    int wait();
    /// Asks it to quit, as a window manager or a terminal does, and waits until it ends.
    int stop();
    /// Processor time used so far, in seconds.
    [[nodiscard]] double processor_seconds() const;

private:
    int id_ = 0;  ///< 0 once it has ended
};

/// One of our two programs: that of $FOW_PROGRAMS, where ./check --windows starts the Windows programs, else the one built here.
[[nodiscard]] std::string our_program(const std::string& name);

/// Loads tests/shim/fault_shim.cpp into a program: it counts the calls that write below `folder` and carries out `fault`.
[[nodiscard]] Environment with_fault(const std::filesystem::path& folder, const std::string& fault);

}  // namespace fow::test
