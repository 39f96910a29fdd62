#include "games/alliance/stages/playback.hpp"

#include <algorithm>
#include <optional>

#include "games/alliance/screens/words.hpp"
#include "games/alliance/stages/statistics.hpp"

namespace fow::alliance::stages {
namespace {

std::optional<ui::MarkKind> mark_of(const Event& event) {
    if (!is_turning(event)) return std::nullopt;
    if (std::holds_alternative<alliance::RoutTested>(event)) return ui::MarkKind::combat;
    if (std::holds_alternative<alliance::PlaceTaken>(event) || std::holds_alternative<alliance::CavalryCharge>(event)) return ui::MarkKind::turning;
    return ui::MarkKind::arrival;
}

}  // namespace

void Playback::read_again() {
    OpenPlayback::read_again();
    tell_phases();
}

std::vector<ui::LoggedLine> Playback::logged() const {
    std::vector<ui::LoggedLine> lines;
    for (const PhaseTold& phase : phases_) lines.push_back(phase.line);
    return lines;
}

std::size_t Playback::logged_at(std::size_t halt) const {
    const auto later = [&](const PhaseTold& phase) { return phase.heard > heard(halt); };
    return static_cast<std::size_t>(std::find_if(phases_.begin(), phases_.end(), later) - phases_.begin());
}

std::string Playback::happened(std::size_t halt) const {
    return heard(halt) == 0 ? std::string() : screens::told(lines()[heard(halt) - 1].event);
}

ui::Timeline Playback::timeline() const { return marked(mark_of); }

}  // namespace fow::alliance::stages
