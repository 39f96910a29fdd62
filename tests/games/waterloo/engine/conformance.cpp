// Waterloo meets the requirements of every game system.
#include "catch.hpp"

#include "core/conformance.hpp"
#include "dice.hpp"
#include "other_worlds.hpp"

using namespace fow;
using namespace fow::testing;

namespace {

template <Mode mode>
struct WaterlooOnTrial {
    using Game = Waterloo;
    using Session = fow::Session;

    static Session begin(Dice& dice) {
        const Rules rules = random_rules(mode, dice);
        std::optional<Start> start;
        if (dice.once_in(2)) start = Start{"posed", random_beginning(rules, dice)};
        return {rules.set(), rules.options(), {"Anna", "Bert"}, start};
    }
    static Viewer viewer_of(Decider decider) { return decider == french_decider ? french_viewer : allied_viewer; }

    static Action choose(const PlayerView& view, Dice& dice) {
        for (;;) {
            const Action& action = dice.one_of(view.legal);
            const bool gives_up = std::holds_alternative<Resign>(action) || std::holds_alternative<AcceptDraw>(action);
            if (!gives_up || dice.once_in(500)) return action;
        }
    }

    static Action conceivable(const Session& session, Dice& dice) {
        if (const auto legal = session.view(viewer_of(session.decider())).legal; !legal.empty() && dice.once_in(4))
            return dice.one_of(legal);
        const auto any_square = [&] { return Square::from_index(static_cast<int>(dice.below(square_count))); };
        const Square from = any_square(), to = any_square();
        const UnitId unit(static_cast<int>(dice.below(static_cast<std::size_t>(session.rules().unit_count()))));
        const Rider rider(static_cast<int>(dice.below(25)));
        const std::array actions{Action(PlaceUnit{unit, to}),
                                 Action(Unplace{unit}),
                                 Action(Ready{}),
                                 Action(Move{from, to}),
                                 Action(Attack{from, step(to, directions[dice.below(4)]).value_or(to), to}),
                                 Action(Fire{from, to}),
                                 Action(Enter{unit, to}),
                                 Action(TakeOff{from}),
                                 Action(EndTurn{}),
                                 Action(AcceptDraw{}),
                                 Action(Bombard{from, to}),
                                 Action(ChooseTarget{to}),
                                 Action(PlayCard{dice.one_of(cards)}),
                                 Action(Inspire{from}),
                                 Action(Look{to}),
                                 Action(EndCard{}),
                                 Action(TakeVictim{rider, to}),
                                 Action(SavePiece{rider, to}),
                                 Action(LeavePursuit{rider})};
        return dice.one_of(actions);
    }

    static State other_world(const Session& session, Viewer viewer, Dice& dice) {
        const Difference difference = random_difference(session.rules(), session.state(), viewer, dice);
        return testing::other_world(session.rules(), session.state(), difference, dice);
    }

    static std::string text(const Session& session, const Ply& ply) {
        return std::visit([&](const auto& what) { return to_text(session.rules().roster(), what); }, ply);
    }
    static std::optional<Ply> ply(const Session& session, Decider decider, const std::string& text) {
        const Roster& roster = session.rules().roster();
        if (decider == Decider::chance) {
            if (const auto roll = roll_from_text(roster, text)) return *roll;
        } else if (const auto action = action_from_text(roster, text)) {
            return *action;
        }
        return std::nullopt;
    }
};

template <Mode mode>
void try_waterloo() {
    Conformance<WaterlooOnTrial<mode>> trial;
    for (const std::uint32_t seed : random_seeds(12)) {
        CAPTURE(seed);
        Dice dice(seed);
        trial.play(dice, 150);
    }
    CHECK(trial.steps > 1000);
    CHECK(trial.undone > 100);
    CHECK(trial.other_worlds > 500);
    CHECK(trial.accepted > 1000);
    CHECK(trial.refused > 1000);
}

}  // namespace

static_assert(Listed<Waterloo>);

TEST_CASE("Waterloo meets the requirements of every system, played by players that see only a view", "[core][conformance][property]") {
    SECTION("Basic") { try_waterloo<Mode::basic>(); }
    SECTION("Standard") { try_waterloo<Mode::standard>(); }
    SECTION("Expert") { try_waterloo<Mode::expert>(); }
}
