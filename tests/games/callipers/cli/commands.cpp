// The commands of `fow` for Waterloo by callipers.
// A golden playthrough of Waterloo by callipers: what everybody hears after each ply, and the position at the end of each turn.
#include "games/callipers/cli/commands.hpp"
#include "golden.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "catch.hpp"
#include "cli/run.hpp"
#include "files/files.hpp"
#include "folder.hpp"
#include "games/callipers/bots/in_words.hpp"
#include "games/callipers/files/rules_files.hpp"

using namespace fow;

namespace {

struct Ran {
    int code;
    std::string out, err;
};

Ran run_fow(const std::vector<std::string>& line, const std::string& typed = {}) {
    setenv("FOG_OF_WATERLOO_DATA", FOW_SOURCE_DIR, 1);
    std::ostringstream out, err;
    std::istringstream in(typed);
    const auto games = callipers::commands::games();
    const int code = cli::run(games, line, {out, err, in});
    return {code, out.str(), err.str()};
}

}  // namespace

TEST_CASE("fow plays Waterloo by callipers: new, play, log, show, verify", "[callipers][cli]") {
    const test::Folder folder;
    const std::string game = folder.file("game.json");
    CHECK(run_fow({"new", "--field", "hougoumont", "-o", game}).out == game + ": turn 1, french decides\n");
    const Ran played = run_fow({"play", game, "move:8:0,200", "fire:24:32", "--dice", "2"});
    CHECK(played.code == cli::done);
    CHECK(played.out ==
          "Bauduin (6th Division, Jérôme): moved 200 yards to (1940, 1860).\n"
          "Guns of the 2nd Corps fire at Byng (2nd Guards Brigade).\n"
          "The French throw 2.\n"
          "Byng (2nd Guards Brigade): driven back 200 yards to (2082, 2651).\n");
    const Ran shown = run_fow({"show", game});
    CHECK(
        shown.out.starts_with("Hougoumont: the short game, turn 1 of 8, 11:30: french in turn, fire\n"
                              "losses: French 0, Allied 0 of 8000; men moved 3000 of 6000\nHougoumont Allied\nFrench\n"));
    CHECK(shown.out.find("    8 I3  1940  1860   0  Bauduin (6th Division, Jérôme): moved\n") != std::string::npos);
    CHECK(run_fow({"log", game}).out.find("turn 1 french  The French throw 2. (K14.3)\n") != std::string::npos);
    CHECK(run_fow({"verify", game}).out == "sound: 3 plies, turn 1, in progress\n");
    CHECK(run_fow({"verify", game, "--json"}).out.starts_with("{\"sound\": true, \"sealed\": false, \"plies\": 3, \"turn\": 1"));
    const Ran refused = run_fow({"play", game, "move:7:0,100"});
    CHECK(refused.code == cli::refused);
    CHECK(refused.err == "move:7:0,100: K3.2: Too late: this turn's moves are over.\n");
    CHECK(run_fow({"explain", "hougoumont", "move:8:0,201"}).err == "K5.2: 201 yards across country; infantry goes 200.\n");
    CHECK(run_fow({"explain", "hougoumont", "move:8:0,200"}).out == "legal\n");
    CHECK(run_fow({"explain", game, "fire:24:32", "--json"}).out ==
          "{\"action\": \"fire:24:32\", \"legal\": false, \"rule\": \"K4.2\", \"reason\": \"Guns of the 2nd Corps has already fired.\"}\n");
    CHECK(run_fow({"play", game, "die:3"}).code == cli::usage);
    CHECK(run_fow({"play", game, "charge"}).code == cli::usage);
    CHECK(run_fow({"play", game, "end", "--dice", "7"}).code == cli::usage);
    CHECK(run_fow({"new", "--field", "austerlitz", "-o", folder.file("x.json")}).code == cli::unusable);
}

TEST_CASE("fow takes a move back without a trace, and a die with a remark", "[callipers][cli][K4.5]") {
    const test::Folder folder;
    const std::string game = folder.file("game.json");
    REQUIRE(run_fow({"new", "--field", "hougoumont", "-o", game}).code == cli::done);
    const std::string fresh = files::read(game);
    CHECK(run_fow({"roll", game}).err == "K14.3: No die is due.\n");
    CHECK(run_fow({"undo", game}).err == "K4.5: Nothing has been played.\n");
    REQUIRE(run_fow({"play", game, "move:8:0,200"}).code == cli::done);
    REQUIRE(run_fow({"undo", game}).code == cli::done);
    CHECK(files::read(game) == fresh);
    REQUIRE(run_fow({"play", game, "fire:24:32", "--seed", "5"}).code == cli::done);
    REQUIRE(run_fow({"undo", game, "--plies", "1"}).code == cli::done);
    CHECK(run_fow({"show", game}).out.find("fire_dice: chance decides") != std::string::npos);
    CHECK(run_fow({"roll", game, "--dice", "1"}).out.find("driven back 100 yards") != std::string::npos);
    CHECK(run_fow({"verify", game}).out.find("remark: ") != std::string::npos);
}

