#include "board.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

#include "core/pcg32.hpp"

namespace fow::stratego::opponent {
namespace {

bool on_ground(const RuleSet& set, int square) {
    const Square at = Square::from_index(square);
    return square >= row_length && at.rank() < set.ranks && at.file() < set.files && !set.lakes.has(at);
}

/// From 0 to 1, by the share of the limit that has passed without an attack.
double hurry_after(double share) {
    constexpr double begins = 0.15, full = 0.4;
    return std::clamp((share - begins) / (full - begins), 0.0, 1.0);
}

}  // namespace

double share_of_limit(int turns, const View& view) {
    constexpr double usual_limit = 400;
    return turns / (view.quiet_limit > 0 ? view.quiet_limit : usual_limit);
}

Board::Board(const Rules& rules, const View& view, const Knowledge& knowledge, const Skill& skill, const Weights& weights)
    : me_(knowledge.me), set_(&rules.set()), weights_(skill.hunters ? weights : without_hunters(weights)) {
    const Seat enemy = other(me_);
    Army mine = set_->armies[me_], his = set_->armies[enemy];
    for (const Rank rank : ranks) {
        mine[rank] = static_cast<std::uint8_t>(mine[rank] - view.lost[me_][rank]);
        his[rank] = static_cast<std::uint8_t>(his[rank] - view.lost[enemy][rank]);
    }
    worth_ = worth_of(mine, his, weights_);
    // In a large army an officer is worth more than its points, because of all below it; among ten pieces it has to take risks.
    const auto pieces = std::accumulate(ranks.begin(), ranks.end(), 0, [&](int sum, Rank rank) { return sum + set_->armies[me_][rank]; });
    const double army = std::clamp((pieces - 10) / 30.0, 0.0, 1.0);
    // Whoever is not attacked for long has to take risks, too. Who plans for a large army does not, as long as there are fights at all:
    // some enemies only wait for that.
    hurry_ = hurry_after(share_of_limit(skill.plans && army > 0 ? view.quiet : knowledge.calm, view));
    const double large = army * (1 - hurry_);
    weights_.fear *= army;
    weights_.dominance *= army;
    const auto partly = [](double factor, double share) { return 1 + (factor - 1) * share; };
    care_ = partly(skill.care, large);
    ambush_ = partly(weights_.ambush, large);
    // Among few pieces, an enemy that attacks whatever has not moved soon finds the Flag.
    if (skill.plans && army <= 0) {
        weights_.dares_still = std::max(weights_.dares_still, knowledge.daring);
        weights_.dares_home = std::max(weights_.dares_home, knowledge.daring);
    }
    if (skill.deeds) {
        guards_moved_ = partly(weights_.guards_moved, army);
        guards_still_ = partly(weights_.guards_still, army);
    }

    for (int square = 0; square < most_squares; ++square) on_[static_cast<std::size_t>(square)] = on_ground(*set_, square) ? empty : wall;
    faces_.reserve(512);
    make_face({}, true);  // 0: none
    for (const Rank rank : ranks) {
        PerRank chance{};
        chance[at(rank)] = 1;
        make_face(chance, true);
    }
    const Puzzle puzzle = puzzle_of(rules, view, knowledge, skill);
    const std::vector<PerRank> chances = chances_of(puzzle);
    std::vector<std::int16_t> face_of(knowledge.living, 0);
    for (std::size_t i = 0; i < puzzle.pieces.size(); ++i) {
        const auto sure = std::find_if(chances[i].begin(), chances[i].end(), [](double chance) { return chance > 0.999; });
        face_of[puzzle.pieces[i]] =
            sure == chances[i].end() ? make_face(chances[i], false) : static_cast<std::int16_t>(sure - chances[i].begin() + 1);
    }
    for (std::size_t i = 0; i < knowledge.living; ++i) {
        const Track& track = knowledge.pieces[i];
        Man& man = men_[static_cast<std::size_t>(count_)];
        man.at = static_cast<std::uint8_t>(track.now);
        man.alive = true;
        man.mine = track.side == me_;
        man.moved = track.moved;
        man.open = track.open;
        if (man.mine) man.rank = track.rank.value_or(Rank::bomb);
        else man.face = track.rank ? static_cast<std::int16_t>(static_cast<int>(*track.rank) + 1) : face_of[i];
        if (man.mine && man.rank == Rank::flag) my_flag_ = track.now;
        if (is_scout(man)) scouts_.push_back(static_cast<std::uint8_t>(count_));
        on_[man.at] = static_cast<std::int8_t>(count_++);
    }
    double all = 0;
    for (const Rank rank : ranks) all += mine[rank] * worth_.mine[at(rank)] + his[rank] * worth_.his[at(rank)];
    win_ = weights_.flag * (all + 20);
    double lead = 0;
    for (int i = 0; i < count_; ++i) lead += (man(i).mine ? 1 : -1) * worth(man(i));
    press_ = hurry_ * std::clamp(weights_.press + weights_.press_lead * lead, weights_.press_least, weights_.press_most) *
             (1 + weights_.press_late * share_of_limit(view.quiet, view));
    make_places(skill.plans && army > 0);
    for (int i = 0; i < count_; ++i) count(men_[static_cast<std::size_t>(i)], 1);
    my_prey_ = sums_.mine;
    his_prey_ = sums_.his;
    sums_.last.first = knowledge.last[me_];
    sums_.last.second = knowledge.last[enemy];
    sums_.chase.first = knowledge.chase[me_];
    sums_.chase.second = knowledge.chase[enemy];
    sums_.mark = mark_of(knowledge);
    trail_ = knowledge.trail;
}

/// The chances as an officer should see them: with Bombs more likely.
PerRank Board::feared_of(PerRank chance) const {
    double& bomb = chance[at(Rank::bomb)];
    if (bomb <= 0) return chance;
    bomb *= care_;
    const double sum = std::accumulate(chance.begin(), chance.end(), 0.0);
    for (double& each : chance) each /= sum;
    return chance;
}

std::int16_t Board::make_face(const PerRank& chance, bool sure, bool shown) {
    Face face;
    face.chance = chance;
    face.sure = sure;
    const PerRank feared = feared_of(chance);
    for (const Rank rank : ranks) {
        const double each = chance[at(rank)];
        if (each <= 0) continue;
        if (sure) face.rank = rank;
        face.worth += each * worth_.his[at(rank)] * (sure || shown ? 1 : 1 + secret(rank));
        if (can_move(rank)) face.mobile += each;
        for (const Rank own : ranks) {
            Odds& met = face.met[at(own)];
            const double likely = is_officer(own) ? feared[at(rank)] : each;
            if (rank == Rank::flag) met.flag += likely;
            else if (const Outcome outcome = fight(own, rank); outcome == Outcome::won) met.won += likely;
            else (outcome == Outcome::both ? met.both : met.lost) += likely;
            if (!can_move(rank)) continue;
            if (const Outcome outcome = fight(rank, own); outcome == Outcome::won) face.takes[at(own)] += each;
            else if (outcome == Outcome::both) face.trades[at(own)] += each;
        }
    }
    if (!sure) {
        // The Spy waits where the Marshal will come. Among few pieces its chance is not raised.
        const double spy = chance[at(Rank::spy)];
        double& takes = face.takes[at(Rank::marshal)];
        takes = std::min(1 - face.trades[at(Rank::marshal)], takes + (ambush_ - 1) * spy * std::max(0.0, 1 - 4 * spy));
    }
    faces_.push_back(face);
    return static_cast<std::int16_t>(faces_.size() - 1);
}

std::int16_t Board::narrowed(std::int16_t index, Rank own, bool attacked) {
    const Face& face = faces_[static_cast<std::size_t>(index)];
    if (face.sure) return index;
    const std::int16_t made = attacked ? face.taken[at(own)] : face.held[at(own)];
    if (made != 0) return made;
    PerRank chance{};
    double sum = 0;
    for (const Rank rank : ranks) {
        const bool fits = attacked ? can_move(rank) && fight(rank, own) == Outcome::won : fight(own, rank) == Outcome::lost;
        if (!fits) continue;
        chance[at(rank)] = face.chance[at(rank)];
        sum += chance[at(rank)];
    }
    std::int16_t next = index;
    if (sum > 0) {
        for (double& each : chance) each /= sum;
        next = make_face(chance, false, true);
    }
    Face& from = faces_[static_cast<std::size_t>(index)];
    (attacked ? from.taken : from.held)[at(own)] = next;
    return next;
}

double Board::secret(Rank rank) const {
    if (rank == Rank::marshal) return weights_.secret_marshal;
    return is_officer(rank) ? weights_.secret_officer : weights_.secret;
}

double Board::worth(const Man& man) const {
    return man.mine ? worth_.mine[at(man.rank)] * (man.open ? 1 : 1 + secret(man.rank)) : face(man).worth;
}

std::uint64_t Board::key(bool mine) const {
    std::uint64_t key = sums_.key + (mine ? 1 : 0) + (sums_.pressed ? 4 : 0);
    const auto add = [&key](const std::array<Turn, 3>& last, int chase) {
        // C2.4 matters only if the latest turns go to and fro.
        int run = 1;
        const bool moved = last[0].from != last[0].to && !last[0].attack;  // else it passed
        if (moved && !last[1].attack && last[0].from == last[1].to && last[0].to == last[1].from) ++run;
        if (run == 2 && !last[2].attack && last[2].from == last[0].from && last[2].to == last[0].to) ++run;
        key = mixed(key, static_cast<std::uint64_t>(run == 1 ? 0 : run << 16 | last[0].from << 8 | last[0].to));
        key += chase == nowhere ? 0 : 1;
    };
    if (!mine && sums_.last.first[0].attack) key = mixed(key, sums_.last.first[0].to);  // threat()
    add(sums_.last.first, sums_.chase.first);
    add(sums_.last.second, sums_.chase.second);
    return key;
}

void Board::count(const Man& man, int sign) {
    const std::size_t square = man.at;
    const auto looks = static_cast<std::uint64_t>(man.face) << 2 | (man.open ? 2U : 0U) | (man.moved ? 1U : 0U);
    const std::uint64_t key = mixed(static_cast<std::uint64_t>(&man - men_.data()) << 8 | square, looks);
    sums_.key += sign > 0 ? key : 0 - key;
    if (man.mine) {
        sums_.mine += sign * worth(man);
        sums_.place += sign * (place_[at(man.rank)][square] - (man.moved ? fear_[at(man.rank)][square] : 0));
        if (can_move(man.rank)) sums_.my_movers += sign;
        if (is_officer(man.rank)) sums_.my_officers[at(man.rank) - at(Rank::captain)] += sign;
        if (sign > 0) mine_.set(Square::from_index(static_cast<int>(square)));
        else mine_.flip(static_cast<unsigned>(square));
    } else {
        const Face& face = this->face(man);
        sums_.his += sign * worth(man);
        sums_.place -= sign * danger_[square] * face.mobile;
        sums_.his_movers += sign * face.mobile;
        for (std::size_t i = 0; i < officers; ++i) sums_.his_officers[i] += sign * face.chance[at(Rank::captain) + i];
        if (sign > 0) his_.set(Square::from_index(static_cast<int>(square)));
        else his_.flip(static_cast<unsigned>(square));
    }
}

/// Which side has the stronger officers, from -1 to 1: 1 = nothing can stop our strongest piece. Equal ones can be exchanged, but need not.
double Board::dominance() const {
    constexpr double exchanged = 0.6;  // how much less the next rank counts while both have this one
    double sum = 0, rest = 1;
    for (std::size_t i = officers; i-- > 0 && rest > 0.01;) {
        const double mine = sums_.my_officers[i], his = std::max(0.0, sums_.his_officers[i]);
        const double more = std::clamp(mine - his, -1.0, 1.0);
        sum += rest * more;
        rest *= (1 - std::abs(more)) * (1 - (1 - exchanged) * std::min({mine, his, 1.0}));
    }
    return sum;
}

double Board::value() const {
    const double apart = sums_.mine - sums_.his;
    double points = apart + weights_.trade * apart / (sums_.mine + sums_.his + 5) + sums_.place;
    const double stronger = dominance();
    points += weights_.dominance * stronger * (stronger > 0 ? his_prey_ : my_prey_);
    if (sums_.pressed) points += press_;
    if (sums_.my_movers < 0.5) points -= 4 * win_;
    if (sums_.his_movers < 0.3) points += 4 * win_;
    const double share = points / win_;
    return win_ * share / std::sqrt(1 + share * share);
}

double Board::steepness(double value) const {
    const double share = std::clamp(value / win_, -1.0, 1.0), rest = 1 - share * share;
    return rest * std::sqrt(rest);
}

double Board::dares(const Man& own) const {
    if (own.open) return 1;
    const double dares = own.moved ? weights_.dares_moved : can_move(own.rank) ? weights_.dares_still : weights_.dares_home;
    return (1 - hurry_) * dares;
}

Threat Board::threat(const Man& enemy, const Man& own) const {
    const Face& face = this->face(enemy);
    Threat threat{face.takes[at(own.rank)], face.trades[at(own.rank)]};
    const Turn& last = sums_.last.first[0];
    if (face.sure || !last.attack || last.to != own.at) return threat;
    // What our piece has just taken was often put there with a stronger piece beside it.
    const double factor = enemy.moved ? guards_moved_ : guards_still_;
    const double all = 1 + (factor - 1) * threat.wins;
    return {factor * threat.wins / all, threat.trades / all};
}

Board::Before Board::play(const Stride& step, Fate fate) {
    Before before{sums_, men_[step.man], {}, step.man, step.victim, trail_.size()};
    Man& man = men_[step.man];
    count(man, -1);
    on_[step.from] = empty;
    auto& last = man.mine ? sums_.last.first : sums_.last.second;
    last = {Turn{step.from, step.to, fate != Fate::moved}, last[0], last[1]};
    man.moved = true;
    if (fate == Fate::moved) {
        follow_chases(man.mine, step.from, step.to, (man.mine ? sums_.last.second : sums_.last.first)[0].to);
        sums_.mark += mark_of(step.man, step.to) - mark_of(step.man, step.from);
        trail_.push_back(sums_.mark);
    } else {
        sums_.chase = {nowhere, nowhere};  // C2.5: no position from before a fight can come back
    }
    if (step.victim >= 0) {
        Man& victim = men_[static_cast<std::size_t>(step.victim)];
        before.victim = victim;
        // An attack that cannot succeed only puts off the end.
        if (man.mine && (fate != Fate::lost || !face(victim).sure)) sums_.pressed = true;
        count(victim, -1);
        if (fate == Fate::won) {
            if (!man.mine) man.face = narrowed(man.face, victim.rank, true);
        } else if (fate == Fate::lost && !victim.mine) {
            victim.face = narrowed(victim.face, man.rank, false);
        }
        if (fate == Fate::lost) {
            victim.open = true;
            count(victim, 1);
        } else {
            victim.alive = false;
            on_[step.to] = empty;
        }
        man.open = true;
    } else if (man.mine && steps_between(step.from, step.to) > 1) {
        man.open = true;  // only a Scout goes so far
    }
    if (fate == Fate::moved || fate == Fate::won) {
        man.at = step.to;
        on_[step.to] = static_cast<std::int8_t>(step.man);
        count(man, 1);
    } else {
        man.alive = false;
    }
    return before;
}

void Board::undo(const Before& before) {
    const auto clear = [&](const Man& man) {
        if (!man.alive) return;
        on_[man.at] = empty;
        (man.mine ? mine_ : his_).flip(man.at);
    };
    const auto set = [&](std::size_t index, const Man& man) {
        men_[index] = man;
        on_[man.at] = static_cast<std::int8_t>(index);
        (man.mine ? mine_ : his_).set(Square::from_index(man.at));
    };
    sums_ = before.sums;
    trail_.resize(before.trail);
    if (before.mover == Before::nobody) return;
    clear(men_[before.mover]);
    if (before.hit >= 0) {
        clear(men_[static_cast<std::size_t>(before.hit)]);
        set(static_cast<std::size_t>(before.hit), before.victim);
    }
    set(before.mover, before.man);
}

Board::Before Board::pass(bool mine) {
    Before before{sums_, {}, {}, Before::nobody, -1, trail_.size()};
    auto& last = mine ? sums_.last.first : sums_.last.second;
    last = {};
    sums_.chase = {nowhere, nowhere};
    return before;
}

}  // namespace fow::stratego::opponent
