#include "core/table_sentences.hpp"

namespace fow {

namespace {

[[nodiscard]] std::string set_back_sentence(const GameSetBack& event, std::string (*clock_text)(int, Translate), Translate translate) {
    const std::string to = clock_text(event.to.clock, translate), step = std::to_string(event.to.steps);
    if (!event.from)
        return fill(translate("The game was continued at {to}, step {step}. This computer does not know how far it had been played; "
                              "someone may have seen what followed."),
                    {{"to", to}, {"step", step}});
    const Sentence sentence =
        event.ended ? translate(
                          "The game had been over and everything had been shown. It was set back from {from}, step {reached}, to {to}, "
                          "step {step}.")
        : event.to.steps < event.from->steps
            ? translate("The game was set back from {from}, step {reached}, to {to}, step {step}. Someone may have seen what followed.")
            : translate(
                  "The game had reached {from}, step {reached}, in another way. It was continued at {to}, step {step}. Someone may "
                  "have seen both.");
    return fill(
        sentence,
        {{"from", clock_text(event.from->clock, translate)}, {"reached", std::to_string(event.from->steps)}, {"to", to}, {"step", step}});
}

/// A new kind of event does not compile without an entry here.
struct Describer {
    const TableWords& words;
    Translate translate;

    [[nodiscard]] std::string side(Seat seat) const { return translate(words.sides[seat]); }

    std::string operator()(const PhraseGivenUp& e) const { return translate(words.phrase_given_up[e.seat]); }
    std::string operator()(const GameSetBack& e) const { return set_back_sentence(e, words.clock_text, translate); }
    std::string operator()(const ChanceChosen& e) const {
        return translate(e.how == ChanceChosen::How::seed ? words.seed_chosen : words.dice_chosen);
    }
    std::string operator()(const PracticeAlone&) const { return translate("One person plays both sides, without the veil."); }
    std::string operator()(const PlayedOn& e) const {
        return fill(translate(words.played_on),
                    {{"clock", words.clock_text(e.from.clock, translate)}, {"step", std::to_string(e.from.steps)}});
    }
    std::string operator()(const TimeUp& e) const { return translate(words.time_up[e.seat]); }
    std::string operator()(const SeatTaken& e) const {
        if (!e.by) return fill(translate("{side} is played by a person from here on."), {{"side", side(e.seat)}});
        if (!e.by->program.empty())
            return fill(translate("{side} is played by the program \"{name}\" from here on."),
                        {{"side", side(e.seat)}, {"name", e.by->program}});
        return fill(translate("{side} is played by the computer from here on: {level}, {style}."),
                    {{"side", side(e.seat)}, {"level", name_of(e.by->level, translate)}, {"style", name_of(e.by->style, translate)}});
    }
    std::string operator()(const HintsAllowed&) const { return translate("In this game, players may ask the computer for advice."); }
    std::string operator()(const HintGiven& e) const {
        return fill(translate("{side} was given advice by the computer."), {{"side", side(e.seat)}});
    }
};

}  // namespace

std::string describe(const TableEvent& event, const TableWords& words, Translate translate) {
    return std::visit(Describer{words, translate}, event);
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
