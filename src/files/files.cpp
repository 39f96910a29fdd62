#include "files/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "files/descriptor.hpp"

namespace fow::files {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& path, const std::string& what) {
    throw DataError(path.string(), "", what + ": " + std::strerror(errno));
}

/// A folder of ours below the one that the variable names, or below that one in the user's home.
fs::path user_folder(const char* variable, const char* in_home) {
    if (const char* given = std::getenv(variable); given != nullptr && *given == '/') return fs::path(given) / "fog-of-waterloo";
    const char* home = std::getenv("HOME");
    return fs::path(home != nullptr ? home : ".") / in_home / "fog-of-waterloo";
}

}  // namespace

std::string read(const fs::path& path) {
    // Opening a pipe that nobody writes to would wait for ever.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    if (file.get() < 0) fail(path, "cannot be opened");
    struct stat facts{};
    if (::fstat(file.get(), &facts) != 0) fail(path, "cannot be read");
    if (S_ISDIR(facts.st_mode)) throw DataError(path.string(), "", "is a folder, not a file");
    if (!S_ISREG(facts.st_mode)) throw DataError(path.string(), "", "is a pipe or a device, not a file");
    const auto hold_to_limit = [&](std::uintmax_t size) {
        if (size > size_limit) throw DataError(path.string(), "", "is larger than 16 MiB");
    };
    hold_to_limit(static_cast<std::uintmax_t>(facts.st_size));
    std::string text;
    text.reserve(static_cast<std::size_t>(facts.st_size));
    std::array<char, 1 << 14> buffer{};
    while (true) {
        const ssize_t count = ::read(file.get(), buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail(path, "cannot be read");
        if (count == 0) return text;
        text.append(buffer.data(), static_cast<std::size_t>(count));
        hold_to_limit(text.size());
    }
}

std::vector<fs::path> documents_in(const fs::path& folder) {
    std::vector<fs::path> paths;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == ".json") paths.push_back(entry->path());
    std::sort(paths.begin(), paths.end());
    return paths;
}

fs::path data_folder() {
    if (const char* given = std::getenv("FOG_OF_WATERLOO_DATA"); given != nullptr && *given != '\0') return given;
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    return program.parent_path().parent_path() / "share" / "fog-of-waterloo";
}

fs::path user_data_folder() { return user_folder("XDG_DATA_HOME", ".local/share"); }
fs::path user_config_folder() { return user_folder("XDG_CONFIG_HOME", ".config"); }

fs::path rules_folder(const fs::path& data) { return data / "rules" / "waterloo"; }

Ruleset load_ruleset(const fs::path& data) {
    const fs::path folder = rules_folder(data);
    const auto text = [&](const char* name) { return read(folder / (std::string(name) + ".json")); };
    return read_ruleset(
        {text("board"), text("pieces"), text("turns"), text("die"), text("arrival"), text("terrain"), text("cards"), text("expert")},
        folder.string());
}

std::string read_rulebook(const fs::path& data) { return read(data / "docs" / "rules" / "waterloo.md"); }

}  // namespace fow::files
