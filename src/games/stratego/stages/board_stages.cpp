#include "games/stratego/stages/board_stages.hpp"

#include "app/stages/fields_stage.hpp"
#include "files/files.hpp"
#include "games/stratego/engine/rules.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "games/stratego/screens/editor/board_change.hpp"
#include "games/stratego/stages/stratego_system.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::stages {
namespace {

namespace fs = std::filesystem;
using ui::fill;
using ui::tr;

stratego::Scenario load(const Program& program, const fs::path& path) {
    const std::string text = files::read(path);
    const RuleSet& base = system_in(program, stratego::game_of_scenario(text, path.string())).rules();
    return stratego::read_drawing(text, path.string(), base);
}

std::string text_of(const Program& program, const stratego::Scenario& scenario) {
    return stratego::write_scenario(scenario, system_in(program, scenario.rules.id).rules());
}

std::string size_text(const RuleSet& rules) {
    return fill(tr("{files} by {ranks} squares"), {{"files", std::to_string(rules.files)}, {"ranks", std::to_string(rules.ranks)}});
}

std::string game_name(const RuleSet& rules) { return tr(screens::words_of(rules.id).name); }

std::vector<std::string> told_of(const stratego::Scenario& scenario, bool printed) {
    const RuleSet& rules = scenario.rules;
    if (printed) return {fill(tr("{size}. For each of these games, with its own pieces."), {{"size", size_text(rules)}})};
    return {fill(tr("{game}: {size}. {pieces}"),
                 {{"game", game_name(rules)}, {"size", size_text(rules)}, {"pieces", screens::pieces_text(rules.armies)}}),
            scenario.start ? tr("The armies are placed.") : tr("The players set up their armies.")};
}

std::string hint_of_new() { return tr("The printed board without its lakes, with both zones and the whole army."); }

stratego::Scenario printed_board(const RuleSet& rules) {
    return {tr_later("The printed board"), tr_later("Ten by ten squares and two lakes, as the game has always been played."), rules,
            std::nullopt};
}

}  // namespace

std::string name_of_board(const Program& program, const RuleSet& rules, const std::optional<State>& start) {
    std::vector<fs::path> paths = stratego::data::fields(program.data());
    for (const fs::path& path : program.store().fields(system_in(program, rules.id))) paths.push_back(path);
    for (const fs::path& path : paths) {
        try {
            const stratego::Scenario scenario = load(program, path);
            if (scenario.rules == rules && scenario.start == start) return scenario.name.empty() ? path.stem().string() : scenario.name;
        } catch (const DataError&) {  // the list reports it
        }
    }
    return {};
}

BoardsStage::BoardsStage(Program& program, std::string variant, const fs::path& chosen)
    : FieldsStage(program, system_in(program, variant), hint_of_new()), variant_(std::move(variant)) {
    refresh();
    select(chosen);
}

BoardsStage::BoardsStage(Program& program, NewGameFilled filled)
    : FieldsStage(program, system_in(program, filled.form.variant), hint_of_new()),
      variant_(filled.form.variant),
      filled_(std::move(filled)) {
    refresh();
}

std::vector<fs::path> BoardsStage::shipped() const {
    std::vector<fs::path> paths = stratego::data::fields(program().data());
    paths.insert(paths.begin(), fs::path());
    return paths;
}

ui::FieldEntry BoardsStage::read(const fs::path& path) {
    ui::FieldEntry entry{path.stem().string()};
    try {
        const bool printed = path.empty();
        const stratego::Scenario scenario = printed ? printed_board(system_in(program(), variant_).rules()) : load(program(), path);
        if (!scenario.name.empty()) entry.name = scenario.name;
        entry.readable = true;
        entry.rules = printed ? std::string(tr.in("rules", "Any")) : game_name(scenario.rules);
        entry.told = told_of(scenario, printed);
        entry.picture = screens::board_picture(scenario.rules);
        entry.description = scenario.description;
        if (scenario.start) entry.fixed = tr("Pieces stand on it: it can be played, but not changed here.");
        if (const auto faults = stratego::faults_of(scenario.rules); !faults.empty()) entry.trouble = screens::sentence_of(faults.front());
        fields_.insert_or_assign(path, scenario);
    } catch (const DataError& fault) {
        entry.trouble = text_of(fault, ui::tr);
    }
    return entry;
}

fs::path BoardsStage::add(const fs::path& path, const std::string& name) {
    stratego::Scenario scenario = load(program(), path);
    if (!name.empty()) scenario.name = name;
    if (scenario.name.empty()) scenario.name = path.stem().string();
    return add_field(program().store(), system_in(program(), variant_), scenario.name, [&](const std::string& free) {
        scenario.name = free;
        return text_of(program(), scenario);
    });
}

void BoardsStage::play(const fs::path& path) {
    NewGameFilled filled = filled_.value_or(filled_form(program(), variant_));
    const stratego::Scenario& scenario = fields_.at(path);
    filled.field.reset();
    if (!path.empty()) filled.field = scenario;
    program().go(std::make_unique<NewGameStage>(program(), std::move(filled)));
}

void BoardsStage::edit(const fs::path& path, bool copy) {
    const stratego::Scenario& scenario = fields_.at(path);
    stratego::Battlefield field{copy ? name_of_copy(scenario.name, is_own(path)) : scenario.name, scenario.description, scenario.rules};
    program().go(std::make_unique<BoardEditorStage>(program(), std::move(field), copy ? std::nullopt : std::optional(path)));
}

void BoardsStage::edit_new() {
    stratego::Battlefield field{{}, {}, system_in(program(), variant_).rules()};
    field.rules.lakes = {};
    program().go(std::make_unique<BoardEditorStage>(program(), std::move(field)));
}

void BoardsStage::leave() {
    if (filled_) program().go(std::make_unique<NewGameStage>(program(), *filled_));
    else program().go_to_title();
}

BoardEditorStage::BoardEditorStage(Program& program, stratego::Battlefield field, std::optional<fs::path> file)
    : FieldEditorStage(program, system_in(program, field.rules.id), std::move(file), field.name), drawing_(std::move(field)) {
    for (const StrategoSystem* system : systems_in(program)) printed_.push_back(system->rules());
}

std::string BoardEditorStage::written(const std::string& name) const {
    const stratego::Battlefield& field = drawing_.field();
    return text_of(program(), {name, field.description, field.rules, std::nullopt});
}

std::vector<std::string> BoardEditorStage::faults() const {
    std::vector<std::string> sentences;
    for (const Fault& fault : drawing_.faults()) sentences.push_back(screens::sentence_of(fault));
    return sentences;
}

void BoardEditorStage::draw(ui::Window& window) {
    const screens::BoardEditorModel model{drawing_.field(), drawing_.faults(), printed_, state()};
    const auto intent = screen_.draw(window, model);
    if (!intent) return;
    if (const auto* frame = std::get_if<ui::FrameIntent>(&*intent)) return handle(*frame);
    const auto& edit = std::get<screens::BoardEdit>(*intent);
    forget_notice();
    drawing_.change(edit.change, edit.goes_on);
}

void BoardEditorStage::play() {
    const stratego::Battlefield& field = drawing_.field();
    NewGameFilled filled = filled_form(program(), field.rules.id);
    filled.field = stratego::Scenario{field.name, field.description, field.rules, std::nullopt};
    program().go(std::make_unique<NewGameStage>(program(), std::move(filled)));
}

void BoardEditorStage::list(const fs::path& chosen) {
    program().go(std::make_unique<BoardsStage>(program(), drawing_.field().rules.id, chosen));
}

}  // namespace fow::stratego::stages
