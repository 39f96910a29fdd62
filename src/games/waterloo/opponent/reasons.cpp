#include "reasons.hpp"

#include <utility>

#include "games/waterloo/view/chances.hpp"

namespace fow::waterloo::opponent {
namespace {

using Values = Told::Values;

/// A piece by its looks, or by its kind and strength where these are known and tell it apart.
struct Called {
    const char* kind = "";
    int strength = 0;  ///< or 0
};

[[nodiscard]] Called called(const SeenPiece& piece, const Rules& rules) {
    if (!piece.unit) {
        if (piece.knowledge == Knowledge::light_infantry) return {tr_later("light infantry")};
        return {piece.branch == Branch::infantry  ? tr_later("infantry")
                : piece.branch == Branch::cavalry ? tr_later("cavalry")
                                                  : tr_later("gun")};
    }
    switch (rules.profile(*piece.unit).kind) {
        case Kind::light_infantry: return {tr_later("light infantry"), piece.strength};
        case Kind::line_infantry: return {tr_later("infantry"), piece.strength};
        case Kind::light_cavalry: return {tr_later("light cavalry"), piece.strength};
        case Kind::heavy_cavalry: return {tr_later("heavy cavalry"), piece.strength};
        case Kind::artillery: return {tr_later("gun")};
        case Kind::commander: return {tr_later("commander")};
        case Kind::commander_in_chief: return {tr_later("commander in chief")};
    }
    return {tr_later("piece")};
}

/// A sentence about {piece}, or `strong` about {piece} of {strength}.
[[nodiscard]] Told about(const Called& piece, const char* plain, const char* strong, Values values = {}) {
    values.emplace_back("piece", piece.kind);
    if (piece.strength == 0) return {plain, std::move(values)};
    values.emplace_back("strength", std::to_string(piece.strength));
    return {strong, std::move(values)};
}

[[nodiscard]] Told at_square(const char* sentence, Square square) { return {sentence, {{"square", to_text(square)}}}; }
[[nodiscard]] Told of_card(const char* sentence, Card card) { return {sentence, {{"card", card_name(card, untranslated)}}}; }

/// An attack on a piece that is known.
[[nodiscard]] Told known_attack(const Called& piece, const Called& target, Square square) {
    Values values{{"square", to_text(square)}, {"target", target.kind}};
    if (target.strength == 0)
        return about(piece, "The {piece} attacks {square}: it is the {target}.",
                     "The {piece} of {strength} attacks {square}: it is the {target}.", std::move(values));
    values.emplace_back("number", std::to_string(target.strength));
    return about(piece, "The {piece} attacks {square}: it is the {target} of {number}.",
                 "The {piece} of {strength} attacks {square}: it is the {target} of {number}.", std::move(values));
}

struct Reasons {
    const Rules& rules;
    const PlayerView& view;
    double gain;

