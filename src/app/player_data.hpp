// What the program remembers of its player between games: settings, finished lessons, results against the computer.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/match.hpp"
#include "app/options.hpp"
#include "app/stored_file.hpp"
#include "ui/window/window.hpp"

namespace fow::app {

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
    /// Saves the size of the window if it was changed, unless it is full screen. That it had to fit a smaller screen is no change.
    void save_window_size(const ui::Window& window);
    /// Whether a setting or a progress was ever saved.
    [[nodiscard]] bool found() const { return settings_.found() || progress_.found(); }

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

    std::optional<Pace> pace_;  ///< overrides the setting
    SettingsFile settings_;
    ProgressFile progress_;
    SDL_Point opened_{0, 0};              ///< the size with which the window was opened, as the desktop counts
    bool settings_failure_told_ = false;  ///< the player was told that settings cannot be saved
    bool progress_failure_told_ = false;  ///< the player was told that progress cannot be saved
};

}  // namespace fow::app
