#include "games/waterloo/stages/turn_stages.hpp"

#include <algorithm>
#include <utility>

#include "app/clocks.hpp"
#include "app/messages.hpp"
#include "games/waterloo/screens/play/battle_screen.hpp"
#include "games/waterloo/screens/play/targets.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/series.hpp"
#include "games/waterloo/stages/shared_stages.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {
namespace {

/// Where the piece of that action is afterwards, if it may act again.
std::optional<Square> follow(const Action& action) {
    if (const auto* move = std::get_if<Move>(&action)) return move->to;
    if (const auto* enter = std::get_if<Enter>(&action)) return enter->square;
    if (const auto* fire = std::get_if<Fire>(&action)) return fire->from;
    if (const auto* bombard = std::get_if<Bombard>(&action)) return bombard->from;
    return std::nullopt;
}

/// Why that card of the hand cannot be played now; empty if it can.
std::string refusal_of(const Session& session, const PlayerView& view, Card card) {
    if (screens::may_play(view, card)) return {};
    std::optional<Violation> refusal;
    if (card != Card::fighting_spirit) {
        refusal = check(session.rules(), session.state(), PlayCard{card, Nation::allied});
    } else {
        for (int i = 0; i < square_count && !refusal; ++i) {
            const auto& piece = view.board[static_cast<std::size_t>(i)];
            if (piece && sits(view.viewer, seat_of(piece->army)) && piece->branch != Branch::artillery)
                refusal = check(session.rules(), session.state(), Inspire{Square::from_index(i), Nation::allied});
        }
    }
    return refusal ? notice_of(*refusal) : std::string();
}

/// Whether the clock has just advanced: the first player's turn of a later game turn begins.
bool begins_half_hour(const std::vector<LogLine>& heard) {
    const auto begins = [](const LogLine& line) { return std::holds_alternative<TurnBegan>(line.event); };
    if (heard.empty() || !begins(heard.back())) return false;
    const auto before = std::find_if(heard.rbegin() + 1, heard.rend(), begins);
    return before != heard.rend() && before->turn < heard.back().turn;
}

}  // namespace

void TurnStage::watch(std::size_t line) {
    const Session& session = table().session();
    motion_ =
        screens::Motion(view_before(session, line, viewer_of(seat_)), screens::Narration::act, program_.settings().pace, table().roster());
    motion_.add({events_from(session.heard(viewer_of(seat_)), line), view_});
    told_lines_ = line;
    acted_ = watches_ = true;
}

std::span<const ui::LoggedLine> TurnStage::told_log() const {
    const std::span<const ui::LoggedLine> all = log_;
    return motion_.running() ? all.first(std::min(told_lines_, all.size())) : all;
}

void TurnStage::refresh() {
    const Session& session = table().session();
    view_ = session.view(viewer_of(seat_));
    log_ = lines_of(table().roster(), session.log(viewer_of(seat_)));
    staff_ = staff_map_of(session, seat_, view_);
}

bool TurnStage::play(const Action& action) {
    if (others_decide()) return false;
    const Session& session = table().session();
    const std::size_t before = session.heard(viewer_of(seat_)).size();
    if (const auto refusal = table().play(action)) {
        notice_ = notice_of(*refusal);
        return false;
    }
    if (auto battle = battle_of(action, before)) {
        program_.go(std::move(battle));
        return false;
    }
    told_lines_ = before;
    motion_ = screens::Motion(view_, screens::Narration::act, program_.settings().pace, table().roster());
    motion_.add({events_from(session.heard(viewer_of(seat_)), before), session.view(viewer_of(seat_))});
    acted_ = !continues_in(session.state().phase) || table().seat_at_screen_next(seat_) != seat_;
    if (acted_) leave();
    else refresh();
    return !acted_;
}

bool TurnStage::lies_flat() const { return program_.settings().face_down && !program_.in_lesson(); }

void TurnStage::open_dispatch_later() {
    dispatch_waits_ = lies_flat();
    if (!dispatch_waits_) handle(screens::OpenDispatch{});
}

bool TurnStage::covers(bool lifted) {
    const bool covered = lies_flat() && !lifted;
    if (!covered && std::exchange(dispatch_waits_, false)) handle(screens::OpenDispatch{});
    if (covered && !dispatch_.shown().empty()) motion_ = {};
    return covered;
}

