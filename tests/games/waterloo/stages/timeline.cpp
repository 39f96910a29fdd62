// On one computer a game has one course, and both players are told of every departure from it (docs/decisions/0007).
#include "catch.hpp"

#include <algorithm>
#include <cerrno>
#include <fstream>

#include "app/faults.hpp"
#include "environment.hpp"
#include "files/files.hpp"
#include "games/waterloo/stages/battle_table.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/saved_data.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"
#include "seal/ledger.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

const std::string take_x = "click menu\nclick save\nclick save-name\ntype x\nclick save-now\nexpect \"Saved as\"\n";
const std::string resign = "click menu\nclick resign\nclick resign-now\n";
const std::string load_x = "click load\nclick file:x\nclick open\n";
const std::string agree = "click agree-french\nclick agree-allied\nhold play-on\n";
const std::string asked = "expect \"Both players must agree\"\nexpect-no-control take-seat\nexpect-no-control e1\n";
/// Equal strengths in Hougoumont: the die decides.
const std::string attack = "drag b4 b5\nhold take-seat\nclick no-card\nclick roll-die\n";
const std::string set_phrase =
    "click menu\nclick phrase\nclick new-phrase\ntype \"Old Guard\"\nclick phrase-again\ntype \"Old Guard\"\n"
    "click set-phrase\n";

/// A game on the position of cards.json, French to move, and what is on the disk after each script.
struct Evening {
    Folder folder;
    fs::path data = folder.path() / "data";

    explicit Evening(const std::string& script, char key = 'k') {
        const fs::path record = game_file(folder, posed(script_file("cards.json")).record(), key);
        play("hold take-seat\n" + script, "--load " + record.string());
    }
    void play(const std::string& script, const std::string& arguments = "") const {
        check_success(run_script(folder, script, "--size 1024x640 " + arguments));
    }
    [[nodiscard]] Record record() const { return record_of(WaterlooStore(data).in_progress()); }
    [[nodiscard]] Record saved(const std::string& name) const {
        return record_of(WaterlooStore(data).read_game(data / "games" / (name + ".fow.json")));
    }
};

/// The same game without a window, and saved once.
struct SavedTable {
    Folder folder;
    WaterlooStore store{folder.path()};
    Chance chance{1};
    stages::BattleTable table{{game_with(posed(script_file("cards.json"))), &store, std::nullopt}, chance};
    SavedTable() {
        static_cast<void>(store.open());
        table.save();
    }
};

Action other_order(const stages::BattleTable& table) {
    return StandingOrder{table.session().state().orders[french_seat] == Orders::ask ? Orders::silent : Orders::ask};
}

const GameSetBack* last_set_back(const Record& record) {
    return record.remarks.empty() ? nullptr : std::get_if<GameSetBack>(&record.remarks.back().what);
}

DieFace die_of(const Record& record) {
    for (auto ply = record.plies.rbegin(); ply != record.plies.rend(); ++ply)
        if (const auto* roll = std::get_if<Roll>(&*ply))
            if (const auto* die = std::get_if<RollDie>(roll)) return die->face;
    throw std::runtime_error("no die was rolled");
}

}  // namespace

TEST_CASE("A game that was ended in a copy goes on only if both players agree, and everybody hears of it", "[timeline]") {
    const Evening evening(take_x + resign + "click step-through\nclick leave\nclick to-title\n" + load_x + asked +
                          "expect \"everything had been shown\"\nclick back\nexpect-control continue\n");
    CHECK(evening.record().remarks.empty());
    evening.play(
        load_x + asked + "expect \"everything had been shown\"\n" + agree + "hold take-seat\nclick end-turn\nclick end-now\n" +
        "expect \"takes the Allied seat\"\nexpect \"everything had been shown\"\nhold take-seat\nexpect \"everything had been shown\"\n");
    const Record record = evening.record();
    REQUIRE(last_set_back(record) != nullptr);
    CHECK(last_set_back(record)->ended);
    for (const Viewer viewer : viewers) {
        const auto log = replay(record).session.log(viewer);
        CHECK(std::any_of(log.begin(), log.end(), [](const LogLine& line) {
            const auto* remark = std::get_if<TableEvent>(&line.event);
            return remark != nullptr && std::holds_alternative<GameSetBack>(*remark);
        }));
    }
    // The copy still lacks the remark: it is asked again.
    evening.play(load_x + asked);
}

