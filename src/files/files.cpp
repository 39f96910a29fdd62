#include "files/files.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace fow::files {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail_to_open(const fs::path& path, const platform::Error& error) {
    throw DataError(path.string(), "", Told("it cannot be opened: {error}", {{"error", error.message()}}));
}
[[noreturn]] void fail_to_read(const fs::path& path, const platform::Error& error) {
    throw DataError(path.string(), "", Told("it cannot be read: {error}", {{"error", error.message()}}));
}

/// The folder of this program among those of all programs.
fs::path own_folder(const fs::path& folders) {
    if (!folders.empty()) return folders / "fog-of-waterloo";
    throw DataError("HOME", "",
                    Told("it is not set, and the system knows no home folder of yours. Set it, or choose a folder with --data-dir"));
}

void check_size(const fs::path& path, std::uintmax_t size) {
    if (size > size_limit) throw DataError(path.string(), "", Told("it is larger than 16 MiB"));
}

}  // namespace

std::string read(const fs::path& path) {
    using Kind = platform::Facts::Kind;
    platform::Error error;
    const platform::File file = platform::open_to_read(path, error);
    if (!file) fail_to_open(path, error);
    const auto facts = platform::facts_of(file, error);
    if (!facts) fail_to_read(path, error);
    if (facts->kind == Kind::folder) throw DataError(path.string(), "", Told("it is a folder, not a file"));
    if (facts->kind != Kind::file) throw DataError(path.string(), "", Told("it is a pipe or a device, not a file"));
    check_size(path, facts->size);
    std::string text;
    text.reserve(static_cast<std::size_t>(facts->size));
    std::array<char, 1 << 14> buffer{};
    while (const std::size_t count = platform::read_some(file, buffer.data(), buffer.size(), error)) {
        text.append(buffer.data(), count);
        check_size(path, text.size());  // it may have grown since
    }
    if (error) fail_to_read(path, error);
    return text;
}

std::string read_if_any(const fs::path& path) {
    try {
        return read(path);
    } catch (const DataError&) {
        return {};
    }
}

std::string read_or_create(const fs::path& path, const std::string& bytes) {
    std::error_code unknown;
    if (!fs::exists(path, unknown)) static_cast<void>(write_new(target_of(path), bytes, Readers::owner));
    return read(path);
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
    const fs::path own = platform::program_path().parent_path();
    const fs::path beside = own / "share" / "fog-of-waterloo";
    std::error_code unknown;
    return fs::is_directory(beside, unknown) ? beside : own.parent_path() / "share" / "fog-of-waterloo";
}

fs::path user_data_folder() { return own_folder(platform::user_data_folder()); }
fs::path user_config_folder() { return own_folder(platform::user_config_folder()); }

}  // namespace fow::files
