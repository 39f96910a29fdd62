// Sealed saves in the real program: set a pass phrase, continue, enter it wrongly, give it up, open the game elsewhere.
// The player's own folders and files: who can look into them, and where they really are.
#include <algorithm>
#include <fstream>
#include <map>

#include "catch.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/saved_data.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"
#include "seal/commitments.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

/// The data folder of a game with pass phrases after the first move, also saved as "Mine". Played once.
const fs::path& game_with_phrases() {
    static const Folder folder;
    static const RunResult outcome = run_script_file(folder, "phrase-set");
    INFO(outcome.output);
    REQUIRE(outcome.code == 0);
    static const fs::path data = folder.path() / "data";
    return data;
}

void copy_game(const Folder& folder) { fs::copy(game_with_phrases(), folder.path() / "data", fs::copy_options::recursive); }

void check_sealed_run(const Folder& folder, const std::string& script, const std::string& arguments = "") {
    check_success(run_script(folder, script, arguments));
}

const std::string army_out = "click new-game\nclick begin\nhold take-seat\nclick historical\n";

}  // namespace

TEST_CASE("Every file of a game in progress is sealed", "[script][sealed]") {
    int games = 0;
    for (const auto& entry : fs::recursive_directory_iterator(game_with_phrases())) {
        if (!entry.is_regular_file() || entry.path().extension() != ".json" || entry.path().filename() == "settings.json") continue;
        INFO(entry.path());
        const std::string text = read_bytes(entry.path());
        CHECK(text.find("\"plies\"") == std::string::npos);
        CHECK(text.find("wellington") == std::string::npos);
        CHECK(read_sealed_record(text, "game", only_documents()));
        ++games;
    }
    CHECK(games >= 3);
    CHECK(fs::file_size(game_with_phrases() / "key") == 32);
}

