#include "games/alliance/opponent/think.hpp"

#include <algorithm>
#include <cmath>

#include "core/opponent.hpp"
#include "core/pcg32.hpp"
#include "games/alliance/engine/rules.hpp"
#include "search.hpp"
#include "skill.hpp"

namespace fow::alliance {
namespace {

using namespace opponent;

[[nodiscard]] bool is_legal(const View& view, const Action& action) {
    return std::find(view.legal.begin(), view.legal.end(), action) != view.legal.end();
}

/// A number that differs between the decisions of a game.
[[nodiscard]] std::uint64_t moment_of(const State& state) {
    const auto losses = static_cast<std::uint64_t>(state.casualties.first + state.casualties.second);
    return (state.turn * 2ULL + index(state.phase)) * 64 + (state.stage == Stage::casualty ? 1 + losses : 0);
}

}  // namespace

Answer think(const Rules& rules, const View& view, std::span<const Line>, const Mind& mind, Budget budget) {
    const Seat me = turn(view) == french_decider ? french_seat : allied_seat;
    const Skill skill = skill_of(mind.level);
    const Found found = look(rules, view, value_for(mind, me), skill.phases, std::max<std::uint64_t>(budget.nodes, 1));
    const double best = found.choices.front().chance;
    const int chance = static_cast<int>(std::lround(1000 * best));
    if (is_legal(view, AcceptDraw{}) && chance <= 500)
        return {AcceptDraw{}, {"A draw is at least as good as this position."}, chance, found.nodes};

    // Near a win or a loss, small differences count; a sure win is never given up for an almost sure one.
    const double least = best - skill.within * 4 * best * (1 - best);
    std::size_t alike = 1;
    while (alike < found.choices.size() && found.choices[alike].chance >= least) ++alike;
    Pcg32 numbers(mixed(mind.seed, moment_of(view)));
    const Choice& choice = found.choices[numbers.below(static_cast<std::uint32_t>(alike))];
    return {choice.action, reason_for(rules, view, choice.action, found.choices.size()), chance, found.nodes};
}

Budget budget_of(Level level) { return {skill_of(level).nodes}; }

std::vector<Style> styles_of_game() { return {Style::steady, Style::bold, Style::patient}; }

}  // namespace fow::alliance

