#include "games/alliance/stages/analysed.hpp"

#include "games/alliance/opponent/appraise.hpp"
#include "games/alliance/screens/words.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::stages {
namespace {

/// How many positions may be searched for each decision of a game of usual length, and for a whole game.
constexpr std::uint64_t usual_nodes = 150'000, all_nodes = 12'000'000;
constexpr Mind judge{Level::marshal, Style::steady, 0};

}  // namespace

AnalysedBattle::AnalysedBattle(const Session& session)
    : AnalysedOf(session), budget_(budget_of_each(session_.ply_count(), usual_nodes, all_nodes)) {}

std::optional<Decision> AnalysedBattle::judged(std::size_t plies) const {
    const auto made = due(plies);
    if (!made) return std::nullopt;
    const auto appraisal = appraise(session_.rules(), made->view, made->heard, judge, budget_, made->action);
    if (!appraisal) return std::nullopt;
    return Decision{plies, made->seat, *appraisal, *appraisal, {}};
}

std::string AnalysedBattle::deed(std::size_t plies) const {
    const auto& lines = session_.heard(Viewer::onlooker);
    const std::size_t line = session_.heard_after(plies);
    if (line >= lines.size()) return {};
    std::string text = screens::told(lines[line].event);
    const bool rolls = line + 1 < lines.size() && std::holds_alternative<alliance::DieRolled>(lines[line + 1].event);
    if (rolls) text += " " + screens::told(lines[line + 1].event);
    return ui::fill(ui::tr("Turn {turn}: {text}"), {{"turn", std::to_string(lines[line].turn)}, {"text", text}});
}

std::string AnalysedBattle::told(const std::string& notation) const {
    const auto action = alliance::action_from_text(notation);
    if (!action) return notation;
    if (const auto* take = std::get_if<alliance::Take>(&*action))
        return ui::fill(ui::tr("a division of {corps}"), {{"corps", screens::corps_name(take->corps)}});
    const auto* order = std::get_if<Order>(&*action);
    return order == nullptr ? notation : name_of(*order, ui::tr);
}

std::string AnalysedBattle::why(const Decision& decision) const {
    const auto better = alliance::action_from_text(decision.known.better);
    if (!better) return {};
    const View view = view_of(session_.rules(), session_.state_after(decision.plies), viewer_of(decision.seat));
    return ui::fill(ui::tr("Reason: {reason}"), {{"reason", alliance::why(session_.rules(), view, *better)}});
}

PerSeat<std::string> AnalysedBattle::sides() const { return {screens::side_name(french_seat), screens::side_name(allied_seat)}; }

}  // namespace fow::alliance::stages