TEST_CASE("The key is for its owner alone", "[sealed][script][linux]") {
    CHECK(fs::status(game_with_phrases() / "key").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("The veil asks for each phrase once, and both players can give up a forgotten one", "[script][sealed]") {
    const std::string size = GENERATE("1280x800", "1024x640");
    const Folder folder;
    copy_game(folder);
    const RunResult outcome = run_script_file(folder, "phrase-asked", "--size " + size);
    INFO(size << ": " << outcome.output);
    REQUIRE(outcome.code == 0);
    // A finished game is open text, with all commitments and remarks.
    const std::string text = read_bytes(folder.path() / "data" / "games" / "Over.fow.json");
    const ReadRecord read = read_record(text, "Over.json");
    REQUIRE_FALSE(read.broken_at);
    REQUIRE(read.record.remarks.size() == 1);
    CHECK(read.record.remarks[0].what == TableEvent(PhraseGivenUp{french_seat}));
    const auto checked = seal::check_commitments(replay(read.record).session);
    CHECK(checked.size() == 4);
    for (const CheckedCommitment& one : checked) CHECK(one.verdict == CheckedCommitment::Verdict::kept);
    for (const Viewer viewer : viewers) {
        const auto log = replay(read.record).session.log(viewer);
        CHECK(std::any_of(log.begin(), log.end(), [](const LogLine& line) { return line.event == Event(PhraseGivenUp{french_seat}); }));
    }
    CHECK(read_record(read_bytes(folder.path() / "data" / "autosave.json"), "autosave.json").record == read.record);
}

TEST_CASE("With another key both phrases open the game, and then that key does", "[script][sealed]") {
    const Folder folder;
    copy_game(folder);
    fs::remove(folder.path() / "data" / "key");
    check_sealed_run(
        folder,
        "click continue\nexpect \"Sealed elsewhere\"\nshot elsewhere\nclick phrase-french\ntype \"Old Guard\"\nclick phrase-allied\n"
        "type wrong\nclick open\nexpect \"not the pass phrases\"\nclick phrase-french\ntype \"Old Guard\"\nclick phrase-allied\n"
        "type \"Up, Guards\"\nclick open\nexpect \"does not know how far\"\nexpect-no-control take-seat\nclick agree-french\n"
        "click agree-allied\nhold play-on\nexpect \"takes the Allied seat\"\nexpect-no-control phrase\nhold take-seat\n"
        "expect \"Two actions left.\"\nclick menu\nclick to-title\n"
        "click replay\nclick file:Mine\nclick open\nexpect \"another data folder\"\nclick message-read\n");
    check_sealed_run(folder, "click continue\nexpect \"takes the Allied seat\"\nexpect-control phrase\n");
}

TEST_CASE("A damaged game that was sealed elsewhere is offered up to the damage, as one of this computer is", "[script][sealed]") {
    const Folder folder;
    copy_game(folder);
    const fs::path data = folder.path() / "data", file = data / "games" / "Mine.fow.json";
    const seal::Key key = seal::key_of(read_bytes(data / "key"), "key");
    const auto sealed = read_sealed_record(read_bytes(file), "game", only_documents());
    REQUIRE(sealed);
    auto opened = seal::open(*sealed, "game", key);
    REQUIRE(opened);
    std::string& text = opened->text;
    const std::size_t step = text.find("[\"allied\"", text.find("[\"allied\"") + 1);
    REQUIRE(step != std::string::npos);
    const std::size_t digest = text.rfind('"', text.find(']', step)) - 1;
    text[digest] = text[digest] == '0' ? '1' : '0';
    files::write(file, opened->seal.write(*sealed, text, 0, key));
    fs::remove(data / "key");
    const std::string bytes = read_bytes(file);
    const std::string both = "click phrase-french\ntype \"Old Guard\"\nclick phrase-allied\ntype \"Up, Guards\"\nclick open\n";
    check_sealed_run(folder, "click load\nclick file:Mine\nclick open\nexpect \"Sealed elsewhere\"\n" + both +
                                 "expect \"The game is damaged\"\nexpect-no-control take-seat\nclick message-no\n" + both +
                                 "click message-yes\nexpect \"does not know how far\"\nexpect-no-control take-seat\n");
    CHECK(read_bytes(file) == bytes);
}

TEST_CASE("Without the key and without phrases a game stays closed and unchanged", "[script][sealed]") {
    const Folder folder;
    check_sealed_run(folder, army_out);
    const fs::path file = folder.path() / "data" / "autosave.json";
    const std::string before = read_bytes(file);
    fs::rename(folder.path() / "data" / "key", folder.path() / "key");
    check_sealed_run(folder, "click continue\nexpect \"was sealed on another computer\"\nclick message-read\nexpect-control new-game\n");
    CHECK(read_bytes(file) == before);
    fs::rename(folder.path() / "key", folder.path() / "data" / "key");
    check_sealed_run(folder, "click continue\nhold take-seat\nexpect-control fill\n");
}

TEST_CASE("A bad key is named, the game continues, and nothing is written openly", "[script][sealed]") {
    const Folder folder;
    const fs::path data = folder.path() / "data";
    fs::create_directories(data);
    std::ofstream(data / "key") << "too short";
    check_sealed_run(folder,
                     "click new-game\nclick begin\nexpect \"The game is not being saved\"\nexpect \"is not a key\"\nshot no-key\n"
                     "click message-read\nhold take-seat\nexpect-control fill\n");
    for (const auto& entry : fs::recursive_directory_iterator(data)) CHECK(entry.path().extension() != ".json");
    CHECK(read_bytes(data / "key") == "too short");
}

TEST_CASE("The program keeps its key even if the key file is deleted", "[sealed]") {
    const Folder folder;
    const WaterlooStore store(folder.path());
    const seal::Key key = store.key();
    CHECK(read_bytes(folder.path() / "key") == key.bytes());
    fs::remove(folder.path() / "key");
    CHECK(store.key().bytes() == key.bytes());
    CHECK(read_bytes(folder.path() / "key") == key.bytes());
    CHECK(WaterlooStore(folder.path()).key().bytes() == key.bytes());
    CHECK(WaterlooStore(folder.path(), folder.path() / "elsewhere" / "key").key().bytes() != key.bytes());
}

TEST_CASE("A sealed file that was changed is refused and left as it is", "[script][sealed]") {
    const Folder folder;
    copy_game(folder);
    const fs::path file = folder.path() / "data" / "games" / "Mine.fow.json";
    std::string text = read_bytes(file);
    text.replace(text.find("\"Marie\""), 7, "\"Maria\"");
    std::ofstream(file, std::ios::binary) << text;
    check_sealed_run(folder,
                     "click load\nclick file:Mine\nclick open\nexpect \"the file was changed\"\nclick message-read\nexpect-control open\n");
    CHECK(read_bytes(file) == text);
}

TEST_CASE("Whoever sits at another player's seat cannot change its phrase, nor remove it", "[script][sealed][secrets]") {
    const Folder folder;
    copy_game(folder);
    const std::string says = "click menu\nclick phrase\nclick present-phrase\ntype Wrong\n";
    check_sealed_run(folder, "click continue\nclick phrase\ntype \"Up, Guards\"\nhold take-seat\n" + says +
                                 "click new-phrase\ntype Copenhagen\nclick phrase-again\ntype Copenhagen\nclick set-phrase\n"
                                 "expect \"That was not\"\nclick message-read\nexpect-not \"The pass phrase is set\"\n" +
                                 says +
                                 "click remove-phrase\nexpect \"That was not\"\nclick message-read\nexpect-not \"has no pass phrase\"\n");
    check_sealed_run(folder, "click continue\nclick phrase\ntype \"Up, Guards\"\nhold take-seat\nexpect \"Two actions left.\"\n");
}

TEST_CASE("The veil after the set-up does not lead back into an army without its phrase", "[script][sealed][secrets]") {
    const Folder folder;
    const std::string phrase =
        "click menu\nclick phrase\nclick new-phrase\ntype Copenhagen\nclick phrase-again\ntype Copenhagen\nclick set-phrase\n";
    check_sealed_run(folder, army_out + phrase +
                                 "click ready\nclick recall\nclick phrase\ntype Wrong\nhold take-seat\nexpect \"That was not\"\n"
                                 "expect-no-control ready\nclick phrase\ntype Copenhagen\nhold take-seat\nexpect-control ready\n");
}

TEST_CASE("A phrase can be changed and removed", "[script][sealed]") {
    const Folder folder;
    copy_game(folder);
    const std::string enter = "click continue\nclick phrase\ntype \"Up, Guards\"\nhold take-seat\n";
    check_sealed_run(folder, enter +
                                 "click menu\nclick phrase\nclick present-phrase\ntype \"Up, Guards\"\nclick new-phrase\ntype Copenhagen\n"
                                 "click phrase-again\ntype Copenhagen\nclick set-phrase\nexpect \"The pass phrase is set.\"\n");
    check_sealed_run(
        folder,
        "click continue\nclick phrase\ntype \"Up, Guards\"\nhold take-seat\nexpect \"That was not\"\nclick phrase\ntype Copenhagen\n"
        "hold take-seat\nclick menu\nclick phrase\nclick present-phrase\ntype Copenhagen\nclick remove-phrase\n"
        "expect \"has no pass phrase\"\n");
    check_sealed_run(folder, "click continue\nexpect-no-control phrase\nhold take-seat\nexpect \"Two actions left.\"\n");
}

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
    check_success(
        run_program(folder, "--script " + folder.file("script.fow") + " --layout /dev/null --load " + posed_record(folder).string(), home));
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
