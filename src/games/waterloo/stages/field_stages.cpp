#include "games/waterloo/stages/field_stages.hpp"

#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/screens/editor/editor_overlay.hpp"
#include "games/waterloo/screens/editor/fields_picture.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/stages/game_stages.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {
namespace {

namespace fs = std::filesystem;

void tell_of(ui::FieldEntry& entry, const Battlefield& field, const Roster& roster, bool printed) {
    entry.readable = true;
    entry.rules = printed ? std::string(ui::tr.in("rules", "Any")) : screens::mode_name(field.mode);
    entry.told = {screens::armies_text(field, roster),
                  ui::fill(field.players_set_up ? ui::tr("{mode} rules. The players set up their armies.")
                                                : ui::tr("{mode} rules. The armies are placed."),
                           {{"mode", entry.rules}})};
    entry.picture = [field, &roster](ui::Window& window, ImDrawList& list, const SDL_FRect& rect) {
        screens::draw_field_picture(window, list, rect, field, roster);
    };
    entry.description = field.description;
}

std::string hint_of_new() { return ui::tr("An open field, both armies in their boxes."); }

}  // namespace

BattlefieldsStage::BattlefieldsStage(Program& program, const fs::path& chosen) : FieldsStage(program, waterloo_in(program), hint_of_new()) {
    refresh();
    select(chosen);
}

BattlefieldsStage::BattlefieldsStage(Program& program, screens::NewGameForm form, std::optional<Battlefield> field)
    : FieldsStage(program, waterloo_in(program), hint_of_new()), form_(std::move(form)), field_(std::move(field)) {
    refresh();
}

std::vector<fs::path> BattlefieldsStage::shipped() const {
    std::vector<fs::path> paths = shipped_fields(program().data());
    paths.insert(paths.begin(), fs::path());
    return paths;
}

Battlefield BattlefieldsStage::printed() const {
    Battlefield field =
        classic_battlefield(ruleset_of(program()), mode_from_word(form_ ? form_->mode : std::string()).value_or(Mode::expert));
    field.name = ui::tr_later("Mont St Jean");
    field.description = ui::tr_later("The board as printed, with every piece of the box. In the Basic game the terrain has no effect.");
    return field;
}

ui::FieldEntry BattlefieldsStage::read(const fs::path& path) {
    const Ruleset& base = ruleset_of(program());
    ui::FieldEntry entry{path.stem().string()};
    try {
        const Battlefield field = path.empty() ? printed() : load_field(path, base);
        if (!field.name.empty()) entry.name = field.name;
        tell_of(entry, field, base.pieces.roster, path.empty());
        if (const auto faults = faults_of(field, base); !faults.empty()) entry.trouble = screens::reason_of(faults.front());
        fields_.insert_or_assign(path, field);
    } catch (const DataError& fault) {
        entry.trouble = text_of(fault, ui::tr);
    }
    return entry;
}

fs::path BattlefieldsStage::add(const fs::path& path, const std::string& name) {
    Battlefield field = load_field(path, ruleset_of(program()));
    if (!name.empty()) field.name = name;
    if (field.name.empty()) field.name = path.stem().string();
    return add_field(program().store(), waterloo_in(program()), std::move(field), ruleset_of(program()));
}

void BattlefieldsStage::play(const fs::path& path) { program().go(std::make_unique<NewGameStage>(program(), form_, fields_.at(path))); }

void BattlefieldsStage::edit(const fs::path& path, bool copy) {
    Battlefield field = fields_.at(path);
    if (copy) field.name = name_of_copy(field.name, is_own(path));
    program().go(std::make_unique<EditorStage>(program(), std::move(field), copy ? std::nullopt : std::optional(path)));
}

void BattlefieldsStage::edit_new() { program().go(std::make_unique<EditorStage>(program(), empty_battlefield(ruleset_of(program())))); }

void BattlefieldsStage::leave() {
    if (form_) program().go(std::make_unique<NewGameStage>(program(), form_, field_));
    else program().go_to_title();
}

EditorStage::EditorStage(Program& program, Battlefield field, std::optional<fs::path> file)
    : FieldEditorStage(program, waterloo_in(program), std::move(file), field.name), board_(std::move(field), ruleset_of(program)) {}

std::string EditorStage::written(const std::string& name) const {
    Battlefield field = board_.field();
    field.name = name;
    return write_battlefield(field, ruleset_of(program()));
}

std::vector<std::string> EditorStage::faults() const {
    std::vector<std::string> sentences;
    for (const BattlefieldFault& fault : board_.faults()) sentences.push_back(screens::reason_of(fault));
    return sentences;
}

void EditorStage::draw(ui::Window& window) {
    const Ruleset& rules = ruleset_of(program());
    const Battlefield& field = board_.field();
    screens::EditorModel model{field, board_.view(), rules.pieces.roster, board_.faults()};
    model.state = state();
    model.zones = rules.board.set_up_zone;
    model.garrison_tile = rules.expert.garrison_tile;
    model.garrison = rules.expert.garrison;
    model.garrison_seat = rules.expert.garrison_seat;
    model.lines_to_sever = rules.pieces.lines_to_sever;
    model.prussian_minutes = rules.turns.first_turn_minutes + (field.prussian_turn - 1) * rules.turns.minutes_a_turn;
    const auto intent = screen_.draw(window, model);
    if (!intent) return;
    if (const auto* frame = std::get_if<ui::FrameIntent>(&*intent)) return handle(*frame);
    const auto& edit = std::get<screens::Edit>(*intent);
    forget_notice();
    board_.change(edit.change, edit.goes_on);
}

void EditorStage::play() { program().go(std::make_unique<NewGameStage>(program(), std::nullopt, board_.field())); }

void EditorStage::list(const fs::path& chosen) { program().go(std::make_unique<BattlefieldsStage>(program(), chosen)); }

namespace {

namespace fs = std::filesystem;

}  // namespace

std::vector<fs::path> shipped_fields(const fs::path& data) { return files::documents_in(data::rules_folder(data) / "fields"); }

Deployment historical_army(const fs::path& data, Seat seat, const Roster& roster) {
    const fs::path path = data::rules_folder(data) / "deployments" / (std::string(word(seat)) + "-1815.json");
    return read_deployment(files::read(path), path.string(), roster);
}

}  // namespace fow::waterloo::stages
