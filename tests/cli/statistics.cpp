// fow statistics
#include "catch.hpp"

#include "cli/says.hpp"
#include "files/files.hpp"
#include "fow/engine/session.hpp"

using namespace fow;
using namespace fow::test;

TEST_CASE("fow statistics tells the numbers of a battle that is over, and of no other", "[statistics]") {
    const Folder folder;
    const std::string game = folder.file("game.json");
    Session session(files::load_ruleset(), {}, {"Marie", "Arthur"}, std::nullopt);
    REQUIRE(session.roll(session.rolls()[0].roll));
    files::write(game, write_record(session.record()));
    const Said early = fow_says({"statistics", game});
    CHECK(early.code == cli::refused);
    CHECK(early.out.empty());
    CHECK(early.err.find("not over") != std::string::npos);
    for (const auto& path : std::filesystem::directory_iterator(files::data_folder() / "rules" / "waterloo" / "games")) {
        INFO(path.path());
        const Said said = fow_says({"statistics", path.path().string()});
        CHECK(said.code == cli::done);
        for (const char* part : {"Lost: ", "Where it turned", "heavy cavalry", "Pieces left", "Faces of the Battle die"})
            CHECK(said.out.find(part) != std::string::npos);
    }
    const Said all = fow_says({"log", (files::data_folder() / "rules" / "waterloo" / "games" / "basic.json").string(), "--seat", "both"});
    CHECK(all.code == cli::done);
    CHECK(all.out.find("The French draw their Line of Retreat card: ") != std::string::npos);
    files::write(game, "{");
    CHECK(fow_says({"statistics", game}).code == cli::unusable);
}
