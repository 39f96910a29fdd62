#include "games/waterloo/stages/battle_table.hpp"

#include <algorithm>

#include "app/program.hpp"
#include "games/waterloo/bots/in_words.hpp"
#include "games/waterloo/opponent/think.hpp"
#include "games/waterloo/stages/game_stages.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/question_stages.hpp"
#include "games/waterloo/stages/set_up_stages.hpp"
#include "games/waterloo/stages/shared_stages.hpp"
#include "games/waterloo/stages/turn_stages.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {
namespace {

bool places_a_piece(const Record& record) {
    const auto* action = record.plies.empty() ? nullptr : std::get_if<Action>(&record.plies.back());
    return action != nullptr && (std::holds_alternative<PlaceUnit>(*action) || std::holds_alternative<Unplace>(*action));
}

/// Plays the army of the draft ply by ply; some pieces may be on the map already.
void set_up(Session& session, const Draft& draft) {
    const std::vector<PlaceUnit> army = draft.places();
    const State before = session.state();
    for (const Square square : before.occupied(draft.seat())) {
        const PlaceUnit place{*before.unit_at(square), square};
        if (std::find(army.begin(), army.end(), place) == army.end()) static_cast<void>(session.play(Unplace{place.unit}));
    }
    for (const PlaceUnit& place : army)
        if (before.unit_at(place.square) != place.unit) static_cast<void>(session.play(place));
}

}  // namespace

BattleTable& table_of(Program& program) { return static_cast<BattleTable&>(program.table()); }

BattleTable::BattleTable(Seating seating, Chance& chance) : TaughtTable(std::move(seating)), chance_(chance) { begin(); }

BattleTable::BattleTable(const System& system, LessonRun& lesson, Chance& chance) : TaughtTable(system, lesson), chance_(chance) {
    begin();
}

void BattleTable::begin() {
    for (const Seat seat : seats) scouting_read(seat);
    if (session().state().phase != Phase::set_up) return;
    draft_.emplace(session().rules(), session().state());  // a draft is saved as plies
    while (places_a_piece(session().record()) && session().can_undo()) own_session().undo();
}

std::optional<Seat> BattleTable::seat_at_screen_next(std::optional<Seat> seated) const {
    const Phase phase = session().state().phase;
    if (phase == Phase::prussian_die) return std::nullopt;  // both players look, so no secrets are shown
    if (phase == Phase::battle_die && seated) return seated;
    return match().wanted();
}

std::optional<Seat> BattleTable::seat_at_screen_when_ready() {
    const std::unique_ptr<Match> ready = match_to_save();
    static_cast<void>(session_in<Session>(*ready).play(Ready{}));
    return ready->wanted();
}

bool BattleTable::roll_unwatched() {
    const Phase phase = session().state().phase;
    return (phase == Phase::prussian_draw || phase == Phase::muster) && (lesson() == nullptr || lesson()->chance(session())) && roll();
}

void BattleTable::open_page(Program& program, std::optional<Seat> seat) {
    const Seat at = seat.value_or(session().state().mover);
    const auto go = [&](std::unique_ptr<Stage> stage) { program.go(std::move(stage)); };
    switch (session().state().phase) {
        case Phase::line_draw:  // W3.1: if it cannot be saved, the player is told why and may try again
            return roll() ? program.proceed() : program.hand_over(at);
        case Phase::set_up: return go(std::make_unique<SetUpStage>(program, at));
        case Phase::over: return go(victory_stage(program));
        case Phase::prussian_die: return go(std::make_unique<PrussianDieStage>(program));
        case Phase::battle_die: return go(std::make_unique<BattleStage>(program, BattleStage::From::last_round));
        case Phase::frenzy_choice: return go(std::make_unique<FrenzyStage>(program, at));
        case Phase::draft: return go(std::make_unique<DraftStage>(program, at));
        case Phase::take_cards: return go(std::make_unique<TakeCardsStage>(program, at));
        case Phase::defence: return go(std::make_unique<DefenceStage>(program, at));
        case Phase::building_choice: return go(std::make_unique<BuildingStage>(program, at));
        case Phase::pursuit: return go(std::make_unique<PursuitStage>(program, at));
        default: return go(std::make_unique<PlayStage>(program, at));
    }
}

/// Nothing happens on the map.
bool BattleTable::decides_at_once() const {
    const Phase phase = session().state().phase;
    return phase == Phase::set_up || phase == Phase::draft || phase == Phase::take_cards;
}

std::unique_ptr<Stage> BattleTable::waiting_page(Program& program, Seat person) {
    if (session().state().phase == Phase::pursuit) return std::make_unique<PursuitStage>(program, person);
    return std::make_unique<PlayStage>(program, person);
}

void BattleTable::show_answer(Program& program, std::size_t line) {
    const auto person = only_person();
    const auto& plies = session().record().plies;
    const auto* action = plies.empty() ? nullptr : std::get_if<Action>(&plies.back());
    if (person && action != nullptr && session().state().phase != Phase::over) return show_action(program, *person, *action, line);
    program.proceed();
}

