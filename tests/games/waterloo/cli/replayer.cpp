// A program that knows no rules replays a game from its log alone: docs/replayer.py.
#include "catch.hpp"

#include <regex>

#include "cli/python.hpp"
#include "cli/run_fow.hpp"
#include "core/pcg32.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"

using namespace fow;
using namespace fow::waterloo;
using fow::test::Folder;
using fow::test::python;
using fow::test::run_fow;

namespace {

namespace fs = std::filesystem;

/// The lines of `fow show` from the first row of files to the last.
std::string map_in(const std::string& shown) {
    const std::string files = "     a   b   c   d   e   f   g   h   i   j   k   l\n";
    const std::size_t begin = shown.find(files);
    return shown.substr(begin, shown.find(files, begin + 1) + files.size() - begin);
}

std::vector<fs::path> games() { return files::documents_in(data::rules_folder() / "games"); }

/// Compares everything that the log in the file "log" tells with the view of `fow show`, except what is shown only for a moment.
void check_known(const Folder& folder, const std::string& game, const std::string& seat, const std::string& ply = "") {
    INFO(game << ", " << seat << ", ply " << ply);
    std::vector<std::string> show{"show", game, "--seat", seat, "--json"};
    if (!ply.empty()) show.insert(show.end(), {"--ply", ply});
    files::write(folder / "view", run_fow(show).out);
    files::write(folder / "compare.py",
                 "import json, subprocess, sys\n"
                 "def bare(value):\n"  // a merge patch cannot carry null
                 "    return {n: bare(v) for n, v in value.items() if v is not None} if isinstance(value, dict) else value\n"
                 "log, view, replayer, *ply = sys.argv[1:]\n"
                 "shown = bare(json.load(open(view)))\n"
                 "for name in ('legal', 'fight', 'asks_before_cards', 'orders'): shown.pop(name, None)\n"
                 "for name in ('pack', 'pile'): shown.get('cards', {}).pop(name, None)\n"
                 "known = subprocess.run([sys.executable, replayer, '--json', *ply], stdin=open(log), capture_output=True, check=True)\n"
                 "known = json.loads(known.stdout)\n"
                 "print('same' if known == shown else [(n, known.get(n), shown.get(n)) for n in {*known, *shown}\n"
                 "                                     if known.get(n) != shown.get(n)])\n");
    CHECK(python(folder.file("compare.py") + " " + folder.file("log") + " " + folder.file("view") + " " FOW_SOURCE_DIR "/docs/replayer.py" +
                 (ply.empty() ? "" : " --ply " + ply)) == "same\n");
}

}  // namespace

TEST_CASE("a program without rules replays a game from its log and draws the map of fow show", "[optimised]") {
    const Folder folder;
    REQUIRE(games().size() >= 3);  // one in each mode
    for (const fs::path& game : games()) {
        for (const char* seat : {"french", "allied", "onlooker", "both"}) {
            INFO(game << ", " << seat);
            files::write(folder / "log", run_fow({"log", game.string(), "--seat", seat, "--json"}).out);
            const std::string drawn = python(FOW_SOURCE_DIR "/docs/replayer.py <" + folder.file("log"));
            const std::string shown = run_fow({"show", game.string(), "--seat", seat}).out;
            CHECK(map_in(drawn) == map_in(shown));
            const std::string standing = drawn.substr(0, drawn.find('\n'));
            CHECK(shown.substr(0, standing.size()) == standing);
            check_known(folder, game.string(), seat);
        }
    }
}

TEST_CASE("the replay of an open log fits at every step", "[slow]") {
    const Folder folder;
    for (const fs::path& path : games()) {
        const std::string log = run_fow({"log", path.string(), "--seat", "both", "--json"}).out;
        files::write(folder / "log", log);
        std::istringstream lines(log);
        std::vector<std::string> plies;  // of the last line of each step
        const std::regex ply("\"ply\":([0-9]+)");
        for (std::string line; std::getline(lines, line);)
            if (std::smatch found; line.find("\"change\":") != std::string::npos && std::regex_search(line, found, ply))
                plies.push_back(found[1]);
        REQUIRE(plies.size() > 50);
        for (std::size_t i = 0; i < plies.size(); i += plies.size() / 6) check_known(folder, path.string(), "both", plies[i]);
    }
}

TEST_CASE("a game from a scenario is replayed from its first line") {
    const Folder folder;
    const std::string game = folder.file("game.json");
    const fs::path scenario = data::rules_folder() / "scenarios" / "great-charge.json";
    REQUIRE(run_fow({"new", "--field", scenario.string(), "--seed", "1", "-o", game}).code == cli::done);
    for (const char* seat : {"french", "allied", "onlooker", "both"}) {
        files::write(folder / "log", run_fow({"log", game, "--seat", seat, "--json"}).out);
        check_known(folder, game, seat);
    }
}

