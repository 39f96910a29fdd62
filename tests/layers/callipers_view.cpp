#include "fow/games/callipers/view/position.hpp"
