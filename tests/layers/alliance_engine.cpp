#include "fow/games/alliance/engine/rules.hpp"