TEST_CASE("Loading an earlier copy is told to both players, and does not roll the die again", "[timeline]") {
    const Evening evening(take_x + attack);
    const DieFace rolled = die_of(evening.record());
    evening.play(load_x + asked + "expect \"was set back from 13:00, step\"\nexpect \"Someone may have seen what followed\"\n" + agree +
                 "hold take-seat\n" + attack);
    const Record record = evening.record();
    CHECK(die_of(record) == rolled);
    REQUIRE(last_set_back(record) != nullptr);
    CHECK_FALSE(last_set_back(record)->ended);
    CHECK(last_set_back(record)->from->steps > last_set_back(record)->to.steps);
}

TEST_CASE("A copy of what can still be undone is no departure", "[timeline]") {
    const Evening evening("click k3\nclick k2\n" + take_x + "click undo\nclick menu\nclick to-title\n" + load_x +
                          "expect \"takes the French seat\"\nhold take-seat\nexpect-control undo\n");
    CHECK(evening.record().remarks.empty());
    evening.play("click continue\nexpect \"takes the French seat\"\n");
}

TEST_CASE("A copy of the last step is no departure, and a later one continues the game", "[timeline]") {
    const Evening evening(take_x +
                          "click end-turn\nclick end-now\nhold take-seat\nclick menu\nclick save\nclick save-name\ntype later\n"
                          "click save-now\nclick menu\nclick to-title\n" +
                          load_x + asked +
                          "click back\nclick load\n"
                          "click file:later\nclick open\nexpect \"takes the Allied seat\"\n");
    CHECK(evening.record().remarks.empty());
}

TEST_CASE("A phrase that was given up in another copy is told in the first one", "[timeline][sealed]") {
    const Evening evening(set_phrase + take_x);
    evening.play("click continue\nclick forgotten\nclick agree-french\nclick agree-allied\nhold give-up-now\nhold take-seat\n");
    evening.play(load_x + asked + "expect \"French pass phrase was forgotten\"\n" + agree + "expect-no-control phrase\nhold take-seat\n");
    const Record record = evening.record();
    REQUIRE(record.remarks.size() == 2);
    CHECK(record.remarks[0].what == TableEvent(PhraseGivenUp{french_seat}));
    CHECK(std::holds_alternative<GameSetBack>(record.remarks[1].what));
}

TEST_CASE("A phrase applies to earlier steps and to every copy", "[timeline][sealed]") {
    const Evening evening(take_x + "click end-turn\nclick end-now\nhold take-seat\nclick end-turn\nclick end-now\nhold take-seat\n" +
                          set_phrase);
    for (const fs::path& path : {evening.data / "autosave.json", evening.data / "autosave.1.json", evening.data / "autosave.2.json",
                                 evening.data / "games" / "x.fow.json"}) {
        INFO(path);
        REQUIRE(fs::exists(path));
        const auto sealed = read_sealed_record(read_bytes(path), path.string(), only_documents());
        REQUIRE(sealed);
        CHECK(sealed->phrases[french_seat]);
    }
    fs::resize_file(evening.data / "autosave.json", 0);
    evening.play("click continue\nexpect \"cannot be read\"\nclick message-yes\nexpect-control phrase\n");
}

TEST_CASE("A copy that was out of reach asks for the new phrase all the same", "[timeline][sealed]") {
    const Evening evening(take_x);
    const fs::path stick = evening.folder.path() / "stick.json";
    fs::rename(evening.data / "games" / "x.fow.json", stick);
    evening.play("click continue\nhold take-seat\n" + set_phrase);
    CHECK_FALSE(read_sealed_record(read_bytes(stick), "stick", only_documents())->phrases[french_seat]);
    evening.play("expect-control phrase\nclick phrase\ntype wrong\nhold take-seat\nexpect \"not the pass phrase\"\n", stick.string());
    evening.play("click continue\nexpect-control phrase\n");
}

