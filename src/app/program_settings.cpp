// Settings and progress: reading, applying and saving them.
#include <imgui.h>

#include <algorithm>
#include <utility>

#include "app/against.hpp"
#include "app/program.hpp"
#include "bots/outside.hpp"
#include "files/writing.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

void Program::open_settings() {
    Settings settings = settings_.value();
    if (options_.pace) settings.pace = settings.fight_pace = *options_.pace;
    settings.keys = ui::allowed_keys(settings.keys);
    window_.use(settings);
    if (settings.keys != settings_.value().keys) tell(keys_restored());
    if (!settings.program.empty()) programs_ = {settings.program};
    if (settings_.refusal()) tell(settings_unusable(*settings_.refusal(), settings_.path()));
}

void Program::open_progress() {
    if (progress_.refusal()) tell(progress_unusable(*progress_.refusal(), progress_.path()));
}

void Program::save_progress(const Progress& progress) {
    try {
        progress_.save(progress);
    } catch (const files::WriteError& fault) {
        if (!std::exchange(progress_failure_told_, true)) tell(progress_not_saved(trouble_of(fault)));
    }
}

/// The game at the table is over: keeps its result if it was against the computer and is not known yet.
void Program::count_result() {
    const Match& match = table_->match();
    const auto ended = against_computer(match, match.system().id(), match.system().seen(match).winner);
    if (!ended) return;
    Progress progress = progress_.value();
    const auto known = [&](const GameAgainstComputer& game) { return game.id == ended->id; };
    if (std::any_of(progress.against.begin(), progress.against.end(), known)) return;
    progress.against.push_back(*ended);
    save_progress(progress);
}

std::string Program::told_against(std::string_view game, const ComputedPlayer& player) const {
    return app::told_against(progress_.value(), game, player);
}

std::string Program::told_of_result() const {
    const Match& match = table_->match();
    const auto ended = against_computer(match, match.system().id(), std::nullopt);
    return ended ? told_against(ended->game, ended->player) : std::string();
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

bots::Terms Program::guest_terms() const {
    return bots::terms_of_guests({options_.data_dir.string(), options_.key.parent_path().string()});
}

bool Program::can_start(const ui::OpponentChoice& who) {
    if (who.who != "program") return true;
    return guarded([&] {
        const platform::Lacks lacks = bots::try_program(who.command, guest_terms());
        std::string text;
        for (const std::string& open : bots::left_open(lacks, ui::tr)) text += (text.empty() ? "" : "\n") + open;
        if (!text.empty() && !std::exchange(left_open_told_, true)) tell(Message{ui::tr("A program has a seat"), text});
    });
}

bool Program::remember_players(const ui::PlayersChoice& form, Seat first) {
    Settings settings = window_.settings();
    settings.first_player = form.first_name;
    settings.second_player = form.second_name;
    window_.use(settings);
    if (!can_start(form.first) || !can_start(form.second)) return false;
    for (const ui::OpponentChoice& seat : {form.first, form.second})
        if (seat.who == "program") remember_program(seat.command);
    new_programs_[first] = form.first.command;
    new_programs_[other(first)] = form.second.command;
    return true;
}

PerSeat<std::string> Program::programs_of(const TableNotes& notes) const {
    PerSeat<std::string> commands;
    const auto at = programs_at_.find(notes.id);
    for (const Seat seat : seats) {
        const auto player = player_of(notes, seat);
        if (!player || player->program.empty()) continue;
        std::vector<std::string> known;
        if (at != programs_at_.end()) known.push_back(at->second[seat]);
        known.push_back(new_programs_[seat]);
        if (table_) known.push_back(table_->command(seat));  // a rematch
        known.insert(known.end(), programs_.begin(), programs_.end());
        const auto named = [&](const std::string& command) { return ui::name_of_program(command) == player->program; };
        if (const auto found = std::find_if(known.begin(), known.end(), named); found != known.end()) commands[seat] = *found;
    }
    return commands;
}

void Program::remember_program(const std::string& command) {
    Settings settings = window_.settings();
    settings.program = command;
    window_.use(settings);
    std::erase(programs_, command);
    programs_.insert(programs_.begin(), command);
}

/// Saves the size of the window if it was changed, unless it is full screen. That it had to fit a smaller screen is no change.
void Program::save_window_size() {
    if (window_.settings().full_screen) return;
    const SDL_Point size = window_.size_on_desktop();
    if (size.x == opened_.x && size.y == opened_.y) return;
    Settings settings = settings_.value();
    settings.width = std::clamp(size.x, smallest_width, largest_side);
    settings.height = std::clamp(size.y, smallest_height, largest_side);
    try {
        settings_.save(settings);
    } catch (const files::WriteError&) {  // nobody is left to be told
    }
}

bool Program::first_start() const {
    return !settings_.found() && !progress_.found() && !table_ && !store_.has_autosave() && store_.games().empty();
}

/// Depends on the seat at the screen, even while both players look on, so that the map does not turn back and forth.
bool Program::seen_from_north() const {
    if (!stage_->board_turns() || (replay_ ? replay_seat_ : seated_) != Seat::second) return false;
    // A player against the computer sees the board from their own side.
    return window_.settings().turn_board || (!replay_ && !lesson_ && table_ && table_->only_person());
}

}  // namespace fow::app
