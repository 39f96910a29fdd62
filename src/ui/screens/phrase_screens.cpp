#include "ui/screens/phrase_screens.hpp"

#include <imgui.h>

#include "ui/screens/parts.hpp"
#include "ui/table/layout.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/names.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

constexpr float giving_up_seconds = 0.6F;

}  // namespace

std::optional<GiveUpScreen::Choice> GiveUpScreen::draw(Window& window, Seat forgetful, const PerSeat<std::string>& names) {
    cover_desk(window);
    card_begin(window, "give-up", centred_rect(window, 600, 390));
    title(window, tr("Give up the phrase"));
    rule(window);
    paragraph(window, forgetful == Seat::french ? tr("The French pass phrase of this game has been forgotten.")
                                                : tr("The Allied pass phrase of this game has been forgotten."));
    paragraph(window,
              tr("If both players agree, the seat goes on without one: whoever takes it next sees that side. It is written into the "
                 "record and into everybody's log, and cannot be taken back. The other seat's phrase stays."));
    space(window, 6);
    for (const Seat seat : seats)
        checkbox(window, seat == Seat::french ? "agree-french" : "agree-allied",
                 fill(tr("{player} agrees"), {{"player", seated_name(seat, names[seat])}}), agrees_[seat]);
    space(window, 10);
    const bool both = agrees_.french && agrees_.allied;
    std::optional<Choice> choice;
    if (hold_button(window, "give-up-now", tr("Hold to give it up"), giving_up_seconds, progress_,
                    {.enabled = both, .width = -1, .hint = both ? std::string() : tr("Both players must agree.")}))
        choice = Choice::give_up;
    space(window, 4);
    if (button(window, "back", tr("Back to the veil"), {.primary = true, .width = -1})) choice = Choice::back;
    card_end(window);
    return choice;
}

std::optional<BothPhrasesScreen::Choice> BothPhrasesScreen::draw(Window& window, const PerSeat<std::string>& names, bool wrong,
                                                                 PerSeat<std::string>& phrases) {
    cover_desk(window);
    card_begin(window, "both-phrases", centred_rect(window, 600, 400));
    title(window, tr("Sealed elsewhere"));
    rule(window);
    paragraph(window,
              tr("This game was sealed on another computer, or with another data folder. It opens here when both players type their "
                 "pass phrases, each the own one while the other looks away."));
    space(window, 4);
    for (const Seat seat : seats)
        text_field(window, seat == Seat::french ? "phrase-french" : "phrase-allied", phrases[seat],
                   {.label = seated_name(seat, names[seat]), .focus = fresh_ && seat == Seat::french, .hidden = true});
    fresh_ = false;
    if (wrong) warning_text(window, tr("These are not the pass phrases of both players. Try again."));
    else small_text(window, tr("From then on this computer opens it too."));
    space(window, 6);
    std::optional<Choice> choice;
    const float half = share_of_room(window, 2);
    if (button(window, "back", tr("Back"), {.width = half})) choice = Choice::back;
    ImGui::SameLine();
    if (button(window, "open", tr("Open the game"),
               {.enabled = !phrases.french.empty() && !phrases.allied.empty(), .primary = true, .width = half}))
        choice = Choice::open;
    card_end(window);
    return choice;
}

}  // namespace fow::ui