TEST_CASE("A copy that cannot be written is named when a phrase is set", "[timeline][sealed]") {
    const Evening evening(take_x);
    const fs::path x = evening.data / "games" / "x.fow.json";
    std::string text = read_bytes(x);
    text.replace(text.find("\"seal\": \"") + 40, 1, text[text.find("\"seal\": \"") + 40] == 'A' ? "B" : "A");
    std::ofstream(x, std::ios::binary) << text;
    evening.play("click continue\nhold take-seat\n" + set_phrase + "expect \"Some copies keep the old phrases\"\nexpect x.fow.json\n");
}

TEST_CASE("Chosen dice are told to both players", "[timeline]") {
    const Evening evening("click menu\nclick to-title\n");
    const std::string how = GENERATE("--seed 7", "--dice Red+");
    INFO(how);
    const std::string said = how == "--seed 7" ? "expect \"a seed that was chosen\"\n" : "expect \"die were chosen\"\n";
    evening.play("click continue\n" + asked + said + "click back\n", how);
    CHECK(evening.record().remarks.empty());
    evening.play("click continue\n" + asked + said + agree + "hold take-seat\nclick end-turn\nclick end-now\n" + said, how);
    CHECK(evening.record().remarks.size() == 1);
    evening.play("click continue\nhold take-seat\n" + said);
}

TEST_CASE("Dice that are dictated in a lesson are told in the game that waits, too", "[timeline]") {
    const Evening evening(
        "click menu\nclick to-title\nclick learn\nclick lesson:waterloo/basic-30-the-horse\ndice Red\nclick leave-lesson\nclick back\n"
        "click continue\nhold take-seat\n");
    const auto remarks = evening.record().remarks;
    REQUIRE(remarks.size() == 1);
    CHECK(remarks.front().what == TableEvent(ChanceChosen{ChanceChosen::How::dice}));
}

TEST_CASE("A new game with chosen dice says so from its start", "[timeline]") {
    const Folder folder;
    check_success(run_script(folder, "click new-game\nclick mode:basic\nclick begin\nexpect \"a seed that was chosen\"\nhold take-seat\n",
                             "--seed 7"));
    CHECK(record_of(WaterlooStore(folder.path() / "data").in_progress()).remarks.size() == 1);
}

TEST_CASE("Without the ledger, or with that of another computer, both players are told", "[timeline][lost]") {
    const Evening evening(take_x + attack);
    const Evening other("click menu\nclick to-title\n", 'o');
    const bool lost = GENERATE(true, false);
    if (lost) fs::remove(evening.data / "ledger");
    else fs::copy_file(other.data / "ledger", evening.data / "ledger", fs::copy_options::overwrite_existing);
    evening.play("click continue\n" + asked + "expect \"does not know how far\"\n" + agree + "hold take-seat\n");
    REQUIRE(last_set_back(evening.record()) != nullptr);
    CHECK_FALSE(last_set_back(evening.record())->from);
    evening.play("click continue\nexpect-control take-seat\n");
}

TEST_CASE("A game that another window took elsewhere stops until both players agree", "[timeline][lost]") {
    const Evening evening(take_x);
    // The other window plays on from the copy while this one has the game open.
    WaterlooStore other(evening.data);
    app::ReadGame game = other.read_game(evening.data / "games" / "x.fow.json");
    REQUIRE_FALSE(session_of(game).play(EndTurn{}));
    app::ReadGame mine = other.read_game(evening.data / "games" / "x.fow.json");
    REQUIRE_FALSE(other.note(*game.match, game.seal, app::LedgerFile::Note::course));
    REQUIRE_FALSE(session_of(mine).play(Resign{}));
    CHECK_FALSE(other.note(*mine.match, mine.seal, app::LedgerFile::Note::course));  // a finished game has no course to leave
    app::ReadGame third = other.read_game(evening.data / "games" / "x.fow.json");
    const auto departure = other.departure(third);
    REQUIRE(departure);
    CHECK(departure->ended);
    CHECK(departure->from == game.match->moment_after(game.match->ply_count()));
}

