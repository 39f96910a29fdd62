// Where the players' choices for their desk are kept.
#pragma once

#include "app/kept_file.hpp"
#include "fow/json/settings.hpp"

namespace fow::app {

using SettingsFile = KeptFile<Settings, read_settings, write_settings>;

}  // namespace fow::app
