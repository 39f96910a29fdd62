// W11.3, W11.9 and W15.3: hands, questions and orders stay secret; and every card replays.
#include <functional>
#include "catch.hpp"

#include "random_games.hpp"
#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The cards of the Allied player in one world, and whether the standing order is to ask.
struct World {
    Card card;
    bool asks;
};
constexpr std::array<World, 4> worlds{
    {{Card::fighting_spirit, true}, {Card::grand_battery, true}, {Card::fighting_spirit, false}, {Card::reconnaissance, false}}};

TestGame field() {
    TestGame t(standard());
    free_pieces(t);
    t.put("French line infantry 3", "e4");
    t.put("French line infantry 3", "e3");
    t.put("Allied line infantry 3", "e5");
    t.put("Allied line infantry 3", "e6");
    t.put("French heavy cavalry 4", "g3");
    t.put("Allied light infantry 2", "g5");
    t.put("French line infantry 3", "b4");
    t.put("Allied line infantry 3", "b5");
    t.put("Allied line infantry 3", "c6");
    deal(t, french_seat, {Card::combined_attack});
    return t;
}

Session begun(const World& world) {
    TestGame t = field();
    deal(t, allied_seat, {world.card});
    t.state().orders[allied_seat] = world.asks ? Orders::ask : Orders::silent;
    t.begin(french_seat);
    t.state().orders[allied_seat] = world.asks ? Orders::ask : Orders::silent;
    return session_at(t);
}

/// Plays an action or "die:..." of the script. The Allied player never has a card to play, and answers that when asked.
void follow(Session& session, std::string_view text) {
    if (const auto chance = roll_from_text(session.rules().roster(), text)) REQUIRE(session.roll(*chance));
    else play(session, text);
    while (session.state().phase == Phase::defence) {
        // Asked during the French turn: the owner of the attacked piece answers.
        play(session, "no-card");
    }
}

using Script = std::vector<std::string>;

}  // namespace

TEST_CASE("W11.9 whether the defender is asked and whatever they hold, the others see and hear the same",
          "[cards][secrets][W11.9][W15.3]") {
    const auto script = GENERATE(Script{"e4xe5", "die:Blue", "a2-a3", "end"},      // a die
                                 Script{"g3xg5", "g5-f5", "end", "a8-a7"},         // no die
                                 Script{"e4xe5", "die:Blue+", "die:RedR", "end"},  // a frenzy, asked twice
                                 Script{"e4xe5", "die:Red+", "die:Red+", "end"},   // the enemy's frenzy
                                 Script{"b4xb5", "die:Blue+", "frenzy:c6", "die:Red", "end"},
                                 Script{"card:combined_attack", "g3xg5", "e4xe5", "die:BlueR", "card-end", "end"});
    std::vector<Session> games;
    for (const World& world : worlds) games.push_back(begun(world));
    for (const std::string& act : script) {
        INFO(act);
        for (Session& game : games) follow(game, act);
        for (const Session& game : games) expect_same(games[0], game, {french_viewer, Viewer::onlooker});
    }
}

TEST_CASE("W11.9 the question looks the same whatever cards the defender holds", "[cards][secrets][W11.9]") {
    std::vector<Session> games;
    for (const Card card : cards) games.push_back(begun({card, true}));
    for (Session& game : games) play(game, "e4xe5");
    for (const Session& game : games) {
        REQUIRE(game.state().phase == Phase::defence);
        expect_same(games[0], game, {french_viewer, Viewer::onlooker});
        CHECK(game.view(french_viewer).legal.empty());
        CHECK(game.heard(allied_viewer).empty());
    }
    // Only the asked player's own choice depends on the hand.
    for (const Session& game : games) {
        const bool can = game.state().hand[allied_seat][Card::fighting_spirit] > 0;
        const std::vector<Action> answers = game.view(allied_viewer).legal;
        CHECK(answers.size() == (can ? 3u : 2u));
    }
}

TEST_CASE("W11.9 a question leaves no gap in the count of steps", "[cards][secrets][W11.9][W15.3]") {
    Session asked = begun(worlds[0]);
    Session silent = begun(worlds[2]);
    for (Session* game : {&asked, &silent}) {
        follow(*game, "g3xg5");
        follow(*game, "e4xe5");
    }
    CHECK(asked.ply_count() == silent.ply_count() + 2);
    CHECK(asked.heard(french_viewer).back().step == silent.heard(french_viewer).back().step);
    CHECK(asked.heard(allied_viewer) == silent.heard(allied_viewer));
}

TEST_CASE("W11.3 a hand is secret except for its size", "[cards][secrets][W11.3]") {
    const Seat mover = GENERATE(french_seat, allied_seat);
    std::vector<Session> games;
    for (const Card card : cards) {
        TestGame t = field();
        deal(t, allied_seat, {card, Card::initiative});
        t.begin(mover);
        games.push_back(session_at(t));
    }
    for (const Session& game : games) {
        expect_same(games[0], game, {french_viewer, Viewer::onlooker});
        CHECK(game.view(french_viewer).cards->hand_size[allied_seat] == 2);
        CHECK(game.view(Viewer::onlooker).cards->hand.empty());
    }
    for (Session& game : games) play(game, mover == french_seat ? "a2-a3" : "a8-a7");
    for (const Session& game : games) expect_same(games[0], game, {french_viewer, Viewer::onlooker});
}

