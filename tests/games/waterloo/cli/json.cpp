// What fow prints for other programs, and what it reads from standard input.
#include "catch.hpp"

#include "cli/command.hpp"
#include "cli/python.hpp"
#include "cli/run_fow.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "seal/seal.hpp"

using namespace fow;
using namespace fow::waterloo;
using fow::test::Folder;
using fow::test::Output;
using fow::test::python;
using fow::test::run_fow;

namespace {

std::string shipped(const char* game) { return (data::rules_folder() / "games" / game).string(); }

/// What Python prints for `expression`, in which `v` is the list of JSON values in `text`: a single value, or one per line.
std::string told(const Folder& folder, const std::string& text, const std::string& expression) {
    files::write(folder / "out", text);
    files::write(folder / "read.py",
                 "import json, sys\n"
                 "text = open(sys.argv[1]).read()\n"
                 "try: v = [json.loads(text)]\n"
                 "except ValueError: v = [json.loads(line) for line in text.splitlines()]\n"
                 "told = " +
                     expression + "\nprint(told)\n");
    return python(folder.file("read.py") + " " + folder.file("out"));
}

std::vector<std::string> command_names() {
    std::vector<std::string> names;
    std::istringstream help(run_fow({"--help"}).out);
    bool inside = false;
    for (std::string line; std::getline(help, line);) {
        if (inside && line.rfind("  ", 0) == 0 && line[2] != ' ') names.push_back(line.substr(2, line.find(' ', 2) - 2));
        else if (inside && line.rfind("Example", 0) == 0) break;
        inside = inside || line == "Subcommands:";
    }
    return names;
}

}  // namespace

TEST_CASE("every command has --json and examples, and cites no file that an installed copy lacks") {
    const std::vector<std::string> names = command_names();
    REQUIRE(names.size() == 14);
    for (const std::string& name : names) {
        INFO(name);
        const std::string help = run_fow({name, "--help"}).out;
        CHECK((help.find("--json") != std::string::npos) == (name != "bot"));  // bot speaks its own protocol
        CHECK_THAT(help, ContainsSubstring("Example") && ContainsSubstring("\n  fow " + name));
        CHECK_THAT(help, !ContainsSubstring("docs/"));
    }
    CHECK_THAT(run_fow({"--help"}).out, ContainsSubstring("Examples:"));
    CHECK_THAT(run_fow({"explain", shipped("basic.json"), "nonsense"}).err, !ContainsSubstring("docs/"));
}

