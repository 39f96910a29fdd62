// Every screen in windows of every size and with larger text: nothing is cut off, overlaps or is outside the window.
#include "catch.hpp"

#include <sstream>

#include "environment.hpp"
#include "files/files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/visit.hpp"
#include "games/waterloo/stages/world_pair.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;
using fow::testing::chosen_of;
using fow::testing::Dice;

namespace {

struct View {
    const char* size;
    TextSize text;
};
constexpr std::array all_views{View{"1024x640", TextSize::normal},  View{"1280x800", TextSize::largest}, View{"1280x800", TextSize::normal},
                               View{"1920x1080", TextSize::normal}, View{"3840x2160", TextSize::normal}, View{"1280x800", TextSize::large}};

/// With large text the editor's list of pieces and the list of turning points do not fit and must be scrolled.
std::string scrolling(const std::string& script) {
    std::istringstream lines(script);
    std::string all;
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind("click piece:", 0) == 0) all += "point @1000,500\nkey PageDown\n";
        if (line.rfind("click army:", 0) == 0) all += "point @1000,500\nkey PageUp\n";
        if (line.rfind("click turning:", 0) == 0) all += "reach " + line.substr(6) + "\nkey Return\n";
        else all += line + '\n';
    }
    return all;
}

/// Runs the script, from `game` on if there is one, and expects no layout fault in any frame.
void expect_no_fault(const View& view, const std::string& script, const Session* game = nullptr) {
    const Folder folder;
    Settings settings;
    settings.text_size = view.text;
    settings.language = fow::testing::language_of_layout();
    files::write(folder.path() / "data" / "settings.json", write_settings(settings));
    const std::string faults = folder.file("layout.txt");
    std::string arguments = std::string(game == nullptr ? "--seed 1 " : "") + "--size " + std::string(view.size);
    if (game != nullptr) arguments += " --load " + game_file(folder, game->record()).string();
    const RunResult outcome = run_script(folder, without_texts(view.text == TextSize::normal ? script : scrolling(script)), arguments);
    INFO(view.size << ' ' << word(view.text) << '\n' << outcome.output);
    CHECK(outcome.code == 0);
    std::istringstream lines(read_bytes(faults));
    std::string found;
    int frames = 0;
    for (std::string line; std::getline(lines, line);)
        if (line.find(" frames") == std::string::npos) found += line + '\n';
        else frames = std::stoi(line);
    if (!found.empty()) FAIL_CHECK(found << script);
    CHECK(frames > 5);
}

/// The introduction, and all settings, on the title page and in the menu of a seat.
const std::string settings_pages =
    "click introduction\nclick introduction-done\nclick settings\nclick text-size:largest\nclick text-size:large\nclick "
    "text-size:normal\nclick pace:slow\nclick pace:off\n"
    "click colours:contrast\nclick colours:uniforms\nclick sound:off\nclick sound:on\nclick volume\nclick turn-board\nclick confirm\n"
    "click settings-done\nclick new-game\nclick more-choices\nclick mode:expert\nclick mode:standard\nclick mode:basic\nclick begin\n"
    "hold take-seat\nclick menu\nclick settings\nclick turn-board\nclick settings-done\nclick phrase\n"
    "click back\nclick resign\nclick back\nclick back\n";

void expect_good_scripts(const View& view) {
    for (const char* name : {"battle", "column", "deployments", "draft", "draw", "first-moves", "phrase-set", "rulebook", "saved", "saves",
                             "set-up", "veil", "watch", "series"})
        expect_no_fault(view, script_file(std::string(name) + ".fow"));
    if (fow::testing::language_of_layout() == "en")  // what it paints is named, and found, in the player's language
        expect_no_fault(view, script_file("editor.fow"));
    for (const char* name : {"cards", "help", "pursuit"}) {
        const Session game = posed(script_file(std::string(name) + ".json"));
        expect_no_fault(view, script_file(std::string(name) + ".fow"), &game);
    }
    if (view.text == TextSize::normal) expect_no_fault(view, settings_pages);
}

struct Moment {
    Mode mode;
    Phase phase;
};
constexpr std::array moments{Moment{Mode::basic, Phase::line_draw},     Moment{Mode::basic, Phase::set_up},
                             Moment{Mode::basic, Phase::turn},          Moment{Mode::basic, Phase::battle_die},
                             Moment{Mode::basic, Phase::frenzy_choice}, Moment{Mode::standard, Phase::draft},
                             Moment{Mode::standard, Phase::turn},       Moment{Mode::standard, Phase::card},
                             Moment{Mode::standard, Phase::take_cards}, Moment{Mode::expert, Phase::set_up},
                             Moment{Mode::expert, Phase::turn},         Moment{Mode::expert, Phase::card},
                             Moment{Mode::expert, Phase::defence},      Moment{Mode::expert, Phase::building_choice},
                             Moment{Mode::expert, Phase::pursuit}};

void expect_good_visits(const Moment& moment, const View& view) {
    INFO(word(moment.mode) << ' ' << word(moment.phase));
    Dice dice(static_cast<std::uint32_t>(1815 + static_cast<std::size_t>(moment.phase)));
    const Session game = worlds_at(moment.mode, moment.phase, allied_seat, dice).one;
    const std::string script = visit(game, allied_seat, std::nullopt, 8, dice);
    expect_no_fault(view, script, &game);
}

}  // namespace

TEST_CASE("Every page of the scripts has a good layout in each window", "[layout][slow][optimised]") {
    for (const std::size_t view : chosen_of(all_views.size())) expect_good_scripts(all_views[view]);
}

TEST_CASE("Each phase of a game has a good layout in each window", "[layout][slow][optimised]") {
    for (const std::size_t view : chosen_of(all_views.size()))
        for (std::size_t i = 0; i < moments.size(); ++i) expect_good_visits(moments[i], all_views[(view + i) % all_views.size()]);
}
