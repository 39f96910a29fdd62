// The player's own files: the game in progress, games saved by name, deployments kept, battlefields drawn.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/game.hpp"
#include "files/writing.hpp"
#include "fow/json/documents.hpp"

namespace fow::app {

/// Where the game in progress stands, and whether that is all of it.
struct InProgress : Game {
    InProgress(Game game, std::string why = {}) : Game(std::move(game)), damage(std::move(why)) {}
    std::string damage;  ///< why it is not what was saved last, as a player reads it; empty when it is
};

/// Of the name of a saved game, so that the desktop can tell it from other files (docs/formats.md).
inline constexpr std::string_view game_ending = ".fow.json";

/// All below one folder: autosave.json and the steps before it, games/<name>.fow.json, deployments/<seat>/<name>.json,
/// fields/<name>.json. Of several copies of the program on one folder each has a game in progress of its own:
/// autosave-2.json is that of the second one. Whatever cannot be read or written throws DataError (files::WriteError)
/// and leaves the files as they are.
class Store {
public:
    explicit Store(const std::filesystem::path& folder) : Store(folder, folder / "key") {}
    /// `key`: where the key of the program lies that seals games in progress.
    Store(std::filesystem::path folder, std::filesystem::path key) : folder_(std::move(folder)), key_path_(std::move(key)) {}

    /// What there is to be said once the program has begun.
    struct Opening {
        bool beside_another = false;          ///< another copy of the program holds the first place
        std::vector<std::string> taken_over;  ///< saved games made of what copies left behind that ended since
        std::optional<files::WriteError> trouble;
    };
    /// Takes a place of its own, takes over what nobody holds any more, and sweeps.
    [[nodiscard]] Opening open();

    /// The key of the program, made when it is first wanted; a key file that has vanished meanwhile is written anew.
    /// Throws KeyError, or WriteError where it cannot be made.
    [[nodiscard]] seal::Key key() const;

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    [[nodiscard]] std::filesystem::path autosave_path() const { return autosave_path(place_, 0); }
    [[nodiscard]] bool has_autosave() const;
    /// What of the game in progress can be gone on with: the step before where the last one cannot be read. Throws where there
    /// is no such thing, and where it is of a later version of the game.
    [[nodiscard]] InProgress in_progress() const;

    /// What the files of the game in progress hold when it is saved next.
    enum class Holds {
        this_game,     ///< it becomes the step before
        another_game,  ///< it is kept among the saved ones, as "Earlier game"
        damaged_game,  ///< this one, but unreadable: it is kept among the saved ones, as "Damaged game"
        kept_game,     ///< nothing that is not among the saved ones
    };
    void note(Holds holds) { holds_ = holds; }
    struct Saved {
        bool was_gone = false;        ///< the file of the step before had been deleted meanwhile
        bool beside_another = false;  ///< the place had been lost and is another one now
    };
    Saved autosave(const Written& game);

    struct Entry {
        std::string name;
        std::filesystem::path path;
        std::string written;  ///< local time
    };
    [[nodiscard]] std::vector<Entry> games() const;  ///< newest first
    enum class Taken { refuse, replace };
    /// False, and nothing is changed, where the name is taken and not to be replaced.
    [[nodiscard]] bool save_game(const std::string& name, const Written& game, Taken taken = Taken::refuse) const;
    /// The game of a file, sealed or not. Throws where nothing of it can be read, SealedElsewhere where both phrases open it.
    [[nodiscard]] ReadGame read_game(const std::filesystem::path& path) const;
    /// The same, whole: throws where any ply does not fit.
    [[nodiscard]] Session load_game(const std::filesystem::path& path) const;

    [[nodiscard]] std::vector<std::string> deployments(Seat seat) const;  ///< sorted
    /// As save_game().
    [[nodiscard]] bool keep_deployment(const Deployment& deployment, const Roster& roster, Taken taken = Taken::refuse) const;
    [[nodiscard]] Deployment deployment(Seat seat, const std::string& name, const Roster& roster) const;

    [[nodiscard]] std::filesystem::path field_folder() const { return folder_ / "fields"; }
    /// Where a battlefield of that name is kept, whether there is one or not.
    [[nodiscard]] std::filesystem::path field_path(const std::string& name) const;
    [[nodiscard]] std::vector<std::filesystem::path> fields() const;  ///< sorted
    /// A further battlefield of one's own, under another name where its own is taken. Where it is kept.
    std::filesystem::path add_field(Battlefield field, const Ruleset& base) const;

private:
    [[nodiscard]] std::filesystem::path deployment_folder(Seat seat) const;
    [[nodiscard]] std::filesystem::path autosave_path(int place, int steps_before) const;
    [[nodiscard]] std::vector<std::filesystem::path> autosave_paths(int place) const;
    void hold_place();
    std::string keep(const std::string& name, const std::filesystem::path& path) const;
    std::vector<std::string> keep_place(const std::string& name, int place) const;
    void make_room();

    std::filesystem::path folder_;
    std::filesystem::path key_path_;
    mutable std::optional<seal::Key> key_;  ///< as it was found last
    int place_ = 1;                         ///< 1 to places
    std::optional<files::Lock> lock_;
    Holds holds_ = Holds::another_game;
    bool written_ = false;  ///< this copy of the program has saved the game in progress
};

/// A battlefield as far as it is drawn.
[[nodiscard]] Battlefield load_field(const std::filesystem::path& path, const Ruleset& base);
void save_field(const std::filesystem::path& path, const Battlefield& field, const Ruleset& base);
/// Never throws; a file that cannot be deleted stays.
bool delete_field(const std::filesystem::path& path);

}  // namespace fow::app
