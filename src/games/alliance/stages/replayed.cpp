#include "games/alliance/stages/replayed.hpp"

#include <algorithm>
#include <optional>

#include "games/alliance/opponent/think.hpp"
#include "games/alliance/screens/game_look.hpp"
#include "games/alliance/screens/replay_field.hpp"
#include "games/alliance/screens/words.hpp"
#include "games/alliance/stages/game_stages.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::stages {
namespace {

constexpr int scale_turns = 5;  ///< turns between two marks of the timeline's scale

std::optional<ui::MarkKind> mark_of(const Event& event) {
    if (!is_turning(event)) return std::nullopt;
    if (std::holds_alternative<alliance::RoutTested>(event)) return ui::MarkKind::combat;
    if (std::holds_alternative<alliance::PlaceTaken>(event) || std::holds_alternative<alliance::CavalryCharge>(event))
        return ui::MarkKind::turning;
    return ui::MarkKind::arrival;
}

/// How many positions may be searched for each decision of a game of usual length, and for a whole game.
constexpr std::uint64_t usual_nodes = 150'000, all_nodes = 12'000'000;

class AnalysedBattle final : public AnalysedOpenGame<Session> {
public:
    explicit AnalysedBattle(const Session& session) : AnalysedOpenGame(session, usual_nodes, all_nodes) {}

    [[nodiscard]] std::string deed(std::size_t plies) const override {
        const auto& lines = session().heard(Viewer::onlooker);
        const std::size_t line = session().heard_after(plies);
        if (line >= lines.size()) return {};
        std::string text = screens::told(lines[line].event);
        const bool rolls = line + 1 < lines.size() && std::holds_alternative<alliance::DieRolled>(lines[line + 1].event);
        if (rolls) text += " " + screens::told(lines[line + 1].event);
        return timed(lines[line].turn, text);
    }
    [[nodiscard]] std::string told(const std::string& notation, std::size_t) const override {
        const auto action = alliance::action_from_text(notation);
        if (!action) return {};
        if (const auto* take = std::get_if<alliance::Take>(&*action))
            return ui::fill(ui::tr("a division of {corps}"), {{"corps", screens::corps_name(take->corps)}});
        const auto* order = std::get_if<Order>(&*action);
        return order == nullptr ? std::string() : name_of(*order, ui::tr);
    }
    [[nodiscard]] std::string why(const Decision& decision) const override {
        const auto better = alliance::action_from_text(decision.known.better);
        if (!better) return {};
        const View view = view_of(session().rules(), session().state_after(decision.plies), viewer_of(decision.seat));
        return ui::fill(ui::tr("Reason: {reason}"), {{"reason", text_of(alliance::why(session().rules(), view, *better), ui::tr)}});
    }
};

}  // namespace

void ReplayedBattle::read_again() {
    // The dice follow at once: there is a halt before each decision, and at the end.
    const std::size_t plies = session_.ply_count();
    halt_by(
        plies, lines().size(), [&](std::size_t made) { return session_.heard_after(made); },
        [&](std::size_t made, bool) { return turn(session_.state_after(made)) != Decider::chance || made == plies; });
    phases_ = phases_told(session_, heard(last()));
}

std::vector<Event> ReplayedBattle::events(std::size_t halt) const {
    std::vector<Event> events;
    for (std::size_t i = halt == 0 ? heard(halt) : heard(halt - 1); i < heard(halt); ++i) events.push_back(lines()[i].event);
    return events;
}

std::string ReplayedBattle::happened(std::size_t halt) const {
    return heard(halt) == 0 ? std::string() : screens::told(lines()[heard(halt) - 1].event);
}

PerSeat<std::string> ReplayedBattle::sides() const { return {screens::side_name(french_seat), screens::side_name(allied_seat)}; }

ui::Timeline ReplayedBattle::timeline(ui::Eyes) const {
    ui::Timeline timeline = timeline_by_turns(*this, scale_turns, [&](std::size_t made) { return session_.state_after(made).turn; });
    for (std::size_t i = 0; i < lines().size(); ++i) {
        const Line& line = lines()[i];
        if (const auto kind = mark_of(line.event))
            timeline.marks.push_back({*kind, halt_of(i), timed(line.turn, describe(line.event, ui::tr))});
    }
    return timeline;
}

std::vector<ui::LoggedLine> ReplayedBattle::logged(ui::Eyes) const {
    std::vector<ui::LoggedLine> lines;
    for (const PhaseTold& phase : phases_) lines.push_back(phase.line);
    return lines;
}

std::size_t ReplayedBattle::logged_at(std::size_t halt) const {
    const auto later = [&](const PhaseTold& phase) { return phase.heard > heard(halt); };
    return static_cast<std::size_t>(std::find_if(phases_.begin(), phases_.end(), later) - phases_.begin());
}

std::string ReplayedBattle::moment(std::size_t halt) const { return screens::moment_text(view(halt)); }

std::string ReplayedBattle::play_on_text(std::size_t halt) const { return screens::play_on_text(view(halt)); }

void ReplayedBattle::show(std::size_t halt, ui::Eyes) { view_ = view(halt); }

void ReplayedBattle::move_to(std::size_t halt, ui::Eyes, Pace, float speed) { motion_ = {view(halt - 1), events(halt), speed}; }

void ReplayedBattle::draw(ui::Window& window, const ui::DrawColumn& column) {
    screens::draw_replay(window, view_, session_.rules().set(), motion_, column);
}

bool ReplayedBattle::draw_reference(ui::Window& window) const { return screens::reference_page(window, session_.rules().set()); }

ui::Numbers ReplayedBattle::numbers() const { return numbers_of(session_); }

std::shared_ptr<const Analysed> ReplayedBattle::analysed() const { return std::make_shared<AnalysedBattle>(session_); }

std::string ReplayedBattle::file_name() const {
    const auto& names = names_at_table(session_.record());
    return ui::fill(ui::tr("{french} against {allied}"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}});
}

std::string ReplayedBattle::text(ui::Eyes) const {
    const auto& names = names_at_table(session_.record());
    std::string text =
        ui::fill(ui::tr("{french} (French) against {allied} (Allied)"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}}) +
        "\n\n";
    for (const PhaseTold& phase : phases_) text += phase.line.text + "\n";
    return text;
}

ui::Surface ReplayedBattle::picture(ui::Window& window, std::size_t halt, ui::Eyes, float cell) const {
    return screens::map_picture(window, view(halt), session_.rules().set(), {moment(halt), happened(halt)}, cell);
}

}  // namespace fow::alliance::stages
