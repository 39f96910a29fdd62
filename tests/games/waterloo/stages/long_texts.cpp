// The longest texts that fields take, on every page of every game: whatever players write, nothing is cut off, covered or out of reach.
// Long texts that players and files bring: kept whole or stopped in sight, and never too much to draw.
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "core/letters.hpp"
#include "environment.hpp"
#include "files/files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/saved_data.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;
using fow::testing::chosen_of;

namespace {

struct Look {
    const char* size;
    TextSize text;
};
constexpr std::array looks{Look{"1024x640", TextSize::normal}, Look{"1280x800", TextSize::largest}, Look{"1280x800", TextSize::normal},
                           Look{"1920x1080", TextSize::large}};

/// One word of the widest letter, or many words.
std::string longest_text(bool one_word, std::size_t letters = name_letters) {
    if (one_word) return std::string(letters, 'W');
    std::string text;
    while (text.size() < letters) text += "Anne-Sophie de Montmorency-Laval of Luxembourg and ";
    text.resize(letters);
    if (text.back() == ' ') text.back() = 's';
    return text;
}

/// The script with the player's texts in it, each as long as its field takes.
std::string lengthened(std::string script, bool one_word) {
    for (const auto& [mark, letters] : {std::pair{std::string("{name}"), name_letters},
                                        {"{comment}", comment_letters},
                                        {"{command}", command_letters},
                                        {"{phrase}", phrase_letters},
                                        {"{order}", order_letters},
                                        {"{description}", description_letters},
                                        {"{path}", std::size_t{1000}}})
        for (std::size_t at = script.find(mark); at != std::string::npos; at = script.find(mark))
            script.replace(at, mark.size(), longest_text(one_word, letters));
    return script;
}

const std::string saves_and_resigns =
    "click menu\nclick save\nclick save-name\ntype \"{name}\"\nclick save-now\nclick menu\nclick resign\nclick resign-now\n"
    "click save-name\nkey Ctrl+A\ntype \"B{name}\"\nclick save-now\nclick statistics\nclick back\nclick step-through\nclick next\nclick "
    "last\n"
    "click note\ntype \"{comment}\"\nclick note-keep\nclick previous-note\nclick export\nclick back\nclick leave\nclick to-title\nclick "
    "load\nclick "
    "tab:standing\n"
    "click tab:games\nkey Tab\nkey Tab\nkey Escape\n";

const std::string two_programs =
    "click second-is:program\nclick second-is-program\nkey Ctrl+A\ntype \"{command}\"\nclick watch\nclick first-is:program\n"
    "click first-is-program\nkey Ctrl+A\ntype \"{command}\"\n";

const std::pair<const char*, std::string> pages[] = {
    {"a battle",
     "click new-game\nclick more-choices\nclick choose-clock\nclick clock:total\nclick clock-done\nclick begin\nfocus-lost\n"
     "hold take-seat\nclick historical\nclick keep\nclick deployment-name\ntype \"{name}\"\nclick keep-now\nclick fetch\nkey Escape\n"
     "click ready\nhold take-seat\nclick historical\nclick ready\nhold take-seat\nclick menu\nclick offer-draw\nclick g7\nclick g6\n"
     "click end-turn\nclick end-now\nhold take-seat\nclick news-read\nclick menu\nclick players\nclick seat:first:program\n"
     "click seat:first-program\nkey Ctrl+A\ntype \"{command}\"\nclick players-back\n" +
         saves_and_resigns},
    {"cards",
     "click new-game\nclick mode:expert\nclick more-choices\nclick start-early\nclick begin\nhold take-seat\nclick fill\nclick ready\n"
     "hold take-seat\nclick historical\nclick ready\nhold take-seat\nclick pack:initiative\nclick kept\nkey F9\nhold take-seat\n"},
    {"a phrase",
     "click new-game\nclick begin\nhold take-seat\nclick historical\nclick menu\nclick phrase\nclick new-phrase\ntype \"{phrase}\"\n"
     "click phrase-again\ntype \"{phrase}\"\nclick set-phrase\nclick ready\nclick recall\ntype \"{phrase}\"\nhold take-seat\nclick ready\n"
     "hold take-seat\nclick historical\nclick ready\nhold take-seat\nrestart\nclick continue\ntype x\nhold take-seat\nrestart\n"
     "click continue\nexpect-control phrase\ntype \"{phrase}\"\nclick forgotten\nclick agree-french\nclick agree-allied\n"
     "hold give-up-now\nhold take-seat\nclick menu\nclick to-title\nclick replay\nclick \"file:The game on the table\"\nclick open\n"},
    {"agreements",
     "click new-game\nclick begin\nhold take-seat\nclick historical\nclick ready\nhold take-seat\nclick historical\nclick ready\n"
     "hold take-seat\nclick menu\nclick save\nclick save-name\ntype \"{name}\"\nclick save-now\nclick g7\nclick g6\nclick end-turn\n"
     "click end-now\nhold take-seat\nclick news-read\nclick menu\nclick to-title\nclick load\nclick \"file:{name}\"\nclick open\n"
     "expect \"Both players must agree\"\nclick agree-french\nclick agree-allied\nhold play-on\nhold take-seat\nclick menu\n"
     "click players\nclick seat:first:captain\nclick players-change\nexpect \"Both players must agree\"\nclick agree-french\n"
     "click back\n"},
    {"a duel",
     "click game:duel\nclick new-game\nclick choose-clock\nclick clock:total\nclick clock-done\nclick begin\nhold take-seat\nclick fill\n"
     "click keep\nclick set-up-name\ntype \"{name}\"\nclick keep-now\nclick ready\nhold take-seat\nclick fill\nclick ready\nhold "
     "take-seat\n"
     "click menu\nclick offer-draw\n" +
         saves_and_resigns},
    {"La Belle Alliance",
     "click game:alliance\nclick new-game\nclick choose-clock\nclick clock:total\nclick clock-done\nclick begin\nclick card:derlon\n"
     "dice die:5\nclick confirm\nclick menu\nclick offer-draw\nclick card:uxbridge\nclick action:uxbridge:derlon\ndice die:6\nclick "
     "confirm\n" +
         saves_and_resigns},
    {"by callipers",
     "click game:callipers\nclick new-game\nclick choose-clock\nclick clock:total\nclick clock-done\nclick begin\nclick order-line\n"
     "type \"{order}\"\nclick give-line\nclick menu\nclick offer-draw\nclick end-turn\n" +
         saves_and_resigns},
    {"programs", "click new-game\n" + two_programs +
                     "click more-choices\nclick mode:expert\nclick back\nclick game:duel\nclick new-game\n" + two_programs +
                     "click back\nclick game:alliance\nclick new-game\n" + two_programs +
                     "click back\nclick game:callipers\nclick new-game\n" + two_programs},
    {"a series", "click hundred-days\n" + two_programs +
                     "click second-is:person\nclick series-begin\nhold take-seat\nclick menu\nclick resign\nclick resign-now\n"
                     "click series\nclick series-next\nhold take-seat\nclick menu\nclick to-title\nclick hundred-days\n"
                     "click series-new\nkey Escape\n"},
    {"a battlefield",
     "click battlefields\nclick new-field\nclick field-name\nkey Ctrl+A\ntype \"{name}\"\nclick field-mode:standard\nclick "
     "field-description\n"
     "type \"{description}\"\nclick tool:building\nclick f5\nclick tile-name\nkey Ctrl+A\ntype \"{name}\"\nclick tool:hand\npoint f5\n"
     "click share\nclick share-path\nkey Ctrl+A\ntype \"{path}\"\nclick share-back\nclick save\nclick save-now\nclick leave\n"
     "click \"own-field:{name}\"\nclick rename-field\nclick page-back\nclick delete-field\nclick page-back\nclick open-file\nclick "
     "file-path\n"
     "type \"{path}\"\nclick page-back\nclick play-field\nclick begin\nhold take-seat\npoint f5\nclick historical\n"},
    {"a board",
     "click game:duel\nclick battlefields\nclick new-field\nclick field-name\nkey Ctrl+A\ntype \"{name}\"\nclick field-description\n"
     "type \"{description}\"\nclick save\nclick save-now\nclick start-game\nclick begin\nhold take-seat\nclick fill\n"},
    {"a battle by callipers",
     "click game:callipers\nclick battlefields\nclick new-field\nclick field-name\nkey Ctrl+A\ntype \"{name}\"\nclick tool:allied\n"
     "click arm:infantry\nclick map:1400,1500\nclick piece-name\nkey Ctrl+A\ntype \"{name}\"\nclick general\nkey Escape\nclick "
     "tool:french\n"
     "click map:800,500\nclick piece-name\nkey Ctrl+A\ntype \"{name}\"\nclick general\nkey Escape\nclick tool:farms\nclick map:1300,1000\n"
     "click farm-name\nkey Ctrl+A\ntype \"{name}\"\nclick owner:french\nkey Escape\nclick tool:roads\ndrag map:200,800 map:1000,800\n"
     "click road-name\nkey Ctrl+A\ntype \"{name}\"\nkey Escape\nclick save\nclick save-now\nclick start-game\nclick begin\npoint piece:2\n"
     "click piece:2\nclick menu\nclick resign\nclick resign-now\nclick statistics\nclick back\nclick step-through\nclick last\n"},
};

std::vector<std::string> runs_of(const std::string& script) {
    constexpr std::string_view mark = "restart\n";
    std::vector<std::string> runs;
    std::size_t from = 0;
    for (std::size_t at = script.find(mark); at != std::string::npos; at = script.find(mark, from)) {
        runs.push_back(script.substr(from, at - from));
        from = at + mark.size();
    }
    runs.push_back(script.substr(from));
    return runs;
}

/// What is there before the program starts.
struct Before {
    std::string arguments{};
    std::string saved{};  ///< a record among the saved games
};

void expect_room(const std::string& name, const std::string& script, const Look& look, bool one_word, const Before& before = {}) {
    const Folder folder;
    Settings settings;
    settings.text_size = look.text;
    settings.first_player = longest_text(one_word);
    settings.second_player = longest_text(!one_word);
    settings.program = longest_text(one_word, command_letters);
    files::write(data_of(folder) / "settings.json", write_settings(settings));
    if (!before.saved.empty()) files::write(data_of(folder) / "games" / (longest_text(one_word) + ".fow.json"), before.saved);
    std::string seed = "--seed 1";  // not in a later run: both players would have to agree to chosen dice
    for (const std::string& run : runs_of(lengthened(script, one_word))) {
        const RunResult outcome =
            run_script(folder, run, std::exchange(seed, "") + " --size " + std::string(look.size) + " " + before.arguments);
        INFO(name << ' ' << look.size << ' ' << word(look.text) << (one_word ? " one word\n" : " words\n") << outcome.output);
        REQUIRE(outcome.code == 0);
        std::istringstream lines(read_bytes(folder.path() / "layout.txt"));
        std::string found;
        for (std::string line; std::getline(lines, line);)
            if (line.find(" frames") == std::string::npos) found += line + '\n';
        if (!found.empty()) FAIL_CHECK(found);
    }
}

}  // namespace

