#include "app/seats.hpp"

#include <memory>

#include "app/desk.hpp"
#include "app/program.hpp"
#include "app/shell.hpp"
#include "app/stages/hand_over_stages.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

void Seats::hand_over(Seat seat) {
    leave();
    program_.go(std::make_unique<HandOverStage>(program_, seat, program_.table().name(seat), HandOverStage::Purpose::game));
}

void Seats::leave() {
    seated_.reset();
    program_.shell().forget_traces();
}

void Seats::take_seat(Seat seat) {
    seated_ = seat;
    stranger_ = false;
    program_.proceed();
}

void Seats::drop_veil_unasked() {
    const auto seat = program_.shell().coming_page().private_to();
    if (seat && veils(*seat)) drop_veil();
}

void Seats::drop_veil() {
    const auto seat = program_.shell().coming_page().private_to();
    if (!seat || program_.in_lesson() || !program_.current().hides()) return;
    const Desk& desk = program_.desk();
    const TableNotes& notes = desk.game_on_screen().notes();
    if (practised_alone(notes) && !veils(*seat)) return;
    program_.shell().messages().forget_those_for_the_seat();
    leave();
    program_.go(std::make_unique<HandOverStage>(program_, *seat, names_at_table(notes)[*seat],
                                                desk.replays() ? HandOverStage::Purpose::replay : HandOverStage::Purpose::game));
}

bool Seats::veils(Seat seat) {
    if (program_.in_lesson() || !program_.current().hides()) return false;
    if (asks_phrase(seat)) return true;
    const TableNotes& notes = program_.desk().game_on_screen().notes();
    const bool new_person = !program_.desk().replays() && stranger_ && !practised_alone(notes);
    return !player_of(notes, seat) && (shared(notes) || new_person);
}

bool Seats::asks_phrase(Seat seat) {
    const seal::Seal& seal = program_.desk().seal();
    return seal.asks(seat) || (!program_.desk().replays() && stranger_ && seal.has_phrase(seat));
}

void Seats::say_ready() {
    const auto next = program_.table().seat_at_screen_when_ready();
    if (program_.in_lesson() || !next || next == seated_ || !veils(*next)) {
        if (confirm_army()) program_.proceed();
        return;
    }
    leave();
    program_.go(std::make_unique<HandOverStage>(program_, *next, program_.table().name(*next), HandOverStage::Purpose::after_set_up));
}

bool Seats::confirm_army() {
    if (!program_.table().confirm_army()) return true;
    program_.proceed();  // it could not be noted, and the player is told why
    return false;
}

ui::NextLook Seats::next_look() const {
    const Table& table = program_.table();
    const auto next = table.seat_at_screen_next(std::nullopt);
    const bool alone = practised_alone(table.match().notes()) || table.only_person();
    if (!next || program_.in_lesson() || alone) return {.alone = alone};
    return {.text = ui::fill(ui::tr("Then only {name} looks."), {{"name", table.name(*next)}}), .at_once = seated_ == next};
}

bool Seats::person_decides() const {
    if (!program_.desk().plays() || program_.shell().page_changes() || program_.table().match().over()) return false;
    const Stage& page = *program_.shell().page();
    const auto seat = page.private_to();
    const Table& table = program_.table();
    return seat && !page.waits() && !page.revealing() && table.match().wanted() == seat && !table.is_computed(*seat);
}

bool Seats::seen_from_north() const {
    const Desk& desk = program_.desk();
    if (!program_.shell().page()->board_turns()) return false;
    const std::optional<Seat> looking = desk.replays() ? desk.replay_seat() : seated_;
    // A player against the computer sees the board from their own side, when the game is over too.
    const bool game = desk.replays() || desk.plays();
    const std::optional<Seat> alone = game ? only_person(desk.game_on_screen().notes()) : std::nullopt;
    if (alone) return looking.value_or(*alone) == Seat::second;
    return looking == Seat::second && program_.settings().turn_board;
}

}  // namespace fow::app
