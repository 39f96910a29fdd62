#include "games/waterloo/engine/state.hpp"

#include <cassert>

#include "chapters.hpp"

namespace fow::waterloo {

void put(const Rules& rules, State& state, UnitId unit, Whereabouts where) {
    Whereabouts& now = state.where[static_cast<std::size_t>(unit.index())];
    SquareSet& occupied = rules.profile(unit).seat == french_seat ? state.occupied_french : state.occupied_allied;
    if (now.on_board()) {
        state.board[static_cast<std::size_t>(now.square().index())] = 0;
        occupied.erase(now.square());
    }
    now = where;
    if (!where.on_board() && state.has_inspired && state.inspired == unit) state.has_inspired = false;  // W11.7
    if (where.on_board()) {
        auto& cell = state.board[static_cast<std::size_t>(where.square().index())];
        assert(cell == 0 && "one piece a square (W6.2, W7.4)");
        cell = static_cast<std::uint8_t>(unit.index() + 1);
        occupied.insert(where.square());
    }
}

State initial_state(const Rules& rules) {
    State state;
    for (int i = 0; i < rules.unit_count(); ++i) put(rules, state, UnitId(i), rules.stays_away(UnitId(i)) ? Place::absent : Place::reserve);
    state.turn = static_cast<std::int16_t>(rules.first_turn());
    state.first_mover = rules.first_mover();
    state.mover = allied_seat;                                        // W6.1
    state.phase = rules.expert() ? Phase::set_up : Phase::line_draw;  // W12.2
    state.prussians_in_doubt = rules.expert() && rules.options().where_are_the_prussians;
    derive_works(rules, state);
    return state;
}

void derive_works(const Rules& rules, State& state) {
    state.buildings = {};
    state.villages = {};
    for (std::size_t i = 0; i < rules.works().size(); ++i) {
        if (state.works[i].damage >= rules.set().terrain.hits) continue;
        const Rules::Work& work = rules.works()[i];
        (work.kind == TileKind::building ? state.buildings : state.villages) |= work.squares;
    }
}

void begin_posed_turn(const Rules& rules, State& state, int actions_used) {
    state.phase = Phase::turn;
    state.ready = {true, true};
    chapter::test_conquest({rules, state, nullptr});
    chapter::set_budget(rules, state);
    state.actions_used = static_cast<std::int8_t>(actions_used);
}

std::optional<std::string> inconsistency(const Rules& rules, const State& state) {
    PerSeat<SquareSet> occupied;
    std::array<std::uint8_t, square_count> board{};
    for (int i = 0; i < max_units; ++i) {
        const UnitId unit(i);
        const Whereabouts where = state.whereabouts(unit);
        const Marks& marks = state.mark(unit);
        if (i >= rules.unit_count()) {
            if (!where.is(Place::absent)) return "a unit beyond the roster is in the game";
            continue;
        }
        const auto& profile = rules.profile(unit);
        const std::string name = rules.roster()[static_cast<std::size_t>(i)].id;
        if (where.on_board()) {
            auto& cell = board[static_cast<std::size_t>(where.square().index())];
            if (cell != 0) return name + " shares its square (W7.4)";
            cell = static_cast<std::uint8_t>(i + 1);
            occupied[profile.seat].insert(where.square());
            if (!chapter::open_to(rules, state, profile.kind).contains(where.square()))
                return name + " stands where it may not (W10.3, W14.4)";
        }
        if ((where.rides() || where.is(Place::set_aside) || where.is(Place::saved)) && !state.pursuing)
            return name + " is in a pursuit that has not begun (W13)";
        if (marks.weakened != 0 && (profile.kind != Kind::heavy_cavalry || marks.weakened >= profile.strength))
            return name + " is weakened beyond its strength or is no heavy cavalry (W4.5)";
        if (marks.seen > 2) return name + " is known in no known way (W4.10)";
        if (marks.seen == 1 && profile.kind != Kind::light_infantry) return name + " is known as light infantry but is none";
        if (where.is(Place::regaining) && profile.kind != Kind::heavy_cavalry) return name + " cannot regain strength (W4.6)";
        if (where.is(Place::withdrawn) && (profile.kind == Kind::artillery || profile.kind == Kind::commander_in_chief))
            return name + " cannot be routed (W8.3)";
    }
    if (occupied[french_seat] != state.occupied_french || occupied[allied_seat] != state.occupied_allied || board != state.board)
        return "board and whereabouts disagree";
    if (state.actions < 0 || state.actions_used < 0 || state.actions_used > state.actions)
        return "more actions used than there were (W5.3)";
    if ((state.phase == Phase::over) != state.has_result) return "the phase and the result disagree (W1.4)";
    State standing = state;
    derive_works(rules, standing);
    if (standing.buildings != state.buildings || standing.villages != state.villages) return "works and squares disagree (W10.6)";
    if (rules.with_cards()) {
        const CardCounts out = state.hand[french_seat] + state.hand[allied_seat] + state.pile();
        for (const Card card : cards)
            if (out[card] > rules.set().cards.pack[card]) return "there are more cards than in the pack (W11)";
    } else if (!(state.hand[french_seat] + state.hand[allied_seat]).empty()) {
        return "Basic is played without cards (W2.4)";
    }
    if (state.playing.active && state.phase == Phase::turn) return "a card is being carried out in no phase of its own (W11.2)";
    if (state.phase == Phase::battle_die || state.phase == Phase::frenzy_choice || state.phase == Phase::defence) {
        if (state.unit_at(state.fight.at) != state.fight.defender) return "the attacked piece is not where the fight is";
        if (!state.whereabouts(state.fight.attacker).on_board()) return "the attacking piece is not on the board";
    }
    return std::nullopt;
}

}  // namespace fow::waterloo
