// C3: attacks; C4: how the game ends.
#include "board.hpp"
#include "catch.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

TEST_CASE("C3.6 the whole table, attacker against defender", "[stratego][C3.2][C3.3][C3.4][C3.6]") {
    // W the attacker wins, L it loses, = both are lost. Rows and columns from the Spy to the Marshal, then columns Bomb and Flag.
    const std::array<std::string_view, 10> table{"=LLLLLLLLWLW", "W=LLLLLLLLLW", "WW=LLLLLLLWW", "WWW=LLLLLLLW", "WWWW=LLLLLLW",
                                                 "WWWWW=LLLLLW", "WWWWWW=LLLLW", "WWWWWWW=LLLW", "WWWWWWWW=LLW", "WWWWWWWWW=LW"};
    for (std::size_t attacker = 0; attacker < table.size(); ++attacker)
        for (const Rank defender : ranks) {
            const char wanted = table[attacker][static_cast<std::size_t>(defender)];
            CAPTURE(name(ranks[attacker]), name(defender));
            CHECK(fight(ranks[attacker], defender) == (wanted == 'W' ? Outcome::won : wanted == 'L' ? Outcome::lost : Outcome::both));
        }
}

TEST_CASE("C3.1 C3.2 what stands where after a fight", "[stratego][C3.1][C3.2][C3.3]") {
    const auto after = [](std::string_view blue, std::string_view red) {
        State state = posed(classic(), blue, red, blue_seat);
        play(classic(), state, "e2-e3");
        return write_position(classic(), state).substr(70, 20);  // ranks 3 and 2
    };
    CHECK(after("4e2 Fa1 4h1", "6e3 Fa10 4j9") == "AAAAUAAAAAAAAAAAAAAA");
    CHECK(after("7e2 Fa1 4h1", "4e3 Fa10 4j9") == "AAAAIAAAAAAAAAAAAAAA");
    CHECK(after("4e2 Fa1 4h1", "4e3 Fa10 4j9") == "AAAAAAAAAAAAAAAAAAAA");
    CHECK(after("1e2 Fa1 4h1", "Be3 Fa10 4j9") == "AAAABAAAAAAAAAAAAAAA");
    CHECK(after("8e2 Fa1 4h1", "Be3 Fa10 4j9") == "AAAAQAAAAAAAAAAAAAAA");
}

TEST_CASE("C3.1 a Scout attacks from afar, in the same move", "[stratego][C3.1]") {
    State state = posed(classic(), "9b4 Fa1 4h1", "8b9 Fa10 4j9", blue_seat);
    play(classic(), state, "b4-b9");
    CHECK(state.lost[blue_seat][Rank::scout] == 8);
    CHECK(state.lost[red_seat][Rank::miner] == 4);
}

TEST_CASE("C3.5 C3.7 survivors are known from then on; who ran is a Scout; nothing else is", "[stratego][C3.5][C3.7]") {
    State state = posed(classic(), "4e2 9b2 7h2 Fa1", "6e3 5h9 Fa10", blue_seat);
    play(classic(), state, "e2-e3 h9-h8 b2-b4 h8-h9 h2-h3");
    const View view = view_of(classic(), state, red_viewer);
    const auto at = [&](std::string_view square) { return *view.at(*square_from_text(square)); };
    CHECK(at("e3") == SeenPiece{blue_seat, Rank::major, true, false, true});
    CHECK(at("b4") == SeenPiece{blue_seat, Rank::scout, true, true, false});
    CHECK(at("h3") == SeenPiece{blue_seat, std::nullopt, true, false, false});
    CHECK(at("a1") == SeenPiece{blue_seat, std::nullopt, false, false, false});
    CHECK(at("h9") == SeenPiece{red_seat, Rank::captain, true, false, false});
    CHECK(view.lost[red_seat][Rank::captain] == classic().set().armies[red_seat][Rank::captain] - 1);
}

TEST_CASE("C4.1 who captures the Flag wins", "[stratego][C4.1][C4.6]") {
    State state = posed(classic(), "se2 Fa1 4h1", "Fe3 4j9", blue_seat);
    play(classic(), state, "e2-e3");
    CHECK(state.result == Result{blue_seat, Ending::flag_taken});
    CHECK(turn(state) == Decider::nobody);
    CHECK(check(classic(), state, Action(move("j9-j8")))->rule == "C4.4");
    // C4.6: everything is shown.
    CHECK(view_of(classic(), state, blue_viewer).at(*square_from_text("j9"))->rank == Rank::major);
}

TEST_CASE("C4.2 C4.4 who cannot move loses, and if neither ever can, nobody wins", "[stratego][C4.2][C4.4]") {
    State lost = posed(classic(), "4e2 Fa1", "6e3 Fa10 Bb9", blue_seat);
    play(classic(), lost, "e2-e3");
    CHECK(lost.result == Result{blue_seat, Ending::no_move});
    State drawn = posed(classic(), "4e2 Fa1", "4e3 Fa10", blue_seat);
    play(classic(), drawn, "e2-e3");
    CHECK(drawn.result == Result{std::nullopt, Ending::nobody_can_move});
    // A posed position is tested before its first turn; a Flag that is missing was taken.
    State posed_lost = posed(classic(), "4e2 Fa1", "Fa10 Bb9");
    end_if_over(classic(), posed_lost);
    CHECK(posed_lost.result == Result{blue_seat, Ending::no_move});
    State no_flag = posed(classic(), "4e2 Fa1", "4a10");
    end_if_over(classic(), no_flag);
    CHECK(no_flag.result == Result{blue_seat, Ending::flag_taken});
}

TEST_CASE("C4.3 resigning and offering a draw", "[stratego][C4.3]") {
    State state = posed(classic(), "4e2 Fa1", "4e9 Fa10", blue_seat);
    const auto rule = [&](const Action& action) {
        const auto violation = check(classic(), state, action);
        return violation ? std::string(violation->rule) : "";
    };
    CHECK(rule(AcceptDraw{}) == "C4.3");
    apply(classic(), state, OfferDraw{}, nullptr);
    CHECK(rule(OfferDraw{}) == "C4.3");
    CHECK(rule(AcceptDraw{}) == "C4.3");
    play(classic(), state, "e2-e3");
    CHECK(rule(AcceptDraw{}).empty());
    State declined = state;
    play(classic(), declined, "e9-e8");
    CHECK_FALSE(declined.offer);
    State answered = state;
    apply(classic(), answered, OfferDraw{}, nullptr);  // an offer declines the other side's offer
    CHECK(answered.offer == red_seat);
    apply(classic(), state, AcceptDraw{}, nullptr);
    CHECK(state.result == Result{std::nullopt, Ending::draw_agreed});
    State resigned = begin(classic());
    apply(classic(), resigned, Resign{}, nullptr);
    CHECK(resigned.result == Result{blue_seat, Ending::resigned});
}

TEST_CASE("C4.5 the game is drawn after 200 quiet turns of each player", "[stratego][C4.5]") {
    State state = posed(classic(), "4c2 Fa1", "4c9 Fa10", blue_seat);
    const std::array<std::string_view, 8> round{"c2-d2", "c9-d9", "d2-e2", "d9-e9", "e2-d2", "e9-d9", "d2-c2", "d9-c9"};
    for (int i = 0; i < 400; ++i) {
        REQUIRE(state.phase == Phase::turn);
        REQUIRE(state.quiet == i);
        apply(classic(), state, move(round[static_cast<std::size_t>(i) % round.size()]));
    }
    CHECK(state.result == Result{std::nullopt, Ending::quiet});
}
