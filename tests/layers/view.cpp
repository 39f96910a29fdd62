#include "fow/view/player_view.hpp"
