#include "games/stratego/stages/export.hpp"

#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/json/documents.hpp"
#include "games/stratego/screens/replay_field.hpp"
#include "games/stratego/screens/replay_screen.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::stages {
namespace {

using namespace fow::stratego;

/// The number of plies after which both armies were set up; nothing if they never were, or if the position was posed.
std::optional<std::size_t> ready_at(const Session& session) {
    if (session.record().start) return std::nullopt;
    for (std::size_t plies = 0; plies <= session.ply_count(); ++plies)
        if (session.state_after(plies).phase != Phase::set_up) return plies;
    return std::nullopt;
}

}  // namespace

std::string chronicle_of(const Playback& playback, ui::Eyes eyes) {
    const Session& session = playback.session();
    const auto& names = session.record().names;
    std::string text = ui::fill(ui::tr("{blue} (Blue) against {red} (Red)"), {{"blue", names[blue_seat]}, {"red", names[red_seat]}}) + "\n";
    text += ui::fill(ui::tr("Seen by: {eyes}"),
                     {{"eyes", ui::eyes_label(eyes, {screens::side_name(blue_seat), screens::side_name(red_seat)})}}) +
            "\n";
    const std::optional<std::size_t> ready = ready_at(session);
    // If a game ended during set-up, its armies are incomplete.
    if (ready && session.state_after(*ready).ready == PerSeat<bool>{true, true})
        for (const Seat side : seats) {
            if (eyes != ui::Eyes::all && eyes != ui::eyes_of(side)) continue;
            text += ui::fill(side == blue_seat ? ui::tr("Blue's set-up: {letters}") : ui::tr("Red's set-up: {letters}"),
                             {{"letters", write_set_up(session.rules(), session.state_after(*ready), side)}}) +
                    "\n";
        }
    text += "\n";
    for (const ui::LoggedLine& line : playback.logged(eyes)) text += line.text + "\n";
    return text;
}

std::string ExportedGame::seen_by() const {
    return ui::eyes_label(eyes_, {screens::side_name(blue_seat), screens::side_name(red_seat)});
}

std::string ExportedGame::name() const {
    const auto& names = playback_.session().record().names;
    return ui::fill(ui::tr("{blue} against {red}"), {{"blue", names[blue_seat]}, {"red", names[red_seat]}});
}

std::string ExportedGame::moment(std::size_t halt) const { return screens::moment_text(playback_.view(halt, ui::Eyes::onlooker)); }

std::string ExportedGame::record() const { return write_record(playback_.session().record()); }

ui::Surface ExportedGame::picture(ui::Window& window, std::size_t halt, float cell) const {
    const View view = playback_.view(halt, eyes_);
    const std::vector<Move> ways = playback_.last_way(halt);
    return screens::replay_picture(window, {view, playback_.rules(), ways, eyes_ == ui::Eyes::all},
                                        {screens::moment_text(view), playback_.happened(halt, eyes_)}, cell);
}

}  // namespace fow::stratego::stages
