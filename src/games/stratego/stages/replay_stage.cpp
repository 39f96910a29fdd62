#include "games/stratego/stages/replay_stage.hpp"

#include "games/stratego/screens/replay_field.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::app::stratego {

ReplayStage::ReplayStage(Program& program, const Match& match, std::optional<Seat> seat)
    : program_(program), seat_(seat), rules_(session_in<Session>(match).rules().set()) {
    const Session& session = session_in<Session>(match);
    view_ = seat ? session.view(viewer_of(*seat)) : open_view_of(session.rules(), session.state());
}

void ReplayStage::draw(ui::Window& window) {
    const std::vector<Move> ways;
    const SDL_FRect column =
        ui::stratego::draw_replay_field(window, {.view = view_, .rules = rules_, .ways = ways, .all_faces = !seat_}, window.height());
    ui::card_begin(window, "replay", column);
    ui::heading(window, ui::tr("The last position"));
    ui::separator(window);
    if (ui::button(window, "leave", ui::tr("Back"), {.primary = true, .width = -1}) || ui::escape_pressed(window)) program_.leave_replay();
    ui::card_end(window);
}

}  // namespace fow::app::stratego