TEST_CASE("the JSON of each command says what its text says") {
    const Folder folder;
    const std::string game = folder.file("game.json");
    const Output begun = run_fow({"new", "--seed", "18446744073709551615", "--setup", "random", "-o", game, "--json"});
    CHECK(told(folder, begun.out,
               "v[0]['file'] == '" + game + "' and v[0]['seed'] == 2**64 - 1 and (v[0]['turn'], v[0]['clock'], v[0]['decides'])") ==
          "(1, '11:00', 'allied')\n");
    const std::string legal = run_fow({"legal", game}).out;
    CHECK(told(folder, run_fow({"legal", game, "--json"}).out, "'\\n'.join(v[0]['legal'])") == legal);
    CHECK(told(folder, run_fow({"legal", game, "--ply", "0", "--json"}).out, "v[0]['decides'], v[0]['legal']") ==
          "('chance', ['line:centre', 'line:left', 'line:right'])\n");
    CHECK(told(folder, run_fow({"explain", game, "end", "--json"}).out, "v") == "[{'action': 'end', 'legal': True}]\n");
    const Output refused = run_fow({"explain", game, "a5-a6", "--json"});
    CHECK(refused.code == cli::refused);
    CHECK(told(folder, refused.out, "v[0]['legal'], v[0]['rule'], v[0]['reason']") ==
          "(False, 'W7.2', 'You have no piece on that square.')\n");
    // A number of the rules within the reason.
    const std::string posed = folder.file("posed.json");
    REQUIRE(run_fow({"new", "--field", FOW_SOURCE_DIR "/tests/games/waterloo/stages/scripts/cards.json", "-o", posed}).code == cli::done);
    CHECK(told(folder, run_fow({"explain", posed, "c3-a5", "--json"}).out, "v[0]['reason']") ==
          "Line infantry moves over empty squares, 2 at most.\n");
    CHECK(told(folder, run_fow({"play", game, "end", "--json"}).out, "[e['event'] for e in v]") == "['turn_ended', 'turn_began']\n");
    CHECK(told(folder, run_fow({"perft", game, "2", "--json"}).out, "'\\n'.join(f\"{e['depth']} {e['count']}\" for e in v)") ==
          run_fow({"perft", game, "2"}).out);
    CHECK(told(folder, run_fow({"verify", game, "--json"}).out,
               "v[0]['sound'], v[0]['sealed'], 'result' in v[0], len(v[0]['commitments'])") == "(True, False, False, 4)\n");
    const std::string basic = shipped("basic.json");
    CHECK(told(folder, run_fow({"verify", basic, "--json", "--against", basic}).out,
               "v[0]['result'], v[0]['turn'], v[0]['clock'], 'same_as_earlier' in v[0]") ==
          "({'winner': 'allied', 'ending': 'line_of_retreat', 'rule': 'W1.1'}, 13, '17:00', True)\n");
    const std::string page = run_fow({"statistics", basic}).out;
    CHECK(told(folder, run_fow({"statistics", basic, "--json"}).out, "'\\n'.join(v[0]['summary'])") + "\n" ==
          page.substr(0, page.find("\nTurning points") + 1));
    CHECK(told(folder, run_fow({"statistics", basic, "--json"}).out,
               "sum(v[0]['lost']['french'].values()), sum(v[0]['lost']['allied'].values()), v[0]['turns'][-1]['turn']") ==
          "(22, 12, 13)\n");
    CHECK(told(folder, run_fow({"rules", "W4", "--json"}).out, "v[0]['rule'], v[-1]['rule'], sum(len(r['diagrams']) for r in v)") ==
          "('W4.1', 'W4.15', 5)\n");
    CHECK(told(folder, run_fow({"rules", "W8.7", "--json"}).out, "len(v), v[0]['rule'], len(v[0]['diagrams'])") == "(1, 'W8.7', 2)\n");
    CHECK(run_fow({"rules", "elephant", "--json"}).code == cli::usage);
    CHECK(told(folder, run_fow({"lesson", FOW_SOURCE_DIR "/tests/games/waterloo/fuzz/corpus/lesson/across-the-brook", "--json"}).out,
               "v") == "[{'title': 'Across the brook', 'steps': 4}]\n");
    CHECK(told(folder, run_fow({"show", basic, "--seat", "both", "--json"}).out, "v[0]['viewer'], v[0]['board']['g10']['unit']") ==
          "('both', 'wellington')\n");
}

TEST_CASE("fow verify --json prints one value, or nothing if something is wrong") {
    const Folder folder;
    const std::string game = folder.file("game.json");
    REQUIRE(run_fow({"new", "--seed", "1", "-o", game}).code == cli::done);
    const Output other = run_fow({"verify", game, "--json", "--against", folder.file("none.json")});
    CHECK(other.code == cli::unusable);
    CHECK(other.out.empty());
}

TEST_CASE("the JSON of a sealed game shows no more than its text", "[sealed]") {
    const Folder folder;
    const std::string open = folder.file("open.json"), sealed = folder.file("game.json");
    REQUIRE(run_fow({"new", "--mode", "standard", "--seed", "3", "--setup", "random", "-o", open}).code == cli::done);
    const Session session = replay(read_record(files::read(open), open).record).session;
    const seal::Key key = seal::Key::random();
    seal::Seal seal;
    files::write(folder / "key", key.bytes());
    const Record& record = session.record();
    const std::size_t room = sealed_room(record, session.heard(Viewer::onlooker).size());
    files::write(sealed, seal.write(open_part(record), write_record(record), room, key));
    const std::vector<std::string> opened{"--data-dir", folder.path().string(), "--json"};
    const auto run = [&](std::vector<std::string> line) {
        line.insert(line.end(), opened.begin(), opened.end());
        return run_fow(line);
    };
    CHECK(run({"log", sealed}).out == run_fow({"log", open, "--json"}).out);
    CHECK(run({"show", sealed}).out == run_fow({"show", open, "--json"}).out);
    const Output checked = run({"verify", sealed});
    CHECK(checked.code == cli::done);
    CHECK_THAT(checked.out, ContainsSubstring("\"sealed\": true") && !ContainsSubstring("plies"));
    for (const std::vector<std::string>& line : {std::vector<std::string>{"show", sealed, "--seat", "both"},
                                                 {"log", sealed, "--seat", "both"},
                                                 {"log", sealed, "--seat", "allied"},
                                                 {"legal", sealed},
                                                 {"explain", sealed, "end"}}) {
        const Output said = run(line);
        INFO(line[0] << ' ' << said.out);
        CHECK(said.code == cli::refused);
        CHECK(said.out.empty());
    }
    // A log as one viewer hears it does not show the real number of plies.
    for (const char* seat : {"french", "allied", "onlooker"})
        CHECK_THAT(run_fow({"log", open, "--json", "--seat", seat}).out, !ContainsSubstring("\"ply\""));
    CHECK_THAT(run_fow({"log", open, "--json", "--seat", "both"}).out, ContainsSubstring("\"ply\""));
}

