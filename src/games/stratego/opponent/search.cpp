#include "search.hpp"

#include <algorithm>
#include <array>

#include "plan.hpp"

namespace fow::stratego::opponent {
namespace {

constexpr int most_plies = 40;
constexpr double surely = 0.995;
constexpr double endless = 1e9;
constexpr double delay = 0.05;  ///< how much less a gain counts for each of our turns by which it is put off

/// What a position was found to be worth, for a depth; the values of others at the same place in the table are lost.
struct Entry {
    enum class Kind : std::uint8_t { none, exact, at_least, at_most };
    std::uint64_t key = 0;
    double value = 0;
    std::int8_t depth = 0;
    Kind kind = Kind::none;
    std::uint8_t from = 0, to = 0;  ///< the best step; none if both are 0
};

/// A power of two of entries, about one for each position that may be searched.
std::size_t table_size(std::uint64_t most_nodes) {
    constexpr std::size_t least = 1U << 8U, most = 1U << 19U;
    std::size_t size = least;
    while (size < most && size < most_nodes) size *= 2;
    return size;
}

class Search {
public:
    Search(Board& board, const Skill& skill, std::uint64_t most_nodes)
        : board_(board), skill_(skill), most_nodes_(most_nodes), table_(table_size(most_nodes)) {
        for (auto& list : lists_) list.reserve(128);
    }

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] bool stopped() const { return stopped_; }

    /// What a turn of ours is worth now, exact enough for the bounds: all outcomes of a risky attack are searched.
    double try_first(const Stride& stride, int depth, double alpha, double beta) {
        if (stride.victim < 0) return after(stride, Fate::moved, depth, alpha, beta, 0);
        const Odds odds = odds_of(stride);
        if (const auto fate = certain(odds)) return after(stride, *fate, depth, alpha, beta, 0);
        // What is not known yet could at best win the game.
        double value = odds.flag * board_.win(), rest = 1 - odds.flag;
        const auto add = [&](Fate fate, double chance) {
            if (chance <= 0) return;
            rest -= chance;
            const double least = (alpha - value - rest * board_.win()) / chance;
            const double most = (beta - value + rest * board_.win()) / chance;
            value += chance * after(stride, fate, depth, least, most, 0);
        };
        if (odds.flag > surely) return value;
        add(Fate::won, odds.won);
        add(Fate::lost, odds.lost);
        add(Fate::both, odds.both);
        return value;
    }

private:
    static constexpr double narrow = 0.01;  ///< the width of a window that only asks whether a move is better
    static constexpr int late = 4;          ///< moves after this many are searched less deeply at first
    static constexpr double desperate = 1;  ///< points that a pass costs the enemy from which on it dares everything

    [[nodiscard]] const Odds& odds_of(const Stride& stride) const {
        return board_.face(board_.man(stride.victim)).met[at(board_.man(stride.man).rank)];
    }
    static std::optional<Fate> certain(const Odds& odds) {
        if (odds.won > surely) return Fate::won;
        if (odds.both > surely) return Fate::both;
        if (odds.lost > surely) return Fate::lost;
        return std::nullopt;
    }

    double after(const Stride& stride, Fate fate, int depth, double alpha, double beta, int ply) {
        const Board::Before before = board_.play(stride, fate);
        const double value = his(depth - 1, alpha, beta, ply + 1);
        board_.undo(before);
        return value;
    }

    /// The same deeper in the tree, where the likeliest outcome stands for all, corrected by what the other outcomes would change at once.
    double try_mine(const Stride& stride, int depth, double alpha, double beta, int ply) {
        if (stride.victim < 0) return after(stride, Fate::moved, depth, alpha, beta, ply);
        const Odds odds = odds_of(stride);
        const double flag = board_.win() * (1 - 0.005 * ply);  // the sooner the better
        if (odds.flag > surely) return flag;
        if (const auto fate = certain(odds)) return after(stride, *fate, depth, alpha, beta, ply);
        Fate likeliest = Fate::won;
        double most = -1, shown = 0, mean = odds.flag * flag;
        const auto add = [&](Fate fate, double chance) {
            if (chance <= 0) return;
            const Board::Before before = board_.play(stride, fate);
            const double value = board_.value();
            board_.undo(before);
            mean += chance * value;
            if (chance <= most) return;
            most = chance;
            likeliest = fate;
            shown = value;
        };
        add(Fate::won, odds.won);
        add(Fate::both, odds.both);
        add(Fate::lost, odds.lost);
        if (most < 0) return mean;
        const double shift = mean - shown;
        return shift + after(stride, likeliest, depth, alpha - shift, beta - shift, ply);
    }

    bool out_of_time() {
        if (++nodes_ >= most_nodes_) stopped_ = true;
        return stopped_;
    }

