// C2: moves and the limits on repetition.
#include "board.hpp"
#include "catch.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

TEST_CASE("C2.1 C2.2 C2.3 how pieces move", "[stratego][C2.1][C2.2][C2.3]") {
    const State state = posed(classic(), "4e4 Be3 Fa1 9b2 7b4", "Fa10 4e5 4h9", blue_seat);
    for (const auto& [turn, rule] : {std::pair{"e4-f4", ""},
                                     {"e4-e5", ""},
                                     {"e4-e6", "C2.1"},
                                     {"e4-f5", "C2.1"},
                                     {"e4-e4", "C2.1"},
                                     {"e4-e3", "C2.1"},
                                     {"e3-e2", "C2.2"},
                                     {"a1-a2", "C2.2"},
                                     {"b2-j2", ""},
                                     {"b2-b3", ""},
                                     {"b2-b5", "C2.3"},
                                     {"b2-b4", "C2.1"},
                                     {"c2-c3", "C2.1"},
                                     {"h9-h8", "C1.5"},
                                     {"e4-e11", "C1.1"}}) {
        CAPTURE(turn);
        CHECK(refused(classic(), state, turn) == rule);
    }
}

TEST_CASE("C2.4 C2.8 a fourth move in a row over one pair of squares is refused", "[stratego][C2.4][C2.8]") {
    State state = posed(classic(), "Fj1 4j3 4h3", "Fa10 4e7 4a7");
    play(classic(), state, "e7-e6 j3-j4 e6-e7 h3-h4 e7-e6 j4-j3");
    CHECK(refused(classic(), state, "e6-e7") == "C2.4");
    CHECK(refused(classic(), state, "e6-e5").empty());
    CHECK(view_of(classic(), state, red_viewer).repeated.size() == 1);
    play(classic(), state, "a7-a6 h4-h3");
    CHECK(refused(classic(), state, "e6-e7").empty());
}

TEST_CASE("C2.4 C2.8 an attack is never counted", "[stratego][C2.4][C2.8]") {
    State state = posed(classic(), "Fj1 8e6 4j3 4h3", "Fa10 2e7");
    play(classic(), state, "e7-e6 j3-j4 e6-e7 j4-j3 e7-e6 h3-h4 e6-e7 h4-h3");
    CHECK(refused(classic(), state, "e7-e6") == "C2.4");
}

TEST_CASE("C2.4 C2.8 a Scout's squares are where it starts and ends", "[stratego][C2.4][C2.8]") {
    State state = posed(classic(), "Fj1 9b5", "Fa10 4j8 4h8", blue_seat);
    play(classic(), state, "b5-b1 j8-j7 b1-b5 h8-h7 b5-b2 j7-j8 b2-b5 h7-h8 b5-b2 j8-j7");
    CHECK(refused(classic(), state, "b2-b5") == "C2.4");
    CHECK(refused(classic(), state, "b2-b4").empty());
}

TEST_CASE("C2.5 C2.8 a chase round a block may not bring a position back", "[stratego][C2.5][C2.8]") {
    State state = posed(classic(), "Fj1 4b3", "Fa10 5c4 4j8", blue_seat);
    play(classic(), state, "b3-c3 c4-d4 c3-c4 d4-d3 c4-d4 d3-c3 d4-d3 c3-c4");
    CHECK(refused(classic(), state, "d3-c3") == "C2.5");
    // Another turn by Blue and a reply end the chase.
    play(classic(), state, "d3-e3 j8-j7 e3-d3 j7-j8");
    CHECK(refused(classic(), state, "d3-c3").empty());
}

TEST_CASE("C2.5 C2.8 two victims are no way round it", "[stratego][C2.5][C2.8]") {
    State state = posed(classic(), "Fj1 4c2", "Fa10 5b3 5e4", blue_seat);
    play(classic(), state, "c2-c3 b3-b4 c3-c4 b4-b3 c4-d4 e4-e3 d4-d3 e3-e4");
    CHECK(refused(classic(), state, "d3-c3") == "C2.5");
}

TEST_CASE("C2.5 C2.8 two chasers are no way round it", "[stratego][C2.5][C2.8]") {
    State state = posed(classic(), "Fj1 4c2 4f5", "Fa10 5b3 5e4", blue_seat);
    play(classic(), state, "c2-c3 b3-b4 c3-c4 b4-b3 f5-f4 e4-e5 f4-f5 e5-e4");
    CHECK(refused(classic(), state, "c4-c3") == "C2.5");
}

TEST_CASE("C2.5 C2.8 a move straight back is left to C2.4, and who began runs out first", "[stratego][C2.5][C2.8]") {
    State state = posed(classic(), "Fj1 4b2", "Fj10 5a1", blue_seat);
    play(classic(), state, "b2-a2 a1-b1 a2-b2 b1-a1 b2-a2 a1-b1");
    CHECK(refused(classic(), state, "a2-b2") == "C2.4");
}

