// What all stages of La Belle Alliance use.
#pragma once

#include "app/stage.hpp"
#include "chance/chance.hpp"
#include "games/alliance/engine/lesson.hpp"
#include "games/alliance/engine/rules.hpp"
#include "games/alliance/engine/session.hpp"
#include "games/alliance/json/documents.hpp"

namespace fow::alliance::stages {

using namespace app;

using Chance = ChanceOf<Roll>;

}  // namespace fow::alliance::stages
