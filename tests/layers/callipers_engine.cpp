#include "fow/games/callipers/engine/rules.hpp"
