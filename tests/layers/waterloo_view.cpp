#include "fow/games/waterloo/view/player_view.hpp"
