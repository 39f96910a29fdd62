// What every widget that can be clicked is made of.
#pragma once

#include <imgui.h>
#include <imgui_internal.h>

#include <string_view>

#include "ui/desk.hpp"

namespace fow::ui {

struct Press {
    ImRect rect;
    bool hovered;
    bool held;
    bool clicked;
};
/// A place of that size (pixels) that can be clicked, in the present card. Registers as `name`.
Press press(Desk& desk, std::string_view name, const ImVec2& size, bool enabled, Control::Kind kind = Control::Kind::button);

/// Lies over the present item: what it is for, or why it cannot be had.
void hint_under_pointer(Desk& desk, std::string_view hint);

}  // namespace fow::ui