TEST_CASE("Every version 1.0 game goes on without a question, and its copies are known again", "[timeline]") {
    const Evening evening(take_x);
    // As version 1.0 wrote it: no id, and no ledger.
    const WaterlooStore store(evening.data);
    app::ReadGame game = store.read_game(evening.data / "autosave.json");
    Record old = record_of(game);
    old.id.clear();
    old.secret.clear();
    const std::string text = game.seal.write(open_part(old), write_record(old), sealed_room(old, 0), store.key());
    CHECK(text.find("\"id\"") == std::string::npos);
    files::write(evening.data / "autosave.json", text);
    files::write(evening.data / "games" / "x.fow.json", text);
    fs::remove(evening.data / "ledger");
    evening.play("click continue\nexpect \"takes the French seat\"\nhold take-seat\n" + attack);
    CHECK(evening.record().remarks.empty());
    evening.play(load_x + asked);
}

TEST_CASE("An open file that is loaded twice is the same game", "[timeline]") {
    const Evening evening(attack);
    const std::string file = evening.folder.file("game.json");
    evening.play(asked + "expect \"set back from\"\n", "--load " + file);
}

TEST_CASE("Whoever writes a record without an id cannot choose what decides its dice", "[timeline][secrets]") {
    const Folder folder;
    Record record = posed(script_file("cards.json")).record();
    record.secret = std::string(32, 's');
    check_success(run_script(folder, "hold take-seat\n", "--load " + game_file(folder, record).string()));
    const std::string secret = record_of(WaterlooStore(folder.path() / "data").in_progress()).secret;
    CHECK(secret.size() == record.secret.size());
    CHECK(secret != record.secret);
}

TEST_CASE("A deployment kept without a phrase warns, and no other game lists it before this one is over", "[timeline][sealed]") {
    const Folder folder;
    const std::string army = "click new-game\nclick mode:basic\nclick begin\nhold take-seat\n";
    const std::string keep = "click historical\nclick keep\n";
    const std::string name = "click deployment-name\ntype Ridge\nclick keep-now\nexpect \"Kept as\"\n";
    check_success(run_script(folder,
                             army + keep + "expect \"is not sealed\"\n" + name +
                                 "click fetch\nexpect-control deployment:Ridge\nclick back\n"
                                 "click menu\nclick to-title\n" +
                                 army + "click fetch\nexpect-no-control deployment:Ridge\n",
                             ""));
    check_success(run_script(folder,
                             "click load\nclick \"file:Earlier game\"\nclick open\nhold take-seat\nclick fetch\n"
                             "expect-control deployment:Ridge\nclick back\n" +
                                 resign + "click to-title\n" + army + "click fetch\nexpect-control deployment:Ridge\n",
                             ""));
}

TEST_CASE("A deployment is sealed with its player's phrase", "[timeline][sealed]") {
    const Folder folder;
    const std::string army = "click new-game\nclick mode:basic\nclick begin\nhold take-seat\n";
    check_success(run_script(folder,
                             army + "click historical\n" + set_phrase +
                                 "click keep\nexpect \"sealed with your pass phrase\"\n"
                                 "click deployment-name\ntype Ridge\nclick keep-now\nclick clear\nclick fetch\nclick deployment:Ridge\n"
                                 "click fetch-now\nexpect \"6 still in the box\"\n" +
                                 resign + "click to-title\n" + army +
                                 "click fetch\nclick deployment:Ridge\nclick deployment-phrase\ntype wrong\nclick fetch-now\n"
                                 "expect \"not the pass phrase\"\nclick fetch\nclick deployment:Ridge\nclick deployment-phrase\n"
                                 "type \"Old Guard\"\nclick fetch-now\nexpect \"6 still in the box\"\n",
                             ""));
    const std::string text = read_bytes(folder.path() / "data" / "deployments" / "allied" / "Ridge.json");
    CHECK(text.find("wellington") == std::string::npos);
    CHECK(text.find("sealed-deployment") != std::string::npos);
}

