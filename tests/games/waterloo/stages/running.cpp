#include "games/waterloo/stages/running.hpp"

#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"

namespace fow::test {

using namespace waterloo;

namespace fs = std::filesystem;

fs::path game_file(const Folder& folder, const Record& record, char key) {
    fs::create_directories(folder.path() / "data");
    files::write(folder.path() / "data" / "key", std::string(32, key), files::Readers::owner);
    files::write(folder.path() / "game.json", write_record(record));
    return folder.path() / "game.json";
}

RunResult run_script_file(const Folder& folder, const std::string& name, const std::string& arguments) {
    return run_script(folder, script_file(name + ".fow"), arguments);
}

RunResult run_posed(const Folder& folder, const std::string& scenario, const std::string& script, const std::string& arguments,
                    Drawn drawn) {
    const fs::path record = game_file(folder, posed(scenario).record());
    return (drawn == Drawn::yes ? run_drawn : run_script)(folder, script, arguments + " --load " + record.string());
}

Showing show(const Folder& folder, const std::string& script, const Session* game, const std::string& arguments) {
    return show_record(folder, script, game != nullptr ? read_bytes(game_file(folder, game->record())) : std::string(), arguments);
}

Session posed(const std::string& scenario, bool memory) {
    const Scenario read = read_scenario(scenario, "scenario", data::load_ruleset());
    return {read.rules, {.mode = read.mode, .memory = memory}, {"Marie", "Arthur"}, Start{read.name, read.state}};
}

std::string script_file(const std::string& name) {
    return read_bytes(fs::path(FOW_SOURCE_DIR) / "tests/games/waterloo/stages/scripts" / name);
}

fs::path posed_record(const Folder& folder) {
    files::write(folder.path() / "posed.json", write_record(posed(script_file("cards.json")).record()));
    return folder.path() / "posed.json";
}

}  // namespace fow::test
