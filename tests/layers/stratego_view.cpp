#include "games/stratego/view/view.hpp"
