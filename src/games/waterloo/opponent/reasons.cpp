#include "reasons.hpp"

#include <array>

#include "games/waterloo/view/chances.hpp"

namespace fow::waterloo::opponent {
namespace {

[[nodiscard]] std::string name_of(const SeenPiece& piece, const Rules& rules) {
    if (!piece.unit) {
        if (piece.knowledge == Knowledge::light_infantry) return "light infantry";
        return piece.branch == Branch::infantry ? "infantry" : piece.branch == Branch::cavalry ? "cavalry" : "gun";
    }
    const std::string strength = " of " + std::to_string(piece.strength);
    switch (rules.profile(*piece.unit).kind) {
        case Kind::light_infantry: return "light infantry" + strength;
        case Kind::line_infantry: return "infantry" + strength;
        case Kind::light_cavalry: return "light cavalry" + strength;
        case Kind::heavy_cavalry: return "heavy cavalry" + strength;
        case Kind::artillery: return "gun";
        case Kind::commander: return "commander";
        case Kind::commander_in_chief: return "commander in chief";
    }
    return "piece";
}

struct Reasons {
    const Rules& rules;
    const PlayerView& view;
    double gain;

    [[nodiscard]] std::string at(Square square) const {
        const auto& piece = view.at(square);
        return piece ? name_of(*piece, rules) : "piece";
    }
    std::string operator()(const PlaceUnit& a) const {
        const auto& profile = rules.profile(a.unit);
        switch (profile.kind) {
            case Kind::commander_in_chief: return "The commander in chief stands where nobody can come at him.";
            case Kind::artillery: return "A gun with a field of fire.";
            case Kind::light_infantry: return "Light infantry goes in front: guns cannot hurt it.";
            default: return "The line needs it there.";
        }
    }
    std::string operator()(const Ready&) const { return "The army is drawn up."; }
    std::string operator()(const Unplace&) const { return "It is better placed elsewhere."; }
    std::string operator()(const Move& a) const {
        if (gain > 40) return "The " + at(a.from) + " goes to " + to_text(a.to) + " for the enemy's line of retreat.";
        if (gain > 2) return "The " + at(a.from) + " goes to " + to_text(a.to) + ", out of danger or to strike next.";
        return "The " + at(a.from) + " stands better on " + to_text(a.to) + ".";
    }
    std::string operator()(const Attack& a) const {
        const auto& target = view.at(a.to);
        const std::string who = "The " + at(a.from) + " attacks " + to_text(a.to) + ": ";
        if (!target) return who + "it is worth it.";
        if (target->unit) return who + "it is the " + name_of(*target, rules) + ".";
        const Chances odds = attack_chances(view, rules.roster(), by_sight(view, rules.roster(), *target), a.from, a.via, a.to);
        const int wins = odds.of(Outcome::falls), all = wins + odds.of(Outcome::die) + odds.of(Outcome::holds);
        if (all == 0) return who + "it is worth a try.";
        if (wins == all) return who + "it cannot hold.";
        return who + (2 * wins > all ? "most pieces that it may be are weaker." : "the prize is worth the risk.");
    }
    std::string operator()(const Fire& a) const {
        const auto& target = view.at(a.to);
        if (target && target->unit) return "The gun fires at the " + name_of(*target, rules) + " on " + to_text(a.to) + ".";
        return "The gun fires at " + to_text(a.to) + ": a shot risks nothing.";
    }
    std::string operator()(const Bombard& a) const { return "The gun fires at the building on " + to_text(a.to) + "."; }
    std::string operator()(const Enter& a) const { return "A reserve comes on at " + to_text(a.square) + "."; }
    std::string operator()(const TakeOff& a) const { return "The tired cavalry on " + to_text(a.from) + " goes to rest."; }
    std::string operator()(const ChooseFallen&) const { return "The more valuable one stays."; }
    std::string operator()(const StandingOrder&) const { return "That is how attacks are to be answered."; }
    std::string operator()(const EndTurn&) const { return view.actions_left > 0 ? "Nothing better is left to do." : "The turn is done."; }
    std::string operator()(const OfferDraw&) const { return "Neither side makes progress."; }
    std::string operator()(const AcceptDraw&) const { return "A draw is as good as can be hoped for."; }
    std::string operator()(const Resign&) const { return "There is nothing left to fight with."; }
    std::string operator()(const ChooseTarget& a) const {
        return a.target ? "In the building, " + to_text(*a.target) + " looks weakest." : "Enough fighting in the building.";
    }
    std::string operator()(const DraftCards& a) const { return std::string("The best card of the pack is kept: ") + card(a.keep) + "."; }
    std::string operator()(const TakeCards& a) const { return std::string("The pile still has ") + card(a.first) + "."; }
    std::string operator()(const PlayCard& a) const { return std::string("Now is the time for ") + card(a.card) + "."; }
    std::string operator()(const Inspire& a) const { return "Fighting spirit makes the " + at(a.square) + " strong enough."; }
    std::string operator()(const Look& a) const { return "Who stands on " + to_text(a.square) + " is worth knowing."; }
    std::string operator()(const EndCard&) const { return "The card has done its work."; }
    std::string operator()(const AnswerAttack& a) const {
        return a.spirit ? "Fighting spirit may save this piece." : "The card is worth more than this piece.";
    }
    std::string operator()(const TakeVictim& a) const { return "A fleeing piece on " + to_text(a.square) + " is taken."; }
    std::string operator()(const SavePiece& a) const { return "The piece on " + to_text(a.square) + " is brought away."; }
    std::string operator()(const AttackRider&) const { return "That cavalry is most likely weaker."; }
    std::string operator()(const LeavePursuit&) const { return "In the pursuit, this cavalry could only be lost."; }

    [[nodiscard]] static const char* card(Card card) {
        constexpr std::array<const char*, card_kinds> names{"Reconnaissance", "Initiative", "Combined attack", "Fighting spirit",
                                                            "Grand battery"};
        return names[static_cast<std::size_t>(card)];
    }
};

}  // namespace

std::string reason_for(const Rules& rules, const PlayerView& view, const Action& action, double gain) {
    return std::visit(Reasons{rules, view, gain}, action);
}

}  // namespace fow::waterloo::opponent
