#include "knowledge.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/pcg32.hpp"
#include "past.hpp"

namespace fow::stratego::opponent {
namespace {

/// In steps along rows and columns.
int distance(int a, int b) { return std::abs(a / row_length - b / row_length) + std::abs(a % row_length - b % row_length); }

/// How well a deed suits a piece that beats the known piece it concerns, one that equals it, and one that loses to it. Counted from games
/// of this player and of others: of a thousand pieces that left the side of a known officer, none was stronger.
struct Signs {
    double stronger = 1, equal = 1, weaker = 1;
};
constexpr Signs leaves{0.05, 0.5, 1.3};
/// By the number of its steps in a row that brought it nearer to the officer; the last entry stands for more, too.
constexpr std::array approaches_officer{Signs{1.5, 1, 0.7}, Signs{3, 0.8, 0.5}, Signs{3.5, 0.6, 0.35}, Signs{5, 0.3, 0.2}};
constexpr std::array approaches_small{Signs{3, 1, 0.15}};
constexpr double covers_bait = 2;               ///< for whoever beats our officer, beside a piece that has stepped up to it
constexpr double covers_prey = 1.3;             ///< the same beside a piece that stays where our officer has come to take it
constexpr double no_capture = 0.3;              ///< for each piece that could have made a sure capture, and did something else
constexpr double no_capture_but_another = 0.6;  ///< the same if its side attacked elsewhere

/// What a piece of the enemy has done about one of ours. To step up to it again tells nothing new.
struct Dealings {
    std::uint8_t nearer = 0;    ///< its steps in a row that brought it nearer
    std::uint8_t approach = 0;  ///< how many steps have been counted as an approach
    bool bold = false;          ///< with itself: it has stepped up to a piece that it does not know
};

bool beats(Rank a, Rank b) { return fight(a, b) == Outcome::won; }

/// Replays the game and judges what the enemy's pieces did.
class Judge {
public:
    Judge(Knowledge& knowledge, const std::array<std::int16_t, most_squares>& first, const Skill& skill, double trust)
        : knowledge_(knowledge),
          on_(first),
          trust_(skill.deeds ? trust : 0),
          counts_daring_(skill.plans),
          open_(knowledge.pieces.size(), false),
          moved_(knowledge.pieces.size(), false),
          dealings_(knowledge.pieces.size() * knowledge.pieces.size()) {}

    void go(std::span<const Line> heard) {
        std::uint64_t board = 0;
        for (std::size_t square = 0; square < on_.size(); ++square)
            if (on_[square] != nowhere) board += mark_of(static_cast<std::size_t>(on_[square]), static_cast<int>(square));
        for (std::size_t i = knowledge_.first_line; i < heard.size(); ++i) {
            const auto deed = deed_of(heard[i]);
            if (!deed) continue;
            if (deed->side != knowledge_.me && trust_ > 0) judge(*deed);
            if (deed->side != knowledge_.me && counts_daring_) count_daring(*deed);
            auto& last = knowledge_.last[deed->side];
            last = {Turn{static_cast<std::uint8_t>(deed->from), static_cast<std::uint8_t>(deed->to), deed->fight != nullptr}, last[0],
                    last[1]};
            const int before = knowledge_.last[other(deed->side)][0].to;
            const auto mover = static_cast<std::size_t>(on(deed->from));
            moved_[mover] = true;
            if (trust_ > 0 && deed->side == knowledge_.me && open_[mover]) meets_walkers(*deed);
            board -= mark_of(mover, deed->from);
            if (deed->fight == nullptr) {
                board += mark_of(mover, deed->to);
                move(*deed);
                knowledge_.pieces[mover].came = deed->from;
                if (!next_to(deed->from, deed->to)) open_[mover] = true;
                if (deed->side == knowledge_.me) knowledge_.seen.push_back(board);
                follow_chases(*deed, before);
                knowledge_.trail.push_back(board);
                continue;
            }
            for (Track& track : knowledge_.pieces) track.came = nowhere;
            knowledge_.seen.clear();
            knowledge_.trail.clear();
            knowledge_.chase = {nowhere, nowhere};
            const auto there = static_cast<std::size_t>(on(deed->to));
            open_[mover] = open_[there] = true;
            if (deed->fight->outcome != Outcome::lost) board -= mark_of(there, deed->to);
            if (deed->fight->outcome == Outcome::won) {
                board += mark_of(mover, deed->to);
                move(*deed);
            } else {
                on(deed->from) = nowhere;
                if (deed->fight->outcome == Outcome::both) on(deed->to) = nowhere;
            }
        }
    }

private:
    std::int16_t& on(int square) { return on_[static_cast<std::size_t>(square)]; }
    Track& piece(int index) { return knowledge_.pieces[static_cast<std::size_t>(index)]; }
    void move(const Deed& deed) {
        on(deed.to) = on(deed.from);
        on(deed.from) = nowhere;
    }

