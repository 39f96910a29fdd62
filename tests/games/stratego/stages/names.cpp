// Names in any writing are typed, shown on the veil, saved, listed, loaded and spoken as they are.
#include "catch.hpp"

#include <fstream>

#include "app/program_run.hpp"
#include "files/files.hpp"

using namespace fow;
using namespace fow::test;

TEST_CASE("Names in Polish, Greek, Russian, Hebrew and Japanese go through the whole program", "[script][letters]") {
    const Folder folder;
    const std::string begin =
        "click game:duel\nclick new-game\nclick second-is:person\nclick first-name\ntype \"Żółć Ελένη Иван\"\nclick second-name\n"
        "type \"שלום さくら\"\nclick begin\n";
    check_success(run_script(folder, begin +
                                         "expect \"Żółć Ελένη Иван\"\nhold take-seat\nexpect \"Żółć Ελένη Иван\"\nclick fill\nclick ready\n"
                                         "expect \"שלום さくら\"\nhold take-seat\nclick fill\nclick menu\nclick save\nclick save-name\n"
                                         "type \"Ξάνθη 日本\"\nclick save-now\n"));
    const std::filesystem::path saved = folder.path() / "data" / "games" / "Ξάνθη 日本.fow.json";
    REQUIRE(std::filesystem::exists(saved));
    check_success(run_script(folder,
                             "click load\nexpect \"Ξάνθη 日本\"\nclick \"file:Ξάνθη 日本\"\nexpect \"Żółć Ελένη Иван\"\n"
                             "expect \"שלום さくら\"\nclick open\nexpect \"שלום さくら\"\n"));
}
