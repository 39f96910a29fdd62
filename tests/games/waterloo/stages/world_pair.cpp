#include "games/waterloo/stages/world_pair.hpp"

#include <algorithm>
#include "catch.hpp"

#include "games/waterloo/json/documents.hpp"

namespace fow::test {

using namespace waterloo;
namespace {

using namespace fow::testing;

constexpr int tries = 4000;
constexpr int most_plies = 160;

/// Whether a record can start with that state.
bool can_be_written(const Rules& rules, const State& state) {
    Session session(rules.set(), rules.options(), {"Marie", "Arthur"}, Start{"posed", state});
    try {
        return read_record(write_record(session.record()), "posed").record.start.state == state;
    } catch (const DataError&) {
        return false;
    }
}

bool swaps_leaders(const Rules& rules, const Difference& difference) {
    const auto leads = [&](UnitId unit) {
        const Kind kind = rules.profile(unit).kind;
        return kind == Kind::commander || kind == Kind::commander_in_chief;
    };
    return std::any_of(difference.swaps.begin(), difference.swaps.end(),
                       [&](const Swap& swap) { return leads(swap.one) || leads(swap.two); });
}

bool shows_a_difference(const Difference& difference, const State& before, const Session& session, std::size_t heard) {
    std::vector<Event> events;
    const auto& lines = session.heard(difference.viewer);
    for (std::size_t i = heard; i < lines.size(); ++i)
        if (!std::holds_alternative<PursuitBegan>(lines[i].event) || swaps_leaders(session.rules(), difference))
            events.push_back(lines[i].event);
    return told_apart(difference, before, session.state(), events);
}

class Worlds {
public:
    Worlds(Rules rules, Seat seat, Dice& dice) : rules_(std::move(rules)), seat_(seat), dice_(dice) {}

