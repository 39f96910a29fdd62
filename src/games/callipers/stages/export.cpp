#include "games/callipers/stages/export.hpp"

#include "games/callipers/screens/replay_screen.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::stages {

std::string ExportedGame::seen_by() const { return ui::tr("everybody"); }

std::string ExportedGame::name() const {
    const auto& names = playback_.session().record().names;
    return ui::fill(ui::tr("{french} against {allied}"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}});
}

std::string ExportedGame::moment(std::size_t halt) const {
    return screens::moment_text(playback_.view(halt), playback_.rules().battle);
}

std::string ExportedGame::text() const {
    const auto& names = playback_.session().record().names;
    std::string text =
        ui::fill(ui::tr("{french} (French) against {allied} (Allied)"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}}) +
        "\n\n";
    for (const ui::LoggedLine& line : playback_.logged()) text += line.text + "\n";
    return text;
}

std::string ExportedGame::record() const { return write_record(playback_.session().record()); }

ui::Surface ExportedGame::picture(ui::Window& window, std::size_t halt, float cell) const {
    const View view = playback_.view(halt);
    return screens::map_picture(window, view, playback_.rules(),
                                      {screens::moment_text(view, playback_.rules().battle), playback_.happened(halt)}, cell);
}

}  // namespace fow::callipers::stages
