// The Hundred Days in the real program: a whole series, what its chronicle keeps and what it does not, and a chronicle that was changed.
#include "catch.hpp"

#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/saved_data.hpp"
#include "games/waterloo/stages/series.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

const std::string begin_a_series = "click hundred-days\nclick rules:basic\nclick series-begin\n";
const std::string give_up = "click menu\nclick resign\nclick resign-now\n";

std::filesystem::path chronicle_path(const Folder& folder) { return folder.path() / "data" / "series" / "hundred-days.json"; }

Chronicle chronicle_in(const Folder& folder) {
    stages::WaterlooSystem system(files::data_folder(), 1);
    const app::SeriesEntry& entry = *system.series();
    return read_chronicle(files::read(chronicle_path(folder)), "chronicle", system.documents(), entry.words, entry.id, entry.plan());
}

}  // namespace

TEST_CASE("A whole series is played, and each battle ends in the chronicle", "[script][series][W15.6]") {
    const Folder folder;
    check_success(run_script_file(folder, "series"));
    const Chronicle chronicle = chronicle_in(folder);
    REQUIRE(chronicle.fought.size() == 4);
    CHECK_FALSE(chronicle.begun);
    CHECK(chronicle.players[0].name == "Marie");
    CHECK(chronicle.players[1].name == "Arthur");
    for (const FoughtBattle& fought : chronicle.fought) {
        CHECK(fought.ending == "resigned");
        CHECK(fought.losses == PerSeat<int>{0, 0});
    }
    CHECK(standing_of(chronicle).rows[0].points == 4);
}

TEST_CASE("A battle in progress leaves nothing in the chronicle but that it has begun", "[script][series][leaks]") {
    const Folder folder;
    check_success(run_script(folder, begin_a_series + "hold take-seat\nclick menu\nclick to-title\n"));
    const std::string begun = files::read(chronicle_path(folder));
    CHECK(chronicle_in(folder).begun.has_value());
    CHECK(chronicle_in(folder).fought.empty());
    // Continued from the title page, in another run, with an army set up and a turn played.
    check_success(run_script(folder,
                             "click continue\nhold take-seat\nclick ready\nhold take-seat\nclick ready\n"
                             "click end-turn\nclick end-now\nhold take-seat\nclick menu\nclick to-title\nclick hundred-days\n"
                             "expect \"In progress\"\nexpect-not \"urn 1\"\nexpect-not \"urn 2\"\n"));
    CHECK(files::read(chronicle_path(folder)) == begun);
    check_success(run_script(folder, "click hundred-days\nclick series-next\nhold take-seat\n" + give_up + "expect-control series\n"));
    CHECK(chronicle_in(folder).fought.size() == 1);
}

TEST_CASE("A made-up end of a battle in progress is no result of the series", "[script][series][secrets]") {
    const Folder folder;
    check_success(
        run_script(folder, begin_a_series + "hold take-seat\nclick ready\nhold take-seat\nclick ready\nclick menu\nclick to-title\n"));
    const auto begun = chronicle_in(folder).begun;
    REQUIRE(begun);
    Session over = finished_game();
    over.identify(*begun, {});
    files::write(folder.path() / "data/games/Made up.fow.json", write_record(over.record()));
    check_success(run_script(folder, "click load\nclick \"file:Made up\"\nclick open\n"));
    CHECK(chronicle_in(folder).begun == begun);
    CHECK(chronicle_in(folder).fought.empty());
}

TEST_CASE("A battle of the series that is no longer there can be begun again", "[script][series]") {
    const Folder folder;
    check_success(run_script(folder, begin_a_series + "expect-control take-seat\n"));
    // Another game takes the place of this one, which is not kept: nobody has done anything in it.
    check_success(run_script(folder, "click new-game\nclick begin\nhold take-seat\n" + give_up +
                                         "expect-no-control series\nclick to-title\nclick hundred-days\n"
                                         "expect \"no longer among the saved games\"\nclick series-next\nhold take-seat\n" +
                                         give_up + "click series\nexpect \"won\"\n"));
    CHECK(chronicle_in(folder).fought.size() == 1);
}

TEST_CASE("A battle of the series whose game is in the bin goes on, and does not begin again", "[script][series]") {
    const Folder folder;
    check_success(run_script(folder, begin_a_series +
                                         "hold take-seat\nclick ready\nhold take-seat\nclick ready\nclick end-turn\nclick end-now\n"
                                         "hold take-seat\nclick menu\nclick to-title\n"
                                         "click new-game\nclick begin\nhold take-seat\nclick menu\nclick to-title\n"));
    const auto begun = chronicle_in(folder).begun;
    REQUIRE(begun.has_value());
    check_success(run_script(folder,
                             "click load\nclick \"file:Earlier game\"\nclick delete\nclick delete-now\nexpect \"in the bin\"\nclick back\n"
                             "click hundred-days\nexpect \"In progress\"\nexpect-not \"no longer among the saved games\"\n"
                             "click series-next\nhold take-seat\nexpect-control end-turn\n"));
    CHECK(chronicle_in(folder).begun == begun);
    CHECK(std::filesystem::exists(folder / "data/games/Earlier game.fow.json"));
}

TEST_CASE("A changed chronicle is refused with its place and reason, and kept when a new series begins", "[script][series][strict]") {
    const Folder folder;
    check_success(run_script(folder, begin_a_series + "hold take-seat\n" + give_up));
    const std::string changed = replaced(files::read(chronicle_path(folder)), "\"winner\":\"french\"", "\"winner\":\"allied\"");
    files::write(chronicle_path(folder), changed);
    check_success(run_script(folder,
                             "click hundred-days\nexpect \"hundred-days.json\"\nexpect \"/digest\"\nexpect \"the file was changed\"\n"
                             "click series-new\nclick series-begin\nexpect-control take-seat\n"));
    CHECK(files::read(folder.path() / "data" / "series" / "hundred-days-2.json") == changed);
    CHECK(chronicle_in(folder).fought.empty());
}

TEST_CASE("A series against the computer and one between computers", "[script][series]") {
    const Folder folder;
    check_success(run_script(folder,
                             "click hundred-days\nclick second-is:recruit\nclick rules:standard\nclick series-begin\n"
                             "expect-no-control take-seat\nclick menu\nclick resign\nclick resign-now\nclick series\n"
                             "expect \"Computer (Recruit) is ahead by 2 points to 0.\"\nclick series-next\nclick menu\nclick resign\n"
                             "click resign-now\nclick series\nexpect \"Computer (Recruit) is ahead by 4 points to 0.\"\n"));
    CHECK(chronicle_in(folder).players[1].computed == ComputedPlayer{Level::recruit, Style::steady, {}});
}
