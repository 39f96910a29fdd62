#include <iostream>

#include "cli/run.hpp"
#include "files/platform.hpp"
#include "games/games_of_fow.hpp"

int main(int argc, char** argv) {
    fow::platform::prepare_program();
    return fow::cli::run(fow::cli::games_of_fow(), {argv + 1, argv + argc},
                         {std::cout, std::cerr, std::cin, fow::platform::errors_are_at_terminal()});
}
