// Settings: saved, overridden, broken, not writable.
#include "catch.hpp"

#include <chrono>
#include <fstream>
#include <sstream>
#include <thread>
#include <tuple>

#include "files/files.hpp"
#include "games/waterloo/chance/dice.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/stages/draft.hpp"
#include "games/waterloo/stages/field_stages.hpp"
#include "games/waterloo/stages/input.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"
#include "seal/ledger.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

fs::path file_of(const Folder& folder) { return folder.path() / "data" / "settings.json"; }
Settings kept_in(const Folder& folder) { return read_settings(files::read(file_of(folder)), "settings.json"); }
void keep_in(const Folder& folder, const Settings& settings) { files::write(file_of(folder), write_settings(settings)); }

/// Draws frames only if a picture of them is needed.
void run(const Folder& folder, const std::string& script, const std::string& arguments = "") {
    const bool seen = script.find("shot ") != std::string::npos || arguments.find("--frames") != std::string::npos;
    const RunResult outcome = seen ? run_drawn(folder, script, arguments) : run_script(folder, script, arguments);
    INFO(outcome.output << script);
    REQUIRE(outcome.code == 0);
}

std::string shot(const Folder& folder, const char* name) { return read_bytes(folder.path() / "shots" / (std::string(name) + ".png")); }

/// Width and height in the header of a PNG.
std::pair<int, int> size_of(const std::string& png) {
    const auto number = [&](std::size_t at) {
        int value = 0;
        for (std::size_t i = at; i < at + 4; ++i) value = value * 256 + static_cast<unsigned char>(png.at(i));
        return value;
    };
    return {number(16), number(20)};
}

const std::string both_set_up =
    "click new-game\nclick begin\nhold take-seat\nclick historical\nclick ready\n"
    "hold take-seat\nclick historical\nclick ready\nhold take-seat\n";
const std::string pieces_lie_face_down = "click settings\nclick face-down\nclick settings-done\n" + both_set_up;

}  // namespace

TEST_CASE("Settings apply at once and at the next start", "[settings]") {
    const Folder folder;
    run(folder, "point @1,1\nshot before\n");
    CHECK_FALSE(fs::exists(file_of(folder)));  // no setting was changed
    run(folder,
        "click settings\nclick text-size:large\nclick pace:slow\nclick sound:off\nclick colours:contrast\nclick turn-board\n"
        "click table-setting\nclick confirm\nclick settings-done\npoint @1,1\nshot after\n");
    Settings chosen;
    chosen.text_size = TextSize::large;
    chosen.pace = Pace::slow;
    chosen.sound = false;
    chosen.colours = Colours::contrast;
    chosen.turn_board = chosen.true_to_table = true;
    chosen.confirm = false;
    CHECK(kept_in(folder) == chosen);
    const std::string bytes = read_bytes(file_of(folder));
    run(folder, "point @1,1\nshot next\n");
    CHECK(read_bytes(file_of(folder)) == bytes);
    // Only the first start shows "Welcome"; the other two pictures show the same page.
    CHECK(shot(folder, "next") != shot(folder, "before"));
    run(folder, "click settings\nclick text-size:normal\nclick colours:uniforms\nclick settings-done\npoint @1,1\nshot back\n");
    CHECK(shot(folder, "back") != shot(folder, "next"));
}

TEST_CASE("Players choose their own keys; a conflict is named", "[settings][keys]") {
    const Folder folder;
    run(folder,
        "click settings\nclick own-keys\nclick key:end_turn\nexpect \"Press a key\"\nkey Q\nexpect-not \"Press a key\"\n"
        "click key:take_back\nkey Q\nexpect \"Q is the key for: end the turn.\"\nclick key:take_back\nkey Tab\n"
        "expect \"a meaning everywhere\"\nclick key:take_back\nkey Escape\nexpect-not \"a meaning everywhere\"\n"
        "click keys-done\nclick settings-done\nkey F1\nexpect Q\nkey Escape\n" +
            both_set_up + "key E\nexpect-no-control end-now\nkey Q\nexpect-control end-now\n");
    Settings chosen;
    chosen.keys[0] = "Q";
    CHECK(kept_in(folder) == chosen);
    run(folder, "click settings\nclick own-keys\nclick usual-keys\nclick keys-done\nclick settings-done\n");
    CHECK(kept_in(folder) == Settings{});
}

TEST_CASE("The veil is held as long as the settings say", "[settings]") {
    const Folder folder;
    run(folder,
        "click settings\nclick veil-hold:2000\nclick settings-done\nclick new-game\nclick begin\nhold take-seat 1000\n"
        "expect-control take-seat\nhold take-seat 2500\nexpect-control historical\n");
    CHECK(kept_in(folder).veil_hold == 2000);
}

