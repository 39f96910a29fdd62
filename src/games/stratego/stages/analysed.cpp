#include "games/stratego/stages/analysed.hpp"

#include "games/stratego/opponent/appraise.hpp"
#include "games/stratego/screens/words.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::stages {
namespace {

namespace classic = fow::stratego;

/// How many positions may be searched for each judgement of a game of usual length, and for a whole game.
constexpr std::uint64_t usual_nodes = 12'000, all_nodes = 12'000'000;
/// The judge, which remembers and concludes as much as anybody could.
constexpr Mind judge{Level::marshal, Style::steady, 0};

/// How likely the mover thought the true rank of the piece that it attacks; nothing if it knew that rank or attacks no piece.
std::optional<int> chance_of_target(const classic::Rules& rules, const classic::State& state, const classic::View& view,
                                    std::span<const classic::Line> heard, const classic::Move& move) {
    const auto& target = view.at(move.to);
    if (!target || target->rank) return std::nullopt;
    const classic::Rank truth = *open_view_of(rules, state).at(move.to)->rank;
    for (const classic::Believed& piece : believed(rules, view, heard, judge)) {
        if (piece.at != move.to) continue;
        for (const auto& likely : piece.may_be)
            if (likely.what == truth) return likely.chance;
        return 0;
    }
    return std::nullopt;
}

}  // namespace

AnalysedBoard::AnalysedBoard(const classic::Session& session)
    : AnalysedOf(session),
      hindsight_(session_.rules(), session_.state()),
      budget_(budget_of_each(session_.ply_count(), usual_nodes, all_nodes)) {}

std::optional<Decision> AnalysedBoard::judged(std::size_t plies) const {
    const auto made = due(plies);
    if (!made) return std::nullopt;
    const classic::Rules& rules = session_.rules();
    const auto known = appraise(rules, made->view, made->heard, judge, budget_, made->action);
    const auto truth = hindsight_.appraise(made->state, made->heard, budget_, made->action);
    if (!known || !truth) return std::nullopt;
    Decision decision{plies, made->seat, *known, *truth, {}};
    if (const auto* move = std::get_if<classic::Move>(&made->action))
        decision.target = chance_of_target(rules, made->state, made->view, made->heard, *move);
    return decision;
}

std::string AnalysedBoard::deed(std::size_t plies) const {
    const std::size_t line = session_.heard_after(plies);
    const auto& lines = session_.heard(Viewer::onlooker);
    const auto* move = std::get_if<classic::Move>(&std::get<0>(session_.record().plies[plies]));
    if (move == nullptr || line >= lines.size()) return {};
    std::string text = describe(lines[line].event, ui::tr);
    if (std::holds_alternative<classic::Moved>(lines[line].event))
        text = ui::fill(ui::tr("{piece} from {from} to {to}."),
                        {{"piece", screens::piece_text(*open_view_of(session_.rules(), session_.state_after(plies)).at(move->from))},
                         {"from", to_text(move->from)},
                         {"to", to_text(move->to)}});
    return ui::fill(ui::tr("Turn {turn}: {text}"), {{"turn", std::to_string(lines[line].turn)}, {"text", text}});
}

PerSeat<std::string> AnalysedBoard::sides() const { return {screens::side_name(Seat::first), screens::side_name(Seat::second)}; }

std::vector<classic::Believed> beliefs_at(const classic::Session& session, std::size_t plies, Seat seat, const Mind& mind) {
    const classic::State& state = session.state_after(plies);
    if (state.phase == classic::Phase::set_up) return {};
    const std::span heard(session.heard(viewer_of(seat)));
    return believed(session.rules(), view_of(session.rules(), state, viewer_of(seat)), heard.first(session.heard_after(plies)), mind);
}

}  // namespace fow::stratego::stages
