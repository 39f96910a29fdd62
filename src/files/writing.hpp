// Writes files so that they are complete at every moment: into a temporary file, synced to the device, then moved into place.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "core/errors.hpp"
#include "files/platform.hpp"

namespace fow::files {

using platform::Readers;

/// A file or a folder could not be written.
class WriteError : public DataError {
public:
    /// `what`: a sentence after the name of the file; "{error}" in it is what the operating system says.
    WriteError(const std::filesystem::path& path, Told what, const std::error_code& why);
    /// The file cannot be written.
    WriteError(const std::filesystem::path& path, const std::error_code& why);
    std::error_code code;
};

/// Replaces the file in one step, so that a reader sees the old or the new contents, never half of them. Follows symlinks: they stay, and
/// what they lead to is replaced or created. Creates missing folders, except where a symlink leads; a folder is as private as the file.
/// When it returns, file and folder are on the device. Throws WriteError; the old file is then unchanged, unless only the folder could
/// not be synced.
void write(const std::filesystem::path& path, const std::string& text, Readers readers = Readers::all);
/// The same. If the disk is full and the old file has the same size, the file is overwritten in place, which needs no space. If the program
/// is killed meanwhile, such a file is left damaged.
void write_even_if_full(const std::filesystem::path& path, const std::string& text, Readers readers = Readers::all);
/// Like write(), but keeps the old file as older[0], the file that was older[0] as older[1], and so on. A failure to keep one of
/// them does not prevent the writing.
void write_keeping(const std::filesystem::path& path, const std::string& text, const std::vector<std::filesystem::path>& older,
                   Readers readers = Readers::all);
/// Creates a file. Returns false and changes nothing if there is already one with that name. Throws like write().
[[nodiscard]] bool write_new(const std::filesystem::path& path, const std::string& text, Readers readers = Readers::all);
/// Keeps the present contents of a file under another name, whatever is written to the first one later. Returns false and
/// changes nothing if there is a file of that name. Throws WriteError.
[[nodiscard]] bool keep_as(const std::filesystem::path& path, const std::filesystem::path& further);
/// Moves a file; a symlink stays one and leads where it led. Returns false and changes nothing if the new name is taken. Throws WriteError.
[[nodiscard]] bool move(const std::filesystem::path& from, const std::filesystem::path& to);
/// Where the symlinks lead, even if nothing is there. Throws WriteError.
[[nodiscard]] std::filesystem::path target_of(const std::filesystem::path& path);
/// What write_given() may do.
struct Leave {
    bool replace = false;       ///< replace a file
    bool make_folders = false;  ///< create missing folders
};
enum class Given { written, exists, no_folder };
/// Writes to a path that somebody typed. Follows symlinks like write(); a replaced file keeps its permissions. If the path is taken or its
/// folder is missing, and `leave` does not allow for that, changes nothing and says so. Throws DataError if the path is something other
/// than a file, WriteError like write().
[[nodiscard]] Given write_given(const std::filesystem::path& path, const std::string& text, Leave leave);
/// Creates the folder of a file, and the folders above it. Throws WriteError.
void make_folder_of(const std::filesystem::path& path, Readers readers);
/// Lets nobody but its owner enter a folder, if there is one and the file system can tell users apart.
void keep_private(const std::filesystem::path& folder);
/// Deletes the temporary files that a program left in this folder when it was killed while writing. Never throws.
void sweep(const std::filesystem::path& folder);

/// A file that is held against other copies of the program. The system releases it when the program ends, in whatever way. If the file
/// system has no locks, it behaves as if there were no other copy.
class Lock {
public:
    /// Nothing if another copy holds it. Creates the file and its folder if they are missing; throws WriteError if it cannot.
    [[nodiscard]] static std::optional<Lock> take(const std::filesystem::path& path);
    /// Whether the file is still in its place. If it was deleted or replaced, another copy would not notice the lock.
    [[nodiscard]] bool in_place() const { return platform::is_at(file_, path_); }

private:
    Lock(std::filesystem::path path, platform::File file) : path_(std::move(path)), file_(std::move(file)) {}
    std::filesystem::path path_;
    platform::File file_;
};

}  // namespace fow::files
