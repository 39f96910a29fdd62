#include "random_games.hpp"

#include <rapidcheck.h>
#include <algorithm>
#include <utility>
#include "catch.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

bool is_commander(Kind kind) { return kind == Kind::commander || kind == Kind::commander_in_chief; }
bool is_infantry(Kind kind) { return branch_of(kind) == Branch::infantry; }

/// W10.3, W14.4
bool may_stand(const Rules& rules, const State& state, UnitId unit, Square square) {
    const Kind kind = rules.profile(unit).kind;
    if (!is_infantry(kind) && state.buildings.contains(square)) return false;
    return kind != Kind::artillery || !rules.mud().contains(square);
}

SquareSet back_rows(const Rules& rules) { return rules.set().board.back_row[french_seat] | rules.set().board.back_row[allied_seat]; }

Square free_square(const Rules& rules, const State& state, UnitId unit, SquareSet among, Dice& dice) {
    std::vector<Square> squares;
    for (const Square square : among & ~state.occupied())
        if (may_stand(rules, state, unit, square)) squares.push_back(square);
    MUST(!squares.empty());
    return dice.one_of(squares);
}

Card any_card(CardCounts counts, Dice& dice) {
    std::vector<Card> all;
    for (const Card card : cards) all.insert(all.end(), static_cast<std::size_t>(counts[card]), card);
    return dice.one_of(all);
}

void damage_works(const Rules& rules, State& state, Dice& dice) {
    const auto hits = static_cast<std::size_t>(rules.set().terrain.hits);
    for (std::size_t i = 0; i < rules.works().size(); ++i) {
        state.works[i].damage = static_cast<unsigned>(dice.below(hits + 1)) & 63U;
        const bool stands = state.works[i].damage < hits;
        if (stands && rules.works()[i].kind == TileKind::building) state.works[i].owner = static_cast<std::uint8_t>(dice.below(3)) & 3U;
    }
    derive_works(rules, state);
}

void play_cards_away(State& state, Dice& dice) {
    for (const Seat seat : seats)
        for (std::size_t gone = dice.below(4); gone > 0 && !state.hand[seat].empty(); --gone) {
            const Card card = any_card(state.hand[seat], dice);
            state.hand[seat].remove(card);
            state.played[seat].add(card);
        }
}

/// W9.8
void take_from_pile(const Rules& rules, State& state, Dice& dice) {
    for (int i = 0; i < rules.set().cards.taken && !state.pile().empty(); ++i) {
        const Card card = any_card(state.pile(), dice);
        state.taken.add(card);
        state.hand[allied_seat].add(card);
    }
}

/// Leaves too few pieces on each sector of the enemy's back row to sever a line (W1.1, W12.2, W12.3).
void clear_back_rows(const Rules& rules, State& state, Dice& dice) {
    for (const Seat seat : seats)
        for (const SquareSet sector : rules.set().board.line_of_retreat[other(seat)]) {
            int standing = 0;
            for (const Square square : sector& state.occupied(seat))
                if (++standing >= rules.set().pieces.lines_to_sever) {
                    const UnitId unit = *state.unit_at(square);
                    put(rules, state, unit, free_square(rules, state, unit, ~back_rows(rules), dice));
                }
        }
}

/// W12.3: puts as many pieces of a seat as needed on a sector, but not on the decisive one (W12.2).
void threaten_retreat(const Rules& rules, State& state, Seat seat, Dice& dice) {
    std::vector<Sector> sectors{Sector::left, Sector::right};
    if (seat == allied_seat) sectors.push_back(Sector::centre);
    const SquareSet line = rules.set().board.line_of_retreat[other(seat)][static_cast<std::size_t>(dice.one_of(sectors))];
    std::vector<UnitId> units;
    for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i)
        if (const UnitId unit(i); state.whereabouts(unit).on_board() && !line.contains(state.whereabouts(unit).square()))
            units.push_back(unit);
    dice.shuffle(units);
    for (const UnitId unit : units) {
        if ((line & state.occupied(seat)).size() >= rules.set().pieces.lines_to_sever) return;
        if ((line & ~state.occupied()).empty()) return;
        put(rules, state, unit, free_square(rules, state, unit, line, dice));
    }
}

