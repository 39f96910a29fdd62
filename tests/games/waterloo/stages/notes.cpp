// Games played on from a finished game; bookmarks and comments.
#include "catch.hpp"

#include <algorithm>
#include <set>

#include "app/match.hpp"
#include "app/replay/notes.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/stages/greedy_game.hpp"
#include "games/waterloo/stages/saved_data.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"
#include "json/documents.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace fs = std::filesystem;

TEST_CASE("A finished game can be played on: a new game, with its own dice, of which everybody hears", "[saved][script]") {
    const Folder folder;
    files::write(data_of(folder) / "games" / "Battle.fow.json", write_record(finished_game('f').record()));
    check_runs(folder,
               "click replay\nclick file:Battle\nclick open\nclick last\nexpect-no-control play-on-from-here\nclick first\n"
               "click next-turn\nclick next-turn\nclick next-turn\nclick play-on-from-here\nclick never-mind\n"
               "click play-on-from-here\nclick play-on-now\n"
               "expect \"comes from a game that was over\"\nhold take-seat\nclick news-read\nexpect \"comes from a game that was over\"\n");
    const Record record = in_progress(folder);
    CHECK(record.id != finished_game('f').record().id);
    CHECK(record.secret.size() == 32);
    REQUIRE(record.remarks.size() == 1);
    CHECK(std::holds_alternative<PlayedOn>(record.remarks.front().what));
    CHECK(record.remarks.front().ply == record.plies.size());
    CHECK(std::equal(record.plies.begin(), record.plies.end(), finished_game().record().plies.begin()));
    const Session session = replay(record).session;
    CHECK_FALSE(session.can_undo());
    for (const Viewer viewer : viewers) CHECK(std::holds_alternative<TableEvent>(session.heard(viewer).back().event));
}

TEST_CASE("Nothing of the later game is in a game that is played on", "[saved]") {
    const Session over = finished_game('f');
    for (std::size_t plies = 0; plies < over.ply_count(); plies += 37) {
        CAPTURE(plies);
        const Session begun = app::played_on(over, plies);
        CHECK(begun.ply_count() == plies);
        CHECK(begun.state() == over.state_after(plies));
        CHECK(begun.record().id.empty());
        for (const Commitment& made : begun.record().commitments) CHECK(made.ply <= plies);
        for (const Remark& made : begun.record().remarks) CHECK(made.ply <= plies);
    }
}

TEST_CASE("A comment is its player's secret until the game is over, also from a forged record", "[saved][secrets][sealed]") {
    const Folder folder;
    const seal::Key key = seal::Key::random();
    Record record = finished_game('f').record();
    const app::Game over = game_with(replay(record).session);
    Record before = record;
    before.plies.resize(record.plies.size() / 2);
    const app::Game early = game_with(replay(before).session);
    const auto file = [&](const app::Game& game, std::optional<Seat> seat) {
        return app::CommentFile(folder / "comments", *game.match, seat, key);
    };

    auto own = file(early, french_seat);
    own.write(20, "a trap");
    own.write(30, "");
    CHECK(own.shown().size() == 2);
    own.write(20, "no trap");
    own.remove(30);
    REQUIRE(own.shown().size() == 1);
    CHECK(own.own_at(20)->text == "no trap");
    const fs::path path = fs::directory_iterator(folder / "comments")->path();
    CHECK(read_bytes(path).find("trap") == std::string::npos);
    CHECK(file(early, allied_seat).shown().empty());
    const auto size = fs::file_size(path);
    file(early, allied_seat).write(20, std::string(200, 'x'));
    CHECK(fs::file_size(path) == size);
    CHECK(file(early, french_seat).shown().size() == 1);
    CHECK(file(over, std::nullopt).shown().size() == 2);

    // The enemy knows the id of the game and writes a record of a finished game with that id.
    Record other = play_greedy_game(data::load_ruleset(), {}, 29).session.record();
    other.id = over.match->notes().id;
    const app::Game theirs = game_with(replay(other).session);
    CHECK(file(theirs, std::nullopt).shown().empty());
    CHECK_THROWS_AS(app::CommentFile(folder / "comments", *over.match, std::nullopt, seal::Key::random()), DataError);
}