TEST_CASE("A short phrase is called so", "[timeline][sealed]") {
    const Evening evening(
        "click menu\nclick phrase\nclick new-phrase\ntype seven77\nexpect \"Fewer than eight\"\ntype 8\nexpect-not \"Fewer than eight\"\n");
}

TEST_CASE("A step that shows something waits while the ledger cannot be written", "[timeline][lost]") {
    const Evening evening("click menu\nclick to-title\n");
    fs::remove(evening.data / "ledger.lock");
    fs::create_directory(evening.data / "ledger.lock");
    evening.play("click continue\nclick message-read\nhold take-seat\n" + resign +
                 "expect \"The ledger cannot be written\"\nclick message-read\nexpect-no-control step-through\nclick k3\nclick k2\n"
                 "expect-control undo\nclick undo\n");
    fs::remove(evening.data / "ledger.lock");
    evening.play("click continue\nhold take-seat\n" + resign + "expect-control step-through\n");
}

TEST_CASE("Nothing is shown after the ledger was taken away from an open game", "[timeline][lost]") {
    SavedTable saved;
    stages::BattleTable& table = saved.table;
    const std::string way = GENERATE("ledger", "all");
    if (way == "ledger") fs::remove(saved.folder.path() / "ledger");
    else
        for (const auto& entry : fs::directory_iterator(saved.folder.path())) fs::remove_all(entry.path());
    CHECK(table.play(Resign{}));
    CHECK(table.play(EndTurn{}));
    CHECK(table.session().ply_count() == 0);
    CHECK(table.take_saving()->waits);
    CHECK_FALSE(table.play(StandingOrder{Orders::silent}));  // shows nothing
}

TEST_CASE("Nothing changes who may see what while the ledger cannot be written", "[timeline][lost][sealed]") {
    SavedTable saved;
    stages::BattleTable& table = saved.table;
    REQUIRE(table.set_phrase(allied_seat, "Up, Guards").has_value());
    const Phrases before = table.seal().phrases();
    const auto bytes = read_bytes(saved.folder.path() / "autosave.json");
    const std::string way = GENERATE("ledger.lock", "ledger", "ledger-count");
    INFO(way);
    fs::remove(saved.folder.path() / way);
    fs::create_directory(saved.folder.path() / way);
    const auto refused = [&](bool done) {
        CHECK_FALSE(done);
        const auto saving = table.take_saving();
        REQUIRE(saving);
        CHECK(saving->waits);
        CHECK(table.match().notes().remarks.empty());
        CHECK(table.seal().phrases() == before);
        CHECK(read_bytes(saved.folder.path() / "autosave.json") == bytes);
    };
    refused(table.set_phrase(french_seat, "Old Guard").has_value());
    refused(table.set_phrase(allied_seat, "Copenhagen").has_value());
    refused(table.set_phrase(allied_seat, "").has_value());
    refused(table.give_up_phrase(allied_seat).has_value());
    refused(table.depart({GameSetBack{std::nullopt, {780, 3}}}));
    for (const auto& by : {std::optional<ComputedPlayer>(ComputedPlayer{}), std::optional<ComputedPlayer>()})
        refused(table.settle({SeatTaken{french_seat, by}}));
    refused(table.settle({HintGiven{french_seat}}));
}