    [[nodiscard]] Entry& entry(std::uint64_t key) { return table_[key & (table_.size() - 1)]; }

    /// The value of that position, if the table has it exactly enough.
    static std::optional<double> known(const Entry& entry, std::uint64_t key, int depth, double alpha, double beta) {
        if (entry.kind == Entry::Kind::none || entry.key != key || entry.depth < depth) return std::nullopt;
        const bool enough = entry.kind == Entry::Kind::exact || (entry.kind == Entry::Kind::at_least && entry.value >= beta) ||
                            (entry.kind == Entry::Kind::at_most && entry.value <= alpha);
        return enough ? std::optional(entry.value) : std::nullopt;
    }

    void keep(std::uint64_t key, int depth, double value, double alpha, double beta, const Stride& best) {
        if (stopped_) return;
        const auto kind = value >= beta ? Entry::Kind::at_least : value <= alpha ? Entry::Kind::at_most : Entry::Kind::exact;
        entry(key) = {key, value, static_cast<std::int8_t>(depth), kind, best.from, best.to};
    }

    /// Fills the list of that ply, the most promising first.
    std::vector<Stride>& listed(bool mine, bool captures, int ply, const Entry& hint, std::uint64_t key) {
        auto& list = lists_[static_cast<std::size_t>(ply)];
        board_.steps(mine, captures, list);
        if (!captures) {
            const bool hinted = hint.kind != Entry::Kind::none && hint.key == key && hint.from != hint.to;
            const auto& killers = killers_[static_cast<std::size_t>(ply)];
            for (Stride& stride : list) {
                if (hinted && stride.from == hint.from && stride.to == hint.to) stride.order = 1e6;
                else if (stride.victim >= 0) continue;
                else if (same(stride, killers[0]) || same(stride, killers[1])) stride.order += 99;
                else stride.order += std::min(90.0, 0.01 * history(mine, stride));
            }
        }
        std::sort(list.begin(), list.end(), [](const Stride& a, const Stride& b) {
            if (a.order != b.order) return a.order > b.order;
            return a.from != b.from ? a.from < b.from : a.to < b.to;
        });
        return list;
    }
    static bool same(const Stride& a, const Stride& b) { return a.from == b.from && a.to == b.to; }
    [[nodiscard]] std::uint32_t& history(bool mine, const Stride& stride) { return history_[mine ? 1 : 0][stride.man][stride.to]; }
    /// A quiet step that was too good for the other side to allow is likely to be good elsewhere.
    void praise(bool mine, const Stride& stride, int depth, int ply) {
        if (stride.victim >= 0 || depth <= 0) return;
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (!same(killers[0], stride)) killers = {stride, killers[0]};
        history(mine, stride) += static_cast<std::uint32_t>(depth * depth);
    }
    static int reduced(const Stride& stride, std::size_t number, int depth) {
        if (depth < 3 || number < late || stride.victim >= 0) return 0;
        return number < 3 * late || depth < 5 ? 1 : 2;
    }
    /// A turn that changes nothing needs less depth to be judged.
    static int depth_of_pass(int depth) { return depth >= 4 ? depth - 2 : depth - 1; }

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
        const std::uint64_t key = quiet ? 0 : board_.key(true);
        const Entry hint = entry(key);  // deeper positions may take its place
        if (!quiet)
            if (const auto value = known(hint, key, depth, alpha, beta)) return *value;
        double best = stand;
        if (!quiet) {
            const Board::Before before = board_.pass(true);
            best = his(depth_of_pass(depth), alpha, beta, ply + 1);
            board_.undo(before);
        }
        Stride chosen{};
        if (best < beta && !stopped_) {
            auto& list = listed(true, quiet, ply, hint, key);
            for (std::size_t i = 0; i < list.size(); ++i) {
                const Stride stride = list[i];
                if (quiet && stride.order <= 0.05) break;
                const double least = std::max(alpha, best);
                double value = 0;
                bool again = true;
                const int less = reduced(stride, i, depth);
                if (i > 0 || less > 0) {
                    value = try_mine(stride, depth - less, least, std::min(beta, least + narrow), ply);
                    again = value > least && (less > 0 || (value < beta && beta > least + narrow));
                }
                if (again && !stopped_) value = try_mine(stride, depth, least, beta, ply);
                if (value > best) {
                    best = value;
                    chosen = stride;
                }
                if (stopped_) break;
                if (best >= beta) {
                    praise(true, stride, depth, ply);
                    break;
                }
            }
        }
        if (!quiet) keep(key, depth, best, alpha, beta, chosen);
        return best;
    }

