#include "games/waterloo/stages/saved_data.hpp"

#include "catch.hpp"

#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/stages/greedy_game.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"

namespace fow::test {

using namespace waterloo;

const app::Systems& only_waterloo() {
    static const app::Systems systems = [] {
        app::Systems one;
        one.push_back(stages::games().front().open(FOW_SOURCE_DIR, 0));
        return one;
    }();
    return systems;
}

Session finished_game(char id) {
    static const Record record = play_greedy_game(data::load_ruleset(), {}, 28).session.record();
    Session session = replay(record).session;
    session.identify(std::string(16, id), {});
    return session;
}

void check_runs(const Folder& folder, const std::string& script, const std::string& arguments) {
    const RunResult outcome = run_script(folder, script, "--size 1024x640 " + arguments);
    INFO(outcome.output);
    CHECK(outcome.code == 0);
    CHECK(read_bytes(folder / "layout.txt").find("line") == std::string::npos);
}

std::filesystem::path data_of(const Folder& folder) { return folder.path() / "data"; }

std::string posed_game(const Folder& folder, const ClockRules& clock) {
    Session game = posed(script_file("cards.json"));
    game.set_clock(clock);
    return "--load " + game_file(folder, game.record()).string();
}

Record in_progress(const Folder& folder) { return record_of(WaterlooStore(data_of(folder)).in_progress()); }

}  // namespace fow::test
