// The seam to the operating system, for Linux; other POSIX systems differ in program_path() and the user's folders.
#include <fcntl.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <sstream>

#include "files/platform.hpp"

namespace fow::platform {
namespace {

Error last_error() { return {errno, std::generic_category()}; }
/// The error of a call that returns 0 if it succeeds.
Error error_of(int result) { return result == 0 ? Error() : last_error(); }

int descriptor(const File& file) { return static_cast<int>(file.handle()); }

File opened(const Path& path, int flags, mode_t mode, Error& error) {
    const int file = ::open(path.c_str(), flags | O_CLOEXEC, mode);
    error = file < 0 ? last_error() : Error();
    return file < 0 ? File() : File(file);
}

/// The folder that a variable names, else one in the user's home (XDG Base Directory Specification).
Path user_folder(const char* variable, const char* in_home) {
    if (const char* given = std::getenv(variable); given != nullptr && *given == '/') return given;
    const Path home = home_folder();
    return home.empty() ? home : home / in_home;
}

/// The leak checker of such a build reads this process as a debugger does.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool checks_leaks = true;
#elif defined(__has_feature)
constexpr bool checks_leaks = __has_feature(address_sanitizer);
#else
constexpr bool checks_leaks = false;
#endif

}  // namespace

bool is_full(const Error& error) {
    return error == std::errc::no_space_on_device || error == std::errc::file_too_large || error == Error(EDQUOT, std::generic_category());
}

void prepare_program() {
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    // The limit does not count where the system hands crashes to a program.
    if (!checks_leaks) ::prctl(PR_SET_DUMPABLE, 0);
    ::signal(SIGXFSZ, SIG_IGN);
}

std::vector<std::string> arguments(int argc, char** argv) { return {argv + std::min(argc, 1), argv + argc}; }

Path program_path() {
    Error unknown;
    return std::filesystem::read_symlink("/proc/self/exe", unknown);
}

Path home_folder() {
    if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/') return home;
    passwd user{};
    passwd* found = nullptr;
    std::array<char, 1 << 14> texts{};
    ::getpwuid_r(::getuid(), &user, texts.data(), texts.size(), &found);
    const char* home = found != nullptr ? found->pw_dir : nullptr;
    return home != nullptr && *home == '/' ? Path(home) : Path();
}

Path user_data_folder() { return user_folder("XDG_DATA_HOME", ".local/share"); }
Path user_config_folder() { return user_folder("XDG_CONFIG_HOME", ".config"); }

File::~File() {
    if (handle_ != none) ::close(static_cast<int>(handle_));
}

File open_to_read(const Path& path, Error& error, Symlinks symlinks) {
    return opened(path, O_RDONLY | O_NONBLOCK | (symlinks == Symlinks::refuse ? O_NOFOLLOW : 0), 0, error);
}

File create_new(const Path& path, Readers readers, Error& error) {
    return opened(path, O_WRONLY | O_CREAT | O_EXCL, readers == Readers::owner ? 0600 : 0666, error);
}

File open_to_overwrite(const Path& path, Error& error) { return opened(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK, 0, error); }

File open_lock_file(const Path& path, Error& error) { return opened(path, O_RDWR | O_CREAT, 0600, error); }

std::optional<Facts> facts_of(const File& file, Error& error) {
    struct stat facts{};
    error = error_of(::fstat(descriptor(file), &facts));
    if (error) return std::nullopt;
    const auto kind = S_ISREG(facts.st_mode) ? Facts::Kind::file : S_ISDIR(facts.st_mode) ? Facts::Kind::folder : Facts::Kind::other;
    return Facts{kind, static_cast<std::uintmax_t>(facts.st_size)};
}

std::size_t read_some(const File& file, char* buffer, std::size_t size, Error& error) {
    for (;;) {
        const ssize_t count = ::read(descriptor(file), buffer, size);
        if (count < 0 && errno == EINTR) continue;
        error = count < 0 ? last_error() : Error();
        return count < 0 ? 0 : static_cast<std::size_t>(count);
    }
}

Error write_all(const File& file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t wrote = ::write(descriptor(file), bytes.data(), bytes.size());
        if (wrote < 0 && errno == EINTR) continue;
        if (wrote < 0) return last_error();
        if (wrote == 0) return std::make_error_code(std::errc::io_error);
        bytes.remove_prefix(static_cast<std::size_t>(wrote));
    }
    return {};
}

