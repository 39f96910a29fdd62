#include "games/stratego/stages/board_table.hpp"

#include <algorithm>
#include <utility>

#include "app/program.hpp"
#include "games/stratego/bots/in_words.hpp"
#include "games/stratego/opponent/think.hpp"
#include "games/stratego/stages/game_stages.hpp"
#include "games/stratego/stages/heard.hpp"
#include "games/stratego/stages/play_stage.hpp"
#include "games/stratego/stages/set_up_stage.hpp"
#include "games/stratego/stages/shared_stages.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::stages {

std::optional<Rank> Draft::own_at(Square square) const {
    if (!rules_->on_board(square)) return std::nullopt;
    const int piece = state_.board[static_cast<std::size_t>(square.index())] - 1;
    if (piece < rules_->first(seat()) || piece >= rules_->end(seat())) return std::nullopt;
    return rules_->rank_of(piece);
}

std::vector<Square> Draft::zone() const {
    std::vector<Square> squares;
    for (int rank = 0; rank < rules_->set().ranks; ++rank)
        for (int file = 0; file < rules_->set().files; ++file)
            if (const Square square(file, rank); rules_->set().zones[seat()].has(square)) squares.push_back(square);
    return squares;
}

std::optional<Violation> Draft::put_down(Rank rank, Square square) {
    const Action action = Place{rank, square};
    if (auto refusal = check(*rules_, state_, action)) return refusal;
    apply(*rules_, state_, action, nullptr);
    return std::nullopt;
}

std::optional<Violation> Draft::place(Rank rank, Square square) {
    const State before = state_;
    take_up(square);
    auto refusal = put_down(rank, square);
    if (refusal) state_ = before;
    return refusal;
}

std::optional<Violation> Draft::shift(Square from, Square to) {
    const auto moved = own_at(from);
    if (!moved || from == to) return std::nullopt;
    const State before = state_;
    const auto met = own_at(to);
    take_up(from);
    take_up(to);
    auto refusal = put_down(*moved, to);
    if (!refusal && met) refusal = put_down(*met, from);
    if (refusal) state_ = before;
    return refusal;
}

void Draft::take_up(Square square) {
    if (own_at(square)) apply(*rules_, state_, Action(TakeUp{square}), nullptr);
}

void Draft::clear() {
    for (const Square square : zone()) take_up(square);
}

std::optional<Violation> Draft::mirror() {
    std::vector<Place> mirrored = places();
    for (Place& place : mirrored) place.at = Square(rules_->set().files - 1 - place.at.file(), place.at.rank());
    return set(mirrored);
}

void Draft::fill(Pcg32& numbers) {
    const std::uint64_t seed = std::uint64_t{numbers.next()} << 32U | numbers.next();
    const std::vector<Style> styles = stratego::styles_of_game();
    const Style style = styles[numbers.below(static_cast<std::uint32_t>(styles.size()))];
    for (const Place& place : stratego::completed_army(*rules_, seat(), places(), {Level::marshal, style, seed}))
        if (!own_at(place.at)) static_cast<void>(put_down(place.rank, place.at));
}

std::optional<Violation> Draft::set(const std::vector<Place>& army) {
    const State before = state_;
    clear();
    for (const Place& place : army)
        if (auto refusal = put_down(place.rank, place.at)) {
            state_ = before;
            return refusal;
        }
    return std::nullopt;
}

void Draft::read(const std::string& letters) { static_cast<void>(set(stratego::read_set_up(*rules_, seat(), letters))); }

std::vector<Place> Draft::places() const {
    std::vector<Place> places;
    for (const Square square : zone())
        if (const auto rank = own_at(square)) places.push_back({*rank, square});
    return places;
}

std::string Draft::letters() const { return stratego::write_set_up(*rules_, state_, seat()); }

std::optional<Violation> Draft::not_ready() const { return check(*rules_, state_, Ready{}); }

View Draft::view() const { return view_of(*rules_, state_, viewer_of(seat())); }

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

