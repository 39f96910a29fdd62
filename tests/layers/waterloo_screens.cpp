#include "games/waterloo/screens/words/names.hpp"
