#include "games/waterloo/opponent/turns.hpp"

#include <algorithm>
#include <array>

#include "core/pcg32.hpp"

namespace fow::waterloo::opponent {
namespace {

/// Whether the action may end the game: it strikes a commander or enters a line of retreat.
bool may_end(const Rules& rules, const State& state, const Action& action) {
    const auto leads = [&](Square square) {
        const std::optional<UnitId> unit = state.unit_at(square);
        if (!unit) return false;
        const Kind kind = rules.profile(*unit).kind;
        return kind == Kind::commander || kind == Kind::commander_in_chief;
    };
    if (const auto* attack = std::get_if<Attack>(&action)) return leads(attack->to);
    if (const auto* fire = std::get_if<Fire>(&action)) return leads(fire->to);
    const auto* move = std::get_if<Move>(&action);
    const Seat enemy = other(state.mover);
    const auto line = state.line_of(enemy);
    return move != nullptr && line && rules.set().board.line_of_retreat[enemy][static_cast<std::size_t>(*line)].contains(move->to);
}

}  // namespace

struct Turns::Node {
    State state;
    Line line;
    double carried = 0;  ///< the mean value over the faces of the die, less that of the face that was played on
};

double Turns::judged(const Judge& judge, const State& state) {
    ++nodes_;
    return std::clamp(judge.value(state), least_, most_);
}

/// Whether chance or somebody's answer comes before the next action of a turn.
bool Turns::waits(const State& state) const {
    switch (state.phase) {
        case Phase::battle_die:
        case Phase::frenzy_choice:
        case Phase::defence:
        case Phase::building_choice: return true;
        default: return false;
    }
}

/// Plays the answer of a player who knows all pieces.
void Turns::answer(State& state, const Judge& judge, std::uint32_t luck) const {
    const Fight& fight = state.fight;
    const int attack = strength_of(rules_, state, fight.attacker);
    switch (state.phase) {
        case Phase::defence: {
            const Action spirit = AnswerAttack{true};
            const Seat owner = rules_.profile(fight.defender).seat;
            bool plays = state.hand[owner][Card::fighting_spirit] > 0;
            if (plays) {
                const int defence = strength_of(rules_, state, fight.defender);
                const Kind attacker = rules_.profile(fight.attacker).kind;
                plays = attacker != Kind::commander_in_chief && rules_.profile(fight.defender).kind != Kind::commander_in_chief &&
                        (defence == attack || defence + 1 == attack) && judge.value_of(state, fight.defender) > 3 &&
                        mixed(luck, 77) % 2 == 0;
            }
            if (plays && !check(rules_, state, spirit)) apply(rules_, state, spirit);
            else apply(rules_, state, Action(AnswerAttack{false}));
            return;
        }
        case Phase::frenzy_choice: {
            const bool frenzied = judge.value_of(state, fight.attacker) < judge.value_of(state, fight.defender);
            apply(rules_, state, Action(ChooseFallen{frenzied}));
            return;
        }
        default: {
            ChooseTarget best;
            int weakest = attack;
            const Square at = fight.at;
            const Seat enemy = other(rules_.profile(fight.attacker).seat);
            if (const auto work = rules_.work_at(at))
                for (const Square square : rules_.works()[*work].squares & state.occupied(enemy))
                    if (const int strength = strength_of(rules_, state, *state.unit_at(square)); strength < weakest) {
                        weakest = strength;
                        best.target = square;
                    }
            apply(rules_, state, Action(best));
            return;
        }
    }
}

/// The mean over all faces of the first two rolls; later rolls get a single face.
double Turns::settled_value(State state, const Judge& judge, std::uint32_t luck, int depth) {
    while (waits(state)) {
        if (state.phase != Phase::battle_die) {
            answer(state, judge, luck);
            continue;
        }
        const auto& faces = rules_.set().die.faces;
        if (depth >= 2) {
            apply(rules_, state, Roll(RollDie{faces[mixed(luck, 5) % faces.size()]}));
            continue;
        }
        double sum = 0;
        for (const DieFace& face : faces) {
            State then = state;
            apply(rules_, then, Roll(RollDie{face}));
            sum += settled_value(then, judge, luck, depth + 1);
        }
        return sum / static_cast<double>(faces.size());
    }
    return judged(judge, state);
}

/// Goes on with one face of each roll. Returns how much more the average over all faces is worth.
double Turns::settle(State& state, const Judge& judge, std::uint32_t luck) {
    double carried = 0;
    std::uint32_t rolls = 0;
    while (waits(state)) {
        if (state.phase != Phase::battle_die) {
            answer(state, judge, luck);
            continue;
        }
        const auto& faces = rules_.set().die.faces;
        const std::size_t chosen = (luck + 7U * rolls++) % faces.size();
        if (rolls == 1) {
            double sum = 0, own = 0;
            for (std::size_t i = 0; i < faces.size(); ++i) {
                State then = state;
                apply(rules_, then, Roll(RollDie{faces[i]}));
                const double value = settled_value(then, judge, luck, 1);
                sum += value;
                if (i == chosen) own = value;
            }
            carried += sum / static_cast<double>(faces.size()) - own;
        }
        apply(rules_, state, Roll(RollDie{faces[chosen]}));
    }
    return carried;
}

/// W11.4: points for what the seat could learn by looking at four pieces.
double Turns::knowledge(const State& state, Seat seat) const {
    const Seat enemy = other(seat);
    double best = 0;
    const SquareSet there = state.occupied(enemy) & rules_.set().cards.scouting[seat];
    for (const Square start : there) {
        const auto points = [&](Square square) {
            const UnitId unit = *state.unit_at(square);
            if (state.mark(unit).seen == 2) return 0.0;
            const Branch branch = branch_of(rules_.profile(unit).kind);
            return branch == Branch::cavalry ? 0.75 : branch == Branch::infantry ? 0.3 : 0.0;
        };
        double sum = points(start);
        SquareSet group = SquareSet::of(start);
        for (int i = 1; i < rules_.set().cards.looks; ++i) {
            const SquareSet next = group.neighbours() & there & ~group;
            if (next.empty()) break;
            Square dearest = next.first();
            for (const Square square : next)
                if (points(square) > points(dearest)) dearest = square;
            sum += points(dearest);
            group.insert(dearest);
        }
        best = std::max(best, sum);
    }
    return best;
}

/// Carries out the card in play, taking the step that looks best each time.
void Turns::carry_out(Node& node, const Judge& judge, std::uint32_t luck, std::vector<Node>& out) {
    const Seat seat = judge.own();
    const auto finish = [&](Node& done) {
        if (done.state.phase == Phase::card && !done.state.has_result) {
            done.line.acts.push_back(EndCard{});
            apply(rules_, done.state, Action(EndCard{}));
        }
        done.line.value = judged(judge, done.state) + done.carried + done.line.bonus;
        out.push_back(done);
    };
    if (node.state.playing.card == Card::reconnaissance) {
        node.line.bonus += node.state.playing.steps == 0 ? knowledge(node.state, seat) : 0.0;
        return finish(node);
    }
    ActionList steps;
    for (int i = 0; i < 12 && node.state.phase == Phase::card && node.state.mover == seat; ++i) {
        steps.clear();
        for (const Square square : node.state.occupied(seat)) legal_of(rules_, node.state, *node.state.unit_at(square), steps);
        State ended = node.state;
        apply(rules_, ended, Action(EndCard{}));
        double best = judged(judge, ended) + (node.state.playing.steps == 0 ? -100.0 : 0.05);
        const Action* chosen = nullptr;
        for (const Action& step : steps) {
            State then = node.state;
            apply(rules_, then, step);
            const double value = settled_value(then, judge, luck, 1);
            if (value > best) {
                best = value;
                chosen = &step;
            }
        }
        if (chosen == nullptr) break;
        node.line.acts.push_back(*chosen);
        apply(rules_, node.state, *chosen);
        node.carried += settle(node.state, judge, luck);
    }
    finish(node);
}

void Turns::expand(const Node& node, const Judge& judge, std::uint32_t luck, std::vector<Node>& out, Wanted* wanted) {
    if (node.state.phase == Phase::card) {
        Node next = node;
        return carry_out(next, judge, luck, out);
    }
    if (node.state.phase != Phase::turn || node.state.mover != judge.own()) return;
    ActionList list;
    choices(rules_, node.state, list);
    for (const Action& action : list) {
        if (wanted != nullptr && !wanted(rules_, node.state, action)) continue;
        Node next{node.state, node.line, node.carried};
        next.line.acts.push_back(action);
        apply(rules_, next.state, action);
        if (next.state.phase == Phase::card) {
            carry_out(next, judge, luck, out);
            continue;
        }
        next.carried += settle(next.state, judge, luck);
        next.line.value = judged(judge, next.state) + next.carried + next.line.bonus;
        out.push_back(next);
    }
}

void Turns::finish(const Node& node, const Judge& judge, std::uint32_t luck, std::vector<Line>& out) {
    std::vector<Node> ended;
    expand(node, judge, luck, ended, may_end);
    for (const Node& next : ended)
        if (next.line.value > node.line.value) out.push_back(next.line);
}

std::vector<Line> Turns::find(const World& world, Seat seat, Widths widths) {
    const Judge judge(rules_, seat, weights_);
    std::vector<Line> lines;
    std::vector<Node> beam{{world.state, {}, 0}};
    const auto better = [](const auto& a, const auto& b) { return a.value > b.value; };
    const auto goes_on = [](const State& state) { return !state.has_result && !state.pursuing && state.actions_left() > 0; };
    for (int layer = 0; layer < widths.layers && !beam.empty(); ++layer) {
        std::vector<Node> next;
        for (const Node& node : beam) {
            if (layer > 0 && spent()) break;
            expand(node, judge, world.luck, next);
        }
        std::vector<std::size_t> order(next.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return better(next[a].line, next[b].line); });
        // The same acts in another order lead to the same state, and thus to the same value.
        order.erase(
            std::unique(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return next[a].line.value == next[b].line.value; }),
            order.end());
        const std::size_t kept = widths.layers == 1 ? order.size() : static_cast<std::size_t>(widths.kept);
        for (std::size_t i = 0; i < std::min(kept, order.size()); ++i) lines.push_back(next[order[i]].line);
        beam.clear();
        for (std::size_t i = 0; i < std::min(order.size(), static_cast<std::size_t>(widths.beam)); ++i) {
            const Node& node = next[order[i]];
            if (goes_on(node.state)) beam.push_back(node);
        }
        // The first step of a winning turn may look worthless.
        if (widths.ends && layer + 1 < widths.layers)
            for (std::size_t i = static_cast<std::size_t>(widths.beam); i < order.size(); ++i)
                if (const Node& node = next[order[i]]; goes_on(node.state) && node.state.phase == Phase::turn)
                    finish(node, judge, world.luck, lines);
    }
    std::stable_sort(lines.begin(), lines.end(), better);
    return lines;
}

