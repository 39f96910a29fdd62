#include "ui/screens/whose_eyes_screen.hpp"

#include "ui/widgets/widgets.hpp"
#include "ui/words/names.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::optional<Seat> whose_eyes_screen(Desk& desk, const PerSeat<std::string>& names, bool& never_mind) {
    std::optional<Seat> chosen;
    modal_begin(desk, "eyes", 460);
    heading(desk, tr("Who looks?"));
    rule(desk);
    paragraph(desk, tr("This battle is not over: it can be stepped through with one player's knowledge only."));
    space(desk, 4);
    const float half = share_of_room(desk, 2);
    if (button(desk, "eyes-french", seated_name(Seat::french, names.french), {.width = half})) chosen = Seat::french;
    ImGui::SameLine();
    if (button(desk, "eyes-allied", seated_name(Seat::allied, names.allied), {.width = half})) chosen = Seat::allied;
    if (button(desk, "never-mind", tr("Back"), {.width = -1})) never_mind = true;
    modal_end(desk);
    return chosen;
}

}  // namespace fow::ui
