// Settings and progress: reading, applying and saving them.
#include <imgui.h>

#include <algorithm>
#include <utility>

#include "app/program.hpp"
#include "files/writing.hpp"

namespace fow::app {

void Program::open_settings() {
    Settings settings = settings_.value();
    if (options_.pace) settings.pace = settings.fight_pace = *options_.pace;
    window_.use(settings);
    if (settings_.refusal()) tell(settings_unusable(*settings_.refusal(), settings_.path()));
}

void Program::open_progress() {
    if (progress_.refusal()) tell(progress_unusable(*progress_.refusal(), progress_.path()));
}

// Settings apply at once; they are written when the mouse button is released.
void Program::save_settings() {
    if (ImGui::IsMouseDown(ImGuiMouseButton_Left)) return;
    Settings chosen = window_.settings();
    if (options_.pace == chosen.pace) chosen.pace = settings_.value().pace;
    if (options_.pace == chosen.fight_pace) chosen.fight_pace = settings_.value().fight_pace;
    try {
        settings_.save(chosen);
    } catch (const files::WriteError& fault) {
        if (!std::exchange(settings_failure_told_, true)) tell(settings_not_saved(trouble_of(fault)));
    }
}

void Program::remember_players(const std::string& first, const std::string& second) {
    Settings settings = window_.settings();
    settings.first_player = first;
    settings.second_player = second;
    window_.use(settings);
}

/// Saves the size of the window, unless it is full screen.
void Program::save_window_size() {
    if (window_.settings().full_screen) return;
    Settings settings = settings_.value();
    const Size opened = options_.size.value_or(Size{settings.width, settings.height});
    if (Size{window_.width(), window_.window_height()} == opened) return;
    settings.width = std::clamp(window_.width(), smallest_width, largest_side);
    settings.height = std::clamp(window_.window_height(), smallest_height, largest_side);
    try {
        settings_.save(settings);
    } catch (const files::WriteError&) {  // nobody is left to be told
    }
}

bool Program::first_start() const {
    return !settings_.found() && !progress_.found() && !table_ && !store_.has_autosave() && store_.games().empty();
}

/// Depends on the seat at the screen, also while both players look on, so that the map does not turn back and forth.
bool Program::seen_from_north() const {
    return window_.settings().turn_board && stage_->board_turns() && (replay_ ? replay_seat_ : seated_) == Seat::second;
}

}  // namespace fow::app