TEST_CASE("each fight in the log says how it ended") {
    for (const fs::path& path : games()) {
        std::istringstream lines(run_fow({"log", path.string(), "--seat", "both", "--json"}).out);
        int fights = 0;
        std::string winner, contested;
        for (std::string line; std::getline(lines, line);) {
            INFO(line);
            const auto says = [&](const std::string& text) { return line.find(text) != std::string::npos; };
            std::smatch found;
            if (says("\"event\":\"fought\"")) {
                ++fights;
                CHECK((says("\"winner\":\"attacker\"") || says("\"winner\":\"defender\"")));
                CHECK((says("\"loser\":\"eliminated\"") || says("\"loser\":\"routed\"")));
                if (says("\"verdict\":\"attacker_stronger\"") || says("\"verdict\":\"gun_taken\"")) CHECK(says("\"winner\":\"attacker\""));
                if (says("\"verdict\":\"defender_stronger\"") || says("\"verdict\":\"gun_holds\"")) CHECK(says("\"winner\":\"defender\""));
                if (says("\"verdict\":\"equal\"") && !says("\"same_side\":true")) CHECK(says("\"die\":"));
            }
        }
        CHECK(fights > 10);
    }
}

TEST_CASE("W15.1 a log that is true to the table keeps no piece that was shown") {
    const Folder folder;
    const fs::path shipped = data::rules_folder() / "games" / "expert.json";
    Record record = read_record(files::read(shipped), shipped.string()).record;
    record.options.memory = false;
    // A fight that waits for the die: both pieces are shown at that moment.
    Session session = replay(record, 0).session;
    const std::size_t plies = record.plies.size();
    for (std::size_t i = 0; i < plies && session.state().phase != Phase::battle_die; ++i) REQUIRE_FALSE(session.take(record.plies[i]));
    REQUIRE(session.state().phase == Phase::battle_die);
    const Roster& roster = session.rules().roster();
    for (const Viewer viewer : {french_viewer, allied_viewer}) {
        const Seat enemy = viewer == french_viewer ? allied_seat : french_seat;
        const std::string log = write_log(session, viewer);
        for (int i = 0; i < session.rules().unit_count(); ++i) {
            const Unit& unit = unit_of(roster, UnitId(i));
            if (seat_of(unit.army) != enemy || session.state().whereabouts(UnitId(i)).is(Place::eliminated)) continue;
            if (session.state().whereabouts(UnitId(i)).is(Place::absent)) continue;
            INFO(unit.id);
            CHECK(log.find("\"" + unit.id + "\"") == std::string::npos);
        }
    }
}

TEST_CASE("W15.3 the log does not tell whether the defender was asked", "[secrets][W15.3]") {
    const Folder folder;
    const std::string file = folder.file("game.json");
    Pcg32 numbers(1);
    int asked = 0, asked_in_a_frenzy = 0;
    for (int game = 0; game < 6; ++game) {
        REQUIRE(run_fow({"new", "--mode", "standard", "--setup", "random", "--seed", std::to_string(game), "-o", file, "--force"}).code ==
                cli::done);
        Session one = replay(read_record(files::read(file), file).record).session;
        Session two = one;  // with standing orders not to ask
        for (int i = 0; i < 250 && one.decider() != Decider::nobody; ++i) {
            if (one.decider() == Decider::chance) {
                const RollList rolls = one.rolls();
                std::vector<Roll> due;  // frenzies, if possible: then a fight leads to the next question
                for (const WeightedRoll& outcome : rolls) {
                    const auto* die = std::get_if<RollDie>(&outcome.roll);
                    if (die == nullptr || die->face.effect == DieEffect::frenzy) due.push_back(outcome.roll);
                }
                const Roll roll = due[numbers.below(static_cast<std::uint32_t>(due.size()))];
                REQUIRE(one.roll(roll));
                REQUIRE(two.roll(roll));
                if (one.state().phase == Phase::defence && two.state().phase != Phase::defence) ++asked_in_a_frenzy;
                continue;
            }
            if (one.state().phase == Phase::defence) {
                REQUIRE_FALSE(one.play(AnswerAttack{false}));
                if (two.state().phase == Phase::defence) REQUIRE_FALSE(two.play(AnswerAttack{false}));
                else ++asked;
                continue;
            }
            if (two.state().phase == Phase::turn && two.state().orders[two.state().mover] == Orders::ask)
                REQUIRE_FALSE(two.play(StandingOrder{Orders::silent}));
            std::vector<Action> actions, attacks;
            for (const Action& action : one.view(viewer_of(one.decider() == french_decider ? french_seat : allied_seat)).legal) {
                if (std::holds_alternative<Resign>(action) || std::holds_alternative<OfferDraw>(action) ||
                    std::holds_alternative<AcceptDraw>(action) || std::holds_alternative<StandingOrder>(action))
                    continue;
                actions.push_back(action);
                if (std::holds_alternative<Attack>(action)) attacks.push_back(action);
            }
            const auto& from = attacks.empty() ? actions : attacks;
            const Action action = from[numbers.below(static_cast<std::uint32_t>(from.size()))];
            INFO(to_text(one.rules().roster(), action));
            REQUIRE_FALSE(one.play(action));
            REQUIRE_FALSE(two.play(action));
        }
        for (Session* session : {&one, &two})
            while (session->state().phase == Phase::defence) REQUIRE_FALSE(session->play(AnswerAttack{false}));
        for (const Viewer viewer : viewers) CHECK(write_log(one, viewer) == write_log(two, viewer));
    }
    CHECK(asked > 5);
    CHECK(asked_in_a_frenzy > 0);
}