    /// None if such a game cannot be written, or did not reach that phase.
    std::optional<WorldPair> play_until(Phase phase, bool from_set_up) {
        if (!begin(from_set_up)) return std::nullopt;
        for (int ply = 0; ply < most_plies && pair_->one.decider() != Decider::nobody; ++ply) {
            if (there(phase) && (phase != Phase::turn || dice_.once_in(12))) return pair_;
            if (!step()) return std::nullopt;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] Viewer viewer() const { return viewer_of(seat_); }

    Session session_from(const State& state, bool posed) const {
        return Session(rules_.set(), rules_.options(), {"Marie", "Arthur"}, posed ? std::optional(Start{"posed", state}) : std::nullopt);
    }

    bool begin(bool from_set_up) {
        State a = initial_state(rules_);
        if (!from_set_up) {
            a = random_late_position(rules_, dice_);
            a.orders = {};
        }
        difference_ = random_difference(rules_, a, viewer(), dice_);
        State b = a;
        if (!from_set_up) {
            b = other_world(rules_, a, difference_, dice_);
            b.orders = {};
            if (!can_be_written(rules_, a) || !can_be_written(rules_, b)) return false;
        }
        pair_.emplace(WorldPair{seat_, difference_, session_from(a, !from_set_up), session_from(b, !from_set_up)});
        return true;
    }

    /// Whether `seat_` is at the screen: rolls are made by the mover.
    [[nodiscard]] bool there(Phase phase) const {
        const State& state = pair_->one.state();
        if (state.phase != phase || pair_->two.state().phase != phase) return false;
        const bool rolled = phase == Phase::line_draw || phase == Phase::battle_die;
        return rolled ? state.mover == seat_ : decides(turn(state), viewer());
    }

    [[nodiscard]] Roll twin_of(const Roll& roll) {
        const bool drawn_by_enemy = std::holds_alternative<DrawLine>(roll) && pair_->one.state().mover != seat_;
        if (drawn_by_enemy) return DrawLine{static_cast<Sector>(dice_.below(3))};
        return difference_(roll);
    }

    bool step() {
        Session& one = pair_->one;
        Session& two = pair_->two;
        const State before_one = one.state();
        const State before_two = two.state();
        const std::size_t heard_one = one.heard(viewer()).size();
        const std::size_t heard_two = two.heard(viewer()).size();
        if (one.decider() == Decider::chance) {
            const Roll roll = dice_.one_of(one.rolls()).roll;
            if (!one.roll(roll) || !two.roll(twin_of(roll))) return false;
        } else if (one.state().phase == Phase::set_up) {
            const Seat mover = one.state().mover;
            for (const Action& action : random_deployment(rules_, mover, dice_))
                if (one.play(action) || two.play(mover == seat_ ? action : difference_(action))) return false;
        } else {
            const bool own = decides(turn(before_one), viewer());
            if (!own && one.state().phase == Phase::turn && dice_.once_in(8))  // W15.3: in one world only
                static_cast<void>(one.play(StandingOrder{dice_.one_of(all_orders)}));
            ActionList list;
            legal(rules_, one.state(), list);
            const Action action = random_action(rules_, one.state(), list, dice_);
            const Action twin = own ? action : difference_(secret_twin(rules_, two.state(), action, dice_));
            if (one.play(action) || two.play(twin)) return false;
        }
        answer_extra_question(one, two);
        answer_extra_question(two, one);
        return !apart(before_one, one, heard_one) && !apart(before_two, two, heard_two) && !pile_betrays();
    }

    /// W11.9: the defender is asked in one world and has a standing order in the other.
    void answer_extra_question(Session& asked, const Session& silent) const {
        if (decides(turn(asked.state()), viewer())) return;
        while (asked.state().phase == Phase::defence && silent.state().phase != Phase::defence)
            static_cast<void>(asked.play(AnswerAttack{false}));
    }

    [[nodiscard]] bool apart(const State& before, const Session& session, std::size_t heard) const {
        return shows_a_difference(difference_, before, session, heard);
    }

    /// W9.8: the Allied player sees the discard pile.
    [[nodiscard]] bool pile_betrays() const {
        return seat_ == allied_seat && pair_->one.state().phase == Phase::take_cards &&
               pair_->one.state().pile() != pair_->two.state().pile();
    }

    Rules rules_;
    Seat seat_;
    Dice& dice_;
    Difference difference_;
    std::optional<WorldPair> pair_;
};

/// Marks on the staff maps: the seat's own are the same in both worlds, the enemy's are not.
void pencil(WorldPair& pair, Dice& dice) {
    const State& state = pair.one.state();
    for (const Square square : state.occupied(other(pair.seat)))
        if (const Pencil mark = dice.one_of(pencils); dice.once_in(3)) {
            pair.one.pencil(pair.seat, square, mark);
            pair.two.pencil(pair.seat, square, mark);
        }
    for (const Square square : state.occupied(pair.seat))
        if (dice.once_in(3)) pair.two.pencil(other(pair.seat), square, dice.one_of(pencils));
}

bool from_set_up(Phase phase, Dice& dice) {
    if (phase == Phase::line_draw || phase == Phase::set_up || phase == Phase::draft) return true;
    return phase == Phase::turn && dice.once_in(3);
}

}  // namespace

WorldPair worlds_at(Mode mode, Phase phase, Seat seat, Dice& dice) {
    for (int i = 0; i < tries; ++i) {
        Worlds worlds(random_rules(mode, dice), seat, dice);
        auto pair = worlds.play_until(phase, from_set_up(phase, dice));
        if (!pair) continue;
        pencil(*pair, dice);
        return std::move(*pair);
    }
    FAIL("no game comes to " << word(phase) << " of " << word(seat) << " in " << word(mode));
    std::abort();
}

std::optional<Action> act_alike(const WorldPair& pair, Dice& dice) {
    ActionList list;
    legal(pair.one.rules(), pair.one.state(), list);
    for (int i = 0; i < 40; ++i) {
        const Action action = random_action(pair.one.rules(), pair.one.state(), list, dice);
        if (std::holds_alternative<Resign>(action) || std::holds_alternative<OfferDraw>(action) ||
            std::holds_alternative<AcceptDraw>(action))
            continue;
        Session one = pair.one;
        Session two = pair.two;
        const std::size_t heard_one = one.heard(pair.difference.viewer).size();
        const std::size_t heard_two = two.heard(pair.difference.viewer).size();
        REQUIRE_FALSE(one.play(action));
        REQUIRE_FALSE(two.play(action));
        if (one.state().phase != two.state().phase) continue;  // W15.3: one of them is asked
        const bool apart = shows_a_difference(pair.difference, pair.one.state(), one, heard_one) ||
                           shows_a_difference(pair.difference, pair.two.state(), two, heard_two);
        if (!apart) return action;
    }
    return std::nullopt;
}

}  // namespace fow::test
