// The files of the game in progress and of saved games.
#include "catch.hpp"

#include <fstream>

#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::waterloo::stages;
using namespace fow::app;
using fow::test::record_of;
using fow::test::WaterlooStore;

namespace {

namespace fs = std::filesystem;

/// A game that grows ply by ply.
class GrowingGame {
public:
    GrowingGame() : session_(data::load_ruleset(), Options{}, {"Marie", "Arthur"}) {
        session_.identify(std::string(16, 'i'), std::string(32, 's'));
        REQUIRE(session_.roll(DrawLine{Sector::left}));
    }
    const Record& next() {
        if (began_) REQUIRE_FALSE(session_.play(session_.view(allied_viewer).legal.front()));
        began_ = true;
        return session_.record();
    }
    [[nodiscard]] const Record& record() const { return session_.record(); }

private:
    Session session_;
    bool began_ = false;
};

std::vector<std::string> names_of(const Store& store) {
    std::vector<std::string> names;
    for (const Store::Entry& entry : store.games()) names.push_back(entry.name);
    std::sort(names.begin(), names.end());
    return names;
}

void spoil(const fs::path& path) { std::ofstream(path) << "{\"format\": "; }

/// Changes the ply with that index.
void spoil_ply(const fs::path& path, std::size_t ply) {
    std::string text = test::read_bytes(path);
    std::size_t at = text.find("\"plies\"");
    for (std::size_t i = 0; i <= ply; ++i) at = text.find("\n    [", at) + 1;
    REQUIRE(at != 0);
    const std::size_t digest = text.rfind('"', text.find(']', at)) - 1;
    text[digest] = text[digest] == '0' ? '1' : '0';
    std::ofstream(path) << text;
}

}  // namespace

TEST_CASE("A saved and loaded game is the same game, and a broken file is refused by name", "[lost][store]") {
    const test::Folder folder;
    WaterlooStore store(folder.path());
    GrowingGame game;
    CHECK_FALSE(store.has_autosave());
    store.autosave(game.next());
    CHECK(store.has_autosave());
    REQUIRE(store.save_game("a/b", game.record()));
    CHECK(names_of(store) == std::vector<std::string>{"a-b"});
    CHECK(record_of(store.load_game(store.autosave_path())) == game.record());
    spoil(folder.path() / "half.json");
    CHECK_THROWS_AS(store.load_game(folder.path() / "half.json"), DataError);
    CHECK_THROWS_AS(store.load_game(folder.path() / "missing.json"), DataError);
}

