#include "app/stages/play_stage.hpp"

#include <algorithm>
#include <utility>

#include "app/notice.hpp"
#include "app/staff_map.hpp"
#include "app/stages/battle_stage.hpp"
#include "ui/screens/rounds.hpp"
#include "ui/screens/targets.hpp"
#include "ui/tr.hpp"

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

PlayStage::PlayStage(Program& program, Seat seat) : program_(program), seat_(seat), dispatch_(recap_of(program.table().session(), seat), program.table().roster()) {
    const std::vector<LogLine> news = program.table().news(seat);
    last_way_ = last_way(news);
    look();
    half_hour_ = begins_half_hour(program.table().session().heard(viewer_of(seat)));
    if (!news.empty()) motion_ = dispatch_.open(program.settings().pace);
}

void PlayStage::watch(std::size_t line) {
    const Session& session = program_.table().session();
    motion_ = ui::Motion(view_before(session, line, viewer_of(seat_)), ui::Telling::act, program_.settings().pace);
    motion_.add({events_from(session.heard(viewer_of(seat_)), line), view_});
    acted_ = true;
}

void PlayStage::look() {
    const Session& session = program_.table().session();
    view_ = session.view(viewer_of(seat_));
    log_ = lines_of(program_.table().roster(), session.log(viewer_of(seat_)));
    staff_ = staff_map_of(session, seat_, view_);
    scouted_ = program_.table().scouting(seat_);
    for (const Card card : cards) refusals_[static_cast<std::size_t>(card)] = refusal_of(session, view_, card);
}

void PlayStage::draw(ui::Desk& desk) {
    if (std::exchange(half_hour_, false)) desk.play(ui::Sound::bell);
    Table& table = program_.table();
    const ui::PlayModel model{.view = view_,
                              .roster = table.roster(),
                              .seat = seat_,
                              .name = table.name(seat_),
                              .other_name = table.name(other(seat_)),
                              .log = log_,
                              .news = dispatch_.shown(),
                              .last_way = last_way_,
                              .refusals = refusals_,
                              .staff = staff_,
                              .scouted = scouted_,
                              .can_undo = table.can_undo(),
                              .notice = notice_,
                              .has_phrase = table.seal().has_phrase(seat_),
                              .lesson = program_.in_lesson(),
                              .motion = motion_,
                              .told = dispatch_.told(motion_),
                              .has_dispatch = !dispatch_.empty()};
    const auto intent = screen_.draw(desk, model);
    if (acted_) {
        if (!motion_.running()) program_.proceed();
        return;
    }
    if (!intent) return;
    notice_.clear();
    if (const auto* action = std::get_if<Action>(&*intent)) return act(*action);
    if (const auto* choice = std::get_if<ui::MenuChoice>(&*intent)) return menu(*choice);
    if (const auto* line = std::get_if<ui::TellFrom>(&*intent)) {
        motion_ = dispatch_.tell_from(line->line, program_.settings().pace);
        return;
    }
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    if (std::holds_alternative<ui::OpenDispatch>(*intent)) {
        motion_ = dispatch_.open(program_.settings().pace);
    } else if (std::holds_alternative<ui::NewsRead>(*intent)) {
        table.news_read(seat_);
        dispatch_.close();
        motion_ = {};
    } else if (const auto* mark = std::get_if<ui::MarkPiece>(&*intent)) {
        table.pencil(seat_, mark->square, mark->mark);
        look();
    } else if (std::holds_alternative<ui::ScoutingSeen>(*intent)) {
        table.scouting_read(seat_);
        look();
    } else {
        table.undo();
        motion_ = {};
        screen_.follow(std::nullopt);
        look();
    }
}

void PlayStage::act(const Action& action) {
    Table& table = program_.table();
    const Session& session = table.session();
    const std::size_t before = session.heard(Viewer::onlooker).size();
    if (const auto refusal = table.play(action)) {
        notice_ = notice_of(*refusal);
        return;
    }
    if (ui::shows_battle(events_from(session.heard(Viewer::onlooker), before)))
        return program_.go(std::make_unique<BattleStage>(program_, BattleStage::From::first_round));
    motion_ = ui::Motion(view_, ui::Telling::act, program_.settings().pace);
    motion_.add({events_from(session.heard(viewer_of(seat_)), before), session.view(viewer_of(seat_))});
    const Phase phase = session.state().phase;
    if ((phase != Phase::turn && phase != Phase::card) || table.wanted(seat_) != seat_) {
        acted_ = true;
        if (!motion_.running()) program_.proceed();
        return;
    }
    last_way_.clear();
    screen_.follow(phase == Phase::card ? std::nullopt : follow(action));  // a card goes on with another piece
    look();
}

void PlayStage::menu(const ui::MenuChoice& choice) {
    if (std::holds_alternative<ui::ToTitle>(choice)) return program_.go_to_title();
    if (const auto* set = std::get_if<ui::SetPhrase>(&choice)) return program_.set_phrase(seat_, set->phrase);
    if (const auto* action = std::get_if<Action>(&choice)) return act(*action);
    program_.save_game(std::get<ui::SaveGame>(choice).name);
}

}  // namespace fow::app
