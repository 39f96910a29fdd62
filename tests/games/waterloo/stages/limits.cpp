// What the system allows or refuses the programs: a display, files of any size, memory left behind after a crash.
#include "catch.hpp"

#include <cstdlib>
#include <fstream>

#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

const std::string program = FOW_BIN_DIR "/fog-of-waterloo";

/// Runs a script of the shell.
RunResult run_shell(const Folder& folder, const std::string& script, const Environment& environment = {}) {
    const fs::path output = folder.path() / "shell.txt";
    const int code = Process({"/bin/sh", "-c", script}, environment, output).wait();
    return {code, read_bytes(output)};
}

/// Starts a program with core files allowed, and prints its limit once it is the program's own.
std::string core_limit_of(const std::string& command) {
    return "ulimit -S -c $(ulimit -H -c)\n" + command +
           " &\n"
           "for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do\n"
           "  grep '^Max core' /proc/$!/limits | grep -q ' 0  *' && break\n"
           "  sleep 0.25\n"
           "done\n"
           "grep '^Max core' /proc/$!/limits\n"
           "kill -ABRT $!\n"
           "wait $!\n"
           "ls\n";
}

}  // namespace

TEST_CASE("Without a display the program says so and ends, unless an unseen one was asked for", "[limits]") {
    const Folder folder;
    std::ofstream(folder.path() / "nothing.fow") << "quit\n";
    const std::string rest = program + " --data-dir " + folder.file("data") + " --script " + folder.file("nothing.fow");
    const RunResult outcome =
        run_shell(folder, "env -u DISPLAY -u WAYLAND_DISPLAY -u SDL_VIDEODRIVER XDG_RUNTIME_DIR=" + folder.path().string() + " " + rest);
    CHECK(outcome.code == 1);
    CHECK(outcome.output.find("Cannot open a display") != std::string::npos);
    CHECK(outcome.output.find("The game needs a graphical desktop") != std::string::npos);
    CHECK_FALSE(fs::exists(folder.path() / "data"));  // so it holds no lock there
    for (const char* driver : {"dummy", "offscreen"})
        check_success(run_shell(folder, std::string("SDL_VIDEODRIVER=") + driver + " " + rest));
}

TEST_CASE("A limit on the size of files is told like a full disk", "[limits][lost]") {
    const Folder folder;
    std::ofstream(folder.path() / "script.fow")
        << "expect-no-control message-read\nclick new-game\nclick mode:basic\nclick begin\nexpect \"The game is not being saved\"\n"
           "expect \"is full\"\nclick message-read\nhold take-seat\nexpect-control fill\n";
    const RunResult outcome = run_shell(folder,
                                        "ulimit -f 8; exec " + program + " --layout /dev/null --data-dir " + folder.file("data") +
                                            " --seed 1 --script " + folder.file("script.fow"),
                                        {{"SDL_VIDEODRIVER", "dummy"}});
    check_success(outcome);
    CHECK_FALSE(fs::exists(folder.path() / "data" / "autosave.json"));
    const RunResult line = run_shell(folder, "ulimit -f 8; exec " FOW_BIN_DIR "/fow new --seed 1 -o " + folder.file("game.json"));
    INFO(line.output);
    CHECK(line.code == 3);
    CHECK(line.output.find("File too large") != std::string::npos);
    CHECK_FALSE(fs::exists(folder.path() / "game.json"));
}

TEST_CASE("A crash leaves no core file, which would hold the secrets of both sides", "[limits][secrets]") {
    const Folder folder;
    const std::string work = "cd " + folder.path().string() + "\n";
    const auto check_no_core = [](const RunResult& outcome) {
        INFO(outcome.output);
        CHECK(outcome.output.find("Max core file size        0 ") != std::string::npos);
        CHECK(outcome.output.find("\ncore") == std::string::npos);
    };
    check_no_core(run_shell(folder, work + core_limit_of(program + " --data-dir " + folder.file("data")), {{"SDL_VIDEODRIVER", "dummy"}}));
    // It waits for a pass phrase that nobody types.
    check_success(run_script_file(folder, "phrase-set", "--seed 1"));
    check_no_core(run_shell(folder, work + "mkfifo phrases; exec 3<>phrases\n" +
                                        core_limit_of(FOW_BIN_DIR "/fow show data/games/Mine.fow.json --seat french --data-dir data <&3")));
}

TEST_CASE("A game that becomes too long to be saved is told so, and what was saved stays", "[limits][lost][slow]") {
    const Folder folder;
    Session game = posed(script_file("cards.json"));
    bool refused = false;
    for (bool asks = false; game.ply_count() < ply_limit - 1 && !refused; asks = !asks)
        refused = game.play(StandingOrder{asks ? Orders::ask : Orders::silent}).has_value();
    REQUIRE_FALSE(refused);
    // In the window a new standing order replaces the previous one, so the last step is a march.
    REQUIRE_FALSE(game.play(*action_from_text(game.rules().roster(), "k3-k2")));
    const fs::path record = folder.path() / "long.json";
    files::write(record, write_record(game.record()));
    const std::string told = "expect \"The game is too long to be saved: it has more than 20000 steps.\"\n";
    check_success(run_script(folder,
                             "hold take-seat\nexpect-no-control message-read\nclick orders\nclick order:never\n" + told +
                                 "click message-read\nclick menu\nclick save\nclick save-name\n"
                                 "type x\nclick save-now\nexpect \"That could not be saved\"\n" +
                                 told + "click message-read\n",
                             "--load " + record.string()));
    CHECK(WaterlooStore(folder.path() / "data").in_progress().match->ply_count() == ply_limit);
}
