#include "files/writing.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <random>
#include <string_view>

#include "files/descriptor.hpp"
#include "files/files.hpp"

namespace fow::files {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view unfinished = ".unfinished";

fs::path folder_of(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

bool there_is(const fs::path& path) {
    struct stat found{};
    return ::lstat(path.c_str(), &found) == 0;
}

/// Some file systems have no hard links.
bool no_links(int why) { return why == EPERM || why == EOPNOTSUPP || why == ENOSYS || why == EMLINK || why == EXDEV; }

bool write_all(int fd, const std::string& text) {
    for (std::size_t done = 0; done < text.size();) {
        const ssize_t wrote = ::write(fd, text.data() + done, text.size() - done);
        if (wrote < 0 && errno == EINTR) continue;
        if (wrote <= 0) return false;
        done += static_cast<std::size_t>(wrote);
    }
    return true;
}

void flush_folder(const fs::path& folder, const fs::path& path) {
    const Descriptor held(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    // Where folders cannot be flushed at all, the file system says so by EINVAL.
    if (!held || (::fsync(held.get()) != 0 && errno != EINVAL)) throw WriteError(path, "may not be on the disk yet", errno);
}

void make_folders(const fs::path& folder, const fs::path& path) {
    std::error_code unknown;
    if (fs::is_directory(folder, unknown)) return;
    const fs::path parent = folder_of(folder);
    if (parent != folder) make_folders(parent, path);
    if (::mkdir(folder.c_str(), 0777) == 0) flush_folder(parent, path);
    else if (errno != EEXIST) throw WriteError(path, "cannot be written", errno);
}

/// What is to stand at `path`, whole and on the device, but under a name of its own as yet.
class Unfinished {
public:
    Unfinished(const fs::path& path, const std::string& text, Readers readers) : path_(path) {
        make_folder_of(path);
        open(readers == Readers::owner ? 0600 : 0666);
        if (write_all(file_.get(), text) && ::fsync(file_.get()) == 0) return;
        const int why = errno;
        ::unlink(name_.c_str());
        throw WriteError(path, "cannot be written", why);
    }
    ~Unfinished() {
        if (!placed_) ::unlink(name_.c_str());
    }
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;

    void replace() {
        if (::rename(name_.c_str(), path_.c_str()) != 0) throw WriteError(path_, "cannot be replaced", errno);
        placed_ = true;
        flush_folder(folder_of(path_), path_);
    }
    [[nodiscard]] bool claim() {
        if (::link(name_.c_str(), path_.c_str()) == 0) {
            flush_folder(folder_of(path_), path_);
            return true;
        }
        if (errno == EEXIST) return false;
        if (!no_links(errno)) throw WriteError(path_, "cannot be written", errno);
        if (there_is(path_)) return false;
        replace();
        return true;
    }

private:
    /// It is held locked, so that sweep() can tell it from one that nobody writes any more.
    void open(mode_t mode) {
        std::random_device numbers;
        for (;;) {
            char unique[16];
            std::snprintf(unique, sizeof unique, ".%08x", static_cast<unsigned>(numbers()));
            name_ = folder_of(path_) / ("." + path_.filename().string() + unique + std::string(unfinished));
            file_ = Descriptor(::open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
            if (!file_ && errno == EEXIST) continue;
            if (!file_) throw WriteError(path_, "cannot be written", errno);
            const bool swept = ::flock(file_.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
            struct stat found{};
            if (!swept && ::fstat(file_.get(), &found) == 0 && found.st_nlink > 0) return;
        }
    }

    fs::path path_;
    fs::path name_;
    Descriptor file_;
    bool placed_ = false;
};

/// A further name for what stands at `path`; a copy where there are no links.
bool name_further(const fs::path& path, const fs::path& further) {
    if (::link(path.c_str(), further.c_str()) == 0) return true;
    const int why = errno;
    if (why == EEXIST) return false;
    if (!no_links(why)) throw WriteError(further, "cannot be written", why);
    std::string text;
    try {
        text = read(path);
    } catch (const DataError&) {
        throw WriteError(further, "cannot be written", EIO);
    }
    return write_new(further, text, Readers::owner);
}

void keep_older(const fs::path& path, const std::vector<fs::path>& older) {
    if (older.empty() || !there_is(path)) return;
    for (std::size_t i = older.size() - 1; i > 0; --i) ::rename(older[i - 1].c_str(), older[i].c_str());
    try {
        static_cast<void>(name_further(path, older.front()));
    } catch (const WriteError&) {  // the newest matters more than the ones before
    }
}

}  // namespace

void make_folder_of(const fs::path& path) { make_folders(folder_of(path), path); }

WriteError::WriteError(const fs::path& path, const std::string& what, int why)
    : DataError(path.string(), "", what + ": " + std::strerror(why)), code(why) {}

void write(const fs::path& path, const std::string& text, Readers readers) { write_keeping(path, text, {}, readers); }

void write_keeping(const fs::path& path, const std::string& text, const std::vector<fs::path>& older, Readers readers) {
    Unfinished file(path, text, readers);
    keep_older(path, older);
    file.replace();
}

bool write_new(const fs::path& path, const std::string& text, Readers readers) {
    return !there_is(path) && Unfinished(path, text, readers).claim();
}

bool keep_as(const fs::path& path, const fs::path& further) {
    make_folder_of(further);
    if (!name_further(path, further)) return false;
    flush_folder(folder_of(further), further);
    return true;
}

void sweep(const fs::path& folder) {
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (name.front() != '.' || !name.ends_with(unfinished)) continue;
        const Descriptor file(::open(entry->path().c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
        if (file && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0) ::unlink(entry->path().c_str());
    }
}

}  // namespace fow::files
