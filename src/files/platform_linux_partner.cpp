// The seam to the operating system, for Linux: outside programs that run beside this one.
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
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
#include <cstddef>
#include <cstdlib>
#include <iterator>

#include "files/platform.hpp"

namespace fow::platform {
namespace {

Error partner_error() { return {errno, std::generic_category()}; }

/// What the kernel's version of Landlock can forbid. Its newer members and rights are missing in older headers.
struct Handled {
    std::uint64_t files = 0, net = 0, scoped = 0;
    std::size_t size = 0;  ///< size in bytes of what that version knows
};
Handled handled_by(long version) {
    constexpr std::uint64_t refer = 1U << 13U, truncate = 1U << 14U, device_control = 1U << 15U;
    Handled handled;
    handled.files = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1U) - 1;
    handled.size = sizeof handled.files;
    if (version >= 2) handled.files |= refer;
    if (version >= 3) handled.files |= truncate;
    if (version >= 5) handled.files |= device_control;
    if (version >= 4) {
        handled.net = 3;  // binding and connecting by TCP
        handled.size += sizeof handled.net;
    }
    if (version >= 6) {
        handled.scoped = 3;  // abstract sockets and signals of others
        handled.size += sizeof handled.scoped;
    }
    return handled;
}

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

#if defined(__x86_64__)
constexpr std::uint32_t this_machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t this_machine = AUDIT_ARCH_AARCH64;
#else
constexpr std::uint32_t this_machine = 0;
#endif

/// Forbids what Landlock does not cover: changing the rights, owners, times and attributes of files, and sockets of the file system.
void forbid_calls() {
    constexpr long forbidden[] = {
#ifdef SYS_chmod
        SYS_chmod,
        SYS_chown,
        SYS_lchown,
        SYS_utime,
        SYS_utimes,
        SYS_futimesat,
#endif
        SYS_fchmod,
        SYS_fchmodat,
        SYS_fchown,
        SYS_fchownat,
        SYS_utimensat,
        SYS_setxattr,
        SYS_lsetxattr,
        SYS_fsetxattr,
        SYS_removexattr,
        SYS_lremovexattr,
        SYS_fremovexattr,
        SYS_ptrace,
        425 /* io_uring_setup: it could ask for some of these in another way */,
        452 /* fchmodat2 */,
        463 /* setxattrat */,
        466 /* removexattrat */};
    constexpr auto refuse = SECCOMP_RET_ERRNO | EPERM;
    constexpr std::uint32_t other_numbers = 0x40000000;  // from here on x86-64 has the same calls once more
    const auto step = [](unsigned code, std::uint32_t value, std::uint8_t then = 0, std::uint8_t otherwise = 0) {
        return sock_filter{static_cast<std::uint16_t>(code), then, otherwise, value};
    };
    const auto field = [&](std::size_t offset) { return step(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset)); };
    const auto unless = [&](long value, std::uint8_t skipped) {
        return step(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(value), 0, skipped);
    };
    const auto answer = [&](std::uint32_t what) { return step(BPF_RET | BPF_K, what); };
    std::array<sock_filter, 13 + 2 * std::size(forbidden)> filter{};
    std::size_t size = 0;
    const auto add = [&](const sock_filter& next) { filter[size++] = next; };
    add(field(offsetof(seccomp_data, arch)));
    add(step(BPF_JMP | BPF_JEQ | BPF_K, this_machine, 1, 0));
    add(answer(refuse));
    add(field(offsetof(seccomp_data, nr)));
    add(step(BPF_JMP | BPF_JGE | BPF_K, other_numbers, 0, 1));
    add(answer(refuse));
    for (const long call : forbidden) {
        add(unless(call, 1));
        add(answer(refuse));
    }
    add(unless(SYS_socket, 3));
    add(field(offsetof(seccomp_data, args)));  // the lower half of the first argument: the family
    add(unless(AF_UNIX, 1));
    add(answer(refuse));
    add(answer(SECCOMP_RET_ALLOW));
    const sock_fprog program{static_cast<unsigned short>(size), filter.data()};
    if (this_machine != 0) ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

/// What the child reports before the other program begins: its process id as we see it, or what failed.
struct Told {
    enum class What : int { number, error } what;
    int value;
};
void tell(int told, Told what) { static_cast<void>(::write(told, &what, sizeof what)); }

/// Continues in a new process that sees no others; everything that it starts ends with it. The present process waits for it.
void enter_rooms(int talk, int told) {
    // Refused where users may not create namespaces; then only files are kept from it.
    if (::unshare(CLONE_NEWUSER | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWPID) != 0) {
        ::unshare(CLONE_NEWUSER | CLONE_NEWNET);
        return;
    }
    const pid_t inside = ::fork();
    if (inside <= 0) return;
    tell(told, {Told::What::number, inside});
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, talk, told}) ::close(file);
    while (::waitpid(inside, nullptr, 0) < 0 && errno == EINTR) {}
    ::_exit(0);
}