BoardTable::BoardTable(Seating seating) : TaughtTable(std::move(seating)) { begin(); }

BoardTable::BoardTable(const System& system, stratego::LessonRun& lesson) : TaughtTable(system, lesson) { begin(); }

void BoardTable::begin() {
    if (session().state().phase != Phase::set_up) return;
    draft_.emplace(session().rules(), session().state());  // a draft is saved as plies
    while (ends_with_placing(session().record()) && session().can_undo()) own_session().undo();
}

std::optional<Seat> BoardTable::seat_at_screen_when_ready() {
    const std::unique_ptr<Match> ready = match_to_save();
    static_cast<void>(session_in<Session>(*ready).play(Ready{}));
    return ready->wanted();
}

void BoardTable::open_page(Program& program, std::optional<Seat> seat) {
    const Seat at = seat.value_or(session().state().mover);
    switch (session().state().phase) {
        case Phase::set_up: return program.go(std::make_unique<SetUpStage>(program, at));
        case Phase::turn: return program.go(std::make_unique<PlayStage>(program, at));
        case Phase::over: return program.go(victory_stage(program));
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
        return stratego::think(rules, view, heard, mind, stratego::budget_of(mind.level));
    };
}

std::shared_ptr<BoardTable::Guest> BoardTable::guest(const std::string& command, Seat seat) const {
    return stratego::guest_at(command, guest_terms(), seat, mind_seed(seat));
}

std::function<std::vector<std::string>(const Action&)> BoardTable::rings() const {
    return [](const Action& action) -> std::vector<std::string> {
        if (std::holds_alternative<OfferDraw>(action)) return {"menu"};
        if (std::holds_alternative<AcceptDraw>(action)) return {"accept-draw"};
        return squares_in(to_text(action));
    };
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
    if (waiting(seat)) return ui::tr("The move that has not been handed over is lost.");
    return draft_ && draft_->seat() == seat && !draft_->places().empty() ? ui::tr("The army that is not ready is lost.") : std::string();
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

std::optional<Violation> BoardTable::play_legal(const Action& action) {
    const auto* move = std::get_if<Move>(&action);
    const bool reveals_nothing = move != nullptr && session().state().board[static_cast<std::size_t>(move->to.index())] == 0;
    if (!reveals_nothing) return play_for_good(action);
    waiting_ = *move;
    return std::nullopt;
}

std::optional<Violation> BoardTable::play_at_once(const Action& action) {
    if (auto refusal = check(session().rules(), session().state(), action)) return refusal;
    return play_for_good(action);
}

std::optional<Violation> BoardTable::play_for_good(const Action& action) {
    auto refusal = play_now(action);
    if (!refusal) waiting_.reset();
    return refusal;
}

void BoardTable::take_back(Seat seat) {
    if (waiting(seat)) waiting_.reset();
}

std::optional<Violation> BoardTable::hand_over(Seat seat) {
    const auto move = waiting(seat);
    return move ? play_for_good(Action(*move)) : std::nullopt;
}

BoardTable::Sight BoardTable::seen_by(Seat seat) const {
    const Viewer viewer = viewer_of(seat);
    Sight sight{session().view(viewer), session().log(viewer)};
    const auto move = waiting(seat);
    if (!move) return sight;
    Session after = session();
    after.play_legal(Action(*move));
    sight.view = view_before_end(after, viewer);
    const std::vector<Line> log = after.log(viewer);
    for (std::size_t i = sight.log.size(); i < log.size(); ++i)
        if (std::holds_alternative<Moved>(log[i].event)) sight.log.push_back(log[i]);
    return sight;
}

Draft& BoardTable::draft() {
    if (!draft_ || draft_->seat() != session().state().mover) draft_.emplace(session().rules(), session().state());
    return *draft_;
}

void BoardTable::pencil(Seat seat, Square square, std::optional<Rank> mark) {
    own_session().pencil(seat, square, mark);
    save();
}

}  // namespace fow::stratego::stages
