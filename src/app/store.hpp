// The player's files: the game in progress, saved games, deployments, battlefields.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/game.hpp"
#include "app/ledger_file.hpp"
#include "files/writing.hpp"

namespace fow::app {

class System;
/// The systems of a program, in the order in which it offers them; never empty.
using Systems = std::vector<std::unique_ptr<System>>;

/// The game in progress, and whether its newest file could be read.
struct InProgress : Game {
    InProgress(Game game, std::string why = {}) : Game(std::move(game)), damage(std::move(why)) {}
    std::string damage;  ///< for the player: why this is not the last saved step; empty if it is the last one
};

/// The file name ending of saved games, by which the desktop recognises them (docs/formats.md).
inline constexpr std::string_view game_ending = ".fow.json";

/// Everything is in one folder: autosave.json and the steps before it, games/<name>.fow.json, deployments/<seat>/<name>.json,
/// fields/<name>.json, comments/<id of the game>; "bin" in the folders of games and deployments holds what was deleted. Each running copy
/// of the program has its own game in progress; autosave-2.json belongs to the second.
/// Functions throw DataError (files::WriteError) if something cannot be read or written, and then change no file.
class Store {
public:
    Store(const Systems& systems, const std::filesystem::path& folder) : Store(systems, folder, folder / "key") {}
    /// `key`: the path of the key that seals games in progress. The ledger is next to it. `systems` must outlive the store.
    Store(const Systems& systems, std::filesystem::path folder, std::filesystem::path key);

    /// What to tell the player when the program has started.
    struct Opening {
        bool another_window = false;               ///< another copy of the program is running on this folder
        std::vector<std::string> recovered_games;  ///< names of saved games made from autosaves of other copies that have ended
        std::optional<files::WriteError> trouble;
    };
    /// Takes a free place, recovers autosaves that do not belong to a running copy, and deletes unfinished files.
    [[nodiscard]] Opening open();

    /// The key of the program, created on first use. If the key file has vanished since, it is written again.
    /// Throws KeyError if it is unusable, WriteError if it cannot be created.
    [[nodiscard]] seal::Key key() const;
    /// Whether there is a key. Without one no game is known, and none can be opened that is sealed.
    [[nodiscard]] bool has_key() const;

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    [[nodiscard]] std::filesystem::path autosave_path() const { return autosave_path(place_, 0); }
    [[nodiscard]] bool has_autosave() const;
    /// The game in progress, or an earlier step of it if the last one cannot be read. Throws if nothing can be read, or if it
    /// was saved by a later version of the program.
    [[nodiscard]] InProgress in_progress() const;

    /// What the autosave files contain before the next save.
    enum class Holds {
        this_game,     ///< this game; the file becomes the previous step
        another_game,  ///< another game; saved as "Earlier game"
        damaged_game,  ///< this game, but unreadable; saved as "Damaged game"
        kept_game,     ///< only what is also saved elsewhere
    };
    /// Returns what it believed before.
    Holds note(Holds holds) { return std::exchange(holds_, holds); }
    struct Saved {
        bool was_gone = false;        ///< the autosave file had been deleted
        bool another_window = false;  ///< the place was lost, and another one is used now
    };
    /// If the disk is full, first gives up the steps before this one.
    Saved autosave(const std::string& game);

    /// See LedgerFile. Without a key, no game is known.
    [[nodiscard]] std::optional<Departure> departure(Game& game) const;
    std::optional<Departure> note(const Match& match, seal::Seal& seal, LedgerFile::Note what) const;
    [[nodiscard]] std::optional<Departure> prepare(const Match& match) const { return ledger_.prepare(match, key()); }
    void release() const { ledger_.release(); }
    void charge(Match& match) const { ledger_.charge(match, key()); }
    /// Whether a game of that id is in progress on this computer.
    [[nodiscard]] bool knows(const std::string& id) const;
    /// Whether the ledger knows that this game has ended as in that record. False if the ledger cannot be read.
    [[nodiscard]] bool has_ended(const Match& match) const;
    /// Gives the phrases of the seal to the earlier steps and the saved copies of this game. Returns the files that still have other
    /// phrases.
    std::vector<std::filesystem::path> give_phrases(const Match& game, const seal::Seal& seal) const;

    struct Entry {
        std::string name;
        std::filesystem::path path;
        std::string written;  ///< local time
    };
    [[nodiscard]] std::vector<Entry> games() const;         ///< newest first
    [[nodiscard]] std::vector<Entry> binned_games() const;  ///< the same; they are in games/bin
    /// The games in progress of other windows: files.
    [[nodiscard]] std::vector<std::filesystem::path> other_autosaves() const;
    [[nodiscard]] std::filesystem::path game_folder() const { return folder_ / "games"; }
    enum class Taken { refuse, replace };
    /// That name of a saved game, or else the first free one with a number: "Sunday evening 2".
    [[nodiscard]] std::string free_game_name(const std::string& name) const;
    /// False if the name is taken and `taken` is refuse; then nothing is changed.
    [[nodiscard]] bool save_game(const std::string& name, const std::string& game, Taken taken = Taken::refuse) const;
    /// The game in a record that was sealed. Throws like read_game(), without a word of what was sealed.
    [[nodiscard]] ReadGame game_of(seal::Opened opened, const std::string& document) const;
    /// Reads a game file, sealed or not. Throws if nothing of it can be read, SealedElsewhere if both phrases are needed.
    [[nodiscard]] ReadGame read_game(const std::filesystem::path& path) const;
    /// Like read_game(), only to show something of the game: no key is created, and nothing is written.
    [[nodiscard]] ReadGame look_at_game(const std::filesystem::path& path) const;
    /// The same, but of a sealed game nothing is opened unless `wanted` says so of its open part, and a game that is not sealed is left
    /// out, quickly, unless `open_ones`; then there is nothing.
    [[nodiscard]] std::optional<ReadGame> look_at_game(const std::filesystem::path& path,
                                                       const std::function<bool(const OpenPart&)>& wanted, bool open_ones = true) const;
    /// Reads a whole game: throws if any ply does not fit.
    [[nodiscard]] ReadGame load_game(const std::filesystem::path& path) const;

