#include "games/waterloo/stages/running.hpp"

#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"

namespace fow::test {

using namespace waterloo;

namespace fs = std::filesystem;

std::string with_fixed_dice(Record record) {
    if (replay(record).session.decider() != Decider::nobody) record.secret = std::string(32, 's');
    return write_record(record);
}

RunResult run_script_file(const Folder& folder, const std::string& name, const std::string& arguments) {
    return run_script(folder, script_file(name + ".fow"), arguments);
}

RunResult run_posed(const Folder& folder, const std::string& scenario, const std::string& script, const std::string& arguments,
                    Drawn drawn) {
    const fs::path record = folder.path() / "posed.json";
    files::write(record, with_fixed_dice(posed(scenario).record()));
    return (drawn == Drawn::yes ? run_drawn : run_script)(folder, script, arguments + " --load " + record.string());
}

Showing show(const Folder& folder, const std::string& script, const Session* game, const std::string& arguments) {
    return show_record(folder, script, game != nullptr ? with_fixed_dice(game->record()) : std::string(), arguments);
}

Session posed(const std::string& scenario, bool memory) {
    const Scenario read = read_scenario(scenario, "scenario", data::load_ruleset());
    return {read.rules, {.mode = read.mode, .memory = memory}, {"Marie", "Arthur"}, Start{read.name, read.state}};
}

std::string script_file(const std::string& name) {
    return read_bytes(fs::path(FOW_SOURCE_DIR) / "tests/games/waterloo/stages/scripts" / name);
}

fs::path posed_record(const Folder& folder) {
    files::write(folder.path() / "posed.json", with_fixed_dice(posed(script_file("cards.json")).record()));
    return folder.path() / "posed.json";
}

}  // namespace fow::test
