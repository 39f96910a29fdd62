#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include "catch.hpp"

#include <algorithm>
#include <fstream>
#include <functional>
#include <set>

#include "files/files.hpp"
#include "folder.hpp"

namespace fow::files {
namespace {

namespace fs = std::filesystem;
using test::Folder;

mode_t mode_of(const fs::path& path) {
    struct stat found{};
    REQUIRE(::stat(path.c_str(), &found) == 0);
    return found.st_mode & 0777;
}

std::set<std::string> names_in(const fs::path& folder) {
    std::set<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) names.insert(entry.path().filename().string());
    return names;
}

}  // namespace

TEST_CASE("previous versions are kept under their names", "[files]") {
    const Folder folder;
    const std::vector<fs::path> older{folder / "a.1", folder / "a.2"};
    for (const char* text : {"one", "two", "three", "four"}) write_keeping(folder / "a", text, older);
    CHECK(read(folder / "a") == "four");
    CHECK(read(folder / "a.1") == "three");
    CHECK(read(folder / "a.2") == "two");
    fs::remove(folder / "a");
    write_keeping(folder / "a", "five", older);  // there is no file to keep as an older one
    CHECK(read(folder / "a") == "five");
    CHECK(read(folder / "a.1") == "three");
    CHECK(names_in(folder / ".") == std::set<std::string>{"a", "a.1", "a.2"});
}

TEST_CASE("writing succeeds even if a previous version cannot be kept", "[files]") {
    const Folder folder;
    write(folder / "a", "one");
    fs::create_directory(folder / "a.1");
    write(folder / "a.1/inside", "kept");
    write_keeping(folder / "a", "two", {folder / "a.1"});
    CHECK(read(folder / "a") == "two");
    CHECK(read(folder / "a.1/inside") == "kept");
}

TEST_CASE("a new file never replaces another", "[files]") {
    const Folder folder;
    CHECK(write_new(folder / "games/a", "one"));
    CHECK_FALSE(write_new(folder / "games/a", "two"));
    CHECK(read(folder / "games/a") == "one");
    CHECK(names_in(folder / "games") == std::set<std::string>{"a"});
}

TEST_CASE("a file kept under another name keeps its contents", "[files]") {
    const Folder folder;
    write(folder / "a", "one");
    CHECK(keep_as(folder / "a", folder / "kept/b"));
    write(folder / "a", "two");
    CHECK(read(folder / "kept/b") == "one");
    CHECK_FALSE(keep_as(folder / "a", folder / "kept/b"));
    CHECK(read(folder / "kept/b") == "one");
    CHECK_THROWS_AS(keep_as(folder / "missing", folder / "c"), WriteError);
}

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

TEST_CASE("a failure to write has its error code", "[files]") {
    const Folder folder;
    write(folder / "plain", "x");
    try {
        write(folder / "plain/inside", "x");
        FAIL("it was written");
    } catch (const WriteError& trouble) {
        CHECK(trouble.code == std::errc::not_a_directory);
        CHECK(trouble.document == (folder / "plain/inside").string());
    }
}

TEST_CASE("files that a killed program left are swept, files that another one is writing are not", "[files]") {
    const Folder folder;
    for (const char* name : {".a.0123abcd.unfinished", ".b.0123abcd.unfinished", "c.unfinished", ".d"}) std::ofstream(folder / name) << "x";
    const int writing = ::open((folder / ".b.0123abcd.unfinished").c_str(), O_WRONLY);
    REQUIRE(::flock(writing, LOCK_EX) == 0);
    sweep(folder / ".");
    CHECK(names_in(folder / ".") == std::set<std::string>{".b.0123abcd.unfinished", "c.unfinished", ".d"});
    ::close(writing);
    sweep(folder / ".");
    CHECK(names_in(folder / ".") == std::set<std::string>{"c.unfinished", ".d"});
    sweep(folder / "missing");
}

TEST_CASE("only one can hold a lock, until it is released", "[files]") {
    const Folder folder;
    {
        const auto first = Lock::take(folder / "sub/lock");
        REQUIRE(first);
        CHECK_FALSE(Lock::take(folder / "sub/lock"));
        CHECK(first->in_place());
        fs::remove(folder / "sub/lock");
        CHECK_FALSE(first->in_place());
        CHECK(Lock::take(folder / "sub/lock"));
    }
    CHECK(Lock::take(folder / "sub/lock"));
    write(folder / "plain", "x");
    CHECK_THROWS_AS(Lock::take(folder / "plain/lock"), WriteError);
}

TEST_CASE("what somebody typed is written only where they allow it", "[files]") {
    const Folder folder;
    CHECK(write_given(folder / "a", "one", {}) == Given::written);
    CHECK(write_given(folder / "a", "two", {}) == Given::exists);
    CHECK(read(folder / "a") == "one");
    CHECK(write_given(folder / "a", "two", {.replace = true}) == Given::written);
    CHECK(write_given(folder / "b/c", "one", {.replace = true}) == Given::no_folder);
    CHECK(write_given(folder / "a/c", "one", {}) == Given::no_folder);  // a file is not a folder
    CHECK_THROWS_AS(write_given(folder / "a/c", "one", {.make_folders = true}), DataError);
    CHECK(write_given(folder / "b/c", "one", {.make_folders = true}) == Given::written);
    CHECK_THROWS_AS(write_given(folder / "b", "one", {.replace = true}), DataError);
    CHECK_THROWS_AS(write_given(folder / "d/", "one", {.make_folders = true}), DataError);
    fs::create_symlink("b/c", folder / "link");
    CHECK(write_given(folder / "link", "two", {}) == Given::exists);
    CHECK(write_given(folder / "link", "two", {.replace = true}) == Given::written);
    CHECK(read(folder / "b/c") == "two");
    CHECK(names_in(folder / ".") == std::set<std::string>{"a", "b", "link"});
    CHECK(names_in(folder / "b") == std::set<std::string>{"c"});
}

}  // namespace fow::files
