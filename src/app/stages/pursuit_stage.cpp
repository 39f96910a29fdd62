#include "app/stages/pursuit_stage.hpp"

#include <algorithm>

#include "app/notice.hpp"
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

PursuitNews pursuit_news(const Session& session, const std::vector<LogLine>& unread, Seat seat) {
    const auto begun = std::find_if(unread.begin(), unread.end(), [](const LogLine& line) { return std::holds_alternative<PursuitBegan>(line.event); });
    if (begun == unread.end()) return {unread, false};
    const auto& states = session.history();
    const auto before = std::find_if(states.rbegin(), states.rend(), [](const State& state) { return !state.pursuing; });
    PursuitNews news{{}, true};
    if (before == states.rend() || before->mover != seat) news.lines.assign(unread.begin(), begun);
    news.lines.insert(news.lines.end(), begun + 1, unread.end());  // the beginning itself is told at length
    return news;
}

PursuitStage::PursuitStage(Program& program, Seat seat) : program_(program), seat_(seat) {
    const Table& table = program.table();
    const PursuitNews news = pursuit_news(table.session(), table.news(seat), seat);
    news_ = lines_of(table.roster(), news.lines);
    begins_ = news.begins;
    look();
}

void PursuitStage::look() {
    const Session& session = program_.table().session();
    view_ = session.view(viewer_of(seat_));
    log_ = lines_of(program_.table().roster(), session.log(viewer_of(seat_)));
    fallen_ = fallen_in_pursuit(session.heard(viewer_of(seat_)));
}

void PursuitStage::draw(ui::Desk& desk) {
    Table& table = program_.table();
    const ui::PursuitModel model{view_, table.roster(), seat_, table.name(seat_), table.name(other(seat_)), log_, news_,
                                 begins_, fallen_, table.session().can_undo(), notice_, table.seal().has_phrase(seat_)};
    const auto intent = screen_.draw(desk, model);
    if (!intent) return;
    notice_.clear();
    if (const auto* action = std::get_if<Action>(&*intent)) return act(*action);
    if (const auto* choice = std::get_if<ui::MenuChoice>(&*intent)) return menu(*choice);
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    if (std::holds_alternative<ui::NewsRead>(*intent)) {
        table.news_read(seat_);
        news_.clear();
        begins_ = false;
    } else {
        table.undo();
        look();
    }
}

void PursuitStage::act(const Action& action) {
    Table& table = program_.table();
    if (const auto refusal = table.play(action)) {
        notice_ = notice_of(*refusal);
        return;
    }
    if (std::holds_alternative<TakeVictim>(action) || std::holds_alternative<AttackRider>(action))
        return program_.go(std::make_unique<PursuitBattleStage>(program_));
    if (table.session().state().phase != Phase::pursuit || table.wanted(seat_) != seat_) return program_.proceed();
    look();
}

void PursuitStage::menu(const ui::MenuChoice& choice) {
    if (std::holds_alternative<ui::ToTitle>(choice)) return program_.go_to_title();
    if (const auto* set = std::get_if<ui::SetPhrase>(&choice)) return program_.set_phrase(seat_, set->phrase);
    if (const auto* save = std::get_if<ui::SaveGame>(&choice)) program_.save_game(save->name);
}

}  // namespace fow::app