namespace fow::alliance::opponent {
namespace {

/// From this chance on, in 216ths, the enemy's rout is given as the reason.
constexpr int worth_telling = 36;

[[nodiscard]] std::string text(Corps corps) { return std::string(name(corps)); }
[[nodiscard]] bool counts(const Outlook& shown, Word what) {
    for (const ModifierShown& modifier : shown.modifiers)
        if (modifier.when && modifier.when->what == what) return true;
    return false;
}

/// `place`: what the enemy still holds on the way.
[[nodiscard]] Told infantry_attack(const State& state, const Outlook& shown, Corps corps, Corps target, Place place) {
    if (counts(shown, Word::prepared))
        return {"{corps} attacks {target}: the guns have prepared the way.", {{"corps", text(corps)}, {"target", text(target)}}};
    if (counts(shown, Word::target_square))
        return {"{corps} attacks {target} in square.", {{"corps", text(corps)}, {"target", text(target)}}};
    return {state.french(place) ? "{corps} attacks {target} past {place}." : "{corps} attacks {target}, and {place} may fall.",
            {{"corps", text(corps)}, {"target", text(target)}, {"place", std::string(name(place))}}};
}

[[nodiscard]] Told guard_attack(const Outlook& shown, Corps target) {
    if (shown.modifier <= 0) return {"The Guard attacks {target}.", {{"target", text(target)}}};
    return {"The Guard attacks {target} with +{bonus} on its die.", {{"target", text(target)}, {"bonus", std::to_string(shown.modifier)}}};
}

[[nodiscard]] Told cavalry_attack(const State& state, const Outlook& shown, Corps corps, Corps target) {
    const char* sentence = counts(shown, Word::counter) ? "{corps} strikes at {target} at once, after its action."
                           : state.in_square(target)    ? "{corps} charges the square of {target}."
                                                        : "{corps} forces {target} into square.";
    return {sentence, {{"corps", text(corps)}, {"target", text(target)}}};
}

/// An attack whose card names the target.
[[nodiscard]] Told french_attack(const State& state, const Order& order, const Outlook& shown, Corps corps, Corps target) {
    switch (order.id) {
        case ActionId::derlon: return infantry_attack(state, shown, corps, target, Place::lahaye);
        case ActionId::reille: return infantry_attack(state, shown, corps, target, Place::hougoumont);
        case ActionId::guard_orange:
        case ActionId::guard_hill: return guard_attack(shown, target);
        case ActionId::kellermann_uxbridge:
        case ActionId::milhaud_uxbridge:
            return {"{corps} strikes back at {target}, who has just acted.", {{"corps", text(corps)}, {"target", text(target)}}};
        default: return cavalry_attack(state, shown, corps, target);
    }
}

[[nodiscard]] Told french_deed(const State& state, const Order& order, const Outlook& shown) {
    if (order.id == ActionId::lobau) return "Lobau drives the Prussians back.";
    if (order.id == ActionId::guard_plancenoit) return "The Guard fights for Plancenoit.";
    if (order.id == ActionId::battery) {
        if (counts(shown, Word::target_square)) return "The Grand Battery fires at the square of Orange.";
        return state.battery > 1 ? "The Grand Battery wears Orange down and risks no division." : "The last guns still fire.";
    }
    const Corps corps = *corps_of(order.id);
    if (!shown.target) return {"{corps} attacks the enemy.", {{"corps", text(corps)}}};
    return french_attack(state, order, shown, corps, *shown.target);
}

[[nodiscard]] Told allied_attack(const State& state, Corps corps, Corps target) {
    const int left = state.markers(target);
    if (left == 0) return {"{corps} attacks {target}, whose corps is spent.", {{"corps", text(corps)}, {"target", text(target)}}};
    if (left > 2) return {"{corps} attacks {target}.", {{"corps", text(corps)}, {"target", text(target)}}};
    return Told::counted("{corps} attacks {target}, who has only {count} division left.",
                         "{corps} attacks {target}, who has only {count} divisions left.", left,
                         {{"corps", text(corps)}, {"target", text(target)}});
}

[[nodiscard]] Told brought_back(const FrenchPhase& phase, std::size_t i, Corps corps) {
    if (phase.morale == 0)
        return Told::counted("The Reserve gives {corps} back {count} division.", "The Reserve gives {corps} back {count} divisions.",
                             phase.gave[i], {{"corps", text(corps)}});
    return Told::counted("The Reserve gives {corps} back {count} division and the army {morale} morale.",
                         "The Reserve gives {corps} back {count} divisions and the army {morale} morale.", phase.gave[i],
                         {{"corps", text(corps)}, {"morale", std::to_string(phase.morale)}});
}

[[nodiscard]] Told allied_deed(const Rules& rules, const State& state, const Order& order) {
    switch (order.id) {
        case ActionId::orange: return allied_attack(state, Corps::orange, Corps::derlon);
        case ActionId::hill: return allied_attack(state, Corps::hill, Corps::reille);
        case ActionId::orange_line: return "Orange goes back to line: a square is a mark for guns and columns.";
        case ActionId::hill_line: return "Hill goes back to line: a square is a mark for columns and the Guard.";
        case ActionId::uxbridge_guns:
            return Told::counted("Uxbridge rides at the guns, which have {count} marker.",
                                 "Uxbridge rides at the guns, which have {count} markers.", state.battery);
        case ActionId::uxbridge_derlon: return "Uxbridge strikes back at d'Erlon, who has just attacked.";
        case ActionId::reserve_orange: return brought_back(state.french_phase, 0, Corps::orange);
        case ActionId::reserve_hill: return brought_back(state.french_phase, 1, Corps::hill);
        case ActionId::reserve_lahaye: return "The Reserve takes La Haye Sainte back while it can.";
        case ActionId::reserve_hougoumont: return "The Reserve takes Hougoumont back while it can.";
        case ActionId::wellington:
            return Told::counted("The whole line advances: the French have {count} casualty.",
                                 "The whole line advances: the French have {count} casualties.", state.casualties.first);
        default: break;
    }
    if (state.prussians < rules.set().of(Corps::blucher).markers) return "Blücher brings on more Prussians.";
    return state.french(Place::plancenoit) ? "Blücher marches on Plancenoit." : "Blücher wears Lobau down.";
}

/// The chance that the enemy's army is lost by it, or why nothing else is done.
[[nodiscard]] std::optional<Told> prospect(const State& state, const Outlook& shown, std::size_t choices) {
    const bool french = state.phase == french_seat;
    const int wins = shown.routs[other(state.phase)], loses = shown.routs[state.phase];
    if (wins == outlook_whole) return french ? "The Allied army breaks at once." : "The French army breaks at once.";
    if (wins >= worth_telling) {
        const int percent = wins * 100 / outlook_whole;
        return french ? Told::counted("The Allied army routs in {count} case of 100.", "The Allied army routs in {count} cases of 100.",
                                      percent)
                      : Told::counted("The French army routs in {count} case of 100.", "The French army routs in {count} cases of 100.",
                                      percent);
    }
    if (choices == 1) return "There is no other choice.";
    if (loses >= worth_telling) return "Everything else is a greater risk.";
    return std::nullopt;
}

[[nodiscard]] std::vector<Told> reason_of(const Rules& rules, const State& state, const Order& order, std::size_t choices) {
    if (order.id == ActionId::pass) return {"There is nothing else to do."};
    const Outlook shown = outlook(rules, state, order);
    std::vector<Told> reason{state.phase == french_seat ? french_deed(state, order, shown) : allied_deed(rules, state, order)};
    if (order.napoleon) reason.emplace_back("Napoleon directs it.");
    if (auto also = prospect(state, shown, choices)) reason.push_back(std::move(*also));
    return reason;
}

[[nodiscard]] Told reason_of(const State& state, const Take& take) {
    const int left = state.markers(take.corps) - 1;
    if (left == 0) return {"{corps} gives its last division: what the others do is worth more.", {{"corps", text(take.corps)}}};
    return Told::counted("{corps} can spare a division and still has {count}.", "{corps} can spare a division and still has {count}.", left,
                         {{"corps", text(take.corps)}});
}

}  // namespace

std::vector<Told> reason_for(const Rules& rules, const State& state, const Action& action, std::size_t choices) {
    if (const auto* take = std::get_if<Take>(&action)) return {reason_of(state, *take)};
    return reason_of(rules, state, std::get<Order>(action), choices);
}

}  // namespace fow::alliance::opponent

namespace fow::alliance {
namespace {

using namespace opponent;

/// Only morale and casualties count, and every box counts the same.
[[nodiscard]] Weights plain_weights() {
    constexpr int morale = 90, casualty = 60;
    Weights weights;
    for (const Seat side : seats)
        for (const auto& [part, step] : {std::pair(Part::french_morale, morale), std::pair(Part::allied_morale, -morale),
                                         std::pair(Part::french_casualties, -casualty), std::pair(Part::allied_casualties, casualty)})
            for (int i = 0; i < part_sizes[index(part)]; ++i) weights.of[side][feature(part, i)] = static_cast<std::int16_t>(step * i);
    return weights;
}

}  // namespace

Action greedy_action(const Rules& rules, const View& view, std::uint64_t seed) {
    static const Value value(plain_weights());
    const Found found = look(rules, view, value, 1, 1);
    Pcg32 numbers(seed);
    return best_alone(found.choices, numbers, [](const Choice& choice) { return 100 * choice.chance; }).action;
}

}  // namespace fow::alliance
