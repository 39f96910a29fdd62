#include "app/stages/pursuit_stage.hpp"

#include <algorithm>

#include "app/notice.hpp"
#include "app/staff_map.hpp"
#include "app/stages/pursuit_battle_stage.hpp"
#include "ui/tr.hpp"

namespace fow::app {
std::vector<SeenPiece> fallen_in_pursuit(const std::vector<LogLine>& heard) {
    std::vector<SeenPiece> fallen;
    for (const LogLine& line : heard) {
        if (const auto* taken = std::get_if<VictimTaken>(&line.event)) fallen.push_back(taken->victim);
        if (const auto* fought = std::get_if<RidersFought>(&line.event))
            fallen.push_back(fought->attacker_wins ? fought->defender : fought->attacker);
    }
    return fallen;
}

namespace {

/// Whoever had the turn in which the retreat began did all that was done until then.
bool brought_about(const Session& session, Seat seat) {
    const auto& states = session.history();
    const auto before = std::find_if(states.rbegin(), states.rend(), [](const State& state) { return !state.pursuing; });
    return before != states.rend() && before->mover == seat;
}

bool begins_it(const Event& event) { return std::holds_alternative<PursuitBegan>(event); }

}  // namespace

PursuitNews pursuit_news(const Session& session, const std::vector<LogLine>& unread, Seat seat) {
    const auto begun = std::find_if(unread.begin(), unread.end(), [](const LogLine& line) { return begins_it(line.event); });
    if (begun == unread.end()) return {unread, false};
    PursuitNews news{{}, true};
    if (!brought_about(session, seat)) news.lines.assign(unread.begin(), begun);
    news.lines.insert(news.lines.end(), begun + 1, unread.end());  // the beginning itself is told at length
    return news;
}

Recap pursuit_recap(const Session& session, Seat seat) {
    Recap recap = recap_of(session, seat);
    const auto begun = std::find_if(recap.moments.begin(), recap.moments.end(), [](const ui::Moment& moment) {
        return std::any_of(moment.events.begin(), moment.events.end(), begins_it);
    });
    if (begun == recap.moments.end()) return recap;
    const auto own = brought_about(session, seat) ? static_cast<std::size_t>(begun - recap.moments.begin()) + 1 : 0;
    Recap kept{own == 0 ? recap.before : begun->after, {recap.moments.begin() + static_cast<std::ptrdiff_t>(own), recap.moments.end()}, {}, {}};
    for (std::size_t i = 0; i < recap.lines.size(); ++i) {
        if (recap.places[i].first < own || begins_it(recap.lines[i].event)) continue;
        kept.lines.push_back(recap.lines[i]);
        kept.places.emplace_back(recap.places[i].first - own, recap.places[i].second);
    }
    return kept;
}

PursuitStage::PursuitStage(Program& program, Seat seat)
    : program_(program), seat_(seat), dispatch_(pursuit_recap(program.table().session(), seat), program.table().roster()) {
    const Table& table = program.table();
    const PursuitNews news = pursuit_news(table.session(), table.news(seat), seat);
    begins_ = news.begins;
    look();
    if (!news.lines.empty()) motion_ = dispatch_.open(program.settings().pace);
}

void PursuitStage::watch(std::size_t line) {
    const Session& session = program_.table().session();
    motion_ = ui::Motion(view_before(session, line, viewer_of(seat_)), ui::Telling::act, program_.settings().pace);
    motion_.add({events_from(session.heard(viewer_of(seat_)), line), view_});
    acted_ = true;
}

void PursuitStage::look() {
    const Session& session = program_.table().session();
    view_ = session.view(viewer_of(seat_));
    log_ = lines_of(program_.table().roster(), session.log(viewer_of(seat_)));
    staff_ = staff_map_of(session, seat_, view_);
    fallen_ = fallen_in_pursuit(session.heard(viewer_of(seat_)));
}

void PursuitStage::draw(ui::Desk& desk) {
    Table& table = program_.table();
    const ui::PursuitModel model{.view = view_,
                                 .roster = table.roster(),
                                 .seat = seat_,
                                 .name = table.name(seat_),
                                 .other_name = table.name(other(seat_)),
                                 .log = log_,
                                 .news = dispatch_.shown(),
                                 .begins = begins_,
                                 .fallen = fallen_,
                                 .can_undo = table.can_undo(),
                                 .notice = notice_,
                                 .has_phrase = table.seal().has_phrase(seat_),
                                 .staff = staff_,
                                 .motion = motion_,
                                 .told = dispatch_.told(motion_),
                                 .has_dispatch = !dispatch_.empty(),
                                 .lesson = program_.in_lesson()};
    const auto intent = screen_.draw(desk, model);
    if (acted_) {
        if (!motion_.running()) program_.proceed();
        return;
    }
    if (!intent) return;
    notice_.clear();
    if (const auto* action = std::get_if<Action>(&*intent)) return act(*action);
    if (const auto* choice = std::get_if<ui::MenuChoice>(&*intent)) return menu(*choice);
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    if (const auto* line = std::get_if<ui::TellFrom>(&*intent)) {
        motion_ = dispatch_.tell_from(line->line, program_.settings().pace);
        return;
    }
    if (std::holds_alternative<ui::OpenDispatch>(*intent)) {
        motion_ = dispatch_.open(program_.settings().pace);
    } else if (std::holds_alternative<ui::NewsRead>(*intent)) {
        table.news_read(seat_);
        dispatch_.close();
        motion_ = {};
        begins_ = false;
    } else {
        table.undo();
        motion_ = {};
        look();
    }
}

void PursuitStage::act(const Action& action) {
    Table& table = program_.table();
    const Session& session = table.session();
    const std::size_t before = session.heard(viewer_of(seat_)).size();
    if (const auto refusal = table.play(action)) {
        notice_ = notice_of(*refusal);
        return;
    }
    if (std::holds_alternative<TakeVictim>(action) || std::holds_alternative<AttackRider>(action))
        return program_.go(std::make_unique<PursuitBattleStage>(program_));
    motion_ = ui::Motion(view_, ui::Telling::act, program_.settings().pace);
    motion_.add({events_from(session.heard(viewer_of(seat_)), before), session.view(viewer_of(seat_))});
    if (session.state().phase != Phase::pursuit || table.wanted(seat_) != seat_) {
        acted_ = true;
        if (!motion_.running()) program_.proceed();
        return;
    }
    look();
}

void PursuitStage::menu(const ui::MenuChoice& choice) {
    if (std::holds_alternative<ui::ToTitle>(choice)) return program_.go_to_title();
    if (const auto* set = std::get_if<ui::SetPhrase>(&choice)) return program_.set_phrase(seat_, set->phrase);
    if (const auto* save = std::get_if<ui::SaveGame>(&choice)) program_.save_game(save->name);
}

}  // namespace fow::app
