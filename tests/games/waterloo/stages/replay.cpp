// A replay shows each viewer exactly what that viewer saw during the game.
#include "catch.hpp"

#include <algorithm>
#include <set>

#include "app/stage.hpp"
#include "app/table.hpp"
#include "files/files.hpp"
#include "games/waterloo/engine/random_games.hpp"
#include "games/waterloo/engine/rules.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/stages/greedy_game.hpp"
#include "games/waterloo/stages/input.hpp"
#include "games/waterloo/stages/replayed.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/world_pair.hpp"
#include "ui/window/boxes.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;
using namespace fow::testing;

namespace {

constexpr std::array<ui::Eyes, 3> own_eyes{ui::Eyes::first, ui::Eyes::second, ui::Eyes::onlooker};

/// What the three viewers saw and had in their logs after each ply, recorded during the game.
struct Recording {
    std::vector<std::array<PlayerView, 3>> views;
    std::vector<std::array<std::vector<LogLine>, 3>> logs;
    void record(const Session& session) {
        std::array<PlayerView, 3> seen;
        std::array<std::vector<LogLine>, 3> heard;
        for (const Viewer viewer : viewers) {
            seen[index(viewer)] = session.view(viewer);
            heard[index(viewer)] = session.log(viewer);
        }
        views.push_back(std::move(seen));
        logs.push_back(std::move(heard));
    }
};

/// A random game, to its end or for `plies` plies.
Session random_game(const Rules& rules, const State& start, Dice& dice, int plies, Recording* recording = nullptr) {
    Session session(rules.set(), rules.options(), {"Marie", "Arthur"}, Start{"posed", start});
    if (recording != nullptr) recording->record(session);
    for (int i = 0; i < plies && session.decider() != Decider::nobody; ++i) {
        random_ply(session, dice);
        if (recording != nullptr) recording->record(session);
    }
    return session;
}

/// A random game of two whole armies, from the first turn on.
Session battle(Mode mode, std::uint32_t seed, int plies) {
    Dice dice(seed);
    const Rules rules = random_rules(mode, dice);
    const State start = random_start(rules, dice);
    return random_game(rules, start, dice, plies);
}

void check_equal(const stages::ReplayedBattle& playback, const Recording& recording, const std::vector<ui::Eyes>& eyes) {
    for (std::size_t halt = 0; halt <= playback.last(); ++halt) {
        const std::size_t plies = playback.plies(halt);
        for (const ui::Eyes own : eyes) {
            const std::size_t viewer = own == ui::Eyes::first ? 0 : own == ui::Eyes::second ? 1 : 2;
            INFO("halt " << halt << " " << static_cast<int>(own));
            REQUIRE((playback.view(halt, own) == recording.views[plies][viewer]));
            const auto& then = recording.logs[plies][viewer];
            const auto& log = playback.log(own);
            REQUIRE(playback.heard(halt) == then.size());
            REQUIRE(std::equal(then.begin(), then.end(), log.begin()));
        }
    }
}

}  // namespace

TEST_CASE("Each viewer of a replay sees and reads what it saw and read during the game", "[replay][properties]") {
    int finished = 0;
    for (const Mode mode : {Mode::basic, Mode::standard, Mode::expert})
        for (const std::uint32_t seed : random_seeds(4)) {
            Dice dice(seed);
            Recording recording;
            const Rules rules = random_rules(mode, dice);
            const State start = random_beginning(rules, dice);
            const Session session = random_game(rules, start, dice, 400, &recording);
            INFO(word(mode) << " " << seed);
            if (session.decider() == Decider::nobody) {
                ++finished;
                const stages::ReplayedBattle open(session, std::nullopt);
                CHECK(open.last() == session.ply_count());
                check_equal(open, recording, {own_eyes.begin(), own_eyes.end()});
            }
            for (const Seat seat : seats) {
                const stages::ReplayedBattle own(session, seat);
                REQUIRE(own.eyes().size() == 1);
                check_equal(own, recording, own.eyes());
            }
        }
    CHECK(finished > 3);
}

TEST_CASE("A whole sensible game, replayed from each side", "[replay]") {
    const GreedyGame game = play_greedy_game(data::load_ruleset(), {.mode = Mode::standard}, 49);
    const Record& record = game.session.record();
    Session session(record.rules, record.options, record.names, record.start);
    Recording recording;
    recording.record(session);
    for (const Ply& ply : record.plies) {
        if (const auto* action = std::get_if<Action>(&ply)) REQUIRE_FALSE(session.play(*action));
        else REQUIRE(session.roll(std::get<Roll>(ply)));
        recording.record(session);
    }
    check_equal(stages::ReplayedBattle(game.session, std::nullopt), recording, {own_eyes.begin(), own_eyes.end()});
}

