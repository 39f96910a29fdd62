#include "games/callipers/stages/playback.hpp"

#include <optional>

#include "games/callipers/screens/words.hpp"
#include "games/callipers/stages/shown.hpp"
#include "games/callipers/stages/statistics.hpp"

namespace fow::callipers::stages {
namespace {

std::optional<ui::MarkKind> mark_of(const Event& event) {
    if (!is_turning(event)) return std::nullopt;
    return std::holds_alternative<callipers::PieceLost>(event) ? ui::MarkKind::combat : ui::MarkKind::turning;
}

}  // namespace

std::vector<ui::LoggedLine> Playback::logged() const { return lines_of(lines()); }

std::string Playback::happened(std::size_t halt) const {
    return heard(halt) == 0 ? std::string() : screens::told(lines()[heard(halt) - 1].event);
}

ui::Timeline Playback::timeline() const { return marked(mark_of); }

}  // namespace fow::callipers::stages