bool TurnStage::others_decide() const {
    return table().is_computed(other(seat_)) && (watches_ || table().match().wanted() == other(seat_));
}

void TurnStage::leave() {
    if (!motion_.running() && !program_.page_is_held()) program_.proceed();
}

void TurnStage::handle(const screens::TakeBackAction&) {
    if (others_decide()) return;
    table().undo();
    motion_ = {};
    refresh();
}

void TurnStage::handle(const screens::OpenDispatch&) { motion_ = dispatch_.open(program_.settings().pace); }

void TurnStage::handle(const ui::NewsRead&) {
    table().news_read(seat_);
    dispatch_.close();
    motion_ = {};
}

void TurnStage::handle(const ui::ShowFrom& from) { motion_ = dispatch_.tell_from(from.line, program_.settings().pace); }

PlayStage::PlayStage(Program& program, Seat seat)
    : TurnStage(program, seat, recap_of(table_of(program).session(), seat, table_of(program).away_since(seat))) {
    const std::vector<LogLine> news = table().news(seat);
    const Session& session = table().session();
    if (!program.in_lesson()) ways_ = ways_before(session.heard(viewer_of(seat)), session.state(), seat, table().away_since(seat));
    series_ = series_told(program, seat).standing;
    PlayStage::refresh();
    half_hour_ = begins_half_hour(table().session().heard(viewer_of(seat)));
    const bool tells = worth_telling(news);
    if (tells) open_dispatch_later();
    if (!tells && !news.empty()) table().news_read(seat);
}

void PlayStage::refresh() {
    TurnStage::refresh();
    scouted_ = table().scouting(seat_);
    for (const Card card : cards) refusals_[static_cast<std::size_t>(card)] = refusal_of(table().session(), view_, card);
}

void PlayStage::draw(ui::Window& window) {
    if (std::exchange(half_hour_, false)) window.play(ui::Sound::bell);
    const bool covered = covers(screen_.lifted());
    std::optional<PlayerView> covered_view;
    if (covered) covered_view = screens::face_down(told_view(), seat_);
    const std::vector<ui::LoggedLine> closed;
    const screens::PlayModel model{.view = covered ? *covered_view : told_view(),
                                   .roster = table().roster(),
                                   .seat = seat_,
                                   .name = ui::shown_name(window, table().name(seat_)),
                                   .other_name = ui::shown_name(window, table().name(other(seat_))),
                                   .series = series_,
                                   .clock = clocks_at(table().session().record(), view_.turn),
                                   .log = covered ? std::span<const ui::LoggedLine>() : told_log(),
                                   .news = covered ? closed : dispatch_.shown(),
                                   .ways = ways_,
                                   .refusals = refusals_,
                                   .staff = staff_,
                                   .scouted = scouted_,
                                   .waits = others_decide(),
                                   .can_undo = table().can_undo(),
                                   .notice = notice_,
                                   .has_phrase = table().seal().has_phrase(seat_),
                                   .lesson = program_.in_lesson(),
                                   .lies_flat = lies_flat(),
                                   .motion = motion_,
                                   .told = dispatch_.told(motion_),
                                   .has_dispatch = !covered && !dispatch_.empty()};
    const auto intent = screen_.draw(window, model);
    if (acted_) {
        // A demonstrated step of a lesson continues by itself, but only after the player has read what the scouts saw.
        if (intent && std::holds_alternative<screens::ScoutingSeen>(*intent)) handle(screens::ScoutingSeen{});
        if (!scouted_) leave();
        return;
    }
    if (!intent) return;
    notice_.clear();
    std::visit([this](const auto& asked) { handle(asked); }, *intent);
}

std::unique_ptr<Stage> PlayStage::battle_of(const Action&, std::size_t line) const {
    if (!screens::shows_battle(events_from(table().session().heard(Viewer::onlooker), line))) return nullptr;
    return std::make_unique<BattleStage>(program_, BattleStage::From::first_round);
}

void PlayStage::handle(const Action& action) {
    if (!play(action)) return;
    ways_.clear();
    const bool card = table().session().state().phase == Phase::card;  // the next step is for another piece
    screen_.follow(card ? std::nullopt : follow(action));
}

