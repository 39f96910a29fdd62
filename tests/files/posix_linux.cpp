// What only POSIX systems have: links, modes, pipes and devices among the files, and where the desktop keeps a user's files.
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <fstream>
#include <functional>

#include "catch.hpp"
#include "folder.hpp"
#include "helpers.hpp"

namespace fow::files {
namespace {

namespace fs = std::filesystem;
using test::Folder;

mode_t mode_of(const fs::path& path) {
    struct stat found{};
    REQUIRE(::stat(path.c_str(), &found) == 0);
    return found.st_mode & 0777;
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

TEST_CASE("files are readable only by their owner if requested", "[files]") {
    const Folder folder;
    const mode_t mask = ::umask(022);
    write(folder / "mine", "x", Readers::owner);
    write(folder / "ours", "x");
    ::umask(mask);
    CHECK(mode_of(folder / "mine") == 0600);
    CHECK(mode_of(folder / "ours") == 0644);
}

TEST_CASE("a folder is made as private as the file in it", "[files]") {
    const Folder folder;
    const mode_t mask = ::umask(022);
    write(folder / "mine/deep/file", "x", Readers::owner);
    write(folder / "ours/deep/file", "x");
    CHECK(Lock::take(folder / "locks/lock"));
    fs::create_directory(folder / "earlier");
    const mode_t earlier = mode_of(folder / "earlier");
    keep_private(folder / "earlier");
    keep_private(folder / "missing");
    ::umask(mask);
    for (const char* name : {"mine", "mine/deep", "locks", "earlier"}) CHECK(mode_of(folder / name) == 0700);
    for (const char* name : {"ours", "ours/deep"}) CHECK(mode_of(folder / name) == 0755);
    CHECK(earlier == 0755);
}

TEST_CASE("a lock whose file is deleted is not in place, and others do not notice it", "[files]") {
    const Folder folder;
    const auto first = Lock::take(folder / "sub/lock");
    REQUIRE(first);
    fs::remove(folder / "sub/lock");
    CHECK_FALSE(first->in_place());
    CHECK(Lock::take(folder / "sub/lock"));
}

TEST_CASE("every way of writing follows a symlink and leaves it", "[files]") {
    const Folder folder;
    fs::create_directory(folder / "elsewhere");
    const fs::path link = folder / "link", target = folder / "elsewhere/file";
    const std::vector<fs::path> older{folder / "link.1", folder / "link.2"};
    const auto rewrite = [&](const std::string& text) -> std::function<void()> {
        if (text == "write") return [=] { write(link, text); };
        if (text == "write, even on a full disk") return [=] { write_even_if_full(link, text); };
        if (text == "write, and keep older ones") return [=] { write_keeping(link, text, older); };
        return [=] { CHECK(write_given(link, text, {.replace = true}) == Given::written); };
    };
    for (const bool direct : {true, false}) {
        for (const char* way : {"write", "write, even on a full disk", "write, and keep older ones", "write what was typed"}) {
            CAPTURE(direct, way);
            for (const char* name : {"link", "middle", "elsewhere/file", "link.1"}) fs::remove(folder / name);
            if (!direct) fs::create_symlink("elsewhere/file", folder / "middle");
            fs::create_symlink(direct ? "elsewhere/file" : "middle", link);
            rewrite(way)();  // creates it
            CHECK(read(target) == way);
            write(target, "before");
            rewrite(way)();
            CHECK(fs::is_symlink(link));
            CHECK(fs::is_symlink(folder / "middle") != direct);
            CHECK_FALSE(fs::is_symlink(target));
            CHECK(read(target) == way);
            if (way == std::string("write, and keep older ones")) CHECK(read(folder / "link.1") == "before");
        }
    }
    // Nothing is replaced by what must be new, and a key is created where the link leads.
    fs::remove(target);
    CHECK_FALSE(write_new(link, "new"));
    CHECK(read_or_create(link, "key") == "key");
    CHECK(fs::is_symlink(link));
    CHECK(names_in(folder / "elsewhere") == std::set<std::string>{"file"});
}

TEST_CASE("a symlink that leads to a missing folder or to itself is refused, and stays", "[files]") {
    const Folder folder;
    fs::create_symlink("missing/file", folder / "link");
    fs::create_symlink("loop", folder / "loop");
    for (const char* name : {"link", "loop"}) {
        CHECK_THROWS_AS(write(folder / name, "x"), WriteError);
        CHECK(fs::is_symlink(fs::symlink_status(folder / name)));
    }
    CHECK(names_in(folder / ".") == std::set<std::string>{"link", "loop"});
}

TEST_CASE("what somebody typed is written where a symlink leads, if they allow it", "[files]") {
    const Folder folder;
    write(folder / "b/c", "one");
    fs::create_symlink("b/c", folder / "link");
    CHECK(write_given(folder / "link", "two", {}) == Given::exists);
    CHECK(write_given(folder / "link", "two", {.replace = true}) == Given::written);
    CHECK(read(folder / "b/c") == "two");
    CHECK(names_in(folder / ".") == std::set<std::string>{"b", "link"});
}

TEST_CASE("a symlink that is kept under another name keeps its contents, one that is moved still leads there", "[files]") {
    const Folder folder;
    fs::create_directory(folder / "elsewhere");
    write(folder / "elsewhere/file", "one");
    fs::create_symlink("elsewhere/file", folder / "link");
    REQUIRE(keep_as(folder / "link", folder / "kept"));
    write(folder / "link", "two");
    CHECK(read(folder / "kept") == "one");
    REQUIRE(files::move(folder / "link", folder / "renamed"));
    CHECK(fs::read_symlink(folder / "renamed") == "elsewhere/file");
    write(folder / "taken", "x");
    CHECK_FALSE(files::move(folder / "renamed", folder / "taken"));
    REQUIRE(files::move(folder / "renamed", folder / "bin/link"));
    CHECK(fs::is_symlink(folder / "bin/link"));
    CHECK(read(folder / "bin/link") == "two");
    REQUIRE(files::move(folder / "bin/link", folder / "link"));
    write(folder / "link", "three");
    CHECK(read(folder / "elsewhere/file") == "three");
    CHECK_FALSE(files::move(folder / "kept", folder / "taken"));
    REQUIRE(files::move(folder / "kept", folder / "bin/kept"));
    CHECK(read(folder / "bin/kept") == "one");
    CHECK(names_in(folder / ".") == std::set<std::string>{"bin", "elsewhere", "link", "taken"});
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
    CHECK(refusal([] { write("/proc/no/such/place", "x"); }).document == "/proc/no/such/place");
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
