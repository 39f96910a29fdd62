// The current game: starting it, handing over between the seats, choosing the page for a seat; and replays.
#include <algorithm>
#include <utility>

#include "app/program.hpp"
#include "app/stages/hand_over_stages.hpp"
#include "app/stages/waiting_stage.hpp"
#include "app/stages/watch_stage.hpp"
#include "app/typed.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

void Program::set_table(Game game, Store::Holds holds) {
    if (table_ && !table_->saved()) table_->save();
    if (table_ && !table_->saved()) {
        Message question = lose_unsaved_steps();
        question.act = [this, game = std::move(game), holds] {
            table_.reset();
            trouble_.reset();
            set_table(game, holds);
        };
        return tell(std::move(question));
    }
    std::vector<TableEvent> remarks;
    if (const auto departure = store_.departure(game)) remarks = departure->remarks();
    bool asks = !remarks.empty();
    if (!game.match->over()) {
        for (const TableEvent& chosen : chosen_chance(game.match->system(), game.match->notes())) remarks.push_back(chosen);
        asks = asks || (!remarks.empty() && store_.knows(game.match->notes().id));
    }
    if (!asks) return play_on(std::move(game), holds, remarks);
    const System& system = game.match->system();
    const PerSeat<std::string> names = game.match->notes().names;
    const auto answered = [this, game = std::move(game), holds, remarks](bool agreed) {
        if (agreed) play_on(game, holds, remarks);
        else go_to_title();
    };
    go(std::make_unique<AgreementStage>(AgreementStage::Asked{system, names, remarks, ui::tr("Do not play on")}, answered));
}

std::vector<TableEvent> Program::chosen_chance(const System& system, const TableNotes& notes) const {
    std::vector<TableEvent> remarks;
    if (!system.has_chance()) return remarks;
    const auto says = [](const Remark& remark) { return std::holds_alternative<ChanceChosen>(remark.what); };
    if (told_of_chance_.count(notes.id) > 0 && std::any_of(notes.remarks.begin(), notes.remarks.end(), says)) return remarks;
    if (options_.seed) remarks.emplace_back(ChanceChosen{ChanceChosen::How::seed});
    if (system.dictates()) remarks.emplace_back(ChanceChosen{ChanceChosen::How::dice});
    return remarks;
}

bool Program::dictate(const std::string& outcomes) {
    if (!system_of(systems_, current().id())->dictate(outcomes)) return false;
    if (table_ && &table_->match().system() == &current() && !lesson_ && !table_->match().over())
        table_->remark(ChanceChosen{ChanceChosen::How::dice});
    return true;
}

void Program::play_on(Game game, Store::Holds holds, const std::vector<TableEvent>& remarks) {
    seated_.reset();
    replay_.reset();  // the game continues from this replay
    const bool rewrites = holds != Store::Holds::this_game || game.seal.opened_with_phrases();
    System& system = *system_of(systems_, game.match->system().id());
    auto table =
        system.table({std::move(game), &store_, options_.seed ? std::optional(seal::chosen_source(*options_.seed)) : std::nullopt});
    programs_at_[table->match().notes().id] = programs_of(table->match().notes());
    new_programs_ = {};
    table->use_programs(programs_at_[table->match().notes().id], guest_terms());
    table->seat_players();
    const Store::Holds held = store_.note(holds);
    if (!remarks.empty() && !table->depart(remarks)) {
        static_cast<void>(store_.note(held));
        report(*table->take_saving());
        return go_to_title();
    }
    choose(system);
    table_ = std::move(table);
    stranger_ = false;
    if (!chosen_chance(system, {}).empty()) told_of_chance_.insert(table_->match().notes().id);
    if (remarks.empty() && rewrites) table_->save();
    else if (remarks.empty()) table_->open();
    proceed();
}

void Program::ask_to_depart(const Departure& departure) {
    const Match& match = table_->match();
    go(std::make_unique<AgreementStage>(
        AgreementStage::Asked{match.system(), match.notes().names, departure.remarks(), ui::tr("Do not play on")},
        [this, remarks = departure.remarks()](bool agreed) {
            if (!agreed) return leave_table();
            if (table_->depart(remarks)) proceed();
            else go_to_title();
        }));
}

void Program::leave_table() {
    table_.reset();
    go_to_title();
}

