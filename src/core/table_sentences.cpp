#include "core/table_sentences.hpp"

namespace fow {

std::string describe(const GameSetBack& event, std::string (*clock_text)(int), Translate translate) {
    const std::string to = clock_text(event.to.clock), step = std::to_string(event.to.steps);
    if (!event.from)
        return fill(translate("The game was continued at {to}, step {step}. This computer does not know how far it had been played; "
                              "someone may have seen what followed."),
                    {{"to", to}, {"step", step}});
    const std::string sentence =
        event.ended ? translate(
                          "The game had been over and everything had been shown. It was set back from {from}, step {reached}, to {to}, "
                          "step {step}.")
        : event.to.steps < event.from->steps
            ? translate("The game was set back from {from}, step {reached}, to {to}, step {step}. Someone may have seen what followed.")
            : translate(
                  "The game had reached {from}, step {reached}, in another way. It was continued at {to}, step {step}. Someone may "
                  "have seen both.");
    return fill(sentence,
                {{"from", clock_text(event.from->clock)}, {"reached", std::to_string(event.from->steps)}, {"to", to}, {"step", step}});
}

std::string describe(const PracticeAlone&, Translate translate) { return translate("One person plays both sides, without the veil."); }

std::string describe(const SeatTaken& event, const std::string& side, Translate translate) {
    if (!event.by) return fill(translate("{side} is played by a person from here on."), {{"side", side}});
    if (!event.by->program.empty())
        return fill(translate("{side} is played by the program \"{name}\" from here on."), {{"side", side}, {"name", event.by->program}});
    return fill(translate("{side} is played by the computer from here on: {level}, {style}."),
                {{"side", side}, {"level", name_of(event.by->level, translate)}, {"style", name_of(event.by->style, translate)}});
}

std::string describe(const HintsAllowed&, Translate translate) {
    return translate("In this game, players may ask the computer for advice.");
}

std::string describe(const HintGiven&, const std::string& side, Translate translate) {
    return fill(translate("{side} was given advice by the computer."), {{"side", side}});
}

std::string name_of(Level level, Translate translate) {
    switch (level) {
        case Level::recruit: return translate("Recruit");
        case Level::corporal: return translate("Corporal");
        case Level::captain: return translate("Captain");
        case Level::marshal: return translate("Marshal");
    }
    return {};
}

std::string name_of(Style style, Translate translate) {
    switch (style) {
        case Style::steady: return translate("steady");
        case Style::bold: return translate("bold");
        case Style::patient: return translate("patient");
        case Style::gambler: return translate("gambler");
        case Style::gunner: return translate("gunner");
        case Style::raider: return translate("raider");
    }
    return {};
}

}  // namespace fow
