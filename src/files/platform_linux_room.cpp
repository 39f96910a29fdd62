#include "files/platform_linux_room.hpp"

#include <asm/ioctls.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/prctl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <initializer_list>

namespace fow::platform {
namespace {

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

void allow_below(int rules, const Readable& readable) {
    const int place = ::open(readable.path, O_PATH | O_CLOEXEC);
    if (place < 0) return;
    landlock_path_beneath_attr below{};
    below.parent_fd = place;
    // A rule for a file may name only what can be done to files.
    for (const std::uint64_t access : {read_access, read_of_file}) {
        below.allowed_access = readable.device ? read_of_file | LANDLOCK_ACCESS_FS_WRITE_FILE : access;
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

/// Calls that need no other permission than that of the files and processes which they are about.
constexpr long plain_calls[] = {
#if defined(__x86_64__)  // older names of calls that other machines never had
    SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_getdents, SYS_dup2, SYS_pipe, SYS_poll, SYS_select, SYS_epoll_create, SYS_epoll_wait,
    SYS_eventfd, SYS_signalfd, SYS_fork, SYS_vfork, SYS_getpgrp, SYS_time, SYS_alarm, SYS_pause, SYS_arch_prctl,
#endif
    // reading, and writing what is open
    SYS_read, SYS_readv, SYS_pread64, SYS_preadv, SYS_write, SYS_writev, SYS_pwrite64, SYS_pwritev, SYS_lseek, SYS_sendfile, SYS_splice,
    SYS_tee, SYS_copy_file_range, SYS_fsync, SYS_fdatasync, SYS_close, SYS_close_range, SYS_dup, SYS_dup3, SYS_pipe2,
    // finding files
    SYS_newfstatat, SYS_fstat, SYS_statx, SYS_statfs, SYS_fstatfs, SYS_faccessat, SYS_faccessat2, SYS_readlinkat, SYS_getdents64,
    SYS_getcwd, SYS_chdir, SYS_fchdir, SYS_umask,
    // what some programs ask their standard input, which is a socket
    SYS_getsockname, SYS_getpeername, SYS_getsockopt, SYS_shutdown, SYS_recvfrom, SYS_recvmsg, SYS_sendto, SYS_sendmsg,
    // waiting
    SYS_ppoll, SYS_pselect6, SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, SYS_epoll_pwait2, SYS_eventfd2, SYS_signalfd4,
    SYS_timerfd_create, SYS_timerfd_settime, SYS_timerfd_gettime, SYS_nanosleep, SYS_clock_nanosleep, SYS_restart_syscall,
    // memory
    SYS_brk, SYS_mmap, SYS_munmap, SYS_mremap, SYS_mprotect, SYS_madvise, SYS_msync, SYS_mlock, SYS_mlock2, SYS_munlock, SYS_membarrier,
    SYS_pkey_alloc, SYS_pkey_free, SYS_pkey_mprotect, SYS_get_mempolicy, SYS_set_mempolicy, SYS_mbind,
    // processes and threads
    SYS_execve, SYS_execveat, SYS_exit, SYS_exit_group, SYS_wait4, SYS_waitid, SYS_set_tid_address, SYS_set_robust_list,
    SYS_get_robust_list, SYS_rseq, SYS_futex, SYS_futex_waitv, SYS_sched_yield, SYS_sched_getaffinity, SYS_sched_getscheduler,
    SYS_sched_getparam, SYS_sched_getattr, SYS_sched_get_priority_max, SYS_sched_get_priority_min, SYS_sched_rr_get_interval,
    SYS_getpriority, SYS_getcpu, SYS_getpid, SYS_getppid, SYS_gettid, SYS_getpgid, SYS_setpgid, SYS_getsid, SYS_setsid, SYS_getuid,
    SYS_geteuid, SYS_getgid, SYS_getegid, SYS_getresuid, SYS_getresgid, SYS_getgroups, SYS_capget, SYS_getrlimit, SYS_setrlimit,
    SYS_getrusage, SYS_times, SYS_sysinfo, SYS_uname,
    // signals and clocks of its own
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigpending, SYS_rt_sigreturn, SYS_rt_sigsuspend, SYS_rt_sigtimedwait, SYS_sigaltstack,
    SYS_getitimer, SYS_setitimer, SYS_timer_create, SYS_timer_settime, SYS_timer_gettime, SYS_timer_getoverrun, SYS_timer_delete,
    SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday, SYS_getrandom};

/// From this number on, all machines have the same calls: libraries expect that older kernels do not know them, and manage without.
constexpr std::uint32_t first_common_call = 424;
constexpr std::uint32_t no_permission = SECCOMP_RET_ERRNO | EPERM, no_such_call = SECCOMP_RET_ERRNO | ENOSYS;

class Filter {
public:
    Filter() {
        add(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch));
        add(BPF_JMP | BPF_JEQ | BPF_K, this_machine, 1, 0);
        answer(no_permission);
        add(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr));
    }
    void allow(long call) {
        unless(call, 1);
        answer(SECCOMP_RET_ALLOW);
    }
    /// Only if that argument has one of these values.
    void allow(long call, unsigned argument, std::initializer_list<std::uint32_t> values) {
        unless(call, static_cast<std::uint8_t>(2 + 2 * values.size()));
        load(argument);
        for (const std::uint32_t value : values) {
            add(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
            answer(SECCOMP_RET_ALLOW);
        }
        answer(no_permission);
    }
    /// Only if these bits of that argument are not `refused`.
    void allow_except(long call, unsigned argument, std::uint32_t bits, std::uint32_t refused) {
        unless(call, 5);
        load(argument);
        add(BPF_ALU | BPF_AND | BPF_K, bits);
        add(BPF_JMP | BPF_JEQ | BPF_K, refused, 0, 1);
        answer(no_permission);
        answer(SECCOMP_RET_ALLOW);
    }
    /// Only if none of these bits of that argument is set.
    void allow_without(long call, unsigned argument, std::uint32_t bits) {
        unless(call, 4);
        load(argument);
        add(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1);
        answer(no_permission);
        answer(SECCOMP_RET_ALLOW);
    }
    [[nodiscard]] bool begin() {
        add(BPF_JMP | BPF_JGE | BPF_K, first_common_call, 0, 1);
        answer(no_such_call);
        answer(no_permission);
        const sock_fprog program{static_cast<unsigned short>(size_), steps_.data()};
        return this_machine != 0 && ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
    }

private:
    void add(unsigned code, std::size_t value, std::uint8_t then = 0, std::uint8_t otherwise = 0) {
        steps_[size_++] = {static_cast<std::uint16_t>(code), then, otherwise, static_cast<std::uint32_t>(value)};
    }
    void answer(std::uint32_t what) { add(BPF_RET | BPF_K, what); }
    void unless(long call, std::uint8_t skipped) { add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, skipped); }
    /// The lower half of an argument: the kernel looks at no more of those that are tested here.
    void load(unsigned argument) { add(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, args) + argument * sizeof(std::uint64_t)); }

