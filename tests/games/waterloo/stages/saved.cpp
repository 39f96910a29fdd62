// Saved games and deployments: what their lists show, their names and the bin; the standing; the names of the last players.
#include "catch.hpp"

#include <chrono>

#include "app/match.hpp"
#include "app/saved_games.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/stages/battle_table.hpp"
#include "games/waterloo/stages/saved_data.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"
#include "games/waterloo/stages/world_pair.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace fs = std::filesystem;

TEST_CASE("The list of saved games shows players, rules, time, result and date", "[saved][script]") {
    const Folder folder;
    files::write(data_of(folder) / "games" / "Done.fow.json", write_record(finished_game().record()));
    check_runs(folder,
               "hold take-seat\n" + save_x + to_title +
                   "click load\nexpect \"Marie (French) against Arthur (Allied)\"\nexpect \"In progress.\"\nexpect \"13:00\"\n"
                   "expect \"Over: \"\nexpect-not \"secret\"\nkey Escape\nexpect-control new-game\n",
               posed_game(folder));
}

TEST_CASE("A look at a file shows an onlooker's map and no more, and says what cannot be known", "[saved][sealed]") {
    const Folder folder;
    WaterlooStore store(folder.path());
    const Session game = posed(script_file("cards.json"));
    const seal::Seal seal;
    const auto sealed = [&](const Session& session) {
        return app::MatchOf<Session>(*only_waterloo().front(), session).sealed_text(seal, store.key());
    };
    REQUIRE(store.save_game("x", sealed(game)));
    const app::LookedAt seen = app::look_at(store, only_waterloo(), folder.path() / "games" / "x.fow.json");
    CHECK(seen.picture);
    const PlayerView view = game.view(Viewer::onlooker);
    const screens::PublicMap map = stages::public_map_of(game);
    CHECK(map.tiles == view.tiles);
    std::vector<std::pair<Square, Army>> pieces;
    for (int i = 0; i < square_count; ++i)
        if (const auto& piece = view.at(Square::from_index(i))) pieces.emplace_back(Square::from_index(i), piece->army);
    CHECK(map.pieces == pieces);
    CHECK_FALSE(seen.finished);

    const app::LookedAt elsewhere =
        app::look_at(WaterlooStore(folder.path() / "other"), only_waterloo(), folder.path() / "games" / "x.fow.json");
    CHECK_FALSE(elsewhere.picture);
    CHECK(elsewhere.told.front().find("cannot be used") != std::string::npos);
    files::write(folder / "half.json", "{\"format\": ");
    CHECK(app::look_at(store, only_waterloo(), folder / "half.json").told.front().find("cannot be used") != std::string::npos);
}

TEST_CASE("W15.5 a look at a game with a clock shows its map only once it is over", "[saved][clock][W15.5]") {
    const Folder folder;
    WaterlooStore store(folder.path());
    Session game = posed(script_file("cards.json"));
    game.set_clock({ClockKind::total, 600, 0, false});
    const auto shows_map = [&](const std::string& name) {
        REQUIRE(store.save_game(name, game.record()));
        return static_cast<bool>(app::look_at(store, only_waterloo(), folder.path() / "games" / (name + ".fow.json")).picture);
    };
    CHECK_FALSE(shows_map("goes on"));
    REQUIRE_FALSE(game.play(Resign{}));
    CHECK(shows_map("over"));
}

TEST_CASE("Before both armies are set up the small map is empty of them", "[saved][secrets]") {
    testing::Dice dice(4);
    for (const Seat seat : seats) {
        const WorldPair pair = worlds_at(Mode::expert, Phase::set_up, seat, dice);
        const Folder folder;
        WaterlooStore store(folder.path());
        REQUIRE(store.save_game("x", pair.one.record()));
        const app::LookedAt seen = app::look_at(store, only_waterloo(), folder.path() / "games" / "x.fow.json");
        CHECK(seen.picture);
        for (const auto& [square, army] : stages::public_map_of(pair.one).pieces) CHECK(pair.one.state().ready[seat_of(army)]);
    }
}

TEST_CASE("A saved game can be renamed and deleted, and put back from the bin", "[saved][store]") {
    const Folder folder;
    WaterlooStore store(folder.path());
    const fs::path games = folder.path() / "games";
    const Record record = finished_game().record();
    for (const char* name : {"a", "b"}) REQUIRE(store.save_game(name, record));
    files::write(games / "old.json", write_record(record));
    CHECK_FALSE(store.rename(games / "a.fow.json", "b"));
    CHECK_FALSE(store.rename(games / "a.fow.json", "old"));
    CHECK(store.rename(games / "a.fow.json", "a"));
    CHECK(store.rename(games / "a.fow.json", "../c/d"));
    CHECK(store.rename(games / "old.json", "new"));
    CHECK(fs::exists(games / "new.fow.json"));
    CHECK(fs::exists(games / "-c-d.fow.json"));
    CHECK(store.games().size() == 3);

    const std::string bytes = read_bytes(games / "b.fow.json");
    store.discard(games / "b.fow.json");
    CHECK(store.games().size() == 2);
    REQUIRE(store.binned_games().size() == 1);
    CHECK(read_bytes(store.binned_games().front().path) == bytes);
    REQUIRE(store.save_game("b", record));
    store.discard(games / "b.fow.json");
    REQUIRE(store.binned_games().size() == 2);
    REQUIRE(store.save_game("b", record));
    for (const auto& entry : store.binned_games()) store.put_back(entry.path);
    CHECK(store.binned_games().empty());
    CHECK(store.games().size() == 5);
}

