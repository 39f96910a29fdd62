// Widgets in the game's dress. Each registers itself by name in Desk::controls() and each text that it shows.
// Names are for scripts ("end-turn"), labels for people: pass labels through tr().
#pragma once

#include "ui/buttons.hpp"
#include "ui/colours.hpp"
#include "ui/fields.hpp"
#include "ui/sheets.hpp"
#include "ui/texts.hpp"
