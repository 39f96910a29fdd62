// A computed player of Waterloo: guesses what may be behind the backs, and chooses what is good on average.
#include "games/waterloo/opponent/think.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "cards.hpp"
#include "core/pcg32.hpp"
#include "games/waterloo/opponent/hindsight.hpp"
#include "guess.hpp"
#include "placer.hpp"
#include "reasons.hpp"
#include "skill.hpp"
#include "turns.hpp"

namespace fow::waterloo {
namespace {

using namespace opponent;

[[nodiscard]] std::uint64_t seed_of(const Mind& mind, std::size_t heard, const PlayerView& view) {
    return mixed(mixed(mind.seed, heard), static_cast<std::uint64_t>(view.phase));
}

[[nodiscard]] bool is_talk(const Action& action) {
    return std::holds_alternative<Resign>(action) || std::holds_alternative<OfferDraw>(action) ||
           std::holds_alternative<AcceptDraw>(action) || std::holds_alternative<StandingOrder>(action);
}

/// This many points more make the odds of a win e times as good.
constexpr double points_per_odds = 16;
/// When chances are given, a lead of this many points counts as a win.
constexpr double sure_win = 64;

/// Our marches since the last fight: going back is no progress.
[[nodiscard]] std::vector<Move> own_marches(const PlayerView& view, std::span<const LogLine> heard) {
    std::vector<Move> marches;
    for (auto line = heard.rbegin(); line != heard.rend() && marches.size() < 12; ++line) {
        if (std::holds_alternative<Fought>(line->event) || std::holds_alternative<Fired>(line->event) || line->turn + 4 < view.turn) break;
        if (const auto* march = std::get_if<Marched>(&line->event); march != nullptr && sits(view.viewer, seat_of(march->piece.army)))
            marches.push_back({march->way.front(), march->way.back()});
    }
    return marches;
}

class Mindful {
public:
    Mindful(const Rules& rules, const PlayerView& view, std::span<const LogLine> heard, const Mind& mind, Budget budget)
        : rules_(rules),
          view_(view),
          heard_(heard),
          mind_(mind),
          seat_(sits(view.viewer, french_seat) ? french_seat : allied_seat),
          skill_(skill_of(mind, hurry_of(rules, view))),
          weights_(weights_of(mind, hurry_of(rules, view))),
          dice_(seed_of(mind, heard.size(), view)),
          guesser_(rules, view, heard, skill_.memory),
          turns_(rules, weights_, budget.nodes) {}

    Answer think() {
        for (int i = 0; i < skill_.worlds; ++i) worlds_.push_back({guesser_.draw(dice_), luck(i)});
        judge_now();
        if (legal(AcceptDraw{}) && lead_ <= 0) return thought(AcceptDraw{}, 0);
        if (hopeless() && legal(Resign{})) return thought(Resign{}, 0);
        if (view_.phase == Phase::card && view_.cards->playing == Card::reconnaissance) return thought(best_look(guesser_.remembered()), 0);
        if (view_.phase == Phase::turn || view_.phase == Phase::card) return act();
        return choose();
    }

    /// How good that action is compared with the best one, in guessed worlds or in the true one.
    Appraisal appraise(const Action& action, const State* truth) {
        constexpr int true_worlds = 3;  // they differ in their luck
        for (int i = 0; i < (truth != nullptr ? true_worlds : skill_.worlds); ++i)
            worlds_.push_back({truth != nullptr ? *truth : guesser_.draw(dice_), luck(i)});
        judge_now();
        const double even = now_ - lead_;
        turns_.bound(even - sure_win, even + sure_win);
        in_chances_ = true;
        const int chance = rounded(odds_with(now_));
        const bool looks = view_.phase == Phase::card && view_.cards->playing == Card::reconnaissance;
        Weighed weighed;
        if (!looks && (view_.phase == Phase::turn || view_.phase == Phase::card)) weighed = turns_with(action);
        else if (!looks) weighed = choices_with(action);
        if (weighed.values.empty()) return {chance, chance, chance, {}, turns_.nodes() + worlds_.size()};
        double best = 0, made = 0;
        Action first = action;
        for (std::size_t i = 0; i < weighed.values.size(); ++i) {
            const Line& line = weighed.lines[i];
            const Action begins = line.acts.empty() ? Action(EndTurn{}) : line.acts[0];
            if (weighed.values[i] > best) {
                best = weighed.values[i];
                first = begins;
            }
            if (begins == action) made = std::max(made, weighed.values[i]);
        }
        return {chance, rounded(best), rounded(made), rounded(best) == rounded(made) ? std::string() : to_text(rules_.roster(), first),
                turns_.nodes() + worlds_.size()};
    }

private:
    /// Turns, or single acts, and what each is worth: points, or chances once in_chances_ is set.
    struct Weighed {
        std::vector<Line> lines;
        std::vector<double> values;
    };

