// What is wrong with how a frame is laid out. Pure.
#pragma once

#include <string>
#include <vector>

#include "ui/window/boxes.hpp"

namespace fow::ui {

/// A sentence for each fault, none for a good frame: what lies outside the window; what is cut off where nothing can be
/// scrolled; what scrolls and is too low to read in; texts, controls or sheets of one layer that lie on one another. A text
/// inside a control is its label, a control inside a text a link of it, and the map is there to be written on.
/// `width`, `height`: of the window, pixels.
[[nodiscard]] std::vector<std::string> layout_faults(const std::vector<Box>& boxes, int width, int height);

}  // namespace fow::ui
