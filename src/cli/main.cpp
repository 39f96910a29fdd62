#include <iostream>

#include "cli/run.hpp"

int main(int argc, char** argv) { return fow::cli::run({argv + 1, argv + argc}, {std::cout, std::cerr, std::cin}); }