/// In the child, before the other program begins: only calls that are safe between fork and exec.
void confine(const Leave& leave, const std::vector<const char*>& readable) {
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    const long version = ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    const Handled handled = handled_by(version);
    const auto rules = static_cast<int>(version > 0 ? ::syscall(SYS_landlock_create_ruleset, &handled, handled.size, 0) : -1);
    if (rules >= 0) {
        for (const char* folder : system_folders) allow_below(rules, folder, std::string_view(folder).starts_with("/dev/"));
        for (const char* path : readable) allow_below(rules, path, false);
        ::syscall(SYS_landlock_restrict_self, rules, 0);
        ::close(rules);
    }
    // Its standard error may be one of our files.
    const rlimit size{leave.errors ? rlim_t{1} << 20U : 0, leave.errors ? rlim_t{1} << 20U : 0};
    ::setrlimit(RLIMIT_FSIZE, &size);
    forbid_calls();
}

/// In the child: executes the other program. Only calls that are safe between fork and exec, so everything was allocated before.
[[noreturn]] void become(const char* program, char* const* words, char* const* surroundings, int talk, int told, const Leave& leave,
                         const std::vector<const char*>& readable, pid_t parent) {
    ::setsid();  // detaches it from our terminal
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
    if (::getppid() != parent) ::_exit(127);
    if (leave.confined) {
        enter_rooms(talk, told);
        confine(leave, readable);
    }
    // Only now, because entering another user namespace resets it.
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    // Closed by the start of the program.
    ::fcntl(told, F_SETFD, FD_CLOEXEC);
    ::execve(program, words, surroundings);
    tell(told, {Told::What::error, errno});
    ::_exit(127);
}

/// The environment of a confined program: without variables about sessions and keys.
std::vector<std::string> plain_surroundings() {
    std::vector<std::string> result;
    for (const char* name : {"PATH", "HOME", "LANG", "LC_ALL"})
        if (const char* value = std::getenv(name); value != nullptr) result.push_back(std::string(name) + "=" + value);
    return result;
}

}  // namespace

Partner::Partner(const Path& program, std::vector<std::string> arguments, const Leave& leave, Error& error) {
    arguments.insert(arguments.begin(), program.filename().string());
    std::vector<char*> words;
    for (std::string& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    std::vector<std::string> plain = plain_surroundings();
    std::vector<char*> surroundings;
    for (std::string& each : plain) surroundings.push_back(each.data());
    surroundings.push_back(nullptr);
    char* const* const around = leave.confined ? surroundings.data() : ::environ;
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
        if (id_ == 0) become(program.c_str(), words.data(), around, talk[1], told[1], leave, readable, parent);
        error = id_ < 0 ? partner_error() : Error();
        if (id_ < 0) id_ = 0;
    }
    for (Told heard{}; id_ != 0 && ::read(told[0], &heard, sizeof heard) == sizeof heard;) {
        if (heard.what == Told::What::error) error = {heard.value, std::generic_category()};
        else inside_ = heard.value;
    }
    ::fcntl(talk[0], F_SETFL, O_NONBLOCK);
}

Partner::~Partner() {
    if (id_ == 0) return;
    if (inside_ != 0) ::kill(inside_, SIGKILL);  // the first of its processes: all the others end with it
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
