// All widgets: each registers itself by name, and its texts, in Window::controls(), with a name for scripts ("end-turn") and a label for
// people, which is passed through tr().
#pragma once

#include "ui/widgets/base.hpp"
#include "ui/widgets/buttons.hpp"
#include "ui/widgets/fields.hpp"
#include "ui/widgets/sheets.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/draw_list.hpp"
