// The data: its sums, and the conditions of the cards in words.
#include "games/alliance/view/rule_set.hpp"

#include <algorithm>

#include "games/alliance/view/event.hpp"

namespace fow::alliance {

int Track::broken_at() const {
    int boxes = 0;
    for (const BoxRun& run : runs) boxes += run.count;
    return boxes;
}

BoxRun Track::box_of(int casualty) const {
    for (const BoxRun& run : runs) {
        casualty -= run.count;
        if (casualty <= 0) return run;
    }
    return runs.back();
}

int Track::add_of(int casualties) const {
    int add = 0;
    for (const BoxRun& run : runs) {
        if (casualties <= 0) break;
        add = std::max(add, int{run.add});
        casualties -= run.count;
    }
    return add;
}

int RuleSet::markers_of(Seat army) const {
    const auto [first, end] = boxes_of(army);
    int sum = 0;
    for (int i = first; i < end; ++i) sum += corps[static_cast<std::size_t>(i)].markers;
    return sum;
}

Operand operand_of(Word which) {
    switch (which) {
        case Word::target_max:
        case Word::battery_min:
        case Word::guns_open:
        case Word::reserve_min:
        case Word::prussians_min:
        case Word::french_casualties_min: return Operand::number;
        case Word::last:
        case Word::marker: return Operand::corps;
        case Word::line:
        case Word::square:
        case Word::gave:
        case Word::guard_target: return Operand::infantry;
        case Word::captured: return Operand::place;
        case Word::unused: return Operand::card;
        default: return Operand::none;
    }
}

namespace {

[[nodiscard]] const char* sentence_of(const Condition& condition) {
    switch (condition.what) {
        case Word::target_square: return tr_later("the target is in square");
        case Word::target_max: return tr_later("the target has {number} markers or fewer");
        case Word::prepared: return tr_later("the Grand Battery has prepared the attack");
        case Word::counter: return tr_later("the target has just acted: a counter-attack");
        case Word::last: return tr_later("{corps} has just acted");
        case Word::marker: return tr_later("{corps} has a marker");
        case Word::line: return tr_later("{corps} is in line");
        case Word::square: return tr_later("{corps} is in square");
        case Word::gave: return tr_later("{corps} has just lost a division");
        case Word::captured: return tr_later("{place} has just been captured");
        case Word::unused: return condition.number == 0 ? tr_later("Napoleon has not been used") : tr_later("Wellington has not been used");
        case Word::lahaye_french: return tr_later("La Haye Sainte is French");
        case Word::hougoumont_french: return tr_later("Hougoumont is French");
        case Word::plancenoit_prussian: return tr_later("Plancenoit is Prussian");
        case Word::hougoumont_and_hill: return tr_later("Hougoumont is French and Hill is the target");
        case Word::battery_min: return tr_later("the Grand Battery has {number} markers or more");
        case Word::battery_lost: return tr_later("for each Grand Battery marker lost");
        case Word::guns_open: return tr_later("d'Erlon has {number} markers or fewer, or it is no longer Midday");
        case Word::reserve_min: return tr_later("the Reserve has {number} markers or more");
        case Word::prussians_min: return tr_later("{number} Prussian divisions or more are on the battlefield");
        case Word::prussians: return tr_later("for each Prussian division on the battlefield");
        case Word::french_casualties_min: return tr_later("{number} French casualties or more");
        case Word::squares: return tr_later("for each of Orange and Hill in square");
        case Word::guard_target: break;
    }
    return tr_later("{corps} has a marker, or nobody on the ridge has");
}

}  // namespace

std::string text_of(const Condition& condition, Translate translate) {
    const Operand operand = operand_of(condition.what);
    const bool names_corps = operand == Operand::corps || operand == Operand::infantry;
    return fill(
        translate(sentence_of(condition)),
        {{"number", std::to_string(condition.number)},
         {"corps", names_corps ? std::string(translate(name(condition.corps()))) : std::string()},
         {"place", operand == Operand::place ? std::string(translate(name(static_cast<Place>(condition.number)))) : std::string()}});
}

}  // namespace fow::alliance
