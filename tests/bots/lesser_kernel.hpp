// Runs a program as a kernel runs it that can do less than this one.
#pragma once

#include <string>
#include <vector>

namespace fow::test {

/// What the kernel refuses, in letters: n = new namespaces for users, l = Landlock, s = filters for system calls.
struct LesserKernel {
    std::string without;
};
/// A program that runs while the test goes on; both its output streams go to a file.
class RunningProgram {
public:
    /// `words`: the program and its arguments. Throws std::system_error if it cannot be started.
    RunningProgram(const std::vector<std::string>& words, const std::string& output, const LesserKernel& kernel = {});
    /// Kills it if it still runs.
    ~RunningProgram();
    RunningProgram(const RunningProgram&) = delete;
    RunningProgram& operator=(const RunningProgram&) = delete;
    /// Waits until it ends. Returns its exit code; 128 if it was killed.
    int wait();
    /// Ends it at once, as a crash would.
    void kill();

private:
    int id_ = 0;  ///< 0 once it has ended
};

}  // namespace fow::test