TEST_CASE("Only the owner can read saved games", "[lost][store]") {
    const test::Folder folder;
    WaterlooStore store(folder.path());
    GrowingGame game;
    store.autosave(game.next());
    REQUIRE(store.save_game("mine", game.record()));
    for (const char* name : {"autosave.json", "games/mine.fow.json"})
        CHECK(fs::status(folder.path() / name).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("The two steps before the last one are kept, and used if the last cannot be read", "[lost][store]") {
    const test::Folder folder;
    std::vector<Record> steps;
    {
        WaterlooStore store(folder.path());
        GrowingGame game;
        for (int i = 0; i < 4; ++i) {
            steps.push_back(game.next());
            store.autosave(steps.back());
        }
        CHECK(record_of(store.load_game(folder.path() / "autosave.json")) == steps[3]);
        CHECK(record_of(store.load_game(folder.path() / "autosave.1.json")) == steps[2]);
        CHECK(record_of(store.load_game(folder.path() / "autosave.2.json")) == steps[1]);
    }
    WaterlooStore store(folder.path());
    CHECK(record_of(store.in_progress()) == steps[3]);
    CHECK(store.in_progress().damage.empty());

    int good = 2;
    SECTION("one is cut off") { spoil(store.autosave_path()); }
    SECTION("one is deleted") { fs::remove(store.autosave_path()); }
    SECTION("one has a bad ply") { spoil_ply(store.autosave_path(), 1); }
    SECTION("two are cut off") {
        spoil(store.autosave_path());
        spoil(folder.path() / "autosave.1.json");
        good = 1;
    }
    const bool damaged = fs::exists(store.autosave_path());
    const std::string bytes = test::read_bytes(store.autosave_path());
    CHECK(store.has_autosave());
    const InProgress found = store.in_progress();
    CHECK(record_of(found) == steps[static_cast<std::size_t>(good)]);
    CHECK_FALSE(found.damage.empty());
    CHECK(test::read_bytes(store.autosave_path()) == bytes);

    store.note(Store::Holds::damaged_game);
    store.autosave(record_of(found));
    CHECK(store.in_progress().damage.empty());
    CHECK(names_of(store) == (damaged ? std::vector<std::string>{"Damaged game"} : std::vector<std::string>{}));
    if (damaged) CHECK(test::read_bytes(folder.path() / "games" / "Damaged game.fow.json") == bytes);
}

TEST_CASE("With a bad ply in every file the game up to that ply is left", "[lost][store]") {
    const test::Folder folder;
    WaterlooStore store(folder.path());
    GrowingGame game;
    for (int i = 0; i < 5; ++i) store.autosave(game.next());
    for (const char* name : {"autosave.json", "autosave.1.json", "autosave.2.json"}) spoil_ply(folder.path() / name, 2);
    const InProgress found = store.in_progress();
    CHECK(found.match->ply_count() == 2);
    CHECK(found.damage.find("Step 3 ") == 0);
    CHECK(store.read_game(store.autosave_path()).broken->ply == 2);
    CHECK_THROWS_AS(store.load_game(store.autosave_path()), DataError);
}

TEST_CASE("A game of a later version is refused, not replaced by an earlier step", "[lost][store]") {
    const test::Folder folder;
    GrowingGame game;
    {
        WaterlooStore store(folder.path());
        for (int i = 0; i < 3; ++i) store.autosave(game.next());
    }
    WaterlooStore store(folder.path());
    std::string text = test::read_bytes(store.autosave_path());
    text.replace(text.find("\"version\": 1"), 12, "\"version\": 2");
    std::ofstream(store.autosave_path()) << text;
    try {
        static_cast<void>(store.in_progress());
        FAIL("it was not refused");
    } catch (const DataError& refusal) {
        CHECK(std::string(refusal.what()).find("version 2") != std::string::npos);
    }
    const bool untouched = test::read_bytes(store.autosave_path()) == text;
    CHECK(untouched);
    store.autosave(GrowingGame().next());
    const bool kept = test::read_bytes(folder.path() / "games" / "Earlier game.fow.json") == text;
    CHECK(kept);
}

TEST_CASE("Another game never overwrites the one before", "[lost][store]") {
    const test::Folder folder;
    GrowingGame first;
    GrowingGame second;
    {
        WaterlooStore store(folder.path());
        for (int i = 0; i < 3; ++i) store.autosave(first.next());
        store.note(Store::Holds::another_game);
        store.autosave(second.next());
        CHECK(record_of(store.load_game(folder.path() / "games" / "Earlier game.fow.json")) == first.record());
        CHECK_FALSE(fs::exists(folder.path() / "autosave.1.json"));  // the earlier steps belonged to another game
        CHECK_FALSE(fs::exists(folder.path() / "autosave.2.json"));
        store.autosave(second.next());
        CHECK(names_of(store) == std::vector<std::string>{"Earlier game"});
    }
    WaterlooStore next_day(folder.path());  // the second game was not continued
    next_day.autosave(GrowingGame().next());
    CHECK(names_of(next_day) == std::vector<std::string>{"Earlier game", "Earlier game 2"});
    CHECK(record_of(next_day.load_game(folder.path() / "games" / "Earlier game.fow.json")) == first.record());
    CHECK(record_of(next_day.load_game(folder.path() / "games" / "Earlier game 2.fow.json")) == second.record());
}

TEST_CASE("If a game cannot be read, the steps before it are kept as well", "[lost][store]") {
    const test::Folder folder;
    GrowingGame game;
    Record before;
    {
        WaterlooStore store(folder.path());
        store.autosave(game.next());
        before = game.record();
        store.autosave(game.next());
        spoil(store.autosave_path());
    }
    WaterlooStore store(folder.path());
    store.autosave(GrowingGame().next());
    CHECK(names_of(store) == std::vector<std::string>{"Earlier game", "Earlier game 2"});
    CHECK(record_of(store.load_game(folder.path() / "games" / "Earlier game 2.fow.json")) == before);
}

TEST_CASE("A name that is taken is not overwritten without asking", "[lost][store]") {
    const test::Folder folder;
    const WaterlooStore store(folder.path());
    GrowingGame game;
    const Record first = game.next();
    const fs::path path = folder.path() / "games" / "Sunday.fow.json";
    REQUIRE(store.save_game("Sunday", first));
    const Record second = game.next();
    CHECK_FALSE(store.save_game("Sunday", second));
    CHECK(record_of(store.load_game(path)) == first);
    CHECK(store.save_game("Sunday", second, Store::Taken::replace));
    CHECK(record_of(store.load_game(path)) == second);

    const SealedDeployment none{&documents(), french_seat, "mine", {}, {}, {}};
    CHECK(store.save_deployment(none, "text", {}));
    CHECK_FALSE(store.save_deployment(none, "text", {}));
    CHECK(store.save_deployment(none, "text", {}, Store::Taken::replace));
}

TEST_CASE("A game saved by an earlier version is listed by name, keeps its name, and can be replaced", "[lost][store]") {
    const test::Folder folder;
    const WaterlooStore store(folder.path());
    GrowingGame game;
    const Record first = game.next();
    const fs::path earlier = folder.path() / "games" / "Sunday.json";
    files::write(earlier, write_record(first));
    REQUIRE(store.games().size() == 1);
    CHECK(store.games().front().name == "Sunday");
    const Record second = game.next();
    CHECK_FALSE(store.save_game("Sunday", second));
    CHECK(record_of(store.load_game(earlier)) == first);
    CHECK(store.save_game("Sunday", second, Store::Taken::replace));
    REQUIRE(store.games().size() == 1);
    CHECK(store.games().front().name == "Sunday");
    CHECK(record_of(store.load_game(store.games().front().path)) == second);
}

TEST_CASE("Each running copy of the program has its own place in the folder", "[lost][store]") {
    const test::Folder folder;
    GrowingGame mine;
    GrowingGame theirs;
    {
        WaterlooStore first(folder.path());
        CHECK_FALSE(first.open().another_window);
        WaterlooStore second(folder.path());
        CHECK(second.open().another_window);
        WaterlooStore third(folder.path());
        CHECK(third.open().another_window);
        for (int i = 0; i < 3; ++i) {
            first.autosave(mine.next());
            CHECK_FALSE(second.autosave(theirs.next()).another_window);
        }
        CHECK(first.autosave_path() == folder.path() / "autosave.json");
        CHECK(second.autosave_path() == folder.path() / "autosave-2.json");
        CHECK_FALSE(third.has_autosave());
        CHECK(record_of(first.load_game(first.autosave_path())) == mine.record());
        CHECK(record_of(second.load_game(second.autosave_path())) == theirs.record());
        CHECK(WaterlooStore(folder.path()).games().empty());
    }
    std::ofstream(folder.path() / ".autosave.json.1234abcd.unfinished") << "half";
    WaterlooStore store(folder.path());
    const Store::Opening opening = store.open();
    CHECK_FALSE(opening.another_window);
    CHECK(opening.recovered_games == std::vector<std::string>{"Game of another window"});
    CHECK(record_of(store.load_game(folder.path() / "games" / "Game of another window.fow.json")) == theirs.record());
    CHECK_FALSE(fs::exists(folder.path() / "autosave-2.json"));
    CHECK_FALSE(fs::exists(folder.path() / "autosave-2.1.json"));
    CHECK_FALSE(fs::exists(folder.path() / ".autosave.json.1234abcd.unfinished"));
    CHECK(record_of(store.in_progress()) == mine.record());
    CHECK(WaterlooStore(folder.path()).open().recovered_games.empty());
}

TEST_CASE("A copy that lost its place to another one takes another place", "[lost][store]") {
    const test::Folder folder;
    const fs::path data = folder.path() / "data";
    GrowingGame mine;
    GrowingGame theirs;
    WaterlooStore first(data);
    static_cast<void>(first.open());
    first.autosave(mine.next());
    fs::remove_all(data);
    WaterlooStore second(data);  // started on a folder that looks empty
    CHECK_FALSE(second.open().another_window);
    second.autosave(theirs.next());
    CHECK(first.autosave(mine.next()).another_window);
    CHECK(record_of(first.load_game(data / "autosave.json")) == theirs.record());
    CHECK(record_of(first.load_game(data / "autosave-2.json")) == mine.record());
}

TEST_CASE("A file that was deleted meanwhile is written again, and this is reported", "[lost][store]") {
    const test::Folder folder;
    const fs::path data = folder.path() / "data";
    WaterlooStore store(data);
    GrowingGame game;
    CHECK_FALSE(store.autosave(game.next()).was_gone);
    CHECK_FALSE(store.autosave(game.next()).was_gone);
    SECTION("the file") { fs::remove(store.autosave_path()); }
    SECTION("the folder") { fs::remove_all(data); }
    CHECK(store.autosave(game.next()).was_gone);
    CHECK(record_of(store.load_game(store.autosave_path())) == game.record());
    CHECK_FALSE(store.autosave(game.next()).was_gone);
}