TEST_CASE("Pieces that lie face down show their backs until they are lifted", "[settings][secrets]") {
    const Folder folder;
    run(folder, pieces_lie_face_down +
                    "expect-not \"line of retreat:\"\npoint g7\nexpect-not Rifles\nclick g7\nclick g6\nexpect \"Two actions left.\"\n"
                    "expect-not Rifles\nkey F\npoint g6\nexpect Rifles\nexpect \"line of retreat:\"\nkey F\npoint g6\nexpect-not Rifles\n"
                    "key F9\nhold take-seat\nexpect-control lift\nexpect-not Rifles\n");
}

TEST_CASE("The dispatch waits while the pieces lie face down, because it names them", "[settings][secrets]") {
    const Folder folder;
    run(folder, pieces_lie_face_down +
                    "click g7\nclick g6\nclick end-turn\nclick end-now\nhold take-seat\nexpect-control lift\n"
                    "expect-no-control news-read\nkey F\nexpect-control news-read\nclick news-read\n"
                    "expect-control news-open\nkey F\nwait 100\nkey D\nwait 100\nexpect-no-control news-read\n");
}

TEST_CASE("Odds are shown as the settings say", "[settings]") {
    const std::tuple<const char*, bool, bool> cases[] = {
        {"always", false, true}, {"with_memory", true, true}, {"with_memory", false, false}, {"never", true, false}};
    for (const auto& [setting, memory, shown] : cases) {
        const Folder folder;
        const fs::path record = game_file(folder, posed(script_file("help.json"), memory).record());
        run(folder,
            "hold take-seat\nclick menu\nclick settings\nclick odds:" + std::string(setting) +
                "\nclick settings-done\nclick back\nclick e6\npoint e7\n" + (shown ? "expect" : "expect-not") + " \"e6 attacks e7.\"\n",
            "--load " + record.string());
    }
}

TEST_CASE("A pace from the command line is not saved", "[settings]") {
    const Folder folder;
    run(folder, "click settings\nclick confirm\nclick settings-done\n", "--pace brisk");
    CHECK(kept_in(folder).pace == Pace::steady);
    CHECK_FALSE(kept_in(folder).confirm);
    CHECK(run_program(folder, "--pace quick").code == 2);
}

TEST_CASE("The volume is played and saved when the slider is released", "[settings]") {
    const Folder folder;
    const std::string frames = folder.file("frames.txt");
    run(folder, "click settings\npress volume\npoint sound:off\nrelease sound:off\nexpect-control volume\n", "--frames " + frames);
    CHECK(kept_in(folder).volume == 0);  // the pointer is left of the slider
    std::istringstream lines(read_bytes(frames));
    int bells = 0;
    for (std::string line; std::getline(lines, line);) bells += line.find("sounds bell") != std::string::npos ? 1 : 0;
    CHECK(bells == 1);
}

TEST_CASE("Settings that cannot be used are reported, kept aside and replaced by the defaults", "[settings]") {
    struct Case {
        std::string text, told;
    };
    const std::string good = write_settings({});
    const auto changed = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        return text.replace(text.find(from), from.size(), to);
    };
    const Case cases[] = {{"{\"format\": ", "settings.json"},
                          {"", "settings.json"},
                          {changed("settings\"", "record\""), "/format"},
                          {changed("\"version\": 1", "\"version\": 2"), "/version"},
                          {changed("\"pace\"", "\"haste\""), "haste"},
                          {changed("\"volume\": 30", "\"volume\": 300"), "/volume"}};
    for (const Case& bad : cases) {
        CAPTURE(bad.text);
        const Folder folder;
        files::write(file_of(folder), bad.text);
        run(folder, "expect settings.json\nexpect \"" + bad.told + "\"\nclick message-read\nexpect-control new-game\n");
        CHECK(read_bytes(file_of(folder)) == bad.text);  // not overwritten until a setting is changed
        files::write(file_of(folder).string() + ".broken", "older");
        run(folder, "click message-read\nclick settings\nclick confirm\nclick settings-done\n");
        CHECK(read_bytes(file_of(folder).string() + ".broken") == "older");
        CHECK(read_bytes(file_of(folder).string() + ".broken.2") == bad.text);
        CHECK_FALSE(kept_in(folder).confirm);
        run(folder, "expect-no-control message-read\n");
    }
}