    /// What the board is worth if the enemy passes.
    double passed(int depth, double alpha, double beta, int ply) {
        const Board::Before before = board_.pass(false);
        const double value = mine(depth_of_pass(depth), alpha, beta, ply + 1);
        board_.undo(before);
        return value;
    }

    /// The same with the enemy to move. It passes, or makes the most harmful move that it dares.
    double his(int depth, double alpha, double beta, int ply) {
        const double stand = board_.value();
        if (out_of_time() || ply >= most_plies - 1) return stand;
        const bool quiet = depth <= 0;
        if (quiet && depth <= -skill_.captures) return stand;
        const std::uint64_t key = quiet ? 0 : board_.key(false);
        const Entry hint = entry(key);  // deeper positions may take its place
        if (!quiet)
            if (const auto value = known(hint, key, depth, alpha, beta)) return *value;
        // Above beta this is less than a pass is worth; to search it exactly costs more positions than it gains (51.9 % of 80 games).
        const double pass = quiet ? stand : passed(depth, alpha, beta, ply);
        double best = pass;
        const bool pressed = skill_.hunters && pass > stand + desperate;  // who loses something anyway attacks what it does not know
        Stride chosen{};
        if (best > alpha && !stopped_) {
            auto& list = listed(false, quiet, ply, hint, key);
            for (std::size_t i = 0; i < list.size(); ++i) {
                const Stride stride = list[i];
                if (quiet && stride.order <= 0.05) break;
                const double most = std::min(beta, best);
                double value = 0;
                bool again = true;
                const int less = reduced(stride, i, depth);
                if (i > 0 || less > 0) {
                    value = try_his(stride, depth - less, pass, pressed, std::max(alpha, most - narrow), most, ply);
                    again = value < most && (less > 0 || (value > alpha && alpha < most - narrow));
                }
                if (again && !stopped_) value = try_his(stride, depth, pass, pressed, alpha, most, ply);
                if (value < best) {
                    best = value;
                    chosen = stride;
                }
                if (stopped_) break;
                if (best <= alpha) {
                    praise(false, stride, depth, ply);
                    break;
                }
            }
        }
        if (!quiet) keep(key, depth, best, alpha, beta, chosen);
        return best;
    }

    double try_his(const Stride& stride, int depth, double pass, bool pressed, double alpha, double beta, int ply) {
        const Man& man = board_.man(stride.man);
        const Face& face = board_.face(man);
        Fate fate = Fate::moved;
        double chance = man.moved ? 1 : std::min(1.0, face.mobile);
        if (stride.victim >= 0) {
            const Man& victim = board_.man(stride.victim);
            const auto [wins, trades] = board_.threat(man, victim);
            fate = wins >= trades ? Fate::won : Fate::both;
            chance = (pressed && victim.moved ? 1 : board_.dares(victim)) * std::max(wins, trades);
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
    std::vector<Entry> table_;
    std::array<std::vector<Stride>, most_plies> lists_;
    std::array<std::array<Stride, 2>, most_plies> killers_{};
    std::array<std::array<std::array<std::uint32_t, most_squares>, 2 * most_pieces>, 2> history_{};
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
    const Plan plan(board);
    for (const Move& move : moves) {
        Choice choice{.move = move, .stride = stride_of(board, move)};
        if (choice.stride.victim < 0) {
            const auto man = static_cast<std::size_t>(choice.stride.man);
            const std::uint64_t then = now - mark_of(man, move.from.index()) + mark_of(man, move.to.index());
            const auto times = std::count(knowledge.seen.begin(), knowledge.seen.end(), then);
            choice.penalty = board.weights().repeat * static_cast<double>(times);
            if (knowledge.pieces[man].came == choice.stride.to) choice.penalty += board.weights().waver;
        }
        if (skill.plans) choice.penalty += plan.price(choice.stride);
        found.choices.push_back(choice);
    }
    Search search(board, skill, most_nodes);
    const auto better = [](const Choice& a, const Choice& b) { return a.value != b.value ? a.value > b.value : a.move < b.move; };
    // The only move is searched like others, so that the time does not tell that there is no other.
    for (int depth = 1; depth <= skill.depth && !search.stopped(); ++depth) {
        std::vector<Choice> next = found.choices;
        double best = -1e9;
        std::size_t done = 0;
        for (Choice& choice : next) {
            // Every move about as good as the best must be judged exactly.
            const bool first = done == 0 || choice.move == exact;
            const double alpha = first ? -endless : best - skill.within - 0.01 + choice.penalty;
            double value = search.try_first(choice.stride, depth, alpha, first ? endless : alpha + 0.01);
            if (!first && value > alpha && !search.stopped()) value = search.try_first(choice.stride, depth, alpha, endless);
            value -= choice.penalty;
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
