#include "games/waterloo/stages/analysed.hpp"

#include "games/waterloo/opponent/appraise.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {
namespace {

/// How many states may be searched for each judgement of a battle of usual length, and for a whole battle.
constexpr std::uint64_t usual_states = 6'000, all_states = 4'000'000;
/// The judge, which remembers everything and looks for whole turns.
constexpr Mind judge{Level::marshal, Style::steady, 0};

/// How likely the attacker thought the true identity of the piece on that square; nothing if it knew the piece.
std::optional<int> chance_of_target(const Rules& rules, const State& state, const PlayerView& view, std::span<const LogLine> heard,
                                    Square at) {
    const auto& target = view.at(at);
    const auto unit = state.unit_at(at);
    if (!target || target->unit || !unit) return std::nullopt;
    const auto& profile = rules.profile(*unit);
    const int strength = profile.strength - state.mark(*unit).weakened;
    for (const Believed& piece : believed(rules, view, heard, judge)) {
        if (piece.at != at) continue;
        for (const auto& likely : piece.may_be)
            if (likely.what.kind == profile.kind && likely.what.strength == strength) return likely.chance;
        return 0;
    }
    return std::nullopt;
}

}  // namespace

AnalysedBattle::AnalysedBattle(const Session& session)
    : AnalysedOf(session),
      hindsight_(session_.rules(), session_.state()),
      budget_(budget_of_each(session_.ply_count(), usual_states, all_states)) {}

std::optional<Decision> AnalysedBattle::judged(std::size_t plies) const {
    const auto made = due(plies);
    if (!made) return std::nullopt;
    const Rules& rules = session_.rules();
    const auto known = appraise(rules, made->view, made->heard, judge, budget_, made->action);
    const auto truth = hindsight_.appraise(made->state, budget_, made->action);
    if (!known || !truth) return std::nullopt;
    Decision decision{plies, made->seat, *known, *truth, {}};
    if (const auto* attack = std::get_if<Attack>(&made->action))
        decision.target = chance_of_target(rules, made->state, made->view, made->heard, attack->to);
    return decision;
}

std::string AnalysedBattle::deed(std::size_t plies) const {
    const std::size_t line = session_.heard_after(plies);
    const std::vector<LogLine>& lines = playback_.log(ui::Eyes::all);
    if (line < session_.heard_after(plies + 1)) return line_of(session_.rules().roster(), lines[line]).text;
    const Action& action = std::get<Action>(session_.record().plies[plies]);
    return ui::fill(ui::tr("{clock}  {text}"), {{"clock", clock_text(clock_of(session_.rules(), session_.state_after(plies)))},
                                                {"text", told(to_text(session_.rules().roster(), action)) + "."}});
}

std::string AnalysedBattle::told(const std::string& notation) const { return notation == "end" ? ui::tr("the end of the turn") : notation; }

PerSeat<std::string> AnalysedBattle::sides() const { return {screens::army_name(french_seat), screens::army_name(allied_seat)}; }

std::vector<Believed> beliefs_at(const Session& session, std::size_t plies, Seat seat, const Mind& mind) {
    while (plies > 0 && !can_be_judged(session.state_after(plies).phase)) --plies;
    const State& state = session.state_after(plies);
    if (!can_be_judged(state.phase)) return {};
    const std::span heard(session.heard(viewer_of(seat)));
    return believed(session.rules(), view_of(session.rules(), state, viewer_of(seat)), heard.first(session.heard_after(plies)), mind);
}

}  // namespace fow::waterloo::stages