TEST_CASE("Every ply of a record of a thousand plies is shown as it was", "[replay]") {
    // Both sides only march back and forth: actions are drawn until one is a march, a standing order, or the end of a turn.
    Dice dice(1815);
    const Rules rules(data::load_ruleset(), {.mode = Mode::standard});
    Session session(rules.set(), rules.options(), {"Marie", "Arthur"}, Start{"posed", random_start(rules, dice)});
    while (session.ply_count() < 1000) {
        ActionList list;
        legal(session.rules(), session.state(), list);
        Action action = EndTurn{};
        for (int tries = 0; tries < 50; ++tries) {
            action = dice.one_of(list);
            if (std::holds_alternative<Move>(action) || std::holds_alternative<StandingOrder>(action)) break;
            action = EndTurn{};
        }
        if (session.play(action)) random_ply(session, dice);
    }
    while (session.decider() == Decider::chance) random_ply(session, dice);
    if (session.decider() != Decider::nobody) REQUIRE_FALSE(session.play(Resign{}));
    REQUIRE(session.ply_count() >= 1000);
    const stages::ReplayedBattle playback(session, std::nullopt);
    for (std::size_t plies = 0; plies <= session.ply_count(); plies += 97) {
        const Session then = replay(session.record(), plies).session;
        REQUIRE(playback.plies(plies) == plies);
        CHECK((playback.view(plies, ui::Eyes::all) == all_shown(then.rules(), then.state())));
        for (const Viewer viewer : viewers) CHECK(then.heard(viewer).size() == playback.heard(plies));
    }
}

TEST_CASE("Lines, halts and marks refer to each other correctly", "[replay]") {
    const Session session = battle(Mode::expert, 7, 300);
    const stages::ReplayedBattle playback(session, french_seat);
    const auto& log = playback.log(ui::Eyes::first);
    for (std::size_t line = 0; line < log.size(); ++line) {
        const std::size_t halt = playback.halt_of(line);
        REQUIRE(playback.heard(halt) > line);
        if (halt > 0) REQUIRE(playback.heard(halt - 1) <= line);
    }
    const ui::Timeline timeline = playback.timeline(ui::Eyes::first);
    std::size_t fights = 0;
    for (const LogLine& line : log) {
        const auto* fought = std::get_if<Fought>(&line.event);
        fights += fought != nullptr && !fought->frenzy ? 1 : 0;
    }
    REQUIRE(fights > 5);
    std::set<std::size_t> marked;
    for (const ui::TimeMark& mark : timeline.marks)
        if (mark.kind == ui::MarkKind::combat) marked.insert(mark.halt);
    CHECK(marked.size() == fights);
    for (std::size_t halt = 0; halt <= timeline.last; ++halt) {
        CHECK(ui::halt_at(timeline, screens::place_of(timeline, halt)) == halt);
        if (const auto next = ui::mark_after(timeline, halt)) CHECK(*next > halt);
        if (const auto before = ui::mark_before(timeline, halt)) CHECK(*before < halt);
        CHECK(ui::turn_after(timeline, halt) >= halt);
        CHECK(ui::turn_before(timeline, halt) <= halt);
    }
}

TEST_CASE("Animations lead to the position on the map, from every view", "[replay][motion]") {
    const auto backs = [](const screens::Pieces& pieces) {
        std::string text;
        for (const auto& piece : pieces)
            text += piece ? static_cast<char>('A' + 3 * static_cast<int>(piece->army) + static_cast<int>(piece->branch)) : '.';
        return text;
    };
    const GreedyGame game = play_greedy_game(data::load_ruleset(), {.mode = Mode::expert, .where_are_the_prussians = true}, 45);
    const stages::ReplayedBattle playback(game.session, std::nullopt);
    for (const ui::Eyes eyes : playback.eyes()) {
        const std::size_t first = playback.timeline(eyes).turns.front().halt;
        screens::MotionBuilder picture(playback.view(first, eyes), screens::Narration::act);
        for (std::size_t halt = first + 1; halt <= playback.last(); ++halt) {
            picture.add(playback.happened(halt, eyes));
            INFO(static_cast<int>(eyes) << " " << halt);
            REQUIRE(backs(picture.pieces()) == backs(playback.view(halt, eyes).board));
        }
        CHECK(picture.steps().size() > 100);
    }
}

TEST_CASE("With everything shown, the log names each piece as its owner knew it", "[replay]") {
    const Session session = battle(Mode::standard, 3, 400);
    int told = 0;
    for (const LogLine& line : open_log(session)) {
        if (const auto* marched = std::get_if<Marched>(&line.event)) {
            CHECK(marched->piece.unit);
            ++told;
        }
        if (const auto* fired = std::get_if<Fired>(&line.event)) CHECK((fired->gun.unit && fired->target.unit));
        if (const auto* drawn = std::get_if<LineDrawn>(&line.event)) CHECK(drawn->sector);
        if (const auto* drafted = std::get_if<CardsDrafted>(&line.event)) CHECK(drafted->kept);
    }
    CHECK(told > 5);
}

