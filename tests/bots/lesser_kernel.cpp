#include "bots/lesser_kernel.hpp"

#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <system_error>

namespace fow::test {
namespace {

/// Refuses these calls for this process and its successors.
void take_away(const std::string& without) {
    std::vector<sock_filter> steps;
    const auto add = [&](unsigned code, std::uint32_t value, std::uint8_t then = 0, std::uint8_t otherwise = 0) {
        steps.push_back({static_cast<std::uint16_t>(code), then, otherwise, value});
    };
    const auto load_number = [&] { add(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)); };
    const auto refuse = [&](long call, unsigned argument, unsigned test, std::uint32_t value, std::uint32_t error) {
        load_number();
        add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 3);
        add(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offsetof(seccomp_data, args) + 8 * argument));
        add(BPF_JMP | test | BPF_K, value, 0, 1);
        add(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error);
    };
    for (const char what : without) {
        if (what == 'n')
            for (const long call : {SYS_clone, SYS_unshare}) refuse(call, 0, BPF_JSET, CLONE_NEWUSER, EPERM);
        if (what == 'l') refuse(SYS_landlock_create_ruleset, 2, BPF_JGE, 0, ENOSYS);
        if (what == 's') refuse(SYS_prctl, 0, BPF_JEQ, PR_SET_SECCOMP, EINVAL);
    }
    add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    const sock_fprog filter{static_cast<unsigned short>(steps.size()), steps.data()};
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0) ::_exit(126);
}

}  // namespace

RunningProgram::RunningProgram(const std::vector<std::string>& words, const std::string& output, const LesserKernel& kernel) {
    std::vector<std::string> kept = words;
    std::vector<char*> arguments;
    for (std::string& word : kept) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    id_ = ::fork();
    if (id_ < 0) throw std::system_error(errno, std::generic_category());
    if (id_ > 0) return;
    const int file = ::open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ::dup2(file, STDOUT_FILENO);
    ::dup2(file, STDERR_FILENO);
    if (!kernel.without.empty()) take_away(kernel.without);
    ::execv(arguments.front(), arguments.data());
    ::_exit(127);
}

RunningProgram::~RunningProgram() {
    if (id_ != 0) kill();
}

int RunningProgram::wait() {
    int status = 0;
    while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) {}
    id_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

void RunningProgram::kill() {
    ::kill(id_, SIGKILL);
    static_cast<void>(wait());
}

}  // namespace fow::test
