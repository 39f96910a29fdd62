#include "fow/games/waterloo/engine/state.hpp"
