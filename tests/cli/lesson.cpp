// fow lesson, for whoever writes one.
#include "catch.hpp"

#include "cli/says.hpp"
#include "files/files.hpp"

using namespace fow;
using fow::test::Folder;
using fow::test::fow_says;

TEST_CASE("fow lesson says that a lesson can be learnt, or all that is wrong with it", "[lessons]") {
    const std::string good = std::string(FOW_SOURCE_DIR) + "/tests/fuzz/corpus/lesson/across-the-brook";
    const auto said = fow_says({"lesson", good});
    CHECK(said.code == cli::done);
    CHECK(said.out == "Across the brook: 4 steps, solved by its solutions\n");

    const Folder folder;
    std::string text = files::read(good);
    const auto spoil = [&](const std::string& from, const std::string& to) { text.replace(text.find(from), from.size(), to); };
    spoil("\"e6xe7\"", "\"e6-e8\"");
    files::write(folder / "l.json", text);
    const auto unsolved = fow_says({"lesson", folder.file("l.json")});
    CHECK(unsolved.code == cli::unusable);
    CHECK(unsolved.err.find(folder.file("l.json") + ": /steps/3/solution/0: \"e6-e8\" is refused: ") != std::string::npos);

    spoil("\"basic\"", "\"beginners\"");
    spoil("W8.5", "W8.99");
    files::write(folder / "l.json", text);
    const auto unreadable = fow_says({"lesson", folder.file("l.json")});
    CHECK(unreadable.code == cli::unusable);
    CHECK(unreadable.err.find("/part: ") != std::string::npos);
    CHECK(unreadable.err.find("/rules/1: there is no rule") != std::string::npos);
    CHECK(fow_says({"lesson", folder.file("none.json")}).code == cli::unusable);
}