TEST_CASE("The longest texts have room on every page", "[layout][slow][optimised]") {
    for (const std::size_t look : chosen_of(looks.size()))
        for (const bool one_word : {true, false})
            for (const auto& [name, script] : pages) expect_room(name, script, looks[look], one_word);
}

TEST_CASE("The longest names have room in the standing", "[layout][slow][optimised]") {
    for (const std::size_t look : chosen_of(looks.size()))
        for (const bool one_word : {true, false})
            for (const std::size_t letters : {name_letters, std::size_t{200}}) {  // older programs took longer ones
                Record record = finished_game().record();
                record.names = {longest_text(one_word, letters), longest_text(!one_word, letters)};
                expect_room("the standing",
                            "click load\nclick \"file:{name}\"\nclick rename\nkey Escape\nclick delete\nkey Escape\n"
                            "click tab:standing\nexpect \"one game\"\n",
                            looks[look], one_word, {.saved = write_record(record)});
            }
}

TEST_CASE("Names that are longer than the fields take have room", "[layout][slow][optimised]") {
    const Folder folder;
    for (const std::size_t look : chosen_of(looks.size()))
        for (const bool one_word : {true, false}) {
            Record record = posed(script_file("cards.json")).record();
            record.names = {longest_text(one_word, 200), longest_text(!one_word, 200)};
            files::write(folder.path() / "old.json", write_record(record));
            expect_room("an old game",
                        "hold take-seat\nclick menu\nclick players\nclick players-back\nclick menu\nclick offer-draw\nclick end-turn\n"
                        "click end-now\nhold take-seat\nclick news-read\n" +
                            saves_and_resigns,
                        looks[look], one_word, {.arguments = "--load " + folder.file("old.json")});
        }
}

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
