// The board as a player imagines it: its own pieces as they are, the enemy's as faces that say what each may be, with play and undo.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "belief.hpp"
#include "worth.hpp"

namespace fow::stratego::opponent {

/// Rows and files between two squares.
[[nodiscard]] inline int steps_between(int a, int b) {
    const Square from = Square::from_index(a), to = Square::from_index(b);
    return std::abs(from.file() - to.file()) + std::abs(from.rank() - to.rank());
}

/// Those turns of both players as a share of the limit of C4.5, or of its usual value if there is none.
[[nodiscard]] double share_of_limit(int turns, const View& view);

/// How an attack is likely to end; the chances add up to 1.
struct Odds {
    double won = 0;  ///< without taking the Flag
    double both = 0;
    double lost = 0;
    double flag = 0;  ///< takes the Flag and wins the game
};

/// What an enemy piece may be.
struct Face {
    PerRank chance{};
    double worth = 0;
    double mobile = 0;                       ///< how likely it is able to move
    bool sure = false;                       ///< its rank is known
    Rank rank = Rank::flag;                  ///< if `sure`
    std::array<Odds, rank_count> met{};      ///< if a friendly piece of that rank attacks it
    std::array<double, rank_count> takes{};  ///< how likely it is to win if it attacks a friendly piece of that rank
    std::array<double, rank_count> trades{};
    std::array<std::int16_t, rank_count> held{};   ///< its face once it has beaten off that rank; 0 = not made yet
    std::array<std::int16_t, rank_count> taken{};  ///< its face once it has taken that rank; 0 = not made yet
};

struct Man {
    std::uint8_t at = 0;
    bool alive = false;
    bool mine = false;
    bool open = false;  ///< a friendly piece: the enemy knows it
    bool moved = false;
    Rank rank = Rank::flag;  ///< of a friendly piece
    std::int16_t face = 0;   ///< of an enemy
};

/// A step from square to square.
struct Stride {
    std::uint8_t man = 0;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    std::int8_t victim = -1;  ///< the man on that square
    double order = 0;         ///< higher = more promising
};

/// How likely an enemy piece that attacks beats the attacked one, and equals it.
struct Threat {
    double wins = 0, trades = 0;
};

enum class Fate : std::uint8_t { moved, won, both, lost };

class Board {
public:
    static constexpr std::int8_t empty = -1, wall = -2;
    static constexpr std::size_t officers = at(Rank::marshal) - at(Rank::captain) + 1;  ///< ranks
    struct Sums {
        double mine = 0;  ///< what our pieces are worth
        double his = 0;
        double place = 0;  ///< for the squares that all pieces stand on
        double my_movers = 0;
        double his_movers = 0;
        std::array<double, officers> my_officers{};   ///< how many there are of each rank, from the Captain up
        std::array<double, officers> his_officers{};  ///< the same, as far as is known
        bool pressed = false;                         ///< we have made an attack that may bring us on
        PerSeat<std::array<Turn, 3>> last{};          ///< C2.4: `first` are our turns, the latest first
        PerSeat<int> chase{nowhere, nowhere};         ///< C2.5: where in the trail the current chase began; `first` is ours
        std::uint64_t mark = 0;                       ///< of the board
        std::uint64_t key = 0;                        ///< of the men: where each stands, what it may be, what the enemy has seen of it
    };
    /// What undo() needs.
    struct Before {
        static constexpr std::uint8_t nobody = 255;
        Sums sums;
        Man man, victim;
        std::uint8_t mover = nobody;
        std::int8_t hit = 0;
        std::size_t trail = 0;  ///< its length before
    };

    Board(const Rules& rules, const View& view, const Knowledge& knowledge, const Skill& skill, const Weights& weights);

    [[nodiscard]] const Man& man(int index) const { return men_[static_cast<std::size_t>(index)]; }
    [[nodiscard]] int men() const { return count_; }
    [[nodiscard]] std::int8_t on(int square) const { return on_[static_cast<std::size_t>(square)]; }
    [[nodiscard]] const Face& face(const Man& man) const { return faces_[static_cast<std::size_t>(man.face)]; }
    [[nodiscard]] const Weights& weights() const { return weights_; }
    [[nodiscard]] const Sums& sums() const { return sums_; }
    [[nodiscard]] Seat me() const { return me_; }
    /// What that man is worth, in points.
    [[nodiscard]] double worth(const Man& man) const;
    /// Where our Flag stands, or nowhere.
    [[nodiscard]] int flag() const { return my_flag_; }

