#include "app/stages/replay_stage.hpp"

namespace fow::app {
namespace {

Viewer viewer_from(const std::string& eyes) {
    return eyes == "french" ? Viewer::french : eyes == "allied" ? Viewer::allied : Viewer::onlooker;
}

}  // namespace

std::vector<std::size_t> halts_of(const Session& session, std::optional<Seat> seat) {
    const Record& record = session.record();
    std::vector<std::size_t> halts{0};
    Session game(record.rules, record.options, record.names, record.start);
    std::size_t told = 0;
    bool own = false;
    for (std::size_t i = 0; i < record.plies.size(); ++i) {
        own = own || (seat && game.decider() == decider_of(*seat));
        if (const auto* action = std::get_if<Action>(&record.plies[i])) static_cast<void>(game.play(*action));
        else static_cast<void>(game.roll(std::get<Roll>(record.plies[i])));
        const std::size_t heard = seat ? game.heard(viewer_of(*seat)).size() : 0;
        // Whether a defender was asked is nobody else's business.
        const bool may_know = game.state().phase != Phase::defence || (seat && game.decider() == decider_of(*seat));
        if (seat && (!may_know || (!own && heard == told))) continue;
        halts.push_back(i + 1);
        told = heard;
        own = false;
    }
    return halts;
}

ReplayStage::ReplayStage(Program& program, const Session& session, std::optional<Seat> seat)
    : program_(program), session_(session), seat_(seat), halts_(halts_of(session, seat)) {
    if (seat) eyes_ = {std::string(word(*seat))};
    else eyes_ = {"all", "french", "allied", "onlooker"};
    seen_from_ = eyes_.front();
    look();
}

void ReplayStage::look() {
    const Replay made = replay(session_.record(), halts_[halt_]);
    const Session& then = made.session;
    view_ = seen_from_ == "all" ? all_shown(then.rules(), then.state()) : then.view(viewer_from(seen_from_));
    const std::vector<LogLine> log = then.log(viewer_from(seen_from_));
    log_ = lines_of(then.rules().roster(), log);
    last_way_ = last_way(log);
}

void ReplayStage::draw(ui::Desk& desk) {
    const ui::ReplayModel model{view_,  session_.rules().roster(), session_.record().names, halt_, halts_.size() - 1, eyes_, seen_from_,
                                log_, last_way_, seat_.has_value()};
    const auto intent = ui::replay_screen(desk, model);
    if (!intent) return;
    if (std::holds_alternative<ui::LeaveReplay>(*intent)) return program_.leave_replay();
    if (std::holds_alternative<ui::VeilReplay>(*intent)) return program_.drop_veil();
    if (const auto* seek = std::get_if<ui::SeekPly>(&*intent)) halt_ = seek->ply;
    if (const auto* from = std::get_if<ui::SeeFrom>(&*intent)) seen_from_ = from->eyes;
    look();
}

}  // namespace fow::app
