#include "games/waterloo/stages/field_stages.hpp"

#include <algorithm>

#include "games/waterloo/stages/drawing_board.hpp"
#include "games/waterloo/stages/shipped.hpp"
#include "games/waterloo/stages/game_stages.hpp"
#include "app/typed.hpp"
#include "games/waterloo/screens/editor/editor_overlay.hpp"
#include "ui/words/tr.hpp"

namespace fow::app::inline waterloo {
namespace {

namespace fs = std::filesystem;

ui::FieldEntry entry_of(const fs::path& path, bool own, const Ruleset& base) {
    ui::FieldEntry entry{path.stem().string(), own};
    try {
        entry.field = load_field(path, base);
        if (!entry.field->name.empty()) entry.name = entry.field->name;
        if (const auto faults = faults_of(*entry.field, base); !faults.empty()) entry.trouble = ui::reason_of(faults.front());
    } catch (const DataError& fault) {
        entry.trouble = fault.what();
    }
    return entry;
}

/// The printed board, which has no file.
ui::FieldEntry printed_entry(const Ruleset& base, const std::string& mode) {
    Battlefield field = classic_battlefield(base, mode_from_word(mode).value_or(Mode::expert));
    field.name = ui::tr("Mont St Jean");
    field.description = ui::tr("The board as printed, with every piece of the box. In the Basic game the terrain has no effect.");
    return {field.name, false, true, field};
}

bool file_exists(const fs::path& path) {
    std::error_code error;
    return fs::exists(path, error);
}

}  // namespace

FieldsStage::FieldsStage(Program& program, const fs::path& chosen) : program_(program) {
    refresh();
    select(chosen);
}

FieldsStage::FieldsStage(Program& program, ui::NewGameForm form, std::optional<Battlefield> field)
    : program_(program), form_(std::move(form)), field_(std::move(field)) {
    refresh();
}

void FieldsStage::refresh() {
    const Ruleset& base = ruleset_of(program_);
    paths_ = shipped_fields(program_.data());
    const std::size_t shipped = paths_.size();
    for (const fs::path& path : program_.store().fields()) paths_.push_back(path);
    model_.folder = typed_path(program_.store().field_folder().string()).string();
    model_.entries.clear();
    for (std::size_t i = 0; i < paths_.size(); ++i) model_.entries.push_back(entry_of(paths_[i], i >= shipped, base));
    paths_.insert(paths_.begin(), fs::path());
    model_.entries.insert(model_.entries.begin(), printed_entry(base, form_ ? form_->mode : std::string()));
}

void FieldsStage::select(const fs::path& path) {
    const auto found = std::find(paths_.begin(), paths_.end(), path);
    if (found != paths_.end()) screen_.choose(static_cast<std::size_t>(found - paths_.begin()));
}

void FieldsStage::draw(ui::Window& window) {
    if (const auto intent = screen_.draw(window, model_, ruleset_of(program_).pieces.roster)) handle(*intent);
}

void FieldsStage::event(const SDL_Event& event) {
    if (event.type != SDL_DROPFILE) return;
    const std::string path = event.drop.file;
    SDL_free(event.drop.file);
    add_file(path);
}

void FieldsStage::add_file(const fs::path& path) {
    fs::path kept;
    const bool read = program_.guarded([&] {
        Battlefield field = load_field(path, ruleset_of(program_));
        if (field.name.empty()) field.name = path.stem().string();
        kept = add_field(program_.store(), std::move(field), ruleset_of(program_));
    });
    if (!read) return;
    refresh();
    select(kept);
    model_.notice = ui::tr("Added to your own battlefields.");
}

void FieldsStage::handle(const ui::FieldsIntent& intent) {
    model_.notice.clear();
    if (std::holds_alternative<ui::LeaveFields>(intent)) {
        if (form_) program_.go(std::make_unique<NewGameStage>(program_, form_, field_));
        else program_.go_to_title();
    } else if (std::holds_alternative<ui::NewField>(intent)) {
        program_.go(std::make_unique<EditorStage>(program_, empty_battlefield(ruleset_of(program_))));
    } else if (const auto* play = std::get_if<ui::PlayField>(&intent)) {
        program_.go(std::make_unique<NewGameStage>(program_, form_, model_.entries[play->entry].field));
    } else if (const auto* drawing = std::get_if<ui::DrawField>(&intent)) {
        Battlefield field = *model_.entries[drawing->entry].field;
        if (drawing->copy) field.name = ui::fill(ui::tr("{name} (copy)"), {{"name", field.name}});
        program_.go(std::make_unique<EditorStage>(program_, std::move(field),
                                                  drawing->copy ? std::nullopt : std::optional(paths_[drawing->entry])));
    } else if (const auto* removal = std::get_if<ui::DeleteField>(&intent)) {
        const bool gone = delete_field(paths_[removal->entry]);
        model_.notice = gone ? ui::tr("Deleted.") : ui::tr("The file could not be deleted.");
        refresh();
    } else if (const auto* file = std::get_if<ui::OpenField>(&intent)) {
        add_file(typed_path(file->path));
    }
}

EditorStage::EditorStage(Program& program, Battlefield field, std::optional<fs::path> file)
    : program_(program), board_(std::move(field), ruleset_of(program)), file_(std::move(file)), saved_name_(board_.field().name) {}

fs::path EditorStage::path() const {
    const std::string& name = board_.field().name;
    return file_ && name == saved_name_ ? *file_ : program_.store().field_path(name);
}

void EditorStage::draw(ui::Window& window) {
    const Ruleset& rules = ruleset_of(program_);
    const Battlefield& field = board_.field();
    const fs::path own = path();
    ui::EditorModel model{field, board_.view(), rules.pieces.roster, board_.faults()};
    model.can_undo = board_.can_undo();
    model.can_redo = board_.can_redo();
    model.unsaved = board_.unsaved();
    model.kept = file_ && own == *file_;
    model.name_taken = !model.kept && file_exists(own);
    model.path = typed_path(own.string()).string();
    model.file_there = existing_file_;
    model.zones = rules.board.set_up_zone;
    model.garrison_tile = rules.expert.garrison_tile;
    model.garrison = rules.expert.garrison;
    model.garrison_seat = rules.expert.garrison_seat;
    model.lines_to_sever = rules.pieces.lines_to_sever;
    model.prussian_minutes = rules.turns.first_turn_minutes + (field.prussian_turn - 1) * rules.turns.minutes_a_turn;
    model.notice = notice_;
    if (const auto intent = screen_.draw(window, model)) handle(*intent);
}

void EditorStage::event(const SDL_Event& event) {
    if (event.type != SDL_QUIT || !board_.unsaved()) return;
    Battlefield field = board_.field();
    field.name = field.name.empty() ? ui::tr("Not saved") : ui::fill(ui::tr("{name} (not saved)"), {{"name", field.name}});
    program_.guarded([&] { add_field(program_.store(), std::move(field), ruleset_of(program_)); });
}

void EditorStage::handle(const ui::EditorIntent& intent) {
    notice_.clear();
    existing_file_.clear();
    if (const auto* edit = std::get_if<ui::Edit>(&intent)) board_.change(edit->change, edit->goes_on);
    if (std::holds_alternative<ui::UndoEdit>(intent)) board_.undo();
    if (std::holds_alternative<ui::RedoEdit>(intent)) board_.redo();
    if (const auto* keep = std::get_if<ui::SaveField>(&intent)) save(keep->next);
    if (const auto* next = std::get_if<ui::GoOn>(&intent)) proceed(next->next);
    if (const auto* sharing = std::get_if<ui::ShareField>(&intent)) share(*sharing);
}

void EditorStage::save(ui::EditorNext next) {
    const fs::path own = path();
    if (!program_.guarded([&] { save_field(own, board_.field(), ruleset_of(program_)); })) return;
    file_ = own;
    saved_name_ = board_.field().name;
    board_.note_saved();
    notice_ = ui::fill(ui::tr("Saved as \"{name}\"."), {{"name", saved_name_}});
    proceed(next);
}

void EditorStage::share(const ui::ShareField& sharing) {
    fs::path target = typed_path(sharing.path);
    std::error_code error;
    if (fs::is_directory(target, error)) target /= file_name(board_.field().name) + ".json";
    const bool kept = file_ && path() == *file_;
    const bool own = target == typed_path(path().string()) && (kept || !file_exists(target));
    if (file_exists(target) && !own && !sharing.replace) {
        existing_file_ = sharing.path;
        return;
    }
    if (!program_.guarded([&] { save_field(target, board_.field(), ruleset_of(program_)); })) return;
    if (own) {
        file_ = path();
        saved_name_ = board_.field().name;
        board_.note_saved();
    }
    notice_ = ui::fill(ui::tr("Written to {path}"), {{"path", target.string()}});
}

void EditorStage::proceed(ui::EditorNext next) {
    switch (next) {
        case ui::EditorNext::stay: return;
        case ui::EditorNext::start_game: return program_.go(std::make_unique<NewGameStage>(program_, std::nullopt, board_.field()));
        case ui::EditorNext::load:
        case ui::EditorNext::leave: return program_.go(std::make_unique<FieldsStage>(program_, file_ ? file_->string() : std::string()));
    }
}

}  // namespace fow::app::inline waterloo
