#include "reasons.hpp"

#include "games/alliance/engine/outlook.hpp"

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
