#include "ui/screens/keys_sheet.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

struct KeyLine {
    std::string keys;
    std::string what;
};

void draw_keys(Window& window, const std::string& head, const std::vector<KeyLine>& lines) {
    small_text(window, head);
    rule(window);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float widest = 0;
    for (const KeyLine& line : lines) widest = std::max(widest, text_size(window, Type::italic, line.keys).x);
    for (const KeyLine& line : lines) {
        const SDL_FRect row = place(room_width(), text_size(window, Type::body, line.what).y);
        const float middle = std::round(row.x + widest + 18 * window.scale());
        draw_text(window, list, Type::italic, row.x, row.y, 0x6B4A1E, line.keys);
        draw_text(window, list, Type::body, middle, row.y, colour::ink, line.what);
    }
    space(window, 6);
}

}  // namespace

bool keys_sheet(Window& window) {
    modal_begin(window, "keys", 860);
    heading(window, tr("The keys"));
    small_text(window, tr("Everything can be done with the keyboard alone: it leads the pointer, marked by four corners."));
    space(window, 4);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, window.units(2)});
    const ImVec2 size(std::floor((room_width() - 28 * window.scale()) / 2), window.units(340));
    scroll_begin(window, "everywhere", size);
    draw_keys(window, tr("Everywhere"),
              {{tr("Tab, Shift+Tab"), tr("to the next control, and back")},
               {tr("arrows"), tr("over the map and the controls")},
               {tr("Enter, space"), tr("press what is marked")},
               {tr("held, with arrows"), tr("carry a piece")},
               {tr("page up, down"), tr("scroll")},
               {tr("Escape"), tr("let go; close a page")},
               {tr("F1"), tr("this sheet")},
               {tr("F2"), tr("the rulebook")},
               {tr("F9"), tr("drop the veil")},
               {tr("F11"), tr("fill the screen, or a window")}});
    draw_keys(window, tr("Elsewhere"),
              {{tr("Enter, held"), tr("take the seat at the veil")}, {tr("1 to 0, Delete, Ctrl+Z"), tr("draw a battlefield")}});
    scroll_end(window);
    ImGui::SameLine(0, std::floor(28 * window.scale()));
    scroll_begin(window, "in a turn", size);
    draw_keys(window, tr("In your turn"),
              {{tr("E"), tr("end the turn")},
               {tr("U"), tr("take back")},
               {tr("T"), tr("take off to rest")},
               {tr("L"), tr("the late pieces")},
               {tr("D"), tr("what happened meanwhile")},
               {tr("M"), tr("the staff map")}});
    draw_keys(window, tr("Watching a battle"),
              {{tr("space"), tr("play on, or stop")},
               {tr("left, right"), tr("a step back, or on")},
               {tr("up, down"), tr("to the mark before, or the next")},
               {tr("page up, down"), tr("a turn back, or on")},
               {tr("Home, End"), tr("to the beginning, to the end")}});
    scroll_end(window);
    ImGui::PopStyleVar();
    const bool read = button(window, "keys-read", tr("Back"), {.primary = true, .width = -1});
    modal_end(window);
    return read;
}

}  // namespace fow::ui
