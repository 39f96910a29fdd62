#include "fow/games/stratego/view/view.hpp"
