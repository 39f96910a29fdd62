#include "games/stratego/stages/board_table.hpp"

#include <algorithm>
#include <utility>

#include "app/played_lesson.hpp"
#include "app/program.hpp"
#include "fow/games/stratego/opponent/think.hpp"
#include "games/stratego/bots/bot_games.hpp"
#include "games/stratego/stages/heard.hpp"
#include "games/stratego/stages/play_stage.hpp"
#include "games/stratego/stages/set_up_stage.hpp"
#include "games/stratego/stages/shared_stages.hpp"
#include "ui/words/tr.hpp"

namespace fow::app::stratego {
namespace {

bool ends_with_placing(const Record& record) {
    const auto* action = record.plies.empty() ? nullptr : std::get_if<Action>(&record.plies.back());
    return action != nullptr && (std::holds_alternative<Place>(*action) || std::holds_alternative<TakeUp>(*action));
}

/// Plays the army of the draft ply by ply; some pieces may be on the board already.
void set_up(Session& session, const Draft& draft) {
    const std::vector<Place> army = draft.places();
    const std::vector<Place> before = Draft(session.rules(), session.state()).places();
    const auto has = [](const std::vector<Place>& places, const Place& place) {
        return std::find(places.begin(), places.end(), place) != places.end();
    };
    for (const Place& place : before)
        if (!has(army, place)) static_cast<void>(session.play(TakeUp{place.at}));
    for (const Place& place : army)
        if (!has(before, place)) static_cast<void>(session.play(place));
}

}  // namespace

BoardTable& table_of(Program& program) { return static_cast<BoardTable&>(program.table()); }

BoardTable::BoardTable(Seating seating) : TableOf(std::move(seating)) { begin(); }

BoardTable::BoardTable(const System& system, game::LessonRun& lesson)
    : TableOf({Game(std::make_unique<MatchOf<Session>>(system, lesson.session())), nullptr, std::nullopt}), lesson_(&lesson) {
    begin();
}

void BoardTable::begin() {
    if (session().state().phase != Phase::set_up) return;
    draft_.emplace(session().rules(), session().state());  // a draft is saved as plies
    while (ends_with_placing(session().record()) && session().can_undo()) own_session().undo();
}

std::optional<Seat> BoardTable::wanted_when_ready() {
    const std::unique_ptr<Match> ready = match_to_save();
    static_cast<void>(session_in<Session>(*ready).play(Ready{}));
    return ready->wanted();
}

void BoardTable::open_page(Program& program, std::optional<Seat> seat) {
    const Seat at = seat.value_or(session().state().mover);
    switch (session().state().phase) {
        case Phase::set_up: return program.go(std::make_unique<SetUpStage>(program, at));
        case Phase::turn: return program.go(std::make_unique<PlayStage>(program, at));
        case Phase::over: return program.go(std::make_unique<VictoryStage>(program));
    }
}

std::unique_ptr<Stage> BoardTable::waiting_page(Program& program, Seat person) { return std::make_unique<PlayStage>(program, person); }

void BoardTable::show_answer(Program& program, std::size_t line) {
    if (const auto fought = fight_from(session().heard(Viewer::onlooker), line))
        return program.go(std::make_unique<MeetingStage>(program, *fought));
    program.proceed();
}

BoardTable::Thinker BoardTable::thinker(const Mind& mind) const {
    return [rules = session().rules(), mind](const View& view, std::span<const Line> heard) {
        return game::think(rules, view, heard, mind, game::budget_of(mind.level));
    };
}

std::shared_ptr<BoardTable::Guest> BoardTable::guest(const std::string& command, Seat seat) const {
    return game::bot_play::guest_at(session(), command, guest_terms(), seat, mind_seed(seat));
}

std::function<std::string(const Action&)> BoardTable::notation() const {
    return [](const Action& action) { return to_text(action); };
}

/// There is no advice during set-up: a button fills in the rest of an army.
bool BoardTable::advises() const { return !waiting_ && session().state().phase == Phase::turn; }

std::optional<Violation> BoardTable::confirm_army() {
    if (auto refusal = draft().not_ready()) return refusal;
    set_up(own_session(), draft());
    draft_.reset();
    return play(Ready{});
}

bool BoardTable::may_resign() const { return !check(session().rules(), session().state(), Resign{}); }

std::string BoardTable::unplayed(Seat seat) const {
    if (waiting(seat)) return ui::tr("The move that is not handed over yet is lost.");
    return draft_ && draft_->seat() == seat && !draft_->places().empty() ? ui::tr("The army that is not ready yet is lost.")
                                                                         : std::string();
}

void BoardTable::drop_unplayed(Seat seat) {
    take_back(seat);
    if (draft_ && draft_->seat() == seat) draft_.reset();
}

std::unique_ptr<Match> BoardTable::match_to_save() const {
    std::unique_ptr<Match> so_far = match().copy();
    const State& state = session().state();
    if (draft_ && state.phase == Phase::set_up && draft_->seat() == state.mover) set_up(session_in<Session>(*so_far), *draft_);
    return so_far;
}

std::optional<Violation> BoardTable::play(const Action& action) {
    if (lesson_ != nullptr && session().decider() == decider_of(lesson_->lesson().seat)) {
        if (auto refusal = check(session().rules(), session().state(), action)) return refusal;
        if (!lesson_->allows(session(), action)) return refused_by_lesson(lesson_->status(session()));
    }
    if (!can_wait(action)) return play_at_once(action);
    waiting_ = std::get<Move>(action);
    return std::nullopt;
}

/// Only a legal move that reveals nothing can wait.
bool BoardTable::can_wait(const Action& action) const {
    const auto* move = std::get_if<Move>(&action);
    if (move == nullptr || check(session().rules(), session().state(), action)) return false;
    if (session().state().board[static_cast<std::size_t>(move->to.index())] != 0) return false;
    State after = session().state();
    apply(session().rules(), after, *move);
    return after.phase == Phase::turn;
}

std::optional<Violation> BoardTable::play_at_once(const Action& action) {
    auto refusal = TableOf::play(action);
    if (refusal) return refusal;
    waiting_.reset();
    return std::nullopt;
}

void BoardTable::take_back(Seat seat) {
    if (waiting(seat)) waiting_.reset();
}

std::optional<Violation> BoardTable::hand_over(Seat seat) {
    const auto move = waiting(seat);
    return move ? play_at_once(*move) : std::nullopt;
}

Session BoardTable::with_waiting(Seat seat) const {
    Session after = session();
    if (const auto move = waiting(seat)) static_cast<void>(after.play(*move));
    return after;
}

Draft& BoardTable::draft() {
    if (!draft_ || draft_->seat() != session().state().mover) draft_.emplace(session().rules(), session().state());
    return *draft_;
}

void BoardTable::pencil(Seat seat, Square square, std::optional<Rank> mark) {
    own_session().pencil(seat, square, mark);
    save();
}

}  // namespace fow::app::stratego
