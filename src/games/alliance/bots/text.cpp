#include "games/alliance/bots/text.hpp"

#include <iomanip>
#include <sstream>

namespace fow::alliance {
namespace {

[[nodiscard]] std::string percent(int part, int whole) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << 100.0 * part / whole << " %";
    return text.str();
}

[[nodiscard]] std::string morale_text(int morale) { return morale == 0 ? "B" : std::to_string(morale); }

[[nodiscard]] std::string army_text(const Rules& rules, const State& state, Seat army) {
    std::string text = army == french_seat ? "French  morale " : "Allied  morale ";
    text += morale_text(state.morale[army]) + ", casualties " + std::to_string(state.casualties[army]) + " of " +
            std::to_string(rules.set().tracks[army].broken_at()) + ":";
    const auto [first, end] = boxes_of(army);
    for (int i = first; i < end; ++i) {
        const auto corps = static_cast<Corps>(i);
        text += std::string(i == first ? " " : ", ") + std::string(word(corps)) + " " + std::to_string(state.markers(corps));
        if (state.in_square(corps)) text += " in square";
    }
    return text + "\n";
}

[[nodiscard]] std::string standing_text(const State& state) {
    std::string text = "turn " + std::to_string(state.turn) + ", " + std::string(name(state.time)) + ": ";
    switch (state.stage) {
        case Stage::action: return text + std::string(word(state.phase)) + " to act";
        case Stage::die:
            return text + "the die of " + to_text(*state.last[state.phase]) +
                   (state.modifier == 0 ? "" : (state.modifier > 0 ? " +" : " ") + std::to_string(state.modifier));
        case Stage::casualty: return text + std::string(word(owner_of(state.rest.front().code))) + " chooses who loses a division";
        case Stage::test: return text + std::string(word(tester(state))) + " rout test";
        case Stage::over: break;
    }
    return text + (state.result->winner ? "won by " + std::string(word(*state.result->winner)) : std::string("drawn")) + ": " +
           std::string(word(state.result->ending)) + " (" + std::string(rule_of(state.result->ending)) + ")";
}

}  // namespace

std::string text_of(const Rules& rules, const State& state) {
    std::string text = standing_text(state) + "\n" + army_text(rules, state, french_seat) + army_text(rules, state, allied_seat);
    text += "Prussians " + std::to_string(state.prussians) + ", Grand Battery " + std::to_string(state.battery);
    for (const Place place : {Place::hougoumont, Place::lahaye, Place::plancenoit})
        text += ", " + std::string(name(place)) + " " +
                (state.french(place)          ? "French"
                 : place == Place::plancenoit ? "Prussian"
                                              : "Allied");
    text += "\n";
    std::string more;
    const auto add = [&](const std::string& what) { more += (more.empty() ? "" : ", ") + what; };
    if (state.ney) add("Ney's charge is on");
    if (state.used[0]) add("Napoleon used");
    if (state.used[1]) add("Wellington used");
    for (const Seat side : seats)
        if (state.last[side]) add("last " + std::string(word(side)) + " action " + to_text(*state.last[side]));
    if (state.offer) add(std::string(word(*state.offer)) + " offers a draw");
    return more.empty() ? text : text + more + "\n";
}

std::string text_of(const Outlook& outlook) {
    std::string text = to_text(outlook.order);
    if (outlook.target) text += " against " + std::string(word(*outlook.target));
    if (outlook.table) text += ", " + std::string(word(*outlook.table));
    text += "\n";
    for (const ModifierShown& modifier : outlook.modifiers)
        text += "  " + std::string(modifier.total > 0 ? "+" : "") + std::to_string(modifier.total) + " " +
                (modifier.when ? text_of(*modifier.when) : "Napoleon") + "\n";
    for (std::size_t i = 0; outlook.table && i < outlook.faces.size(); ++i) {
        const FaceShown& face = outlook.faces[i];
        text += "  die " + std::to_string(i + 1) + ", total " + std::to_string(face.total) + ": " + to_text(face.effects);
        for (const Seat army : seats)
            if (face.routs[army] > 0)
                text += std::string(", ") + (army == french_seat ? "French" : "Allied") + " rout " + percent(face.routs[army], face_whole);
        text += "\n";
    }
    return text + "  routs: French " + percent(outlook.routs.first, outlook_whole) + ", Allied " +
           percent(outlook.routs.second, outlook_whole) + "\n";
}

}  // namespace fow::alliance
