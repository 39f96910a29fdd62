#include "app/game_flow.hpp"

#include <utility>

#include "app/lessons.hpp"
#include "app/player_data.hpp"
#include "app/program.hpp"
#include "app/seats.hpp"
#include "app/series.hpp"
#include "app/shell.hpp"
#include "app/stages/waiting_stage.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

void GameFlow::proceed() {
    if (program_.in_lesson()) return program_.lessons().proceed();
    Table& table = program_.table();
    Seats& at_screen = program_.seats();
    if (table.match().over()) note_result();
    if (table.is_watched()) return watch();
    while (table.roll_unwatched() || answered_at_once()) {}
    const auto next = table.seat_at_screen_next(at_screen.seated());
    if (next && table.is_computed(*next)) return wait_for_computer();
    if (!next) {
        at_screen.leave();
        return table.open_page(program_, std::nullopt);
    }
    if (at_screen.seated() == next) return table.open_page(program_, next);
    at_screen.leave();
    if (!at_screen.veils(*next)) return at_screen.take_seat(*next);
    at_screen.hand_over(*next);
}

void GameFlow::note_result() {
    const Match& match = program_.table().match();
    program_.player_data().note_result(match, program_.shell().messages());
    try {
        note_battle(program_.store(), match);
    } catch (const DataError& fault) {
        program_.tell(not_written(trouble_of(fault)));
    }
}

bool GameFlow::answered_at_once() {
    Table& table = program_.table();
    const auto seat = table.match().wanted();
    if (!table.decides_at_once() || (seat && table.is_guest(*seat))) return false;
    const auto decision = table.computed_decision();
    if (!decision) return false;
    decision->think({});
    return decision->play() == ComputedDecision::Played::yes;
}

void GameFlow::watch() {
    program_.seats().leave();
    Table& table = program_.table();
    while (table.roll_due() || answered_at_once()) {}
    const Match& match = table.match();
    auto page = match.over() ? nullptr : system_of(program_.systems(), match.system().id())->watch_page(program_, match);
    if (page) program_.go(std::make_unique<WatchStage>(program_, std::move(page)));
    else table.open_page(program_, std::nullopt);
}

void GameFlow::wait_for_computer() {
    Table& table = program_.table();
    Seats& at_screen = program_.seats();
    const auto person = table.only_person();
    if (person && at_screen.seated() != person) {
        at_screen.leave();
        if (at_screen.veils(*person)) return at_screen.hand_over(*person);
        at_screen.sit_down(*person);
    }
    auto decision = table.computed_decision();
    if (!decision) return table.open_page(program_, person);  // chance is due
    std::unique_ptr<Stage> page;
    if (person && !table.decides_at_once()) page = table.waiting_page(program_, *person);
    if (!page) page = std::make_unique<PatienceStage>(program_, person);
    program_.go(std::make_unique<WaitingStage>(program_, std::move(page), std::move(decision)));
}

void GameFlow::let_finish(PendingDecision thought) {
    thought.abandon();
    std::erase_if(unobserved_, [](const auto& old) { return old.ready(); });
    unobserved_.push_back(std::move(thought));
}

void GameFlow::computer_answers(const std::shared_ptr<ComputedDecision>& decision) {
    Table& table = program_.table();
    const std::size_t line = table.match().heard();
    const bool shows = !table.decides_at_once();
    if (!carry_out(decision)) return;
    if (shows) table.show_answer(program_, line);
    else proceed();
}

bool GameFlow::carry_out(const std::shared_ptr<ComputedDecision>& decision) {
    Table& table = program_.table();
    const Seat seat = *table.match().wanted();
    switch (decision ? decision->play() : ComputedDecision::Played::nothing) {
        case ComputedDecision::Played::yes: return true;
        case ComputedDecision::Played::waits: program_.go_to_title(); break;  // the player is told why
        case ComputedDecision::Played::nothing:
            const std::string why = decision ? table.complaint(seat) : table.does_not_think_on(seat);
            if (!table.settle({SeatTaken{seat, std::nullopt}})) {
                program_.go_to_title();
                break;
            }
            if (!why.empty()) program_.tell(Message{ui::tr("A seat changes hands"), why});
            program_.seats().expect_stranger();
            proceed();
    }
    return false;
}

}  // namespace fow::app
