#include "ui/pages/seats_page.hpp"

#include <imgui.h>

#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

std::string told_of(const SeatsPage& page) {
    if (page.then.first.player() && page.then.second.player())
        return tr("You watch, and see the pieces of both. The record says who played, and from when on.");
    for (const Seat seat : seats)
        if (page.asks_both[seat] && !page.stays(seat))
            return tr("This concerns the other player too: both of you are asked before anything changes.");
    return tr("Whoever takes a seat sees its pieces. The record says who played, and from when on.");
}

/// What the changes lose.
std::string lost_by(const SeatsPage& page) {
    std::string lost;
    for (const Seat seat : seats)
        if (!page.stays(seat)) lost += page.lost[seat];
    return lost;
}

/// Why the game cannot be played with these seats; empty if it can.
std::string fault_of(const SeatsPage& page) {
    if (!page.may_watch && page.then.first.player() && page.then.second.player()) return tr("At least one seat must be a person's.");
    for (const Seat seat : seats)
        if (page.fixed[seat] && !page.stays(seat)) return tr("A seat with a pass phrase stays with its player: remove the phrase first.");
    return {};
}

}  // namespace

SeatsChoice seats_page(Window& window, SeatsPage& page) {
    SeatsChoice made = SeatsChoice::none;
    modal_begin(window, "players", 620);
    heading(window, tr("Who plays from here on"));
    separator(window);
    seat_choice(window, page.seats.first, "seat:first", "style:first", page.styles, page.then.first);
    space(window, 4);
    seat_choice(window, page.seats.second, "seat:second", "style:second", page.styles, page.then.second);
    space(window, 4);
    const std::string fault = fault_of(page);
    small_text(window, fault.empty() ? told_of(page) : fault);
    if (const std::string lost = lost_by(page); fault.empty() && !lost.empty()) warning_text(window, lost);
    const bool changes = !page.stays(Seat::first) || !page.stays(Seat::second);
    const float half = share_of_room(window, 2);
    if (button(window, "players-back", tr("Back"), {.width = half, .key = SDLK_ESCAPE})) made = SeatsChoice::back;
    ImGui::SameLine();
    if (button(window, "players-change", tr("Change"), {.enabled = changes && fault.empty(), .primary = true, .width = half}))
        made = SeatsChoice::change;
    modal_end(window);
    return made;
}

}  // namespace fow::ui
