#include "search.hpp"

#include <algorithm>
#include <array>

namespace fow::stratego::opponent {
namespace {

constexpr int most_plies = 40;
constexpr double surely = 0.995;
constexpr double delay = 0.05;  ///< how much less a gain counts for each of our turns by which it is put off

class Search {
public:
    Search(Board& board, const Skill& skill, std::uint64_t most_nodes) : board_(board), skill_(skill), most_nodes_(most_nodes) {
        for (auto& list : lists_) list.reserve(128);
    }

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] bool stopped() const { return stopped_; }

    /// What a turn of ours is worth, exact enough for the bounds.
    double try_mine(const Stride& stride, int depth, double alpha, double beta, int ply) {
        if (stride.victim < 0) return after(stride, Fate::moved, depth, alpha, beta, ply);
        const Odds& odds = board_.face(board_.man(stride.victim)).met[at(board_.man(stride.man).rank)];
        const double flag = board_.win() * (1 - 0.005 * ply);  // the sooner the better
        if (odds.flag > surely) return flag;
        if (odds.won > surely) return after(stride, Fate::won, depth, alpha, beta, ply);
        if (odds.both > surely) return after(stride, Fate::both, depth, alpha, beta, ply);
        if (odds.lost > surely) return after(stride, Fate::lost, depth, alpha, beta, ply);
        // All outcomes of a risky attack are searched with full bounds, one ply less deep.
        const Odds parts = odds;
        const int less = std::max(0, depth - 1);
        double value = parts.flag * flag;
        if (parts.won > 0) value += parts.won * after(stride, Fate::won, less, -1e9, 1e9, ply);
        if (parts.both > 0) value += parts.both * after(stride, Fate::both, less, -1e9, 1e9, ply);
        if (parts.lost > 0) value += parts.lost * after(stride, Fate::lost, less, -1e9, 1e9, ply);
        return value;
    }

private:
    double after(const Stride& stride, Fate fate, int depth, double alpha, double beta, int ply) {
        const Board::Before before = board_.play(stride, fate);
        const double value = his(depth - 1, alpha, beta, ply + 1);
        board_.undo(before);
        return value;
    }

    bool out_of_time() {
        if (++nodes_ >= most_nodes_) stopped_ = true;
        return stopped_;
    }

    static void sort(std::vector<Stride>& list) {
        std::sort(list.begin(), list.end(), [](const Stride& a, const Stride& b) {
            if (a.order != b.order) return a.order > b.order;
            return a.from != b.from ? a.from < b.from : a.to < b.to;
        });
    }

    /// The value of the board for our side, which is to move. Future gains count a little less than present ones, so that a sure gain
    /// is not put off.
    double mine(int depth, double alpha, double beta, int ply) {
        const double stand = board_.value();
        if (out_of_time() || ply >= most_plies - 1) return stand;
        const double now = delay * stand;
        return now + (1 - delay) * best_of_mine(stand, depth, (alpha - now) / (1 - delay), (beta - now) / (1 - delay), ply);
    }

    double best_of_mine(double stand, int depth, double alpha, double beta, int ply) {
        const bool quiet = depth <= 0;
        if (quiet && depth <= -skill_.captures) return stand;
        double best = stand;
        if (!quiet) {
            const Board::Before before = board_.pass(true);
            best = his(depth - 1, alpha, beta, ply + 1);
            board_.undo(before);
        }
        if (best >= beta) return best;
        auto& list = lists_[static_cast<std::size_t>(ply)];
        board_.steps(true, quiet, list);
        sort(list);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Stride stride = list[i];
            if (quiet && stride.order <= 0.05) break;
            best = std::max(best, try_mine(stride, depth, std::max(alpha, best), beta, ply));
            if (best >= beta || stopped_) break;
        }
        return best;
    }

