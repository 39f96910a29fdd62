#include <fstream>

#include "catch.hpp"
#include "folder.hpp"
#include "helpers.hpp"

namespace fow::files {
namespace {

namespace fs = std::filesystem;
using test::Folder;

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
    platform::Error error;
    platform::File writing = platform::open_to_overwrite(folder / ".b.0123abcd.unfinished", error);
    REQUIRE(platform::try_lock(writing) == platform::Locked::yes);
    sweep(folder / ".");
    CHECK(names_in(folder / ".") == std::set<std::string>{".b.0123abcd.unfinished", "c.unfinished", ".d"});
    writing = platform::File();
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
    CHECK(names_in(folder / ".") == std::set<std::string>{"a", "b"});
    CHECK(names_in(folder / "b") == std::set<std::string>{"c"});
}

}  // namespace fow::files
