#include "games/alliance/view/position.hpp"
