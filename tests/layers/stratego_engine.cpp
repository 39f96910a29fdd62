#include "fow/games/stratego/engine/rules.hpp"
