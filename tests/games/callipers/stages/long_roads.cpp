// K13.5: a valid battle may have more on its ground than one list of triangles holds.
#include "catch.hpp"

#include "app/program_run.hpp"
#include "files/files.hpp"
#include "files/writing.hpp"
#include "games/callipers/json/documents.hpp"
#include "games/callipers/files/rules_files.hpp"

using namespace fow;
using namespace fow::test;

TEST_CASE("K13.5 a battle with as many roads as a file may have, and as long ones, is drawn", "[callipers][K13.5][frames]") {
    RuleSet rules = fow::callipers::data::load_battle("hougoumont");
    const RuleSet base = rules;
    rules.battle.id = "own";
    rules.ground.roads.clear();
    for (int i = 0; i < 20; ++i) {
        fow::callipers::Road road{"r" + std::to_string(i), "r", fow::callipers::Origin::ruling, {}, {}};
        for (int k = 0; k < 60; ++k) road.line.push_back({k % 2 == 0 ? -bound : bound, -bound + i * 900 + k * 15});
        rules.ground.roads.push_back(std::move(road));
    }
    const std::string text = fow::callipers::write_battle(rules, base);
    REQUIRE(fow::callipers::read_battle(text, "battle", base) == rules);
    const Folder folder;
    files::write(folder / "roads.json", text);
    check_success(run_drawn(folder, "shot form\nclick begin\nwait 300\nshot battle\n", folder.file("roads.json")));
}
