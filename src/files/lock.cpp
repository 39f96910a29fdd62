#include "files/lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>

#include "files/writing.hpp"

namespace fow::files {

std::optional<Lock> Lock::take(const std::filesystem::path& path) {
    make_folder_of(path);
    for (int tries = 1;; ++tries) {
        Descriptor file(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
        if (!file) throw WriteError(path, "cannot be written", errno);
        if (::flock(file.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return std::nullopt;
        Lock lock(path, std::move(file));
        if (lock.stands() || tries == 10) return lock;  // it was deleted just now
    }
}

bool Lock::stands() const {
    struct stat ours{};
    struct stat found{};
    return ::fstat(file_.get(), &ours) == 0 && ::stat(path_.c_str(), &found) == 0 && ours.st_dev == found.st_dev &&
           ours.st_ino == found.st_ino;
}

}  // namespace fow::files
