// The seam between the programs and the operating system: what they need beyond the standard library, implemented for each system in a
// platform_SYSTEM.cpp, which CMakeLists.txt picks by the name of the system.
#pragma once

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace fow::platform {

using Path = std::filesystem::path;
/// Set when a call failed. Compare it with std::errc.
using Error = std::error_code;

/// Whether the disk is full, or the user's share of it, or the file as large as the user may write one.
[[nodiscard]] bool is_full(const Error& error);

/// To be called first by each program. A crash leaves no file with the memory, which would hold the secrets of both sides, and shows
/// nothing; other programs of the user cannot read this one's memory; a write beyond the largest file that the user may write fails like
/// any other (std::errc::file_too_large), instead of ending the program. From now on, standard input, output and error are UTF-8, on a
/// console too, and pass every byte as it is.
void prepare_program();

/// The words of the command line in UTF-8, without the program's name. Takes what main() got.
[[nodiscard]] std::vector<std::string> arguments(int argc, char** argv);

/// The path of the running executable; empty if the system does not tell.
[[nodiscard]] Path program_path();

/// The user's home folder: absolute, or empty if the system knows none.
[[nodiscard]] Path home_folder();
/// The folders in which programs keep a user's data and settings, each program in its own folder: absolute, or empty if the system knows
/// none. Not created here.
[[nodiscard]] Path user_data_folder();
[[nodiscard]] Path user_config_folder();

/// An open file, closed with its object. Programs that are started meanwhile do not inherit it.
class File {
public:
    /// A file descriptor or a handle, depending on the system.
    using Handle = std::intptr_t;

    File() = default;
    explicit File(Handle handle) : handle_(handle) {}
    ~File();
    File(File&& from) noexcept : handle_(std::exchange(from.handle_, none)) {}
    File& operator=(File&& from) noexcept {
        std::swap(handle_, from.handle_);
        return *this;
    }
    explicit operator bool() const { return handle_ != none; }
    [[nodiscard]] Handle handle() const { return handle_; }

private:
    static constexpr Handle none = -1;
    Handle handle_ = none;
};

/// Who may read a new file or enter a new folder. `all` means everybody whom the user's umask, or the folder that it is in, allows.
enum class Readers { all, owner };

/// What open_to_read() does with a symlink in the last part of the path.
enum class Symlinks { follow, refuse };
/// Never waits, not even for a pipe that nobody writes to.
[[nodiscard]] File open_to_read(const Path& path, Error& error, Symlinks symlinks = Symlinks::follow);
/// Opens a new file for writing. Fails with std::errc::file_exists if the path is taken.
[[nodiscard]] File create_new(const Path& path, Readers readers, Error& error);
/// Opens an existing file to write over its contents from the beginning. Does not follow a symlink.
[[nodiscard]] File open_to_overwrite(const Path& path, Error& error);
/// Opens a file that serves as a lock, and creates it (Readers::owner) if it is missing.
[[nodiscard]] File open_lock_file(const Path& path, Error& error);

struct Facts {
    enum class Kind { file, folder, other };
    Kind kind = Kind::other;
    std::uintmax_t size = 0;  ///< in bytes
};
[[nodiscard]] std::optional<Facts> facts_of(const File& file, Error& error);
/// Reads up to `size` bytes and returns how many; 0 at the end of the file, or if `error` is set.
[[nodiscard]] std::size_t read_some(const File& file, char* buffer, std::size_t size, Error& error);
[[nodiscard]] Error write_all(const File& file, std::string_view bytes);
/// Returns once the contents are on the device.
[[nodiscard]] Error sync(const File& file);
/// Returns once the names in a folder are on the device. No error if the system or the file system cannot sync folders.
[[nodiscard]] Error sync_folder(const Path& folder);

enum class Locked {
    yes,
    elsewhere,    ///< another open file, mostly of another program, holds the lock
    unavailable,  ///< locking failed, for instance because the file system has no locks
};
/// Locks a file against others that do the same, without waiting. The lock ends when the file is closed, at the latest
/// when the program ends.
[[nodiscard]] Locked try_lock(const File& file);
/// Whether an open file is the one at `path`.
[[nodiscard]] bool is_at(const File& file, const Path& path);
/// Whether an open file has not been deleted.
[[nodiscard]] bool has_name(const File& file);

/// Creates one folder. Fails with std::errc::file_exists if the path is taken.
[[nodiscard]] Error make_folder(const Path& folder, Readers readers);
/// Moves a file onto `to` in one step and replaces any file there. If another program keeps that one open in a way that forbids it, waits
/// for up to half a second.
[[nodiscard]] Error replace(const Path& from, const Path& to);
/// Lets exactly those read and write `to` who may read and write `from`, as far as the file system can tell users apart.
void share_as(const Path& from, const Path& to);
/// Gives a file another name (a hard link). Fails with std::errc::file_exists if that is taken.
[[nodiscard]] Error add_name(const Path& path, const Path& name);
void remove_file(const Path& path);
/// The name with '-' for what the system does not allow in the name of a file.
[[nodiscard]] std::string allowed_name(std::string name);

/// Whether the path is that folder or something in it, once links are resolved.
[[nodiscard]] bool is_in(const Path& path, const Path& folder);

/// That moment on the clocks of the user's time zone.
[[nodiscard]] std::tm local_time(std::time_t moment);

/// The languages that the user asks the system for, the dearest first: "pt_BR", "de".
[[nodiscard]] std::vector<std::string> user_languages();

/// The program of that name in the folders of PATH; empty if there is none. Relative folders do not count.
[[nodiscard]] Path find_program(std::string_view name);

/// What a program that somebody else wrote may do, as far as the system can enforce it without special rights.
struct Leave {
    std::uint64_t memory = 0;      ///< bytes: of the address space of each of its processes, and what all of them use; 0 = no bound
    bool confined = true;          ///< no network, sees no other process, changes no file, reads only `readable` and the system's own files
    std::vector<Path> readable{};  ///< files, and folders with all that is in them
    std::vector<Path> hidden{};    ///< folders in which it reads nothing, wherever they are; those that are missing do not count
};

/// What the system cannot enforce for a confined program.
struct Lacks {
    bool files = false;  ///< it reads all files of the user, except in hidden folders if `rooms` is false
    bool calls = false;  ///< it has a network, and changes what does not count as writing a file
    bool rooms = false;  ///< it can ask whether a file or a process exists, and its own processes end only as the system allows
    friend bool operator==(const Lacks&, const Lacks&) = default;
};

/// What it cannot enforce for any of them. Starts nothing that somebody else wrote.
[[nodiscard]] Lacks lacks_of_system();

/// A program that runs beside this one, which writes its standard input and reads its standard output and standard error. It ends with its
/// object, at the latest with this program, and so does all that it has started.
class Partner {
public:
    /// The most processes that it may have at a time.
    static constexpr int most_processes = 64;

    /// Starts it, without a shell and without our open files. `words`: its arguments, from argv[0] on. `error` is set if it cannot be
    /// started. Any thread may call this; the program does not end with the thread.
    Partner(const Path& program, std::vector<std::string> words, const Leave& leave, Error& error);
    ~Partner();
    Partner(const Partner&) = delete;
    Partner& operator=(const Partner&) = delete;
    /// What the system could not enforce.
    [[nodiscard]] const Lacks& lacks() const { return lacks_; }
    /// Waits at most `milliseconds` until something can be read, or written if `to_write`. Returns false if neither can.
    [[nodiscard]] bool wait(bool to_write, int milliseconds);
    /// Writes as much as it accepts now, and returns how much that was; `error` is set if it will never accept more.
    [[nodiscard]] std::size_t write_some(std::string_view bytes, Error& error);
    /// What it has written; nothing if there is nothing to read yet, "" at the end.
    [[nodiscard]] std::optional<std::string> read_some(Error& error);
    /// What it has written on its standard error since the last call.
    [[nodiscard]] std::string read_errors();

private:
    struct Connection;
    std::unique_ptr<Connection> connection_;
    Lacks lacks_;
};

/// Whether standard input is a terminal at which somebody types.
[[nodiscard]] bool is_terminal();
/// Whether standard error is shown on a terminal.
[[nodiscard]] bool errors_are_at_terminal();
/// Hides what is typed at that terminal, as long as the object exists.
class NoEcho {
public:
    NoEcho();
    ~NoEcho();
    NoEcho(const NoEcho&) = delete;
    NoEcho& operator=(const NoEcho&) = delete;

private:
    struct Before;
    std::unique_ptr<Before> before_;
};

}  // namespace fow::platform
