#include "games/waterloo/view/player_view.hpp"
