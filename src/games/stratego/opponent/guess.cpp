#include "guess.hpp"

#include <algorithm>
#include <numeric>

namespace fow::stratego::opponent {
namespace {

constexpr std::uint64_t countable = 20'000;

/// Any way to deal the ranks out. Those that cannot move are dealt first, to pieces that have not moved.
std::vector<Rank> any_deal(const Puzzle& puzzle, Pcg32& numbers) {
    std::vector<std::size_t> order(puzzle.pieces.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[numbers.below(static_cast<std::uint32_t>(i))]);
    std::vector<Rank> dealt(order.size(), Rank::scout);
    std::vector<bool> done(order.size(), false);
    for (auto rank = ranks.rbegin(); rank != ranks.rend(); ++rank)
        for (int i = 0; i < puzzle.counts[at(*rank)]; ++i) {
            const auto piece = std::find_if(order.begin(), order.end(),
                                            [&](std::size_t each) { return !done[each] && puzzle.weights[each][at(*rank)] > 0; });
            if (piece == order.end()) return {};
            dealt[*piece] = *rank;
            done[*piece] = true;
        }
    return std::find(done.begin(), done.end(), false) == done.end() ? dealt : std::vector<Rank>();
}

}  // namespace

std::vector<Rank> deal_by_exchange(const Puzzle& puzzle, Pcg32& numbers) {
    std::vector<Rank> dealt = any_deal(puzzle, numbers);
    if (dealt.size() < 2) return dealt;
    for (std::size_t i = 0; i < 40 * dealt.size(); ++i) {
        const std::size_t a = numbers.below(static_cast<std::uint32_t>(dealt.size()));
        const std::size_t b = numbers.below(static_cast<std::uint32_t>(dealt.size()));
        const double now = puzzle.weights[a][at(dealt[a])] * puzzle.weights[b][at(dealt[b])];
        const double then = puzzle.weights[a][at(dealt[b])] * puzzle.weights[b][at(dealt[a])];
        if (then >= now || numbers.next() / 4294967296.0 * now < then) std::swap(dealt[a], dealt[b]);
    }
    return dealt;
}

std::vector<Rank> deal(const Puzzle& puzzle, Pcg32& numbers) {
    if (!Deals::fits(puzzle, countable)) return deal_by_exchange(puzzle, numbers);
    const Deals deals(puzzle);
    return deals.possible() ? deals.draw(numbers) : std::vector<Rank>();
}

std::optional<State> guess(const Rules& rules, const View& view, std::span<const Line> heard, Pcg32& numbers) {
    const Skill all;
    Knowledge knowledge = remember(view, heard, {}, all, 1);
    const Puzzle puzzle = puzzle_of(rules, view, knowledge, all);
    const std::vector<Rank> dealt = deal(puzzle, numbers);
    if (dealt.size() != puzzle.pieces.size()) return std::nullopt;
    for (std::size_t i = 0; i < dealt.size(); ++i) knowledge.pieces[puzzle.pieces[i]].rank = dealt[i];

    State state = begin(rules);
    PerSeat<Army> lost = rules.set().armies;
    for (const Track& track : knowledge.pieces) {
        if (!track.rank || lost[track.side][*track.rank] == 0) return std::nullopt;
        put(rules, state, track.side, *track.rank, Square::from_index(track.start));
        --lost[track.side][*track.rank];
    }
    const std::span<const Line> followed = heard.subspan(knowledge.first_line);
    int turns = 0;
    std::optional<Seat> first;
    for (const Line& line : followed) {
        const auto* moved = std::get_if<Moved>(&line.event);
        const auto* fought = std::get_if<Fought>(&line.event);
        if (moved == nullptr && fought == nullptr) continue;
        ++turns;
        if (!first) first = moved != nullptr ? moved->side : fought->side;
    }
    state.lost = lost;
    state.ready = {true, true};
    state.phase = Phase::turn;
    state.mover = first.value_or(view.mover);
    state.turns = static_cast<std::uint32_t>(view.turns - turns);
    if (view.quiet > turns) state.quiet = static_cast<std::uint16_t>(view.quiet - turns);
    for (const Line& line : followed) {
        if (state.phase != Phase::turn) return std::nullopt;
        Action action;
        if (const auto* moved = std::get_if<Moved>(&line.event)) action = Move{moved->from, moved->to};
        else if (const auto* fought = std::get_if<Fought>(&line.event)) action = Move{fought->from, fought->to};
        else if (std::holds_alternative<DrawOffered>(line.event)) action = OfferDraw{};
        else continue;
        if (check(rules, state, action)) return std::nullopt;
        apply(rules, state, action, nullptr);
    }
    // What a posed position showed before the first turn in the log.
    for (std::size_t i = 0; i < knowledge.living; ++i) {
        const auto& seen = view.board[static_cast<std::size_t>(knowledge.pieces[i].now)];
        const int piece = state.board[static_cast<std::size_t>(knowledge.pieces[i].now)] - 1;
        if (!seen || piece < 0) return std::nullopt;
        state.marks[static_cast<std::size_t>(piece)] |= static_cast<std::uint8_t>(
            (seen->moved ? Position::moved : 0) | (seen->far ? Position::far : 0) | (seen->shown ? Position::shown : 0));
    }
    return state;
}

}  // namespace fow::stratego::opponent
