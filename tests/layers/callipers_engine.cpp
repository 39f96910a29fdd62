#include "games/callipers/engine/rules.hpp"
