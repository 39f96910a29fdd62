#include "app/stages/fields_stage.hpp"

#include <algorithm>

#include "app/typed_paths.hpp"
#include "files/files.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

namespace fs = std::filesystem;

FieldsStage::FieldsStage(Program& program, const System& system, std::string new_one) : program_(program), system_(system) {
    model_.new_one = std::move(new_one);
}

void FieldsStage::refresh() {
    paths_ = shipped();
    const std::size_t shipped = paths_.size();
    for (const fs::path& path : program_.store().fields(system_)) paths_.push_back(path);
    model_.folder = typed_path(program_.store().field_folder(system_).string()).string();
    model_.entries.clear();
    for (std::size_t i = 0; i < paths_.size(); ++i) {
        model_.entries.push_back(read(paths_[i]));
        model_.entries.back().own = i >= shipped;
    }
}

void FieldsStage::select(const fs::path& path) {
    const auto found = std::find(paths_.begin(), paths_.end(), path);
    if (found != paths_.end()) screen_.choose(static_cast<std::size_t>(found - paths_.begin()));
}

bool FieldsStage::is_own(const fs::path& path) const {
    const auto found = std::find(paths_.begin(), paths_.end(), path);
    return found != paths_.end() && model_.entries[static_cast<std::size_t>(found - paths_.begin())].own;
}

void FieldsStage::draw(ui::Window& window) {
    if (const auto intent = screen_.draw(window, model_)) handle(*intent);
}

void FieldsStage::event(const SDL_Event& event) {
    if (event.type == SDL_DROPFILE && !screen_.asks_about_chosen()) open(event.drop.file);
}

void FieldsStage::open(const fs::path& path) {
    fs::path kept;
    if (!program_.guarded([&] { kept = add(path, {}); })) return;
    refresh();
    select(kept);
    model_.notice = ui::tr("Added to your own battlefields.");
}

/// Deletes the old file once the new one exists.
void FieldsStage::rename(const fs::path& path, const std::string& name) {
    fs::path kept;
    if (!program_.guarded([&] { kept = add(path, name); })) return;
    if (!delete_field(path)) model_.notice = ui::tr("The file could not be deleted.");
    refresh();
    select(kept);
}

void FieldsStage::handle(const ui::FieldsIntent& intent) {
    model_.notice.clear();
    if (std::holds_alternative<ui::LeaveFields>(intent)) return leave();
    if (std::holds_alternative<ui::NewField>(intent)) return edit_new();
    if (const auto* chosen = std::get_if<ui::PlayField>(&intent)) return play(paths_[chosen->entry]);
    if (const auto* drawing = std::get_if<ui::DrawField>(&intent)) return edit(paths_[drawing->entry], drawing->copy);
    if (const auto* file = std::get_if<ui::OpenField>(&intent)) return open(typed_path(file->path));
    if (const auto* named = std::get_if<ui::GiveName>(&intent)) return rename(paths_[named->entry], named->name);
    const bool gone = delete_field(paths_[std::get<ui::DeleteField>(intent).entry]);
    model_.notice = gone ? ui::tr("Deleted.") : ui::tr("The file could not be deleted.");
    refresh();
}

fs::path add_field(const Store& store, const System& system, const std::string& name,
                   const std::function<std::string(const std::string& name)>& written) {
    std::string free = name;
    for (int n = 2; !files::write_new(store.field_path(system, free), written(free)); ++n) free = numbered(name, n);
    return store.field_path(system, free);
}

bool delete_field(const fs::path& path) {
    std::error_code error;
    return fs::remove(path, error);
}

std::string name_of_copy(const std::string& name, bool own) {
    return ui::fill(ui::tr("{name} (copy)"), {{"name", own ? name : std::string(ui::tr(name))}});
}

}  // namespace fow::app