void Program::begin_game(Game game) { set_table(std::move(game), Store::Holds::another_game); }

void Program::continue_game() {
    if (table_) return proceed();
    try {
        InProgress game = store_.in_progress();
        if (game.damage.empty()) return set_table(std::move(game), Store::Holds::this_game);
        Message question = last_step_unreadable(game.damage);
        question.act = [this, game = Game(std::move(game))] { set_table(game, Store::Holds::damaged_game); };
        tell(std::move(question));
    } catch (const SealedElsewhere& found) {
        go(std::make_unique<BothPhrasesStage>(*this, found, [this](Game game) { set_table(std::move(game), Store::Holds::this_game); }));
    }
}

void Program::set_phrase(Seat seat, const std::string& phrase) {
    if (!told_of_copies(table_->set_phrase(seat, phrase))) return;
    stage_->notice(phrase.empty() ? ui::tr("This seat has no pass phrase now.") : ui::tr("The pass phrase is set."));
}

void Program::give_up_phrase(Seat seat) { static_cast<void>(told_of_copies(table_->give_up_phrase(seat))); }

bool Program::told_of_copies(const std::optional<std::vector<std::filesystem::path>>& left) {
    if (left && !left->empty()) tell(copies_keep_their_phrases(*left));
    return left.has_value();
}

void Program::save_game(const std::string& name, Store::Taken taken) {
    guarded([&] {
        if (store_.save_game(name, table_->written(), taken))
            return stage_->notice(ui::fill(ui::tr("Saved as \"{name}\"."), {{"name", file_name(name)}}));
        Message question = name_is_taken(file_name(name));
        question.act = [this, name] { save_game(name, Store::Taken::replace); };
        tell(std::move(question));
    });
}

void Program::proceed() {
    if (lesson_) {
        seated_ = lesson_->learner();
        return lesson_->proceed(*this);
    }
    if (table_->match().over()) count_result();
    if (table_->is_watched()) return watch();
    while (table_->roll_unwatched() || answered_at_once()) {}
    const auto wanted = table_->wanted(seated_);
    if (wanted && table_->is_computed(*wanted)) return wait_for_computer();
    if (!wanted) {
        seated_.reset();
        return table_->open_page(*this, std::nullopt);
    }
    if (seated_ == wanted) return table_->open_page(*this, wanted);
    seated_.reset();
    if (!veils(*wanted)) return take_seat(*wanted);
    hand_over(*wanted);
}

/// Lets the computer decide if nobody waits for it; true if it did.
bool Program::answered_at_once() {
    const auto wanted = table_->match().wanted();
    if (!table_->decides_at_once() || (wanted && table_->is_guest(*wanted))) return false;
    const auto mind = table_->absent_mind();
    return mind && mind({})() == Table::Played::yes;
}

/// The computer plays both seats.
void Program::watch() {
    seated_.reset();
    while (table_->roll_due() || answered_at_once()) {}
    const Match& match = table_->match();
    auto page = match.over() ? nullptr : system_of(systems_, match.system().id())->watch_page(*this, match);
    if (page) go(std::make_unique<WatchStage>(*this, std::move(page)));
    else table_->open_page(*this, std::nullopt);
}

void Program::wait_for_computer() {
    const auto person = table_->only_person();
    if (person && seated_ != person) {
        seated_.reset();
        if (veils(*person)) return hand_over(*person);
        seated_ = person;
    }
    auto mind = table_->absent_mind();
    if (!mind) return table_->open_page(*this, person);  // chance is due
    std::unique_ptr<Stage> page;
    if (person && !table_->decides_at_once()) page = table_->waiting_page(*this, *person);
    if (!page) page = std::make_unique<PatienceStage>(*this, person);
    go(std::make_unique<WaitingStage>(*this, std::move(page), std::move(mind)));
}

void Program::forget(Background<Table::Decision> thought) {
    std::erase_if(forgotten_, [](const auto& old) { return old.ready(); });
    forgotten_.push_back(std::move(thought));
}

void Program::computer_answers(const std::optional<Table::Decision>& decision) {
    const std::size_t line = table_->match().heard();
    const bool shows = !table_->decides_at_once();
    if (!carry_out(decision)) return;
    if (shows) table_->show_answer(*this, line);
    else proceed();
}