TEST_CASE("Renaming, deleting and putting back does not hide that a game is set back", "[saved][timeline][script]") {
    const Folder folder;
    check_runs(folder, "hold take-seat\n" + save_x + "drag b4 b5\nhold take-seat\nclick no-card\nclick roll-die\n", posed_game(folder));
    check_runs(folder,
               "click load\nclick file:x\nclick rename\nclick new-name\nkey Ctrl+A\ntype y\nclick rename-now\nexpect \"Renamed.\"\n"
               "click file:y\nclick delete\nclick delete-now\nexpect \"in the bin\"\nexpect-no-control file:y\n"
               "click tab:bin\nclick bin:y\nclick put-back\nexpect-no-control bin:y\nclick tab:games\nclick file:y\nclick open\n"
               "expect \"Both players must agree\"\nexpect-no-control take-seat\nclick back\n");
    CHECK(in_progress(folder).remarks.empty());
}

TEST_CASE("The games in progress of other windows are known", "[saved][store]") {
    const Folder folder;
    WaterlooStore first(folder.path()), second(folder.path());
    static_cast<void>(first.open());
    static_cast<void>(second.open());
    CHECK(first.other_autosaves().empty());
    second.autosave(finished_game().record());
    CHECK(first.other_autosaves() == std::vector<fs::path>{second.autosave_path()});
    CHECK(second.other_autosaves().empty());
}

TEST_CASE("A saved game in progress can be continued, however many newer ones are over", "[saved]") {
    const Folder folder;
    WaterlooStore store(folder.path());
    static_cast<void>(store.open());
    Chance chance(1);
    stages::BattleTable table({game_with(posed(script_file("cards.json"))), &store, std::nullopt}, chance);
    table.save();
    REQUIRE(store.save_game("x", table.written()));
    fs::remove(store.autosave_path());
    const fs::path path = folder.path() / "games" / "x.fow.json";
    fs::last_write_time(path, fs::last_write_time(path) - std::chrono::hours(1));
    const std::string text = write_record(finished_game().record());
    for (int i = 0; i < 30; ++i) files::write(folder.path() / "games" / (std::to_string(i) + ".fow.json"), text);
    const auto found = app::games_to_continue(store, only_waterloo(), nullptr);
    REQUIRE(found.size() == 1);
    CHECK(found.front().path == path);
}

TEST_CASE("A phrase that is set later applies to the copies in the bin", "[saved][sealed]") {
    const Folder folder;
    WaterlooStore store(folder.path());
    static_cast<void>(store.open());
    Chance chance(1);
    stages::BattleTable table({game_with(posed(script_file("cards.json"))), &store, std::nullopt}, chance);
    table.save();
    REQUIRE(store.save_game("x", table.written()));
    store.discard(folder.path() / "games" / "x.fow.json");
    CHECK(table.set_phrase(french_seat, "Old Guard").value().empty());
    const fs::path binned = store.binned_games().front().path;
    CHECK(store.read_game(binned).seal.has_phrase(french_seat));
}

TEST_CASE("Deployments are listed by name only, and not those of a game in progress", "[saved][script][secrets]") {
    const Folder folder;
    const std::string army = "click new-game\nclick mode:basic\nclick begin\nhold take-seat\nclick historical\n";
    check_runs(folder, army + "click keep\nclick deployment-name\ntype Ridge\nclick keep-now\n" + to_title +
                           "click load\nclick tab:deployments\nexpect-no-control kept-allied:Ridge\nexpect \"are not listed\"\n"
                           "click back\nclick continue\nhold take-seat\nclick menu\nclick resign\nclick resign-now\nclick to-title\n"
                           "click load\nclick tab:deployments\nexpect \"An Allied deployment.\"\nclick kept-allied:Ridge\n"
                           "click rename\nclick new-name\nkey Ctrl+A\ntype Slope\nclick rename-now\nclick kept-allied:Slope\n"
                           "click delete\nclick delete-now\nexpect-no-control kept-allied:Slope\nclick tab:bin\n"
                           "click bin-allied:Slope\nclick put-back\nclick tab:deployments\nexpect-control kept-allied:Slope\n");
    CHECK(fs::exists(data_of(folder) / "deployments" / "allied" / "Slope.json"));
}

