// The rooms in which programs live: what they reach there, what they leave behind, and how they are started.
#include <fcntl.h>
#include <unistd.h>
#include "catch.hpp"

#include <cstdlib>
#include <fstream>
#include <mutex>
#include <thread>

#include "bots/channel.hpp"
#include "bots/duels.hpp"
#include "bots/lesser_kernel.hpp"
#include "bots/outside.hpp"
#include "files/platform.hpp"
#include "folder.hpp"

using namespace fow;
using namespace fow::test;
using bots::Lapse;

namespace {

namespace fs = std::filesystem;
constexpr const char* prober = FOW_SOURCE_DIR "/tests/bots/prober.py";

/// A short match of that program, on its standard error too.
struct Probed {
    PlayedMatch match;
    std::string errors;
};
Probed probed(const std::string& command, const std::function<void(bots::Terms&)>& with = {}) {
    auto plan = duel_plan(command, "random");
    plan.cap = 4;
    plan.terms.allowance.milliseconds = 20000;
    Probed result;
    std::mutex mutex;
    plan.terms.errors = [&](const std::string& lines) {
        const std::lock_guard held(mutex);
        result.errors += lines;
    };
    if (with) with(plan.terms);
    result.match = play_duel(plan);
    return result;
}
[[nodiscard]] platform::Lacks lacks() { return bots::try_program("/bin/true", duel_plan("", "").terms); }

/// A program of that text; `mode`: its rights.
fs::path program_in(const Folder& folder, const std::string& text, fs::perms mode = fs::perms::owner_all) {
    files::write(folder / "program", text);
    fs::permissions(folder / "program", mode);
    return folder / "program";
}
const std::string shell_bot =
    "while read -r word number rest; do\n"
    "  case $word in\n"
    "    fow-bot) echo \"name ${name:-$0}\"; echo ready;;\n"
    "    legal) legal=$number;;\n"
    "    go) echo \"act $number $legal\" | cat;;\n"
    "    quit) exit;;\n"
    "  esac\n"
    "done\n";

[[nodiscard]] bool runs(const std::string& mark) { return std::system(("pgrep -f '" + mark + "-[o]rphan' >/dev/null").c_str()) == 0; }
/// Whether no process with that mark runs any more, soon.
[[nodiscard]] bool ends(const std::string& mark) {
    for (int i = 0; i < 100 && runs(mark); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    return !runs(mark);
}

}  // namespace

TEST_CASE("a program that cannot be started is refused before the match, and a fault within it", "[rooms]") {
    const Folder folder;
    fs::path program;
    std::ofstream held;
    std::string why;
    SECTION("without a first line") {
        program = program_in(folder, "print('no first line')\n");
        why = "its first line does not name an interpreter";
    }
    SECTION("that may not be executed") {
        program = program_in(folder, "#!/bin/sh\n", fs::perms::owner_read);
        why = "it may not be executed";
    }
    SECTION("that is being written") {
        fs::copy_file("/bin/true", folder / "program");
        program = folder / "program";
        held.open(program, std::ios::app);
        why = "it is being written";
    }
    SECTION("whose interpreter is missing") {
        program = program_in(folder, "#!/no/interpreter\n");
        why = "the interpreter";
    }
    SECTION("that is cut off") {
        program = program_in(folder,
                             "\x7f"
                             "ELF");
        why = "its first line does not name an interpreter";
    }
    const auto plan = duel_plan(program.string(), "random");
    CHECK_THROWS_WITH(bots::try_program(program.string(), plan.terms), ContainsSubstring(why));
    const PlayedMatch match = play_duel(plan);
    CHECK(match.faults(Lapse::mute) == 2);
    CHECK_THAT(match.games[0].report.complaints.front(), ContainsSubstring("mute (it cannot be started: ") && ContainsSubstring(why));
}

TEST_CASE("the fault of a mute program has the first lines of its standard error", "[rooms]") {
    const PlayedMatch match = play_duel(duel_plan(bad_bot("mute-says"), "random"));
    CHECK_THAT(match.games[0].report.complaints.front(), ContainsSubstring("mute (Traceback:   no module [31m 'base')"));
    CHECK_THAT(match.games[0].report.complaints.front(), !ContainsSubstring("\x1b"));
}

TEST_CASE("a program is called as it was written", "[rooms]") {
    const auto called = [](const std::string& command) { return probed(command + " -c '" + shell_bot + "'").match.report.names.first; };
    CHECK(called("/bin/sh") == "/bin/sh");
    CHECK(called("/usr/../bin/sh") == "/usr/../bin/sh");
    CHECK(called("sh") == "sh");
    // What the name of a link tells, as that of a virtual environment.
    const Folder folder;
    fs::create_symlink("/bin/sh", folder / "link");
    CHECK(called((folder / "link").string()) == (folder / "link").string());
}

TEST_CASE("ordinary programs run in their rooms", "[rooms]") {
    CHECK(probed(bad_bot("ordinary")).match.report.names.first == "1042");
    for (const char* shell : {"/bin/sh", "/bin/bash"}) {
        const Probed result = probed(std::string(shell) + " -c '" + shell_bot + "'");
        INFO(shell << result.errors);
        for (const Lapse fault : bots::faults) CHECK(result.match.faults(fault) == 0);
    }
    const Probed perl = probed(
        "/usr/bin/perl -e '$| = 1; while (<>) { @w = split; next if !@w; if ($w[0] eq \"fow-bot\") { print \"ready\\n\" } "
        "elsif ($w[0] eq \"legal\") { $legal = $w[1] } elsif ($w[0] eq \"go\") { print \"act $w[1] $legal\\n\" } "
        "elsif ($w[0] eq \"quit\") { exit } }'");
    INFO(perl.errors);
    for (const Lapse fault : bots::faults) CHECK(perl.match.faults(fault) == 0);
}

TEST_CASE("a program inherits no open file", "[rooms]") {
    const Folder folder;
    files::write(folder / "secret", "precious");
    const int open = ::open((folder / "secret").c_str(), O_RDONLY);  // kept by the programs that are started, if nobody closes it
    const int high = ::dup2(open, 500);
    for (const bool confined : {true, false}) {
        const Probed result = probed(bad_bot("files"), [&](bots::Terms& terms) { terms.confined = confined; });
        CHECK(result.match.report.names.first == "nothing");
    }
    ::close(open);
    ::close(high);
}

TEST_CASE("a program uses only the calls that a player needs", "[rooms]") {
    if (lacks().calls) return;
#if defined(__x86_64__)
    CHECK(probed(python_program() + " " + prober + " calls").errors.empty());
#endif
    const Folder folder;
    files::write(folder / "own", "precious");
    fs::copy_file(prober, folder / "prober.py");
    const std::string own = (folder / "own").string();
    CHECK(probed(python_program() + " " + (folder / "prober.py").string() + " truncate " + own).errors.empty());
    CHECK(files::read(own) == "precious");
}

TEST_CASE("a program reads nothing in a folder of games, wherever it is", "[rooms]") {
    if (lacks() != platform::Lacks{}) return;
    const Folder folder;
    fs::create_directories(folder / "bots/data/games");
    files::write(folder / "bots/data/key", "precious");
    files::write(folder / "bots/beside_prober.py", "");
    fs::copy_file(prober, folder / "bots/prober.py");
    fs::create_directory_symlink(folder / "bots/data", folder / "bots/link");
    const fs::path before = fs::current_path();
    const std::string bot = python_program() + " " + (folder / "bots/prober.py").string();
    const auto found = [&](const fs::path& hidden, const std::vector<std::string>& readable = {}) {
        const Probed result = probed(bot + " folder " + (folder / "bots/data").string(), [&](bots::Terms& terms) {
            terms.hidden = {hidden.string()};
            terms.readable.insert(terms.readable.end(), readable.begin(), readable.end());
        });
        CHECK(result.match.faults(Lapse::mute) == 0);
        return result.errors;
    };
    CHECK(found(folder / "bots/data").empty());
    CHECK(found(folder / "bots/data/").empty());
    CHECK(found(folder / "bots/link").empty());
    CHECK(found(folder / "bots/data", {folder.path().string(), (folder / "bots/data/games").string()}).empty());
    fs::current_path(folder / "bots/data");
    CHECK(found(folder / "bots/data").empty());
    CHECK(found(".").empty());
    fs::current_path(before);
    CHECK_THAT(found(folder / "elsewhere"), ContainsSubstring("can read " + (folder / "bots/data").string()));  // the probe works
    // What is beside the program is read all the same.
    const Probed module = probed(bot + " module", [&](bots::Terms& terms) { terms.hidden = {(folder / "bots/data").string()}; });
    CHECK(module.match.faults(Lapse::mute) == 0);
    // In that folder itself, it could not be read.
    fs::copy_file(prober, folder / "bots/data/prober.py");
    auto terms = duel_plan("", "").terms;
    terms.hidden = {(folder / "bots/data").string()};
    const std::string inside = python_program() + " " + (folder / "bots/link/prober.py").string() + " module";
    CHECK_THROWS_WITH(bots::try_program(inside, terms), ContainsSubstring("is in the folder of games and keys"));
}

TEST_CASE("a program in the user's home itself reads only its own file there", "[rooms]") {
    if (lacks().files) return;
    const Folder folder;
    files::write(folder / "key", "precious");
    fs::copy_file(prober, folder / "prober.py");
    const std::string home = std::getenv("HOME") == nullptr ? "" : std::getenv("HOME");
    ::setenv("HOME", folder.path().c_str(), 1);
    const std::string errors =
        probed(python_program() + " " + (folder / "prober.py").string() + " folder " + folder.path().string()).errors;
    ::setenv("HOME", home.c_str(), 1);
    CHECK_THAT(errors, !ContainsSubstring("can read"));
    CHECK_THAT(errors, !ContainsSubstring("can list"));
}

TEST_CASE("what a killed game leaves behind ends with it", "[rooms]") {
    const Folder folder;
    const std::string kernel = GENERATE("", "n", "nl");  // also where programs get no namespaces
    const std::string mark = "fow-clings-" + std::to_string(::getpid()) + kernel;
    RunningProgram game({FOW_BIN_DIR "/fow", "--game", "duel", "match", "--first", bad_bot("clings " + mark), "--second", "random",
                         "--games", "2", "--time", "100000"},
                        folder.file("out"), {kernel});
    for (int i = 0; i < 600 && !runs(mark); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    INFO(kernel << files::read(folder / "out"));
    CHECK(runs(mark));
    game.kill();
    CHECK(ends(mark));
}

TEST_CASE("a program has a bounded number of processes, and memory for all of them together", "[rooms]") {
    CHECK(probed(bad_bot("family 40")).match.faults(Lapse::mute) == 0);
    const Probed many = probed(bad_bot("family 100"));
    CHECK(many.match.faults(Lapse::mute) == 2);
    CHECK_THAT(many.errors, ContainsSubstring("fow: stopped, because it had more than 64 processes"));
    const auto bounded = [](bots::Terms& terms) { terms.memory = 500U << 20U; };
    const Probed heavy = probed(bad_bot("greedy-family"), bounded);
    CHECK(heavy.match.faults(Lapse::mute) == 2);
    CHECK_THAT(heavy.errors, ContainsSubstring("together used more memory than it may"));
}

TEST_CASE("what a program writes on its standard error is shown filtered and up to a bound", "[rooms]") {
    const std::string errors = probed(bad_bot("noisy")).errors;
    CHECK_THAT(errors, ContainsSubstring("plain \\u001b]0;title\\u0007 \\u202e end, terminal False\n"));
    CHECK(std::none_of(errors.begin(), errors.end(), [](char c) { return c != '\n' && static_cast<unsigned char>(c) < 0x20; }));
    const std::size_t games = 2;
    CHECK(errors.size() < games * (bots::shown_errors_limit + 100000));
    CHECK_THAT(errors, ContainsSubstring("no more of its standard error is shown"));
}

TEST_CASE("where the kernel can do less, what is left open is said", "[rooms]") {
    const Folder folder;
    const auto said = [&](const std::string& kernel) {
        RunningProgram game({FOW_BIN_DIR "/fow", "--game", "duel", "match", "--first", python_program() + " " + prober + " calls",
                             "--second", "random", "--games", "2", "--cap", "4", "--time", "20000", "--show-errors"},
                            folder.file("out"), {kernel});
        const int code = game.wait();
        const std::string text = files::read(folder / "out");
        INFO(kernel << text);
        CHECK(code == 0);
        return text;
    };
    const bool whole = lacks() == platform::Lacks{};
    if (whole) CHECK_THAT(said(""), !ContainsSubstring("fow: this system"));
    CHECK_THAT(said("n"), ContainsSubstring("fow: this system cannot confine programs completely. On this system programs can find out"));
    CHECK_THAT(said("n"), !ContainsSubstring("can socket"));  // no namespace is needed for this
    CHECK_THAT(said("l"), ContainsSubstring("nothing keeps programs from reading your files"));
    CHECK_THAT(said("s"), ContainsSubstring("nothing keeps programs from the network"));
}

TEST_CASE("where the kernel can do less, a program changes no file all the same", "[rooms]") {
    if (lacks() != platform::Lacks{}) return;
    const Folder folder;
    files::write(folder / "own", "precious");
    fs::copy_file(prober, folder / "prober.py");
    const std::string kernel = GENERATE("n", "l", "nl");
    RunningProgram game({FOW_BIN_DIR "/fow", "--game", "duel", "match", "--first",
                         python_program() + " " + folder.file("prober.py") + " truncate " + folder.file("own"), "--second", "random",
                         "--games", "2", "--cap", "4", "--time", "20000", "--show-errors"},
                        folder.file("out"), {kernel});
    INFO(kernel);
    CHECK(game.wait() == 0);
    for (const char* change : {"can empty", "can write", "can change", "can create"})
        CHECK_THAT(files::read(folder / "out"), !ContainsSubstring(change));
    CHECK(files::read(folder / "own") == "precious");
    CHECK_FALSE(fs::exists(folder / "own-new"));
}

TEST_CASE("nobody waits for a program any more once that is asked", "[rooms]") {
    const auto begun = bots::Clock::now();
    bots::Channel channel(bots::command_line(bad_bot("silent")), {.confined = false});
    std::stop_source stop;
    std::thread later([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        stop.request_stop();
    });
    CHECK(channel.next(begun + std::chrono::seconds(20), stop.get_token()).why == bots::Silence::ended);
    later.join();
    CHECK(bots::Clock::now() - begun < std::chrono::seconds(5));
}
