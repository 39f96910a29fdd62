#include "games/alliance/engine/rules.hpp"
