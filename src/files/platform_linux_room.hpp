// The room in which a confined program lives, for Linux.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace fow::platform {

// All of this may be called between fork and exec: it neither allocates nor locks.

/// What a confined program may read: a file, or a folder with all that is in it.
struct Readable {
    const char* path = nullptr;
    bool device = false;        ///< it may also be written
    std::uint32_t touches = 0;  ///< the hidden folders that it contains or is in, one bit for each
};
/// The system's own files.
[[nodiscard]] std::span<const Readable> system_files();

/// In new namespaces: mounts an empty folder over this one.
[[nodiscard]] bool cover(const char* folder);
/// In new namespaces: mounts a /proc that shows only their processes.
[[nodiscard]] bool show_own_processes();
/// In new namespaces: no file can be changed any more, except devices. False if the system cannot do that.
[[nodiscard]] bool forbid_changes();

/// From now on, this process and those that it starts read only these files, and change none. Leaves out what touches a folder of `bare`.
/// False if the system cannot do that.
[[nodiscard]] bool keep_to_files(std::span<const Readable> readable, std::uint32_t bare);

/// From now on, this process and those that it starts use only the system calls that a player needs; any other is answered by EPERM, or by
/// ENOSYS if programs know what to do without it. `alone`: they see no process of others, so that they may send signals. `writes`:
/// they may open files to write, because something else keeps them from changing any. False if the system cannot do that.
[[nodiscard]] bool keep_to_calls(bool alone, bool writes);

/// Closes the files with these numbers, both included.
void close_files(unsigned from, unsigned to);
/// Closes all files but these: whatever else is open belongs to us alone.
template <std::size_t count>
void close_all_but(std::array<int, count> kept) {
    std::sort(kept.begin(), kept.end());
    unsigned from = 0;
    for (const int file : kept) {
        if (file > 0) close_files(from, static_cast<unsigned>(file) - 1);
        from = static_cast<unsigned>(file) + 1;
    }
    close_files(from, ~0U);
}

}  // namespace fow::platform