    [[nodiscard]] bool stands_unknown(int square) {
        const int own = on(square);
        return own != nowhere && piece(own).side == knowledge_.me && !open_[static_cast<std::size_t>(own)] &&
               !moved_[static_cast<std::size_t>(own)];
    }

    /// Some players attack whatever has not moved, because it may be the Flag. Two such attacks give them away, if they seldom had the
    /// choice and made none.
    void count_daring(const Deed& deed) {
        constexpr int enough = 2;
        constexpr double often = 0.66;
        const bool attacks = deed.fight != nullptr && stands_unknown(deed.to);
        bool might = attacks;
        for (int square = 0; square < most_squares && !might; ++square)
            might = stands_unknown(square) && std::any_of(directions.begin(), directions.end(), [&](int direction) {
                        const std::int16_t beside = on(square + direction);
                        return beside != nowhere && piece(beside).side != knowledge_.me;
                    });
        if (!might) return;
        ++might_dare_;
        if (attacks) ++dared_;
        const double share = static_cast<double>(dared_) / might_dare_;
        knowledge_.daring = dared_ >= enough && share >= often ? share : 0;
    }

    /// C2.5: updates both chases for a move that is not yet in the trail. `before`: where the other side's last turn went.
    void follow_chases(const Deed& deed, int before) {
        if (!next_to(deed.from, before)) knowledge_.chase[other(deed.side)] = nowhere;
        const bool threat = std::any_of(directions.begin(), directions.end(), [&](int direction) {
            const std::int16_t beside = on(deed.to + direction);
            return beside != nowhere && piece(beside).side != deed.side;
        });
        int& chase = knowledge_.chase[deed.side];
        if (!threat) chase = nowhere;
        else if (chase == nowhere) chase = static_cast<int>(knowledge_.trail.size());
    }

    Dealings& dealings(int enemy, int with) {
        return dealings_[static_cast<std::size_t>(enemy) * knowledge_.pieces.size() + static_cast<std::size_t>(with)];
    }

    /// Counts the steps of an enemy piece towards each of our known pieces.
    void count_steps(const Deed& deed) {
        for (int square = 0; square < most_squares; ++square) {
            const int own = on(square);
            if (own == nowhere || piece(own).side != knowledge_.me || !open_[static_cast<std::size_t>(own)]) continue;
            auto& steps = dealings(on(deed.from), own).nearer;
            steps = distance(deed.to, square) < distance(deed.from, square) ? static_cast<std::uint8_t>(std::min(steps + 1, 250)) : 0;
        }
    }

    /// Whoever meets a piece halfway has not been walked up to.
    void meets_walkers(const Deed& deed) {
        for (int square = 0; square < most_squares; ++square)
            if (on(square) != nowhere && distance(deed.to, square) < distance(deed.from, square))
                dealings(on(square), on(deed.from)).nearer = 0;
    }

