// The seam to the operating system, for Linux: outside programs that run beside this one.
#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <cstring>

#include "files/platform.hpp"
#include "files/platform_linux_room.hpp"

namespace fow::platform {
namespace {

Error partner_error() { return {errno, std::generic_category()}; }

/// What is reported before the other program begins: what the system cannot enforce, and what failed.
struct Told {
    enum class What : int { lacks, error } what = What::error;
    int error = 0;
    Lacks lacks{};
};
void tell(int told, const Told& what) { static_cast<void>(::write(told, &what, sizeof what)); }

/// All that the keeper and the other program need, prepared before they begin: between fork and exec nothing may be allocated.
struct Start {
    const char* program = nullptr;
    char* const* words = nullptr;
    char* const* surroundings = nullptr;
    const char* folder = nullptr;  ///< the current one
    std::uint64_t memory = 0;
    bool confined = true;
    std::span<const Readable> readable;
    std::span<const char* const> hidden;
    int talk = -1, told = -1, life = -1, errors = -1;
};

/// A process that continues here, in those new namespaces. Like fork(), without the locks of the library, which nothing here needs.
pid_t forked(unsigned long namespaces) { return static_cast<pid_t>(::syscall(SYS_clone, namespaces | SIGCHLD, 0, 0, 0, 0)); }

/// A path in /proc, without allocating.
class ProcPath {
public:
    [[nodiscard]] ProcPath operator/(std::string_view part) const {
        ProcPath longer = *this;
        longer.path_[longer.size_++] = '/';
        part.copy(longer.path_.data() + longer.size_, part.size());
        longer.size_ += part.size();
        return longer;
    }
    [[nodiscard]] ProcPath operator/(pid_t id) const {
        std::array<char, 16> digits{};
        return *this / std::string_view(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), id).ptr);
    }
    [[nodiscard]] int open(int flags = O_RDONLY) const { return ::open(path_.data(), flags | O_CLOEXEC); }

private:
    std::array<char, 100> path_{"/proc"};
    std::size_t size_ = 5;
};

/// What a program and all that it has started use at present.
class Burden {
public:
    enum class Measure { quick, exact };  ///< exact: memory that several processes share counts once

    /// To be called by its keeper, which does not count.
    explicit Burden(Measure measure) : measure_(measure) { add_children(ProcPath() / "self"); }
    [[nodiscard]] bool too_many() const { return processes_ > Partner::most_processes; }
    [[nodiscard]] std::uint64_t bytes() const { return kib_ << 10U; }

private:
    void add_children(const ProcPath& parent) {
        const ProcPath tasks = parent / "task";
        const int threads = tasks.open(O_DIRECTORY);
        if (threads < 0) return;
        alignas(std::uint64_t) std::array<char, 2048> entries{};
        for (long size = 0; (size = ::syscall(SYS_getdents64, threads, entries.data(), entries.size())) > 0;)
            for (long at = 0; at < size;) {
                const char* const entry = entries.data() + at;
                if (const char* name = entry + offsetof(dirent64, d_name); *name != '.') add_children_of(tasks / name);
                std::uint16_t length = 0;
                std::memcpy(&length, entry + offsetof(dirent64, d_reclen), sizeof length);
                at += length;
            }
        ::close(threads);
    }
    void add_children_of(const ProcPath& thread) {
        const int file = (thread / "children").open();
        if (file < 0) return;
        std::array<char, 512> text{};
        pid_t child = 0;
        for (long size = 0; (size = ::read(file, text.data(), text.size())) > 0;)
            for (const char c : std::string_view(text.data(), static_cast<std::size_t>(size))) {
                if (c >= '0' && c <= '9') child = 10 * child + (c - '0');
                else if (const pid_t found = std::exchange(child, 0); found != 0) add(found);
            }
        ::close(file);
    }
    void add(pid_t process) {
        ++processes_;
        if (too_many()) return;
        if (measure_ == Measure::quick || !add_memory(process, "smaps_rollup", "\nPss:", "\nSwapPss:"))
            static_cast<void>(add_memory(process, "status", "\nVmRSS:", "\nVmSwap:"));
        add_children(ProcPath() / process);
    }
    /// Adds the numbers after these words in a file of the process.
    [[nodiscard]] bool add_memory(pid_t process, const char* file, std::string_view first, std::string_view second) {
        const int opened = (ProcPath() / process / file).open();
        if (opened < 0) return false;
        std::array<char, 4096> text{};
        const long size = ::read(opened, text.data(), text.size());
        ::close(opened);
        if (size <= 0) return false;
        const std::string_view all(text.data(), static_cast<std::size_t>(size));
        for (const std::string_view word : {first, second}) {
            const auto at = all.find(word);
            const auto digits = at == std::string_view::npos ? at : all.find_first_of("0123456789", at);
            std::uint64_t number = 0;
            if (digits != std::string_view::npos) std::from_chars(all.data() + digits, all.data() + all.size(), number);
            kib_ += number;
        }
        return true;
    }

