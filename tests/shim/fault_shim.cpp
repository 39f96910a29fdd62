// For Linux. Preloaded into the real program: counts the calls that write below one folder, and at one of them kills the
// program or lets the call fail. Controlled by environment variables:
//   FOW_FAULT_FOLDER   the folder; calls elsewhere are not counted
//   FOW_FAULT          "kill N": dies before call N; "half N": dies when half of write N is done;
//                      "fail N ERRNO": call N fails; "fail-from N ERRNO": call N and all later ones fail;
//                      "full N ERRNO": from call N on, nothing more can be written into new files, but old ones can be overwritten;
//                      "delete N": autosave.json is deleted before call N; "wipe N": the whole folder is moved away
//   FOW_FAULT_TRACE    a file that gets one line for each call: "N CALL PATH"
//   FOW_FAULT_STATES   a folder: if call N puts autosave.json in place, a copy is kept there as N.json
//   FOW_FAULT_RANDOM   set: each run draws the same random numbers, so that two runs of a script write the same bytes
// The functions below make system calls by number, so that they do not call each other.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>

namespace {

enum class Fault { none, kill, half, fail, fail_from, full, remove, wipe };

struct Plan {
    Fault fault = Fault::none;
    long call = 0;
    int code = 0;
    const char* folder = std::getenv("FOW_FAULT_FOLDER");
    const char* states = std::getenv("FOW_FAULT_STATES");
    const bool same_numbers = std::getenv("FOW_FAULT_RANDOM") != nullptr;
    int trace = -1;
    long calls = 0;

    Plan() {
        if (const char* text = std::getenv("FOW_FAULT")) {
            char word[16] = "";
            if (std::sscanf(text, "%15s %ld %d", word, &call, &code) < 2) std::abort();
            const char* words[] = {"none", "kill", "half", "fail", "fail-from", "full", "delete", "wipe"};
            for (int i = 0; i < 8; ++i)
                if (std::strcmp(word, words[i]) == 0) fault = static_cast<Fault>(i);
        }
        if (const char* path = std::getenv("FOW_FAULT_TRACE"))
            trace = static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
    }
};

Plan& plan() {
    static Plan made;
    return made;
}

/// The same numbers in each run.
unsigned next_number() {
    static std::atomic<unsigned> drawn = 0;
    return 2654435761U * ++drawn;
}

bool below(const char* path) {
    const char* folder = plan().folder;
    return folder != nullptr && std::strncmp(path, folder, std::strlen(folder)) == 0;
}

[[noreturn]] void die() {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

void remove_files() {
    char path[PATH_MAX];
    const Plan& now = plan();
    std::snprintf(path, sizeof path, "%s/%s", now.folder, now.fault == Fault::remove ? "autosave.json" : "../gone");
    if (now.fault == Fault::remove) syscall(SYS_unlink, path);
    else syscall(SYS_rename, now.folder, path);
}

struct Called {
    long number = 0;  ///< 0: not below the folder
    bool fails = false;
};

Called called(const char* name, const char* path) {
    if (!below(path)) return {};
    Plan& now = plan();
    const long number = ++now.calls;
    if (now.trace >= 0) {
        char line[PATH_MAX + 64];
        const int size = std::snprintf(line, sizeof line, "%ld %s %s\n", number, name, path);
        syscall(SYS_write, now.trace, line, size);
    }
    if (now.fault == Fault::kill && number == now.call) die();
    if ((now.fault == Fault::remove || now.fault == Fault::wipe) && number == now.call) remove_files();
    const char* dot = std::strrchr(path, '.');
    const bool into_new = std::strcmp(name, "write") == 0 && dot != nullptr && std::strcmp(dot, ".unfinished") == 0;
    const bool fails = (now.fault == Fault::fail && number == now.call) || (now.fault == Fault::fail_from && number >= now.call) ||
                       (now.fault == Fault::full && number >= now.call && into_new);
    if (fails) errno = now.code;
    return {number, fails};
}

Called called(const char* name, int fd) {
    char link[64];
    char path[PATH_MAX] = "";
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    if (syscall(SYS_readlink, link, path, sizeof path - 1) < 0) return {};
    return called(name, path);
}

void keep_state(const Called& call, const char* path) {
    const char* name = std::strrchr(path, '/');
    if (call.number == 0 || plan().states == nullptr || name == nullptr || std::strcmp(name, "/autosave.json") != 0) return;
    char kept[PATH_MAX];
    std::snprintf(kept, sizeof kept, "%s/%ld.json", plan().states, call.number);
    syscall(SYS_linkat, AT_FDCWD, path, AT_FDCWD, kept, 0);
}

int opened(int folder, const char* path, int flags, unsigned mode) {
    if ((flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0 && called("open", path).fails) return -1;
    return static_cast<int>(syscall(SYS_openat, folder, path, flags, mode));
}

unsigned mode_of(int flags, va_list rest) { return (flags & O_CREAT) != 0 ? va_arg(rest, unsigned) : 0; }

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const unsigned mode = mode_of(flags, rest);
    va_end(rest);
    return opened(AT_FDCWD, path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const unsigned mode = mode_of(flags, rest);
    va_end(rest);
    return opened(AT_FDCWD, path, flags, mode);
}

ssize_t write(int fd, const void* bytes, size_t size) {
    const Called call = called("write", fd);
    if (call.fails) return -1;
    if (call.number != 0 && plan().fault == Fault::half && call.number == plan().call) {
        syscall(SYS_write, fd, bytes, size / 2);
        die();
    }
    return syscall(SYS_write, fd, bytes, size);
}

int fsync(int fd) { return called("fsync", fd).fails ? -1 : static_cast<int>(syscall(SYS_fsync, fd)); }

int mkdir(const char* path, mode_t mode) noexcept {
    return called("mkdir", path).fails ? -1 : static_cast<int>(syscall(SYS_mkdir, path, mode));
}

int rename(const char* from, const char* to) noexcept {
    const Called call = called("rename", to);
    if (call.fails) return -1;
    const long done = syscall(SYS_rename, from, to);
    if (done == 0) keep_state(call, to);
    return static_cast<int>(done);
}

int link(const char* from, const char* to) noexcept {
    return called("link", to).fails ? -1 : static_cast<int>(syscall(SYS_link, from, to));
}

int unlink(const char* path) noexcept { return called("unlink", path).fails ? -1 : static_cast<int>(syscall(SYS_unlink, path)); }

int remove(const char* path) noexcept {
    if (called("remove", path).fails) return -1;
    const long done = syscall(SYS_unlink, path);
    return static_cast<int>(done != 0 && errno == EISDIR ? syscall(SYS_rmdir, path) : done);
}

/// For libsodium.
ssize_t getrandom(void* bytes, size_t size, unsigned flags) {
    if (!plan().same_numbers) return syscall(SYS_getrandom, bytes, size, flags);
    for (size_t i = 0; i < size; ++i) static_cast<unsigned char*>(bytes)[i] = static_cast<unsigned char>(next_number() >> 24);
    return static_cast<ssize_t>(size);
}

/// std::random_device::_M_getval() of libstdc++.
unsigned _ZNSt13random_device9_M_getvalEv(std::random_device* device) {
    using Drawn = unsigned (*)(std::random_device*);
    static const auto really = reinterpret_cast<Drawn>(dlsym(RTLD_NEXT, "_ZNSt13random_device9_M_getvalEv"));
    return plan().same_numbers ? next_number() : really(device);
}

}  // extern "C"
