// The commands of `fow` for La Belle Alliance.
// A golden playthrough of La Belle Alliance: what everybody hears after each ply and sees at each decision.
#include "games/alliance/cli/commands.hpp"
#include "golden.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "catch.hpp"
#include "cli/run.hpp"
#include "files/files.hpp"
#include "folder.hpp"
#include "games/alliance/bots/in_words.hpp"
#include "games/alliance/files/rules_files.hpp"

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
    const auto games = alliance::commands::games();
    const int code = cli::run(games, line, {out, err, in});
    return {code, out.str(), err.str()};
}

}  // namespace

TEST_CASE("fow plays La Belle Alliance: new, play, log, show, verify", "[alliance][cli]") {
    const test::Folder folder;
    const std::string game = folder.file("game.json");
    const Ran begun = run_fow({"new", "-o", game});
    CHECK(begun.code == cli::done);
    CHECK(begun.out == game + ": turn 1, french decides\n");
    const Ran played = run_fow({"play", game, "derlon", "die:5", "uxbridge:derlon", "--dice", "6"});
    CHECK(played.code == cli::done);
    CHECK(played.out ==
          "The French choose d'Erlon's attack.\n"
          "The die shows 5: 2AC 1FC.\n"
          "Orange loses a division: Allied casualty 1.\n"
          "Orange loses a division: Allied casualty 2.\n"
          "D'Erlon loses a division: French casualty 1.\n"
          "The Allies choose Uxbridge's counter-attack on d'Erlon.\n"
          "The die shows 6: 2FC 1GB.\n"
          "D'Erlon loses a division: French casualty 2.\n"
          "D'Erlon loses a division: French casualty 3.\n"
          "The Grand Battery loses a marker, 2 left.\n");
    CHECK(run_fow({"show", game}).out ==
          "turn 2, Midday: french to act\n"
          "French  morale 10, casualties 3 of 13: derlon 1, reille 4, lobau 3, guard 3, kellermann 2, milhaud 2\n"
          "Allied  morale 10, casualties 2 of 11: orange 3, hill 2, uxbridge 3, reserve 4\n"
          "Prussians 0, Grand Battery 2, Hougoumont Allied, La Haye Sainte Allied, Plancenoit French\n"
          "last french action derlon, last allied action uxbridge:derlon\n");
    CHECK(run_fow({"legal", game}).out.find("milhaud:uxbridge\n") != std::string::npos);
    CHECK(run_fow({"log", game}).out.find("turn 1 allied  The Grand Battery loses a marker, 2 left. (L4.6)\n") != std::string::npos);
    CHECK(run_fow({"verify", game}).out == "sound: 4 plies, turn 2, in progress\n");
    CHECK(run_fow({"verify", game, "--json"}).out.starts_with("{\"sound\": true, \"sealed\": false, \"plies\": 4, \"turn\": 2"));
    const Ran refused = run_fow({"play", game, "guard:plancenoit"});
    CHECK(refused.code == cli::refused);
    CHECK(refused.err == "guard:plancenoit: L5.5: Plancenoit is not Prussian.\n");
    CHECK(run_fow({"explain", game, "wellington"}).err == "L2.1: This is an action of the other player.\n");
    CHECK(run_fow({"play", game, "die:3"}).code == cli::usage);
    CHECK(run_fow({"play", game, "charge"}).code == cli::usage);
    CHECK(run_fow({"play", game, "reille", "--dice", "7"}).code == cli::usage);
}

TEST_CASE("fow rolls, takes back and says so", "[alliance][cli]") {
    const test::Folder folder;
    const std::string game = folder.file("game.json");
    REQUIRE(run_fow({"new", "-o", game}).code == cli::done);
    CHECK(run_fow({"roll", game}).err == "L13.2: No die is due.\n");
    CHECK(run_fow({"undo", game}).code == cli::refused);
    REQUIRE(run_fow({"play", game, "reille", "--dice", "2", "--seed", "1"}).code == cli::done);
    const Ran undone = run_fow({"undo", game, "--plies", "1"});
    CHECK(undone.code == cli::done);
    CHECK(undone.out.find("turn 1") != std::string::npos);
    CHECK(run_fow({"show", game}).out.starts_with("turn 1, Midday: the die of reille\n"));
    CHECK(run_fow({"roll", game, "--dice", "6"}).out.find("Hougoumont is French.\n") != std::string::npos);
    CHECK(run_fow({"verify", game}).out.find("remark: ") != std::string::npos);
    REQUIRE(run_fow({"undo", game}).code == cli::done);
    CHECK(run_fow({"show", game}).out.starts_with("turn 1, Midday: french to act\n"));
}

TEST_CASE("fow tells the chances of an action", "[alliance][cli][L13.6]") {
    CHECK(run_fow({"odds", "derlon+napoleon"}).out ==
          "derlon+napoleon against orange, derlon_lhs_allied\n"
          "  +2 Napoleon\n"
          "  die 1, total 3: 1AC 1FC\n"
          "  die 2, total 4: 1AC 1FM\n"
          "  die 3, total 5: 2AC 1FC\n"
          "  die 4, total 6: 2AM 1AC\n"
          "  die 5, total 7: LHS\n"
          "  die 6, total 8: LHS\n"
          "  routs: French 0.0 %, Allied 0.0 %\n");
    CHECK(run_fow({"odds", "orange"}).err == "L2.1: This is an action of the other player.\n");
    CHECK(run_fow({"odds", "--json", "battery"}).out.find("\"routs\":{\"allied\":0,\"french\":0,\"of\":216}") != std::string::npos);
}

