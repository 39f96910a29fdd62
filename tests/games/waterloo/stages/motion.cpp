// Animations end with what is on the map, and the dispatch contains exactly what the seat heard.
#include "catch.hpp"

#include <set>

#include "games/waterloo/engine/random_games.hpp"
#include "games/waterloo/screens/motion/motion_steps.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/world_pair.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;
using namespace fow::testing;

namespace {

/// The backs of all pieces on the map, as everybody sees them.
std::string backs_of(const screens::Pieces& pieces) {
    std::string text;
    for (const auto& piece : pieces)
        text += piece ? static_cast<char>('A' + 3 * static_cast<int>(piece->army) + static_cast<int>(piece->branch)) : '.';
    return text;
}

class Recorder : public Listener {
public:
    void on_event(Viewer viewer, const Event& event) override { events[static_cast<std::size_t>(viewer)].push_back(event); }
    std::array<std::vector<Event>, 3> events;
};

}  // namespace

TEST_CASE("The events, played on the map before them, give the map after them", "[motion][properties]") {
    std::array<int, 3> plies{};
    in_random_games(60, [&](const Rules& rules, State& state, Dice& dice) {
        if (state.phase == Phase::battle_die) return random_step(rules, state, dice);  // the attacker's path was shown before
        const std::size_t count = 1 + dice.below(4);
        std::vector<screens::MotionBuilder> pictures;
        for (const Viewer viewer : viewers)
            pictures.emplace_back(view_of(rules, state, viewer), dice.once_in(2) ? screens::Narration::recap : screens::Narration::battle);
        std::array<std::size_t, 3> checked{};
        for (std::size_t i = 0; i < count && turn(state) != Decider::nobody; ++i) {
            const bool set_up = state.phase == Phase::set_up;
            Recorder heard;
            random_step(rules, state, dice, &heard);
            for (std::size_t v = 0; v < viewers.size(); ++v) {
                const PlayerView after = view_of(rules, state, viewers[v]);
                if (set_up && heard.events[v].empty()) return;  // armies are set up unseen
                pictures[v].add({heard.events[v], after});
                INFO(word(state.phase) << " " << v);
                REQUIRE(backs_of(pictures[v].pieces()) == backs_of(after.board));
                for (; checked[v] < pictures[v].steps().size(); ++checked[v]) {
                    const screens::MotionStep& step = pictures[v].steps()[checked[v]];
                    for (const screens::Flight& flight : step.flights) {
                        REQUIRE(!flight.way.empty());
                        if (flight.home) REQUIRE(step.pieces[static_cast<std::size_t>(flight.home->index())].has_value());
                    }
                }
                plies[v] += 1;
            }
        }
    });
    for (const int count : plies) CHECK(count > 5000);
}