TEST_CASE("Settings that cannot be written are reported once, and apply all the same", "[settings]") {
    const Folder folder;
    fs::create_directories(file_of(folder) / "in the way");
    run(folder,
        "click message-read\nclick settings\nclick text-size:large\nexpect \"They apply until you quit.\"\nclick message-read\n"
        "click confirm\nexpect-no-control message-read\nclick settings-done\nclick new-game\nclick begin\nexpect-control take-seat\n");
    CHECK(fs::exists(file_of(folder) / "in the way"));
}

TEST_CASE("The window keeps its size", "[settings]") {
    const Folder folder;
    run(folder, "resize 1100x700\npoint @1,1\n", "");
    CHECK(std::pair(kept_in(folder).width, kept_in(folder).height) == std::pair(1100, 700));
    run(folder, "shot again\n", "");
    CHECK(size_of(shot(folder, "again")) == std::pair(1100, 700));
    run(folder, "shot other\n", "--size 1280x720");  // for this run only
    CHECK(size_of(shot(folder, "other")) == std::pair(1280, 720));
    CHECK(kept_in(folder).width == 1100);
}

TEST_CASE("F11 switches to full screen and back", "[settings]") {
    const Folder folder;
    run(folder, "key F11\nresize 1100x700\nclick new-game\nclick back\n");
    CHECK(kept_in(folder).full_screen);
    CHECK(kept_in(folder).width == 1280);  // the window's width, not the screen's
    run(folder, "key F11\n");
    CHECK_FALSE(kept_in(folder).full_screen);
}

TEST_CASE("The settings are the defaults of a new game", "[settings][W15.1]") {
    const Folder folder;
    const bool true_to_table = GENERATE(false, true);
    Settings settings;
    settings.true_to_table = true_to_table;
    keep_in(folder, settings);
    run(folder, both_set_up + "click menu\nclick save\nclick save-name\ntype Game\nclick save-now\n");
    const Session game = session_of(WaterlooStore(folder.path() / "data").load_game(folder.path() / "data" / "games" / "Game.fow.json"));
    CHECK(game.record().options.memory != true_to_table);
}

TEST_CASE("A setting decides whether the program asks before actions are given up", "[settings]") {
    const Folder folder;
    run(folder, both_set_up +
                    "click end-turn\nexpect-control end-now\nclick back\nclick menu\nclick settings\nclick confirm\n"
                    "click settings-done\nclick back\nclick end-turn\nexpect-no-control end-now\nexpect-control take-seat\n");
}

TEST_CASE("W11.2 the window asks before a card is ended without a step, unless a setting says no", "[settings][W11.2]") {
    const std::string play = "click hand:initiative\nclick play-card\n";
    const std::string asked = play +
                              "click card-done\nexpect \"Give up the card?\"\nexpect \"the card and its action are lost (W11.2)\"\n"
                              "click back\nexpect-control card-done\nclick card-done\nclick end-now\n"
                              "expect-no-control card-done\nexpect \"Two actions left.\"\n";
    const std::string after_a_step = play + "drag a1 a2\nclick card-done\nexpect-no-control end-now\nexpect \"Two actions left.\"\n";
    const std::string switched_off = "click menu\nclick settings\nclick confirm\nclick settings-done\nclick back\n" + play +
                                     "click card-done\nexpect-no-control end-now\nexpect \"Two actions left.\"\n";
    for (const std::string& script : {asked, after_a_step, switched_off}) {
        CAPTURE(script);
        const Folder folder;
        check_success(run_posed(folder, script_file("cards.json"), "hold take-seat\n" + script));
    }
}

