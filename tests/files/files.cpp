// Things that are not files, and files that should not be read.
#include "files/files.hpp"

#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <optional>

#include "catch.hpp"
#include "folder.hpp"
#include "games/waterloo/files/rules_files.hpp"

namespace fow::files {
namespace {

using namespace waterloo;
using namespace waterloo::data;

namespace fs = std::filesystem;
using test::Folder;

/// An environment variable that is set as long as the object lives.
class Variable {
public:
    Variable(const char* name, const std::string& value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        ::setenv(name, value.c_str(), 1);
    }
    ~Variable() {
        if (before_) ::setenv(name_, before_->c_str(), 1);
        else ::unsetenv(name_);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* name_;
    std::optional<std::string> before_;
};

template <class Act>
[[nodiscard]] DataError refusal(Act act) {
    try {
        act();
    } catch (const DataError& error) {
        return error;
    }
    throw std::logic_error("it was not refused");
}

}  // namespace

TEST_CASE("a file with any bytes is read as it was written", "[files]") {
    const Folder folder;
    for (const std::string& text : {std::string(), std::string("a\r\n\0b\xff", 6), std::string(300000, 'x')}) {
        write(folder / "file", text);
        CHECK(read(folder / "file") == text);
    }
}

TEST_CASE("writing replaces a file in one step and leaves no other file", "[files]") {
    const Folder folder;
    write(folder / "game.json", "old");
    struct stat before{};
    REQUIRE(::stat((folder / "game.json").c_str(), &before) == 0);
    std::ifstream reader(folder / "game.json");
    write(folder / "game.json", "new");
    std::string seen;
    reader >> seen;
    CHECK(seen == "old");  // a reader that has it open keeps the old one, complete
    struct stat after{};
    REQUIRE(::stat((folder / "game.json").c_str(), &after) == 0);
    CHECK(before.st_ino != after.st_ino);
    CHECK(folder.entries() == 1);
}

TEST_CASE("writing creates missing folders", "[files]") {
    const Folder folder;
    write(folder / "games/of/today.json", "x");
    CHECK(read(folder / "games/of/today.json") == "x");
}

TEST_CASE("a file that cannot be written is refused by name, and the old one stays", "[files]") {
    const Folder folder;
    fs::create_directory(folder / "taken");
    write(folder / "taken/inside", "kept");
    CHECK(refusal([&] { write(folder / "taken", "x"); }).document == (folder / "taken").string());
    CHECK(read(folder / "taken/inside") == "kept");
    CHECK(folder.entries() == 1);
    write(folder / "plain", "kept");
    CHECK(refusal([&] { write(folder / "plain/inside", "x"); }).reason.find("it cannot be written") == 0);
    CHECK(read(folder / "plain") == "kept");
    CHECK(refusal([&] { write("/proc/no/such/place", "x"); }).document == "/proc/no/such/place");
}

TEST_CASE("a file that cannot be read is refused by name", "[files]") {
    const Folder folder;
    const DataError missing = refusal([&] { static_cast<void>(read(folder / "missing.json")); });
    CHECK(missing.document == (folder / "missing.json").string());
    CHECK(missing.reason == "it cannot be opened: No such file or directory");
    CHECK(refusal([&] { static_cast<void>(read(folder / ".")); }).reason == "it is a folder, not a file");
    write(folder / "large", std::string(size_limit + 1, ' '));
    CHECK(refusal([&] { static_cast<void>(read(folder / "large")); }).reason == "it is larger than 16 MiB");
    CHECK(refusal([] { static_cast<void>(read("/dev/zero")); }).reason == "it is a pipe or a device, not a file");
}

TEST_CASE("the data folder is the one in the environment, else relative to the program", "[files]") {
    const Folder folder;
    const fs::path beside = fs::path(FOW_BIN_DIR).parent_path() / "share" / "fog-of-waterloo";
    CHECK(data_folder() == beside);
    CHECK(fs::equivalent(beside, FOW_SOURCE_DIR));  // a build folder has the layout of an installed game
    {
        const Variable data("FOG_OF_WATERLOO_DATA", (folder / "elsewhere").string());
        CHECK(data_folder() == folder / "elsewhere");
        const DataError error = refusal([] { static_cast<void>(load_ruleset()); });
        CHECK(error.document == (folder / "elsewhere/rules/waterloo/board.json").string());
    }
    const Variable nothing("FOG_OF_WATERLOO_DATA", "");
    CHECK(data_folder() == beside);
}

TEST_CASE("saved games and the key go where the desktop's convention says", "[files]") {
    const Variable home("HOME", "/home/somebody");
    {
        const Variable data("XDG_DATA_HOME", "/elsewhere");
        CHECK(user_data_folder() == fs::path("/elsewhere/fog-of-waterloo"));
    }
    {
        const Variable config("XDG_CONFIG_HOME", "/elsewhere");
        CHECK(user_config_folder() == fs::path("/elsewhere/fog-of-waterloo"));
    }
    const Variable relative("XDG_DATA_HOME", "not/absolute"), unset("XDG_CONFIG_HOME", "");  // by the convention, both are ignored
    CHECK(user_data_folder() == fs::path("/home/somebody/.local/share/fog-of-waterloo"));
    CHECK(user_config_folder() == fs::path("/home/somebody/.config/fog-of-waterloo"));
}

TEST_CASE("without a home in the environment, the user's entry tells it, never the current folder", "[files]") {
    const Variable data("XDG_DATA_HOME", ""), config("XDG_CONFIG_HOME", "");
    for (const char* home : {"", ".", "not/absolute"}) {
        const Variable unset("HOME", home);
        const fs::path entry = platform::home_folder();
        CHECK((entry.empty() || entry.is_absolute()));
        for (const auto& folder : {&user_data_folder, &user_config_folder}) {
            if (entry.empty()) CHECK(refusal([&] { static_cast<void>(folder()); }).document == "HOME");
            else CHECK(std::mismatch(entry.begin(), entry.end(), folder().begin(), folder().end()).first == entry.end());
        }
    }
}

// Not under sanitizers: the leak checker has to read the memory.
TEST_CASE("once a program is prepared, nothing can read its memory, not even after a crash", "[files][secrets][optimised]") {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        platform::prepare_program();
        ::_exit(::prctl(PR_GET_DUMPABLE));
    }
    int status = -1;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(WEXITSTATUS(status) == 0);
}

TEST_CASE("the shipped rules are loaded, and a bad file among them is named", "[files][rules]") {
    CHECK(faults_of(load_ruleset()).empty());
    const Folder folder;
    fs::create_directories(folder / "rules");
    fs::copy(data_folder() / "rules" / "waterloo", folder / "rules/waterloo", fs::copy_options::recursive);
    CHECK(load_ruleset(folder / ".") == load_ruleset());
    write(folder / "rules/waterloo/die.json", "{\"faces\": {\"rule\": \"W8.5\", \"value\": [\"Pink\"]}}");
    const DataError error = refusal([&] { static_cast<void>(load_ruleset(folder / ".")); });
    CHECK(fs::path(error.document).filename() == "die.json");
    CHECK(error.pointer == "/faces/value/0");
}

namespace {

namespace fs = std::filesystem;

[[nodiscard]] std::string reason(const fs::path& path) {
    try {
        static_cast<void>(read(path));
    } catch (const DataError& error) {
        CHECK(error.document == path.string());
        return error.reason;
    }
    return "read";
}

/// Bytes that this process has read so far.
[[nodiscard]] std::size_t bytes_read() {
    std::ifstream counts("/proc/self/io");
    std::string name;
    std::size_t count = 0;
    counts >> name >> count;
    REQUIRE(name == "rchar:");
    return count;
}

}  // namespace

TEST_CASE("a file of 100 MB is refused without being read", "[files][bounds]") {
    const Folder folder;
    std::ofstream(folder / "huge").put('{');
    fs::resize_file(folder / "huge", 100000000);
    const std::size_t before = bytes_read();
    CHECK(reason(folder / "huge") == "it is larger than 16 MiB");
    CHECK(bytes_read() - before < 10000);  // reading the count itself takes that much
}

TEST_CASE("a pipe that nobody writes to does not make the reader wait", "[files][bounds]") {
    const Folder folder;
    REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
    CHECK(reason(folder / "pipe") == "it is a pipe or a device, not a file");
}

TEST_CASE("devices, folders and links to nothing are refused", "[files][bounds]") {
    const Folder folder;
    CHECK(reason("/dev/zero") == "it is a pipe or a device, not a file");
    CHECK(reason("/dev/null") == "it is a pipe or a device, not a file");
    CHECK(reason(folder / ".") == "it is a folder, not a file");
    fs::create_symlink("nowhere", folder / "link");
    CHECK(reason(folder / "link").find("it cannot be opened") == 0);
    fs::create_symlink("ring", folder / "ring");
    CHECK(reason(folder / "ring").find("it cannot be opened") == 0);
    std::ofstream(folder / "good") << "text";
    fs::create_symlink("good", folder / "leads");
    CHECK(read(folder / "leads") == "text");
}

}  // namespace fow::files
