#include "app/running.hpp"

#include <sys/wait.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "files/files.hpp"

namespace fow::test {

namespace fs = std::filesystem;

std::string read_bytes(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Outcome run_program(const Folder& folder, const std::string& arguments, const std::string& environment) {
    const fs::path output = folder.path() / "output.txt";
    const std::string pace = arguments.find("--pace") == std::string::npos ? "--pace off " : "";
    const char* other = std::getenv("FOW_PROGRAM");
    const std::string program = other != nullptr ? other : FOW_BIN_DIR "/fog-of-waterloo";
    const std::string command = environment + " " + program + " " + pace + arguments + " >" + output.string() + " 2>&1";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128, read_bytes(output)};
}

Outcome run_script(const Folder& folder, const std::string& script, const std::string& arguments) {
    const fs::path file = folder.path() / "script.fow";
    std::ofstream(file) << script;
    return run_program(folder, "--script " + file.string() + " --shots " + (folder.path() / "shots").string() + " --data-dir " +
                                   (folder.path() / "data").string() + " " + arguments);
}

Outcome run_script_file(const Folder& folder, const std::string& name, const std::string& arguments) {
    return run_script(folder, script_file(name + ".fow"), arguments);
}

Session posed(const std::string& scenario, bool memory) {
    const Scenario read = read_scenario(scenario, "scenario", files::load_ruleset());
    return {read.rules, {.mode = read.mode, .memory = memory}, {"Marie", "Arthur"}, Start{read.name, read.state}};
}

Outcome run_posed(const Folder& folder, const std::string& scenario, const std::string& script, const std::string& arguments) {
    const fs::path record = folder.path() / "posed.json";
    files::write(record, write_record(posed(scenario).record()));
    return run_script(folder, script, arguments + " --load " + record.string());
}

std::string script_file(const std::string& name) { return read_bytes(fs::path(FOW_SOURCE_DIR) / "tests" / "app" / "scripts" / name); }

}  // namespace fow::test
