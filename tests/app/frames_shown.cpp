#include "app/frames_shown.hpp"

#include <algorithm>
#include <sstream>

#include "files/files.hpp"
#include "fow/json/documents.hpp"

namespace fow::test {

std::vector<Frame> Showing::of(int line) const {
    std::vector<Frame> found;
    std::copy_if(frames.begin(), frames.end(), std::back_inserter(found), [&](const Frame& frame) { return frame.line == line; });
    return found;
}

Frame Showing::after(int line) const {
    const std::vector<Frame> found = of(line);
    return found.empty() ? Frame{} : found.back();
}

Showing show(const Folder& folder, const std::string& script, const Session* game, const std::string& arguments) {
    const std::filesystem::path file = folder.path() / "frames.txt";
    const std::filesystem::path record = folder.path() / "game.json";
    if (game != nullptr) files::write(record, write_record(game->record()));
    Showing showing{
        run_script(folder, script,
                   arguments + " --size 1024x640 --frames " + file.string() + (game != nullptr ? " --load " + record.string() : "")),
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

}  // namespace fow::test