TEST_CASE("The dispatch contains exactly what the seat heard while it was away", "[motion][recap]") {
    int told = 0;
    for (const Mode mode : {Mode::basic, Mode::standard, Mode::expert})
        for (const std::uint32_t seed : random_seeds(6)) {
            Dice dice(seed);
            const Rules rules = random_rules(mode, dice);
            Session session(rules.set(), rules.options(), {"Marie", "Arthur"}, Start{"posed", random_start(rules, dice)});
            PerSeat<std::size_t> left{0, 0};
            for (int ply = 0; ply < 120 && session.decider() != Decider::nobody; ++ply) {
                const State before = session.state();
                random_ply(session, dice);
                if (session.state().mover != before.mover) left[before.mover] = session.heard(Viewer::onlooker).size();
                const State& state = session.state();
                if (state.phase != Phase::turn || state.mover == before.mover || left[state.mover] == 0) continue;
                const stages::Recap recap = stages::recap_of(session, state.mover);
                const Viewer viewer = viewer_of(state.mover);
                const auto& log = session.log(viewer);
                std::vector<Event> events;
                for (const screens::Moment& moment : recap.moments) {
                    CHECK(!moment.events.empty());
                    events.insert(events.end(), moment.events.begin(), moment.events.end());
                }
                // Everything that was heard since, as the log keeps it, up to the start of the seat's turn.
                const stages::Away away = stages::away_of(log, state, state.mover);
                REQUIRE(away.end - away.first == events.size());
                REQUIRE(away.first <= left[state.mover]);
                std::set<int> steps;  // events after an answer belong to the moment of the question (W15.3)
                for (std::size_t i = 0; i < events.size(); ++i) {
                    REQUIRE(events[i] == log[away.first + i].event);
                    steps.insert(log[away.first + i].step);
                }
                CHECK(steps.size() == recap.moments.size());
                for (std::size_t i = 0; i < recap.lines.size(); ++i)
                    REQUIRE(recap.moments[recap.places[i].first].events[recap.places[i].second] == recap.lines[i].event);
                screens::MotionBuilder picture(recap.before, screens::Narration::recap);
                for (const screens::Moment& moment : recap.moments) {
                    picture.add(moment);
                    REQUIRE(backs_of(picture.pieces()) == backs_of(moment.after.board));
                }
                CHECK(backs_of(picture.pieces()) == backs_of(session.view(viewer).board));
                told += static_cast<int>(recap.moments.size());
            }
        }
    CHECK(told > 300);
}

TEST_CASE("The dispatch of a pursuit reports only the other side's riders, and its animation ends with the present field",
          "[motion][recap][pursuit]") {
    int told = 0;
    for (const std::uint32_t seed : random_seeds(24)) {
        Dice dice(seed);
        Options options = random_options(Mode::expert, dice);
        options.memory = seed % 2 == 0;
        const Rules rules(random_ground(dice), options);
        Session session(rules.set(), options, {"Marie", "Arthur"}, Start{"posed", random_pursuit(rules, dice)});
        for (int ply = 0; ply < 80 && session.decider() != Decider::nobody; ++ply) {
            const Seat mover = session.state().mover;
            random_ply(session, dice);
            const Seat seat = session.state().mover;
            if (seat == mover || session.state().phase != Phase::pursuit) continue;
            const stages::Recap recap = stages::pursuit_recap(session, seat);
            for (std::size_t i = 0; i < recap.lines.size(); ++i) {
                const Event& event = recap.lines[i].event;
                REQUIRE(recap.moments[recap.places[i].first].events[recap.places[i].second] == event);
                CHECK_FALSE(std::holds_alternative<PursuitBegan>(event));
                if (const auto* taken = std::get_if<VictimTaken>(&event)) CHECK(seat_of(taken->cavalry.army) != seat);
                if (const auto* saved = std::get_if<PieceSaved>(&event)) CHECK(seat_of(saved->saved.army) != seat);
                if (const auto* fought = std::get_if<RidersFought>(&event)) CHECK(seat_of(fought->attacker.army) != seat);
            }
            screens::MotionBuilder picture(recap.before, screens::Narration::recap);
            for (const screens::Moment& moment : recap.moments) {
                picture.add(moment);
                REQUIRE(backs_of(picture.pieces()) == backs_of(moment.after.board));
                for (const SeenRider& rider : moment.after.pursuit->riders[other(seat)])
                    CHECK((options.memory || !rider.piece.unit));  // W15.1
            }
            told += static_cast<int>(recap.lines.size());
        }
    }
    CHECK(told > 100);
}

