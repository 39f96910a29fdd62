// The player's own files: the game in progress, games saved by name, deployments kept, battlefields drawn.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "fow/json/documents.hpp"

namespace fow::app {

/// All below one folder: autosave.json, games/<name>.json, deployments/<seat>/<name>.json, fields/<name>.json.
/// Whatever cannot be read or written throws DataError and leaves the files as they are.
class Store {
public:
    explicit Store(std::filesystem::path folder) : folder_(std::move(folder)) {}

    [[nodiscard]] std::filesystem::path autosave_path() const { return folder_ / "autosave.json"; }
    [[nodiscard]] bool has_autosave() const;
    void autosave(const Record& record) const;
    /// A new game is about to take its place: the old one is kept among the saved ones, as "Earlier game".
    void retire_autosave() const;

    struct Entry {
        std::string name;
        std::filesystem::path path;
        std::string written;  ///< local time
    };
    [[nodiscard]] std::vector<Entry> games() const;  ///< newest first
    void save_game(const std::string& name, const Record& record) const;

    [[nodiscard]] std::vector<std::string> deployments(Seat seat) const;  ///< sorted
    void keep_deployment(const Deployment& deployment, const Roster& roster) const;
    [[nodiscard]] Deployment deployment(Seat seat, const std::string& name, const Roster& roster) const;

    [[nodiscard]] std::filesystem::path field_folder() const { return folder_ / "fields"; }
    /// Where a battlefield of that name is kept, whether there is one or not.
    [[nodiscard]] std::filesystem::path field_path(const std::string& name) const;
    [[nodiscard]] std::vector<std::filesystem::path> fields() const;  ///< sorted
    /// A further battlefield of one's own, under another name where its own is taken. Where it is kept.
    std::filesystem::path add_field(Battlefield field, const Ruleset& base) const;

private:
    [[nodiscard]] std::filesystem::path deployment_folder(Seat seat) const;
    std::filesystem::path folder_;
};

/// The game of that file. Throws DataError where any ply of it does not fit.
[[nodiscard]] Session load_game(const std::filesystem::path& path);

/// The battlefields that come with the game, by file name; the folder is that of rules/ and assets/.
[[nodiscard]] std::vector<std::filesystem::path> shipped_fields(const std::filesystem::path& data);
/// A battlefield as far as it is drawn.
[[nodiscard]] Battlefield load_field(const std::filesystem::path& path, const Ruleset& base);
void save_field(const std::filesystem::path& path, const Battlefield& field, const Ruleset& base);
/// Never throws; a file that cannot be deleted stays.
bool delete_field(const std::filesystem::path& path);

/// A player's name for a file, made safe: no folders, no hidden files, at most 60 bytes. Never empty.
[[nodiscard]] std::string file_name(const std::string& name);

}  // namespace fow::app
