// La Belle Alliance meets the requirements of every game system, and the counts in its random games always add up.
#include "core/conformance.hpp"

#include "table.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;
using fow::testing::Dice;

namespace {

struct OnTrial {
    using Game = alliance::Game;
    using Session = alliance::Session;

    static Session begin(Dice& dice) {
        // Half of the games begin in the middle, where questions, tests and squares come up soon.
        std::optional<State> start;
        if (dice.once_in(2))
            start = posed(R"({"turn": 9, "time": "afternoon", "reasons": {"casualties": true}, "prussians": 4, "boxes": {"derlon": 1,
                "reille": 2, "lobau": 1, "orange": 2, "hill": 1, "uxbridge": 2, "reserve": 2}, "casualties": {"french": 7, "allied": 5},
                "morale": {"french": 8, "allied": 7}, "squares": {"orange": true}, "ney": true, "places": {"lahaye": "french"}})");
        return Session(new_record(shipped(), {"Anna", "Bert"}, start));
    }
    static Viewer viewer_of(Decider decider) { return decider == french_decider ? french_viewer : allied_viewer; }
    static Action choose(const View& view, Dice& dice) {
        for (;;) {
            const Action& action = dice.one_of(view.legal);
            const bool gives_up = std::holds_alternative<Resign>(action) || std::holds_alternative<AcceptDraw>(action);
            if (dice.once_in(gives_up ? 300 : std::holds_alternative<OfferDraw>(action) ? 8 : 1)) return action;
        }
    }
    static Action conceivable(const Session&, Dice& dice) {
        const std::array actions{Action(Order{static_cast<ActionId>(dice.below(action_words.size())), dice.once_in(3)}),
                                 Action(Take{static_cast<Corps>(dice.below(box_count))}), Action(OfferDraw{}), Action(AcceptDraw{}),
                                 Action(Resign{})};
        for (;;)  // until the action has a notation
            if (const Action action = dice.once_in(2) ? actions[0] : dice.one_of(actions); action_from_text(to_text(action)) == action)
                return action;
            else return OfferDraw{};
    }
    static State other_world(const Session& session, Viewer, Dice&) { return session.state(); }  // nothing is hidden
    static std::string text(const Session&, const Ply& ply) { return to_text(ply); }
    static std::optional<Ply> ply(const Session&, Decider, const std::string& text) { return ply_from_text(text); }
};

}  // namespace

TEST_CASE("L13.2 La Belle Alliance meets the requirements of every system", "[alliance][L13.2][conformance][property]") {
    fow::testing::Conformance<OnTrial> trial;
    for (const std::uint32_t seed : fow::testing::random_seeds(12)) {
        CAPTURE(seed);
        Dice dice(seed);
        trial.play(dice, 400);
    }
    CHECK(trial.ended > 8);
    CHECK(trial.accepted > trial.steps);
    CHECK(trial.refused > trial.steps);
    CHECK(trial.undone == 0);  // the die follows each choice, so nothing can be taken back
}

TEST_CASE("L4.8 L10.6 L14.10 the counts in random games always add up, and they end by L10 or L11.3", "[L4.8][L10.6][L14.10][property]") {
    int asked = 0, games = 0, french = 0;
    std::size_t most_french = 0, most_allied = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(150)) {
        CAPTURE(seed);
        Dice dice(seed);
        State state = begin(rules());
        for (int ply = 0; state.stage != Stage::over; ++ply) {
            CAPTURE(ply);
            REQUIRE(ply < 2000);
            const PerSeat<int> chances = rout_chances(rules(), state);
            REQUIRE(chances.first + chances.second <= outlook_whole);
            if (turn(state) == Decider::chance) {
                apply(rules(), state, dice.one_of(rolls_due<alliance::Game>(rules(), state)).roll, nullptr);
                continue;
            }
            // A broken army is detected only at the end of the row.
            const auto faults = faults_of(rules(), state);
            INFO((faults.empty() ? std::string() : faults.front().pointer + " " + text_of(faults.front())));
            REQUIRE(faults.empty());
            REQUIRE(read_position(write_position(rules(), state), "position", rules()) == state);
            std::vector<Action> actions;
            for (const Action& action : view_of(rules(), state, french_viewer).legal)
                if (std::holds_alternative<Order>(action) || std::holds_alternative<Take>(action)) actions.push_back(action);
            REQUIRE_FALSE(actions.empty());
            const bool asks = state.stage == Stage::casualty;
            asked += asks ? 1 : 0;
            auto& most = state.phase == french_seat ? most_french : most_allied;
            if (!asks) most = std::max(most, actions.size());
            apply(rules(), state, dice.one_of(actions), nullptr);
        }
        ++games;
        french += state.result->winner == french_seat ? 1 : 0;
        const Ending ending = state.result->ending;
        REQUIRE((ending == Ending::morale || ending == Ending::casualties || ending == Ending::rout || ending == Ending::limit));
    }
    CHECK(asked > games / 2);
    CHECK(most_french <= 18);  // L13.4
    CHECK(most_allied <= 7);
    CHECK(french > games / 5);
    CHECK(french < games * 3 / 5);
}
