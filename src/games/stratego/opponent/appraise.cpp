#include "games/stratego/opponent/think.hpp"

#include <algorithm>
#include <cassert>

#include "games/stratego/opponent/hindsight.hpp"
#include "games/stratego/opponent/knowledge.hpp"
#include "search.hpp"

namespace fow::stratego {

using namespace opponent;

std::optional<Appraisal> appraise(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind, Budget budget,
                                  const Action& action) {
    const auto* made = std::get_if<Move>(&action);
    if (made == nullptr || view.phase != Phase::turn) return std::nullopt;
    const Skill skill = skill_of(mind.level);
    const Weights weights = weights_of(mind.style);
    const Knowledge knowledge = remember(view, heard, mind, skill, weights.trust);
    Board board(rules, view, knowledge, skill, weights);
    std::vector<Move> moves{*made};  // the first one is always judged
    for (const Action& legal : view.legal)
        if (const auto* move = std::get_if<Move>(&legal); move != nullptr && *move != *made) moves.push_back(*move);

    const Found found = look(board, knowledge, moves, skill, std::max<std::uint64_t>(budget.nodes, 1), *made);
    const auto own = std::find_if(found.choices.begin(), found.choices.end(), [&](const Choice& choice) { return choice.move == *made; });
    const Choice& better = found.choices.front();
    const int best = chance_of(board, better.value);
    const int own_chance = std::min(best, chance_of(board, own->value));
    return Appraisal{best, best, own_chance, own_chance == best ? std::string() : to_text(Action(better.move)), found.nodes};
}

std::vector<Believed> believed(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind) {
    const Skill skill = skill_of(mind.level);
    const Knowledge knowledge = remember(view, heard, mind, skill, weights_of(mind.style).trust);
    const Puzzle puzzle = puzzle_of(rules, view, knowledge, skill);
    const std::vector<PerRank> chances = chances_of(puzzle);
    std::vector<Believed> all;
    for (std::size_t i = 0; i < knowledge.living; ++i) {
        const Track& track = knowledge.pieces[i];
        if (track.side == knowledge.me) continue;
        Believed piece{Square::from_index(track.now), {}};
        if (track.rank) piece.may_be.push_back({*track.rank, 1000});
        all.push_back(std::move(piece));
        const auto unknown = std::find(puzzle.pieces.begin(), puzzle.pieces.end(), i);
        if (unknown == puzzle.pieces.end()) continue;
        std::vector<std::pair<Rank, double>> weights;
        for (const Rank rank : ranks)
            weights.emplace_back(rank, chances[static_cast<std::size_t>(unknown - puzzle.pieces.begin())][at(rank)]);
        all.back().may_be = in_thousandths(weights);
    }
    return all;
}

Hindsight::Hindsight(const Rules& rules, const State& end) : rules_(rules) {
    static_cast<void>(end);
    assert(turn(end) == Decider::nobody);
}

std::optional<Appraisal> Hindsight::appraise(const State& before, std::span<const Line> heard, Budget budget, const Action& action) const {
    if (before.phase != Phase::turn) return std::nullopt;
    View view = view_of(rules_, before, viewer_of(before.mover));
    view.board = open_view_of(rules_, before).board;
    for (auto& piece : view.board)
        if (piece) piece->shown = true;  // the enemy sees everything, too
    return stratego::appraise(rules_, view, heard, {Level::marshal, Style::steady, 0}, budget, action);
}

}  // namespace fow::stratego