void PlayStage::handle(const ui::MenuChoice& choice) {
    std::visit([this](const auto& chosen) { handle(chosen); }, choice);
}

void PlayStage::handle(const screens::TakeBackAction& back) {
    TurnStage::handle(back);
    screen_.follow(std::nullopt);
}

void PlayStage::handle(const screens::MarkPiece& mark) {
    table().pencil(seat_, mark.square, mark.mark);
    refresh();
}

void PlayStage::handle(const screens::ScoutingSeen&) {
    table().scouting_read(seat_);
    refresh();
}

PursuitStage::PursuitStage(Program& program, Seat seat) : TurnStage(program, seat, pursuit_recap(table_of(program).session(), seat)) {
    const PursuitNews news = pursuit_news(table().session(), table().news(seat), seat);
    begins_ = news.begins;
    PursuitStage::refresh();
    if (!news.lines.empty()) open_dispatch_later();
}

void PursuitStage::refresh() {
    TurnStage::refresh();
    fallen_ = fallen_in_pursuit(table().session().heard(viewer_of(seat_)));
}

std::unique_ptr<Stage> PursuitStage::battle_of(const Action& action, std::size_t) const {
    if (!std::holds_alternative<TakeVictim>(action) && !std::holds_alternative<AttackRider>(action)) return nullptr;
    return std::make_unique<PursuitBattleStage>(program_);
}

void PursuitStage::draw(ui::Window& window) {
    const bool covered = covers(screen_.lifted());
    std::optional<PlayerView> covered_view;
    if (covered) covered_view = screens::face_down(view_, seat_);
    const std::vector<ui::LoggedLine> closed;
    const screens::PursuitModel model{.view = covered ? *covered_view : view_,
                                      .roster = table().roster(),
                                      .seat = seat_,
                                      .name = ui::shown_name(window, table().name(seat_)),
                                      .log = covered ? std::span<const ui::LoggedLine>() : told_log(),
                                      .news = covered ? closed : dispatch_.shown(),
                                      .begins = begins_,
                                      .fallen = fallen_,
                                      .waits = others_decide(),
                                      .can_undo = table().can_undo(),
                                      .notice = notice_,
                                      .has_phrase = table().seal().has_phrase(seat_),
                                      .staff = staff_,
                                      .motion = motion_,
                                      .told = dispatch_.told(motion_),
                                      .has_dispatch = !covered && !dispatch_.empty(),
                                      .lesson = program_.in_lesson(),
                                      .lies_flat = lies_flat()};
    const auto intent = screen_.draw(window, model);
    if (acted_) return leave();
    if (!intent) return;
    notice_.clear();
    std::visit([this](const auto& asked) { handle(asked); }, *intent);
}

void PursuitStage::handle(const ui::MenuChoice& choice) {
    std::visit([this](const auto& chosen) { handle(chosen); }, choice);
}

void PursuitStage::handle(const ui::NewsRead& read) {
    begins_ = false;
    if (!dispatch_waits_) TurnStage::handle(read);
}

void show_action(Program& program, Seat person, const Action& action, std::size_t line) {
    const Session& game = table_of(program).session();
    const auto battle = [&](BattleStage::From from) { program.go(std::make_unique<BattleStage>(program, from)); };
    const auto watched = [&](auto stage) {
        stage->watch(line);
        program.go(std::move(stage));
    };
    const auto* target = std::get_if<ChooseTarget>(&action);
    if (target != nullptr && game.state().phase != Phase::defence)
        return battle(target->target ? BattleStage::From::last_meeting : BattleStage::From::last_round);
    if (std::holds_alternative<AnswerAttack>(action)) return battle(BattleStage::From::last_meeting);
    if (std::holds_alternative<ChooseFallen>(action)) return battle(BattleStage::From::last_round);
    if (std::holds_alternative<TakeVictim>(action) || std::holds_alternative<AttackRider>(action))
        return program.go(std::make_unique<PursuitBattleStage>(program));
    const std::vector<Event> events = events_from(game.heard(Viewer::onlooker), line);
    if (screens::shows_battle(events) && !screens::only_harmless_shots(events)) return battle(BattleStage::From::first_round);
    if (game.state().pursuing) watched(std::make_unique<PursuitStage>(program, person));
    else watched(std::make_unique<PlayStage>(program, person));
}

}  // namespace fow::waterloo::stages
