// An exported battle can be read again: text, pictures, record.
#include <gif_lib.h>
#include "catch.hpp"

#include <algorithm>
#include <filesystem>

#include "app/store.hpp"
#include "files/files.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/greedy_game.hpp"
#include "games/waterloo/stages/replayed.hpp"
#include "games/waterloo/stages/running.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

struct Shown {
    int width = 0;
    int height = 0;
    std::vector<int> hundredths;  ///< of each picture
};
Shown read_gif(const fs::path& path) {
    int error = 0;
    GifFileType* file = DGifOpenFileName(path.c_str(), &error);
    REQUIRE(file != nullptr);
    REQUIRE(DGifSlurp(file) == GIF_OK);
    Shown shown{file->SWidth, file->SHeight, {}};
    for (int i = 0; i < file->ImageCount; ++i) {
        const GifImageDesc& part = file->SavedImages[i].ImageDesc;
        CHECK(part.Left + part.Width <= file->SWidth);
        CHECK(part.Top + part.Height <= file->SHeight);
        GraphicsControlBlock control{};
        REQUIRE(DGifSavedExtensionToGCB(file, i, &control) == GIF_OK);
        shown.hundredths.push_back(control.DelayTime);
    }
    DGifCloseFile(file, nullptr);
    return shown;
}

/// A whole battle, saved as "Battle".
GreedyGame saved_battle(const Folder& folder) {
    GreedyGame game = play_greedy_game(data::load_ruleset(), {}, 28);
    files::write(folder.path() / "data" / "games" / "Battle.json", write_record(game.session.record()));
    return game;
}

const std::string watch = "click replay\nclick file:Battle\nclick open\n";

}  // namespace

TEST_CASE("The text, a picture, an animation and a copy of the record are written and read again", "[export][script]") {
    const Folder folder;
    const Session session = saved_battle(folder).session;
    const std::string script = watch +
                               "key PageDown\nkey PageDown\nclick export\nclick export-name\nkey Ctrl+A\ntype Ligny\n"
                               "click export-now\nexpect \"Written to\"\nclick export-now\nexpect \"A file of that name exists\"\nclick "
                               "export-now\nexpect \"Written to\"\n"
                               "click export:picture\nclick export-now\nexpect \"Written to\"\n"
                               "click export:moving\nclick export-now\nexpect \"Written to\"\n"
                               "click export:record\nclick export-now\nexpect \"Written to\"\nclick back\nclick leave\n";
    const RunResult outcome = run_drawn(folder, script);
    INFO(outcome.output);
    REQUIRE(outcome.code == 0);
    const fs::path exports = folder.path() / "data" / "exports";
    CHECK(read_bytes(exports / "Ligny.txt") == chronicle_of(session, std::nullopt));
    CHECK(read_bytes(exports / "Ligny.png").substr(0, 8) == "\x89PNG\r\n\x1a\n");
    Record exported = read_record(read_bytes(exports / "Ligny.fow.json"), "Ligny").record;
    exported.id = session.record().id;
    CHECK(exported == session.record());
    const Shown shown = read_gif(exports / "Ligny.gif");
    const stages::ReplayedBattle playback(session, std::nullopt);
    const ui::Timeline timeline = playback.timeline(ui::Eyes::all);
    const std::size_t from = ui::turn_after(timeline, ui::turn_after(timeline, timeline.turns.front().halt));
    const std::size_t to = ui::turn_after(timeline, from);
    std::size_t steps = 2;  // the first, the last, and those in between at which something was heard
    for (std::size_t halt = from + 1; halt < to; ++halt) steps += playback.heard(halt) > playback.heard(halt - 1) ? 1 : 0;
    CHECK(shown.hundredths.size() == steps);
    CHECK(shown.hundredths.front() == 100);
    CHECK(shown.hundredths.back() == 300);
    CHECK(shown.width > 400);
    CHECK(std::distance(fs::directory_iterator(exports), fs::directory_iterator()) == 4);
}

TEST_CASE("A stopped animation leaves no file", "[export][script]") {
    const Folder folder;
    static_cast<void>(saved_battle(folder));
    const std::string script = watch +
                               "click export\nclick export:moving\ndrag export-to @1000,0\nclick export-now\nmeanwhile 200\nclick "
                               "export-stop\nexpect \"Stopped.\"\n";
    const RunResult outcome = run_drawn(folder, script);
    INFO(outcome.output);
    CHECK(outcome.code == 0);
    CHECK_FALSE(fs::exists(folder.path() / "data" / "exports"));
}

TEST_CASE("A folder that cannot be written to is named with the reason, and the replay continues", "[export][script]") {
    const Folder folder;
    static_cast<void>(saved_battle(folder));
    files::write(folder / "no-folder", "a file");
    const std::string there = (folder / "no-folder").string();
    const std::string script =
        watch + "click export\nclick export-folder\nkey Ctrl+A\ntype \"" + there + "/below\"\nclick export-now\nexpect \"" + there +
        "/below\"\nexpect \"is missing, or something else has its name\"\nclick back\nclick last\nexpect-control statistics\n";
    const RunResult outcome = run_drawn(folder, script);
    INFO(outcome.output);
    CHECK(outcome.code == 0);
    CHECK(read_bytes(folder / "no-folder") == "a file");
}