    std::array<sock_filter, 2 * std::size(plain_calls) + 200> steps_{};
    std::size_t size_ = 0;
};

}  // namespace

std::span<const Readable> system_files() {
    static constexpr Readable files[] = {{"/usr"},
                                         {"/lib"},
                                         {"/lib64"},
                                         {"/bin"},
                                         {"/sbin"},
                                         {"/etc"},
                                         {"/opt"},
                                         {"/dev/null", true},
                                         {"/dev/zero", true},
                                         {"/dev/urandom", true},
                                         {"/dev/random", true},
                                         {"/proc/self"}};
    return files;
}

bool cover(const char* folder) { return ::mount("none", folder, "tmpfs", MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC, nullptr) == 0; }
bool show_own_processes() { return ::mount("none", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, nullptr) == 0; }

bool forbid_changes() {
    // As the kernel defines it since Linux 5.12; its header cannot be combined with that of the library.
    const struct {
        std::uint64_t set, clear, propagation, namespace_file;
    } read_only{1, 0, 0, 0};
    return ::syscall(SYS_mount_setattr, AT_FDCWD, "/", AT_RECURSIVE, &read_only, sizeof read_only) == 0;
}

bool keep_to_files(std::span<const Readable> readable, std::uint32_t bare) {
    const long version = ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    const Handled handled = handled_by(version);
    const auto rules = static_cast<int>(version > 0 ? ::syscall(SYS_landlock_create_ruleset, &handled, handled.size, 0) : -1);
    if (rules < 0) return false;
    for (const Readable& each : readable)
        if ((each.touches & bare) == 0) allow_below(rules, each);
    const bool kept = ::syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    ::close(rules);
    return kept;
}

