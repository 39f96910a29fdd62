#include "app/stages/play_stage.hpp"

#include "app/notice.hpp"
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

}  // namespace

PlayStage::PlayStage(Program& program, Seat seat) : program_(program), seat_(seat) {
    const std::vector<LogLine> news = program.table().news(seat);
    news_ = lines_of(program.table().roster(), news);
    last_way_ = last_way(news);
    look();
}

void PlayStage::look() {
    const Session& session = program_.table().session();
    view_ = session.view(viewer_of(seat_));
    log_ = lines_of(program_.table().roster(), session.log(viewer_of(seat_)));
    scouted_ = program_.table().scouting(seat_);
    for (const Card card : cards) refusals_[static_cast<std::size_t>(card)] = refusal_of(session, view_, card);
}

void PlayStage::draw(ui::Desk& desk) {
    Table& table = program_.table();
    const ui::PlayModel model{view_, table.roster(), seat_, table.name(seat_), table.name(other(seat_)), log_,
                              news_, last_way_, refusals_, scouted_, table.session().can_undo(), notice_, table.seal().has_phrase(seat_)};
    const auto intent = screen_.draw(desk, model);
    if (!intent) return;
    notice_.clear();
    if (const auto* action = std::get_if<Action>(&*intent)) return act(*action);
    if (const auto* choice = std::get_if<ui::MenuChoice>(&*intent)) return menu(*choice);
    if (std::holds_alternative<ui::DropVeil>(*intent)) return program_.drop_veil();
    if (std::holds_alternative<ui::NewsRead>(*intent)) {
        table.news_read(seat_);
        news_.clear();
    } else if (std::holds_alternative<ui::ScoutingSeen>(*intent)) {
        table.scouting_read(seat_);
        look();
    } else {
        table.undo();
        screen_.follow(std::nullopt);
        look();
    }
}

void PlayStage::act(const Action& action) {
    Table& table = program_.table();
    const auto& seen_by_both = table.session().heard(Viewer::onlooker);
    const std::size_t before = seen_by_both.size();
    if (const auto refusal = table.play(action)) {
        notice_ = notice_of(*refusal);
        return;
    }
    if (ui::shows_battle(events_from(seen_by_both, before)))
        return program_.go(std::make_unique<BattleStage>(program_, BattleStage::From::first_round));
    const Phase phase = table.session().state().phase;
    if ((phase != Phase::turn && phase != Phase::card) || table.wanted(seat_) != seat_) return program_.proceed();
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