    /// Calls take(rank, piece) for our pieces next to that square whose ranks the enemy knows.
    template <class Take>
    void for_open_beside(int square, const Take& take) {
        for (const int direction : directions) {
            const int beside = square + direction;
            if (on(beside) == nowhere) continue;
            const Track& own = piece(on(beside));
            if (own.side == knowledge_.me && open_[static_cast<std::size_t>(on(beside))] && own.rank) take(*own.rank, on(beside));
        }
    }

    void suits(Track& track, Rank rank, double factor) {
        double& deeds = track.deeds[at(rank)];
        deeds = std::clamp(deeds * (1 + trust_ * (factor - 1)), 0.02, 50.0);
    }

    /// A piece that steps up to a known officer, or stays within its reach, often has a stronger one beside it.
    void cover(const Deed& deed) {
        if (deed.fight == nullptr) for_open_beside(deed.to, [&](Rank own, int) { cover(on(deed.from), deed.to, own, covers_bait); });
        const Turn& last = knowledge_.last[knowledge_.me][0];
        const int came = on(last.to);
        if (last.from == last.to || came == nowhere || deed.to == last.to || !open_[static_cast<std::size_t>(came)] || !piece(came).rank)
            return;
        for (const int direction : directions) {
            const int beside = last.to + direction;
            if (beside == deed.from || on(beside) == nowhere || piece(on(beside)).side == knowledge_.me) continue;
            cover(on(beside), beside, *piece(came).rank, covers_prey);
        }
    }
    void cover(int prey, int square, Rank own, double factor) {
        if (!is_officer(own)) return;
        const Track& bait = piece(prey);
        if (open_[static_cast<std::size_t>(prey)] && bait.rank && !beats(own, *bait.rank)) return;
        for (const int direction : directions) {
            const int there = on(square + direction);
            if (there == nowhere || there == prey || piece(there).side == knowledge_.me || open_[static_cast<std::size_t>(there)]) continue;
            for (const Rank rank : ranks)
                if (can_move(rank) && beats(rank, own)) suits(piece(there), rank, factor);
        }
    }

    /// A longer approach than before counts for what it tells more than that.
    void approaches(Track& track, Rank own, Dealings& dealings) {
        const auto signs = is_officer(own) ? std::span<const Signs>(approaches_officer) : approaches_small;
        const auto steps = std::clamp<std::size_t>(dealings.nearer, 1, signs.size());
        if (steps <= dealings.approach) return;
        const Signs before = dealings.approach == 0 ? Signs{} : signs[dealings.approach - 1U], now = signs[steps - 1];
        for (const Rank rank : ranks) {
            if (own == Rank::marshal && rank == Rank::spy) suits(track, rank, dealings.approach == 0 ? 1.5 : 1);
            else if (beats(rank, own) && rank != Rank::spy) suits(track, rank, now.stronger / before.stronger);
            else if (beats(own, rank)) suits(track, rank, now.weaker / before.weaker);
            else if (can_move(rank)) suits(track, rank, now.equal / before.equal);
        }
        dealings.approach = static_cast<std::uint8_t>(steps);
    }

