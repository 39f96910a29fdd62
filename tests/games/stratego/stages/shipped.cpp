// The games that come with the program, and what is said about them.
#include <set>

#include "app/replay/notes.hpp"
#include "catch.hpp"
#include "files/files.hpp"
#include "games/stratego/stages/stratego_system.hpp"
#include "json/schema.hpp"

using namespace fow;

namespace {

const std::filesystem::path source = FOW_SOURCE_DIR;

}  // namespace

TEST_CASE("Shipped games are whole games of computed players, and their comments belong to them", "[replay][comments]") {
    std::set<std::string> titles;
    for (const char* id : {"stratego", "duel"}) {
        const fow::stratego::stages::StrategoSystem system(id, source);
        const auto games = system.shipped_games();
        CHECK_FALSE(games.empty());
        std::size_t told = 0;
        for (const auto& game : games) {
            CAPTURE(game.path);
            CHECK(game.name != game.path.stem().string());  // it has a title
            titles.insert(game.name);
            const std::string text = files::read(game.path);
            CHECK_FALSE(fow::testing::misfit_with(source / "rules/stratego/schema/record.schema.json", text));
            const app::ReadMatch read = system.read(text, game.path.string());
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
        CHECK(files::documents_in(system.shipped_folder() / "comments").size() == told);
    }
    CHECK(titles.size() == 3);
}

TEST_CASE("Nothing is told about a game that is not over, or that took another course", "[replay][comments][secrets]") {
    const fow::stratego::stages::StrategoSystem system("duel", source);
    const std::filesystem::path path = system.shipped_games().front().path;
    const fow::stratego::Record whole = fow::stratego::read_record(files::read(path), path.string()).record;
    const auto told = [&](const fow::stratego::Session& session) {
        const app::MatchOf<fow::stratego::Session> match(system, session);
        return app::shipped_comments(system.shipped_folder() / "comments", match).size();
    };
    CHECK(told(fow::stratego::replay(whole).session) > 0);
    fow::stratego::Session shorter = fow::stratego::replay(whole, whole.plies.size() - 1).session;
    CHECK(told(shorter) == 0);
    REQUIRE_FALSE(shorter.play(fow::stratego::Resign{}));
    CHECK(told(shorter) == 0);
    fow::stratego::Record unnamed = whole;
    unnamed.id.clear();
    CHECK(told(fow::stratego::replay(unnamed).session) == 0);
}