    [[nodiscard]] std::uint32_t luck(int world) { return dice_.next() % 1000U * 6U + static_cast<std::uint32_t>(world); }
    void judge_now() {
        const Judge judge(rules_, seat_, weights_);
        double sum = 0;
        for (const World& world : worlds_) sum += judge.value(world.state);
        now_ = sum / static_cast<double>(worlds_.size());
        lead_ = now_ - (view_.absent == view_.handicap_units ? judge.given() : 0);
    }
    /// The chance to win, in thousandths, in a position worth that many points.
    [[nodiscard]] double odds_with(double points) const { return 1000 / (1.0 + std::exp((now_ - lead_ - points) / points_per_odds)); }
    [[nodiscard]] static int rounded(double chance) { return std::clamp(static_cast<int>(std::lround(chance)), 1, 999); }
    /// What that many points in one world are worth.
    [[nodiscard]] double measured(double points) const { return in_chances_ ? odds_with(points) : points; }
    [[nodiscard]] bool legal(const Action& action) const { return std::binary_search(view_.legal.begin(), view_.legal.end(), action); }
    [[nodiscard]] Answer thought(const Action& action, double gain) {
        return {action, {reason_for(rules_, view_with_legal(), action, gain)}, rounded(odds_with(now_)), turns_.nodes() + worlds_.size()};
    }
    [[nodiscard]] const PlayerView& view_with_legal() const { return guesser_.remembered(); }

    /// Whether the seat has hardly anything to move and is far behind.
    [[nodiscard]] bool hopeless() const {
        if (lead_ > -60 || view_.pursuit || view_.phase != Phase::turn) return false;
        int own = 0, enemy = 0;
        for (const auto& piece : view_.board)
            if (piece && piece->branch != Branch::artillery) ++(sits(view_.viewer, seat_of(piece->army)) ? own : enemy);
        return own <= 4 && enemy >= 3 * own + 6;
    }

