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

std::optional<GiveUpScreen::Choice> GiveUpScreen::draw(Desk& desk, Seat forgetful, const PerSeat<std::string>& names) {
    cover_desk(desk);
    card_begin(desk, "give-up", centred_rect(desk, 600, 390));
    title(desk, tr("Give up the phrase"));
    rule(desk);
    paragraph(desk, forgetful == Seat::french ? tr("The French pass phrase of this game has been forgotten.")
                                              : tr("The Allied pass phrase of this game has been forgotten."));
    paragraph(desk, tr("If both players agree, the seat goes on without one: whoever takes it next sees that side. It is written into the "
                       "record and into everybody's log, and cannot be taken back. The other seat's phrase stays."));
    space(desk, 6);
    for (const Seat seat : seats)
        checkbox(desk, seat == Seat::french ? "agree-french" : "agree-allied",
                 fill(tr("{player} agrees"), {{"player", seated_name(seat, names[seat])}}), agrees_[seat]);
    space(desk, 10);
    const bool both = agrees_.french && agrees_.allied;
    std::optional<Choice> choice;
    if (hold_button(desk, "give-up-now", tr("Hold to give it up"), giving_up_seconds, progress_,
                    {.enabled = both, .width = -1, .hint = both ? std::string() : tr("Both players must agree.")}))
        choice = Choice::give_up;
    space(desk, 4);
    if (button(desk, "back", tr("Back to the veil"), {.primary = true, .width = -1})) choice = Choice::back;
    card_end(desk);
    return choice;
}

std::optional<BothPhrasesScreen::Choice> BothPhrasesScreen::draw(Desk& desk, const PerSeat<std::string>& names, bool wrong,
                                                                 PerSeat<std::string>& phrases) {
    cover_desk(desk);
    card_begin(desk, "both-phrases", centred_rect(desk, 600, 400));
    title(desk, tr("Sealed elsewhere"));
    rule(desk);
    paragraph(desk, tr("This game was sealed on another computer, or with another data folder. It opens here when both players type their "
                       "pass phrases, each the own one while the other looks away."));
    space(desk, 4);
    for (const Seat seat : seats)
        text_field(desk, seat == Seat::french ? "phrase-french" : "phrase-allied", phrases[seat],
                   {.label = seated_name(seat, names[seat]), .focus = fresh_ && seat == Seat::french, .hidden = true});
    fresh_ = false;
    if (wrong) warning_text(desk, tr("These are not the pass phrases of both players. Try again."));
    else small_text(desk, tr("From then on this computer opens it too."));
    space(desk, 6);
    std::optional<Choice> choice;
    const float half = share_of_room(desk, 2);
    if (button(desk, "back", tr("Back"), {.width = half})) choice = Choice::back;
    ImGui::SameLine();
    if (button(desk, "open", tr("Open the game"),
               {.enabled = !phrases.french.empty() && !phrases.allied.empty(), .primary = true, .width = half}))
        choice = Choice::open;
    card_end(desk);
    return choice;
}

}  // namespace fow::ui
