#include "games/stratego/stages/set_up_stage.hpp"

#include "app/messages.hpp"
#include "app/typed_paths.hpp"
#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/stages/stratego_system.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::stages {
namespace {

/// Those that fit the board and the army of the game: on a battlefield many do not.
std::vector<stratego::Formation> fitting(const std::vector<stratego::Formation>& all, const Rules& rules, const State& state) {
    std::vector<stratego::Formation> fit = all;
    std::erase_if(fit, [&](const stratego::Formation& formation) {
        Draft draft(rules, state);
        try {
            draft.read(formation.set_up);
        } catch (const DataError&) {
            return true;
        }
        return draft.not_ready().has_value();
    });
    return fit;
}

}  // namespace

SetUpStage::SetUpStage(Program& program, Seat seat)
    : SeatStage(program, seat),
      formations_(fitting(system_at(program).formations(), table().session().rules(), table().session().state())),
      kept_(kept_armies()) {
    for (const stratego::Formation& formation : formations_)
        shown_.push_back({ui::tr(formation.name.c_str()), ui::tr(formation.text.c_str()),
                          read_set_up(table().session().rules(), seat_, formation.set_up)});
    refresh();
}

std::vector<screens::KeptSetUp> SetUpStage::kept_armies() {
    std::vector<screens::KeptSetUp> armies;
    for (Store::KeptArmy& army : program_.store().deployments(system_at(program_), seat_, table().session().record().id))
        armies.push_back({std::move(army.name), army.sealed});
    return armies;
}

void SetUpStage::report(const std::optional<Violation>& refusal) { notice_ = refusal ? notice_of(*refusal) : std::string(); }

void SetUpStage::draw(ui::Window& window) {
    const screens::SetUpModel model{.view = view_,
                                    .rules = table().session().rules().set(),
                                    .seat = seat_,
                                    .name = ui::shown_name(window, table().name(seat_)),
                                    .not_ready = table().draft().not_ready(),
                                    .formations = shown_,
                                    .kept = kept_,
                                    .text = table().draft().letters(),
                                    .notice = notice_,
                                    .has_phrase = table().seal().has_phrase(seat_),
                                    .lesson = program_.in_lesson()};
    const auto intent = screen_.draw(window, model);
    if (!intent) return;
    notice_.clear();
    handle(*intent);
}

void SetUpStage::handle(const screens::SetUpIntent& intent) {
    if (std::holds_alternative<Ready>(intent)) {
        if (const auto refusal = table().draft().not_ready()) return report(refusal);
        return program_.say_ready();
    }
    if (std::holds_alternative<ui::DropVeil>(intent)) return program_.drop_veil();
    if (const auto* choice = std::get_if<screens::TableChoice>(&intent)) return choose(*choice);
    if (const auto* kept = std::get_if<screens::KeepSetUp>(&intent))
        return keep({seat_, kept->name, table().draft().places(), table().session().record().id}, Store::Taken::refuse);
    change(intent);
    table().save();
    refresh();
}

void SetUpStage::change(const screens::SetUpIntent& intent) {
    Draft& draft = table().draft();
    if (const auto* place = std::get_if<screens::PlaceRank>(&intent)) report(draft.place(place->rank, place->at));
    if (const auto* shift = std::get_if<screens::ShiftPiece>(&intent)) report(draft.shift(shift->from, shift->to));
    if (const auto* back = std::get_if<screens::TakeBackPiece>(&intent)) draft.take_up(back->from);
    if (const auto* whole = std::get_if<screens::ArmyChange>(&intent)) change_army(*whole);
    if (const auto* use = std::get_if<screens::UseFormation>(&intent)) read(formations_[use->number].set_up);
    if (const auto* typed = std::get_if<screens::ReadSetUp>(&intent)) read(typed->text);
    if (const auto* wanted = std::get_if<screens::LoadSetUp>(&intent)) load(*wanted);
}

void SetUpStage::change_army(screens::ArmyChange change) {
    Draft& draft = table().draft();
    switch (change) {
        case screens::ArmyChange::fill: return draft.fill(program_.numbers());
        case screens::ArmyChange::shuffle: draft.clear(); return draft.fill(program_.numbers());
        case screens::ArmyChange::mirror: return report(draft.mirror());
        case screens::ArmyChange::clear: return draft.clear();
    }
}

/// The player may have typed anything: the column says what is wrong with it.
void SetUpStage::read(const std::string& letters) {
    try {
        table().draft().read(letters);
    } catch (const DataError& fault) {
        notice_ = fault.reason;
    }
}

void SetUpStage::load(const screens::LoadSetUp& wanted) {
    program_.guarded([&] {
        const auto path = program_.store().deployment_path(system_at(program_), seat_, wanted.name);
        const auto text = program_.store().deployment(path, table().seal(), wanted.phrase);
        if (text) report(table().draft().set(stratego::read_deployment(*text, path.string(), table().session().rules().set()).places));
        else notice_ = ui::tr("That is not the pass phrase with which this set-up was sealed.");
    });
}

void SetUpStage::keep(const stratego::Deployment& army, Store::Taken taken) {
    program_.guarded([&] {
        const std::string name = file_name(army.name);
        const SealedDeployment open{&system_at(program_).documents(), army.seat, army.name, army.kept_in, {}, {}};
        const std::string text = stratego::write_deployment(army, table().session().rules().set());
        if (program_.store().save_deployment(open, text, table().seal(), taken)) {
            kept_ = kept_armies();
            return notice(ui::fill(ui::tr("Kept as \"{name}\"."), {{"name", name}}));
        }
        Message question = name_is_taken(name);
        question.act = [this, army] { keep(army, Store::Taken::replace); };
        program_.tell(std::move(question));
    });
}

void SetUpStage::choose(const screens::TableChoice& choice) {
    if (std::holds_alternative<ui::ToTitle>(choice)) return program_.go_to_title();
    if (const auto* set = std::get_if<ui::SetPhrase>(&choice)) return program_.set_phrase(seat_, *set);
    if (const auto* save = std::get_if<ui::SaveGame>(&choice)) return program_.save_game(save->name);
    report(table().play(std::get<Action>(choice)));
    if (notice_.empty()) program_.proceed();
}

}  // namespace fow::stratego::stages