TEST_CASE("In the window nothing is uncovered, and nothing is changed, while the ledger cannot be written", "[timeline][lost][sealed]") {
    const std::string unwritable = "expect \"The ledger cannot be written\"\nclick message-read\n";
    const std::string sits = "click continue\nclick message-read\nclick phrase\ntype \"Old Guard\"\nhold take-seat\n";
    const std::string says = "click menu\nclick phrase\nclick present-phrase\ntype \"Old Guard\"\n";
    const std::string phrase = says + "click new-phrase\ntype Copenhagen\nclick phrase-again\ntype Copenhagen\n";
    struct Way {
        const char* what;
        std::string script;
    };
    const std::vector<Way> ways{
        {"a phrase is given up",
         "click continue\nclick message-read\nclick forgotten\nclick agree-french\nclick agree-allied\nhold give-up-now\n" + unwritable +
             "expect-control phrase\n"},
        {"a phrase is changed", sits + phrase + "click set-phrase\n" + unwritable + "expect-not \"The pass phrase is set\"\n"},
        {"a phrase is removed", sits + says + "click remove-phrase\n" + unwritable + "expect-not \"has no pass phrase now\"\n"},
        {"the other player's seat is handed over", sits + "click menu\nclick players\nclick seat:second:recruit\nclick players-change\n" +
                                                       agree + unwritable + "expect \"takes the French seat\"\n"},
        {"an older copy is agreed on",
         "click load\nclick file:x\nclick open\n" + agree + unwritable + "expect-control continue\nexpect-no-control take-seat\n"},
        {"chosen dice are agreed on", "click continue\n" + agree + unwritable + "expect-control continue\nexpect-no-control take-seat\n"},
    };
    const Evening evening(set_phrase + take_x + "click end-turn\nclick end-now\nhold take-seat\nclick end-turn\nclick end-now\n");
    const std::string before = read_bytes(evening.data / "autosave.json"), copy = read_bytes(evening.data / "games" / "x.fow.json");
    fs::remove(evening.data / "ledger.lock");
    fs::create_directory(evening.data / "ledger.lock");
    for (const Way& way : ways) {
        INFO(way.what);
        evening.play(way.script, way.script.starts_with("click continue\nclick agree") ? "--seed 7" : "");
        CHECK(evening.record().remarks.empty());
        CHECK(read_bytes(evening.data / "autosave.json") == before);
        CHECK(read_bytes(evening.data / "games" / "x.fow.json") == copy);
    }
    fs::remove(evening.data / "ledger.lock");
    evening.play("click continue\nclick phrase\ntype \"Old Guard\"\nhold take-seat\nexpect-control end-turn\n");
    CHECK(evening.record().remarks.empty());
}

TEST_CASE("A seat with its player's own pieces cannot be handed over unnoticed", "[timeline][lost]") {
    const Evening evening(take_x);
    const std::string hands_over = "click menu\nclick players\nclick seat:first:recruit\nclick players-change\n";
    fs::remove(evening.data / "ledger.lock");
    fs::create_directory(evening.data / "ledger.lock");
    evening.play("click continue\nclick message-read\nhold take-seat\n" + hands_over +
                 "expect \"The ledger cannot be written\"\nclick message-read\nexpect-control end-turn\nexpect-no-control take-seat\n");
    CHECK(evening.record().remarks.empty());
    fs::remove(evening.data / "ledger.lock");
    evening.play("click continue\nhold take-seat\n" + hands_over + "expect \"takes the Allied seat\"\nexpect-no-control end-turn\n");
    REQUIRE(evening.record().remarks.size() == 2);  // before the first step also that a person had the seat
    evening.play("click continue\nexpect \"takes the Allied seat\"\nexpect \"played by the computer\"\n");
    evening.play(load_x + asked + "expect \"played by the computer\"\n");
}

TEST_CASE("A ledger that is put back together with one saved game is noticed", "[timeline][lost]") {
    const Evening evening("click end-turn\nclick end-now\nhold take-seat\nclick end-turn\nclick end-now\nhold take-seat\n");
    const fs::path aside = evening.folder.path() / "aside";
    fs::create_directory(aside);
    for (const char* name : {"ledger", "autosave.json"}) fs::copy_file(evening.data / name, aside / name);
    evening.play("click continue\nhold take-seat\n" + attack);
    for (const char* name : {"ledger", "autosave.json"})
        fs::copy_file(aside / name, evening.data / name, fs::copy_options::overwrite_existing);
    const bool uncounted = GENERATE(false, true);
    if (uncounted) fs::remove(evening.data / "ledger-count");
    evening.play("click continue\n" + asked + "expect \"does not know how far\"\n" + agree + "hold take-seat\n");
    evening.play("click continue\nexpect-control take-seat\n");
    CHECK(evening.record().remarks.size() == 1);
}