    /// The prospects of our side, in points between -win() and win(). Near 0 a point counts in full, further away less and less.
    /// So a side that is behind takes risks for the Flag, and a side that is ahead does not.
    [[nodiscard]] double value() const;
    /// How much one more point adds to such a value: 1 at 0, less the further away.
    [[nodiscard]] double steepness(double value) const;
    /// A hash of what the value of the position depends on, with that side to move. Of a chase (C2.5) it has only whether it is on.
    [[nodiscard]] std::uint64_t key(bool mine) const;
    /// What the game itself is worth.
    [[nodiscard]] double win() const { return win_; }
    /// What that square is worth to our piece of that rank, in points.
    [[nodiscard]] double place_of(Rank rank, int square) const { return place_[at(rank)][static_cast<std::size_t>(square)]; }
    /// How little there is to fear from an enemy that has long made no attack: 0 = it has just attacked, 1 = time presses more (C4.5).
    [[nodiscard]] double hurry() const { return hurry_; }
    /// How likely an enemy is to attack that man of ours, which it may or may not know.
    [[nodiscard]] double dares(const Man& own) const;
    /// What that enemy can do to that man of ours beside it. More than it could before, if ours has just taken something there.
    [[nodiscard]] Threat threat(const Man& enemy, const Man& own) const;

    [[nodiscard]] Before play(const Stride& step, Fate fate);
    void undo(const Before& before);
    /// A turn that changes nothing on the board. The side's count of C2.4 ends.
    [[nodiscard]] Before pass(bool mine);

    /// Fills `list` with what that side may do; `captures`: attacks only. Quiet steps only for men near an enemy.
    void steps(bool mine, bool captures, std::vector<Stride>& list) const;

private:
    [[nodiscard]] PerRank feared_of(PerRank chance) const;
    /// The share of its worth that such a piece has besides, while the other side does not know it.
    [[nodiscard]] double secret(Rank rank) const;
    /// `shown`: it has been in a fight, so that nothing is added for its secret.
    std::int16_t make_face(const PerRank& chance, bool sure, bool shown = false);
    /// One that is known, if it is the enemy's.
    [[nodiscard]] bool is_scout(const Man& man) const {
        return man.mine ? man.rank == Rank::scout : face(man).sure && face(man).rank == Rank::scout;
    }
    std::int16_t narrowed(std::int16_t face, Rank own, bool attacked);
    void count(const Man& man, int sign);
    void make_places(bool looks_far);
    void spread(std::array<double, most_squares>& field, const Squares& sources) const;
    void make_field(Rank rank);
    [[nodiscard]] double dominance() const;
    [[nodiscard]] double gain(Rank rank, const Man& enemy) const;
    [[nodiscard]] bool fourth(bool mine, int from, int to) const;
    [[nodiscard]] bool threatens(bool mine, int square) const;
    void follow_chases(bool mine, int from, int to, int before);
    /// C2.5: whether that move would bring back an earlier position of the same chase.
    [[nodiscard]] bool repeats(bool mine, int index, int from, int to) const;
    void add(bool mine, const Man& man, int index, int to, bool captures, bool near, std::vector<Stride>& list) const;

    Seat me_;
    const RuleSet* set_;
    Weights weights_;
    Worth worth_;
    std::array<std::int8_t, most_squares> on_{};
    std::array<Man, 2 * most_pieces> men_{};
    int count_ = 0;
    int my_flag_ = nowhere;
    std::vector<Face> faces_;
    std::array<std::array<double, most_squares>, rank_count> place_{};
    std::array<std::array<double, most_squares>, rank_count> fear_{};  ///< the penalty for a piece that has moved, for known hunters
    std::array<double, most_squares> danger_{};                        ///< the penalty for a movable enemy piece on that square
    std::array<Squares, most_squares> near_{};                         ///< the squares within a few steps
    double win_ = 1;
    double care_ = 1;
    double ambush_ = 1;
    double guards_moved_ = 1, guards_still_ = 1;
    double hurry_ = 0;
    double my_prey_ = 0;  ///< what our pieces were worth at first: an enemy that nothing can stop would take them
    double his_prey_ = 0;
    double press_ = 0;  ///< what the first attack of a line is worth besides its outcome
    Sums sums_;
    std::vector<std::uint64_t> trail_;  ///< C2.5: marks of the boards after the turns since the last fight
    Squares mine_, his_;
    std::vector<std::uint8_t> scouts_;  ///< see is_scout(); no piece becomes one on this board
};

}  // namespace fow::stratego::opponent