/// W1.2, W1.3, W12.1: makes sure that nobody has lost the battle by losing leaders.
void spare_leaders(const Rules& rules, State& state, Dice& dice) {
    for (const Seat seat : seats) {
        const UnitId chief = *rules.commander_in_chief(seat);
        const UnitId commander = *rules.commander(seat == french_seat ? Army::french : Army::allied);
        if (!state.whereabouts(chief).is(Place::eliminated)) continue;
        const bool alone = rules.mode() == Mode::standard || (rules.expert() && seat == french_seat);
        if (alone || state.whereabouts(commander).is(Place::eliminated))
            put(rules, state, chief, free_square(rules, state, chief, SquareSet::all(), dice));
    }
}

void scatter(const Rules& rules, State& state, UnitId unit, Dice& dice) {
    const Kind kind = rules.profile(unit).kind;
    auto& mark = state.mark(unit);
    if (dice.once_in(3)) mark.seen = kind == Kind::light_infantry && dice.once_in(2) ? 1 : 2;
    if (kind == Kind::heavy_cavalry && dice.once_in(2)) mark.weakened = 1;
    const auto anywhere = [&] { return free_square(rules, state, unit, SquareSet::all(), dice); };
    // W8.3: artillery and commanders in chief are never routed; W6.3: commanders are never in reserve.
    switch (dice.below(9)) {
        case 0: put(rules, state, unit, anywhere()); break;
        case 1: {
            const SquareSet ground = kind == Kind::artillery ? rules.hills()
                                     : is_infantry(kind)     ? state.buildings | state.villages
                                                             : SquareSet{};
            const bool full = (ground & ~state.occupied()).empty();
            put(rules, state, unit, full ? anywhere() : free_square(rules, state, unit, ground, dice));
            break;
        }
        case 2:
            if (kind != Kind::artillery && kind != Kind::commander_in_chief) put(rules, state, unit, Place::withdrawn);
            break;
        case 3:
            if (kind == Kind::heavy_cavalry) put(rules, state, unit, Place::regaining);
            break;
        case 4:
            if (!is_commander(kind)) put(rules, state, unit, Place::reserve);
            break;
        case 5: break;
        default: mark.seen = 2; put(rules, state, unit, Place::eliminated);
    }
    if (is_commander(kind) && state.whereabouts(unit).is(Place::eliminated) && dice.once_in(2)) put(rules, state, unit, anywhere());
}

State late_position(const Rules& rules, Dice& dice, bool retreat) {
    State state = random_start(rules, dice);
    damage_works(rules, state, dice);
    state.turn = static_cast<std::int16_t>(8 + dice.below(8));
    state.mover = dice.once_in(2) ? french_seat : allied_seat;
    const bool doubted = state.prussians_in_doubt;
    if (doubted) state.prussians_in_doubt = state.turn < rules.set().expert.doubt_turn;
    const bool none_come = doubted && !state.prussians_in_doubt && dice.once_in(3);  // W14.2
    for (int i = 0; i < rules.unit_count(); ++i) {
        const bool prussian = rules.profile(UnitId(i)).army == Army::prussian;
        if (prussian && none_come) put(rules, state, UnitId(i), Place::absent);
        else if (!rules.stays_away(UnitId(i)) && (!prussian || !state.prussians_in_doubt)) scatter(rules, state, UnitId(i), dice);
    }
    clear_back_rows(rules, state, dice);
    spare_leaders(rules, state, dice);
    if (retreat) threaten_retreat(rules, state, dice.once_in(2) ? french_seat : allied_seat, dice);
    play_cards_away(state, dice);
    if (rules.with_cards() && state.turn > rules.set().cards.taking_turn && !none_come) take_from_pile(rules, state, dice);
    begin_posed_turn(rules, state, 0);
    return state;
}

}  // namespace

Options random_options(Mode mode, Dice& dice) {
    Options options;
    options.mode = mode;
    options.memory = dice.once_in(2);
    options.nightfall = dice.once_in(2);
    options.start_early = dice.once_in(2);
    options.where_are_the_prussians = dice.once_in(2);
    options.handicap = dice.once_in(2);
    return options;
}