    /// Plays in a turn: judges whole turns or single actions in all worlds.
    Answer act() {
        std::vector<Line> lines = legal_turns();
        if (lines.empty()) return fallback();
        std::vector<double> values = values_of(lines);
        if (skill_.replies > 0 && !turns_.spent()) think_twice(lines, values);
        return pick(lines, values);
    }
    [[nodiscard]] std::vector<Line> legal_turns() {
        std::vector<Line> lines = candidates();
        std::erase_if(lines, [&](const Line& line) { return line.acts.empty() || !legal(line.acts[0]); });
        if (legal(EndTurn{}) && view_.phase == Phase::turn) lines.push_back({});
        return lines;
    }
    /// On average over all worlds.
    [[nodiscard]] std::vector<double> values_of(const std::vector<Line>& lines) {
        const std::vector<Move> marches = own_marches(view_, heard_);
        std::vector<double> values(lines.size(), 0);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            for (const World& world : worlds_) values[i] += measured(turns_.value_after(world, lines[i], seat_));
            values[i] = values[i] / static_cast<double>(worlds_.size()) - (in_chances_ ? 0 : penalty(lines[i], marches));
        }
        return values;
    }
    /// Turns, including some that begin with that action: alone, and followed by each of the best others, as far as these are still legal.
    Weighed turns_with(const Action& action) {
        constexpr std::size_t followed = 4;
        Weighed weighed{legal_turns(), {}};
        weighed.values = values_of(weighed.lines);
        if (action == Action(EndTurn{})) return weighed;
        std::vector<std::size_t> order(weighed.lines.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return weighed.values[a] > weighed.values[b]; });
        order.resize(std::min(order.size(), followed));
        std::vector<Line> begun(1);
        begun.front().acts.push_back(action);
        for (const std::size_t i : order) {
            Line line{.acts = {}, .value = 0, .bonus = weighed.lines[i].bonus};
            line.acts.push_back(action);
            for (const Action& act : weighed.lines[i].acts)
                if (line.acts.size() < most_acts) line.acts.push_back(act);
            begun.push_back(line);
        }
        const std::vector<double> values = values_of(begun);
        weighed.lines.insert(weighed.lines.end(), begun.begin(), begun.end());
        weighed.values.insert(weighed.values.end(), values.begin(), values.end());
        return weighed;
    }
    [[nodiscard]] std::vector<Line> candidates() {
        std::vector<Line> lines;
        const auto add = [&](const Line& line) {
            const auto same = [&](const Line& other) {
                return std::equal(other.acts.begin(), other.acts.end(), line.acts.begin(), line.acts.end());
            };
            if (std::none_of(lines.begin(), lines.end(), same)) lines.push_back(line);
        };
        const Widths single{1, 1, 400};
        for (const Line& line : turns_.find(worlds_.front(), seat_, single)) add(line);
        if (skill_.searched == 0 && view_.cards && worlds_.size() > 1)  // what a card can do differs from world to world
            for (const Line& line : turns_.find(worlds_[1], seat_, single)) add(line);
        for (int i = 0; i < skill_.searched && !turns_.spent(); ++i)
            for (const Line& line : turns_.find(worlds_[static_cast<std::size_t>(i) % worlds_.size()], seat_, skill_.widths)) add(line);
        return lines;
    }
    /// For going back to where a piece has just come from: any other action that is about as good is better.
    [[nodiscard]] double penalty(const Line& line, const std::vector<Move>& marches) const {
        if (line.acts.empty()) return 0;
        const auto* move = std::get_if<Move>(&line.acts[0]);
        if (move == nullptr) return 0;
        for (const Move& made : marches)
            if (made.from == move->to && made.to == move->from) return 0.6 + skill_.near;
        const auto came_by = [&](const Move& made) { return made.from == move->to; };
        return std::any_of(marches.begin(), marches.end(), came_by) ? 0.3 : 0.0;
    }
    /// Judges the best turns again, with the enemy's answer.
    void think_twice(std::vector<Line>& lines, std::vector<double>& values) {
        std::vector<std::size_t> order(lines.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return values[a] > values[b]; });
        order.resize(std::min(order.size(), static_cast<std::size_t>(skill_.replies)));
        const std::size_t most = std::min<std::size_t>(worlds_.size(), 10);
        std::vector<double> replied(order.size(), 0);
        std::size_t worlds = 0;
        for (; worlds < most && !turns_.spent(); ++worlds) {
            const std::size_t w = worlds;
            for (std::size_t i = 0; i < order.size(); ++i)
                replied[i] += turns_.value_after_reply(worlds_[w], lines[order[i]], seat_, {3, 3, 4});
        }
        const std::vector<Move> marches = own_marches(view_, heard_);
        std::vector<Line> few;
        std::vector<double> both;
        if (worlds == 0) return;
        for (std::size_t i = 0; i < order.size(); ++i) {
            few.push_back(lines[order[i]]);
            both.push_back(0.5 * values[order[i]] + 0.5 * (replied[i] / static_cast<double>(worlds) - penalty(few.back(), marches)));
        }
        lines = std::move(few);
        values = std::move(both);
    }

    Answer pick(const std::vector<Line>& lines, const std::vector<double>& values) {
        const double best = *std::max_element(values.begin(), values.end());
        std::vector<std::size_t> near;
        for (std::size_t i = 0; i < values.size(); ++i)
            if (values[i] >= best - (best > victory / 2 ? 0.0 : skill_.near)) near.push_back(i);
        const std::size_t chosen = near[dice_.below(static_cast<std::uint32_t>(near.size()))];
        const double gain = values[chosen] - now_;
        if (lines[chosen].acts.empty()) return thought(EndTurn{}, gain);
        return thought(lines[chosen].acts[0], gain);
    }

    /// Answers and choices in all other phases: judges each legal act by its mean value.
    Answer choose() {
        const std::vector<Action> acts = sensible_acts();
        if (acts.empty()) return fallback();
        // Whoever is attacked thinks as long without Fighting spirit as with it.
        if (acts.size() == 1 && view_.phase == Phase::defence) static_cast<void>(weighed_acts({acts.front(), acts.front()}));
        if (acts.size() == 1) return thought(acts.front(), 0);
        const Weighed weighed = weighed_acts(acts);
        return pick(weighed.lines, weighed.values);
    }
    [[nodiscard]] std::vector<Action> sensible_acts() {
        std::vector<Action> acts;
        for (const Action& action : view_.legal)
            if (!is_talk(action) && sensible(action)) acts.push_back(action);
        return acts;
    }
    [[nodiscard]] Weighed weighed_acts(const std::vector<Action>& acts) {
        Weighed weighed;
        for (const Action& action : acts) {
            double sum = 0;
            for (const World& world : worlds_)
                sum += measured(check(rules_, world.state, action) ? -victory : turns_.mean_value(world, action, seat_));
            weighed.lines.emplace_back();
            weighed.lines.back().acts.push_back(action);
            weighed.values.push_back(sum / static_cast<double>(worlds_.size()));
        }
        return weighed;
    }
    Weighed choices_with(const Action& action) {
        std::vector<Action> acts = sensible_acts();
        if (std::find(acts.begin(), acts.end(), action) == acts.end()) acts.push_back(action);
        return weighed_acts(acts);
    }
    /// In a pursuit all pieces count alike (W13.9), and most acts are equivalent: only the first of them is tried. Nobody ends the turn
    /// while there is a piece to take or to save.
    [[nodiscard]] bool sensible(const Action& action) {
        if (view_.phase != Phase::pursuit) return true;
        const auto first_of_strength = [&](Rider rider) {
            const auto& riders = view_.pursuit->riders[seat_];
            const auto own = std::find_if(riders.begin(), riders.end(), [&](const SeenRider& one) { return one.rider == rider; });
            if (own == riders.end()) return false;
            return std::none_of(riders.begin(), own, [&](const SeenRider& one) {
                return one.piece.strength == own->piece.strength &&
                       rules_.profile(*one.piece.unit).kind == rules_.profile(*own->piece.unit).kind;
            });
        };
        const Seat beaten = other(view_.pursuit->victor);
        const auto flees = [&](const auto& piece) { return piece && seat_of(piece->army) == beaten; };
        const auto first = std::find_if(view_.board.begin(), view_.board.end(), flees);
        const auto on_first = [&](Square square) { return square.index() == first - view_.board.begin(); };
        if (std::holds_alternative<EndTurn>(action)) return view_.actions_left == 0 || first == view_.board.end();
        if (const auto* leaving = std::get_if<LeavePursuit>(&action)) return first_of_strength(leaving->rider);
        if (const auto* attack = std::get_if<AttackRider>(&action)) return first_of_strength(attack->rider);
        if (const auto* victim = std::get_if<TakeVictim>(&action)) return first_of_strength(victim->rider) && on_first(victim->square);
        if (const auto* save = std::get_if<SavePiece>(&action))
            return (!save->rider || first_of_strength(*save->rider)) && on_first(save->square);
        return true;
    }
    /// Something that is always safe to do.
    Answer fallback() {
        for (const Action& safe : {Action(EndTurn{}), Action(EndCard{}), Action(AnswerAttack{false}), Action(ChooseTarget{})})
            if (legal(safe)) return thought(safe, 0);
        for (const Action& action : view_.legal)
            if (!is_talk(action)) return thought(action, 0);
        return thought(view_.legal.front(), 0);
    }

    const Rules& rules_;
    const PlayerView& view_;
    std::span<const LogLine> heard_;
    Mind mind_;
    Seat seat_;
    Skill skill_;
    Weights weights_;
    Pcg32 dice_;
    Guesser guesser_;
    Turns turns_;
    std::vector<World> worlds_;
    bool in_chances_ = false;
    double now_ = 0;   ///< points, on average over the worlds
    double lead_ = 0;  ///< the same, less the points that the seat began with
};

}  // namespace

