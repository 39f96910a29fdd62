// What the stages of Waterloo by callipers call its types, without their namespace. The game's own Stage keeps its namespace.
#pragma once

#include "chance/chance.hpp"
#include "fow/games/callipers/engine/lesson.hpp"
#include "fow/games/callipers/engine/session.hpp"
#include "fow/games/callipers/json/documents.hpp"

namespace fow::app::callipers {

namespace game = fow::callipers;

using game::Action;
using game::allied_seat;
using game::Event;
using game::french_seat;
using game::Line;
using game::Point;
using game::Record;
using game::Result;
using game::Roll;
using game::Rules;
using game::RuleSet;
using game::Session;
using game::State;
using game::View;
using Chance = ChanceOf<Roll>;

}  // namespace fow::app::callipers
