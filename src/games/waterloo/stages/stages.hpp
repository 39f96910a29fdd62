// What all stages of Waterloo use.
#pragma once

#include "app/stage.hpp"

namespace fow::waterloo::stages {

using namespace app;

}  // namespace fow::waterloo::stages
