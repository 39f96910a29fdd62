#include "games/waterloo/stages/shared_stages.hpp"

#include "app/seats.hpp"
#include "games/waterloo/engine/rules.hpp"
#include "games/waterloo/stages/battle_table.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {

namespace {

/// The only person at the table, unless the veil would come before their view.
std::optional<Seat> person_at_screen(Program& program) {
    const auto person = table_of(program).only_person();
    if (person && program.seats().seated() != person && program.seats().veils(*person)) return std::nullopt;
    return person;
}

}  // namespace

OpenStage::OpenStage(Program& program)
    : program_(program),
      person_(person_at_screen(program)),
      viewer_(person_ && !program.settings().face_down ? viewer_of(*person_) : Viewer::onlooker),
      view_(table_of(program).session().view(viewer_)) {}

void OpenStage::see() { view_ = table_of(program_).session().view(viewer_); }

BattleStage::BattleStage(Program& program, From from) : OpenStage(program) {
    refresh();
    const Session& session = table_of(program).session();
    const auto& heard = session.heard(Viewer::onlooker);
    const std::size_t first = last_combat(heard);
    if (first == heard.size()) return;
    motion_ = screens::Motion(view_before(session, first, viewer_), screens::Narration::battle, program.settings().fight_pace,
                              table_of(program).roster());
    motion_.add(moment_from(session, first, viewer_));
    if (from == From::last_round) {
        motion_.go_to_last_meeting(false);
        screen_.begin_at(rounds_.size() - 1);
    } else if (from == From::last_meeting) {
        motion_.go_to_last_meeting(true);
        screen_.begin_with_meeting(rounds_.size() - 1);
    }
}

void BattleStage::refresh() {
    BattleTable& table = table_of(program_);
    see();
    const auto& heard = table.session().heard(Viewer::onlooker);
    rounds_ = screens::rounds_of(events_from(heard, last_combat(heard)));
    next_ = program_.next_look();
}

void BattleStage::draw(ui::Window& window) {
    const bool die_due = view_.phase == Phase::battle_die;
    const auto choice = screen_.draw(window, {view_, table_of(program_).roster(), rounds_, die_due, motion_, next_});
    if (choice == screens::BattleChoice::roll_die) roll(window);
    else if (choice == screens::BattleChoice::go_on) program_.proceed();
}

void BattleStage::roll(ui::Window& window) {
    const auto& heard = table_of(program_).session().heard(Viewer::onlooker);
    const std::size_t before = heard.size();
    table_of(program_).roll();
    if (heard.size() == before) return;  // in a lesson there may be no roll: it does not continue every line of play
    screen_.die_rolled(window);
    refresh();
    motion_.add(moment_from(table_of(program_).session(), before, viewer_));
}

PursuitBattleStage::PursuitBattleStage(Program& program) : OpenStage(program) {
    const BattleTable& table = table_of(program);
    const Session& session = table.session();
    const auto& heard = session.heard(Viewer::onlooker);
    fallen_ = fallen_in_pursuit(heard);
    for (std::size_t i = heard.size(); i > 0 && !meeting_; --i) {
        const Event& event = heard[i - 1].event;
        if (const auto* fought = std::get_if<RidersFought>(&event)) meeting_ = *fought;
        if (const auto* taken = std::get_if<VictimTaken>(&event)) meeting_ = *taken;
        if (!meeting_) continue;
        motion_ = screens::Motion(view_before(session, i - 1, viewer_), screens::Narration::battle, program.settings().fight_pace,
                                  table_of(program).roster());
        motion_.add(moment_from(session, i - 1, viewer_));
    }
    next_ = program.next_look();
}

void PursuitBattleStage::draw(ui::Window& window) {
    if (!meeting_ || screen_.draw(window, {view_, table_of(program_).roster(), *meeting_, fallen_, motion_, next_})) program_.proceed();
}

PrussianDieStage::PrussianDieStage(Program& program) : OpenStage(program) {}

void PrussianDieStage::draw(ui::Window& window) {
    const auto choice = screen_.draw(window, view_, table_of(program_).roster(), decided_, program_.next_look().alone);
    if (choice == screens::PrussianDieChoice::go_on) return program_.proceed();
    if (choice != screens::PrussianDieChoice::roll_die) return;
    const auto& heard = table_of(program_).session().heard(Viewer::onlooker);
    const std::size_t before = heard.size();
    table_of(program_).roll();
    if (heard.size() == before) return;  // as in a battle of a lesson
    for (std::size_t i = before; i < heard.size(); ++i)
        if (const auto* decided = std::get_if<PrussiansDecided>(&heard[i].event)) decided_ = *decided;
    screen_.die_rolled(window);
}

}  // namespace fow::waterloo::stages
