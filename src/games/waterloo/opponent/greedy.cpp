#include "games/waterloo/opponent/think.hpp"

#include <algorithm>

#include "core/opponent.hpp"
#include "games/waterloo/view/chances.hpp"

namespace fow::waterloo {
namespace {

class Greedy {
public:
    Greedy(const Rules& rules, const PlayerView& view, std::uint64_t seed)
        : roster_(rules.roster()), view_(view), may_be_(may_be(view, rules.roster(), nullptr)), numbers_(seed) {}

    [[nodiscard]] Action best() {
        return best_alone(view_.legal, numbers_,
                          [this](const Action& action) { return std::visit([this](const auto& what) { return value_of(what); }, action); });
    }

private:
    /// What a piece is worth, in steps of strength.
    [[nodiscard]] static double worth(const Unit& unit) {
        switch (unit.kind) {
            case Kind::commander_in_chief: return 40;
            case Kind::commander: return 12;
            case Kind::artillery: return 5;
            default: return 1 + unit.strength;
        }
    }
    [[nodiscard]] double worth_on(Square square) const {
        const auto& piece = view_.at(square);
        return piece && piece->unit ? worth(unit_of(roster_, *piece->unit)) : mean_worth(may_be_[static_cast<std::size_t>(square.index())]);
    }
    [[nodiscard]] double mean_worth(const UnitSet& units) const {
        double sum = 0;
        for (std::size_t i = 0; i < roster_.size(); ++i)
            if (units[i]) sum += worth(roster_[i]);
        return units.none() ? 0 : sum / static_cast<double>(units.count());
    }
    [[nodiscard]] bool leads(Square square) const {
        const auto& piece = view_.at(square);
        return piece && piece->unit && unit_of(roster_, *piece->unit).kind >= Kind::commander;
    }
    /// Rows from our edge; the French sit in the south.
    [[nodiscard]] int depth(Square square) const {
        const bool south = !view_.back_row.empty() && view_.back_row.front().rank() == 0;
        return south ? square.rank() : rank_count - 1 - square.rank();
    }

    // The set-up: the garrison first (W12.4), leaders behind, then every piece for which there is room.
    [[nodiscard]] double value_of(const PlaceUnit& place) const {
        const Unit& unit = unit_of(roster_, place.unit);
        const bool foot = branch_of(unit.kind) == Branch::infantry;
        const bool inside = view_.garrison_squares.contains(place.square);
        int guards = 0;
        for (const Square square : view_.garrison_squares) guards += view_.at(square) ? 1 : 0;
        if (inside) return foot && guards < view_.garrison_size ? 70 : -50;
        const bool leader = unit.kind >= Kind::commander;
        return leader ? 60.0 - 3 * depth(place.square) : 40;
    }
    [[nodiscard]] double value_of(const Unplace& back) const {
        for (const Square square : view_.garrison_squares)
            if (view_.at(square) && view_.at(square)->unit == back.unit) return -30;
        return -20;
    }
    [[nodiscard]] double value_of(const Ready&) const { return 30; }

    [[nodiscard]] double value_of(const Attack& attack) const {
        const UnitSet& units = may_be_[static_cast<std::size_t>(attack.to.index())];
        if (units.none()) return 0;
        const Chances odds = attack_chances(view_, roster_, units, attack.from, attack.via, attack.to);
        const auto all = static_cast<double>(units.count());
        const double die = odds.faces > 0 ? static_cast<double>(odds.winning_faces) / odds.faces : 0.5;
        const double wins = (odds.of(Outcome::falls) + die * odds.of(Outcome::die)) / all;
        // Afterwards, a leader that attacked is known and in front.
        const double exposed = leads(attack.from) ? 0.3 * worth_on(attack.from) : 0;
        return 1 + wins * worth_on(attack.to) - (1 - wins) * worth_on(attack.from) - exposed - (odds.weakens_attacker ? 0.5 : 0);
    }
    [[nodiscard]] double value_of(const Fire& fire) const {
        const UnitSet& units = may_be_[static_cast<std::size_t>(fire.to.index())];
        if (units.none()) return 0;
        return 1.5 + shot_chances(roster_, units).of(Outcome::falls) * mean_worth(units) / static_cast<double>(units.count());
    }
    [[nodiscard]] double value_of(const Bombard&) const { return 0.5; }
    [[nodiscard]] double value_of(const Move& move) const { return leads(move.from) ? -1.0 : 0.2 * (depth(move.to) - depth(move.from)); }
    [[nodiscard]] double value_of(const Enter&) const { return 0.2; }
    [[nodiscard]] double value_of(const TakeOff&) const { return -2; }
    [[nodiscard]] double value_of(const EndTurn&) const { return view_.actions_left == 0 ? 0 : -3; }
    [[nodiscard]] double value_of(const EndCard&) const { return -1; }
    [[nodiscard]] double value_of(const StandingOrder&) const { return -100; }
    [[nodiscard]] double value_of(const OfferDraw&) const { return -100; }
    [[nodiscard]] double value_of(const AcceptDraw&) const { return -100; }
    [[nodiscard]] double value_of(const Resign&) const { return -1000; }
    [[nodiscard]] double value_of(const PlayCard&) const { return 0.5; }
    [[nodiscard]] double value_of(const Inspire&) const { return -1; }
    [[nodiscard]] double value_of(const AnswerAttack& answer) const { return answer.spirit ? 1 : 0; }
    [[nodiscard]] double value_of(const TakeVictim& take) const { return 3 + worth_on(take.square); }
    [[nodiscard]] double value_of(const SavePiece& save) const { return 2 + worth_on(save.square); }
    /// Choices, looks, cards: all are equally good.
    template <class Other>
    [[nodiscard]] double value_of(const Other&) const {
        return 0;
    }

    const Roster& roster_;
    const PlayerView& view_;
    MayBe may_be_;
    Pcg32 numbers_;
};

}  // namespace

Action greedy_action(const Rules& rules, const PlayerView& view, std::uint64_t seed) { return Greedy(rules, view, seed).best(); }

}  // namespace fow::waterloo
