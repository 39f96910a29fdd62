// What all stages of the classic game and its variants use.
#pragma once

#include "app/stage.hpp"
#include "games/stratego/engine/session.hpp"
#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/json/documents.hpp"

namespace fow::stratego::stages {

using namespace app;

}  // namespace fow::stratego::stages
