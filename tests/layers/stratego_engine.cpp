#include "games/stratego/engine/rules.hpp"
