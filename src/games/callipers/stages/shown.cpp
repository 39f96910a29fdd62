#include "games/callipers/stages/shown.hpp"

#include "games/callipers/screens/words.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::stages {

std::vector<ui::LoggedLine> lines_of(std::span<const Line> log) {
    std::vector<ui::LoggedLine> lines;
    for (const Line& line : log) {
        const std::string text = screens::told(line.event);
        const bool follows = std::holds_alternative<callipers::DieThrown>(line.event) || std::holds_alternative<callipers::PieceLost>(line.event) ||
                             std::holds_alternative<callipers::FightSettled>(line.event);
        const std::string timed = ui::fill(ui::tr("Turn {turn}: {text}"), {{"turn", std::to_string(line.turn)}, {"text", text}});
        lines.push_back({follows ? text : timed, rule_of(line.event)});
    }
    return lines;
}

Happened happened_since(const Session& session, std::size_t line) {
    std::size_t plies = session.ply_count();
    while (plies > 0 && session.heard_after(plies) > line) --plies;
    Happened happened{view_of(session.rules(), session.state_after(plies), Viewer::onlooker), {}};
    const auto& lines = session.heard(Viewer::onlooker);
    for (std::size_t i = line; i < lines.size(); ++i) happened.events.push_back(lines[i].event);
    return happened;
}

}  // namespace fow::callipers::stages
