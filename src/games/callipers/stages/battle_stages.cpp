#include "games/callipers/stages/battle_stages.hpp"

#include "app/stages/fields_stage.hpp"
#include "files/files.hpp"
#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/screens/game_look.hpp"
#include "games/callipers/stages/callipers_system.hpp"
#include "games/callipers/stages/game_stages.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::stages {
namespace {

namespace fs = std::filesystem;

/// The figures and the ground of the game, which a battle may change.
const RuleSet& ground_of(const Program& program) { return system_in(program).battles().front(); }

RuleSet load_drawing(const Program& program, const fs::path& path) {
    return callipers::read_battle_drawing(files::read(path), path.string(), ground_of(program));
}

std::string text_named(const Program& program, RuleSet battle, const std::string& name) {
    battle.battle.name = name;
    return callipers::write_battle(battle, ground_of(program));
}

}  // namespace

BattlesStage::BattlesStage(Program& program, const fs::path& chosen)
    : FieldsStage(program, system_in(program), ui::tr("An open field without roads, farms and pieces.")) {
    refresh();
    select(chosen);
}

/// In the order of the form of a new game.
std::vector<fs::path> BattlesStage::shipped() const {
    std::vector<fs::path> paths;
    for (const RuleSet& rules : system_in(program()).battles())
        paths.push_back(callipers::data::rules_folder(program().data()) / "battles" / (rules.battle.id + ".json"));
    return paths;
}

ui::FieldEntry BattlesStage::read(const fs::path& path) {
    ui::FieldEntry entry{path.stem().string()};
    try {
        const RuleSet battle = load_drawing(program(), path);
        if (!battle.battle.name.empty()) entry.name = battle.battle.name;
        entry.readable = true;
        entry.rules = ui::fill(ui::tr("{turns} turns"), {{"turns", std::to_string(battle.battle.turns)}});
        entry.told = {told_of(battle)};
        entry.picture = screens::picture_of(battle, screens::view_at_start(battle));
        if (const auto faults = callipers::faults_of(battle); !faults.empty()) entry.trouble = screens::sentence_of(battle, faults.front());
        battles_.insert_or_assign(path, battle);
    } catch (const DataError& fault) {
        entry.trouble = text_of(fault, ui::tr);
    }
    return entry;
}

fs::path BattlesStage::add(const fs::path& path, const std::string& name) {
    const RuleSet battle = load_drawing(program(), path);
    const std::string kept = battle.battle.name.empty() ? path.stem().string() : battle.battle.name;
    return add_field(program().store(), system_in(program()), name.empty() ? kept : name,
                     [&](const std::string& free) { return text_named(program(), battle, free); });
}

void BattlesStage::play(const fs::path& path) {
    program().go(std::make_unique<NewGameStage>(program(), form_with(program(), battles_.at(path))));
}

void BattlesStage::edit(const fs::path& path, bool copy) {
    RuleSet battle = battles_.at(path);
    if (copy) {
        const std::string name = name_of_copy(battle.battle.name, is_own(path));
        battle = screens::own_battle(std::move(battle), name);
    }
    program().go(std::make_unique<BattleEditorStage>(program(), std::move(battle), copy ? std::nullopt : std::optional(path)));
}

void BattlesStage::edit_new() { program().go(std::make_unique<BattleEditorStage>(program(), screens::empty_battle(ground_of(program())))); }

BattleEditorStage::BattleEditorStage(Program& program, RuleSet battle, std::optional<fs::path> file)
    : FieldEditorStage(program, system_in(program), std::move(file), battle.battle.name), drawing_(std::move(battle)) {}

std::string BattleEditorStage::written(const std::string& name) const { return text_named(program(), drawing_.field(), name); }

std::vector<std::string> BattleEditorStage::faults() const {
    std::vector<std::string> sentences;
    for (const Fault& fault : drawing_.faults()) sentences.push_back(screens::sentence_of(drawing_.field(), fault));
    return sentences;
}

void BattleEditorStage::draw(ui::Window& window) {
    const screens::BattleEditorModel model{drawing_.field(), drawing_.faults(), state()};
    auto intent = screen_.draw(window, model);
    if (!intent) return;
    if (const auto* frame = std::get_if<ui::FrameIntent>(&*intent)) return handle(*frame);
    auto& edit = std::get<screens::BattleEdit>(*intent);
    forget_notice();
    drawing_.change(std::move(edit.next), edit.goes_on);
}

void BattleEditorStage::rename(const std::string& name, bool goes_on) {
    RuleSet next = drawing_.field();
    next.battle.name = name;
    drawing_.change(std::move(next), goes_on);
}

void BattleEditorStage::play() { program().go(std::make_unique<NewGameStage>(program(), form_with(program(), drawing_.field()))); }

void BattleEditorStage::list(const fs::path& chosen) { program().go(std::make_unique<BattlesStage>(program(), chosen)); }

}  // namespace fow::callipers::stages