BattleTable::Thinker BattleTable::thinker(const Mind& mind) const {
    return [rules = session().rules(), mind](const PlayerView& view, std::span<const LogLine> heard) {
        return think(rules, view, heard, mind, budget_of(mind.level));
    };
}

std::shared_ptr<BattleTable::Guest> BattleTable::guest(const std::string& command, Seat seat) const {
    return waterloo::guest_at(command, guest_terms(), seat, mind_seed(seat));
}

std::function<std::vector<std::string>(const Action&)> BattleTable::rings() const {
    return [roster = roster()](const Action& action) { return squares_in(to_text(roster, action)); };
}

/// There is no advice during set-up: a button fills in the rest of an army. Nor while the defender is asked, because everybody hears of
/// advice, and nobody may hear of the question (W11.9).
bool BattleTable::advises() const {
    const Phase phase = session().state().phase;
    return session().decider() != Decider::chance && phase != Phase::set_up && phase != Phase::defence;
}

std::optional<Violation> BattleTable::confirm_army() {
    if (auto refusal = draft().not_ready()) return refusal;
    set_up(own_session(), draft());
    draft_.reset();
    return play(Ready{});
}

bool BattleTable::may_resign() const { return !check(session().rules(), session().state(), Resign{}); }

std::string BattleTable::unplayed(Seat seat) const {
    return draft_ && draft_->seat() == seat && !draft_->places().empty() ? ui::tr("The army that is not ready is lost.") : std::string();
}

void BattleTable::drop_unplayed(Seat seat) {
    if (draft_ && draft_->seat() == seat) draft_.reset();
}

std::unique_ptr<Match> BattleTable::match_to_save() const {
    std::unique_ptr<Match> so_far = match().copy();
    const State& state = session().state();
    if (draft_ && state.phase == Phase::set_up && draft_->seat() == state.mover) set_up(session_in<Session>(*so_far), *draft_);
    return so_far;
}

bool BattleTable::can_undo() const {
    if (!session().can_undo()) return false;
    return lesson() == nullptr ||
           (session().ply_count() > lesson()->session().ply_count() && lesson()->status(session()) == LessonRun::Status::trying);
}

std::optional<Violation> BattleTable::play_legal(const Action& action) {
    if (std::holds_alternative<StandingOrder>(action) && takes_order_back()) {
        undo();
        if (check(session().rules(), session().state(), action)) return std::nullopt;  // it is in force again
    }
    auto waits = play_now(action);
    if (!waits) take_last_card();
    return waits;
}

/// W11.1: the last card of the pack leaves nothing to choose, so nobody is asked for it.
void BattleTable::take_last_card() {
    if (session().state().phase != Phase::draft || lesson() != nullptr) return;
    ActionList choices;
    legal(session().rules(), session().state(), choices);
    const auto drafts = [](const Action& choice) { return std::holds_alternative<DraftCards>(choice); };
    if (std::count_if(choices.begin(), choices.end(), drafts) != 1) return;
    const Action last = *std::find_if(choices.begin(), choices.end(), drafts);
    if (!std::get<DraftCards>(last).discard) static_cast<void>(play_now(last));
}

/// W15.3: an order replaces one just given, so that a player cannot prolong the game without anybody hearing of it.
bool BattleTable::takes_order_back() const {
    const auto& plies = session().record().plies;
    const auto* last = plies.empty() ? nullptr : std::get_if<Action>(&plies.back());
    return last != nullptr && std::holds_alternative<StandingOrder>(*last) && session().can_undo();
}

bool BattleTable::roll() { return lesson() == nullptr ? TaughtTable::roll(chance_) : roll_taught(); }

Draft& BattleTable::draft() {
    if (!draft_ || draft_->seat() != session().state().mover) draft_.emplace(session().rules(), session().state());
    return *draft_;
}

void BattleTable::pencil(Seat seat, Square square, std::optional<Pencil> mark) {
    own_session().pencil(seat, square, mark);
    save();
}

std::vector<LogLine> BattleTable::news(Seat seat) const {
    if (lesson() != nullptr || only_person()) return {};                // it was shown when it happened
    const std::vector<LogLine> heard = session().log(viewer_of(seat));  // as remembered (W15.1)
    return news_for(heard, session().state(), seat, read_[seat], away_since(seat));
}

void BattleTable::news_read(Seat seat) {
    Table::news_read(seat);
    read_[seat] = match().heard();
}

std::optional<Scouted> BattleTable::scouting(Seat seat) const {
    const auto& heard = session().heard(viewer_of(seat));
    for (std::size_t i = heard.size(); i > scouting_read_[seat]; --i) {
        if (const auto* scouted = std::get_if<Scouted>(&heard[i - 1].event); scouted != nullptr && scouted->seat == seat) return *scouted;
        // Of an earlier turn, which a computed player may have played, nothing is told any more (W15.1).
        if (const auto* began = std::get_if<TurnBegan>(&heard[i - 1].event); began != nullptr && began->seat == seat) break;
    }
    return std::nullopt;
}

void BattleTable::scouting_read(Seat seat) { scouting_read_[seat] = match().heard(); }

}  // namespace fow::waterloo::stages
