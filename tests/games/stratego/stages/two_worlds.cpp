// Two games that differ only in what a seat may not know show it the same frames, pixel for pixel (C3.7).
#include <algorithm>

#include "catch.hpp"

#include <sstream>

#include "app/program_run.hpp"
#include "files/files.hpp"
#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "games/stratego/json/documents.hpp"
#include "json/documents.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::test;

namespace {

/// A Duel until Blue's third turn, with that Red set-up; `red_player`: none if a person has Red.
Session duel_with(const std::string& red, bool memory, const std::optional<ComputedPlayer>& red_player = {}) {
    Session session(new_record(data::load_rule_set("duel"), Options{memory}, {"Marie", "Arthur"}));
    if (red_player) session.remark(SeatTaken{red_seat, *red_player});
    if (red_player) session.remark(HintsAllowed{});
    const std::string blue = "..B..FB.../..8..8..../.1.9s.2.9.";
    for (const Seat side : {red_seat, blue_seat}) {
        for (const Place& place : read_set_up(session.rules(), side, side == red_seat ? red : blue)) REQUIRE(!session.play(place));
        REQUIRE(!session.play(Ready{}));
    }
    for (const char* move : {"b8-b7", "b3-b4", "i8-i3", "d3-d4"}) {
        INFO(move);
        REQUIRE(!session.play(*action_from_text(move)));
    }
    REQUIRE(!session.play(*action_from_text("b7-b6")));
    return session;
}

/// What Blue can look at, do and take back in the third turn.
std::string looks_around() {
    std::string script = "hold take-seat\nclick news-again\nclick news-read\n";
    for (char file = 'a'; file <= 'j'; ++file)
        for (const char* rank : {"1", "3", "4", "6", "8", "9", "10"}) script += "point " + (file + std::string(rank)) + "\n";
    script += "click b4\npoint b5\npoint e8\nclick b5\nclick undo\nkey Escape\n";
    script += "key F3\nkey F3\nkey F1\nkey F1\n";
    script += "click menu\nkey Escape\nkey F9\nhold take-seat\nclick e3\nclick e4\nclick end-turn\n";
    return script;
}

/// The same against the computer, whose pieces differ: no veil, a hint, and a look at who plays. Its answer to the next move may differ.
std::string looks_around_unveiled() {
    std::string script = looks_around();
    script.erase(0, script.find("point"));
    script.erase(script.find("key F9"));
    return "click menu\nclick settings\nclick move-at-once\nclick settings-done\nkey Escape\n" + script +
           "key F4\nclick message-read\nclick b4\nclick menu\nclick players\nshot players\nclick players-back\nclick e3\nclick e4\n";
}

/// The Flag, a Bomb, the Spy and a Miner stand elsewhere; what has moved or fought is the same.
const std::string red_one = "..B..FB.../..8..8..../.1.9s.2.9.", red_two = "..F..B8.../..B..s..../.1.98.2.9.";

std::vector<Frame> frames_of(const Session& session, const std::string& script, const std::string& program = {}) {
    const Folder folder;
    Settings settings;
    settings.program = program;
    files::write(folder.path() / "data" / "settings.json", write_settings(settings));
    // Two persons would be told of the seed.
    const char* const seed = only_person(session.record()) ? "--seed 1815" : "";
    const Showing showing = show_record(folder, script, write_record(session.record()), seed);
    INFO(showing.outcome.output);
    REQUIRE(showing.outcome.code == 0);
    return showing.frames;
}

enum class Against { person, computer };
void expect_same_frames(bool memory, Against against) {
    const auto red = against == Against::person ? std::nullopt : std::optional(ComputedPlayer{Level::marshal, Style::steady, {}});
    Session one = duel_with(red_one, memory, red);
    Session two = duel_with(red_two, memory, red);
    REQUIRE(one.view(blue_viewer) == two.view(blue_viewer));
    REQUIRE(one.state() != two.state());
    // Blue's marks are the same in both; Red's marks, which exist in only one of them, are shown nowhere.
    for (Session* world : {&one, &two}) world->pencil(blue_seat, *square_from_text("e8"), Rank::general);
    for (const char* square : {"c1", "b4", "d4", "g3"}) two.pencil(red_seat, *square_from_text(square), Rank::bomb);
    REQUIRE(one.pencilled(blue_seat) == two.pencilled(blue_seat));
    REQUIRE(one.pencilled(blue_seat).size() == 1);
    REQUIRE(two.pencilled(red_seat).size() == 4);
    const std::string script = against == Against::person ? looks_around() : looks_around_unveiled();
    auto frames = frames_of(one, script), others = frames_of(two, script);
    // How often a page is drawn while a hint is thought of depends on the machine.
    for (auto* shown : {&frames, &others})
        shown->erase(std::unique(shown->begin(), shown->end(), [](const Frame& a, const Frame& b) { return a.all == b.all; }),
                     shown->end());
    REQUIRE(frames.size() == others.size());
    for (std::size_t i = 0; i < frames.size(); ++i) {
        INFO("line " << frames[i].line << " of the script");
        CHECK(frames[i].all == others[i].all);
    }
}

}  // namespace

