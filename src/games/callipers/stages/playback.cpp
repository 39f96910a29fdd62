#include "games/callipers/stages/playback.hpp"

#include <algorithm>

#include "games/callipers/stages/shown.hpp"
#include "games/callipers/stages/statistics.hpp"
#include "ui/words/tr.hpp"

namespace fow::app::callipers {
namespace {

constexpr int turns_between_marks = 5;  ///< on the timeline's scale

ui::MarkKind mark_of(const Event& event) {
    return std::holds_alternative<game::PieceLost>(event) ? ui::MarkKind::combat : ui::MarkKind::turning;
}

}  // namespace

void Playback::read_again() {
    halts_.assign(1, 0);
    for (std::size_t plies = 1; plies <= session_.ply_count(); ++plies)
        if (turn(session_.state_after(plies)) != Decider::chance || plies == session_.ply_count()) halts_.push_back(plies);
    heard_.clear();
    for (const std::size_t plies : halts_) heard_.push_back(session_.heard_after(plies));
    heard_.back() = session_.heard(Viewer::onlooker).size();
}

View Playback::view(std::size_t halt) const { return view_of(session_.rules(), session_.state_after(halts_[halt]), Viewer::onlooker); }

std::vector<ui::LoggedLine> Playback::logged() const { return lines_of(session_.heard(Viewer::onlooker)); }

std::size_t Playback::halt_of(std::size_t line) const {
    const auto found = std::upper_bound(heard_.begin(), heard_.end(), line);
    return std::min(static_cast<std::size_t>(found - heard_.begin()), last());
}

std::size_t Playback::halt_at(std::size_t plies) const {
    const auto reached = std::lower_bound(halts_.begin(), halts_.end(), plies);
    return std::min(static_cast<std::size_t>(reached - halts_.begin()), last());
}

std::vector<Event> Playback::events(std::size_t halt) const {
    std::vector<Event> events;
    if (halt == 0) return events;
    const auto& lines = session_.heard(Viewer::onlooker);
    for (std::size_t i = heard_[halt - 1]; i < heard_[halt]; ++i) events.push_back(lines[i].event);
    return events;
}

std::string Playback::happened(std::size_t halt) const {
    if (heard_[halt] == 0) return {};
    return ui::callipers::told(session_.heard(Viewer::onlooker)[heard_[halt] - 1].event);
}

ui::Timeline Playback::timeline() const {
    ui::Timeline timeline;
    timeline.last = last();
    timeline.turns_each = turns_between_marks;
    for (std::size_t halt = 0; halt < halts_.size(); ++halt) {
        const State& state = session_.state_after(halts_[halt]);
        const bool begins = halt == 0 || session_.state_after(halts_[halt - 1]).turn != state.turn;
        if (begins && (state.turn == 1 || state.turn % turns_between_marks == 0))
            timeline.turns.push_back({halt, ui::fill(ui::tr("turn {turn}"), {{"turn", std::to_string(state.turn)}})});
    }
    const auto& lines = session_.heard(Viewer::onlooker);
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (is_turning(lines[i].event))
            timeline.marks.push_back({mark_of(lines[i].event), halt_of(i),
                                      ui::fill(ui::tr("Turn {turn}: {text}"),
                                               {{"turn", std::to_string(lines[i].turn)}, {"text", describe(lines[i].event, ui::tr)}})});
    return timeline;
}

}  // namespace fow::app::callipers