double Turns::mean_value(const World& world, const Action& act, Seat seat) {
    const Judge judge(rules_, seat, weights_);
    State state = world.state;
    apply(rules_, state, act);
    return settled_value(state, judge, world.luck, 0);
}

Turns::Node Turns::played(const World& world, const Line& line, const Judge& judge) {
    Node node{world.state, line, 0};
    for (const Action& act : line.acts) {
        if (node.state.has_result || node.state.pursuing) break;
        if (check(rules_, node.state, act)) continue;
        apply(rules_, node.state, act);
        node.carried += settle(node.state, judge, world.luck);
    }
    if (node.state.phase == Phase::card) apply(rules_, node.state, Action(EndCard{}));
    node.line.value = judged(judge, node.state) + node.carried + line.bonus;
    return node;
}

double Turns::value_after(const World& world, const Line& line, Seat seat) {
    return played(world, line, Judge(rules_, seat, weights_)).line.value;
}

double Turns::value_after_reply(const World& world, const Line& line, Seat seat, Widths enemy) {
    Node node = played(world, line, Judge(rules_, seat, weights_));
    State& state = node.state;
    if (state.phase != Phase::turn || state.mover != seat || check(rules_, state, Action(EndTurn{}))) return node.line.value;
    apply(rules_, state, Action(EndTurn{}));
    RollList due;
    for (int i = 0; i < 6 && turn(state) == Decider::chance; ++i) {
        due.clear();
        rolls(rules_, state, due);
        if (due.empty()) break;
        apply(rules_, state, due[mixed(world.luck, static_cast<std::uint64_t>(i)) % due.size()].roll);
    }
    if (state.phase != Phase::turn || state.mover == seat) return node.line.value;
    const World after{state, world.luck + 3};
    const std::vector<Line> replies = find(after, other(seat), enemy);
    if (replies.empty()) return node.line.value;
    return value_after(after, replies.front(), seat) + node.carried + line.bonus;
}