    Measure measure_;
    int processes_ = 0;
    std::uint64_t kib_ = 0;
};

/// Why the program must end; null if it may go on.
const char* excess(std::uint64_t memory) {
    static_assert(Partner::most_processes == 64);
    const Burden burden(Burden::Measure::quick);
    if (burden.too_many()) return "\nfow: stopped, because it had more than 64 processes\n";
    if (memory == 0 || burden.bytes() <= memory || Burden(Burden::Measure::exact).bytes() <= memory) return nullptr;
    return "\nfow: stopped, because its processes together used more memory than it may\n";
}

/// Ends the program and all that it has started; their orphans become children of this process.
void end_all(pid_t program) {
    const pid_t self = ::getpid();
    do {
        const int file = (ProcPath() / "self" / "task" / self / "children").open();
        if (file < 0) {
            ::kill(program, SIGKILL);
            return;
        }
        std::array<char, 4096> text{};
        const long size = ::read(file, text.data(), text.size());
        ::close(file);
        const char* const end = text.data() + std::max(size, 0L);
        for (const char* at = text.data(); at < end; ++at) {
            pid_t child = 0;
            at = std::from_chars(at, end, child).ptr;
            if (child > 0 && at < end) ::kill(child, SIGKILL);  // at the end, the number may be cut off
        }
    } while (::waitpid(-1, nullptr, 0) > 0 || errno == EINTR);
}

/// Each program has a keeper, a process of ours that ends it, and all that it has started, as soon as our end of a pipe is closed: at the
/// latest when we end, however we end. Keeps the program until it ends, or until `life` is closed at the other end, or until it takes too
/// much. Then ends everything that it has started. `alone`: in namespaces of its own.
[[noreturn]] void keep(const Start& start, pid_t program, bool alone) {
    constexpr int pause = 100;  // milliseconds
    pollfd life{start.life, POLLIN, 0};
    const char* why = nullptr;
    for (bool runs = true; runs && why == nullptr && ::poll(&life, 1, pause) <= 0;) {
        for (pid_t ended = 0; (ended = ::waitpid(-1, nullptr, WNOHANG)) > 0;) runs = runs && ended != program;
        if (start.confined) why = excess(start.memory);
    }
    if (why != nullptr) {
        // Opened once more: the keeper must not wait if nobody reads.
        const int errors = (ProcPath() / "self" / "fd" / start.errors).open(O_WRONLY | O_NONBLOCK);
        static_cast<void>(::write(errors, why, std::strlen(why)));
    }
    if (!alone) end_all(program);
    ::_exit(0);  // the kernel ends the others with the first process of their namespace
}

void limit(int what, rlim_t most) {
    const rlimit both{most, most};
    ::setrlimit(what, &both);
}

/// What the keeper has found.
struct Room {
    bool alone = false;      ///< in namespaces of its own
    bool fixed = false;      ///< no file can be changed in them
    std::uint32_t bare = 0;  ///< the hidden folders that are not covered, one bit each
    Lacks lacks{};
};

