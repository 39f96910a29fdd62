// Whole games clicked through the real program.
#include "catch.hpp"

#include "app/program_run.hpp"
#include "files/files.hpp"
#include "fow/games/stratego/json/documents.hpp"
#include "played.hpp"

using namespace fow;
using namespace fow::test;
using namespace fow::test::stratego;

namespace {

Outcome run_file(const Folder& folder, const std::string& name, const std::string& arguments = "") {
    const std::string script = read_bytes(std::filesystem::path(FOW_SOURCE_DIR) / "tests/games/stratego/stages/scripts" / (name + ".fow"));
    REQUIRE(!script.empty());
    return run_script(folder, script, arguments);
}

fow::stratego::Record saved(const Folder& folder, const std::string& name) {
    const std::filesystem::path path = folder.path() / "data" / "games" / (name + ".fow.json");
    return fow::stratego::read_record(files::read(path), path.string()).record;
}

constexpr const char* at_the_end = "shot victory\nclick save-name\ntype Whole\nclick save-now\nexpect \"Whole\"\nclick to-title\n";

}  // namespace

TEST_CASE("From the title to the first turn of a Duel", "[script][C1.6][C5.1]") {
    const Folder folder;
    check_success(run_file(folder, "first-moves"));
}
TEST_CASE("Everything can be reached in the smallest window", "[script]") {
    const Folder folder;
    check_success(run_file(folder, "first-moves", "--size 1024x640"));
}
TEST_CASE("A draw is offered, declined by a move, and accepted later", "[script][C4.3]") {
    const Folder folder;
    check_success(run_file(folder, "draw"));
}
TEST_CASE("A move can be taken back until the turn is handed over, and is not saved before", "[script][C2.1]") {
    const Folder folder;
    check_success(run_file(folder, "take-back"));
}
TEST_CASE("A player resigns, and the loser gets a rematch with the sides swapped", "[script][C4.3]") {
    const Folder folder;
    check_success(run_file(folder, "resign"));
}
TEST_CASE("Games of both kinds are saved, loaded and continued, and never mixed up", "[script]") {
    const Folder folder;
    check_success(run_file(folder, "saves"));
}
TEST_CASE("Set-ups are kept and fetched again", "[script]") {
    const Folder folder;
    check_success(run_file(folder, "kept"));
}
TEST_CASE("A person plays against the computer without a veil, and never sees what it holds", "[script][opponent]") {
    const Folder folder;
    check_success(run_file(folder, "computer", "--seed 4"));
}
TEST_CASE("Marks go with the enemy's pieces", "[script]") {
    const Folder folder;
    check_success(run_file(folder, "marks"));
}

TEST_CASE("A whole Duel is clicked as the engine plays it", "[script][slow]") {
    const PlayedGame game = played_duel(1815);
    const Folder folder;
    const Outcome outcome = run_script(folder, game.script + at_the_end, "--size 1024x640");
    INFO(outcome.output << game.script);
    REQUIRE(outcome.code == 0);
    const fow::stratego::Record record = saved(folder, "Whole");
    CHECK(record.rules.id == "duel");
    CHECK(record.secret.empty());
    CHECK(record.commitments.size() == 2);
    // Placed in another order, the same armies and turns.
    const auto turns = [](const fow::stratego::Record& of) {
        std::vector<fow::stratego::Action> found;
        for (const auto& ply : of.plies)
            if (const auto* action = std::get_if<fow::stratego::Action>(&ply);
                action != nullptr && std::holds_alternative<fow::stratego::Move>(*action))
                found.push_back(*action);
        return found;
    };
    CHECK(turns(record) == turns(game.session.record()));
}

TEST_CASE("A Duel is played without the pointer", "[script][slow]") {
    const std::string clicks =
        begins_duel() + "click j8\nclick j1\nclick go-on\nexpect \"Red has taken the Blue Flag (C4.1).\"\n" + at_the_end;
    const Folder folder;
    const Outcome outcome = run_script(folder, keys_for(clicks), "--size 1024x640");
    INFO(outcome.output);
    REQUIRE(outcome.code == 0);
    CHECK(fow::stratego::replay(saved(folder, "Whole")).session.state().result->winner == fow::stratego::red_seat);
}
