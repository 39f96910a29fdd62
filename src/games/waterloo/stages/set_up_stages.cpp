#include "games/waterloo/stages/set_up_stages.hpp"

#include "app/messages.hpp"
#include "app/typed_paths.hpp"
#include "games/waterloo/stages/field_stages.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {

std::vector<screens::KeptArmy> SetUpStage::kept_armies() {
    std::vector<screens::KeptArmy> armies;
    for (Store::KeptArmy& army : program_.store().deployments(waterloo_in(program_), seat_, table().session().record().id))
        armies.push_back({std::move(army.name), army.sealed});
    return armies;
}

SetUpStage::SetUpStage(Program& program, Seat seat)
    : SeatStage(program, seat), deployments_(kept_armies()), series_(series_told(program, seat)) {
    refresh();
}

void SetUpStage::refresh() {
    view_ = table().draft().view();
    warned_ = first_volley_targets(view_, table().roster());
}

void SetUpStage::report(const std::optional<Violation>& refusal) { notice_ = refusal ? notice_of(*refusal) : std::string(); }

void SetUpStage::draw(ui::Window& window) {
    const screens::SetUpModel model{view_,
                                    table().roster(),
                                    seat_,
                                    ui::shown_name(window, table().name(seat_)),
                                    table().draft().not_ready(),
                                    warned_,
                                    deployments_,
                                    notice_,
                                    table().seal().has_phrase(seat_),
                                    program_.in_lesson(),
                                    series_.standing,
                                    series_.briefing};
    const auto intent = screen_.draw(window, model);
    if (!intent) return;
    notice_.clear();
    handle(*intent);
}

void SetUpStage::handle(const screens::SetUpIntent& intent) {
    if (std::holds_alternative<screens::SayReady>(intent)) {
        if (const auto refusal = table().draft().not_ready()) return report(refusal);
        return program_.say_ready();
    }
    if (std::holds_alternative<ui::DropVeil>(intent)) return program_.drop_veil();
    if (const auto* choice = std::get_if<ui::MenuChoice>(&intent)) return menu(*choice);
    Draft& draft = table().draft();
    if (const auto* place = std::get_if<PlaceUnit>(&intent)) report(draft.place(place->unit, place->square));
    if (const auto* shift = std::get_if<screens::Shift>(&intent)) report(draft.shift(shift->from, shift->to));
    if (const auto* back = std::get_if<screens::TakeBack>(&intent)) draft.take_back(back->from);
    if (const auto* change = std::get_if<screens::WholeArmy>(&intent)) change_army(*change);
    if (const auto* kept = std::get_if<screens::SaveDeployment>(&intent))
        return save({seat_, kept->name, draft.places(), table().session().record().id}, Store::Taken::refuse);
    if (const auto* wanted = std::get_if<screens::LoadDeployment>(&intent)) load(*wanted);
    table().save();
    refresh();
}

void SetUpStage::load(const screens::LoadDeployment& wanted) {
    program_.guarded([&] {
        const auto path = program_.store().deployment_path(waterloo_in(program_), seat_, wanted.name);
        const auto text = program_.store().deployment(path, table().seal(), wanted.phrase);
        if (text) report(table().draft().set(read_deployment(*text, path.string(), table().roster()).places));
        else notice(ui::tr("That is not the pass phrase with which this deployment was sealed."));
    });
}

void SetUpStage::save(const Deployment& army, Store::Taken taken) {
    program_.guarded([&] {
        const std::string name = file_name(army.name);
        const SealedDeployment open{&fow::waterloo::documents(), army.seat, army.name, army.kept_in, {}, {}};
        if (program_.store().save_deployment(open, write_deployment(army, table().roster()), table().seal(), taken)) {
            deployments_ = kept_armies();
            return notice(ui::fill(ui::tr("Kept as \"{name}\"."), {{"name", name}}));
        }
        Message question = name_is_taken(name);
        question.act = [this, army] { save(army, Store::Taken::replace); };
        program_.tell(std::move(question));
    });
}

void SetUpStage::change_army(screens::WholeArmy change) {
    Draft& draft = table().draft();
    switch (change) {
        case screens::WholeArmy::fill: draft.fill(program_.numbers()); return;
        case screens::WholeArmy::mirror: draft.mirror(); return;
        case screens::WholeArmy::clear: draft.clear(); return;
        case screens::WholeArmy::historical:
            program_.guarded([&] { draft.set_what_fits(historical_army(program_.data(), seat_, table().roster()).places); });
            return;
    }
}

void SetUpStage::menu(const ui::MenuChoice& choice) {
    if (std::holds_alternative<ui::ToTitle>(choice)) return program_.go_to_title();
    if (const auto* set = std::get_if<ui::SetPhrase>(&choice)) return program_.set_phrase(seat_, *set);
    if (const auto* save = std::get_if<ui::SaveGame>(&choice)) return program_.save_game(save->name);
    report(table().play(std::holds_alternative<ui::GiveUpGame>(choice) ? Action(Resign{}) : Action(OfferDraw{})));
    if (notice_.empty()) program_.proceed();
}

void DraftStage::draw(ui::Window& window) {
    const auto intent = screen_.draw(
        window, {view_, seat_, ui::shown_name(window, table().name(seat_)), ui::shown_name(window, table().name(other(seat_)))});
    if (!intent) return;
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    if (!table().play(std::get<DraftCards>(*intent))) program_.proceed();
}

}  // namespace fow::waterloo::stages
