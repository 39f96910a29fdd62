#include "app/stages/editor_stage.hpp"

#include "app/stages/fields_stage.hpp"
#include "app/stages/new_game_stage.hpp"
#include "app/typed.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;

bool there_is(const fs::path& path) {
    std::error_code error;
    return fs::exists(path, error);
}

}  // namespace

EditorStage::EditorStage(Program& program, Battlefield field, std::optional<fs::path> file)
    : program_(program), board_(std::move(field), program.ruleset()), file_(std::move(file)), kept_name_(board_.field().name) {}

fs::path EditorStage::path() const {
    const std::string& name = board_.field().name;
    return file_ && name == kept_name_ ? *file_ : program_.store().field_path(name);
}

void EditorStage::draw(ui::Window& window) {
    const Ruleset& rules = program_.ruleset();
    const Battlefield& field = board_.field();
    const fs::path own = path();
    ui::EditorModel model{field, board_.view(), rules.pieces.roster, board_.faults()};
    model.can_undo = board_.can_undo();
    model.can_redo = board_.can_redo();
    model.unsaved = board_.unsaved();
    model.kept = file_ && own == *file_;
    model.name_taken = !model.kept && there_is(own);
    model.path = typed_path(own.string()).string();
    model.file_there = file_there_;
    model.zones = rules.board.set_up_zone;
    model.garrison_tile = rules.expert.garrison_tile;
    model.prussian_minutes = rules.turns.first_turn_minutes + (field.prussian_turn - 1) * rules.turns.minutes_a_turn;
    model.notice = notice_;
    if (const auto intent = screen_.draw(window, model)) act(*intent);
}

void EditorStage::event(const SDL_Event& event) {
    if (event.type != SDL_QUIT || !board_.unsaved()) return;
    Battlefield field = board_.field();
    field.name = field.name.empty() ? ui::tr("Not saved") : ui::fill(ui::tr("{name} (not saved)"), {{"name", field.name}});
    program_.guarded([&] { program_.store().add_field(std::move(field), program_.ruleset()); });
}

void EditorStage::act(const ui::EditorIntent& intent) {
    notice_.clear();
    file_there_.clear();
    if (const auto* edit = std::get_if<ui::Edit>(&intent)) board_.change(edit->change, edit->goes_on);
    if (std::holds_alternative<ui::UndoEdit>(intent)) board_.undo();
    if (std::holds_alternative<ui::RedoEdit>(intent)) board_.redo();
    if (const auto* keep = std::get_if<ui::SaveField>(&intent)) save(keep->next);
    if (const auto* next = std::get_if<ui::GoOn>(&intent)) go_on(next->next);
    if (const auto* sharing = std::get_if<ui::ShareField>(&intent)) share(*sharing);
}

void EditorStage::save(ui::EditorNext next) {
    const fs::path own = path();
    if (!program_.guarded([&] { save_field(own, board_.field(), program_.ruleset()); })) return;
    file_ = own;
    kept_name_ = board_.field().name;
    board_.note_saved();
    notice_ = ui::fill(ui::tr("Saved as \"{name}\"."), {{"name", kept_name_}});
    go_on(next);
}

void EditorStage::share(const ui::ShareField& sharing) {
    fs::path target = typed_path(sharing.path);
    std::error_code error;
    if (fs::is_directory(target, error)) target /= file_name(board_.field().name) + ".json";
    const bool kept = file_ && path() == *file_;
    const bool own = target == typed_path(path().string()) && (kept || !there_is(target));
    if (there_is(target) && !own && !sharing.replace) {
        file_there_ = sharing.path;
        return;
    }
    if (!program_.guarded([&] { save_field(target, board_.field(), program_.ruleset()); })) return;
    if (own) {
        file_ = path();
        kept_name_ = board_.field().name;
        board_.note_saved();
    }
    notice_ = ui::fill(ui::tr("Written to {path}"), {{"path", target.string()}});
}

void EditorStage::go_on(ui::EditorNext next) {
    switch (next) {
        case ui::EditorNext::stay: return;
        case ui::EditorNext::start_game: return program_.go(std::make_unique<NewGameStage>(program_, std::nullopt, board_.field()));
        case ui::EditorNext::load:
        case ui::EditorNext::leave: return program_.go(std::make_unique<FieldsStage>(program_, file_ ? file_->string() : std::string()));
    }
}

}  // namespace fow::app
