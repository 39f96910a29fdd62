#include "fow/core/session.hpp"
