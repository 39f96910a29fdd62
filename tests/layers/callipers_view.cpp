#include "games/callipers/view/position.hpp"
