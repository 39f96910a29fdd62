// The player's own folders and files: who can look into them, and where they really are.
#include "catch.hpp"

#include <algorithm>
#include <fstream>
#include <map>

#include "files/files.hpp"
#include "games/waterloo/stages/saved_data.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

/// Whether others than the owner may enter or read it.
bool is_open_to_others(const fs::path& path) {
    return (fs::status(path).permissions() & (fs::perms::group_all | fs::perms::others_all)) != fs::perms::none;
}

std::vector<fs::path> all_in(const fs::path& folder) {
    std::vector<fs::path> found;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) found.push_back(entry.path());
    return found;
}

/// Writes every file that a player can have: plays, saves, comments, changes settings, keeps an army, finishes a lesson.
const std::string busy_evening = "hold take-seat\n" + save_x + "click end-turn\nclick end-now\nhold take-seat\n" + to_title +
                                 "click settings\nclick pace:slow\nclick settings-done\n";

}  // namespace

TEST_CASE("The folders for games and the key are for the player alone, also those of version 1.0", "[lost][secrets][script]") {
    const Folder folder;
    const fs::path data = folder.path() / "home/.local/share/fog-of-waterloo", own = folder.path() / "home/.config/fog-of-waterloo";
    const bool earlier = GENERATE(false, true);
    if (earlier)
        for (const fs::path& each : {data, own}) {
            fs::create_directories(each);
            fs::permissions(each, fs::perms::owner_all | fs::perms::group_read | fs::perms::others_read);
        }
    std::ofstream(folder / "script.fow") << busy_evening;
    const Environment home{{"HOME", folder.file("home")}, {"XDG_DATA_HOME", ""}, {"XDG_CONFIG_HOME", ""}};
    check_success(run_program(folder, "--script " + folder.file("script.fow") + " --layout /dev/null " + posed_game(folder), home));
    for (const fs::path& each : {data, own}) CHECK_FALSE(is_open_to_others(each));
    for (const fs::path& file : {data / "autosave.json", own / "key", own / "ledger", own / "settings.json"}) {
        CAPTURE(file);
        REQUIRE(fs::exists(file));
        CHECK_FALSE(is_open_to_others(file));
    }
    if (!earlier) CHECK_FALSE(is_open_to_others(data.parent_path()));
    check_runs(folder, "click new-game\n");
    CHECK_FALSE(is_open_to_others(data_of(folder)));  // that of --data-dir
}

TEST_CASE("Without a home in the environment, nothing is written into the current folder", "[lost][secrets][script]") {
    const Folder folder;
    std::ofstream(folder / "script.fow") << "quit\n";
    fs::create_directory(folder / "here");
    const fs::path output = folder / "output.txt";
    const std::string shell = "cd " + folder.file("here") + " && env -u HOME -u XDG_DATA_HOME -u XDG_CONFIG_HOME HOME" +
                              std::string(GENERATE("_IS=unset", "=", "=.")) + " XDG_CONFIG_HOME=" + folder.file("config") +
                              " XDG_DATA_HOME=" + folder.file("share") + " " FOW_BIN_DIR "/fog-of-waterloo --script ../script.fow";
    // Told where to write; so only the home is unknown.
    CHECK(Process({"/bin/sh", "-c", shell}, {{"SDL_VIDEODRIVER", "dummy"}}, output).wait() == 0);
    CHECK(fs::is_empty(folder / "here"));
    CHECK(fs::exists(folder / "share"));
}

TEST_CASE("Every file of the player may be a symlink: it stays one, and what it leads to is written", "[lost][settings][script]") {
    const Folder folder;
    check_runs(folder, busy_evening, posed_game(folder));
    const fs::path elsewhere = folder / "elsewhere";
    fs::create_directory(elsewhere);
    std::map<fs::path, fs::path> links;
    std::map<fs::path, std::string> before;
    for (const fs::path& path : all_in(data_of(folder))) {
        const std::string name = path.filename().string();
        // An earlier step is the file that the last one was.
        if (!fs::is_regular_file(path) || name.ends_with(".lock") || name.starts_with("autosave.1") || name.starts_with("autosave.2"))
            continue;
        const fs::path target = elsewhere / std::to_string(links.size());
        fs::rename(path, target);
        if (links.size() % 2 == 0) fs::create_symlink(target, path);
        else fs::create_symlink(fs::relative(target, path.parent_path()), path);
        links[path] = target;
        before[path] = files::read(target);
    }
    REQUIRE(links.size() >= 5);  // settings, autosave, ledger, key, x
    check_runs(folder,
               "click settings\nclick pace:brisk\nclick settings-done\nclick continue\nhold take-seat\nclick end-turn\nclick end-now\n"
               "hold take-seat\nclick menu\nclick save\nclick save-name\ntype x\nclick save-now\nclick message-yes\n"
               "expect \"Saved as\"\n");
    for (const auto& [path, target] : links) {
        CAPTURE(path);
        CHECK(fs::is_symlink(path));
        CHECK_FALSE(fs::is_symlink(target));
        if (path.filename() != "key") CHECK(files::read(target) != before[path]);
    }
    for (const fs::path& path : all_in(elsewhere)) CHECK_FALSE(path.filename().string().ends_with("unfinished"));
}