TEST_CASE("Comments written in the game do not tell which of many made-up records is right", "[saved][secrets]") {
    const Folder folder;
    const seal::Key key = seal::Key::random();
    Record begun = finished_game('f').record();
    const app::Game over = game_with(replay(begun).session);
    begun.plies.resize(begun.plies.size() / 2);
    const app::Game early = game_with(replay(begun).session);
    app::CommentFile(folder / "comments", *early.match, french_seat, key).write(20, "a trap");
    for (const app::Game* guess : {&early, &over}) {
        const std::optional<Seat> seat = guess == &early ? std::optional(french_seat) : std::nullopt;
        CHECK(app::CommentFile(folder / "comments", *guess->match, seat, key, true).shown().size() == 1);
        CHECK(app::CommentFile(folder / "comments", *guess->match, seat, key, false).shown().empty());
    }
}

TEST_CASE("Neither the limit of comments nor the size of their file tells what the other seat has written", "[saved][secrets][optimised]") {
    const seal::Key key = seal::Key::random();
    Record begun = finished_game('f').record();
    begun.plies.resize(begun.plies.size() / 2);
    const app::Game game = game_with(replay(begun).session);
    std::set<std::uintmax_t> sizes;
    for (const bool enemy_writes : {false, true}) {
        const Folder folder;
        const auto file = [&](Seat seat) { return app::CommentFile(folder / "comments", *game.match, seat, key); };
        for (std::size_t ply = 0; enemy_writes && ply < 20; ++ply) file(allied_seat).write(ply, std::string(400, 'x'));
        auto own = file(french_seat);
        for (std::size_t ply = 0; ply < comment_limit; ++ply) own.write(ply, "a note");
        CHECK_THROWS_AS(own.write(comment_limit, "one more"), DataError);
        sizes.insert(fs::file_size(fs::directory_iterator(folder / "comments")->path()));
    }
    CHECK(sizes.size() == 1);
}

TEST_CASE("Two windows write comments on one game, and neither loses the other's", "[saved][lost]") {
    const Folder folder;
    const seal::Key key = seal::Key::random();
    const app::Game over = game_with(finished_game('f'));
    const auto file = [&] { return app::CommentFile(folder / "comments", *over.match, std::nullopt, key); };
    app::CommentFile first = file(), second = file();
    first.write(20, "here");
    second.write(30, "there");
    CHECK(second.shown().size() == 2);
    first.remove(20);
    REQUIRE(file().shown().size() == 1);
    CHECK(file().shown().front().text == "there");
    CHECK(first.shown().size() == 1);
}

TEST_CASE("Bookmarks and comments are written, jumped to and removed in a replay", "[saved][script]") {
    const Folder folder;
    files::write(data_of(folder) / "games" / "Battle.fow.json", write_record(finished_game('f').record()));
    const std::string watch = "click replay\nclick file:Battle\nclick open\n";
    check_runs(folder, watch +
                           "click next-turn\nkey B\nexpect \"Both players can read it\"\ntype Slope\nclick note-keep\nexpect Slope\n"
                           "click next-turn\nexpect-not Slope\nclick note\nclick note-keep\nexpect (bookmark)\nkey P\nexpect Slope\nkey N\n"
                           "expect (bookmark)\nclick note\nclick note-remove\nexpect-not (bookmark)\n");
    check_runs(folder, watch + "click first\nclick next-note\nexpect Slope\n");
}

TEST_CASE("A player's comment is shown as it was typed, whatever it means in English", "[saved][script][language]") {
    const Folder folder;
    Settings settings;
    settings.language = "de";
    files::write(data_of(folder) / "settings.json", write_settings(settings));
    files::write(data_of(folder) / "games" / "Battle.fow.json", write_record(finished_game('f').record()));
    check_runs(folder,
               "click replay\nclick file:Battle\nclick open\nclick next-turn\nkey B\ntype Undecided\nclick note-keep\nexpect Undecided\n");
}

TEST_CASE("A player's comments on a game in progress are shown to that player only", "[saved][script][secrets]") {
    const Folder folder;
    const std::string watch = "click replay\nreach file:x\nkey Return\nclick open\n";
    check_runs(folder,
               "hold take-seat\nclick end-turn\nclick end-now\nhold take-seat\n" + save_x + to_title + watch +
                   "click eyes-french\nhold take-seat\nclick last\nkey B\nexpect \"only Marie can read it\"\n"
                   "type Slope\nclick note-keep\nexpect \"Marie: Slope\"\nkey F9\nexpect-not Slope\nhold take-seat\nclick leave\n" +
                   watch + "click eyes-allied\nhold take-seat\nclick last\nexpect-not Slope\nexpect-no-control next-note\n",
               posed_game(folder));
}
