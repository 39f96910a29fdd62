// What all stages of Waterloo by callipers use.
#pragma once

#include "app/stage.hpp"
#include "chance/chance.hpp"
#include "games/callipers/engine/lesson.hpp"
#include "games/callipers/engine/session.hpp"
#include "games/callipers/json/documents.hpp"

namespace fow::callipers::stages {

using namespace app;

using Chance = ChanceOf<Roll>;

}  // namespace fow::callipers::stages