TEST_CASE("W11.3 so is a French hand", "[cards][secrets][W11.3]") {
    std::vector<Session> games;
    for (const Card card : cards) {
        TestGame t = field();
        t.state().hand[french_seat] = {};
        deal(t, french_seat, {card});
        t.begin(allied_seat);
        games.push_back(session_at(t));
    }
    for (const char* act : {"e5xe4", "die:Blue", "end"}) {
        for (Session& game : games) follow(game, act);
        for (const Session& game : games) expect_same(games[0], game, {allied_viewer, Viewer::onlooker});
    }
}

TEST_CASE("W11.8 a card played in defence reveals only itself", "[cards][secrets][W11.8]") {
    // Playing Fighting spirit shows that card; the other one in the hand stays unknown.
    std::vector<Session> games;
    for (const Card card : {Card::initiative, Card::grand_battery, Card::fighting_spirit}) {
        TestGame t = field();
        deal(t, allied_seat, {Card::fighting_spirit, card});
        t.begin(french_seat);
        games.push_back(session_at(t));
    }
    for (Session& game : games) play(game, {"e4xe5", "spirit"});
    for (const Session& game : games) expect_same(games[0], game, {french_viewer, Viewer::onlooker});
}

TEST_CASE("W11.5 moves of unknown pieces reveal only their backs", "[cards][secrets][W11.5]") {
    // Two infantry pieces of different strength are swapped.
    const auto world = [](bool changed) {
        TestGame t(standard());
        t.put("French line infantry 5", changed ? "f3" : "e3");
        t.put("French line infantry 3", changed ? "e3" : "f3");
        free_pieces(t);
        deal(t, french_seat, {Card::initiative, Card::fighting_spirit});
        t.begin(french_seat);
        return session_at(t);
    };
    Session one = world(false);
    Session two = world(true);
    const auto script = GENERATE(Script{"card:initiative", "e3-e4", "f3-f4", "a2-a3", "e4-e5"}, Script{"inspire:e3", "e3-e4", "end"},
                                 Script{"card:initiative", "f3-f5", "card-end"});
    for (const std::string& act : script) {
        play(one, act);
        play(two, act);
        expect_same(one, two, {allied_viewer, Viewer::onlooker});
    }
}

TEST_CASE("W11.2 a card that goes on does not reveal how far an unknown piece could reach", "[cards][secrets][W11.2]") {
    // Light infantry on e3 could still attack e6, line infantry could not.
    const auto world = [](bool changed) {
        TestGame t(standard());
        t.put("French light infantry 1", changed ? "l2" : "e3");
        t.put("French line infantry 3", changed ? "e3" : "l2");
        t.put("French light cavalry", "d3");
        t.put("Allied line infantry 6", "e6");
        t.put("Allied light infantry 1", "d4");
        t.put("Allied light cavalry", "a8");
        deal(t, french_seat, {Card::combined_attack});
        t.begin(french_seat);
        return session_at(t);
    };
    Session one = world(false);
    Session two = world(true);
    for (const char* act : {"card:combined_attack", "d3xd4", "card-end", "end"}) {
        play(one, act);
        play(two, act);
        expect_same(one, two, {allied_viewer, Viewer::onlooker});
    }
}

TEST_CASE("W11.2 in every position of random games, exactly the listed actions are accepted", "[property][cards][W11.2]") {
    std::array<int, 16> met{};
    for_all_dice([&](Dice& dice) {
        const Rules rules(shipped(), random_options(dice.once_in(2) ? Mode::standard : Mode::expert, dice));
        State state = random_late_position(rules, dice);
        for (int ply = 0; ply < 120 && turn(state) != Decider::nobody && !state.pursuing; ++ply) {
            auto& times = met[static_cast<std::size_t>(state.phase)];
            const bool of_cards = state.phase == Phase::card || state.phase == Phase::defence || state.phase == Phase::take_cards;
            if (of_cards && times < 30) {
                ++times;
                expect_exactly_legal(rules, state);
            }
            random_step(rules, state, dice);
        }
    });
    CHECK(met[static_cast<std::size_t>(Phase::card)] > 20);
    CHECK(met[static_cast<std::size_t>(Phase::defence)] > 20);
}

TEST_CASE("W11.2 a random game with cards replays at every ply", "[property][cards][W11.2]") {
    int plies_of_cards = 0;
    for (const std::uint32_t seed : random_seeds(12)) {
        Dice dice(seed);
        Options options = standard(dice.once_in(2));
        TestGame posed(options);
        const State start = random_late_position(posed.rules(), dice);
        Session session(shipped(), options, {"Anna", "Bert"}, Start{"posed", start});
        for (int ply = 0; ply < 60 && session.decider() != Decider::nobody; ++ply) {
            const bool of_cards = session.state().phase == Phase::card || session.state().phase == Phase::defence;
            random_ply(session, dice);
            const auto* action = std::get_if<Action>(&session.record().plies.back());
            const bool plays = action != nullptr && (std::holds_alternative<PlayCard>(*action) || std::holds_alternative<Inspire>(*action));
            plies_of_cards += of_cards || plays ? 1 : 0;
        }
        expect_replays(session);
    }
    CHECK(plies_of_cards > 30);
}
