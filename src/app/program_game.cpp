// The current game: starting it, handing over between the seats, choosing the page for a seat; and replays.
#include <algorithm>
#include <utility>

#include "app/program.hpp"
#include "app/stages/hand_over_stages.hpp"
#include "app/stages/question_stages.hpp"
#include "app/stages/replay_stage.hpp"
#include "app/stages/set_up_stages.hpp"
#include "app/stages/shared_stages.hpp"
#include "app/stages/turn_stages.hpp"
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
    if (game.session.decider() != Decider::nobody) {
        for (const TableEvent& chosen : chosen_chance(game.session.record())) remarks.push_back(chosen);
        asks = asks || (!remarks.empty() && store_.knows(game.session.record().id));
    }
    if (asks) return go(std::make_unique<DepartureStage>(*this, std::move(game), holds, std::move(remarks)));
    play_on(std::move(game), holds, remarks);
}

std::vector<TableEvent> Program::chosen_chance(const Record& record) const {
    std::vector<TableEvent> remarks;
    const auto says = [](const Remark& remark) { return std::holds_alternative<ChanceChosen>(remark.what); };
    if (told_of_chance_.count(record.id) > 0 && std::any_of(record.remarks.begin(), record.remarks.end(), says)) return remarks;
    if (options_.seed) remarks.emplace_back(ChanceChosen{ChanceChosen::How::seed});
    if (chance_.dictates()) remarks.emplace_back(ChanceChosen{ChanceChosen::How::dice});
    return remarks;
}

bool Program::dictate(const std::string& faces) {
    if (!chance_.dictate(faces)) return false;
    if (table_ && !lesson_ && table_->session().decider() != Decider::nobody) table_->remark(ChanceChosen{ChanceChosen::How::dice});
    return true;
}

void Program::play_on(Game game, Store::Holds holds, const std::vector<TableEvent>& remarks) {
    seated_.reset();
    replay_.reset();  // the game was played on from it
    store_.note(holds);
    const bool rewrites = holds != Store::Holds::this_game || game.seal.opened_with_phrases();
    table_ = std::make_unique<Table>(std::move(game), store_, chance_,
                                     options_.seed ? std::optional(seal::chosen_source(*options_.seed)) : std::nullopt);
    if (!chosen_chance({}).empty()) told_of_chance_.insert(table_->session().record().id);
    if (!remarks.empty()) table_->depart(remarks);
    else if (rewrites) table_->save();
    else table_->open();
    proceed();
}

void Program::play_on(const Departure& departure) {
    table_->depart(departure.remarks());
    proceed();
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
    tell_of_copies(table_->set_phrase(seat, phrase));
    stage_->notice(phrase.empty() ? ui::tr("This seat has no pass phrase now.") : ui::tr("The pass phrase is set."));
}

void Program::give_up_phrase(Seat seat) { tell_of_copies(table_->give_up_phrase(seat)); }

void Program::tell_of_copies(const std::vector<std::filesystem::path>& left) {
    if (!left.empty()) tell(copies_keep_their_phrases(left));
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
    if (lesson_) return proceed_in_lesson();
    const auto rolls_automatically = [&] {
        const Phase phase = table_->session().state().phase;
        return phase == Phase::prussian_draw || phase == Phase::muster;
    };
    while (rolls_automatically() && table_->roll()) {}
    if (table_->session().state().phase == Phase::prussian_die) {  // both players look, so no secrets are shown
        seated_.reset();
        return open_page(table_->session().state().mover);
    }
    const auto wanted = table_->wanted(seated_);
    if (!wanted) {
        seated_.reset();
        return open_page(table_->session().state().mover);
    }
    if (seated_ != wanted) {
        seated_.reset();
        if (!veils(*wanted)) return take_seat(*wanted);
        go(std::make_unique<HandOverStage>(*this, *wanted, table_->name(*wanted), HandOverStage::Purpose::game));
        return;
    }
    open_page(*wanted);
}

ui::NextLook Program::next_look() const {
    const auto wanted = table_->wanted(std::nullopt);
    if (!wanted || lesson_ || practised_alone(table_->session().record())) return {};
    return {ui::fill(ui::tr("Then only {name} looks."), {{"name", table_->name(*wanted)}}), seated_ == wanted};
}

bool Program::veils(Seat seat) {
    if (lesson_) return false;
    const Session& game = replay_ ? replay_->session : table_->session();
    return !practised_alone(game.record()) || seal().asks(seat);
}

void Program::open_page(Seat seat) {
    switch (table_->session().state().phase) {
        case Phase::line_draw: return draw_line(seat);
        case Phase::set_up: go(std::make_unique<SetUpStage>(*this, seat)); return;
        case Phase::over: go(std::make_unique<VictoryStage>(*this)); return;
        case Phase::prussian_die: go(std::make_unique<PrussianDieStage>(*this)); return;
        case Phase::battle_die: go(std::make_unique<BattleStage>(*this, BattleStage::From::last_round)); return;
        case Phase::frenzy_choice: go(std::make_unique<FrenzyStage>(*this, seat)); return;
        case Phase::draft: go(std::make_unique<DraftStage>(*this, seat)); return;
        case Phase::take_cards: go(std::make_unique<TakeCardsStage>(*this, seat)); return;
        case Phase::defence: go(std::make_unique<DefenceStage>(*this, seat)); return;
        case Phase::building_choice: go(std::make_unique<BuildingStage>(*this, seat)); return;
        case Phase::pursuit: go(std::make_unique<PursuitStage>(*this, seat)); return;
        default: go(std::make_unique<PlayStage>(*this, seat)); return;
    }
}

/// W3.1. If it cannot be noted, the player is told why, and may try again.
void Program::draw_line(Seat seat) {
    if (table_->roll()) return proceed();
    seated_.reset();
    go(std::make_unique<HandOverStage>(*this, seat, table_->name(seat), HandOverStage::Purpose::game));
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
    if (!table_->confirm_draft()) return true;
    proceed();  // it could not be noted, and the player is told why
    return false;
}

void Program::take_seat(Seat seat) {
    seated_ = seat;
    proceed();
}

void Program::drop_veil() {
    const auto seat = (next_ ? *next_ : *stage_).private_to();
    if (!seat || !veils(*seat)) return;
    std::erase_if(messages_, [](const Message& message) { return message.for_the_seat || !message.yes.empty(); });
    seated_.reset();
    const Session& game = replay_ ? replay_->session : table_->session();
    go(std::make_unique<HandOverStage>(*this, *seat, game.record().names[*seat],
                                       replay_ ? HandOverStage::Purpose::replay : HandOverStage::Purpose::game));
}

void Program::open_replay(Game game, std::optional<Seat> seat) {
    // Also gives an older copy the phrases that its seats have now.
    static_cast<void>(store_.departure(game));
    if (store_.knows(game.session.record().id) &&
        !guarded([&] { static_cast<void>(store_.note(game.session, game.seal, LedgerFile::Note::course)); }))
        return;
    seated_.reset();
    replay_ = std::make_unique<Game>(std::move(game));
    replay_seat_ = seat;
    if (!seat || !veils(*seat)) return lift_replay_veil();
    go(std::make_unique<HandOverStage>(*this, *seat, replay_->session.record().names[*seat], HandOverStage::Purpose::replay));
}

void Program::lift_replay_veil() { go(std::make_unique<ReplayStage>(*this, replay_->session, replay_seat_)); }

void Program::leave_replay() {
    replay_.reset();
    if (table_ && table_->session().decider() == Decider::nobody) proceed();
    else go_to_title();
}

}  // namespace fow::app