Error sync(const File& file) { return error_of(::fsync(descriptor(file))); }

Error sync_folder(const Path& folder) {
    Error error;
    const File held = opened(folder, O_RDONLY | O_DIRECTORY, 0, error);
    if (held) error = sync(held);
    return error == std::errc::invalid_argument && held ? Error() : error;  // EINVAL: this file system cannot sync folders
}

Locked try_lock(const File& file) {
    if (::flock(descriptor(file), LOCK_EX | LOCK_NB) == 0) return Locked::yes;
    return errno == EWOULDBLOCK ? Locked::elsewhere : Locked::unavailable;
}

bool is_at(const File& file, const Path& path) {
    struct stat ours{};
    struct stat found{};
    return ::fstat(descriptor(file), &ours) == 0 && ::stat(path.c_str(), &found) == 0 && ours.st_dev == found.st_dev &&
           ours.st_ino == found.st_ino;
}

bool has_name(const File& file) {
    struct stat found{};
    return ::fstat(descriptor(file), &found) == 0 && found.st_nlink > 0;
}

Error make_folder(const Path& folder, Readers readers) {
    return error_of(::mkdir(folder.c_str(), readers == Readers::owner ? 0700 : 0777));
}
Error replace(const Path& from, const Path& to) { return error_of(::rename(from.c_str(), to.c_str())); }
Error add_name(const Path& path, const Path& name) { return error_of(::link(path.c_str(), name.c_str())); }
void remove_file(const Path& path) { ::unlink(path.c_str()); }

void share_as(const Path& from, const Path& to) {
    struct stat facts{};
    if (::stat(from.c_str(), &facts) == 0) static_cast<void>(::chmod(to.c_str(), facts.st_mode & 07777));
}

std::string allowed_name(std::string name) {
    std::replace(name.begin(), name.end(), '/', '-');
    return name;
}

bool is_in(const Path& path, const Path& folder) {
    const auto real = [](const Path& given) {
        Error unknown;
        Path found = std::filesystem::weakly_canonical(given, unknown);
        if (unknown) found = given.lexically_normal();
        return found.has_filename() || found == found.root_path() ? found : found.parent_path();
    };
    const Path inner = real(path), outer = real(folder);
    return std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first == outer.end();
}

std::tm local_time(std::time_t moment) {
    std::tm local{};
    ::localtime_r(&moment, &local);
    return local;
}

std::vector<std::string> user_languages() {
    std::string asked;
    for (const char* variable : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* given = std::getenv(variable);
        if (given != nullptr && *given != '\0' && asked.empty()) asked = given;
    }
    std::vector<std::string> languages;
    std::istringstream list(asked);
    for (std::string language; std::getline(list, language, ':');) languages.push_back(language.substr(0, language.find_first_of(".@")));
    return languages;
}

Path find_program(std::string_view name) {
    const char* folders = std::getenv("PATH");
    std::istringstream list(folders != nullptr ? folders : "");
    for (std::string folder; std::getline(list, folder, ':');) {
        Path program = Path(folder) / name;
        Error unknown;
        if (program.is_absolute() && std::filesystem::is_regular_file(program, unknown) && ::access(program.c_str(), X_OK) == 0)
            return program;
    }
    return {};
}

Lacks lacks_of_system() {
    Error error;
    return Partner("/bin/true", {"true"}, {}, error).lacks();
}

bool is_terminal() { return ::isatty(STDIN_FILENO) != 0; }
bool errors_are_at_terminal() { return ::isatty(STDERR_FILENO) != 0; }

struct NoEcho::Before {
    termios settings{};
};

NoEcho::NoEcho() : before_(std::make_unique<Before>()) {
    ::tcgetattr(STDIN_FILENO, &before_->settings);
    termios quiet = before_->settings;
    quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet);
}

NoEcho::~NoEcho() { ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &before_->settings); }

}  // namespace fow::platform
