#include "games/stratego/opponent/greedy.hpp"

#include "core/greedy.hpp"
#include "games/stratego/view/deductions.hpp"

namespace fow::stratego {
namespace {

/// What a piece is worth, by Rank, in points of about a tenth of a Marshal.
constexpr std::array<double, rank_count> greedy_worth{1.5, 0.8, 2, 1.2, 2, 3, 4.5, 6, 8.5, 11, 4, 1000};
[[nodiscard]] double worth(Rank rank) { return greedy_worth[static_cast<std::size_t>(rank)]; }

class Greedy {
public:
    Greedy(const Rules& rules, const View& view, std::uint64_t seed) : rules_(rules), view_(view), numbers_(seed) {}

    [[nodiscard]] Action best() {
        return best_alone(view_.legal, numbers_,
                          [this](const Action& action) { return std::visit([this](const auto& what) { return value_of(what); }, action); });
    }

private:
    /// Rows from our edge.
    [[nodiscard]] int depth(Square square) const {
        return view_.mover == blue_seat ? square.rank() : rules_.set().ranks - 1 - square.rank();
    }
    /// Bombs and the Flag to the back, Miners behind the rest.
    [[nodiscard]] double value_of(const Place& place) const {
        const bool still = !can_move(place.rank);
        return 100 - (place.rank == Rank::flag ? 3.0 : still ? 1.0 : place.rank == Rank::miner ? 0.3 : 0) * depth(place.at);
    }
    [[nodiscard]] double value_of(const TakeUp&) const { return 0; }
    [[nodiscard]] double value_of(const Ready&) const { return 200; }
    [[nodiscard]] double value_of(const OfferDraw&) const { return -100; }
    [[nodiscard]] double value_of(const AcceptDraw&) const { return -100; }
    [[nodiscard]] double value_of(const Resign&) const { return -1000; }
    [[nodiscard]] double value_of(const Move& move) const {
        const auto& attacker = view_.at(move.from);
        if (!attacker || !attacker->rank) return 0;
        if (!view_.at(move.to)) return depth(move.to) > depth(move.from) ? 1 : depth(move.to) < depth(move.from) ? -1 : 0;
        const RankCounts weights = likely(view_, rules_.set(), move.to);
        double sum = 0;
        for (const Rank rank : ranks) {
            const Outcome outcome = fight(*attacker->rank, rank);
            sum +=
                of(weights, rank) * ((outcome != Outcome::lost ? worth(rank) : 0) - (outcome != Outcome::won ? worth(*attacker->rank) : 0));
        }
        return 1 + sum / std::max(1, total(weights));
    }

    const Rules& rules_;
    const View& view_;
    Pcg32 numbers_;
};

}  // namespace

Action greedy_action(const Rules& rules, const View& view, std::uint64_t seed) { return Greedy(rules, view, seed).best(); }

}  // namespace fow::stratego
