#include "games/alliance/stages/export.hpp"

#include "games/alliance/screens/replay_screen.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::stages {

std::string ExportedGame::seen_by() const { return ui::tr("everybody"); }

std::string ExportedGame::name() const {
    const auto& names = playback_.session().record().names;
    return ui::fill(ui::tr("{french} against {allied}"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}});
}

std::string ExportedGame::moment(std::size_t halt) const { return screens::moment_text(playback_.view(halt)); }

std::string ExportedGame::text() const {
    const auto& names = playback_.session().record().names;
    std::string text =
        ui::fill(ui::tr("{french} (French) against {allied} (Allied)"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}}) +
        "\n\n";
    for (const PhaseTold& phase : playback_.phases()) text += phase.line.text + "\n";
    return text;
}

std::string ExportedGame::record() const { return write_record(playback_.session().record()); }

ui::Surface ExportedGame::picture(ui::Window& window, std::size_t halt, float cell) const {
    const View view = playback_.view(halt);
    return screens::map_picture(window, view, playback_.rules(), {screens::moment_text(view), playback_.happened(halt)}, cell);
}

}  // namespace fow::alliance::stages