TEST_CASE("fow tells the chances of an attack, plays games by itself and shows rules", "[callipers][cli]") {
    const test::Folder folder;
    const std::string battle = folder.file("battle.json");
    std::string text = files::read(std::string(FOW_SOURCE_DIR) + "/rules/callipers/battles/hougoumont.json");
    const std::string from = "\"at\": [1940, 1660]";
    text.replace(text.find(from), from.size(), "\"at\": [2120, 1870]");
    std::ofstream(battle) << text;
    CHECK(run_fow({"odds", battle, "attack:8:31"}).out ==
          "4 against 7 before the dice, 1 die each, without supports: win 8.3 %, tie 8.3 %, lose 83.3 %\n");
    CHECK(run_fow({"odds", "hougoumont", "attack:8:31"}).err ==
          "K9.1: Nobody of the group touches Hougoumont garrison (Guards, Nassau, jägers).\n");
    CHECK(run_fow({"odds", "hougoumont", "end"}).code == cli::usage);
    const std::string begun = folder.file("own.fow.json");
    CHECK(run_fow({"new", "--field", battle, "-o", begun}).code == cli::done);
    CHECK(files::read(begun).find("[2120,1870]") != std::string::npos);
    const Ran played = run_fow({"playout", "hougoumont", "--games", "3", "--check"});
    INFO(played.err);
    CHECK(played.code == cli::done);
    CHECK(played.out.starts_with("3 games, "));
    CHECK(run_fow({"playout", "hougoumont", "--games", "2", "--json"}).out.starts_with("{\"games\": 2, \"plies\": "));
    CHECK(run_fow({"rules", "K5.2"}).out.find("Off the road") != std::string::npos);
}

TEST_CASE("fow lets computed players play Waterloo by callipers", "[callipers][cli][K12]") {
    const Ran match = run_fow({"match", "--field", "hougoumont", "--first", "recruit", "--second", "random", "--games", "2"});
    INFO(match.err);
    CHECK(match.code == cli::done);
    CHECK(match.out.starts_with("recruit against random, 2 games: "));
    CHECK(run_fow({"match", "--field", "austerlitz", "--first", "recruit", "--second", "random", "--games", "2"}).code == cli::unusable);
}

using namespace fow::callipers;

namespace {

/// The game is open, so it is told once: every viewer must hear and see the same (K14.1).
[[nodiscard]] std::string story(Session session, const std::vector<const char*>& plies) {
    std::string text = text_of(session.rules(), session.state());
    for (const char* word : plies) {
        INFO(word);
        const std::size_t heard = session.heard(Viewer::onlooker).size();
        const int turn = session.state().turn;
        const auto ply = ply_from_text(word);
        REQUIRE(ply);
        const auto fault = session.take(*ply);
        INFO(fault.value_or(""));
        REQUIRE_FALSE(fault);
        text += std::string("=== ") + word + "\n";
        for (const Viewer viewer : viewers) {
            REQUIRE(session.heard(viewer) == session.heard(Viewer::onlooker));
            REQUIRE(session.view(viewer) == session.view(Viewer::onlooker));
        }
        for (std::size_t i = heard; i < session.heard(Viewer::onlooker).size(); ++i) {
            const Event& event = session.heard(Viewer::onlooker)[i].event;
            text += "* " + describe(event) + " (" + std::string(rule_of(event)) + ")\n";
        }
        if (session.state().turn != turn || session.decider() == Decider::nobody) text += text_of(session.rules(), session.state());
    }
    return text;
}

}  // namespace

TEST_CASE("golden: the short game at Hougoumont, from the first march to the storm", "[golden]") {
    const RuleSet set = data::load_battle("hougoumont", std::filesystem::path(FOW_SOURCE_DIR));
    fow::testing::check_golden("callipers", story(Session(new_record(set, {"French", "Allied"})),
                                                  {"move:8:150,130", "move:7:60,180", "fire:24:32", "die:3", "end",
                                                   // The Allied guns answer.
                                                   "fire:66:6", "die:2", "end",
                                                   // The storm, and its price.
                                                   "move:8:0,90", "move:7:-10,40", "attack:7+8:31", "die:5", "die:4", "advance:7", "end",
                                                   // Hougoumont is French: its new garrison is attacked in its turn.
                                                   "move:38:100,-150", "offer", "end", "move:6:0,100", "end", "resign"}));
}
