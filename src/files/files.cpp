#include "files/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>

namespace fow::files {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& path, const std::string& what) {
    throw DataError(path.string(), "", what + ": " + std::strerror(errno));
}

/// A file descriptor that closes itself.
class Descriptor {
public:
    explicit Descriptor(int fd) : fd_(fd) {}
    ~Descriptor() {
        if (fd_ >= 0) ::close(fd_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int get() const { return fd_; }

private:
    int fd_;
};

[[nodiscard]] bool write_all(int fd, const std::string& text) {
    for (std::size_t done = 0; done < text.size();) {
        const ssize_t wrote = ::write(fd, text.data() + done, text.size() - done);
        if (wrote < 0 && errno == EINTR) continue;
        if (wrote <= 0) return false;
        done += static_cast<std::size_t>(wrote);
    }
    return true;
}

}  // namespace

std::string read(const fs::path& path) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) throw DataError(path.string(), "", "is a folder, not a file");
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) fail(path, "cannot be opened");
    std::string text;
    char buffer[1 << 14];
    while (file.read(buffer, sizeof buffer) || file.gcount() > 0) {
        text.append(buffer, static_cast<std::size_t>(file.gcount()));
        if (text.size() > size_limit) throw DataError(path.string(), "", "is larger than 16 MiB");
    }
    if (file.bad()) fail(path, "cannot be read");
    return text;
}

void write(const fs::path& path, const std::string& text) {
    std::error_code error;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    fs::create_directories(folder, error);
    std::string name = (folder / ("." + path.filename().string() + ".XXXXXX")).string();
    {
        const Descriptor file(::mkstemp(name.data()));
        if (file.get() < 0) fail(path, "cannot be written");
        if (!write_all(file.get(), text) || ::fsync(file.get()) != 0) {
            const int why = errno;
            ::unlink(name.c_str());
            errno = why;
            fail(path, "cannot be written");
        }
        ::fchmod(file.get(), 0644);
    }
    if (::rename(name.c_str(), path.c_str()) != 0) {
        const int why = errno;
        ::unlink(name.c_str());
        errno = why;
        fail(path, "cannot be replaced");
    }
    const Descriptor held(::open(folder.c_str(), O_RDONLY | O_DIRECTORY));
    if (held.get() >= 0) ::fsync(held.get());
}

fs::path data_folder() {
    if (const char* given = std::getenv("FOG_OF_WATERLOO_DATA"); given != nullptr && *given != '\0') return given;
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    const fs::path installed = program.parent_path().parent_path() / "share" / "fog-of-waterloo";
    if (!error && fs::is_directory(installed / "rules", error)) return installed;
    return FOW_SOURCE_DIR;
}

fs::path user_data_folder() {
    if (const char* given = std::getenv("XDG_DATA_HOME"); given != nullptr && *given == '/')
        return fs::path(given) / "fog-of-waterloo";
    const char* home = std::getenv("HOME");
    return fs::path(home != nullptr ? home : ".") / ".local" / "share" / "fog-of-waterloo";
}

Ruleset load_ruleset(const fs::path& data) {
    const fs::path folder = data / "rules" / "waterloo";
    const auto text = [&](const char* name) { return read(folder / (std::string(name) + ".json")); };
    return read_ruleset({text("board"), text("pieces"), text("turns"), text("die"), text("arrival"), text("terrain"), text("cards"),
                         text("expert")},
                        folder.string());
}

}  // namespace fow::files