    /// The same with the enemy to move. It passes, or makes the most harmful move that it dares.
    double his(int depth, double alpha, double beta, int ply) {
        const double stand = board_.value();
        if (out_of_time() || ply >= most_plies - 1) return stand;
        const bool quiet = depth <= 0;
        if (quiet && depth <= -skill_.captures) return stand;
        double pass = stand;
        if (!quiet) {
            const Board::Before before = board_.pass(false);
            pass = mine(depth - 1, alpha, beta, ply + 1);
            board_.undo(before);
        }
        double best = pass;
        if (best <= alpha) return best;
        auto& list = lists_[static_cast<std::size_t>(ply)];
        board_.steps(false, quiet, list);
        sort(list);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Stride stride = list[i];
            if (quiet && stride.order <= 0.05) break;
            best = std::min(best, try_his(stride, depth, pass, alpha, std::min(beta, best), ply));
            if (best <= alpha || stopped_) break;
        }
        return best;
    }

    double try_his(const Stride& stride, int depth, double pass, double alpha, double beta, int ply) {
        const Man& man = board_.man(stride.man);
        const Face& face = board_.face(man);
        Fate fate = Fate::moved;
        double chance = man.moved ? 1 : std::min(1.0, face.mobile);
        if (stride.victim >= 0) {
            const Man& victim = board_.man(stride.victim);
            const double wins = face.takes[at(victim.rank)], trades = face.trades[at(victim.rank)];
            fate = wins >= trades ? Fate::won : Fate::both;
            chance = board_.dares(victim) * std::max(wins, trades);
            if (victim.rank == Rank::flag) return pass + chance * (-board_.win() * (1 - 0.005 * ply) - pass);
        }
        if (chance < 0.02) return pass;
        // The enemy makes this move with that chance; otherwise it passes.
        const double rest = (1 - chance) * pass;
        const Board::Before before = board_.play(stride, fate);
        const double value = mine(depth - 1, (alpha - rest) / chance, (beta - rest) / chance, ply + 1);
        board_.undo(before);
        return rest + chance * value;
    }

    Board& board_;
    const Skill& skill_;
    std::uint64_t most_nodes_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
    std::array<std::vector<Stride>, most_plies> lists_;
};

Stride stride_of(const Board& board, const Move& move) {
    Stride stride;
    stride.man = static_cast<std::uint8_t>(board.on(move.from.index()));
    stride.from = static_cast<std::uint8_t>(move.from.index());
    stride.to = static_cast<std::uint8_t>(move.to.index());
    stride.victim = board.on(move.to.index()) >= 0 ? board.on(move.to.index()) : std::int8_t{-1};
    return stride;
}

}  // namespace

int chance_of(const Board& board, double points) { return std::clamp(500 + static_cast<int>(500 * points / board.win()), 1, 999); }

Found look(Board& board, const Knowledge& knowledge, const std::vector<Move>& moves, const Skill& skill, std::uint64_t most_nodes,
           const std::optional<Move>& exact) {
    Found found;
    const std::uint64_t now = mark_of(knowledge);
    for (const Move& move : moves) {
        Choice choice{.move = move, .stride = stride_of(board, move)};
        if (choice.stride.victim < 0) {
            const auto man = static_cast<std::size_t>(choice.stride.man);
            const std::uint64_t then = now - mark_of(man, move.from.index()) + mark_of(man, move.to.index());
            const auto times = std::count(knowledge.seen.begin(), knowledge.seen.end(), then);
            choice.penalty = board.weights().repeat * static_cast<double>(times);
            if (knowledge.pieces[man].came == choice.stride.to) choice.penalty += board.weights().waver;
        }
        found.choices.push_back(choice);
    }
    Search search(board, skill, most_nodes);
    const auto better = [](const Choice& a, const Choice& b) { return a.value != b.value ? a.value > b.value : a.move < b.move; };
    const int deepest = moves.size() == 1 ? 1 : skill.depth;
    for (int depth = 1; depth <= deepest && !search.stopped(); ++depth) {
        std::vector<Choice> next = found.choices;
        double best = -1e9;
        std::size_t done = 0;
        for (Choice& choice : next) {
            // Every move about as good as the best must be judged exactly.
            const double alpha = choice.move == exact ? -1e9 : best - skill.within - 0.01 + choice.penalty;
            const double value = search.try_mine(choice.stride, depth, alpha, 1e9, 0) - choice.penalty;
            if (search.stopped() && depth > 1) break;
            choice.value = value;
            best = std::max(best, value);
            ++done;
        }
        if (search.stopped() && depth > 1) {
            // The moves judged at this depth count if the former best is among them; the others cannot be compared.
            if (done > 0 && !exact) {
                next.resize(done);
                std::stable_sort(next.begin(), next.end(), better);
                found.choices = next;
            }
            break;
        }
        std::stable_sort(next.begin(), next.end(), better);
        found.choices = std::move(next);
        found.depth = depth;
    }
    found.nodes = search.nodes();
    return found;
}

}  // namespace fow::stratego::opponent