    [[nodiscard]] Called at(Square square) const {
        const auto& piece = view.at(square);
        return piece ? called(*piece, rules) : Called{tr_later("piece")};
    }
    Told operator()(const PlaceUnit& a) const {
        switch (rules.profile(a.unit).kind) {
            case Kind::commander_in_chief: return "The commander in chief stands where nobody can come at him.";
            case Kind::artillery: return "A gun with a field of fire.";
            case Kind::light_infantry: return "Light infantry goes in front: guns cannot hurt it.";
            default: return "The line needs it there.";
        }
    }
    Told operator()(const Ready&) const { return "The army is drawn up."; }
    Told operator()(const Unplace&) const { return "It is better placed elsewhere."; }
    Told operator()(const Move& a) const {
        Values values{{"square", to_text(a.to)}};
        if (gain > 40)
            return about(at(a.from), "The {piece} goes to {square} for the enemy's line of retreat.",
                         "The {piece} of {strength} goes to {square} for the enemy's line of retreat.", std::move(values));
        if (gain > 2)
            return about(at(a.from), "The {piece} goes to {square}, out of danger or to strike next.",
                         "The {piece} of {strength} goes to {square}, out of danger or to strike next.", std::move(values));
        return about(at(a.from), "The {piece} stands better on {square}.", "The {piece} of {strength} stands better on {square}.",
                     std::move(values));
    }
    Told operator()(const Attack& a) const {
        const auto& target = view.at(a.to);
        const Called piece = at(a.from);
        Values values{{"square", to_text(a.to)}};
        if (!target)
            return about(piece, "The {piece} attacks {square}: it is worth it.",
                         "The {piece} of {strength} attacks {square}: it is worth it.", std::move(values));
        if (target->unit) return known_attack(piece, called(*target, rules), a.to);
        const Chances odds = attack_chances(view, rules.roster(), by_sight(view, rules.roster(), *target), a.from, a.via, a.to);
        const int wins = odds.of(Outcome::falls), all = wins + odds.of(Outcome::die) + odds.of(Outcome::holds);
        if (all == 0)
            return about(piece, "The {piece} attacks {square}: it is worth a try.",
                         "The {piece} of {strength} attacks {square}: it is worth a try.", std::move(values));
        if (wins == all)
            return about(piece, "The {piece} attacks {square}: it cannot hold.",
                         "The {piece} of {strength} attacks {square}: it cannot hold.", std::move(values));
        if (2 * wins > all)
            return about(piece, "The {piece} attacks {square}: most pieces that it may be are weaker.",
                         "The {piece} of {strength} attacks {square}: most pieces that it may be are weaker.", std::move(values));
        return about(piece, "The {piece} attacks {square}: the prize is worth the risk.",
                     "The {piece} of {strength} attacks {square}: the prize is worth the risk.", std::move(values));
    }
    Told operator()(const Fire& a) const {
        const auto& target = view.at(a.to);
        if (!target || !target->unit) return at_square("The gun fires at {square}: a shot risks nothing.", a.to);
        return about(called(*target, rules), "The gun fires at the {piece} on {square}.",
                     "The gun fires at the {piece} of {strength} on {square}.", {{"square", to_text(a.to)}});
    }
    Told operator()(const Bombard& a) const { return at_square("The gun fires at the building on {square}.", a.to); }
    Told operator()(const Enter& a) const { return at_square("A reserve comes on at {square}.", a.square); }
    Told operator()(const TakeOff& a) const { return at_square("The tired cavalry on {square} goes to rest.", a.from); }
    Told operator()(const ChooseFallen&) const { return "The more valuable one stays."; }
    Told operator()(const StandingOrder&) const { return "That is how attacks are to be answered."; }
    Told operator()(const EndTurn&) const { return view.actions_left > 0 ? "Nothing better is left to do." : "The turn is done."; }
    Told operator()(const OfferDraw&) const { return "Neither side makes progress."; }
    Told operator()(const AcceptDraw&) const { return "A draw is as good as can be hoped for."; }
    Told operator()(const Resign&) const { return "There is nothing left to fight with."; }
    Told operator()(const ChooseTarget& a) const {
        if (!a.target) return "Enough fighting in the building.";
        return at_square("In the building, {square} looks weakest.", *a.target);
    }
    Told operator()(const DraftCards& a) const { return of_card("The best card of the pack is kept: {card}.", a.keep); }
    Told operator()(const TakeCards& a) const { return of_card("The pile still has {card}.", a.first); }
    Told operator()(const PlayCard& a) const { return of_card("Now is the time for {card}.", a.card); }
    Told operator()(const Inspire& a) const {
        return about(at(a.square), "Fighting spirit makes the {piece} strong enough.",
                     "Fighting spirit makes the {piece} of {strength} strong enough.");
    }
    Told operator()(const Look& a) const { return at_square("Who stands on {square} is worth knowing.", a.square); }
    Told operator()(const EndCard&) const { return "The card has done its work."; }
    Told operator()(const AnswerAttack& a) const {
        return a.spirit ? "Fighting spirit may save this piece." : "The card is worth more than this piece.";
    }
    Told operator()(const TakeVictim& a) const { return at_square("A fleeing piece on {square} is taken.", a.square); }
    Told operator()(const SavePiece& a) const { return at_square("The piece on {square} is brought away.", a.square); }
    Told operator()(const AttackRider&) const { return "That cavalry is most likely weaker."; }
    Told operator()(const LeavePursuit&) const { return "In the pursuit, this cavalry could only be lost."; }
};

}  // namespace

Told reason_for(const Rules& rules, const PlayerView& view, const Action& action, double gain) {
    return std::visit(Reasons{rules, view, gain}, action);
}

}  // namespace fow::waterloo::opponent