Ruleset random_ground(Dice& dice) {
    Ruleset set = shipped();
    if (dice.once_in(2)) return set;
    const auto tile = [&](const char* id, TileKind kind, std::initializer_list<const char*> squares) {
        Tile drawn{id, id, kind, {}, Mode::basic};
        for (const char* text : squares) drawn.squares.insert(square(text));
        set.terrain.tiles.push_back(drawn);
    };
    tile("sunken-lane", TileKind::mud, {"d6", "e6", "f6", "f5", "g5", "h4"});
    tile("wet-meadow", TileKind::mud, {"a8", "a7", "i3", "i4", "l9"});
    tile("la-belle-alliance", TileKind::hill, {"e2", "f2", "e3", "f3"});
    if (dice.once_in(2)) set.terrain.hill_fire = HillFire::lines;
    REQUIRE(faults_of(set).empty());
    return set;
}

Rules random_rules(Mode mode, Dice& dice) {
    Ruleset set = random_ground(dice);
    set.expert.saving_needs_cavalry = dice.once_in(3);  // as in games begun before (W13.5)
    return Rules(std::move(set), random_options(mode, dice));
}

std::vector<Action> random_deployment(const Rules& rules, Seat seat, Dice& dice) {
    std::vector<UnitId> units;
    for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i)
        if (rules.profile(UnitId(i)).army != Army::prussian && !rules.late(UnitId(i)) && !rules.stays_away(UnitId(i)))
            units.push_back(UnitId(i));
    dice.shuffle(units);
    std::vector<Action> actions;
    SquareSet open = rules.set().board.set_up_zone[seat];
    if (rules.garrisoned() && seat == rules.set().expert.garrison_seat) {
        const SquareSet building = rules.works()[*rules.garrisoned()].squares;
        std::vector<Square> inside(building.begin(), building.end());
        dice.shuffle(inside);
        for (int i = 0; i < rules.set().expert.garrison; ++i) {
            const auto unit = std::find_if(units.begin(), units.end(), [&](UnitId u) { return is_infantry(rules.profile(u).kind); });
            actions.push_back(PlaceUnit{*unit, inside[static_cast<std::size_t>(i)]});
            units.erase(unit);
        }
    }
    std::size_t kept_back = dice.below(static_cast<std::size_t>(rules.set().pieces.reserve_limit) + 1);
    const State empty = initial_state(rules);
    // Guns first: some squares are forbidden only to them.
    std::stable_partition(units.begin(), units.end(), [&](UnitId u) { return rules.profile(u).kind == Kind::artillery; });
    for (const UnitId unit : units) {
        if (kept_back > 0 && !is_commander(rules.profile(unit).kind) && dice.once_in(2)) {
            --kept_back;
            continue;
        }
        std::vector<Square> squares;
        for (const Square square : open)
            if (may_stand(rules, empty, unit, square)) squares.push_back(square);
        MUST(!squares.empty());
        const Square square = dice.one_of(squares);
        open.erase(square);
        actions.push_back(PlaceUnit{unit, square});
    }
    actions.push_back(Ready{});
    return actions;
}

State random_set_up(const Rules& rules, Dice& dice) {
    State state = initial_state(rules);
    while (!state.ready[french_seat])
        if (state.phase == Phase::line_draw) random_step(rules, state, dice);
        else
            for (const Action& action : random_deployment(rules, state.mover, dice)) {
                MUST(!check(rules, state, action));
                apply(rules, state, action);
            }
    return state;
}

State random_start(const Rules& rules, Dice& dice) {
    State state = random_set_up(rules, dice);
    while (state.phase != Phase::turn) {
        random_step(rules, state, dice);
        if (state.has_result) return random_start(rules, dice);  // resigned during the draft
    }
    return state;
}

State random_late_position(const Rules& rules, Dice& dice) { return late_position(rules, dice, rules.expert() && dice.once_in(4)); }

State random_pursuit(const Rules& rules, Dice& dice) {
    REQUIRE(rules.expert());
    for (;;) {
        State state = late_position(rules, dice, true);
        while (!state.pursuing && !state.has_result) random_step(rules, state, dice);
        if (!state.has_result) return state;
    }
}

State random_beginning(const Rules& rules, Dice& dice) {
    switch (dice.below(rules.expert() ? 4 : 2)) {
        case 0: return random_start(rules, dice);
        case 3: return random_pursuit(rules, dice);
        default: return random_late_position(rules, dice);
    }
}

