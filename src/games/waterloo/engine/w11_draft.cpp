// W11.1 and W9.8: drafting manoeuvre cards before the first turn, and taking them from the discard pile.
#include "chapters.hpp"

namespace fow::waterloo::chapter {

CardCounts pack_of(const Rules& rules, const State& state) {
    return rules.set().cards.pack - state.hand[french_seat] - state.hand[allied_seat] - state.discarded[french_seat] -
           state.discarded[allied_seat];
}

void begin_draft(Step step) {
    step.state.mover = allied_seat;
    step.state.phase = Phase::draft;
    if (!step.rules.with_cards() || step.rules.set().cards.pack.empty()) begin_game_turn(step);
}

Refusal check_card(const Rules& rules, const State& state, const DraftCards& action) {
    if (state.phase != Phase::draft) return Violation{"W11.1", "The cards are not being drafted now."};
    CardCounts pack = pack_of(rules, state);
    if (pack[action.keep] == 0) return Violation{"W11.1", "There is no such card left in the pack."};
    pack.remove(action.keep);
    if (pack.empty()) return action.discard ? Refusal(Violation{"W11.1", "The last card is kept; none is discarded."}) : std::nullopt;
    if (!action.discard) return Violation{"W11.1", "One card is kept and one put on the discard pile."};
    if (pack[*action.discard] == 0) return Violation{"W11.1", "There is no such card left in the pack."};
    return std::nullopt;
}

Refusal check_card(const Rules& rules, const State& state, const TakeCards& action) {
    if (state.phase != Phase::take_cards) return Violation{"W9.8", "No cards are taken from the discard pile now."};
    CardCounts pile = state.pile();
    const bool two = pile.total() > 1 && rules.set().cards.taken == 2;
    if (action.second.has_value() != two) return Violation{"W9.8", two ? "Two cards are taken." : "One card is taken."};
    if (pile[action.first] == 0) return Violation{"W9.8", "There is no such card in the discard pile."};
    pile.remove(action.first);
    if (!action.second) return std::nullopt;
    if (*action.second < action.first) return Violation{"W9.8", "The two cards are named in the order of their kinds."};
    if (pile[*action.second] == 0) return Violation{"W9.8", "There is no such card in the discard pile."};
    return std::nullopt;
}

void list_draft(const Rules& rules, const State& state, ActionList& out) {
    const CardCounts pack = pack_of(rules, state);
    for (const Card keep : cards) {
        if (pack[keep] == 0) continue;
        CardCounts rest = pack;
        rest.remove(keep);
        if (rest.empty()) out.push_back(DraftCards{keep, {}});
        for (const Card put : cards)
            if (rest[put] > 0) out.push_back(DraftCards{keep, put});
    }
}

void list_taking(const Rules& rules, const State& state, ActionList& out) {
    for (const Card first : cards) {
        if (const TakeCards one{first, {}}; !check_card(rules, state, one)) out.push_back(one);
        for (const Card second : cards)
            if (const TakeCards two{first, second}; !check_card(rules, state, two)) out.push_back(two);
    }
}

void draft(Step step, const DraftCards& action) {
    State& state = step.state;
    const Seat seat = state.mover;
    state.hand[seat].add(action.keep);
    if (action.discard) state.discarded[seat].add(*action.discard);
    const int left = pack_of(step.rules, state).total();
    step.tell([&](Viewer viewer) {
        const bool own = sits(viewer, seat);
        return CardsDrafted{seat, own ? std::optional(action.keep) : std::nullopt, own ? action.discard : std::nullopt, left};
    });
    const int hand = step.rules.set().cards.hand;
    if (left > 0 && (state.hand[french_seat].total() < hand || state.hand[allied_seat].total() < hand)) state.mover = other(seat);
    else begin_game_turn(step);
}

bool offers_pile(const Rules& rules, const State& state) {
    return rules.with_cards() && state.mover == allied_seat && state.turn == rules.set().cards.taking_turn &&
           prussians_come(rules, state) && !state.pile().empty();
}

void take_cards(Step step, const TakeCards& action) {
    State& state = step.state;
    std::vector<Card> taken{action.first};
    if (action.second) taken.push_back(*action.second);
    for (const Card card : taken) {
        state.taken.add(card);
        state.hand[allied_seat].add(card);
    }
    state.phase = Phase::turn;
    step.tell([&](Viewer viewer) {
        return CardsTaken{allied_seat, static_cast<int>(taken.size()), viewer == allied_viewer ? taken : std::vector<Card>{}};
    });
}

}  // namespace fow::waterloo::chapter