    struct KeptArmy {
        std::string name;
        bool sealed = false;  ///< with a pass phrase
        std::filesystem::path path;
    };
    /// The deployments of that side of a game, sorted, without those of other games that are still in progress: they are secrets of their
    /// players. `game`: TableNotes::id.
    [[nodiscard]] std::vector<KeptArmy> deployments(const System& system, Seat seat, const std::string& game) const;
    /// Those in its bin, without those of any game in progress.
    [[nodiscard]] std::vector<KeptArmy> binned_deployments(const System& system, Seat seat) const;
    [[nodiscard]] std::filesystem::path deployment_folder() const { return folder_ / "deployments"; }
    [[nodiscard]] std::filesystem::path deployment_folder(const System& system, Seat seat) const;
    /// Like save_game(). Sealed if the seat has a pass phrase. `text`: the deployment.
    [[nodiscard]] bool save_deployment(const SealedDeployment& open, const std::string& text, const seal::Seal& seal,
                                       Taken taken = Taken::refuse) const;
    [[nodiscard]] std::filesystem::path deployment_path(const System& system, Seat seat, const std::string& name) const;
    /// The text of a deployment. Nothing if it is sealed with another phrase than `phrase`. A phrase that was already given to the seal
    /// need not be given again.
    [[nodiscard]] std::optional<std::string> deployment(const std::filesystem::path& path, const seal::Seal& seal,
                                                        const std::string& phrase) const;

    /// Gives a saved game or a deployment another name. The contents stay the same, so a ledger still recognises the game. False if the
    /// name is taken; then nothing is changed.
    [[nodiscard]] bool rename(const std::filesystem::path& path, const std::string& name) const;
    /// Moves a file to the bin (the folder "bin" beside it), or back from there. If its name is taken there, it gets a number.
    void discard(const std::filesystem::path& path) const;
    void put_back(const std::filesystem::path& path) const;

    /// See CommentFile.
    [[nodiscard]] std::filesystem::path comment_folder() const { return folder_ / "comments"; }

    [[nodiscard]] std::filesystem::path field_folder() const { return folder_ / "fields"; }
    /// The folder of a game's battlefields.
    [[nodiscard]] std::filesystem::path field_folder(const System& system) const;
    /// The path for a battlefield of that name, which need not exist.
    [[nodiscard]] std::filesystem::path field_path(const System& system, const std::string& name) const;
    [[nodiscard]] std::vector<std::filesystem::path> fields(const System& system) const;  ///< sorted

private:
    [[nodiscard]] std::vector<KeptArmy> armies_in(const std::filesystem::path& folder, const std::string& game) const;
    [[nodiscard]] std::filesystem::path named(const std::filesystem::path& folder, const std::string& name) const;
    [[nodiscard]] bool is_taken(const std::filesystem::path& folder, const std::string& name) const;
    [[nodiscard]] bool holds_games(const std::filesystem::path& folder) const;
    void move(const std::filesystem::path& path, const std::filesystem::path& folder) const;
    [[nodiscard]] std::filesystem::path autosave_path(int place, int steps_before) const;
    [[nodiscard]] std::vector<std::filesystem::path> autosave_paths(int place) const;
    /// Those of them that are files.
    [[nodiscard]] static std::vector<std::filesystem::path> existing(std::vector<std::filesystem::path> paths);
    [[nodiscard]] static bool of_later_version(const DataError& fault);
    /// The game in the text of that file, opened if it is sealed. Throws like read_game().
    [[nodiscard]] ReadGame opened_game(const std::filesystem::path& path, const std::string& text,
                                       std::optional<SealedRecord> sealed) const;
    [[nodiscard]] ReadGame game_in(seal::Opened opened, const std::string& document) const;
    void take_place();
    std::string save_copy(const std::string& name, const std::filesystem::path& path) const;
    [[nodiscard]] seal::Seal seal_for(const std::string& text) const;
    std::vector<std::string> save_copies(const std::string& name, int place) const;
    void make_room();

    const Systems& systems_;
    std::vector<const GameDocuments*> documents_;
    std::filesystem::path folder_;
    std::filesystem::path key_path_;
    LedgerFile ledger_;
    mutable std::optional<seal::Key> key_;  ///< as last read
    int place_ = 1;                         ///< 1 to places
    std::optional<files::Lock> lock_;
    Holds holds_ = Holds::another_game;
    bool written_ = false;  ///< this copy of the program has written an autosave
};

}  // namespace fow::app