TEST_CASE("fow converts records to words and back, and positions to scenarios", "[alliance][cli][L14.9]") {
    const test::Folder folder;
    const std::string game = folder.file("game.json"), words = folder.file("words.txt"), field = folder.file("field.json");
    std::ofstream(words) << "derlon die:5 uxbridge:derlon die:6\nbattery die:3";
    REQUIRE(run_fow({"convert", words, "-o", game}).code == cli::done);
    CHECK(run_fow({"convert", game, "-o", "-"}).out == "derlon die:5 uxbridge:derlon die:6\nbattery die:3\n");
    REQUIRE(run_fow({"convert", game, "--to", "scenario", "--ply", "2", "-o", field}).code == cli::done);
    CHECK(run_fow({"show", field}).out.starts_with("turn 1, Midday: allied to act\n"));
    CHECK(run_fow({"new", "--field", field, "-o", folder.file("posed.json")}).code == cli::done);
    CHECK(run_fow({"convert", game, "--to", "scenario", "--ply", "1", "-o", "-"}).code == cli::usage);
    CHECK(run_fow({"convert", "-", "-o", "-"}, "derlon die:7").code == cli::unusable);
}

TEST_CASE("fow plays games of computed players and says what they do", "[alliance][cli][L14.5]") {
    const std::vector<std::string> asked{"playout", "--games", "4", "--players", "corporal,greedy", "--json"};
    const std::string said = run_fow(asked).out;
    CHECK(said.starts_with("{\"games\": 4, "));
    CHECK(said.find("\"actions\": {\"derlon\": ") != std::string::npos);
    const auto actions = [](const std::string& text) { return text.substr(text.find("\"won\"")); };
    CHECK(actions(run_fow(asked).out) == actions(said));
    const std::string plain = run_fow({"playout", "--games", "2", "--players", "recruit:bold", "--check"}).out;
    CHECK(plain.find("  French actions: derlon ") != std::string::npos);
    CHECK(plain.find("  thinking: ") != std::string::npos);
    CHECK(run_fow({"playout", "--players", "emperor"}).code == cli::usage);
    const std::string match = run_fow({"match", "--first", "recruit", "--second", "random", "--games", "2"}).out;
    CHECK(match.starts_with("recruit against random, 2 games: "));
}

TEST_CASE("fow plays random games and counts positions", "[alliance][cli][L14.10]") {
    const Ran played = run_fow({"playout", "--games", "30", "--check"});
    INFO(played.err);
    CHECK(played.code == cli::done);
    CHECK(played.out.starts_with("30 games, "));
    // 12 orders, each followed by one of the six faces of the die.
    CHECK(run_fow({"perft", "2"}).out == "1 12\n2 72\n");
    CHECK(run_fow({"rules", "L7.6"}).out.find("Kellermann or Milhaud") != std::string::npos);
}

using namespace fow::alliance;

namespace {

/// The game is open, so it is told once: every viewer must hear and see the same (L13.1).
[[nodiscard]] std::string story(Session session, const std::vector<const char*>& plies) {
    std::string text = text_of(session.rules(), session.state());
    for (const char* word : plies) {
        INFO(word);
        const std::size_t heard = session.heard(Viewer::onlooker).size();
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
        if (session.decider() != Decider::chance) text += text_of(session.rules(), session.state());
    }
    return text;
}

}  // namespace

TEST_CASE("golden: a short battle from the first gun to a rout", "[golden]") {
    const RuleSet set = data::load_rule_set(std::filesystem::path(FOW_SOURCE_DIR));
    fow::testing::check_golden(
        "alliance",
        story(Session(new_record(set, {"French", "Allied"})),
              {"battery", "die:5", "blucher", "die:3",
               // A prepared attack, and the counter-attack on it.
               "derlon+napoleon", "die:3", "uxbridge:derlon", "die:6",
               // The cavalry strikes back at Uxbridge.
               "milhaud:uxbridge", "die:6", "rout:3", "blucher", "die:6",
               // Ney's charge; one square redeploys, and is struck.
               "kellermann", "die:6", "orange:line", "milhaud", "die:6", "rout:2", "reserve:orange",
               // The charge breaks on the other square. Hougoumont falls and is retaken.
               "kellermann", "die:1", "offer", "blucher", "die:5", "reille", "die:6", "reserve:hougoumont",
               // The Guard, the Prussians, the general advance with its questions, a test that fails.
               "reille", "die:2", "rout:1", "hill:line", "guard:orange", "die:5", "rout:1", "blucher", "die:6", "reille", "die:5", "rout:2",
               "wellington", "die:6", "take:derlon", "take:derlon", "rout:6", "guard:orange", "die:4", "take:uxbridge", "rout:3"}));
}