/// Executes the other program.
[[noreturn]] void become(const Start& start, Room room, pid_t keeper) {
    ::dup2(start.talk, STDIN_FILENO);
    ::dup2(start.talk, STDOUT_FILENO);
    ::dup2(start.errors, STDERR_FILENO);
    sigset_t usual;
    ::sigemptyset(&usual);
    ::sigprocmask(SIG_SETMASK, &usual, nullptr);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != keeper) ::_exit(127);
    limit(RLIMIT_CORE, 0);
    if (start.memory != 0) limit(RLIMIT_AS, start.memory);
    if (start.confined) {
        limit(RLIMIT_FSIZE, 0);
        // Stops what forks faster than its keeper counts. The limit is on all processes of the user, so it allows for those that there are.
        struct sysinfo system{};
        ::sysinfo(&system);
        limit(RLIMIT_NPROC, rlim_t{system.procs} + 4 * Partner::most_processes);
        ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
        room.lacks.files = !keep_to_files(start.readable, room.bare);
        room.lacks.calls = !keep_to_calls(room.alone, room.fixed || !room.lacks.files);
    }
    tell(start.told, {.what = Told::What::lacks, .lacks = room.lacks});
    ::execve(start.program, start.words, start.surroundings);
    tell(start.told, {.what = Told::What::error, .error = errno});
    ::_exit(127);
}

/// Covers what the program must not see, as far as this process may.
[[nodiscard]] Room furnished(const Start& start, bool alone) {
    Room room{.alone = alone};
    if (!start.confined) return room;
    room.lacks.rooms = !alone || !show_own_processes();
    for (std::size_t i = 0; i < start.hidden.size(); ++i) {
        if (alone && cover(start.hidden[i])) continue;
        room.bare |= 1U << i;
        if (alone && errno != ENOENT) room.lacks.rooms = true;
    }
    room.fixed = alone && forbid_changes();
    // A current folder that is covered now would still be open.
    if (::chdir(start.folder) != 0 && ::chdir("/") != 0) ::_exit(127);
    return room;
}

/// In the keeper: starts the other program.
[[noreturn]] void begin(Start start, bool alone) {
    ::setsid();  // detaches it from our terminal
    for (int* file : {&start.talk, &start.told, &start.life, &start.errors}) *file = ::fcntl(*file, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    close_all_but(std::array{start.talk, start.told, start.life, start.errors});
    for (int file = 0; file >= 0 && file < STDERR_FILENO;) file = ::open("/dev/null", O_RDWR);
    for (int signal = 1; signal < NSIG; ++signal) std::signal(signal, SIG_DFL);
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    const Room room = furnished(start, alone);
    const pid_t self = ::getpid();
    const pid_t program = forked(0);
    if (program == 0) become(start, room, self);
    if (program < 0) tell(start.told, {.what = Told::What::error, .error = errno});
    std::signal(SIGPIPE, SIG_IGN);
    ::prctl(PR_SET_DUMPABLE, 0);  // it still has our memory
    for (const int file : {start.talk, start.told}) ::close(file);
    keep(start, program, alone);
}

/// The environment of a confined program: without variables about sessions and keys.
std::vector<std::string> plain_surroundings() {
    std::vector<std::string> result;
    for (const char* name : {"PATH", "HOME", "LANG", "LC_ALL"})
        if (const char* value = std::getenv(name); value != nullptr) result.push_back(std::string(name) + "=" + value);
    return result;
}

[[nodiscard]] std::vector<char*> pointers(std::vector<std::string>& words) {
    std::vector<char*> result;
    for (std::string& word : words) result.push_back(word.data());
    result.push_back(nullptr);
    return result;
}

/// Two ends of a connection, closed with the object.
struct Ends {
    File ours, theirs;
};
[[nodiscard]] Ends ends_of(const std::array<int, 2>& files) { return {File(files[0]), File(files[1])}; }
[[nodiscard]] int number(const File& file) { return static_cast<int>(file.handle()); }

}  // namespace

struct Partner::Connection {
    File talk, errors;
    File life;   ///< its keeper ends all its processes once this is closed
    int id = 0;  ///< of the keeper
};

