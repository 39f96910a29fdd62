#include <iostream>

#include "cli/run.hpp"
#include "files/platform.hpp"

int main(int argc, char** argv) {
    return fow::cli::run({argv + 1, argv + argc}, {std::cout, std::cerr, std::cin, fow::platform::errors_are_at_terminal()});
}