    void judge(const Deed& deed) {
        const int mover = on(deed.from);
        // A piece that leaves a sure capture unused most likely could not make it.
        for (std::size_t i = 0; i < on_.size(); ++i) {
            if (on_[i] == nowhere || on_[i] == mover) continue;
            Track& track = piece(on_[i]);
            if (track.side == knowledge_.me || open_[static_cast<std::size_t>(on_[i])]) continue;
            for_open_beside(static_cast<int>(i), [&](Rank own, int) {
                for (const Rank rank : ranks)
                    if (can_move(rank) && beats(rank, own)) suits(track, rank, deed.fight != nullptr ? no_capture_but_another : no_capture);
            });
        }
        cover(deed);
        Track& track = piece(mover);
        if (deed.fight != nullptr || open_[static_cast<std::size_t>(mover)]) return;
        // A piece that moves away from a known piece probably fears it; one that moves next to it does not.
        for_open_beside(deed.from, [&](Rank own, int) {
            for (const Rank rank : ranks) {
                if (beats(own, rank)) suits(track, rank, leaves.weaker);
                else if (beats(rank, own)) suits(track, rank, leaves.stronger);
                else suits(track, rank, leaves.equal);
            }
        });
        count_steps(deed);
        on(deed.from) = nowhere;
        for_open_beside(deed.to, [&](Rank own, int walked_to) { approaches(track, own, dealings(mover, walked_to)); });
        // A piece that moves next to an unknown one is seldom one of the weakest, nor one that must not be lost.
        for (const int direction : directions) {
            const int beside = deed.to + direction;
            if (on(beside) == nowhere) continue;
            const int own = on(beside);
            if (piece(own).side != knowledge_.me || open_[static_cast<std::size_t>(own)]) continue;
            if (std::exchange(dealings(mover, mover).bold, true)) break;
            suits(track, Rank::spy, 0.6);
            suits(track, Rank::miner, 0.7);
            for (const Rank rank : {Rank::captain, Rank::major, Rank::colonel, Rank::general}) suits(track, rank, 1.2);
        }
        on(deed.from) = static_cast<std::int16_t>(mover);
    }

    Knowledge& knowledge_;
    std::array<std::int16_t, most_squares> on_;
    double trust_;
    bool counts_daring_;
    std::vector<bool> open_;          ///< known to both sides at that point of the game
    std::vector<bool> moved_;         ///< has moved before that point
    int might_dare_ = 0, dared_ = 0;  ///< turns in which the enemy could attack an unknown piece that had not moved, and did
    std::vector<Dealings> dealings_;  ///< of each piece with each other
};

/// Turns of both players since the last attack of that side.
int turns_without_attack(std::span<const Line> heard, Seat side) {
    int turns = 0;
    for (auto line = heard.rbegin(); line != heard.rend(); ++line) {
        const auto deed = deed_of(*line);
        if (!deed) continue;
        if (deed->side == side && deed->fight != nullptr) break;
        ++turns;
    }
    return turns;
}

}  // namespace

std::uint64_t mark_of(std::size_t piece, int square) { return mixed(piece + 1, static_cast<std::uint64_t>(square)); }

std::uint64_t mark_of(const Knowledge& knowledge) {
    std::uint64_t board = 0;
    for (std::size_t i = 0; i < knowledge.living; ++i) board += mark_of(i, knowledge.pieces[i].now);
    return board;
}

Knowledge remember(const View& view, std::span<const Line> heard, const Mind& mind, const Skill& skill, double trust) {
    Past past(view, heard);
    const std::vector<int> shown = past.shown(), went = past.went();
    const auto first = past.first();
    Knowledge knowledge = std::move(past).take();
    Judge(knowledge, first, skill, trust).go(heard);
    knowledge.calm = turns_without_attack(heard, other(knowledge.me));
    if (skill.memory_most == 0) return knowledge;
    for (std::size_t i = 0; i < knowledge.living; ++i) {
        Track& track = knowledge.pieces[i];
        // Whoever stands where it was shown is not forgotten.
        if (track.side == knowledge.me || !track.rank || track.far || shown[i] < 0 || went[i] <= shown[i]) continue;
        if (skill.keeps_marshal && *track.rank >= Rank::general && *track.rank <= Rank::marshal) continue;
        const auto lot = mixed(mind.seed, mixed(static_cast<std::uint64_t>(track.start), static_cast<std::uint64_t>(shown[i])));
        const int span =
            skill.memory_least + static_cast<int>(lot % static_cast<std::uint64_t>(skill.memory_most - skill.memory_least + 1));
        int since = 0;  // our turns since then
        for (std::size_t line = static_cast<std::size_t>(shown[i]) + 1; line < heard.size(); ++line)
            if (const auto deed = deed_of(heard[line]); deed && deed->side == knowledge.me) ++since;
        if (since > span) track.rank.reset();
    }
    return knowledge;
}

}  // namespace fow::stratego::opponent