TEST_CASE("A remark stays although the game is set back a second time", "[timeline]") {
    const Evening evening(take_x + attack);
    evening.play(load_x + agree + "hold take-seat\nclick menu\nclick to-title\n" + load_x + asked + agree + "hold take-seat\n");
    const Record record = evening.record();
    REQUIRE(record.remarks.size() == 2);
    const auto& first = std::get<GameSetBack>(record.remarks[0].what);
    const auto& second = std::get<GameSetBack>(record.remarks[1].what);
    CHECK(first.from->steps > second.from->steps);
}

TEST_CASE("W15.3 changing the standing order again and again does not lengthen the game or its file", "[timeline][W15.3]") {
    SavedTable saved;
    stages::BattleTable& table = saved.table;
    const auto size = fs::file_size(saved.store.autosave_path());
    const std::size_t plies = table.session().ply_count();
    const int changes = fow::testing::full_run() ? 1501 : 151;  // odd: otherwise the last order is the first one again
    for (int i = 0; i < changes; ++i) REQUIRE_FALSE(table.play(other_order(table)));
    CHECK(table.session().ply_count() == plies + 1);
    CHECK(fs::file_size(saved.store.autosave_path()) == size);
    CHECK(table.play(StandingOrder{table.session().state().orders[french_seat]}));
}

TEST_CASE("On a full disk the older steps make room, and the ledger is kept", "[timeline][lost]") {
    const Evening evening(take_x + "click end-turn\nclick end-now\nhold take-seat\n");
    const RunResult outcome = run_program(
        evening.folder,
        "--layout " + evening.folder.file("layout.txt") + " --size 1024x640 --script " +
            [&] {
                const fs::path file = evening.folder.path() / "full.fow";
                std::ofstream(file)
                    << "click continue\nhold take-seat\nclick end-turn\nclick end-now\nexpect \"not being saved\"\nclick message-read\n"
                       "hold take-seat\nclick menu\nclick to-title\nclick new-game\nclick begin\n"
                       "expect \"Leave this game without saving?\"\nclick message-no\nexpect-control begin\n";
                return file.string();
            }() +
            " --shots " + evening.folder.file("shots") + " --data-dir " + evening.data.string(),
        with_fault(evening.data, "full 1 " + std::to_string(ENOSPC)));
    check_success(outcome);
    evening.play("click continue\n" + asked + "expect \"was set back from\"\n");
}

TEST_CASE("A game is known however many newer ones were played, and so is how far it had got", "[timeline][lost]") {
    SavedTable saved;
    const std::vector<const GameDocuments*> games = app::documents_of(only_waterloo());
    const fs::path path = saved.folder.path() / "ledger";
    const seal::Key key = saved.store.key();
    app::Game early = saved.store.in_progress();
    const std::string id = early.match->notes().id;

    // As many as one volume holds, then a few by the program.
    seal::Ledger ledger = seal::Ledger::unlocked(files::read(path), "ledger", key, games);
    LedgerEntry other = *ledger.find(id);
    const auto other_id = [](std::size_t i) { return "another game " + std::to_string(100 + i); };
    for (std::size_t i = 1; i < ledger_limit; ++i) {
        other.id = other_id(i);
        ledger.put(other);
    }
    files::write(path, ledger.locked(key));
    CHECK(saved.store.knows(other_id(1)));
    for (int i = 0; i < 3; ++i) {
        app::Game newer = game_with(posed(script_file("cards.json")));
        CHECK_FALSE(saved.store.note(*newer.match, newer.seal, app::LedgerFile::Note::course));
    }
    REQUIRE(fs::exists(saved.folder.path() / "ledger.1"));
    CHECK(seal::Ledger::unlocked(files::read(path), "ledger", key, games).find(id) == nullptr);
    app::Game again = saved.store.in_progress();
    CHECK_FALSE(saved.store.departure(again));
    CHECK(saved.store.knows(id));
    CHECK(saved.store.knows(other_id(1)));

    // It can be played on, and what happens then is noted: the older note does not hide it.
    REQUIRE_FALSE(saved.table.play(Resign{}));
    CHECK_FALSE(saved.store.knows(id));  // it is over
    const auto departure = saved.store.departure(early);
    REQUIRE(departure);
    CHECK(departure->from);
    CHECK(departure->ended);

    // Without its newest volume the ledger knows of no older game.
    fs::rename(saved.folder.path() / "ledger.1", saved.folder.path() / "ledger.2");
    CHECK_FALSE(saved.store.knows(other_id(1)));
    fs::rename(saved.folder.path() / "ledger.2", saved.folder.path() / "ledger.1");
    CHECK(saved.store.knows(other_id(1)));
    fs::remove(path);
    CHECK_FALSE(saved.store.knows(other_id(1)));
}

