#include "app/start.hpp"
#include "games/games_of_window.hpp"

int main(int argc, char** argv) { return fow::app::start(fow::app::games_of_window(), argc, argv); }
