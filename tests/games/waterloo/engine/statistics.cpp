// The statistics of a battle, counted again from the log alone.
// Refusals name the numbers of the rules, whatever these are.
#include "games/waterloo/engine/statistics.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "catch.hpp"
#include "games/waterloo/engine/session.hpp"
#include "random_games.hpp"
#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// Counts only by the events of the log.
struct Recount {
    PerSeat<std::array<int, kind_count>> losses;
    PerSeat<int> lost;
    std::vector<PerSeat<int>> lost_by_turn;
    std::vector<std::pair<Seat, int>> turns;
    std::vector<int> unused;
    int rolls = 0;
    int french_wins = 0;
    PerSeat<int> marches, attacks, shots, bombardments, entries, cards;
};

const SeenPiece* gone(const Event& event) {
    if (const auto* out = std::get_if<Eliminated>(&event)) return &out->piece;
    if (const auto* taken = std::get_if<VictimTaken>(&event)) return &taken->victim;
    if (const auto* riders = std::get_if<RidersFought>(&event)) return riders->attacker_wins ? &riders->defender : &riders->attacker;
    return nullptr;
}

Recount recount(const Session& session) {
    Recount count;
    const Roster& roster = session.rules().roster();
    for (const LogLine& line : open_log(session)) {
        const Event& event = line.event;
        if (const SeenPiece* piece = gone(event)) {
            const Seat seat = seat_of(piece->army);
            REQUIRE(piece->unit);
            count.losses[seat][static_cast<std::size_t>(unit_of(roster, *piece->unit).kind)] += 1;
            count.lost[seat] += 1;
            if (!count.lost_by_turn.empty()) count.lost_by_turn.back()[seat] += 1;
        }
        if (const auto* began = std::get_if<TurnBegan>(&event)) {
            count.turns.emplace_back(began->seat, began->turn);
            count.lost_by_turn.emplace_back();
            count.unused.push_back(0);
        }
        if (const auto* ended = std::get_if<TurnEnded>(&event); ended != nullptr && !count.unused.empty())
            count.unused.back() = ended->unused;
        if (const auto* rolled = std::get_if<DieRolled>(&event)) {
            ++count.rolls;
            count.french_wins += rolled->face.winner == french_seat ? 1 : 0;
        }
        if (const auto* e = std::get_if<Marched>(&event)) ++count.marches[seat_of(e->piece.army)];
        if (const auto* e = std::get_if<Fought>(&event); e != nullptr && !e->frenzy) ++count.attacks[seat_of(e->attacker.army)];
        if (const auto* e = std::get_if<Fired>(&event)) ++count.shots[seat_of(e->gun.army)];
        if (const auto* e = std::get_if<Bombarded>(&event)) ++count.bombardments[seat_of(e->gun.army)];
        if (const auto* e = std::get_if<Entered>(&event)) ++count.entries[seat_of(e->piece.army)];
        if (const auto* e = std::get_if<CardPlayed>(&event)) ++count.cards[e->seat];
    }
    return count;
}

int at(const std::array<int, spent_count>& spent, Spent what) { return spent[static_cast<std::size_t>(what)]; }

/// From the first draw of the lines on; most games reach their end.
Session whole_game(Mode mode, std::uint32_t seed) {
    Dice dice(seed);
    const Rules rules = random_rules(mode, dice);
    Session session(rules.set(), rules.options(), {"Marie", "Arthur"}, Start{"posed", random_start(rules, dice)});
    for (int i = 0; i < 1500 && session.decider() != Decider::nobody; ++i) random_ply(session, dice);
    return session;
}

}  // namespace

TEST_CASE("Statistics agree with a recount of the log", "[statistics]") {
    int rolled = 0;
    for (const Mode mode : modes)
        for (const std::uint32_t seed : random_seeds(6)) {
            const Session session = whole_game(mode, seed);
            INFO(word(mode) << " " << seed << " " << session.ply_count());
            const Statistics found = statistics_of(session);
            const Recount again = recount(session);
            CHECK(found.losses == again.losses);
            // A posed turn was not announced: it is in progress from the start.
            const std::size_t untold = found.turns.size() - again.turns.size();
            REQUIRE(untold <= 1);
            for (std::size_t i = 0; i < again.turns.size(); ++i) {
                const TurnCount& turn = found.turns[untold + i];
                CHECK(turn.seat == again.turns[i].first);
                CHECK(turn.turn == again.turns[i].second);
                CHECK(turn.lost == again.lost_by_turn[i]);
                if (i + 1 < again.turns.size()) CHECK(turn.unused == again.unused[i]);
            }
            CHECK(found.turns.back().rolls == again.rolls);
            CHECK(found.turns.back().french_wins == again.french_wins);
            CHECK(found.turns.back().expected == Approx(again.rolls * 0.5));  // half the faces are blue
            const int shown =
                std::accumulate(found.faces.begin(), found.faces.end(), 0, [](int sum, const FaceCount& face) { return sum + face.shown; });
            CHECK(shown == again.rolls);
            for (const Seat seat : seats) {
                CHECK(at(found.spent[seat], Spent::march) == again.marches[seat]);
                CHECK(at(found.spent[seat], Spent::shot) == again.shots[seat]);
                CHECK(at(found.spent[seat], Spent::bombardment) == again.bombardments[seat]);
                CHECK(at(found.spent[seat], Spent::entry) == again.entries[seat]);
                CHECK(at(found.spent[seat], Spent::card) == again.cards[seat]);
                CHECK(at(found.spent[seat], Spent::attack) >=
                      again.attacks[seat]);  // an attack that is not answered yet is not in the log yet
                CHECK(at(found.spent[seat], Spent::attack) <= again.attacks[seat] + 1);
            }
            CHECK(found.at_first[french_seat].pieces - again.lost[french_seat] == found.turns.back().left[french_seat].pieces);
            CHECK(found.result == session.state().result());
            rolled += again.rolls;
        }
    CHECK(rolled > 30);
}