TEST_CASE("C2.6 what the limits refuse is not legal, for the end of the game too", "[stratego][C2.6][C4.2]") {
    // Blue's only piece that can move stands in a corridor of its own Bombs.
    State state = posed(classic(), "Fj1 4a2 Bb1 Bb2 Ba3", "Fj10 4j8 4h8", blue_seat);
    play(classic(), state, "a2-a1 j8-j7 a1-a2 h8-h7 a2-a1");
    apply(classic(), state, move("j7-j8"));
    CHECK(state.result == Result{red_seat, Ending::no_move});
}

TEST_CASE("C2.7 a refusal says what would be allowed, and the last move over a pair is announced", "[stratego][C2.7]") {
    State state = posed(classic(), "Fj1 4j3 4h3", "Fa10 4e7 4a7");
    play(classic(), state, "e7-e6 j3-j4 e6-e7 h3-h4");
    struct : Listener {
        void on_event(Viewer viewer, const Event& event) override {
            if (viewer == Viewer::onlooker) heard.push_back(event);
        }
        std::vector<Event> heard;
    } listener;
    apply(classic(), state, Action(move("e7-e6")), &listener);
    REQUIRE(listener.heard.size() == 1);
    CHECK(std::get<Moved>(listener.heard.front()).last_over_pair);
    play(classic(), state, "j4-j3");
    CHECK(to_text(*check(classic(), state, Action(move("e6-e7")))) ==
          "C2.4: This piece has gone three times in a row between e7 and e6. Move it elsewhere, or move another piece first.");
}

TEST_CASE("C2.7 a refused threat names the earlier move that it would repeat", "[stratego][C2.7][C2.5]") {
    const char* blue = "Fj1 4c2 4f5";
    const auto said = [](const State& state, std::string_view turn) { return to_text(*check(classic(), state, Action(move(turn)))); };
    const auto before = [](const std::string& earlier) {
        return "C2.5: This would bring back the position after your move " + earlier +
               ". You may attack, or move where it threatens nobody or makes a new position.";
    };
    State round = posed(classic(), "Fj1 4b3", "Fa10 5c4 4j8", blue_seat);
    play(classic(), round, "b3-c3 c4-d4 c3-c4 d4-d3 c4-d4 d3-c3 d4-d3 c3-c4");
    CHECK(said(round, "d3-c3") == before("b3-c3"));
    // Another piece may have made the earlier threat.
    State two = posed(classic(), blue, "Fa10 5b3 5e4", blue_seat);
    play(classic(), two, "c2-c3 b3-b4 c3-c4 b4-b3 f5-f4 e4-e5 f4-f5 e5-e4");
    CHECK(said(two, "c4-c3") == before("c2-c3"));
}

TEST_CASE("C2.7 every refusal of a move names its square", "[stratego][C2.7]") {
    const State state = posed(classic(), "4e4 4b5 9c4 Be3 Fa1 9b2 7b4", "Fa10 4e5 4h9", blue_seat);
    for (const auto& [turn, names] : {std::pair{"a2-a3", "a2"},
                                      {"b5-c5", "c5"},
                                      {"e4-f5", "e4-f5"},
                                      {"e4-e6", "e6"},
                                      {"e4-e3", "e3"},
                                      {"b2-b6", "b4"},
                                      {"c4-c7", "c5"}}) {
        CAPTURE(turn);
        CHECK(to_text(*check(classic(), state, Action(move(turn)))).find(names) != std::string::npos);
    }
}

TEST_CASE("C2.6 the listed moves are those that check accepts, in random games", "[stratego][C2.6][property]") {
    for (const std::uint32_t seed : fow::testing::random_seeds(6)) {
        fow::testing::Dice dice(seed);
        const Rules& rules = seed % 2 == 0 ? classic() : duel();
        State state = random_start(rules, dice);
        for (int turns = 0; turns < 250 && state.phase == Phase::turn; ++turns) {
            MoveList list;
            moves(rules, state, list);
            std::size_t accepted = 0;
            rules.ground().any([&](std::uint8_t from) {
                rules.ground().any([&](std::uint8_t to) {
                    const Move each{Square::from_index(from), Square::from_index(to)};
                    const bool listed = std::find(list.begin(), list.end(), each) != list.end();
                    if (listed == check(rules, state, Action(each)).has_value()) FAIL_CHECK(to_text(Action(each)));
                    accepted += listed ? 1 : 0;
                    return false;
                });
                return false;
            });
            REQUIRE(accepted == list.size());
            apply(rules, state, dice.one_of(list));
        }
    }
}
