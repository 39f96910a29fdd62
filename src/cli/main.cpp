#include <iostream>

#include "cli/run.hpp"
#include "core/visible.hpp"
#include "files/files.hpp"
#include "files/languages.hpp"
#include "files/platform.hpp"
#include "games/games_of_fow.hpp"
#include "language/tr.hpp"

namespace {

/// From now on sentences are in the language that the user asks the system for. A damaged catalogue is reported, and they stay English.
void speak_as_system() {
    const std::filesystem::path folder = fow::files::catalogues_folder(fow::files::data_folder());
    try {
        fow::speak(fow::files::read_catalogue(folder, fow::files::language_of_system(folder)));
    } catch (const fow::DataError& fault) {
        std::cerr << "fow: " << fow::visible(fault.what()) << '\n';
    }
}

}  // namespace

int main(int argc, char** argv) {
    fow::platform::prepare_program();
    speak_as_system();
    return fow::cli::run(fow::cli::games_of_fow(), fow::platform::arguments(argc, argv),
                         {std::cout, std::cerr, std::cin, fow::platform::errors_are_at_terminal()});
}
