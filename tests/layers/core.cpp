#include "fow/core/course.hpp"
