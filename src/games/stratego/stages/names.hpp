// What the stages of the classic game call its types, without their namespace.
#pragma once

#include "fow/games/stratego/engine/session.hpp"
#include "fow/games/stratego/engine/set_up_text.hpp"
#include "fow/games/stratego/json/documents.hpp"

namespace fow::app::stratego {

namespace game = fow::stratego;

using game::AcceptDraw;
using game::Action;
using game::Army;
using game::blue_seat;
using game::DrawOffered;
using game::Event;
using game::Fought;
using game::GameEnded;
using game::Line;
using game::Move;
using game::Moved;
using game::OfferDraw;
using game::Options;
using game::Phase;
using game::Place;
using game::Rank;
using game::Ready;
using game::Record;
using game::red_seat;
using game::Resign;
using game::Result;
using game::Rules;
using game::RuleSet;
using game::SeenPiece;
using game::Session;
using game::SetUpDone;
using game::Square;
using game::State;
using game::TakeUp;
using game::View;

}  // namespace fow::app::stratego
