#include "app/store.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <system_error>

#include "files/files.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;

std::string written_at(fs::file_time_type time) {
    const std::time_t seconds = std::chrono::system_clock::to_time_t(std::chrono::file_clock::to_sys(time));
    std::tm local{};
    localtime_r(&seconds, &local);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local);
    return text;
}

/// The .json files of a folder; none where there is no such folder.
std::vector<std::pair<fs::file_time_type, fs::path>> documents_in(const fs::path& folder) {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code unknown;
        if (entry->path().extension() == ".json") found.emplace_back(entry->last_write_time(unknown), entry->path());
    }
    return found;
}

std::vector<fs::path> sorted_documents_in(const fs::path& folder) {
    std::vector<fs::path> paths;
    for (const auto& [time, path] : documents_in(folder)) paths.push_back(path);
    std::sort(paths.begin(), paths.end());
    return paths;
}

}  // namespace

std::string file_name(const std::string& name) {
    std::string safe;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (safe.size() >= 60 && (byte & 0xC0) != 0x80) break;
        safe += byte < 0x20 || c == '/' || c == '\\' || c == ':' || byte == 0x7F ? '-' : c;
    }
    while (!safe.empty() && (safe.front() == '.' || safe.front() == ' ')) safe.erase(0, 1);
    while (!safe.empty() && safe.back() == ' ') safe.pop_back();
    return safe.empty() ? "unnamed" : safe;
}

bool Store::has_autosave() const {
    std::error_code error;
    return fs::is_regular_file(autosave_path(), error);
}

void Store::autosave(const Record& record) const { files::write(autosave_path(), write_record(record)); }

void Store::retire_autosave() const {
    if (has_autosave()) files::write(folder_ / "games" / "Earlier game.json", files::read(autosave_path()));
}

std::vector<Store::Entry> Store::games() const {
    auto found = documents_in(folder_ / "games");
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a > b; });
    std::vector<Entry> entries;
    for (const auto& [time, path] : found) entries.push_back({path.stem().string(), path, written_at(time)});
    return entries;
}

void Store::save_game(const std::string& name, const Record& record) const {
    files::write(folder_ / "games" / (file_name(name) + ".json"), write_record(record));
}

fs::path Store::deployment_folder(Seat seat) const { return folder_ / "deployments" / std::string(word(seat)); }

std::vector<std::string> Store::deployments(Seat seat) const {
    std::vector<std::string> names;
    for (const auto& [time, path] : documents_in(deployment_folder(seat))) names.push_back(path.stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

void Store::keep_deployment(const Deployment& deployment, const Roster& roster) const {
    files::write(deployment_folder(deployment.seat) / (file_name(deployment.name) + ".json"), write_deployment(deployment, roster));
}

Deployment Store::deployment(Seat seat, const std::string& name, const Roster& roster) const {
    const fs::path path = deployment_folder(seat) / (file_name(name) + ".json");
    return read_deployment(files::read(path), path.string(), roster);
}

fs::path Store::field_path(const std::string& name) const { return field_folder() / (file_name(name) + ".json"); }

std::vector<fs::path> Store::fields() const { return sorted_documents_in(field_folder()); }

fs::path Store::add_field(Battlefield field, const Ruleset& base) const {
    const std::string name = field.name;
    std::error_code error;
    for (int n = 2; fs::exists(field_path(field.name), error); ++n) field.name = name + " " + std::to_string(n);
    app::save_field(field_path(field.name), field, base);
    return field_path(field.name);
}

std::vector<fs::path> shipped_fields(const fs::path& data) { return sorted_documents_in(data / "rules" / "waterloo" / "fields"); }

Battlefield load_field(const fs::path& path, const Ruleset& base) { return read_drawing(files::read(path), path.string(), base); }

void save_field(const fs::path& path, const Battlefield& field, const Ruleset& base) {
    files::write(path, write_battlefield(field, base));
}

bool delete_field(const fs::path& path) {
    std::error_code error;
    return fs::remove(path, error);
}

Session load_game(const fs::path& path) {
    ReadRecord read = read_record(files::read(path), path.string());
    if (read.broken_at) throw DataError(path.string(), "/plies/" + std::to_string(*read.broken_at), read.reason);
    Replay game = replay(read.record);
    if (game.broken_at) throw DataError(path.string(), "/plies/" + std::to_string(*game.broken_at), game.reason);
    return std::move(game.session);
}

}  // namespace fow::app
