#include "games/stratego/stages/play_stage.hpp"

#include <algorithm>

#include "app/clocks.hpp"
#include "app/messages.hpp"
#include "games/stratego/stages/heard.hpp"
#include "games/stratego/stages/shared_stages.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::stages {

PlayStage::PlayStage(Program& program, Seat seat) : SeatStage(program, seat) {
    refresh();
    const std::vector<Line> log = table().session().log(viewer_of(seat));
    dispatch_ = news_for(log, seat, 0, view_, table().away_since(seat));
    if (program.in_lesson() || practised_alone(table().session().record())) return;  // nobody was away
    if (table().only_person()) {                                                     // nor the only person in a game with the computer
        if (!looks_on() && !ways_.empty() && view_.at(ways_.back().to)) screen_.show(ways_.back());
        return;
    }
    if (!news_for(log, seat, table().read(seat), view_, table().away_since(seat)).empty()) handle(screens::OpenDispatch{});
}

void PlayStage::refresh() {
    auto [view, log] = table().seen_by(seat_);
    view_ = std::move(view);
    log_ = lines_of(log);
    ways_ = last_way(log);
    marks_ = marks_of(table().session(), seat_, view_);
    last_over_pair_ = last_over_pair(log, seat_);
}

void PlayStage::draw(ui::Window& window) {
    const Session& session = table().session();
    const bool moved = table().waiting(seat_).has_value() && (!hands_over_ || (time_to_take_back() > 0 && !screen_.slides()));
    const screens::PlayModel model{.view = view_,
                                   .rules = session.rules().set(),
                                   .seat = seat_,
                                   .turn = view_.turns + (moved ? 0 : 1),
                                   .waits = table().is_computed(view_.mover) && !moved,
                                   .names = ui::shown_names(window, names_at_table(session.record())),
                                   .clock = clocks_at(session.record(), table().match().turn()),
                                   .log = log_,
                                   .news = news_,
                                   .told = told_,
                                   .ways = ways_,
                                   .marks = marks_,
                                   .notice = notice_,
                                   .moved = moved,
                                   .hands_over = hands_over_,
                                   .at_once = moves_at_once() && time_to_take_back() <= 0,
                                   .can_undo = moved,
                                   .last_over_pair = last_over_pair_,
                                   .watched = watched_,
                                   .has_dispatch = !dispatch_.empty() && !moved && !program_.in_lesson(),
                                   .has_phrase = table().seal().has_phrase(seat_),
                                   .remembers = session.record().options.memory,
                                   .lesson = program_.in_lesson(),
                                   .lies_flat = program_.settings().face_down && !program_.in_lesson()};
    const auto intent = screen_.draw(window, model);
    if (hand_over_in_time()) return;
    if (watched_) {
        if (!screen_.slides() && !program_.page_is_held()) program_.proceed();
        return;
    }
    if (!intent || (hands_over_ && !moved)) return;
    notice_.clear();
    std::visit([this](const auto& asked) { handle(asked); }, *intent);
}

bool PlayStage::moves_at_once() const { return table().only_person() && program_.settings().move_at_once && !program_.in_lesson(); }

float PlayStage::time_to_take_back() const {
    const auto enemy = player_of(table().match().notes(), other(seat_));
    if (!enemy || !enemy->program.empty() || enemy->level >= Level::captain) return 0;
    constexpr float normal = 2500;  // milliseconds
    return normal * factor_of(program_.settings().pace);
}

bool PlayStage::hand_over_in_time() {
    if (!hands_over_ || screen_.slides() || waits_for_reader()) {
        shown_at_.reset();
        return false;
    }
    if (!shown_at_) shown_at_ = ui::now();
    if (static_cast<float>(ui::now() - *shown_at_) < time_to_take_back()) return false;
    handle(screens::HandOver{});
    return true;
}

std::string PlayStage::asks_to_confirm() const {
    return program_.in_lesson() && table().waiting(seat_) ? ui::tr("Hand over") : std::string();
}

void PlayStage::handle(const Action& action) {
    const Viewer viewer = viewer_of(seat_);
    const std::size_t before = table().session().heard(viewer).size();
    if (const auto refusal = table().play(action)) {
        notice_ = notice_of(*refusal);
        return;
    }
    if (const auto fought = fight_from(table().session().heard(Viewer::onlooker), before))
        return program_.go(std::make_unique<MeetingStage>(program_, *fought));
    if (table().seat_at_screen_next(seat_) != seat_) return program_.proceed();
    refresh();
    if (const auto* move = std::get_if<Move>(&action)) screen_.follow(*move);
    hands_over_ = table().waiting(seat_) && moves_at_once();
}

void PlayStage::handle(const screens::TakeMoveBack&) {
    hands_over_ = false;
    const auto move = table().waiting(seat_);
    table().take_back(seat_);
    refresh();
    if (move) screen_.select(move->from);
}

void PlayStage::handle(const screens::HandOver&) {
    hands_over_ = false;  // tried once: after a refusal the player hands over
    if (const auto refusal = table().hand_over(seat_)) {
        notice_ = notice_of(*refusal);
        return;
    }
    program_.proceed();
}

void PlayStage::handle(const screens::OpenDispatch&) {
    news_ = dispatch_;
    const auto moving = std::find_if(news_.begin(), news_.end(), [](const auto& line) { return line.move.has_value(); });
    told_ = moving == news_.end() ? std::nullopt : std::optional(static_cast<std::size_t>(moving - news_.begin()));
}

void PlayStage::handle(const ui::NewsRead&) {
    table().news_read(seat_);
    news_.clear();
    told_.reset();
}

void PlayStage::handle(const screens::MarkPiece& mark) {
    table().pencil(seat_, mark.square, mark.guess);
    refresh();
}

void PlayStage::handle(const screens::TableChoice& choice) {
    std::visit([this](const auto& chosen) { handle(chosen); }, choice);
}

}  // namespace fow::stratego::stages
