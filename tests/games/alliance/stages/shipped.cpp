// The games that come with the program, and what is said about them.
#include <set>

#include "app/replay/notes.hpp"
#include "catch.hpp"
#include "files/files.hpp"
#include "games/alliance/stages/alliance_system.hpp"

using namespace fow;

TEST_CASE("Shipped battles are whole games of computed players, and their comments belong to them", "[replay][comments]") {
    const fow::alliance::stages::AllianceSystem system(FOW_SOURCE_DIR, 1);
    std::set<std::string> titles;
    std::size_t told = 0;
    for (const auto& game : system.shipped_games()) {
        CAPTURE(game.path);
        CHECK(game.name != game.path.stem().string());  // it has a title
        titles.insert(game.name);
        const app::ReadMatch read = system.read(files::read(game.path), game.path.string());
        REQUIRE_FALSE(read.broken);
        const app::Match& match = *read.match;
        CHECK(match.over());
        for (const Seat seat : seats) {
            CHECK(player_of(match.notes(), seat));
            CHECK_THAT(match.notes().names[seat], ContainsSubstring("(computer)"));
        }
        const std::vector<Comment> comments = app::shipped_comments(system.shipped_folder() / "comments", match);
        CHECK(comments.size() >= 5);
        told += comments.empty() ? 0 : 1;
        for (const Comment& comment : comments) {
            CHECK_FALSE(comment.author);
            CHECK(comment.ply <= match.ply_count());
            CHECK(comment.point == match.point());
        }
    }
    CHECK(titles.size() == 2);
    CHECK(files::documents_in(system.shipped_folder() / "comments").size() == told);
}
