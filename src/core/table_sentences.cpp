#include "fow/core/table_sentences.hpp"

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

}  // namespace fow
