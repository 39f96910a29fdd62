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
        return {AcceptDraw{}, "A draw is at least as good as this position.", chance, found.nodes};

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
[[nodiscard]] std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z' && text.rfind("d'", 0) != 0) text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}
[[nodiscard]] std::string count_of(int count, const char* one) { return std::to_string(count) + " " + one + (count == 1 ? "" : "s"); }
[[nodiscard]] bool counts(const Outlook& shown, Word what) {
    for (const ModifierShown& modifier : shown.modifiers)
        if (modifier.when && modifier.when->what == what) return true;
    return false;
}

[[nodiscard]] std::string infantry_text(const State& state, const Outlook& shown, Place place, const char* begin) {
    const std::string target = shown.target ? text(*shown.target) : std::string("the enemy");
    if (counts(shown, Word::prepared)) return begin + std::string(" attacks ") + target + ": the guns have prepared the way";
    if (counts(shown, Word::target_square)) return begin + std::string(" attacks ") + target + " in square";
    if (!state.french(place)) return begin + std::string(" attacks ") + target + ", and " + std::string(name(place)) + " may fall";
    return begin + std::string(" attacks ") + target + " past " + std::string(name(place));
}

[[nodiscard]] std::string cavalry_text(const State& state, const Order& order, const Outlook& shown) {
    const std::string begin = text(*corps_of(order.id));
    const std::string target = shown.target ? text(*shown.target) : std::string("the enemy");
    if (counts(shown, Word::counter)) return begin + " strikes at " + target + " at once, after its action";
    if (shown.target && state.in_square(*shown.target)) return begin + " charges the square of " + target;
    return begin + " forces " + target + " into square";
}

[[nodiscard]] std::string french_text(const State& state, const Order& order, const Outlook& shown) {
    switch (order.id) {
        case ActionId::derlon: return infantry_text(state, shown, Place::lahaye, "d'Erlon");
        case ActionId::reille: return infantry_text(state, shown, Place::hougoumont, "Reille");
        case ActionId::lobau: return "Lobau drives the Prussians back";
        case ActionId::guard_orange:
        case ActionId::guard_hill:
            return "The Guard attacks " + (shown.target ? text(*shown.target) : std::string("the ridge")) +
                   (shown.modifier > 0 ? " with +" + std::to_string(shown.modifier) + " on its die" : "");
        case ActionId::guard_plancenoit: return "The Guard fights for Plancenoit";
        case ActionId::kellermann:
        case ActionId::milhaud: return cavalry_text(state, order, shown);
        case ActionId::kellermann_uxbridge:
        case ActionId::milhaud_uxbridge: return text(*corps_of(order.id)) + " strikes back at Uxbridge, who has just acted";
        default: break;
    }
    if (counts(shown, Word::target_square)) return "The Grand Battery fires at the square of Orange";
    return state.battery > 1 ? "The Grand Battery wears Orange down and risks no division" : "The last guns still fire";
}

[[nodiscard]] std::string allied_text(const Rules& rules, const State& state, const Order& order) {
    const FrenchPhase& phase = state.french_phase;
    const auto brought_back = [&](std::size_t i, Corps corps) {
        return "The Reserve gives " + text(corps) + " back " + count_of(phase.gave[i], "division") +
               (phase.morale > 0 ? " and the army " + std::to_string(phase.morale) + " morale" : "");
    };
    const auto few = [&](Corps corps) {
        const int left = state.markers(corps);
        if (left == 0) return std::string(", whose corps is spent");
        return left <= 2 ? ", who has only " + count_of(left, "division") + " left" : std::string();
    };
    switch (order.id) {
        case ActionId::orange: return "Orange attacks d'Erlon" + few(Corps::derlon);
        case ActionId::hill: return "Hill attacks Reille" + few(Corps::reille);
        case ActionId::orange_line: return "Orange goes back to line: a square is a mark for guns and columns";
        case ActionId::hill_line: return "Hill goes back to line: a square is a mark for columns and the Guard";
        case ActionId::uxbridge_guns: return "Uxbridge rides at the guns, which have " + count_of(state.battery, "marker");
        case ActionId::uxbridge_derlon: return "Uxbridge strikes back at d'Erlon, who has just attacked";
        case ActionId::reserve_orange: return brought_back(0, Corps::orange);
        case ActionId::reserve_hill: return brought_back(1, Corps::hill);
        case ActionId::reserve_lahaye: return "The Reserve takes La Haye Sainte back while it can";
        case ActionId::reserve_hougoumont: return "The Reserve takes Hougoumont back while it can";
        case ActionId::wellington:
            return "The whole line advances: the French have " + std::to_string(state.casualties.first) + " casualties";
        default: break;
    }
    if (state.prussians < rules.set().of(Corps::blucher).markers) return "Blücher brings on more Prussians";
    return state.french(Place::plancenoit) ? "Blücher marches on Plancenoit" : "Blücher wears Lobau down";
}

[[nodiscard]] std::string text_of(const Rules& rules, const State& state, const Order& order, std::size_t choices) {
    if (order.id == ActionId::pass) return "There is nothing else to do.";
    const Outlook shown = outlook(rules, state, order);
    std::string what = state.phase == french_seat ? french_text(state, order, shown) : allied_text(rules, state, order);
    if (order.napoleon) what += ", and Napoleon directs it";
    const char* enemy = state.phase == french_seat ? "Allied" : "French";
    const int wins = shown.routs[other(state.phase)], loses = shown.routs[state.phase];
    if (wins == outlook_whole) return what + ": the " + enemy + " army breaks at once.";
    if (wins >= worth_telling)
        return what + ": the " + enemy + " army routs in " + std::to_string(wins * 100 / outlook_whole) + " cases of 100.";
    if (choices == 1) return what + ": there is no other choice.";
    if (loses >= worth_telling) return what + ": everything else is a greater risk.";
    return what + ".";
}

[[nodiscard]] std::string text_of(const State& state, const Take& take) {
    const int left = state.markers(take.corps) - 1;
    if (left == 0) return capital(text(take.corps)) + " gives its last division: what the others do is worth more.";
    return capital(text(take.corps)) + " can spare a division and still has " + std::to_string(left) + ".";
}

}  // namespace

std::string reason_for(const Rules& rules, const State& state, const Action& action, std::size_t choices) {
    if (const auto* take = std::get_if<Take>(&action)) return text_of(state, *take);
    return text_of(rules, state, std::get<Order>(action), choices);
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