TEST_CASE("A made-up record that is over does not end the game in progress whose id it has, nor adds what it says", "[timeline][secrets]") {
    SavedTable saved;
    app::Game early = saved.store.in_progress();
    const std::string id = saved.table.match().notes().id;
    REQUIRE_FALSE(saved.table.play(OfferDraw{}));  // at its beginning every record leads to the same point
    REQUIRE(saved.store.knows(id));
    Session over = finished_game();
    over.identify(id, {});
    over.remark(HintGiven{french_seat});
    app::Game made_up = game_with(std::move(over));
    REQUIRE(made_up.match->notes().id == id);
    REQUIRE_FALSE(made_up.match->notes().remarks.empty());
    CHECK_FALSE(saved.store.note(*made_up.match, made_up.seal, app::LedgerFile::Note::course));
    CHECK(saved.store.knows(id));
    const auto departure = saved.store.departure(early);
    REQUIRE(departure);
    CHECK(departure->missed.empty());
    REQUIRE_FALSE(saved.table.play(Resign{}));
    CHECK_FALSE(saved.store.knows(id));
}

TEST_CASE("To watch a made-up record does not move the course of the game in progress whose id it has", "[timeline][secrets]") {
    SavedTable saved;
    app::Game before = saved.store.in_progress();
    Session over = finished_game();
    over.identify(saved.table.match().notes().id, {});
    app::Game made_up = game_with(std::move(over));
    CHECK_FALSE(saved.store.note(*made_up.match, made_up.seal, app::LedgerFile::Note::watched));
    CHECK(saved.store.knows(before.match->notes().id));
    CHECK_FALSE(saved.store.has_ended(*made_up.match));
    CHECK_FALSE(saved.store.departure(before));
    REQUIRE_FALSE(saved.table.play(Resign{}));
    CHECK(saved.store.has_ended(saved.table.match()));
    CHECK_FALSE(saved.store.has_ended(*made_up.match));
}

TEST_CASE("The ledger is not written while another window writes it", "[timeline][lost]") {
    SavedTable saved;
    app::Game newer = game_with(posed(script_file("cards.json")));
    const auto held = files::Lock::take(saved.folder.path() / "ledger.lock");
    REQUIRE(held);
    CHECK_THROWS_AS(saved.store.note(*newer.match, newer.seal, app::LedgerFile::Note::course), files::WriteError);
    CHECK(saved.table.play(Resign{}));
    CHECK(saved.table.take_saving()->waits);
}

TEST_CASE("Between the check that a step can be noted and its note, nobody else can hold the ledger", "[timeline][lost]") {
    SavedTable saved;
    const fs::path lock = saved.folder.path() / "ledger.lock";
    REQUIRE_FALSE(saved.store.prepare(saved.table.match()));
    CHECK_FALSE(files::Lock::take(lock));
    REQUIRE_FALSE(saved.table.play(Resign{}));
    CHECK_FALSE(saved.table.take_saving()->ledger);
    CHECK(files::Lock::take(lock));
}

TEST_CASE("A new game that nobody has begun to play leaves no copy", "[timeline][lost][script]") {
    const Folder folder;
    const auto copies = [&] { return WaterlooStore(folder.path() / "data").games(); };
    const std::string begin = "click new-game\nclick mode:basic\nclick begin\nhold take-seat\n";
    const std::string leave = "click menu\nclick to-title\n";
    check_success(run_script(folder, begin + leave + begin + leave + begin + "click historical\n" + leave));
    CHECK(copies().empty());
    check_success(run_script(folder, begin + leave));  // part of an army was placed
    CHECK(copies().size() == 1);
    check_success(run_script(folder, begin + leave));
    CHECK(copies().size() == 1);
}