TEST_CASE("Turning points depend only on what everybody heard", "[statistics][secrets]") {
    for (const std::uint32_t seed : random_seeds(6)) {
        const Session session = whole_game(Mode::expert, seed);
        const Roster& roster = session.rules().roster();
        const auto points = turning_points(roster, session.heard(Viewer::onlooker));
        CHECK(points == turning_points(roster, session.heard(french_viewer)));
        CHECK(points == turning_points(roster, session.log(allied_viewer)));
        CHECK(std::is_sorted(points.begin(), points.end(), [](const TurningPoint& a, const TurningPoint& b) { return a.line < b.line; }));
        std::size_t heavy = 0;
        for (const TurningPoint& point : points) {
            CHECK_FALSE(describe(roster, point).empty());
            if (point.what != TurningPoint::What::losses) continue;
            ++heavy;
            CHECK(point.lost[point.seat] > 0);
            CHECK(gone(session.heard(Viewer::onlooker)[point.line].event) != nullptr);
        }
        CHECK(heavy <= 3);
        const bool over = session.decider() == Decider::nobody;
        CHECK((!points.empty() && points.back().what == TurningPoint::What::end) == over);
    }
}

TEST_CASE("The text of a game has each line that was heard, and says who heard it", "[statistics][chronicle]") {
    const Session session = whole_game(Mode::standard, 2);
    for (const Audience audience : {Audience(), Audience(french_viewer), Audience(allied_viewer), Audience(Viewer::onlooker)}) {
        const std::string text = chronicle_of(session, audience);
        const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
        const std::size_t head =
            static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find("\n\n")) + 2, '\n'));
        CHECK(lines - head == session.heard(Viewer::onlooker).size());
        CHECK(text.find("Marie (French) against Arthur (Allied)") != std::string::npos);
    }
    CHECK(chronicle_of(session, std::nullopt) != chronicle_of(session, Viewer::onlooker));
}

namespace {

/// The refusal of that action in full, "W4.1: ...".
std::string refusal(const TestGame& game, const std::string& text) {
    const auto action = action_from_text(game.rules().roster(), text);
    REQUIRE(action);
    const auto violation = check(game.rules(), game.state(), *action);
    REQUIRE(violation);
    return to_text(*violation);
}

}  // namespace

TEST_CASE("W4.1 W4.2 a refusal names how far infantry moves by the rules", "[pieces][W4.1][W4.2]") {
    Ruleset set = shipped();
    set.pieces.light_infantry_moves = 4;
    set.pieces.line_infantry_moves = 1;
    TestGame printed;
    TestGame other({}, set);
    for (TestGame* game : {&printed, &other}) {
        game->put("French light infantry 1", "c2");
        game->put("French line infantry 3", "f2");
        game->begin(french_seat);
    }
    CHECK(refusal(printed, "c2-c8") == "W4.1: Light infantry moves over empty squares, 3 at most.");
    CHECK(refusal(other, "c2-c8") == "W4.1: Light infantry moves over empty squares, 4 at most.");
    CHECK(refusal(printed, "f2-f8") == "W4.2: Line infantry moves over empty squares, 2 at most.");
    CHECK(refusal(other, "f2-f8") == "W4.2: Line infantry moves over empty squares, 1 at most.");
}

TEST_CASE("W14.1 a refusal names the turn from which the late pieces may enter", "[expert][W14.1]") {
    for (const int turn : {1, 5}) {
        Ruleset set = shipped();
        set.expert.late_turn = turn;
        Options options = expert();
        options.start_early = true;
        TestGame game(options, set);
        const UnitId late = game.put("French light infantry 2", "e4");
        static_cast<void>(late);
        const UnitId guard = game.put("French line infantry 6", "reserve");
        REQUIRE(game.rules().late(guard));
        game.begin(french_seat, -1);
        CHECK(refusal(game, game.named(guard, "+e1")) ==
              "W14.1: That piece comes late: not before game turn " + std::to_string(turn) + ".");
    }
}

TEST_CASE("W11.5 a refusal names how many pieces Initiative moves", "[cards][W11.5]") {
    for (const int movers : {3, 5}) {
        Ruleset set = shipped();
        set.cards.movers = movers;
        TestGame game(standard(), set);
        game.put("French line infantry 3", "e5");
        game.put("Allied line infantry 3", "e6");
        deal(game, french_seat, {Card::initiative});
        game.begin(french_seat);
        game.play(PlayCard{Card::initiative, Nation::allied});
        CHECK(refusal(game, "e5xe6") == "W11.5: Initiative moves pieces once each, " + std::to_string(movers) + " at most.");
    }
}
