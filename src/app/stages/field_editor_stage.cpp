#include "app/stages/field_editor_stage.hpp"

#include "app/stages/fields_stage.hpp"
#include "app/typed_paths.hpp"
#include "files/files.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;

bool file_exists(const fs::path& path) {
    std::error_code error;
    return fs::exists(path, error);
}

}  // namespace

FieldEditorStage::FieldEditorStage(Program& program, const System& system, std::optional<fs::path> file, std::string name)
    : program_(program), system_(system), file_(std::move(file)), saved_name_(std::move(name)) {}

fs::path FieldEditorStage::path() const { return file_ && name() == saved_name_ ? *file_ : program_.store().field_path(system_, name()); }

ui::EditorState FieldEditorStage::state() const {
    const fs::path own = path();
    ui::EditorState state{.name = name(), .faults = faults()};
    state.can_undo = can_undo();
    state.can_redo = can_redo();
    state.unsaved = unsaved();
    state.kept = file_ && own == *file_;
    state.name_taken = !state.kept && file_exists(own);
    state.path = typed_path(own.string()).string();
    state.file_there = existing_file_;
    state.notice = notice_;
    return state;
}

void FieldEditorStage::event(const SDL_Event& event) {
    if (event.type == SDL_QUIT && unsaved()) program_.guarded([&] { leave_copy(); });
}

void FieldEditorStage::leave_copy() {
    Copy copy;
    copy.wanted = name().empty() ? ui::tr("Not saved") : ui::fill(ui::tr("{name} (not saved)"), {{"name", name()}});
    if (copy_ && copy_->wanted == copy.wanted) return files::write(copy_->path, written(copy_->name));
    copy.path = add_field(program_.store(), system_, copy.wanted, [&](const std::string& free) {
        copy.name = free;
        return written(free);
    });
    forget_copy();
    copy_ = std::move(copy);
}

void FieldEditorStage::forget_copy() {
    const bool own = copy_ && file_ && *file_ == copy_->path;  // the player has saved the drawing under its name
    if (copy_ && !own) delete_field(copy_->path);
    copy_.reset();
}

void FieldEditorStage::forget_notice() {
    notice_.clear();
    existing_file_.clear();
}

void FieldEditorStage::handle(const ui::FrameIntent& intent) {
    forget_notice();
    if (std::holds_alternative<ui::UndoEdit>(intent)) undo();
    if (std::holds_alternative<ui::RedoEdit>(intent)) redo();
    if (const auto* naming = std::get_if<ui::RenameField>(&intent)) rename(naming->name, naming->goes_on);
    if (const auto* keep = std::get_if<ui::SaveField>(&intent)) save(keep->next);
    if (const auto* next = std::get_if<ui::GoOn>(&intent)) {
        forget_copy();
        proceed(next->next);
    }
    if (const auto* sharing = std::get_if<ui::ShareField>(&intent)) share(*sharing);
}

void FieldEditorStage::write(const fs::path& path) const { files::write(path, written(name())); }

void FieldEditorStage::note_kept() {
    file_ = path();
    saved_name_ = name();
    forget_copy();
    note_saved();
}

void FieldEditorStage::save(ui::EditorNext next) {
    if (!program_.guarded([&] { write(path()); })) return;
    note_kept();
    notice_ = ui::fill(ui::tr("Saved as \"{name}\"."), {{"name", saved_name_}});
    proceed(next);
}

void FieldEditorStage::share(const ui::ShareField& sharing) {
    fs::path target = typed_path(sharing.path);
    std::error_code error;
    if (fs::is_directory(target, error)) target /= file_name(name()) + ".json";
    const bool kept = file_ && path() == *file_;
    const bool own = target == typed_path(path().string()) && (kept || !file_exists(target));
    if (file_exists(target) && !own && !sharing.replace) {
        existing_file_ = sharing.path;
        return;
    }
    if (!program_.guarded([&] { write(target); })) return;
    if (copy_ && target == typed_path(copy_->path.string())) copy_.reset();
    if (own) note_kept();
    notice_ = ui::fill(ui::tr("Written to {path}"), {{"path", target.string()}});
}

void FieldEditorStage::proceed(ui::EditorNext next) {
    switch (next) {
        case ui::EditorNext::stay: return;
        case ui::EditorNext::start_game: return play();
        case ui::EditorNext::load:
        case ui::EditorNext::leave: return list(file_ ? *file_ : fs::path());
    }
}

}  // namespace fow::app
