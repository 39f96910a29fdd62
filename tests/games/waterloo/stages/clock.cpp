// W15.5: clocks.
// Dice and draws: what is dictated, and what is left to chance.
#include "catch.hpp"
#include "games/waterloo/chance/dice.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/stages/battle_table.hpp"
#include "games/waterloo/stages/saved_data.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

}  // namespace

TEST_CASE("W15.5 the clock runs on the player's own map, stands behind the veil, and is kept", "[clock][W15.5][script]") {
    const Folder folder;
    const ClockRules clock{ClockKind::total, 600, 0, false};
    check_runs(folder,
               "wait 90000\nhold take-seat\nexpect \"Marie 10:00\"\nwait 65000\nexpect \"Marie 8:5\"\nkey F9\nwait 120000\nhold take-seat\n"
               "expect \"Marie 8:5\"\nclick end-turn\nclick end-now\nwait 60000\nhold take-seat\nexpect \"Arthur 10:00\"\n",
               posed_game(folder, clock));
    const Record record = in_progress(folder);
    CHECK(record.clock == clock);
    REQUIRE_FALSE(record.thoughts.empty());
    CHECK(record.thoughts.front().seat == french_seat);
    CHECK(record.thoughts.front().milliseconds >= 60'000);
    CHECK(record.thoughts.front().milliseconds < 70'000);
    CHECK(record.remarks.empty());
    check_runs(folder, "click continue\nhold take-seat\nexpect \"Marie 8:5\"\n");
}

TEST_CASE("W15.5 a player without time hears of it, and loses only if that was agreed", "[clock][W15.5][script]") {
    const bool decides = GENERATE(false, true);
    const Folder folder;
    const std::string after = decides ? "expect-control step-through\nexpect \"resigned\"\n" : "expect-control end-turn\nexpect \"-0:0\"\n";
    check_runs(folder, "hold take-seat\nwait 22000\n" + after, posed_game(folder, {ClockKind::turn, 15, 0, decides}));
    const Record record = in_progress(folder);
    REQUIRE(record.remarks.size() == 1);
    CHECK(record.remarks.front().what == TableEvent(TimeUp{french_seat}));
    CHECK((replay(record).session.decider() == Decider::nobody) == decides);
}

TEST_CASE("A new game gets the clock that was chosen", "[clock][script]") {
    const Folder folder;
    check_runs(folder,
               "click new-game\nclick more-choices\nclick choose-clock\nclick clock:turn\nclick clock-time:more\nclick clock:total\n"
               "click clock:fischer\nclick clock-time:less\nclick clock-more:more\nclick clock-decides\nclick clock-done\n"
               "expect \"Clock: 30 min + 90 s\"\nclick begin\nhold take-seat\n");
    CHECK(in_progress(folder).clock == ClockRules{ClockKind::fischer, 30 * 60, 90, true});
}

TEST_CASE("W15.5 neither killing the program nor loading a copy gives thinking time back", "[clock][W15.5][lost]") {
    const Folder folder;
    WaterlooStore store(folder.path());
    static_cast<void>(store.open());
    app::Game begun = game_with(posed(script_file("cards.json")));
    begun.match->set_clock({ClockKind::total, 600, 0, false});
    Chance chance{1};
    stages::BattleTable table({std::move(begun), &store, std::nullopt}, chance);
    table.save();
    REQUIRE(store.save_game("x", table.written()));
    const fs::path copy = folder.path() / "games/x.fow.json";
    const auto thought = [&](const fs::path& path) {
        app::ReadGame again = store.read_game(path);
        CHECK_FALSE(store.departure(again));
        const auto& thoughts = again.match->notes().thoughts;
        return thoughts.empty() ? 0 : thoughts.front().milliseconds;
    };
    CHECK(thought(copy) == 0);
    int thinks = 0;
    const auto think = [&](int milliseconds) {
        for (const int until = thinks + milliseconds; thinks < until; thinks += 100)
            static_cast<void>(table.tick(french_seat, static_cast<std::uint32_t>(thinks)));
    };
    // Killed at any moment, the program has noted what was thought, and at most a few seconds more.
    for (int i = 0; i < 30; ++i) {
        think(1900);
        CAPTURE(thinks);
        CHECK(thought(store.autosave_path()) >= thinks - 100);
        CHECK(thought(store.autosave_path()) <= thinks + 5000);
    }
    CHECK(thought(copy) == thought(store.autosave_path()));
    // Ended as it should be, it has noted exactly that, also for a copy, and also a short look.
    const auto stop = [&] { static_cast<void>(table.tick(std::nullopt, static_cast<std::uint32_t>(thinks))); };
    stop();
    const int exact = table.match().notes().thoughts.front().milliseconds;
    CHECK(exact == thinks - 100);
    CHECK(thought(store.autosave_path()) == exact);
    CHECK(thought(copy) == exact);
    think(300);
    stop();
    CHECK(thought(store.autosave_path()) == exact + 200);
    // A game that both players set back gets back the time of then.
    REQUIRE_FALSE(table.play(EndTurn{}));
    app::ReadGame back = store.read_game(copy);
    const auto departure = store.departure(back);
    REQUIRE(departure);
    CHECK(departure->from);
    CHECK(back.match->notes().thoughts.empty());
}

namespace {

/// A game with a clock that is kept in a folder.
struct ClockedGame {
    Folder folder;
    WaterlooStore store{folder.path()};
    Chance chance{1};
    std::optional<stages::BattleTable> table;

    ClockedGame() {
        static_cast<void>(store.open());
        app::Game begun = game_with(posed(script_file("cards.json")));
        begun.match->set_clock({ClockKind::total, 600, 0, false});
        table.emplace(app::KeptGame::Seating{std::move(begun), &store, std::nullopt}, chance);
        table->save();
    }
};

}  // namespace

TEST_CASE("W15.5 what a second window has thought counts in the first one, too", "[clock][W15.5][lost]") {
    ClockedGame kept;
    REQUIRE(kept.store.save_game("x", kept.table->written()));
    app::ReadGame again = kept.store.read_game(kept.folder.path() / "games/x.fow.json");
    REQUIRE_FALSE(kept.store.departure(again));
    stages::BattleTable second({std::move(again), &kept.store, std::nullopt}, kept.chance);
    const auto think = [](stages::BattleTable& table, std::uint32_t milliseconds) {
        for (std::uint32_t at = 0; at <= milliseconds; at += 100) static_cast<void>(table.tick(french_seat, at));
        static_cast<void>(table.tick(std::nullopt, milliseconds));
    };
    think(second, 20000);
    think(*kept.table, 1000);
    const auto& thoughts = kept.table->match().notes().thoughts;
    REQUIRE(thoughts.size() == 1);
    CHECK(thoughts.front().milliseconds == 21000);
}

TEST_CASE("W15.5 a game that another window took elsewhere asks once when its clock stops", "[clock][W15.5][lost]") {
    ClockedGame kept;
    app::ReadGame again = kept.store.read_game(kept.store.autosave_path());
    REQUIRE_FALSE(kept.store.departure(again));
    stages::BattleTable second({std::move(again), &kept.store, std::nullopt}, kept.chance);
    REQUIRE_FALSE(second.play(EndTurn{}));
    static_cast<void>(kept.table->tick(french_seat, 0));
    static_cast<void>(kept.table->tick(french_seat, 100));
    static_cast<void>(kept.table->take_saving());
    static_cast<void>(kept.table->tick(std::nullopt, 200));
    const auto saving = kept.table->take_saving();
    REQUIRE(saving);
    CHECK(saving->departure);
    static_cast<void>(kept.table->tick(std::nullopt, 300));
    CHECK_FALSE(kept.table->take_saving());
}

TEST_CASE("An open record with the id of a game in progress is not taken for that game", "[lost][store]") {
    ClockedGame kept;
    files::write(kept.folder / "open.json", kept.table->match().text());
    app::ReadGame open = kept.store.read_game(kept.folder.path() / "open.json");
    CHECK(open.had_id);
    const auto departure = kept.store.departure(open);
    REQUIRE(departure);
    CHECK(departure->from);
    app::ReadGame sealed = kept.store.read_game(kept.store.autosave_path());
    CHECK_FALSE(kept.store.departure(sealed));
}

TEST_CASE("A game that is played on has its own dice", "[lost]") {
    ClockedGame kept;
    const app::Match& match = kept.table->match();
    const app::Game other(match.played_on(match.ply_count()));
    CHECK(other.match->notes().id != match.notes().id);
    CHECK(other.match->notes().secret != match.notes().secret);
}

TEST_CASE("Dictated faces come first and in order, draws stay random", "[chance]") {
    Chance chance(7);
    REQUIRE(chance.dictate("Blue+,RedR"));
    CHECK_FALSE(chance.dictate("Green"));
    const Session session(data::load_ruleset(), Options{}, {"Marie", "Arthur"});
    CHECK(std::holds_alternative<DrawLine>(chance.pick(session.rolls())));
    RollList faces;
    for (const auto& face : session.rules().set().die.faces) faces.push_back({RollDie{face}, 1});
    CHECK(chance.pick(faces) == Roll(RollDie{{french_seat, DieEffect::frenzy}}));
    CHECK(chance.pick(faces) == Roll(RollDie{{allied_seat, DieEffect::rout}}));
    CHECK(std::holds_alternative<RollDie>(chance.pick(faces)));
}