TEST_CASE("A whole Allied turn is played on the turned map, a French one on the map as it is", "[settings][turned]") {
    Session session(data::load_ruleset(), Options{}, {"First player", "Second player"});
    std::size_t rolled = 0;
    while (!session.state().ready[french_seat]) {
        if (session.decider() == Decider::chance) {
            Pcg32 numbers(seal::lot(seal::chosen_source(1), rolled++));
            REQUIRE(session.roll(Chance(0).pick(session.rolls(), numbers)));
        }
        const Seat seat = session.state().mover;
        stages::Draft draft(session.rules(), session.state());
        draft.set_what_fits(stages::historical_army(files::data_folder(), seat, session.rules().roster()).places);
        for (const PlaceUnit& place : draft.places()) REQUIRE_FALSE(session.play(place));
        REQUIRE_FALSE(session.play(Ready{}));
    }
    std::string script = both_set_up;
    for (const Seat seat : {allied_seat, french_seat}) {
        REQUIRE(session.state().mover == seat);
        const bool turned = seat == allied_seat;
        const screens::BoardGeometry geometry(screens::play_layout(1280, 800, 1, turned).map, turned);
        const auto pixel = [&](Square square) {
            const SDL_FPoint at = geometry.centre(square);
            return "@" + std::to_string(static_cast<int>(at.x)) + "," + std::to_string(static_cast<int>(at.y));
        };
        for (int step = 0; step < 3; ++step) {
            const PlayerView view = session.view(viewer_of(seat));
            const auto move =
                std::find_if(view.legal.begin(), view.legal.end(), [](const Action& a) { return std::holds_alternative<Move>(a); });
            REQUIRE(move != view.legal.end());
            const Move chosen = std::get<Move>(*move);
            // By clicking and by dragging.
            script += step == 1 ? "drag " + pixel(chosen.from) + " " + pixel(chosen.to) + "\n"
                                : "click " + pixel(chosen.from) + "\nclick " + pixel(chosen.to) + "\n";
            script += "key Escape\n";  // deselects the piece
            REQUIRE_FALSE(session.play(chosen));
        }
        script += "click end-turn\n";
        REQUIRE_FALSE(session.play(EndTurn{}));
        if (seat == allied_seat) script += "hold take-seat\nclick news-read\n";
    }
    script += "hold take-seat\nclick news-read\nclick menu\nclick save\nclick save-name\ntype Game\nclick save-now\n";
    const Folder folder;
    Settings settings;
    settings.turn_board = true;
    keep_in(folder, settings);
    run(folder, script, "--seed 1 --size 1280x800");
    const Session played = session_of(WaterlooStore(folder.path() / "data").load_game(folder.path() / "data" / "games" / "Game.fow.json"));
    CHECK(played.record().plies == session.record().plies);
    CHECK(played.record().start == session.record().start);
}

TEST_CASE("At rest the program uses no processor", "[settings][idle]") {
    const Folder folder;
    Process program({our_program("fog-of-waterloo"), "--data-dir", folder.file("data")}, {{"SDL_VIDEODRIVER", "dummy"}},
                    folder / "output.txt");
    // After the start there must be a second in which it uses almost no time; a busy loop would use all of each.
    double least = 1;
    for (int second = 0; second < 8 && least > 0.2; ++second) {
        const double before = program.processor_seconds();
        std::this_thread::sleep_for(std::chrono::seconds(1));
        least = std::min(least, program.processor_seconds() - before);
    }
    CHECK(least <= 0.2);
    CHECK(program.stop() == 0);
}

namespace {

/// rules/ and assets/ of the source tree, with assets that can be damaged.
void copy_data(const fs::path& folder) {
    fs::create_directories(folder);
    fs::create_directory_symlink(fs::path(FOW_SOURCE_DIR) / "rules", folder / "rules");
    fs::copy(fs::path(FOW_SOURCE_DIR) / "assets", folder / "assets", fs::copy_options::recursive);
}

RunResult run_with(const Folder& folder, const std::string& script, const Environment& environment) {
    std::ofstream(folder / "script.fow") << script;
    const std::string files = " --data-dir " + folder.file("data") + " --shots " + folder.file("shots");
    return run_program(folder, "--script " + folder.file("script.fow") + files, environment);
}

}  // namespace

TEST_CASE("A missing or damaged picture is named, and the game continues", "[settings][standin]") {
    const Folder folder;
    copy_data(folder / "own");
    fs::remove(folder / "own" / "assets" / "back_french.svg");
    std::ofstream(folder / "own" / "assets" / "branch_cavalry.svg") << "<svg";
    fs::remove(folder / "own" / "assets" / "map_places.svg");
    const RunResult outcome = run_with(folder,
                                       "expect back_french.svg\nexpect branch_cavalry.svg\nclick settings\nexpect back_french.svg\n"
                                       "click settings-done\n" +
                                           both_set_up + "click end-turn\nclick end-now\nhold take-seat\n",
                                       // SDL_image leaks what it has read of a drawing without a size.
                                       {{"ASAN_OPTIONS", "detect_leaks=0"}, {"FOG_OF_WATERLOO_DATA", folder.file("own")}});
    INFO(outcome.output);
    CHECK(outcome.code == 0);
}

TEST_CASE("Missing fonts are reported, and the game continues", "[settings][standin]") {
    const Folder folder;
    const RunResult outcome =
        run_with(folder, "expect \"EB Garamond is not installed\"\n" + both_set_up, {{"FOG_OF_WATERLOO_FONTS", folder.file("none")}});
    INFO(outcome.output);
    CHECK(outcome.code == 0);
}