Action random_action(const Rules& rules, const State& state, const ActionList& list, Dice& dice) {
    MUST(!list.empty());
    const SquareSet goal = rules.set().board.back_row[other(state.mover)];
    const auto fights = [](const Action& action) {
        return std::holds_alternative<Attack>(action) || std::holds_alternative<Fire>(action) || std::holds_alternative<Bombard>(action) ||
               std::holds_alternative<AttackRider>(action);
    };
    const auto plays_card = [](const Action& action) {
        return std::holds_alternative<PlayCard>(action) || std::holds_alternative<Inspire>(action);
    };
    const auto arrives = [&](const Action& action) {
        const auto* move = std::get_if<Move>(&action);
        return move != nullptr && goal.contains(move->to);
    };
    // Otherwise most games would end early with the loss of a commander in chief.
    const auto rash = [&](const Action& action) {
        const auto* attack = std::get_if<Attack>(&action);
        return attack != nullptr && (state.unit_at(attack->from) == rules.commander_in_chief(state.mover) ||
                                     state.unit_at(attack->to) == rules.commander_in_chief(other(state.mover)));
    };
    std::vector<Action> preferred;
    const auto prefer = [&](const auto& which) { std::copy_if(list.begin(), list.end(), std::back_inserter(preferred), which); };
    switch (dice.below(12)) {
        case 0:
        case 1:
        case 2: prefer(fights); break;
        case 3: prefer(plays_card); break;
        case 4: prefer(arrives); break;
        default: break;
    }
    if (!preferred.empty())
        if (const Action& action = dice.one_of(preferred); !rash(action)) return action;
    for (int tries = 0; tries < 50; ++tries) {
        const Action& action = dice.one_of(list);
        const bool rare = std::holds_alternative<Resign>(action) || std::holds_alternative<AcceptDraw>(action);
        if (rare && !dice.once_in(2000)) continue;
        if (std::holds_alternative<EndTurn>(action) && state.actions_left() > 0 && !dice.once_in(4)) continue;
        if (rash(action) && !dice.once_in(20)) continue;
        if (std::holds_alternative<LeavePursuit>(action) && !dice.once_in(6)) continue;
        if ((std::holds_alternative<OfferDraw>(action) || std::holds_alternative<StandingOrder>(action)) && !dice.once_in(4)) continue;
        if (std::holds_alternative<Move>(action) && dice.once_in(3)) continue;
        return action;
    }
    for (const Action& action : list)
        if (!std::holds_alternative<Resign>(action) && !std::holds_alternative<AcceptDraw>(action)) return action;
    return list[0];
}

void random_step(const Rules& rules, State& state, Dice& dice, Listener* listener) {
    if (turn(state) == Decider::chance) {
        RollList due;
        rolls(rules, state, due);
        MUST(!due.empty());
        apply(rules, state, dice.one_of(due).roll, listener);
        return;
    }
    ActionList list;
    legal(rules, state, list);
    apply(rules, state, random_action(rules, state, list, dice), listener);
}

void random_ply(Session& session, Dice& dice) {
    if (session.decider() == Decider::chance) {
        REQUIRE(session.roll(dice.one_of(session.rolls()).roll));
        return;
    }
    ActionList list;
    legal(session.rules(), session.state(), list);
    REQUIRE_FALSE(session.play(random_action(session.rules(), session.state(), list, dice)));
}

void for_all_dice(const std::function<void(Dice&)>& property) {
    REQUIRE(rc::check([&] {
        Dice dice(*rc::gen::inRange<std::uint32_t>(0, 1u << 30));
        property(dice);
    }));
}

int in_random_games(int plies, const std::function<void(const Rules&, State&, Dice&)>& step) {
    int games = 0;
    for (const Mode mode : modes) {
        CAPTURE(word(mode));
        for_all_dice([&](Dice& dice) {
            const Rules rules = random_rules(mode, dice);
            // Rarely from the set-up on: listing and sorting its thousands of placements costs more than everything after it.
            State state = dice.once_in(16) ? initial_state(rules) : random_beginning(rules, dice);
            for (int ply = 0; ply < plies && turn(state) != Decider::nobody; ++ply) step(rules, state, dice);
            ++games;
        });
    }
    return games;
}

}  // namespace fow::testing