TEST_CASE("fow reads a game from standard input") {
    const Folder folder;
    const std::string game = folder.file("game.json");
    const std::string text = run_fow({"new", "--seed", "3", "--setup", "random", "-o", "-"}).out;
    files::write(game, text);
    for (const std::vector<std::string>& line :
         {std::vector<std::string>{"show", ""}, {"legal", ""}, {"explain", "", "end"}, {"log", ""}, {"verify", ""}, {"perft", "", "1"}}) {
        std::vector<std::string> file = line, piped = line;
        file[1] = game;
        piped[1] = "-";
        INFO(line[0]);
        const Output from_file = run_fow(file);
        const Output from_pipe = run_fow(piped, text);
        CHECK(from_pipe.code == cli::done);
        CHECK(from_pipe.out == from_file.out);
    }
    const Output played = run_fow({"play", "-", "end"}, text);
    CHECK(played.code == cli::done);
    REQUIRE(run_fow({"play", game, "end"}).code == cli::done);
    CHECK(played.out == files::read(game));
    CHECK(run_fow({"statistics", "-"}, files::read(shipped("basic.json"))).out == run_fow({"statistics", shipped("basic.json")}).out);
    CHECK(run_fow({"lesson", "-"}, files::read(FOW_SOURCE_DIR "/tests/games/waterloo/fuzz/corpus/lesson/across-the-brook")).code ==
          cli::done);
    const std::string field = files::read(data::rules_folder() / "fields" / "the-farm.json");
    CHECK(run_fow({"new", "--field", "-", "--seed", "1", "-o", folder.file("farm.json")}, field).code == cli::done);
    CHECK(run_fow({"show", "-"}, "").code == cli::unusable);
    CHECK(run_fow({"show", "-"}, std::string((16 << 20) + 1, ' ')).err.find("is larger than 16 MiB") != std::string::npos);
}

TEST_CASE("fow names the command nearest to one that it does not know") {
    const Output near = run_fow({"shwo", "game.json"});
    CHECK(near.code == cli::usage);
    CHECK_THAT(near.err, ContainsSubstring("\"shwo\" ") || ContainsSubstring("\"shwo\": "));
    CHECK_THAT(near.err, ContainsSubstring("the nearest one is \"show\""));
    CHECK_THAT(run_fow({"statistic"}).err, ContainsSubstring("\"statistics\""));
    const Output far = run_fow({"waltz"});
    CHECK(far.code == cli::usage);
    CHECK_THAT(far.err, ContainsSubstring("is not a command") && !ContainsSubstring("nearest"));
}

TEST_CASE("a seed outside its range is refused") {
    const Folder folder;
    for (const char* seed : {"18446744073709551616", "-1", "99999999999999999999999", "1.5", "x", ""}) {
        INFO(seed);
        CHECK(run_fow({"new", "--seed", seed, "-o", folder.file("g.json")}).code == cli::usage);
        CHECK(run_fow({"playout", "--games", "0", "--seed", seed}).code == cli::usage);
    }
    CHECK(folder.entries() == 0);
    CHECK(run_fow({"playout", "--games", "0", "--seed", "18446744073709551615"}).code == cli::done);
}

TEST_CASE("fow reports progress only to a terminal") {
    std::ostringstream out, err;
    std::istringstream in;
    cli::Progress(cli::Streams{out, err, in, false}, std::chrono::milliseconds(0)).tell(3, 1000, "games");
    CHECK(err.str().empty());
    cli::Progress(cli::Streams{out, err, in, true}).tell(3, 1000, "games");  // too soon after the start
    CHECK(err.str().empty());
    cli::Progress(cli::Streams{out, err, in, true}, std::chrono::milliseconds(0)).tell(3, 1000, "games");
    CHECK(err.str() == "fow: 3 of 1000 games\n");
    CHECK(out.str().empty());
}
