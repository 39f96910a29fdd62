// Waterloo meets the requirements of every game system.
#include <algorithm>
#include <iterator>
#include "catch.hpp"

#include "core/conformance.hpp"
#include "dice.hpp"
#include "other_worlds.hpp"
#include "random_games.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

template <Mode mode>
struct WaterlooOnTrial {
    using Game = Waterloo;
    using Session = fow::waterloo::Session;

    static Session begin(Dice& dice) {
        const Rules rules = random_rules(mode, dice);
        std::optional<Start> start;  // none: from the first draw, seldom, since the set-up alone outlasts a trial
        if (const std::size_t from = dice.below(6); from != 0)
            start = Start{"posed", from == 1 ? random_set_up(rules, dice) : random_beginning(rules, dice)};
        return {rules.set(), rules.options(), {"Anna", "Bert"}, start};
    }
    static Viewer viewer_of(Decider decider) { return decider == french_decider ? french_viewer : allied_viewer; }

    /// Fights and plays cards more often than by chance, so that what follows from these comes up too.
    static Action choose(const PlayerView& view, Dice& dice) {
        if (dice.once_in(4)) {
            std::vector<Action> bold;
            std::copy_if(view.legal.begin(), view.legal.end(), std::back_inserter(bold), is_bold);
            if (!bold.empty()) return dice.one_of(bold);
        }
        for (;;) {
            const Action& action = dice.one_of(view.legal);
            const bool gives_up = std::holds_alternative<Resign>(action) || std::holds_alternative<AcceptDraw>(action);
            if (!gives_up || dice.once_in(500)) return action;
        }
    }

    static bool is_bold(const Action& action) {
        return std::holds_alternative<Attack>(action) || std::holds_alternative<Fire>(action) || std::holds_alternative<Bombard>(action) ||
               std::holds_alternative<AttackRider>(action) || std::holds_alternative<PlayCard>(action) ||
               std::holds_alternative<Inspire>(action);
    }

    static Action conceivable(const Session& session, Dice& dice) {
        if (dice.once_in(4)) {
            ActionList list;
            legal(session.rules(), session.state(), list);
            if (!list.empty()) return dice.one_of(list);
        }
        const auto any_square = [&] { return Square::from_index(static_cast<int>(dice.below(square_count))); };
        const Square from = any_square(), to = any_square();
        const UnitId unit(static_cast<int>(dice.below(static_cast<std::size_t>(session.rules().unit_count()))));
        const Rider rider(static_cast<int>(dice.below(25))), target(static_cast<int>(dice.below(25)));
        const Nation nation = dice.once_in(2) ? Nation::allied : Nation::prussian;
        const Card one = dice.one_of(cards), two = dice.one_of(cards);
        const std::array actions{Action(PlaceUnit{unit, to}),
                                 Action(Unplace{unit}),
                                 Action(Ready{}),
                                 Action(Move{from, to}),
                                 Action(Attack{from, step(to, directions[dice.below(4)]).value_or(to), to}),
                                 Action(Fire{from, to}),
                                 Action(Enter{unit, to}),
                                 Action(TakeOff{from}),
                                 Action(ChooseFallen{dice.once_in(2)}),
                                 Action(StandingOrder{dice.one_of(all_orders)}),
                                 Action(EndTurn{}),
                                 Action(OfferDraw{}),
                                 Action(AcceptDraw{}),
                                 Action(Resign{}),
                                 Action(Bombard{from, to}),
                                 Action(ChooseTarget{to}),
                                 Action(ChooseTarget{}),
                                 Action(DraftCards{one, two}),
                                 Action(DraftCards{one, {}}),
                                 Action(TakeCards{std::min(one, two), std::max(one, two)}),
                                 Action(TakeCards{one, {}}),
                                 Action(PlayCard{one, nation}),
                                 Action(Inspire{from, nation}),
                                 Action(Look{to}),
                                 Action(EndCard{}),
                                 Action(AnswerAttack{dice.once_in(2)}),
                                 Action(TakeVictim{rider, to}),
                                 Action(SavePiece{dice.once_in(2) ? std::optional(rider) : std::nullopt, to}),
                                 Action(AttackRider{rider, target}),
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
    for (const std::uint32_t seed : random_seeds(24)) {
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
