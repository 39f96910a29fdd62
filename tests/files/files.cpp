// Things that are not files, and files that should not be read.
#include "files/files.hpp"

#include <array>

#include "catch.hpp"
#include "folder.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "helpers.hpp"

namespace fow::files {
namespace {

using namespace waterloo;
using namespace waterloo::data;

namespace fs = std::filesystem;
using test::Folder;

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
    platform::Error error;
    const platform::File reader = platform::open_to_read(folder / "game.json", error);
    REQUIRE(reader);
    write(folder / "game.json", "new");
    std::array<char, 10> seen{};
    CHECK(platform::read_some(reader, seen.data(), seen.size(), error) == 3);
    CHECK(seen.data() == std::string("old"));  // a reader that has it open keeps the old one, complete
    CHECK_FALSE(platform::is_at(reader, folder / "game.json"));
    CHECK(read(folder / "game.json") == "new");
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
}

TEST_CASE("a file that cannot be read is refused by name", "[files]") {
    const Folder folder;
    const DataError missing = refusal([&] { static_cast<void>(read(folder / "missing.json")); });
    CHECK(missing.document == (folder / "missing.json").string());
    CHECK(missing.reason == "it cannot be opened: No such file or directory");
    CHECK(refusal([&] { static_cast<void>(read(folder / ".")); }).reason == "it is a folder, not a file");
    write(folder / "large", std::string(size_limit + 1, ' '));
    CHECK(refusal([&] { static_cast<void>(read(folder / "large")); }).reason == "it is larger than 16 MiB");
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

}  // namespace fow::files