Partner::Partner(const Path& program, std::vector<std::string> words, const Leave& leave, Error& error)
    : connection_(std::make_unique<Connection>()) {
    auto& [our_talk, our_errors, our_life, keeper] = *connection_;
    Error unknown;
    const Path here = std::filesystem::current_path(unknown);
    std::vector<char*> arguments = pointers(words);
    std::vector<std::string> plain = plain_surroundings();
    std::vector<char*> surroundings = pointers(plain);
    std::vector<std::string> hidden;
    for (const Path& folder : leave.hidden)
        if (!folder.empty()) hidden.push_back(std::filesystem::absolute(folder, unknown).string());
    // Those that are within others first: afterwards they would be missing.
    std::sort(hidden.begin(), hidden.end(), [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
    std::vector<const char*> hidden_paths;
    for (const std::string& folder : hidden) hidden_paths.push_back(folder.c_str());
    std::vector<Readable> readable(system_files().begin(), system_files().end());
    for (const Path& path : leave.readable) readable.push_back({path.c_str()});
    for (Readable& each : readable)
        for (std::size_t i = 0; i < hidden.size(); ++i)
            if (is_in(each.path, hidden[i]) || is_in(hidden[i], each.path)) each.touches |= 1U << i;

    std::array<int, 2> talk{-1, -1}, told{-1, -1}, errors{-1, -1}, life{-1, -1};
    const bool opened = ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, talk.data()) == 0 && ::pipe2(told.data(), O_CLOEXEC) == 0 &&
                        ::pipe2(errors.data(), O_CLOEXEC) == 0 && ::pipe2(life.data(), O_CLOEXEC) == 0;
    error = opened ? Error() : partner_error();
    Ends talks = ends_of(talk), tells = ends_of(told), complains = ends_of(errors), lives = ends_of({life[1], life[0]});
    if (error) return;
    const Start start{.program = program.c_str(),
                      .words = arguments.data(),
                      .surroundings = leave.confined ? surroundings.data() : ::environ,
                      .folder = here.c_str(),
                      .memory = leave.memory,
                      .confined = leave.confined,
                      .readable = readable,
                      .hidden = hidden_paths,
                      .talk = number(talks.theirs),
                      .told = number(tells.theirs),
                      .life = number(lives.theirs),
                      .errors = number(complains.theirs)};
    constexpr unsigned long rooms = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWIPC | CLONE_NEWNET;
    bool alone = leave.confined;
    keeper = alone ? forked(rooms) : -1;
    if (keeper < 0) {  // not wanted, or refused where users may not create namespaces
        alone = false;
        keeper = forked(0);
    }
    if (keeper == 0) begin(start, alone);
    error = keeper < 0 ? partner_error() : Error();
    if (keeper < 0) keeper = 0;
    tells.theirs = File();
    for (Told heard{}; keeper != 0 && ::read(number(tells.ours), &heard, sizeof heard) == sizeof heard;) {
        if (heard.what == Told::What::error) error = {heard.error, std::generic_category()};
        else lacks_ = heard.lacks;
    }
    our_talk = std::move(talks.ours);
    our_errors = std::move(complains.ours);
    our_life = std::move(lives.ours);
    for (const File* file : {&our_talk, &our_errors}) ::fcntl(number(*file), F_SETFL, O_NONBLOCK);
}

Partner::~Partner() {
    connection_->life = File();
    while (connection_->id != 0 && ::waitpid(connection_->id, nullptr, 0) < 0 && errno == EINTR) {}
}

bool Partner::wait(bool to_write, int milliseconds) {
    const auto wanted = static_cast<short>(to_write ? POLLIN | POLLOUT : POLLIN);
    // A negative number is skipped: its standard error has ended.
    std::array<pollfd, 2> files{pollfd{number(connection_->talk), wanted, 0}, pollfd{number(connection_->errors), POLLIN, 0}};
    return ::poll(files.data(), files.size(), milliseconds) > 0;
}

std::size_t Partner::write_some(std::string_view bytes, Error& error) {
    const ssize_t count = ::send(number(connection_->talk), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    const bool later = count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
    error = count < 0 && !later ? partner_error() : Error();
    return count < 0 ? 0 : static_cast<std::size_t>(count);
}

std::optional<std::string> Partner::read_some(Error& error) {
    std::array<char, 1 << 14> buffer{};
    const ssize_t count = ::recv(number(connection_->talk), buffer.data(), buffer.size(), 0);
    error = Error();
    if (count >= 0) return std::string(buffer.data(), static_cast<std::size_t>(count));
    if (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR) return std::nullopt;
    error = partner_error();
    return std::string();
}

std::string Partner::read_errors() {
    std::array<char, 1 << 14> buffer{};
    if (!connection_->errors) return {};
    const ssize_t count = ::read(number(connection_->errors), buffer.data(), buffer.size());
    if (count > 0) return {buffer.data(), static_cast<std::size_t>(count)};
    if (count == 0 || (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)) connection_->errors = File();
    return {};
}

}  // namespace fow::platform