bool keep_to_calls(bool alone, bool writes) {
    constexpr std::uint32_t terminal_settings = 0x802c542a;  // TCGETS2: asks whether a file is a terminal, as TCGETS does
    constexpr std::uint32_t new_namespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID |
                                             static_cast<std::uint32_t>(CLONE_NEWNET);
    constexpr std::uint32_t name_of_memory = 0x53564d41;  // PR_SET_VMA
    Filter filter;
    for (const long call : plain_calls) filter.allow(call);
    // Without flags: with some of them they tell which files have been read lately, also by a bot of another game.
    for (const long call : {SYS_preadv2, SYS_pwritev2}) filter.allow(call, 5, {0});
    filter.allow(SYS_ioctl, 1, {TCGETS, terminal_settings, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX});
    filter.allow(SYS_fcntl, 1,
                 {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETLK, F_SETLK, F_SETLKW, F_OFD_GETLK, F_OFD_SETLK,
                  F_OFD_SETLKW, F_GETPIPE_SZ});
    filter.allow(SYS_prctl, 0,
                 {PR_SET_NAME, PR_GET_NAME, PR_SET_PDEATHSIG, PR_GET_PDEATHSIG, PR_GET_DUMPABLE, PR_GET_SECCOMP, PR_SET_NO_NEW_PRIVS,
                  PR_GET_NO_NEW_PRIVS, PR_CAPBSET_READ, PR_SET_TIMERSLACK, PR_GET_TIMERSLACK, PR_SET_THP_DISABLE, PR_GET_THP_DISABLE,
                  PR_GET_SPECULATION_CTRL, name_of_memory});
    // Its own limits and processors only.
    filter.allow(SYS_prlimit64, 0, {0});
    filter.allow(SYS_sched_setaffinity, 0, {0});
    // A file that is opened for reading alone can be emptied all the same; Landlock before Linux 6.2 allows it.
    constexpr std::uint32_t changes = O_ACCMODE | O_CREAT | O_TRUNC;
    if (writes) filter.allow_except(SYS_openat, 2, O_ACCMODE | O_TRUNC, O_RDONLY | O_TRUNC);
    else filter.allow_without(SYS_openat, 2, changes);
#if defined(__x86_64__)
    if (writes) filter.allow_except(SYS_open, 1, O_ACCMODE | O_TRUNC, O_RDONLY | O_TRUNC);
    else filter.allow_without(SYS_open, 1, changes);
#endif
    filter.allow_without(SYS_clone, 0, new_namespaces);
    if (alone)
        for (const long call : {SYS_kill, SYS_tkill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo}) filter.allow(call);
    else
        for (const long call : {SYS_kill, SYS_tgkill}) filter.allow(call, 0, {static_cast<std::uint32_t>(::getpid())});
    return filter.begin();
}

void close_files(unsigned from, unsigned to) {
    if (from > to || ::syscall(SYS_close_range, from, to, 0) == 0) return;
    rlimit most{};  // before Linux 5.9
    ::getrlimit(RLIMIT_NOFILE, &most);
    const auto end = static_cast<unsigned>(std::min<rlim_t>({to, most.rlim_cur, 1U << 20U}));
    for (unsigned file = from; file <= end; ++file) ::close(static_cast<int>(file));
}

}  // namespace fow::platform
