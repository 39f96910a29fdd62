#include "guess.hpp"

#include <algorithm>
#include <utility>

#include "assignment.hpp"
#include "core/pcg32.hpp"

namespace fow::waterloo::opponent {
namespace {

[[nodiscard]] bool leads(Kind kind) { return kind == Kind::commander || kind == Kind::commander_in_chief; }

/// How many ranks the square is in front of the army's own back row.
[[nodiscard]] int advance_of(Army army, Square square) { return army == Army::french ? square.rank() : rank_count - 1 - square.rank(); }

/// How likely such a piece is to stand there, compared with others of its branch: people and programs keep their leaders behind.
[[nodiscard]] double habit(Kind kind, Army army, Square square) {
    const int advance = advance_of(army, square);
    if (army == Army::prussian) return 1;
    if (kind == Kind::commander_in_chief) {
        const bool edge = square.file() <= 1 || square.file() >= file_count - 2;
        return (advance == 0 ? 4.0 : advance == 1 ? 1.6 : advance == 2 ? 0.7 : 0.12) * (edge ? 1.5 : 1.0);
    }
    if (kind == Kind::commander) return advance <= 1 ? 1.6 : advance <= 3 ? 0.9 : 0.4;
    if (kind == Kind::light_infantry) return advance >= 3 ? 1.6 : 0.7;
    return 1;
}

/// The same for being in reserve (W6.3) rather than on the board, where the strong pieces are.
[[nodiscard]] double habit_in_reserve(Kind kind, int strength) {
    if (kind == Kind::light_cavalry) return 4;
    if (kind == Kind::line_infantry) return strength == 3 ? 1.6 : 0.5;
    return 0.5;
}

struct Found {
    Square square;
    SeenPiece piece;
};

/// W15.1 "true to the table": the pieces that the seat has seen itself, and where they are now.
[[nodiscard]] std::vector<Found> found_in(const std::vector<Event>& events, Seat own) {
    std::vector<Found> found;
    const auto note = [&](Square square, const SeenPiece& piece) {
        if (piece.knowledge == Knowledge::all && seat_of(piece.army) != own) found.push_back({square, piece});
    };
    const auto forget = [&](Square square) { std::erase_if(found, [&](const Found& one) { return one.square == square; }); };
    for (const Event& event : events) {
        std::vector<Found> after;
        for (const Found& one : found)
            if (const auto square = square_after(event, one.square)) after.push_back({*square, one.piece});
        found = std::move(after);
        if (const auto* fought = std::get_if<Fought>(&event)) {
            forget(fought->at), forget(fought->way.back());
            note(fought->at, fought->defender), note(fought->way.back(), fought->attacker);
        }
        if (const auto* scouted = std::get_if<Scouted>(&event))
            for (std::size_t i = 0; i < scouted->squares.size(); ++i)
                forget(scouted->squares[i]), note(scouted->squares[i], scouted->pieces[i]);
    }
    return found;
}

[[nodiscard]] std::optional<Card> any_card(CardCounts counts, Pcg32& dice) {
    if (counts.empty()) return std::nullopt;
    auto skip = static_cast<int>(dice.below(static_cast<std::uint32_t>(counts.total())));
    for (const Card card : cards)
        if ((skip -= counts[card]) < 0) return card;
    return std::nullopt;
}

[[nodiscard]] bool covers(CardCounts all, CardCounts part) {
    return std::all_of(cards.begin(), cards.end(), [&](Card card) { return all[card] >= part[card]; });
}

[[nodiscard]] CardCounts drawn(CardCounts& from, int count, Pcg32& dice) {
    CardCounts drawn;
    for (int i = 0; i < count; ++i)
        if (const auto card = any_card(from, dice)) {
            from.remove(*card);
            drawn.add(*card);
        }
    return drawn;
}

}  // namespace

Guesser::Guesser(const Rules& rules, const PlayerView& view, std::span<const LogLine> heard, const Memory& memory)
    : rules_(rules),
      view_(view),
      own_(sits(view.viewer, french_seat) ? french_seat : allied_seat),
      placed_(static_cast<std::size_t>(rules.unit_count()), false) {
    std::vector<Event> events;
    events.reserve(heard.size());
    for (const LogLine& line : heard) events.push_back(line.event);
    const Traces traces = traces_of(view, rules.roster(), events);
    for (int i = 0; i < square_count; ++i) {
        auto& piece = view_.board[static_cast<std::size_t>(i)];
        const auto shown = traces[static_cast<std::size_t>(i)].shown;
        if (!piece || seat_of(piece->army) == own_ || piece->knowledge == Knowledge::back || !shown) continue;
        const std::uint64_t lot = mixed(memory.lot + static_cast<std::uint64_t>(piece->unit ? piece->unit->index() : 200 + i));
        const int spread = static_cast<int>(lot % static_cast<std::uint64_t>(memory.turns / 2 + 1));
        const bool chief = piece->unit && rules.profile(*piece->unit).kind == Kind::commander_in_chief && memory.turns >= 10;
        if (view.turn - *shown <= memory.turns + spread || chief || piece->weakened > 0) continue;
        piece->knowledge = Knowledge::back;
        piece->unit.reset();
        piece->strength = 0;
    }
    if (!rules.options().memory)
        for (const Found& one : found_in(events, own_)) {
            auto& piece = view_.board[static_cast<std::size_t>(one.square.index())];
            if (!piece || piece->army != one.piece.army || piece->branch != one.piece.branch || piece->knowledge != Knowledge::back)
                continue;
            const int strength = rules.profile(*one.piece.unit).strength - piece->weakened;
            if (piece->weakened > 0 && strength < 1) continue;
            piece->knowledge = Knowledge::all;
            piece->unit = one.piece.unit;
            piece->strength = strength;
        }
    base_.first_mover = rules.first_mover();
    for (const LogLine& line : heard)
        if (const auto* began = std::get_if<TurnBegan>(&line.event)) {
            base_.first_mover = began->seat;
            break;
        }
    fill_base();
    fill_pieces(memory.traces ? &traces : nullptr, memory);
}

void Guesser::fill_base() {
    base_.phase = view_.phase;
    base_.mover = view_.mover;
    base_.turn = static_cast<std::int16_t>(view_.turn);
    base_.actions = static_cast<std::int8_t>(view_.actions);
    base_.actions_used = static_cast<std::int8_t>(view_.actions - view_.actions_left);
    base_.ready = {true, true};
    base_.quiet_turns = static_cast<std::uint8_t>(view_.quiet_turns);
    base_.fought_this_turn = view_.fought;
    base_.prussian_action = view_.prussian_action;
    for (const Nation nation : view_.acted) (nation == Nation::prussian ? base_.prussian_acted : base_.allied_acted) = true;
    if (view_.mover == french_seat) base_.allied_acted = base_.actions_used > 0;
    base_.draw_offered_now = view_.draw_offered_by == view_.mover;
    base_.draw_pending = view_.draw_offered_by && !base_.draw_offered_now;
    base_.orders[own_] = view_.orders;
    base_.prussians_in_doubt = view_.prussians_in_doubt;
    for (const Seat seat : seats)
        if (const auto line = view_.sides[seat].line_of_retreat) base_.line[seat] = static_cast<std::uint8_t>(*line);
    for (std::size_t i = 0; i < rules_.works().size(); ++i) {
        const SeenTile& tile = view_.tiles[rules_.works()[i].tile];
        base_.works[i].damage = static_cast<std::uint8_t>(tile.damage) & 63U;
        base_.works[i].owner = tile.owner ? static_cast<std::uint8_t>(*tile.owner) & 3U : 2U;
    }
    derive_works(rules_, base_);
    if (view_.pursuit) {
        base_.pursuing = true;
        base_.victor = view_.pursuit->victor;
    }
    if (!view_.cards) return;
    const SeenCards& seen = *view_.cards;
    base_.hand[own_] = seen.hand;
    base_.discarded[own_] = seen.discarded;
    base_.played = seen.played;
    base_.taken = seen.taken_cards;
    base_.card_played = seen.played_this_turn;
    if (!seen.playing) return;
    const int done = int{seen.infantry_done} + int{seen.cavalry_done} + int{seen.artillery_done};
    const int picked = static_cast<int>(seen.picked.size());
    const int steps = *seen.playing == Card::combined_attack ? done : *seen.playing == Card::grand_battery ? std::min(picked, 1) : picked;
    base_.playing = {true, *seen.playing, static_cast<std::uint8_t>(steps), seen.infantry_done, seen.cavalry_done, seen.artillery_done};
}

void Guesser::known(const SeenPiece& piece, Whereabouts where, bool fresh) {
    put(rules_, base_, *piece.unit, where);
    placed_[static_cast<std::size_t>(piece.unit->index())] = true;
    Marks& marks = base_.mark(*piece.unit);
    marks.weakened = static_cast<std::uint8_t>(piece.weakened) & 7U;
    const Knowledge seen = seat_of(piece.army) == own_ ? piece.known_to_enemy : piece.knowledge;
    marks.seen = static_cast<std::uint8_t>(seen) & 3U;
    marks.fresh = fresh ? 1 : 0;
}

void Guesser::fill_pieces(const Traces* traces, const Memory& memory) {
    const auto settle_unit = [&](UnitId unit, Whereabouts where) {
        put(rules_, base_, unit, where);
        placed_[static_cast<std::size_t>(unit.index())] = true;
    };
    for (const UnitId unit : view_.absent) settle_unit(unit, Place::absent);
    for (int i = 0; i < square_count; ++i)
        if (const auto& piece = view_.board[static_cast<std::size_t>(i)]; piece && piece->unit) known(*piece, Square::from_index(i), false);
    for (const Seat seat : seats) {
        for (const UnitId unit : view_.sides[seat].lost) {
            settle_unit(unit, Place::eliminated);
            base_.mark(unit).seen = 2;
        }
        for (const UnitId unit : view_.sides[seat].reserve_units) settle_unit(unit, Place::reserve);
        for (const OffBoard& off : view_.sides[seat].off_board)
            if (off.piece.unit) known(off.piece, off.place, !off.may_return);
        if (!view_.pursuit) continue;
        for (const SeenRider& rider : view_.pursuit->riders[seat])
            if (rider.piece.unit) known(rider.piece, rider.rider, false);
        for (const SeenPiece& piece : view_.pursuit->saved[seat])
            if (piece.unit) known(piece, Place::saved, false);
        if (const auto chief = rules_.commander_in_chief(seat); chief && view_.pursuit->chief_lives[seat])
            settle_unit(*chief, Place::set_aside);
    }
    for (const Square square : view_.charged)
        if (const auto unit = base_.unit_at(square)) base_.mark(*unit).charged = 1;
    const MayBe sets = may_be(view_, rules_.roster(), traces);
    for (const Army army : {Army::french, Army::allied, Army::prussian})
        for (const Branch branch : {Branch::infantry, Branch::cavalry, Branch::artillery}) add_slots(army, branch, sets, memory);
}

void Guesser::add_slots(Army army, Branch branch, const MayBe& sets, const Memory& memory) {
    Group group;
    for (int i = rules_.first_unit(army); i < rules_.end_unit(army); ++i)
        if (!placed_[static_cast<std::size_t>(i)] && branch_of(rules_.profile(UnitId(i)).kind) == branch) group.units.emplace_back(i);
    if (group.units.empty()) return;
    const auto add = [&](const SeenPiece& piece, Whereabouts where, bool fresh, const UnitSet& set) {
        if (piece.unit || piece.army != army || piece.branch != branch) return;
        Slot slot{where, {}, {}};
        slot.marks.weakened = static_cast<std::uint8_t>(piece.weakened) & 7U;
        slot.marks.seen = static_cast<std::uint8_t>(piece.knowledge) & 3U;
        slot.marks.fresh = fresh ? 1 : 0;
        for (const UnitId unit : group.units) {
            if (!set.test(static_cast<std::size_t>(unit.index()))) continue;
            const bool weighs = memory.habits && where.on_board();
            slot.candidates.push_back({unit, weighs ? habit(rules_.profile(unit).kind, army, where.square()) : 1.0});
        }
        group.slots.push_back(std::move(slot));
    };
    for (int i = 0; i < square_count; ++i)
        if (const auto& piece = view_.board[static_cast<std::size_t>(i)])
            add(*piece, Square::from_index(i), false, sets[static_cast<std::size_t>(i)]);
    const SeenSide& side = view_.sides[seat_of(army)];
    for (const OffBoard& off : side.off_board) {
        UnitSet set = by_sight(view_, rules_.roster(), off.piece);
        for (const UnitId unit : group.units) {
            const Kind kind = rules_.profile(unit).kind;
            const bool fits = off.place == Place::regaining ? kind == Kind::heavy_cavalry : kind != Kind::commander_in_chief;
            if (!fits) set.reset(static_cast<std::size_t>(unit.index()));
        }
        add(off.piece, off.place, !off.may_return, set);
    }
    if (view_.pursuit) {
        for (const SeenRider& rider : view_.pursuit->riders[seat_of(army)])
            add(rider.piece, rider.rider, false, by_sight(view_, rules_.roster(), rider.piece));
        for (const SeenPiece& piece : view_.pursuit->saved[seat_of(army)])
            add(piece, Place::saved, false, by_sight(view_, rules_.roster(), piece));
    }
    if (army != Army::prussian)
        for (int i = side.reserve[static_cast<std::size_t>(branch)]; i > 0 && seat_of(army) != own_; --i) {
            Slot slot{Place::reserve, {}, {}};
            for (const UnitId unit : group.units)
                if (const auto& profile = rules_.profile(unit); !leads(profile.kind))  // W6.3
                    slot.candidates.push_back(Candidate{unit, memory.habits ? habit_in_reserve(profile.kind, profile.strength) : 1.0});
            group.slots.push_back(std::move(slot));
        }
    groups_.push_back(std::move(group));
}

void Guesser::assign(const Group& group, State& state, Pcg32& dice) const {
    Fits fits;
    fits.reserve(group.slots.size());
    for (const Slot& slot : group.slots) {
        std::vector<std::pair<int, double>> row;
        for (const Candidate& one : slot.candidates) row.emplace_back(one.unit.index() - group.units.front().index(), one.weight);
        fits.push_back(std::move(row));
    }
    const auto span = static_cast<std::size_t>(group.units.back().index() - group.units.front().index()) + 1;
    const std::vector<int> chosen = assigned(fits, span, dice);
    std::vector<bool> used(span, false);
    std::vector<std::size_t> empty;
    for (std::size_t i = 0; i < group.slots.size(); ++i) {
        const int offset = chosen[i];
        if (offset < 0) {
            empty.push_back(i);
            continue;
        }
        used[static_cast<std::size_t>(offset)] = true;
        const UnitId unit(group.units.front().index() + offset);
        put(rules_, state, unit, group.slots[i].where);
        state.mark(unit) = group.slots[i].marks;
    }
    for (const UnitId unit : group.units) {
        if (used[static_cast<std::size_t>(unit.index() - group.units.front().index())]) continue;
        if (empty.empty()) {
            put(rules_, state, unit, Place::reserve);
            continue;
        }
        put(rules_, state, unit, group.slots[empty.back()].where);  // the evidence contradicts itself: any slot is better than none
        state.mark(unit) = group.slots[empty.back()].marks;
        empty.pop_back();
    }
}

void Guesser::deal_cards(State& state, Pcg32& dice) const {
    if (!view_.cards) return;
    const SeenCards& seen = *view_.cards;
    const Seat enemy = other(own_);
    const CardCounts mine = seen.hand + seen.discarded + seen.played[french_seat] + seen.played[allied_seat];
    // A card that was seen more often than the game has copies of it was taken from the pile again.
    CardCounts again = seen.taken_cards;
    if (own_ == french_seat)
        for (const Card card : cards)
            for (int i = seen.box[card]; i < mine[card]; ++i) again.add(card);
    for (int tries = 0; tries < 40; ++tries) {
        CardCounts taken = again;
        if (own_ == french_seat) {
            CardCounts pile = seen.discarded + (tries < 20 ? seen.played[french_seat] + seen.played[allied_seat] : CardCounts{});
            if (covers(pile, again)) pile = pile - again;
            taken = again + drawn(pile, seen.taken_so_far - again.total(), dice);
        }
        const CardCounts box = seen.box + taken;
        if (!covers(box, mine)) continue;
        CardCounts rest = box - mine;
        if (rest.total() < seen.hand_size[enemy]) continue;
        const CardCounts hand = drawn(rest, seen.hand_size[enemy], dice);
        if (!covers(rest + mine, taken)) continue;
        state.hand[enemy] = hand;
        state.discarded[enemy] = rest;
        state.taken = taken;
        const CardCounts pile = rest + seen.discarded + seen.played[french_seat] + seen.played[allied_seat];
        if (covers(pile, taken)) return;
    }
    state.hand[enemy] = state.discarded[enemy] = {};  // nothing fits what was seen: the fewest cards that do not contradict it
    state.taken = again;
}

void Guesser::settle(State& state) const {
    if (view_.cards) {
        for (const Square square : view_.cards->picked)
            if (const auto unit = state.unit_at(square)) state.mark(*unit).picked = 1;
        if (view_.cards->inspired)
            if (const auto unit = state.unit_at(*view_.cards->inspired)) {
                state.has_inspired = true;
                state.inspired = *unit;
            }
    }
    if (view_.fight) {
        const SeenFight& fight = *view_.fight;
        const bool alone = view_.phase == Phase::building_choice;  // W10.9: the winner only
        const auto attacker = state.unit_at(alone ? fight.via : fight.from), defender = alone ? attacker : state.unit_at(fight.at);
        if (attacker && defender)
            state.fight = {
                *attacker, *defender, fight.via, fight.at, fight.frenzy, false, !alone && fight.frenzy && !adjacent(fight.via, fight.at)};
    }
    if (!rules_.options().where_are_the_prussians) state.prussians_in_doubt = false;
    bool any_to_come = false;
    for (int i = rules_.first_unit(Army::prussian); i < rules_.end_unit(Army::prussian); ++i)
        any_to_come = any_to_come || state.whereabouts(UnitId(i)).is(Place::reserve);
    state.prussians_stay_away = rules_.options().where_are_the_prussians && !state.prussians_in_doubt && !any_to_come;
    if (state.pursuing || state.phase != Phase::turn || !view_.commander_may_return_free) return;
    const auto waits = [&](std::optional<UnitId> unit) {
        return unit && state.whereabouts(*unit).is(Place::withdrawn) && !state.mark(*unit).fresh;
    };
    const bool commander = waits(rules_.commander(state.mover == french_seat ? Army::french : Army::allied));
    const bool bulow = state.mover == allied_seat && waits(rules_.commander(Army::prussian)) && !state.prussian_action;
    state.commander_cost = commander && rules_.set().turns.commander_actions > 0;
    state.bulow_cost = bulow;
}

State Guesser::draw(Pcg32& dice) const {
    State state = base_;
    for (const Seat seat : seats)
        if (state.line[seat] > 2 && !rules_.expert()) state.line[seat] = static_cast<std::uint8_t>(dice.below(3));
    for (const Group& group : groups_) assign(group, state, dice);
    deal_cards(state, dice);
    settle(state);
    return state;
}

}  // namespace fow::waterloo::opponent
