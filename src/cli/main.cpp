#include <iostream>
#include <string>
#include <vector>

#include "cli/run.hpp"
#include "core/visible.hpp"
#include "files/files.hpp"
#include "files/languages.hpp"
#include "files/platform.hpp"
#include "games/games_of_fow.hpp"

int main(int argc, char** argv) {
    fow::platform::prepare_program();
    if (const std::string fault = fow::files::speak_as_system(fow::files::data_folder()); !fault.empty())
        std::cerr << "fow: " << fow::visible(fault) << '\n';
    return fow::cli::run(fow::cli::games_of_fow(), fow::platform::arguments(argc, argv),
                         {std::cout, std::cerr, std::cin, fow::platform::errors_are_at_terminal()});
}
