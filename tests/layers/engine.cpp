#include "fow/engine/state.hpp"
