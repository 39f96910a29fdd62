// What the program remembers of its player between games: settings, finished lessons, results against the computer.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/match.hpp"
#include "app/options.hpp"
#include "files/files.hpp"
#include "json/documents.hpp"
#include "ui/window/window.hpp"

namespace fow::app {

/// A small file that the program stores next to the games: a `Value`, the default value if there is no file or an unusable one.
template <class Value, Value (*read)(const std::string&, const std::string&), std::string (*write)(const Value&)>
class StoredFile {
public:
    explicit StoredFile(std::filesystem::path path) : path_(std::move(path)) {
        std::error_code unknown;
        found_ = std::filesystem::exists(std::filesystem::symlink_status(path_, unknown));
        read_again();
    }

    /// Another window may have written the file. If there is none, the value stays, and so it does if the file cannot be used.
    void read_again() {
        std::error_code unknown;
        if (!std::filesystem::exists(std::filesystem::symlink_status(path_, unknown))) return;
        try {
            value_ = read(files::read(path_), path_.string());
            refusal_.reset();
        } catch (const DataError& fault) {
            refusal_ = fault;
        }
    }

    [[nodiscard]] const Value& value() const { return value_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// Whether the file existed, usable or not.
    [[nodiscard]] bool found() const { return found_; }
    /// Why the file cannot be used.
    [[nodiscard]] const std::optional<DataError>& refusal() const { return refusal_; }

    /// Writes the value if it has changed. An unusable file is first kept as NAME.broken, or NAME.broken.2 if that exists.
    /// Throws WriteError; the same value is not tried again.
    void save(const Value& value) {
        if (value == value_) return;
        value_ = value;
        if (refusal_) {
            const std::string aside = path_.string() + ".broken";
            for (int n = 2, kept = files::keep_as(path_, aside); !kept; ++n) kept = files::keep_as(path_, aside + "." + std::to_string(n));
            refusal_.reset();
        }
        files::write(path_, write(value), files::Readers::owner);
    }

private:
    std::filesystem::path path_;
    Value value_;
    bool found_ = false;
    std::optional<DataError> refusal_;
};

using SettingsFile = StoredFile<Settings, read_settings, write_settings>;
using ProgressFile = StoredFile<Progress, read_progress, write_progress>;

class MessageBox;

class PlayerData {
public:
    explicit PlayerData(const ProgramOptions& options);

    /// As saved; the window has those that are in use.
    [[nodiscard]] const Settings& settings() const { return settings_.value(); }
    /// Uses the saved settings in that window, which was opened just now, and tells what could not be read.
    void use_in(ui::Window& window, MessageBox& messages);
    /// Saves the settings in use if they have changed. They apply at once; they are written when the mouse button is released.
    void save_settings(const ui::Window& window, MessageBox& messages);
    /// Saves size and place of the window if they were changed, unless it is full screen. That it had to fit a smaller screen is no change.
    void save_window(const ui::Window& window);
    /// Whether a setting, a lesson or a result was ever saved. To have read the introduction does not count.
    [[nodiscard]] bool has_played() const;
    [[nodiscard]] bool knows_introduction() const { return has_learnt(introduction_); }
    void note_introduction(MessageBox& messages) { note_learnt(introduction_, messages); }

    [[nodiscard]] bool has_learnt(const std::string& lesson) const { return progress_.value().done.count(lesson) > 0; }
    void note_learnt(const std::string& lesson, MessageBox& messages);

    /// Keeps the result of a finished game if it was against the computer and is not known yet.
    void note_result(const Match& match, MessageBox& messages);
    /// How the games of that id against that computed player ended: a sentence, or empty.
    [[nodiscard]] std::string told_against(std::string_view game, const ComputedPlayer& player) const;
    /// The same against the computed player of that game, which is over.
    [[nodiscard]] std::string told_of_result(const Match& match) const;

private:
    void save_progress(const Progress& progress, MessageBox& messages);
    /// Among the finished lessons, whose names all contain a "/".
    inline static const std::string introduction_ = "introduction";

    std::optional<Pace> pace_;  ///< overrides the setting
    SettingsFile settings_;
    ProgressFile progress_;
    SDL_Point opened_{0, 0};              ///< the size with which the window was opened, as the desktop counts
    bool settings_failure_told_ = false;  ///< the player was told that settings cannot be saved
    bool progress_failure_told_ = false;  ///< the player was told that progress cannot be saved
};

}  // namespace fow::app
