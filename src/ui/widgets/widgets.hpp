// All widgets. Each registers itself by name, and its texts, in Window::controls(). Names are for scripts ("end-turn"), labels for people:
// pass labels through tr().
#pragma once

#include "ui/widgets/base.hpp"
#include "ui/widgets/buttons.hpp"
#include "ui/widgets/fields.hpp"
#include "ui/widgets/sheets.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/draw_list.hpp"