TEST_CASE("Worlds that a seat cannot tell apart have the same halts, marks and log", "[replay][secrets]") {
    for (const Mode mode : {Mode::basic, Mode::standard, Mode::expert})
        for (const std::uint32_t seed : random_seeds(6)) {
            Dice dice(seed);
            const Seat seat = seed % 2 == 0 ? allied_seat : french_seat;
            WorldPair pair = worlds_at(mode, Phase::turn, seat, dice);
            if (pair.one.state().mover == other(seat))  // in one world only
                static_cast<void>(pair.one.play(StandingOrder{Orders::silent}));
            const stages::ReplayedBattle one(pair.one, seat);
            const stages::ReplayedBattle two(pair.two, seat);
            INFO(word(mode) << " " << seed);
            REQUIRE(one.last() == two.last());
            const ui::Eyes eyes = one.eyes().front();
            CHECK((one.log(eyes) == two.log(eyes)));
            for (std::size_t halt = 0; halt <= one.last(); ++halt) {
                CHECK(one.heard(halt) == two.heard(halt));
                CHECK((one.view(halt, eyes) == two.view(halt, eyes)));
            }
            const ui::Timeline a = one.timeline(eyes);
            const ui::Timeline b = two.timeline(eyes);
            REQUIRE(a.marks.size() == b.marks.size());
            for (std::size_t i = 0; i < a.marks.size(); ++i)
                CHECK((a.marks[i].halt == b.marks[i].halt && a.marks[i].kind == b.marks[i].kind && a.marks[i].text == b.marks[i].text));
        }
}

TEST_CASE("A shipped battle is watched, page by page", "[replay][script]") {
    const Folder folder;
    const RunResult outcome = run_script_file(folder, "watch");
    INFO(outcome.output);
    CHECK(outcome.code == 0);
}

TEST_CASE("A battle is watched with the keyboard alone", "[replay][script][keyboard]") {
    const Folder folder;
    files::write(folder.path() / "data" / "games" / "Battle.json",
                 write_record(play_greedy_game(data::load_ruleset(), {}, 28).session.record()));
    const std::string script =
        "click replay\nclick file:Battle\nclick open\nclick next\nclick next-mark\nclick next-turn\nclick eyes:allied\nclick "
        "previous\nclick speed:four\nclick play\n"
        "meanwhile 900\nclick play\nclick two-truths\nclick truth:french\nclick next-mark\nclick back\nclick statistics\nclick "
        "turning:1\nclick export\n"
        "click export:picture\nclick export-now\nexpect \"Written to\"\nclick back\nclick leave\nexpect-control new-game\n";
    const RunResult outcome = run_script(folder, keys_for(script), "--size 1024x640");
    INFO(outcome.output);
    CHECK(outcome.code == 0);
    CHECK(read_bytes(folder / "layout.txt").find("line") == std::string::npos);
}

TEST_CASE("A damaged record is shown up to the damage, with place and reason", "[replay][script]") {
    const Folder folder;
    const std::filesystem::path file = folder.path() / "data" / "games" / "Battle.json";
    std::string text = write_record(play_greedy_game(data::load_ruleset(), {}, 28).session.record());
    const std::size_t middle = text.find('-', text.size() * 3 / 4);
    REQUIRE(middle != std::string::npos);
    text[middle] = '?';
    files::write(file, text);
    const RunResult outcome = run_script(
        folder, "click replay\nclick file:Battle\nclick open\nexpect \"Step \"\nclick message-yes\nexpect-control eyes-french\n");
    INFO(outcome.output);
    CHECK(outcome.code == 0);
    CHECK(read_bytes(file) == text);
}

TEST_CASE("The analysis names every action in words, not in notation", "[replay][analysis]") {
    std::set<std::size_t> kinds;
    for (const Mode mode : {Mode::basic, Mode::standard, Mode::expert}) {
        Dice dice(1815 + static_cast<std::uint32_t>(mode));
        const Rules rules = random_rules(mode, dice);
        const State start = mode == Mode::expert ? random_pursuit(rules, dice) : random_start(rules, dice);
        Session session = random_game(rules, start, dice, 120);
        while (session.decider() != Decider::nobody)  // only a game that is over is analysed
            if (session.decider() == Decider::chance || session.play(Resign{})) random_ply(session, dice);
        const auto analysed = stages::ReplayedBattle(session, std::nullopt).analysed();
        for (std::size_t plies = 0; plies < session.ply_count(); ++plies) {
            if (turn(session.state_after(plies)) == Decider::chance) continue;
            ActionList actions;
            legal(session.rules(), session.state_after(plies), actions);
            for (const Action& action : actions) {
                kinds.insert(action.index());
                const std::string text = analysed->told(to_text(session.rules().roster(), action), plies);
                if (text.empty() || text.find_first_of("{}#_") != std::string::npos || ui::says_notation(text)) FAIL_CHECK(text);
            }
        }
    }
    CHECK(kinds.size() > 14);
}
