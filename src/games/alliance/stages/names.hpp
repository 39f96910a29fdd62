// What the stages of La Belle Alliance call its types, without their namespace. Its own Stage, Table and Line of cards keep it.
#pragma once

#include "chance/chance.hpp"
#include "fow/games/alliance/engine/lesson.hpp"
#include "fow/games/alliance/engine/match.hpp"
#include "fow/games/alliance/engine/outlook.hpp"
#include "fow/games/alliance/engine/session.hpp"
#include "fow/games/alliance/json/documents.hpp"

namespace fow::app::alliance {

namespace game = fow::alliance;

using game::Action;
using game::ActionId;
using game::allied_seat;
using game::Event;
using game::french_seat;
using game::Line;
using game::Order;
using game::Record;
using game::Result;
using game::Roll;
using game::Rules;
using game::RuleSet;
using game::Session;
using game::State;
using game::View;
using Chance = ChanceOf<Roll>;

}  // namespace fow::app::alliance
