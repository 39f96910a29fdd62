#include "app/stages/replay_stage.hpp"

namespace fow::app {
namespace {

Viewer viewer_from(const std::string& eyes) {
    return eyes == "french" ? Viewer::french : eyes == "allied" ? Viewer::allied : Viewer::onlooker;
}

}  // namespace

ReplayStage::ReplayStage(Program& program, const Session& session, std::optional<Seat> seat)
    : program_(program), session_(session), seat_(seat), ply_(0) {
    if (seat) eyes_ = {std::string(word(*seat))};
    else eyes_ = {"all", "french", "allied", "onlooker"};
    seen_from_ = eyes_.front();
    look();
}

void ReplayStage::look() {
    const Replay made = replay(session_.record(), ply_);
    const Session& then = made.session;
    view_ = seen_from_ == "all" ? all_shown(then.rules(), then.state()) : then.view(viewer_from(seen_from_));
    const std::vector<LogLine> log = then.log(viewer_from(seen_from_));
    log_ = lines_of(then.rules().roster(), log);
    last_way_ = last_way(log);
}

void ReplayStage::draw(ui::Desk& desk) {
    const ui::ReplayModel model{view_,  session_.rules().roster(), session_.record().names, ply_, session_.ply_count(), eyes_, seen_from_,
                                log_, last_way_, seat_.has_value()};
    const auto intent = ui::replay_screen(desk, model);
    if (!intent) return;
    if (std::holds_alternative<ui::LeaveReplay>(*intent)) return program_.leave_replay();
    if (std::holds_alternative<ui::VeilReplay>(*intent)) return program_.drop_veil();
    if (const auto* seek = std::get_if<ui::SeekPly>(&*intent)) ply_ = seek->ply;
    if (const auto* from = std::get_if<ui::SeeFrom>(&*intent)) seen_from_ = from->eyes;
    look();
}

}  // namespace fow::app