bool Program::carry_out(const std::optional<Table::Decision>& decision) {
    const Seat seat = *table_->match().wanted();
    switch (decision ? (*decision)() : Table::Played::nothing) {
        case Table::Played::yes: return true;
        case Table::Played::waits: go_to_title(); break;  // the player is told why
        case Table::Played::nothing:
            const std::string why = decision ? table_->complaint(seat) : table_->does_not_think_on(seat);
            if (!table_->settle({SeatTaken{seat, std::nullopt}})) {
                go_to_title();
                break;
            }
            if (!why.empty()) tell(Message{ui::tr("A seat changes hands"), why});
            stranger_ = true;
            proceed();
    }
    return false;
}

void Program::hand_over(Seat seat) {
    seated_.reset();
    go(std::make_unique<HandOverStage>(*this, seat, table_->name(seat), HandOverStage::Purpose::game));
}

ui::NextLook Program::next_look() const {
    const auto wanted = table_->wanted(std::nullopt);
    const bool alone = practised_alone(table_->match().notes()) || table_->only_person();
    if (!wanted || lesson_ || alone) return {.alone = alone};
    return {.text = ui::fill(ui::tr("Then only {name} looks."), {{"name", table_->name(*wanted)}}), .at_once = seated_ == wanted};
}

bool Program::asks_phrase(Seat seat) { return seal().asks(seat) || (!replay_ && stranger_ && seal().has_phrase(seat)); }

bool Program::veils(Seat seat) {
    if (lesson_ || !current().hides()) return false;
    const TableNotes& notes = (replay_ ? *replay_->match : table_->match()).notes();
    if (asks_phrase(seat)) return true;
    const bool new_person = !replay_ && stranger_ && !practised_alone(notes);
    return !player_of(notes, seat) && (shared(notes) || new_person);
}

void Program::say_ready() {
    const auto next = table_->wanted_when_ready();
    if (lesson_ || !next || next == seated_ || !veils(*next)) {
        if (confirm_army()) proceed();
        return;
    }
    seated_.reset();
    go(std::make_unique<HandOverStage>(*this, *next, table_->name(*next), HandOverStage::Purpose::after_set_up));
}

bool Program::confirm_army() {
    if (!table_->confirm_army()) return true;
    proceed();  // it could not be noted, and the player is told why
    return false;
}

void Program::take_seat(Seat seat) {
    seated_ = seat;
    stranger_ = false;
    proceed();
}

void Program::drop_veil_unasked() {
    const auto seat = (next_ ? *next_ : *stage_).private_to();
    if (seat && veils(*seat)) drop_veil();
}

void Program::drop_veil() {
    const auto seat = (next_ ? *next_ : *stage_).private_to();
    if (!seat || lesson_ || !current().hides()) return;
    const Match& game = replay_ ? *replay_->match : table_->match();
    if (practised_alone(game.notes()) && !veils(*seat)) return;
    std::erase_if(messages_, [](const Message& message) { return message.for_the_seat || !message.yes.empty(); });
    seated_.reset();
    go(std::make_unique<HandOverStage>(*this, *seat, game.notes().names[*seat],
                                       replay_ ? HandOverStage::Purpose::replay : HandOverStage::Purpose::game));
}

void Program::open_replay(Game game, std::optional<Seat> seat, std::optional<ui::ReplayPage> page) {
    // Also gives an older copy the phrases that its seats have now.
    static_cast<void>(store_.departure(game));
    if (store_.knows(game.match->notes().id) &&
        !guarded([&] { static_cast<void>(store_.note(*game.match, game.seal, LedgerFile::Note::course)); }))
        return;
    seated_.reset();
    replay_ = std::make_unique<Game>(std::move(game));
    replay_seat_ = seat;
    first_replay_page_ = page;
    if (!seat || !veils(*seat)) return lift_replay_veil();
    go(std::make_unique<HandOverStage>(*this, *seat, replay_->match->notes().names[*seat], HandOverStage::Purpose::replay));
}

void Program::lift_replay_veil() {
    auto stage = system_of(systems_, replay_->match->system().id())->replay_page(*this, *replay_->match, replay_seat_);
    if (first_replay_page_) stage->open_page(*first_replay_page_);
    first_replay_page_.reset();
    go(std::move(stage));
}

void Program::leave_replay() {
    replay_.reset();
    if (table_ && table_->match().over()) proceed();
    else go_to_title();
}

}  // namespace fow::app