namespace {

void list_entries(const Rules& rules, const State& state, ActionList& out) {
    std::array<std::uint32_t, max_units> seen{};
    std::size_t kinds = 0;
    ActionList entries;
    for (int i = rules.first_unit(state.mover); i < rules.end_unit(state.mover); ++i) {
        const UnitId unit(i);
        const Whereabouts where = state.whereabouts(unit);
        if (where.on_board() || where.is(Place::eliminated) || where.is(Place::absent)) continue;
        const auto& profile = rules.profile(unit);
        const auto key = static_cast<std::uint32_t>(profile.kind) * 4096U + static_cast<std::uint32_t>(profile.army) * 1024U +
                         static_cast<std::uint32_t>(strength_of(rules, state, unit)) * 64U + static_cast<std::uint32_t>(where.place());
        if (std::find(seen.begin(), seen.begin() + kinds, key) != seen.begin() + kinds) continue;
        entries.clear();
        legal_of(rules, state, unit, entries);
        if (entries.empty()) continue;
        seen[kinds++] = key;
        for (const Action& entry : entries) out.push_back(entry);
    }
}

void list_cards(const Rules& rules, const State& state, ActionList& out, std::size_t first) {
    const CardCounts hand = state.hand[state.mover];
    if (hand.empty() || state.card_played || state.actions_left() < 1) return;
    const auto list = [&](const Action& action) {
        if (check(rules, state, action)) return false;
        out.push_back(action);
        return true;
    };
    const std::size_t last = out.size();
    for (const Card card : cards)
        if (card != Card::fighting_spirit && hand[card] > 0 && !list(PlayCard{card, Nation::allied}) && card == Card::reconnaissance)
            list(PlayCard{card, Nation::prussian});
    if (hand[Card::fighting_spirit] == 0 || state.actions_left() < 2) return;
    SquareSet tried;
    for (std::size_t i = first; i < last; ++i)
        if (const auto* attack = std::get_if<Attack>(&out[i]); attack != nullptr && !tried.contains(attack->from)) {
            tried.insert(attack->from);
            const UnitId unit = *state.unit_at(attack->from);
            if (rules.profile(unit).kind == Kind::commander_in_chief) continue;
            if (!list(Inspire{attack->from, Nation::allied})) list(Inspire{attack->from, Nation::prussian});
        }
}

}  // namespace

void choices(const Rules& rules, const State& state, ActionList& out) {
    const std::size_t first = out.size();
    for (const Square square : state.occupied(state.mover)) {
        const UnitId unit = *state.unit_at(square);
        legal_of(rules, state, unit, out);
        // W4.6: only units that are weakened enough to be worth two turns.
        if (state.mark(unit).weakened >= 2)
            if (const Action off = TakeOff{square}; !check(rules, state, off)) out.push_back(off);
    }
    list_entries(rules, state, out);
    list_cards(rules, state, out, first);
}

}  // namespace fow::waterloo::opponent
