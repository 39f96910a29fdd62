#include "games/waterloo/stages/export.hpp"

#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/screens/table/board_picture.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {

std::string ExportedBattle::seen_by() const { return ui::eyes_label(eyes_, screens::seen_sides()); }

std::string ExportedBattle::name() const {
    const auto& names = playback_.session().record().names;
    return ui::fill(ui::tr("{french} against {allied}"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}});
}

std::string ExportedBattle::moment(std::size_t halt) const {
    const PlayerView view = playback_.view(halt, ui::Eyes::onlooker);
    return ui::fill(ui::tr("turn {turn}, {clock}"), {{"turn", std::to_string(view.turn)}, {"clock", clock_text(view.minutes)}});
}

std::string ExportedBattle::text() const { return chronicle_of(playback_.session(), ui::viewer_behind(eyes_), ui::tr); }

std::string ExportedBattle::record() const { return write_record(playback_.session().record()); }

ui::Surface ExportedBattle::picture(ui::Window& window, std::size_t halt, float cell) const {
    const PlayerView view = playback_.view(halt, eyes_);
    const std::span<const LogLine> heard = playback_.log(eyes_, halt);
    screens::BoardPicture picture{.view = view, .roster = playback_.roster()};
    picture.marks.all_faces = eyes_ == ui::Eyes::all;
    picture.marks.ways = last_way(heard);
    picture.caption.moment =
        ui::fill(ui::tr("Turn {turn}, {clock}"), {{"turn", std::to_string(view.turn)}, {"clock", clock_text(view.minutes)}});
    if (!heard.empty()) picture.caption.happened = describe(playback_.roster(), heard.back().event, ui::tr);
    return screens::board_picture(window, picture, cell);
}

}  // namespace fow::waterloo::stages
