// The longest texts that fields take, on every page of every game: whatever players write, nothing is cut off, covered or out of reach.
#include "catch.hpp"

#include <sstream>

#include "environment.hpp"
#include "files/files.hpp"
#include "fow/games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/running.hpp"

using namespace fow;
using namespace fow::test;
using fow::testing::chosen_of;

namespace {

struct Look {
    const char* size;
    TextSize text;
};
constexpr std::array looks{Look{"1024x640", TextSize::normal}, Look{"1280x800", TextSize::largest}, Look{"1280x800", TextSize::normal},
                           Look{"1920x1080", TextSize::large}};

/// As many bytes as the text may have in a file: one word of the widest letter, or many words.
std::string longest_text(bool one_word, std::size_t bytes = 200) {
    if (one_word) return std::string(bytes, 'W');
    std::string text;
    while (text.size() < bytes) text += "Anne-Sophie de Montmorency-Laval of Luxembourg and ";
    text.resize(bytes);
    if (text.back() == ' ') text.back() = 's';
    return text;
}

/// The script with the player's texts in it: {L} has 200 bytes, {M} 60.
std::string lengthened(std::string script, bool one_word) {
    for (const auto& [mark, text] : {std::pair{std::string("{L}"), longest_text(one_word)},
                                     {"{M}", longest_text(one_word, 60)},
                                     {"{D}", longest_text(one_word, 2000)}})
        for (std::size_t at = script.find(mark); at != std::string::npos; at = script.find(mark)) script.replace(at, mark.size(), text);
    return script;
}

const std::string saves_and_resigns =
    "click menu\nclick save\nclick save-name\ntype \"{L}\"\nclick save-now\nclick menu\nclick resign\nclick resign-now\n"
    "click save-name\ntype \"{L}{L}\"\nclick save-now\nclick statistics\nclick back\nclick step-through\nclick next\nclick last\nclick "
    "note\n"
    "type \"{L}\"\nclick note-keep\nclick previous-note\nclick export\nclick back\nclick leave\nclick to-title\nclick load\nclick "
    "tab:standing\n"
    "click tab:games\nkey Tab\nkey Tab\nkey Escape\n";

const std::pair<const char*, std::string> pages[] = {
    {"a battle",
     "click new-game\nclick more-choices\nclick choose-clock\nclick clock:total\nclick clock-done\nclick begin\nfocus-lost\n"
     "hold take-seat\nclick historical\nclick keep\nclick deployment-name\ntype \"{L}\"\nclick keep-now\nclick fetch\nkey Escape\n"
     "click ready\nhold take-seat\nclick historical\nclick ready\nhold take-seat\nclick menu\nclick offer-draw\nclick g7\nclick g6\n"
     "click end-turn\nclick end-now\nhold take-seat\nclick news-read\nclick menu\nclick players\nclick seat:first:program\n"
     "click seat:first-program\nkey Ctrl+A\ntype \"{L}\"\nclick players-back\n" +
         saves_and_resigns},
    {"cards",
     "click new-game\nclick mode:standard\nclick begin\nhold take-seat\nclick pack:initiative\nclick kept\nkey F9\nhold take-seat\n"
     "click menu\nclick to-title\nclick continue\nhold take-seat\n"},
    {"a phrase given up",
     "click new-game\nclick begin\nhold take-seat\nclick historical\nclick menu\nclick phrase\nclick new-phrase\ntype \"{L}\"\n"
     "click phrase-again\ntype \"{L}\"\nclick set-phrase\nclick ready\nhold take-seat\nclick recall\nhold take-seat\nclick ready\n"
     "hold take-seat\nclick historical\nclick ready\nhold take-seat\nclick menu\nclick to-title\nclick continue\nclick forgotten\n"
     "click agree-french\nclick agree-allied\nhold give-up-now\nhold take-seat\nclick menu\nclick to-title\nclick replay\n"
     "click \"file:The game on the table\"\nclick open\nclick eyes-allied\n"},
    {"a departure",
     "click new-game\nclick first-takes:french\nclick begin\nhold take-seat\nclick historical\nclick ready\nhold take-seat\n"
     "click historical\nclick ready\nhold take-seat\nclick g7\nclick g6\nclick end-turn\nclick end-now\nclick menu\n"
     "expect-no-control menu\n"},
    {"a duel",
     "click game:duel\nclick new-game\nclick choose-clock\nclick clock:total\nclick clock-done\nclick begin\nhold take-seat\nclick fill\n"
     "click keep\nclick set-up-name\ntype \"{L}\"\nclick keep-now\nclick ready\nhold take-seat\nclick fill\nclick ready\nhold take-seat\n"
     "click menu\nclick offer-draw\n" +
         saves_and_resigns},
    {"La Belle Alliance",
     "click game:alliance\nclick new-game\nclick choose-clock\nclick clock:total\nclick clock-done\nclick begin\nclick card:derlon\n"
     "dice die:5\nclick confirm\nclick menu\nclick offer-draw\nclick card:uxbridge\nclick action:uxbridge:derlon\ndice die:6\nclick "
     "confirm\n" +
         saves_and_resigns},
    {"by callipers",
     "click game:callipers\nclick new-game\nclick choose-clock\nclick clock:total\nclick clock-done\nclick begin\nclick order-line\n"
     "type \"{L}\"\nclick give-line\nclick menu\nclick offer-draw\nclick end-turn\n" +
         saves_and_resigns},
    {"a program",
     "click new-game\nclick second-is:program\nclick second-program\nkey Ctrl+A\ntype \"{L}\"\nclick watch\nclick first-is:program\n"
     "click first-program\nkey Ctrl+A\ntype \"{L}\"\nclick back\nclick game:duel\nclick new-game\nclick second-is:program\n"},
    {"a battlefield",
     "click battlefields\nclick new-field\nclick field-name\nkey Ctrl+A\ntype \"{L}\"\nclick field-description\ntype \"{D}\"\n"
     "click field-mode:standard\nclick tool:building\nclick f5\nclick tile-name\nkey Ctrl+A\ntype \"{M}\"\nclick tool:hand\npoint f5\n"
     "click share\nclick share-path\nkey Ctrl+A\ntype \"{L}\"\nclick share-back\nclick save\nclick save-now\nclick leave\n"
     "click \"own-field:{L}\"\nclick rename-field\nclick page-back\nclick delete-field\nclick page-back\nclick open-file\nclick file-path\n"
     "type \"{L}\"\nclick page-back\nclick play-field\nclick begin\nhold take-seat\npoint f5\nclick historical\n"},
    {"a board",
     "click game:duel\nclick battlefields\nclick new-field\nclick field-name\nkey Ctrl+A\ntype \"{L}\"\nclick field-description\n"
     "type \"{D}\"\nclick save\nclick save-now\nclick start-game\nclick begin\nhold take-seat\nclick fill\n"},
    {"a battle by callipers",
     "click game:callipers\nclick battlefields\nclick new-field\nclick field-name\nkey Ctrl+A\ntype \"{L}\"\nclick tool:allied\n"
     "click arm:infantry\nclick map:1400,1500\nclick piece-name\nkey Ctrl+A\ntype \"{M}\"\nclick general\nkey Escape\nclick tool:french\n"
     "click map:800,500\nclick piece-name\nkey Ctrl+A\ntype \"{M}\"\nclick general\nkey Escape\nclick tool:farms\nclick map:1300,1000\n"
     "click farm-name\nkey Ctrl+A\ntype \"{M}\"\nclick owner:french\nkey Escape\nclick tool:roads\ndrag map:200,800 map:1000,800\n"
     "click road-name\nkey Ctrl+A\ntype \"{M}\"\nkey Escape\nclick save\nclick save-now\nclick start-game\nclick begin\npoint piece:2\n"
     "click piece:2\nclick menu\nclick resign\nclick resign-now\nclick statistics\nclick back\nclick step-through\nclick last\n"},
};

void expect_room(const std::string& name, const std::string& script, const Look& look, bool one_word) {
    const Folder folder;
    Settings settings;
    settings.text_size = look.text;
    settings.first_player = longest_text(one_word);
    settings.second_player = longest_text(!one_word);
    settings.program = longest_text(one_word);
    files::write(folder.path() / "data" / "settings.json", write_settings(settings));
    const RunResult outcome = run_script(folder, lengthened(script, one_word), "--seed 1 --size " + std::string(look.size));
    INFO(name << ' ' << look.size << ' ' << word(look.text) << (one_word ? " one word\n" : " words\n") << outcome.output);
    CHECK(outcome.code == 0);
    std::istringstream lines(read_bytes(folder.path() / "layout.txt"));
    std::string found;
    for (std::string line; std::getline(lines, line);)
        if (line.find(" frames") == std::string::npos) found += line + '\n';
    if (!found.empty()) FAIL_CHECK(found);
}

}  // namespace

TEST_CASE("The longest texts have room on every page", "[layout][slow][optimised]") {
    for (const std::size_t look : chosen_of(looks.size()))
        for (const bool one_word : {true, false})
            for (const auto& [name, script] : pages) expect_room(name, script, looks[look], one_word);
}
