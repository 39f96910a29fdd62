// The language changes at once, in a running game: every text is as after a start in that language.
#include "catch.hpp"

#include <string>

#include "app/program_run.hpp"
#include "files/files.hpp"
#include "games/games_of_window.hpp"
#include "json/documents.hpp"

using namespace fow;
using namespace fow::test;

namespace {

/// The checksum of the texts of the last frame.
std::string texts_after(const std::string& script, const std::string& language) {
    const Folder folder;
    Settings settings;
    settings.first_player = "Anna";
    settings.second_player = "Bert";
    settings.language = language;
    files::write(folder.path() / "data" / "settings.json", write_settings(settings));
    const Showing showing = show_record(folder, script, "", "--seed 1");
    INFO(showing.outcome.output << script);
    REQUIRE(showing.outcome.code == 0);
    REQUIRE(!showing.frames.empty());
    return showing.frames.back().texts;
}

}  // namespace

TEST_CASE("A language that is chosen in a game changes every text of it at once", "[settings][language][optimised]") {
    for (const app::OfferedGame& offered : app::games_of_window()) {
        const std::string game(offered.documents().id);
        if (!offered.listed_as.empty() && offered.listed_as != game) continue;  // the title page has no button for it
        for (const char* language : {"de", "es"}) {
            CAPTURE(game, language);
            const std::string begin = "click game:" + game + "\nclick new-game\nclick second-is:recruit\nclick begin\nwait 6\n";
            const std::string settings = "key Escape\nwait 2\nclick settings\nwait 2\n";
            const std::string end = "click settings-done\nwait 2\nclick back\nwait 3\n";
            const std::string choice = std::string("click language\nwait 2\nclick language:") + language + "\nwait 2\n";
            CHECK(texts_after(begin + settings + choice + end, "en") == texts_after(begin + settings + end, language));
        }
    }
}