TEST_CASE("If the game is true to the table, the dispatch hides forgotten faces", "[motion][recap][W15.1]") {
    int pieces = 0;
    for (const std::uint32_t seed : random_seeds(4)) {
        Dice dice(seed);
        Options options = random_options(Mode::basic, dice);
        options.memory = false;
        const Rules rules(random_ground(dice), options);
        Session session(rules.set(), options, {"Marie", "Arthur"}, Start{"posed", random_start(rules, dice)});
        for (int ply = 0; ply < 100 && session.decider() != Decider::nobody; ++ply) {
            const Seat mover = session.state().mover;
            random_ply(session, dice);
            if (session.state().mover == mover || session.state().phase != Phase::turn) continue;
            const Seat seat = session.state().mover;
            const stages::Recap recap = stages::recap_of(session, seat);
            screens::MotionBuilder picture(recap.before, screens::Narration::recap);
            for (const screens::Moment& moment : recap.moments) picture.add(moment);
            for (const screens::MotionStep& step : picture.steps())
                for (const auto& piece : step.pieces) {
                    if (!piece || seat_of(piece->army) == seat) continue;
                    CHECK_FALSE(piece->unit);
                    ++pieces;
                }
        }
    }
    CHECK(pieces > 1000);
}

TEST_CASE("Worlds that a seat cannot tell apart have the same dispatch", "[motion][recap][secrets]") {
    std::size_t told = 0;
    for (const Mode mode : {Mode::basic, Mode::standard, Mode::expert})
        for (const std::uint32_t seed : random_seeds(8)) {
            Dice dice(seed);
            const Seat seat = seed % 2 == 0 ? allied_seat : french_seat;
            const WorldPair pair = worlds_at(mode, Phase::turn, seat, dice);
            INFO(word(mode) << " " << seed);
            const stages::Recap one = stages::recap_of(pair.one, seat);
            CHECK(one == stages::recap_of(pair.two, seat));
            told += one.moments.size();
        }
    CHECK(told > 60);
}

TEST_CASE("Animations are sped up by any key or click, ended by Escape, and can be repeated", "[motion][script]") {
    const Folder folder;
    const RunResult outcome = run_script(folder, script_file("motion.fow"), "--pace slow");
    INFO(outcome.output);
    CHECK(outcome.code == 0);
}

TEST_CASE("With the pace off nothing moves, and one sound is played for an action", "[motion][sound]") {
    const std::string script =
        "click new-game\nclick begin\nhold take-seat\nclick historical\nclick ready\n"
        "hold take-seat\nclick historical\nclick ready\nhold take-seat\n"
        "drag b7 b6\n";
    std::array<std::vector<std::size_t>, 2> frames;
    for (const auto& [pace, of] : {std::pair{"off", 0U}, std::pair{"slow", 1U}}) {
        const Folder folder;
        const Showing showing = show(folder, script, nullptr, std::string("--seed 1 --pace ") + pace);
        INFO(showing.outcome.output);
        REQUIRE(showing.outcome.code == 0);
        const std::vector<Frame> last = showing.of(last_line(script));
        const auto heard = [](const Frame& frame) { return frame.all.find(" sounds step") != std::string::npos; };
        CHECK(std::count_if(last.begin(), last.end(), heard) == 1);
        frames[of] = {last.size()};
    }
    CHECK(frames[0].front() + 6 < frames[1].front());
}

TEST_CASE("However it is shown, a march, a shot and its smoke end with the same picture as without any movement", "[motion][frames]") {
    const std::string script =
        "click new-game\nclick begin\nhold take-seat\nclick historical\nclick ready\nhold take-seat\nclick historical\nclick ready\n"
        "hold take-seat\ndrag g7 g6\nwait 0\nclick end-turn\nclick end-now\nhold take-seat\nwait 0\nkey Escape\nwait 0\nclick g4\nclick "
        "g6\n"
        "wait 3000\nhold continue\nwait 3000\npoint @5,5\nwait 0\n";
    std::vector<std::string> ends;
    for (const std::string pace : {"off", "brisk", "slow"}) {
        const Folder folder;
        const Showing showing = show(folder, script, nullptr, "--seed 1 --pace " + pace);
        INFO(showing.outcome.output);
        REQUIRE(showing.outcome.code == 0);
        ends.push_back(showing.after(last_line(script)).pixels);
    }
    CHECK(ends[0] == ends[1]);
    CHECK(ends[0] == ends[2]);
}