Answer think(const Rules& rules, const PlayerView& view, std::span<const LogLine> heard, const Mind& mind, Budget budget) {
    if (view.phase == Phase::set_up) {
        const Action action = next_placing(rules, view, mind);
        return {action, {reason_for(rules, view, action, 0)}, 500, 1};
    }
    if (view.phase == Phase::draft || view.phase == Phase::take_cards) {
        const Action action = best_pick(view, seed_of(mind, heard.size(), view));
        return {action, {reason_for(rules, view, action, 0)}, 500, 1};
    }
    return Mindful(rules, view, heard, mind, budget).think();
}

bool can_be_judged(Phase phase) {
    switch (phase) {
        case Phase::turn:
        case Phase::card:
        case Phase::defence:
        case Phase::frenzy_choice:
        case Phase::building_choice:
        case Phase::pursuit: return true;
        default: return false;
    }
}

std::optional<Appraisal> appraise(const Rules& rules, const PlayerView& view, std::span<const LogLine> heard, const Mind& mind,
                                  Budget budget, const Action& action) {
    if (!can_be_judged(view.phase) || is_talk(action)) return std::nullopt;
    return Mindful(rules, view, heard, mind, budget).appraise(action, nullptr);
}

Hindsight::Hindsight(const Rules& rules, const State& end) : rules_(rules) {
    static_cast<void>(end);
    assert(turn(end) == Decider::nobody);
}

std::optional<Appraisal> Hindsight::appraise(const State& before, Budget budget, const Action& action) const {
    const Decider decider = turn(before);
    if (!can_be_judged(before.phase) || is_talk(action) || decider == Decider::chance) return std::nullopt;
    const PlayerView view = view_of(rules_, before, decider == Decider::first ? Viewer::first : Viewer::second);
    return Mindful(rules_, view, {}, {Level::marshal, Style::steady, 0}, budget).appraise(action, &before);
}

std::vector<PlaceUnit> completed_army(const Rules& rules, const PlayerView& view, const Mind& mind) {
    return army_around(rules, view, mind);
}

Budget budget_of(Level level) {
    switch (level) {
        case Level::recruit: return {2'000};
        case Level::corporal: return {6'000};
        case Level::captain: return {20'000};
        case Level::marshal: return {120'000};
    }
    return {6'000};
}

std::vector<Style> styles_of_game() { return {Style::steady, Style::bold, Style::patient, Style::gambler, Style::gunner, Style::raider}; }

}  // namespace fow::waterloo
