// Long texts that players and files bring: kept whole or stopped in sight, and never too much to draw.
#include "catch.hpp"

#include <filesystem>
#include <fstream>
#include <string>

#include "core/letters.hpp"
#include "games/waterloo/stages/saved_data.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

std::string sentences_of(std::size_t letters) {
    std::string text;
    for (int i = 0; text.size() < letters; ++i) text += "Sentence " + std::to_string(i) + " of it. ";
    return text.substr(0, letters - 8) + "The end.";
}

}  // namespace

TEST_CASE("A long comment is the same after a restart", "[notes][lengths]") {
    const Folder folder;
    const std::string open = "click replay\nclick \"file:A Basic battle\"\nclick open\n";
    const std::string text = sentences_of(comment_letters);
    check_runs(folder, open + "key B\ntype \"" + text + "\"\nexpect \"This field is full: it takes 500 letters.\"\nclick note-keep\n" +
                           "expect \"The end.\"\n");
    check_runs(folder, open + "click next-note\nexpect \"The end.\"\n");
}

TEST_CASE("Fields stop at their limit and say so", "[lengths]") {
    const Folder folder;
    const std::string names(500, 'n'), commands(5000, 'c');
    check_runs(folder, "click new-game\nclick first-name\ntype \"" + names + "\"\nexpect \"This field is full: it takes 60 letters.\"\n" +
                           "expect " + names.substr(0, 60) + "\nexpect-not " + names.substr(0, 61) +
                           "\nclick second-is:program\nclick second-is-program\nkey Ctrl+A\ntype \"" + commands +
                           "\"\nexpect \"This field is full: it takes 500 letters.\"\n");
}

TEST_CASE("A file argument of any length is answered by a message that can be closed", "[lengths]") {
    const Folder folder;
    for (const std::string& name : {std::string(100000, 'z'), folder.file(std::string(200, 'z').c_str())}) {
        check_runs(folder, "expect \"zzzz\"\nclick message-read\nclick new-game\n", name);
        check_runs(folder, "expect \"zzzz\"\nclick message-read\nclick new-game\n", "--load " + name);
    }
}

TEST_CASE("A file with many faults is answered by a message that can be closed", "[lengths]") {
    const Folder folder;
    std::string tiles;
    for (int i = 0; i < 150; ++i) tiles += std::string(i == 0 ? "" : ",") + "{\"id\": 1, \"name\": 2, \"kind\": 3, \"squares\": 4}";
    std::ofstream(folder / "field.json")
        << "{\"format\": \"fog-of-waterloo/scenario\", \"version\": 1, \"name\": \"x\", \"description\": \"\", "
           "\"mode\": \"basic\", \"battlefield\": {\"tiles\": ["
        << tiles << "]}, \"position\": {}}";
    check_runs(folder, "expect \"There is more of this\"\nclick message-read\nclick new-game\n", folder.file("field.json"));
}

TEST_CASE("Two games with the longest name can both be in the bin, and come back", "[store][lengths]") {
    const Folder folder;
    const std::string name(name_letters, 'a');
    const WaterlooStore store(folder.path());
    const Record record = finished_game().record();
    for (int i = 0; i < 3; ++i) {
        REQUIRE(store.save_game(name, record));
        store.discard(store.games().front().path);
    }
    CHECK(store.games().empty());
    REQUIRE(store.binned_games().size() == 3);
    for (const auto& entry : store.binned_games()) store.put_back(entry.path);
    CHECK(store.games().size() == 3);
}
