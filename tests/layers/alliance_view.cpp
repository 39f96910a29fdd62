#include "fow/games/alliance/view/position.hpp"