TEST_CASE("What a program does wrong tells its opponent nothing that it knows", "[frames][secrets][opponent][slow][programs]") {
    const std::string python = std::filesystem::exists("/usr/bin/python3") ? "/usr/bin/python3" : "python3";
    const std::vector<std::pair<std::string, std::string>> faults{{"tells", "It chose what the rules do not allow."},
                                                                  {"moves", "It chose what the rules do not allow."},
                                                                  {"dies", "It ended."},
                                                                  {"floods", "It sent far too much text."}};
    for (const auto& [fault, told] : faults) {
        INFO(fault);
        const std::string command = python + " " FOW_SOURCE_DIR "/tests/games/stratego/stages/telling_bot.py " + fault;
        const auto frames = [&, sentence = told](const std::string& red) {
            return frames_of(duel_with(red, true, ComputedPlayer{.program = "telling_bot.py"}),
                             "click e3\nclick e4\nexpect \"A seat changes hands\"\nexpect \"" + sentence +
                                 "\"\nclick message-read\n"
                                 "expect-control take-seat\n",
                             command);
        };
        // How often the waiting page is drawn, and in which of its states, depends on the machine.
        const auto distinct = [](const std::vector<Frame>& all) {
            std::vector<std::string> kept;
            for (const Frame& frame : all)
                if (kept.empty() || kept.back() != frame.all) kept.push_back(frame.all);
            return kept;
        };
        // A frame that tells something differs each time.
        bool same = false;
        for (int tries = 0; tries < 3 && !same; ++tries) {
            const auto one = frames(red_one), two = frames(red_two);
            REQUIRE(one.back().all == two.back().all);
            same = distinct(one) == distinct(two);
        }
        CHECK(same);
    }
}
TEST_CASE("Duels that a seat cannot tell apart make the same frames", "[frames][secrets][slow]") {
    expect_same_frames(true, Against::person);
}
TEST_CASE("The same where the screen remembers nothing", "[frames][secrets][slow]") { expect_same_frames(false, Against::person); }
TEST_CASE("The same against the computer, with a hint", "[frames][secrets][opponent][slow]") {
    expect_same_frames(true, Against::computer);
}
TEST_CASE("A move that can be taken back does not tell whether the enemy can still move", "[frames][secrets][C2.1][C4.2]") {
    const auto ends = [](bool spy_is_free) {
        const RuleSet set = data::load_rule_set("duel");
        const Rules rules(set);
        State state = begin(rules);
        PerSeat<Army> left = set.armies;
        const auto stand = [&](Seat side, Rank rank, const char* square) {
            put(rules, state, side, rank, *square_from_text(square));
            --left[side][rank];
        };
        stand(red_seat, spy_is_free ? Rank::spy : Rank::bomb, "e8");
        stand(red_seat, spy_is_free ? Rank::bomb : Rank::spy, "a10");
        stand(red_seat, Rank::bomb, "b10");
        stand(red_seat, Rank::flag, "a9");
        stand(blue_seat, Rank::flag, "a1");
        stand(blue_seat, Rank::marshal, "h3");
        state.lost = left;
        state.ready = {true, true};
        state.phase = Phase::turn;
        state.mover = blue_seat;
        return Session(new_record(set, Options{}, {"Marie", "Arthur"}, state));
    };
    const std::string tries =
        "hold take-seat\nclick h3\nclick h4\nexpect \"You can take it back\"\nclick undo\nclick g3\n"
        "expect \"You can take it back\"\n";
    const auto one = frames_of(ends(true), tries), two = frames_of(ends(false), tries);
    REQUIRE(one.size() == two.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        INFO("line " << one[i].line << " of the script");
        CHECK(one[i].all == two[i].all);
    }
    CHECK(!frames_of(ends(true), tries + "click end-turn\nexpect \"takes the Red seat\"\n").empty());
    CHECK(!frames_of(ends(false), tries + "click end-turn\nexpect \"Marie wins\"\n").empty());
}
TEST_CASE("A move that is not handed over is seen by nobody else when its seat changes hands",
          "[frames][secrets][opponent][slow][programs]") {
    const std::string python = std::filesystem::exists("/usr/bin/python3") ? "/usr/bin/python3" : "python3";
    const std::string silent = python + " " FOW_SOURCE_DIR "/tests/bots/bad_bot.py silent";
    const auto frames_after = [&](const std::string& move) {
        const std::string gives = "hold take-seat\nclick news-read\n" + move +
                                  "click menu\nclick players\nclick seat:first:program\nclick seat:first-program\nkey Ctrl+A\ntype \"" +
                                  silent + "\"\nclick players-change\n";
        const auto all = frames_of(duel_with(red_one, true), gives + "hold take-seat\nmeanwhile 300\nmeanwhile 300\nquit\n");
        // How often the waiting page is drawn depends on the machine.
        std::vector<std::string> seen;
        for (const Frame& frame : all)
            if (frame.line > last_line(gives) && (seen.empty() || seen.back() != frame.texts + frame.pixels))
                seen.push_back(frame.texts + frame.pixels);
        return seen;
    };
    const auto one = frames_after("click b4\nclick b5\n"), two = frames_after("click e3\nclick e4\n");
    REQUIRE(one.size() > 1);
    CHECK(one == two);
}
