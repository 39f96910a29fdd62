#include "files/writing.hpp"

#include <cstdio>
#include <random>
#include <string_view>

#include "files/files.hpp"

namespace fow::files {
namespace {

namespace fs = std::filesystem;
using platform::Error;
using platform::Locked;

constexpr std::string_view unfinished = ".unfinished";

fs::path folder_of(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

/// A file, a folder, or a symlink wherever it leads.
bool is_taken(const fs::path& path) {
    Error unknown;
    return fs::exists(fs::symlink_status(path, unknown));
}

/// Some file systems have no hard links.
bool no_hard_links(const Error& why) {
    return why == std::errc::operation_not_permitted || why == std::errc::operation_not_supported ||
           why == std::errc::function_not_supported || why == std::errc::too_many_links || why == std::errc::cross_device_link;
}

Told with_error(Told what, const Error& why) {
    what.values.emplace_back("error", why.message());
    return what;
}

void sync_folder(const fs::path& folder, const fs::path& path) {
    if (const Error error = platform::sync_folder(folder)) throw WriteError(path, Told("it may not have reached the disk: {error}"), error);
}

void make_folders(const fs::path& folder, const fs::path& path, Readers readers) {
    Error unknown;
    if (fs::is_directory(folder, unknown)) return;
    const fs::path parent = folder_of(folder);
    if (parent != folder) make_folders(parent, path, readers);
    const Error error = platform::make_folder(folder, readers);
    if (!error) sync_folder(parent, path);
    else if (error != std::errc::file_exists) throw WriteError(path, error);
}

/// The future contents of `path`, which is no symlink: complete and on the device, but still under a temporary name.
class Unfinished {
public:
    Unfinished(const fs::path& path, const std::string& text, Readers readers) : path_(path) {
        open(readers);
        Error error = platform::write_all(file_, text);
        if (!error) error = platform::sync(file_);
        if (!error) return;
        platform::remove_file(name_);
        throw WriteError(path, error);
    }
    ~Unfinished() {
        if (!placed_) platform::remove_file(name_);
    }
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;

    /// From now on, those may read and write it who may read and write the old file.
    void share_as_before() { platform::share_as(path_, name_); }
    void replace() {
        if (const Error error = platform::replace(name_, path_)) throw WriteError(path_, Told("it cannot be replaced: {error}"), error);
        placed_ = true;
        sync_folder(folder_of(path_), path_);
    }
    [[nodiscard]] bool claim() {
        const Error error = platform::add_name(name_, path_);
        if (!error) {
            sync_folder(folder_of(path_), path_);
            return true;
        }
        if (error == std::errc::file_exists) return false;
        if (!no_hard_links(error)) throw WriteError(path_, error);
        if (is_taken(path_)) return false;
        replace();
        return true;
    }

private:
    /// Locks the file, so that sweep() of another copy can tell that somebody still writes it.
    void open(Readers readers) {
        std::random_device numbers;
        for (;;) {
            char unique[16];
            std::snprintf(unique, sizeof unique, ".%08x", static_cast<unsigned>(numbers()));
            name_ = folder_of(path_) / ("." + path_.filename().string() + unique + std::string(unfinished));
            Error error;
            file_ = platform::create_new(name_, readers, error);
            if (error == std::errc::file_exists) continue;
            if (error) throw WriteError(path_, error);
            const bool swept = platform::try_lock(file_) == Locked::elsewhere;
            if (!swept && platform::has_name(file_)) return;
        }
    }

    fs::path path_;
    fs::path name_;
    platform::File file_;
    bool placed_ = false;
};

/// Gives the file at `path` another name, or copies it if there are no hard links.
bool add_name(const fs::path& path, const fs::path& further) {
    const Error error = platform::add_name(path, further);
    if (!error) return true;
    if (error == std::errc::file_exists) return false;
    if (!no_hard_links(error)) throw WriteError(further, error);
    std::string text;
    try {
        text = read(path);
    } catch (const DataError&) {
        throw WriteError(further, std::make_error_code(std::errc::io_error));
    }
    return write_new(further, text, Readers::owner);
}

void keep_older(const fs::path& path, const std::vector<fs::path>& older) {
    if (older.empty() || !is_taken(path)) return;
    for (std::size_t i = older.size() - 1; i > 0; --i) static_cast<void>(platform::replace(older[i - 1], older[i]));
    try {
        static_cast<void>(add_name(path, older.front()));
    } catch (const WriteError&) {  // the new file matters more than the old ones
    }
}

/// Whether there is a file. Throws if something else is there.
bool is_file(const fs::path& path, const fs::file_status& found, const Error& error) {
    if (found.type() == fs::file_type::none) throw WriteError(path, error);
    if (fs::is_directory(found) || !path.has_filename()) throw DataError(path.string(), "", Told("it is a folder, not a file"));
    if (fs::exists(found) && !fs::is_regular_file(found)) throw DataError(path.string(), "", Told("it is a pipe or a device, not a file"));
    return fs::exists(found);
}

}  // namespace

void make_folder_of(const fs::path& path, Readers readers) { make_folders(folder_of(path), path, readers); }

void keep_private(const fs::path& folder) {
    Error stays;
    fs::permissions(folder, fs::perms::group_all | fs::perms::others_all, fs::perm_options::remove, stays);
}

fs::path target_of(const fs::path& path) {
    fs::path target = path;
    for (int links = 0; links < 40; ++links) {
        Error error;
        if (!fs::is_symlink(fs::symlink_status(target, error))) return target;
        const fs::path next = fs::read_symlink(target, error);
        if (error) throw WriteError(path, error);
        target = folder_of(target) / next;
    }
    throw WriteError(path, std::make_error_code(std::errc::too_many_symbolic_link_levels));
}

WriteError::WriteError(const fs::path& path, Told what, const std::error_code& why)
    : DataError(path.string(), "", with_error(std::move(what), why)), code(why) {}

WriteError::WriteError(const fs::path& path, const std::error_code& why) : WriteError(path, Told("it cannot be written: {error}"), why) {}

void write(const fs::path& path, const std::string& text, Readers readers) { write_keeping(path, text, {}, readers); }

void write_keeping(const fs::path& path, const std::string& text, const std::vector<fs::path>& older, Readers readers) {
    const fs::path target = target_of(path);
    if (target == path) make_folder_of(path, readers);  // where a link leads, a missing folder may be a disk that is not mounted
    Unfinished file(target, text, readers);
    keep_older(target, older);
    file.replace();
}

void write_even_if_full(const fs::path& path, const std::string& text, Readers readers) {
    try {
        write(path, text, readers);
    } catch (const WriteError& fault) {
        if (!platform::is_full(fault.code) || fault.code == std::errc::file_too_large)
            throw;  // overwriting would truncate the old file at the limit
        Error error;
        const platform::File file = platform::open_to_overwrite(target_of(path), error);
        const auto facts = file ? platform::facts_of(file, error) : std::nullopt;
        if (!facts || facts->kind != platform::Facts::Kind::file || facts->size != text.size()) throw;
        if (platform::write_all(file, text) || platform::sync(file)) throw;
    }
}

bool write_new(const fs::path& path, const std::string& text, Readers readers) {
    if (is_taken(path)) return false;
    make_folder_of(path, readers);
    return Unfinished(path, text, readers).claim();
}

Given write_given(const fs::path& path, const std::string& text, Leave leave) {
    Error error;
    const fs::file_status found = fs::status(path, error);
    const bool taken = is_file(path, found, error);
    if (taken && !leave.replace) return Given::exists;
    const fs::path target = target_of(path);
    if (!leave.make_folders && !fs::is_directory(folder_of(target), error)) return Given::no_folder;
    if (!taken) return write_new(target, text) ? Given::written : Given::exists;
    Unfinished file(target, text, Readers::owner);
    file.share_as_before();
    file.replace();
    return Given::written;
}

bool keep_as(const fs::path& path, const fs::path& further) {
    make_folder_of(further, Readers::owner);
    if (!add_name(target_of(path), further)) return false;
    sync_folder(folder_of(further), further);
    return true;
}

bool move(const fs::path& from, const fs::path& to) {
    Error error;
    if (fs::is_symlink(fs::symlink_status(from, error))) {
        make_folder_of(to, Readers::owner);
        fs::path leads = fs::read_symlink(from, error);
        if (leads.is_relative() && folder_of(from) != folder_of(to)) leads = fs::absolute(folder_of(from)) / leads;
        if (!error) fs::create_symlink(leads, to, error);
        if (error == std::errc::file_exists) return false;
        if (error) throw WriteError(to, error);
        sync_folder(folder_of(to), to);
    } else if (!keep_as(from, to)) {
        return false;
    }
    if (!fs::remove(from, error) && error) throw WriteError(from, Told("it cannot be removed: {error}"), error);
    return true;
}

void sweep(const fs::path& folder) {
    Error error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const fs::path name = entry->path().filename();  // as text it would have to be valid Unicode
        if (name.native().front() != '.' || name.extension() != unfinished) continue;
        Error unreadable;
        const platform::File file = platform::open_to_read(entry->path(), unreadable, platform::Symlinks::refuse);
        if (file && platform::try_lock(file) == Locked::yes) platform::remove_file(entry->path());
    }
}

std::optional<Lock> Lock::take(const fs::path& path) {
    make_folder_of(path, Readers::owner);
    for (int tries = 1;; ++tries) {
        Error error;
        platform::File file = platform::open_lock_file(path, error);
        if (error) throw WriteError(path, error);
        if (platform::try_lock(file) == Locked::elsewhere) return std::nullopt;
        Lock lock(path, std::move(file));
        if (lock.in_place() || tries == 10) return lock;  // it was deleted just now
    }
}

}  // namespace fow::files
