// What the stages of Waterloo by callipers call its types, without their namespace. The game's own Stage keeps its namespace.
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
