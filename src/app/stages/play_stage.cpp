#include "app/stages/play_stage.hpp"

#include <algorithm>
#include <utility>

#include "app/heard.hpp"
#include "app/notice.hpp"
#include "app/stages/battle_stage.hpp"
#include "ui/screens/battle_screen.hpp"
#include "ui/screens/targets.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

/// Where the piece of that action stands afterwards, when it is still the same one's turn to move.
std::optional<Square> follow(const Action& action) {
    if (const auto* move = std::get_if<Move>(&action)) return move->to;
    if (const auto* enter = std::get_if<Enter>(&action)) return enter->square;
    if (const auto* fire = std::get_if<Fire>(&action)) return fire->from;
    if (const auto* bombard = std::get_if<Bombard>(&action)) return bombard->from;
    return std::nullopt;
}

/// Why that card of the hand cannot be played now, or nothing.
std::string refusal_of(const Session& session, const PlayerView& view, Card card) {
    if (ui::may_play(view, card)) return {};
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

/// The clock has just gone on: the first turn of a later game turn begins.
bool begins_half_hour(const std::vector<LogLine>& heard) {
    const auto begins = [](const LogLine& line) { return std::holds_alternative<TurnBegan>(line.event); };
    if (heard.empty() || !begins(heard.back())) return false;
    const auto before = std::find_if(heard.rbegin() + 1, heard.rend(), begins);
    return before != heard.rend() && before->turn < heard.back().turn;
}

}  // namespace

PlayStage::PlayStage(Program& program, Seat seat) : TurnStage(program, seat, recap_of(program.table().session(), seat)) {
    const std::vector<LogLine> news = table().news(seat);
    last_way_ = last_way(news);
    PlayStage::look();
    half_hour_ = begins_half_hour(table().session().heard(viewer_of(seat)));
    if (!news.empty()) take(ui::OpenDispatch{});
}

void PlayStage::look() {
    TurnStage::look();
    scouted_ = table().scouting(seat_);
    for (const Card card : cards) refusals_[static_cast<std::size_t>(card)] = refusal_of(table().session(), view_, card);
}

std::unique_ptr<Stage> PlayStage::battle_of(const Action&, std::size_t line) const {
    if (!ui::shows_battle(events_from(table().session().heard(Viewer::onlooker), line))) return nullptr;
    return std::make_unique<BattleStage>(program_, BattleStage::From::first_round);
}

void PlayStage::draw(ui::Window& window) {
    if (std::exchange(half_hour_, false)) window.play(ui::Sound::bell);
    const ui::PlayModel model{.view = view_,
                              .roster = table().roster(),
                              .seat = seat_,
                              .name = table().name(seat_),
                              .other_name = table().name(other(seat_)),
                              .log = log_,
                              .news = dispatch_.shown(),
                              .last_way = last_way_,
                              .refusals = refusals_,
                              .staff = staff_,
                              .scouted = scouted_,
                              .can_undo = table().can_undo(),
                              .notice = notice_,
                              .has_phrase = table().seal().has_phrase(seat_),
                              .lesson = program_.in_lesson(),
                              .motion = motion_,
                              .told = dispatch_.told(motion_),
                              .has_dispatch = !dispatch_.empty()};
    const auto intent = screen_.draw(window, model);
    if (acted_) {
        // A step of a lesson that is shown goes on by itself, but not before it has been read what the scouts have seen.
        if (intent && std::holds_alternative<ui::ScoutingSeen>(*intent)) take(ui::ScoutingSeen{});
        if (!scouted_) leave();
        return;
    }
    if (!intent) return;
    notice_.clear();
    std::visit([this](const auto& asked) { take(asked); }, *intent);
}

void PlayStage::take(const Action& action) {
    if (!play(action)) return;
    last_way_.clear();
    const bool card = table().session().state().phase == Phase::card;  // it goes on with another piece
    screen_.follow(card ? std::nullopt : follow(action));
}

void PlayStage::take(const ui::MenuChoice& choice) {
    std::visit([this](const auto& chosen) { take(chosen); }, choice);
}

void PlayStage::take(const ui::TakeBackAction& back) {
    TurnStage::take(back);
    screen_.follow(std::nullopt);
}

void PlayStage::take(const ui::MarkPiece& mark) {
    table().pencil(seat_, mark.square, mark.mark);
    look();
}

void PlayStage::take(const ui::ScoutingSeen&) {
    table().scouting_read(seat_);
    look();
}

}  // namespace fow::app
