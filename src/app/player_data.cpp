#include "app/player_data.hpp"

#include <imgui.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "app/messages.hpp"
#include "app/players.hpp"
#include "app/system.hpp"
#include "files/writing.hpp"

namespace fow::app {

PlayerData::PlayerData(const ProgramOptions& options)
    : pace_(options.pace), settings_(options.settings), progress_(options.data_dir / "progress.json") {}

void PlayerData::use_in(ui::Window& window, MessageBox& messages) {
    opened_ = window.size_on_desktop();
    Settings settings = settings_.value();
    if (pace_) settings.pace = settings.fight_pace = *pace_;
    settings.keys = ui::allowed_keys(settings.keys);
    window.use(settings);
    if (settings.keys != settings_.value().keys) messages.tell(keys_restored());
    if (settings_.refusal()) messages.tell(settings_unusable(*settings_.refusal(), settings_.path()));
    if (progress_.refusal()) messages.tell(progress_unusable(*progress_.refusal(), progress_.path()));
}

void PlayerData::save_settings(const ui::Window& window, MessageBox& messages) {
    if (ImGui::IsMouseDown(ImGuiMouseButton_Left)) return;
    Settings chosen = window.settings();
    if (pace_ == chosen.pace) chosen.pace = settings_.value().pace;
    if (pace_ == chosen.fight_pace) chosen.fight_pace = settings_.value().fight_pace;
    try {
        settings_.save(chosen);
    } catch (const files::WriteError& fault) {
        if (!std::exchange(settings_failure_told_, true)) messages.tell(settings_not_saved(trouble_of(fault)));
    }
}

void PlayerData::save_window(const ui::Window& window) {
    if (window.settings().full_screen) return;
    const SDL_Point size = window.size_on_desktop();
    Settings settings = settings_.value();
    if (size.x != opened_.x || size.y != opened_.y) {
        settings.width = std::clamp(size.x, smallest_width, largest_side);
        settings.height = std::clamp(size.y, smallest_height, largest_side);
    }
    if (const auto place = window.place_on_desktop(); place && std::max(std::abs(place->left), std::abs(place->top)) <= farthest_place)
        settings.place = place;
    if (settings == settings_.value()) return;
    try {
        settings_.save(settings);
    } catch (const files::WriteError&) {  // nobody is left to be told
    }
}

bool PlayerData::has_played() const {
    if (settings_.found() || progress_.refusal()) return true;
    const Progress& progress = progress_.value();
    return !progress.against.empty() || progress.done.size() > progress.done.count(introduction_);
}

void PlayerData::save_progress(const Progress& progress, MessageBox& messages) {
    progress_.read_again();
    try {
        progress_.save(united(progress, progress_.value()));
    } catch (const files::WriteError& fault) {
        if (!std::exchange(progress_failure_told_, true)) messages.tell(progress_not_saved(trouble_of(fault)));
    }
}

void PlayerData::note_learnt(const std::string& lesson, MessageBox& messages) {
    Progress progress = progress_.value();
    progress.done.insert(lesson);
    save_progress(progress, messages);
}

void PlayerData::note_result(const Match& match, MessageBox& messages) {
    const auto ended = against_computer(match, match.system().id(), match.system().seen(match).winner);
    if (!ended) return;
    Progress progress = progress_.value();
    const auto known = [&](const GameAgainstComputer& game) { return game.id == ended->id; };
    if (std::any_of(progress.against.begin(), progress.against.end(), known)) return;
    progress.against.push_back(*ended);
    save_progress(progress, messages);
}

std::string PlayerData::told_against(std::string_view game, const ComputedPlayer& player) const {
    return app::told_against(progress_.value(), game, player);
}

std::string PlayerData::told_of_result(const Match& match) const {
    const auto ended = against_computer(match, match.system().id(), std::nullopt);
    return ended ? told_against(ended->game, ended->player) : std::string();
}

}  // namespace fow::app
