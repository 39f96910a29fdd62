// The seam to the operating system, for Linux: programs of others that run beside this one.
#include <fcntl.h>
#include <linux/landlock.h>
#include <poll.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

#include "files/platform.hpp"

namespace fow::platform {
namespace {

Error partner_error() { return {errno, std::generic_category()}; }

/// Everything that version 1 of Landlock can forbid.
constexpr std::uint64_t all_access = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1U) - 1;
constexpr std::uint64_t read_of_file = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE;
constexpr std::uint64_t read_access = read_of_file | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::array system_folders{"/usr", "/lib",      "/lib64",       "/bin",        "/sbin",     "/etc",
                                    "/opt", "/dev/null", "/dev/urandom", "/dev/random", "/proc/self"};

void allow_below(int rules, const char* path, bool is_device) {
    const int place = ::open(path, O_PATH | O_CLOEXEC);
    if (place < 0) return;
    landlock_path_beneath_attr below{};
    below.parent_fd = place;
    // A rule for a file may name only what can be done to files.
    for (const std::uint64_t access : {read_access, read_of_file}) {
        below.allowed_access = is_device ? read_of_file | LANDLOCK_ACCESS_FS_WRITE_FILE : access;
        if (::syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &below, 0) == 0) break;
    }
    ::close(place);
}

/// In the child, before the other program begins: only calls that are safe between fork and exec.
void confine(const std::vector<const char*>& readable) {
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    // A network of its own, with nobody in it. Refused where users may not have that; then only files are kept from it.
    ::unshare(CLONE_NEWUSER | CLONE_NEWNET);
    landlock_ruleset_attr handled{};
    handled.handled_access_fs = all_access;
    const auto rules = static_cast<int>(::syscall(SYS_landlock_create_ruleset, &handled, sizeof handled.handled_access_fs, 0));
    if (rules >= 0) {
        for (const char* folder : system_folders) allow_below(rules, folder, std::string_view(folder).starts_with("/dev/"));
        for (const char* path : readable) allow_below(rules, path, false);
        ::syscall(SYS_landlock_restrict_self, rules, 0);
        ::close(rules);
    }
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_FSIZE, &none);
}

[[noreturn]] void become(const char* program, char* const* words, int talk, int told, const Leave& leave,
                         const std::vector<const char*>& readable, pid_t parent) {
    ::setpgid(0, 0);
    ::dup2(talk, STDIN_FILENO);
    ::dup2(talk, STDOUT_FILENO);
    if (!leave.errors)
        if (const int silence = ::open("/dev/null", O_WRONLY); silence >= 0) ::dup2(silence, STDERR_FILENO);
    sigset_t usual;
    ::sigemptyset(&usual);
    ::sigprocmask(SIG_SETMASK, &usual, nullptr);
    std::signal(SIGXFSZ, SIG_DFL);
    std::signal(SIGPIPE, SIG_DFL);
    const rlimit no_core{0, 0};
    ::setrlimit(RLIMIT_CORE, &no_core);
    const rlimit memory{leave.memory, leave.memory};
    if (leave.memory != 0) ::setrlimit(RLIMIT_AS, &memory);
    if (leave.confined) confine(readable);
    // Afterwards: a user of another namespace forgets it.
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) ::_exit(127);
    // What can fail from here on is told: a byte of errno. Closed by the start of the program.
    ::fcntl(told, F_SETFD, FD_CLOEXEC);
    ::execv(program, words);
    const auto why = static_cast<unsigned char>(errno);
    static_cast<void>(::write(told, &why, 1));
    ::_exit(127);
}

}  // namespace

Partner::Partner(const Path& program, std::vector<std::string> arguments, const Leave& leave, Error& error) {
    arguments.insert(arguments.begin(), program.filename().string());
    std::vector<char*> words;
    for (std::string& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    std::vector<const char*> readable;
    for (const Path& path : leave.readable) readable.push_back(path.c_str());
    std::array<int, 2> talk{}, told{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, talk.data()) != 0) {
        error = partner_error();
        return;
    }
    talk_ = File(talk[0]);
    const File theirs(talk[1]);
    if (::pipe2(told.data(), O_CLOEXEC) != 0) {
        error = partner_error();
        return;
    }
    const File hears(told[0]);
    const pid_t parent = ::getpid();
    {
        const File tells(told[1]);
        id_ = ::fork();
        if (id_ == 0) become(program.c_str(), words.data(), talk[1], told[1], leave, readable, parent);
        error = id_ < 0 ? partner_error() : Error();
        if (id_ < 0) id_ = 0;
    }
    unsigned char why = 0;
    if (id_ != 0 && ::read(told[0], &why, 1) == 1) error = {why, std::generic_category()};
    ::fcntl(talk[0], F_SETFL, O_NONBLOCK);
}

Partner::~Partner() {
    if (id_ == 0) return;
    ::kill(-id_, SIGKILL);
    ::kill(id_, SIGKILL);
    while (::waitpid(id_, nullptr, 0) < 0 && errno == EINTR) {}
}

bool Partner::wait(bool to_write, int milliseconds) {
    const auto wanted = static_cast<short>(to_write ? POLLIN | POLLOUT : POLLIN);
    pollfd talk{static_cast<int>(talk_.handle()), wanted, 0};
    return ::poll(&talk, 1, milliseconds) > 0;
}

std::size_t Partner::write_some(std::string_view bytes, Error& error) {
    const ssize_t count = ::send(static_cast<int>(talk_.handle()), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    const bool later = count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
    error = count < 0 && !later ? partner_error() : Error();
    return count < 0 ? 0 : static_cast<std::size_t>(count);
}

std::optional<std::string> Partner::read_some(Error& error) {
    std::array<char, 1 << 14> buffer{};
    const ssize_t count = ::recv(static_cast<int>(talk_.handle()), buffer.data(), buffer.size(), 0);
    error = Error();
    if (count >= 0) return std::string(buffer.data(), static_cast<std::size_t>(count));
    if (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR) return std::nullopt;
    error = partner_error();
    return std::string();
}

bool Partner::can_confine() { return ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0; }

}  // namespace fow::platform
