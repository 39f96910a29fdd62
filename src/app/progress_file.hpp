// Where it is kept which lessons have been learnt.
#pragma once

#include "app/kept_file.hpp"
#include "fow/json/progress.hpp"

namespace fow::app {

using ProgressFile = KeptFile<Progress, read_progress, write_progress>;

}  // namespace fow::app
