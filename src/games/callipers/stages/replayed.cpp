#include "games/callipers/stages/replayed.hpp"

#include <optional>

#include "games/callipers/opponent/think.hpp"
#include "games/callipers/screens/game_look.hpp"
#include "games/callipers/screens/order_words.hpp"
#include "games/callipers/screens/replay_field.hpp"
#include "games/callipers/screens/words.hpp"
#include "games/callipers/stages/game_stages.hpp"
#include "games/callipers/stages/play_stage.hpp"
#include "games/callipers/view/places.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::stages {
namespace {

constexpr int scale_turns = 5;  ///< turns between two marks of the timeline's scale

std::optional<ui::MarkKind> mark_of(const Event& event) {
    if (!is_turning(event)) return std::nullopt;
    return std::holds_alternative<callipers::PieceLost>(event) ? ui::MarkKind::combat : ui::MarkKind::turning;
}

/// How many positions may be judged for each decision of a game of usual length, and for a whole game.
constexpr std::uint64_t usual_nodes = 600, all_nodes = 200'000;

class AnalysedBattle final : public AnalysedOpenGame<Session> {
public:
    explicit AnalysedBattle(const Session& session) : AnalysedOpenGame(session, usual_nodes, all_nodes) {}

    [[nodiscard]] std::string deed(std::size_t plies) const override {
        const auto& lines = session().heard(Viewer::onlooker);
        const std::size_t line = session().heard_after(plies);
        if (line >= lines.size()) return {};
        return timed(lines[line].turn, screens::told(lines[line].event, &session().rules().set()));
    }
    [[nodiscard]] std::string told(const std::string& notation, std::size_t plies) const override {
        const auto action = callipers::action_from_text(notation);
        return action ? screens::order_told(*action, session().state_after(plies), session().rules().set()) : std::string();
    }
    [[nodiscard]] std::string why(const Decision& decision) const override {
        const auto better = callipers::action_from_text(decision.known.better);
        const auto made = due(session(), decision.plies);
        if (!better || !made) return {};
        const Told reason = callipers::why(session().rules(), made->view, *better);
        return ui::fill(ui::tr("Reason: {reason}"), {{"reason", text_of(std::vector{reason}, ui::tr)}});
    }
};

}  // namespace

void ReplayedBattle::read_again() {
    // The dice follow at once: there is a halt before each decision, and at the end.
    const std::size_t plies = session_.ply_count();
    halt_by(
        plies, lines().size(), [&](std::size_t made) { return session_.heard_after(made); },
        [&](std::size_t made, bool) { return turn(session_.state_after(made)) != Decider::chance || made == plies; });
}

PerSeat<std::string> ReplayedBattle::sides() const { return {screens::side_name(french_seat), screens::side_name(allied_seat)}; }

ui::Timeline ReplayedBattle::timeline(ui::Eyes) const {
    ui::Timeline timeline = timeline_by_turns(*this, scale_turns, [&](std::size_t made) { return session_.state_after(made).turn; });
    for (std::size_t i = 0; i < lines().size(); ++i) {
        const Line& line = lines()[i];
        if (const auto kind = mark_of(line.event))
            timeline.marks.push_back({*kind, halt_of(i), timed(line.turn, describe(line.event, rules(), ui::tr))});
    }
    return timeline;
}

std::vector<ui::LoggedLine> ReplayedBattle::logged(ui::Eyes) const { return lines_of(lines(), rules()); }

std::string ReplayedBattle::moment(std::size_t halt) const { return screens::moment_text(view(halt), rules().battle); }

std::string ReplayedBattle::play_on_text(std::size_t halt) const { return screens::play_on_text(view(halt)); }

void ReplayedBattle::show(std::size_t halt, ui::Eyes) {
    view_ = view(halt);
    better_.reset();
}

void ReplayedBattle::point_out(const std::string& better) {
    const auto order = callipers::action_from_text(better);
    better_ = order ? goal_of(session_.rules(), view_, *order) : std::nullopt;
}

void ReplayedBattle::move_to(std::size_t halt, ui::Eyes, Pace, float speed) {
    std::vector<Event> events;
    for (std::size_t i = heard(halt - 1); i < heard(halt); ++i) events.push_back(lines()[i].event);
    motion_ = {view(halt - 1), rules(), std::move(events), speed};
}

void ReplayedBattle::draw(ui::Window& window, const ui::DrawColumn& column) {
    screens::draw_replay(window, {view_, better_}, rules(), motion_, sight_, column);
}

bool ReplayedBattle::draw_reference(ui::Window& window) const { return screens::reference_page(window, rules()); }

ui::Numbers ReplayedBattle::numbers() const { return numbers_of(session_); }

std::shared_ptr<const Analysed> ReplayedBattle::analysed() const { return std::make_shared<AnalysedBattle>(session_); }

std::string ReplayedBattle::file_name() const {
    const auto& names = names_at_table(session_.record());
    return ui::fill(ui::tr("{french} against {allied}"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}});
}

std::string ReplayedBattle::text(ui::Eyes eyes) const {
    const auto& names = names_at_table(session_.record());
    std::string text =
        ui::fill(ui::tr("{french} (French) against {allied} (Allied)"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}}) +
        "\n\n";
    for (const ui::LoggedLine& line : logged(eyes)) text += line.text + "\n";
    return text;
}

ui::Surface ReplayedBattle::picture(ui::Window& window, std::size_t halt, ui::Eyes, float cell) const {
    const std::string happened = heard(halt) == 0 ? std::string() : screens::told(lines()[heard(halt) - 1].event, &rules());
    return screens::map_picture(window, view(halt), rules(), {moment(halt), happened}, cell);
}

}  // namespace fow::callipers::stages
