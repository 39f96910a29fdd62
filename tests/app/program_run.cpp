#include "app/program_run.hpp"

#include "catch.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

#include "files/files.hpp"

namespace fow::test {

namespace fs = std::filesystem;

RunResult run_program(const Folder& folder, const std::string& arguments, Environment environment) {
    std::vector<std::string> words{our_program("fog-of-waterloo")};
    if (arguments.find("--pace") == std::string::npos) words.insert(words.end(), {"--pace", "off"});
    std::istringstream rest(arguments);
    words.insert(words.end(), std::istream_iterator<std::string>(rest), {});
    environment.emplace("SDL_VIDEODRIVER", "dummy");
    environment.emplace("LANGUAGE", "en");  // whatever the machine speaks
    const fs::path output = folder.path() / "output.txt";
    const int code = Process(words, environment, output).wait();
    return {code, read_bytes(output)};
}

RunResult run_script(const Folder& folder, const std::string& script, const std::string& arguments) {
    const std::string faults = folder.file("layout.txt");
    return run_drawn(folder, script, "--layout " + faults + " " + arguments);
}

std::string without_texts(const std::string& script) {
    std::istringstream lines(script);
    std::string rest;
    for (std::string line; std::getline(lines, line);)
        if (line.rfind("expect ", 0) != 0 && line.rfind("expect-not ", 0) != 0) rest += line + '\n';
    return rest;
}

RunResult run_drawn(const Folder& folder, const std::string& script, const std::string& arguments) {
    const fs::path file = folder.path() / "script.fow";
    std::ofstream(file) << script;
    return run_program(
        folder, "--script " + file.string() + " --shots " + folder.file("shots") + " --data-dir " + folder.file("data") + " " + arguments);
}

void check_success(const RunResult& outcome) {
    INFO(outcome.output);
    CHECK(outcome.code == 0);
}

std::vector<Frame> Showing::of(int line) const {
    std::vector<Frame> found;
    std::copy_if(frames.begin(), frames.end(), std::back_inserter(found), [&](const Frame& frame) { return frame.line == line; });
    return found;
}

Frame Showing::after(int line) const {
    const std::vector<Frame> found = of(line);
    return found.empty() ? Frame{} : found.back();
}

Showing show_record(const Folder& folder, const std::string& script, const std::string& game, const std::string& arguments) {
    const fs::path file = folder.path() / "frames.txt";
    const fs::path record = folder.path() / "game.json";
    if (!game.empty()) files::write(record, game);
    Showing showing{
        run_drawn(folder, script,
                  arguments + " --size 1024x640 --frames " + file.string() + (game.empty() ? "" : " --load " + record.string())),
        {}};
    std::istringstream lines(read_bytes(file));
    for (std::string line; std::getline(lines, line);) {
        Frame frame;
        std::istringstream words(line);
        std::string word;
        words >> word >> word >> frame.line;
        while (words >> word) {
            if (word == "pixels") words >> frame.pixels;
            if (word == "texts") words >> word >> frame.texts;
        }
        frame.all = line.substr(line.find(' '));
        showing.frames.push_back(frame);
    }
    return showing;
}

int last_line(const std::string& script) { return static_cast<int>(std::count(script.begin(), script.end(), '\n')); }

std::string keys_for(const std::string& clicks) {
    std::istringstream lines(clicks);
    std::string keys;
    std::string pending;  // Enter after a click, unless text is typed next
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string verb;
        std::string first;
        std::string second;
        words >> verb >> first >> second;
        if (verb != "type") keys += pending;
        pending.clear();
        if (verb == "click") {
            keys += "reach " + first + "\n";
            pending = "key Return\n";
        } else if (verb == "drag") {
            keys += "reach " + first + "\nkey-down Return\nreach " + second + "\nkey-up Return\n";
        } else if (verb == "hold") {
            keys += "hold-key Return\n";
        } else if (verb == "right-click" || verb == "double-click" || verb == "press" || verb == "point") {
            throw std::logic_error("no keys for \"" + line + "\"");
        } else {
            keys += line + "\n";
        }
    }
    return keys + pending;
}

std::string read_bytes(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    REQUIRE(text.find(from) != std::string::npos);
    return text.replace(text.find(from), from.size(), to);
}

}  // namespace fow::test
