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

std::string text_of(const Condition& condition) {
    const std::string number = std::to_string(condition.number);
    const auto corps = [&] { return std::string(name(condition.corps())); };
    switch (condition.what) {
        case Word::target_square: return "the target is in square";
        case Word::target_max: return "the target has " + number + " markers or fewer";
        case Word::prepared: return "the Grand Battery has prepared the attack";
        case Word::counter: return "the target has just acted: a counter-attack";
        case Word::last: return corps() + " has just acted";
        case Word::marker: return corps() + " has a marker";
        case Word::line: return corps() + " is in line";
        case Word::square: return corps() + " is in square";
        case Word::gave: return corps() + " has just lost a division";
        case Word::captured: return std::string(name(static_cast<Place>(condition.number))) + " has just been captured";
        case Word::unused: return std::string(condition.number == 0 ? "Napoleon" : "Wellington") + " has not been used";
        case Word::lahaye_french: return "La Haye Sainte is French";
        case Word::hougoumont_french: return "Hougoumont is French";
        case Word::plancenoit_prussian: return "Plancenoit is Prussian";
        case Word::hougoumont_and_hill: return "Hougoumont is French and Hill is the target";
        case Word::battery_min: return "the Grand Battery has " + number + " markers or more";
        case Word::battery_lost: return "for each Grand Battery marker lost";
        case Word::guns_open: return "d'Erlon has " + number + " markers or fewer, or it is no longer Midday";
        case Word::reserve_min: return "the Reserve has " + number + " markers or more";
        case Word::prussians_min: return number + " Prussian divisions or more are on the battlefield";
        case Word::prussians: return "for each Prussian division on the battlefield";
        case Word::french_casualties_min: return number + " French casualties or more";
        case Word::squares: return "for each of Orange and Hill in square";
        case Word::guard_target: break;
    }
    return corps() + " has a marker, or nobody on the ridge has";
}

}  // namespace fow::alliance