TEST_CASE("The path of the folder is shown, in case no program opens it", "[saved][script][linux]") {
    const Folder folder;
    files::write(folder / "script.fow", "click load\nclick open-folder\nexpect \"" + (data_of(folder) / "games").string() + "\"\n");
    check_success(run_program(
        folder, "--script " + folder.file("script.fow") + " --data-dir " + folder.file("data") + " --layout " + folder.file("layout.txt"),
        {{"PATH", folder.path().string()}}));
}

TEST_CASE("The list of two hundred games reads only what is in sight", "[saved][script]") {
    const Folder folder;
    const std::string text = write_record(finished_game().record());
    for (int i = 0; i < 200; ++i) files::write(data_of(folder) / "games" / (std::to_string(i) + ".fow.json"), text);
    // Sixteen frames are enough for a page of games, because two games are read per frame.
    const RunResult outcome = run_script(folder, "click load\n", "--size 1024x640");
    INFO(outcome.output);
    CHECK(outcome.code == 0);
    const Showing showing = show(folder, "click load\nexpect \"Over: \"\n");
    CHECK(showing.outcome.code == 0);
    CHECK(showing.of(1).size() < 16);
}

TEST_CASE("The names of the last players are offered again, and typing replaces them", "[saved][settings][script]") {
    const Folder folder;
    check_runs(folder,
               "click new-game\nclick first-name\ntype Marie\nclick second-name\ntype Arthur\nclick begin\n"
               "expect \"takes the Allied seat\"\n");
    check_runs(folder, "click new-game\nexpect Marie\nexpect Arthur\nclick second-name\ntype Jo\nclick begin\nexpect Jo\n");
    const Settings kept = read_settings(read_bytes(data_of(folder) / "settings.json"), "settings.json");
    CHECK(kept.first_player == "Marie");
    CHECK(kept.second_player == "Jo");
}

TEST_CASE("The standing counts each game once, by the players' names", "[saved]") {
    const auto game = [](char id, const char* french, const char* allied, std::optional<Seat> winner) {
        return app::FinishedGame{"waterloo", std::string(16, id), {french, allied}, winner};
    };
    const auto standings =
        app::standings_of(only_waterloo(), {game('a', "Marie", "Arthur", french_seat), game('a', "Marie", "Arthur", french_seat),
                                            game('b', "arthur ", "Marie", french_seat), game('c', "Marie", "Arthur", std::nullopt),
                                            game('d', "Jo", "Marie", allied_seat)});
    REQUIRE(standings.size() == 2);
    CHECK(standings[0].heading == "Arthur against Marie");
    CHECK(standings[0].count == "3 games");
    CHECK(standings[0].told == std::vector<std::string>{"Arthur won 1, Marie won 1, drawn 1.", "The French won 2, the Allies won 0."});
    CHECK(standings[1].heading == "Jo against Marie");
    CHECK(standings[1].count == "one game");
}

TEST_CASE("The standing takes names that differ in capitals or encoding for one player's, and keeps namesakes apart", "[saved]") {
    const auto game = [](char id, const char* french, const char* allied, std::optional<Seat> winner) {
        return app::FinishedGame{"waterloo", std::string(16, id), {french, allied}, winner};
    };
    const auto standings =
        app::standings_of(only_waterloo(), {game('a', "Élodie", "Bob", french_seat), game('b', "BOB", "élodie", french_seat),
                                            game('c', "e\u0301lodie", "bob", std::nullopt), game('d', "Marie", "MARIE", french_seat)});
    REQUIRE(standings.size() == 2);
    CHECK(standings[0].heading == "Bob against Élodie");
    CHECK(standings[0].count == "3 games");
    CHECK(standings[0].told.front() == "Bob won 1, Élodie won 1, drawn 1.");
    CHECK(standings[1].heading == "Marie against a player of that name");
    CHECK(standings[1].told == std::vector<std::string>{"Drawn 0.", "The French won 1, the Allies won 0."});
}

TEST_CASE("The standing leaves out games that were played on from another, whose dice were chosen, or whose seats changed hands",
          "[saved][script]") {
    const Folder folder;
    files::write(data_of(folder) / "games" / "Battle.fow.json", write_record(finished_game('f').record()));
    const Session over = finished_game();
    Session again = app::played_on(over, 40);
    again.identify(std::string(16, 'g'), std::string(32, 's'));
    for (std::size_t i = 40; i < over.ply_count(); ++i) REQUIRE_FALSE(again.take(over.record().plies[i]));
    Session chosen = finished_game('h');
    chosen.remark(ChanceChosen{ChanceChosen::How::dice});
    files::write(data_of(folder) / "games" / "Chosen.fow.json", write_record(chosen.record()));
    Session handed = finished_game('i');
    handed.remark(SeatTaken{french_seat, ComputedPlayer{Level::marshal, Style::steady, {}}});
    files::write(data_of(folder) / "games" / "Handed.fow.json", write_record(handed.record()));
    files::write(data_of(folder) / "games" / "Again.fow.json", write_record(again.record()));
    check_runs(folder, "click load\nclick tab:standing\nexpect \"Arthur against Marie\"\nexpect \"one game\"\n");
}
