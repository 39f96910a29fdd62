// What the stages of La Belle Alliance call its types, without their namespace. Its own Stage, Table and Line of cards keep it.
#pragma once

#include "chance/chance.hpp"
#include "games/alliance/engine/lesson.hpp"
#include "games/alliance/engine/match.hpp"
#include "games/alliance/engine/outlook.hpp"
#include "games/alliance/engine/session.hpp"
#include "games/alliance/json/documents.hpp"
#include "app/stage.hpp"

namespace fow::alliance::stages {

using namespace app;

using Chance = ChanceOf<Roll>;

}  // namespace fow::alliance::stages
