#include "ui/screens/whose_eyes_screen.hpp"

#include "ui/widgets/widgets.hpp"
#include "ui/words/names.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::optional<Seat> whose_eyes_screen(Window& window, const PerSeat<std::string>& names, bool& never_mind) {
    std::optional<Seat> chosen;
    modal_begin(window, "eyes", 460);
    heading(window, tr("Who looks?"));
    rule(window);
    paragraph(window, tr("This battle is not over: it can be stepped through with one player's knowledge only."));
    space(window, 4);
    const float half = share_of_room(window, 2);
    if (button(window, "eyes-french", seated_name(Seat::french, names.french), {.width = half})) chosen = Seat::french;
    ImGui::SameLine();
    if (button(window, "eyes-allied", seated_name(Seat::allied, names.allied), {.width = half})) chosen = Seat::allied;
    if (button(window, "never-mind", tr("Back"), {.width = -1})) never_mind = true;
    modal_end(window);
    return chosen;
}

}  // namespace fow::ui
