// What the stages of the classic game call its types, without their namespace.
#pragma once

#include "app/stage.hpp"
#include "games/stratego/engine/session.hpp"
#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/json/documents.hpp"

namespace fow::stratego::stages {

using namespace app;

}  // namespace fow::stratego::stages
