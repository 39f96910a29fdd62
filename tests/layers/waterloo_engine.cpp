#include "games/waterloo/engine/state.hpp"
