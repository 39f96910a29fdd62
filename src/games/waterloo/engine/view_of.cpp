// What a viewer may know about a state: the only way from the truth to a screen.
#include <algorithm>
#include <tuple>

#include "chapters.hpp"

namespace fow::waterloo {
namespace {

SeenPiece seen_as(const Rules& rules, const State& state, Viewer viewer, UnitId unit, Knowledge enemy_knows) {
    const auto& profile = rules.profile(unit);
    SeenPiece piece;
    piece.army = profile.army;
    piece.branch = branch_of(profile.kind);
    piece.weakened = state.mark(unit).weakened;
    const bool own = sits(viewer, profile.seat);
    piece.knowledge = own ? Knowledge::all : enemy_knows;
    if (own) piece.known_to_enemy = enemy_knows;
    if (piece.knowledge == Knowledge::all) {
        piece.unit = unit;
        piece.strength = chapter::strength_now(rules, state, unit);
    }
    return piece;
}

class Sight {
public:
    Sight(const Rules& rules, const State& state, Viewer viewer) : rules_(rules), state_(state), viewer_(viewer) {}

    PlayerView view() {
        PlayerView view;
        view.viewer = viewer_;
        view.mode = rules_.mode();
        view.phase = state_.phase;
        view.decider = turn(state_);
        view.mover = state_.mover;
        view.turn = state_.turn;
        view.minutes = clock_minutes(rules_, state_.turn);
        view.actions = state_.actions;
        view.actions_left = state_.actions_left();
        view.commander_may_return_free = state_.phase == Phase::turn && (state_.commander_cost || state_.bulow_cost);
        if (sits(viewer_, state_.mover)) {  // whether a piece in mud can move reveals its kind (W14.4)
            const Owing owes = owing(rules_, state_);
            if (owes.allied) view.owing.push_back(Nation::allied);
            if (owes.prussian) view.owing.push_back(Nation::prussian);
            if (state_.allied_acted && state_.mover == allied_seat) view.acted.push_back(Nation::allied);
            if (state_.prussian_acted) view.acted.push_back(Nation::prussian);
        }
        view.prussian_action = state_.prussian_action;
        view.fought = state_.fought_this_turn;
        for (int i = 0; i < rules_.unit_count(); ++i) add(view, UnitId(i));
        for (const Seat seat : seats) add_side(view, seat);
        add_figures(view);
        add_ground(view);
        if (rules_.with_cards()) add_cards(view);
        if (state_.pursuing) add_pursuit(view);
        add_fight(view);
        const bool some_differ = rules_.starts_early() || rules_.options().handicap;
        for (int i = 0; some_differ && i < rules_.unit_count(); ++i) {
            if (rules_.late(UnitId(i))) view.late_units.push_back(UnitId(i));
            if (rules_.stays_away(UnitId(i)) && state_.whereabouts(UnitId(i)).is(Place::absent)) view.handicap_units.push_back(UnitId(i));
        }
        view.late_turn = rules_.set().expert.late_turn;
        view.prussians_in_doubt = state_.prussians_in_doubt;
        view.doubt_turn = rules_.set().expert.doubt_turn;
        if (state_.draw_offered_now) view.draw_offered_by = state_.mover;
        else if (state_.draw_pending) view.draw_offered_by = other(state_.mover);
        view.quiet_turns = state_.quiet_turns;
        view.result = state_.result();
        if (viewer_ != Viewer::onlooker) {
            const Seat own = viewer_ == french_viewer ? french_seat : allied_seat;
            view.orders = state_.orders[own];
            const SquareSet zone = rules_.set().board.set_up_zone[own];
            const SquareSet back_row = rules_.set().board.back_row[own];
            view.set_up_zone.assign(zone.begin(), zone.end());
            view.back_row.assign(back_row.begin(), back_row.end());
            view.garrison_size = chapter::garrison_size(rules_, state_, own);
            if (view.garrison_size > 0) view.garrison_squares = rules_.works()[*rules_.garrisoned()].squares;
        }
        if (decides(view.decider, viewer_)) {
            ActionList actions;
            legal(rules_, state_, actions);
            view.legal.assign(actions.begin(), actions.end());
        }
        return view;
    }

private:
    /// The numbers of the rules that the screens show.
    void add_figures(PlayerView& view) const {
        view.prussian_turn = rules_.set().arrival.first_turn;
        view.prussian_entry = rules_.set().arrival.flag;
        view.prussian_entry.insert(view.prussian_entry.end(), rules_.set().arrival.beside.begin(), rules_.set().arrival.beside.end());
        view.reserve_limit = rules_.set().pieces.reserve_limit;
        view.lines_to_sever = rules_.set().pieces.lines_to_sever;
        view.commander_actions = rules_.set().turns.commander_actions;
        view.commander_in_chief_actions = rules_.set().turns.commander_in_chief_actions;
        view.light_infantry_moves = rules_.set().pieces.light_infantry_moves;
        view.line_infantry_moves = rules_.set().pieces.line_infantry_moves;
        view.artillery_range = rules_.set().pieces.artillery_range;
        view.strength_limit = rules_.set().pieces.strength_limit;
        view.die_faces = rules_.set().die.faces;
        const TerrainRules& terrain = rules_.set().terrain;
        view.bonuses = {terrain.building_bonus, terrain.hill_bonus, terrain.village_bonus, rules_.set().cards.spirit_bonus};
    }

    void add(PlayerView& view, UnitId unit) {
        const auto& profile = rules_.profile(unit);
        const Whereabouts where = state_.whereabouts(unit);
        if (profile.army == Army::prussian && where.is(Place::reserve)) {
            ++view.prussians_to_come;
            return;
        }
        if (where.is(Place::absent)) {
            view.absent.push_back(unit);
            return;
        }
        const bool own = sits(viewer_, profile.seat);
        if (!own && !state_.ready[profile.seat]) return;  // W6.1: nobody sees the enemy's set-up
        // W13.1: nobody else sees which pieces are still to line up; that would reveal where each rider came from.
        if (!own && state_.phase == Phase::muster && chapter::waits_for_muster(rules_, state_, unit)) return;
        SeenSide& side = view.sides[profile.seat];
        if (where.on_board()) {
            view.board[static_cast<std::size_t>(where.square().index())] = see(rules_, state_, viewer_, unit);
            if (own && state_.mark(unit).charged) view.charged.insert(where.square());
            return;
        }
        switch (where.place()) {
            case Place::reserve:
                ++side.reserve[static_cast<std::size_t>(branch_of(profile.kind))];
                if (own) side.reserve_units.push_back(unit);
                return;
            case Place::withdrawn:
            case Place::regaining:
                side.off_board.push_back({see(rules_, state_, viewer_, unit), where.place(), state_.mark(unit).fresh == 0});
                return;
            case Place::eliminated: side.lost.push_back(unit); return;
            case Place::absent:
            case Place::set_aside:
            case Place::saved:
            case Place::riding: return;  // add_pursuit()
        }
    }

    void add_ground(PlayerView& view) const {
        view.tile_hits = rules_.set().terrain.hits;
        view.hill_range = rules_.set().terrain.hill_range;
        view.hill_fires_lines = rules_.set().terrain.hill_fire == HillFire::lines;
        for (const Tile& tile : rules_.tiles()) view.tiles.push_back({tile.id, tile.name, tile.kind, tile.squares, {}, false, 0, false});
        for (std::size_t i = 0; i < rules_.works().size(); ++i) {
            SeenTile& tile = view.tiles[rules_.works()[i].tile];
            const WorkState& work = state_.works[i];
            tile.damage = work.damage;
            tile.destroyed = tile.damage >= view.tile_hits;
            if (work.owner > 1) continue;
            tile.owner = static_cast<Seat>(work.owner);
            tile.fortified = chapter::fortified(rules_, state_, i, *tile.owner, state_.occupied(*tile.owner));
        }
    }

    void add_cards(PlayerView& view) const {
        SeenCards seen;
        const CardRules& numbers = rules_.set().cards;
        seen.hand_limit = numbers.hand;
        seen.looks = numbers.looks;
        seen.movers = numbers.movers;
        seen.taken = numbers.taken;
        seen.taken_so_far = state_.taken.total();
        seen.box = numbers.pack;
        seen.played = state_.played;
        seen.pile_size = state_.pile().total();
        for (const Seat seat : seats) {
            seen.hand_size[seat] = state_.hand[seat].total();
            if (!sits(viewer_, seat)) continue;
            seen.hand = state_.hand[seat];
            seen.discarded = state_.discarded[seat];
            if (seat == allied_seat) seen.taken_cards = state_.taken;
        }
        if (state_.phase == Phase::take_cards && viewer_ == allied_viewer) seen.pile = state_.pile();
        if (state_.phase == Phase::draft) {
            const CardCounts pack = chapter::pack_of(rules_, state_);
            seen.pack_size = pack.total();
            if (sits(viewer_, state_.mover)) seen.pack = pack;
        }
        seen.played_this_turn = state_.card_played;
        if (state_.playing.active) seen.playing = state_.playing.card;
        seen.infantry_done = state_.playing.infantry_done;
        seen.cavalry_done = state_.playing.cavalry_done;
        seen.artillery_done = state_.playing.artillery_done;
        for (int i = 0; i < rules_.unit_count(); ++i)
            if (const UnitId unit(i); state_.mark(unit).picked && state_.whereabouts(unit).on_board())
                seen.picked.push_back(state_.whereabouts(unit).square());
        std::sort(seen.picked.begin(), seen.picked.end());
        if (state_.has_inspired) seen.inspired = state_.whereabouts(state_.inspired).square();
        view.cards = std::move(seen);
    }

    void add_pursuit(PlayerView& view) const {
        SeenPursuit seen;
        seen.victor = state_.victor;
        for (int i = 0; i < rules_.unit_count(); ++i) {
            const UnitId unit(i);
            const Seat seat = rules_.profile(unit).seat;
            const Whereabouts where = state_.whereabouts(unit);
            if (where.rides()) seen.riders[seat].push_back({where.rider(), see(rules_, state_, viewer_, unit)});
            if (where.is(Place::saved)) seen.saved[seat].push_back(see(rules_, state_, viewer_, unit));
            if (where.is(Place::set_aside)) seen.chief_lives[seat] = true;
        }
        for (const Seat seat : seats) {
            auto& riders = seen.riders[seat];
            std::sort(riders.begin(), riders.end(), [](const SeenRider& a, const SeenRider& b) { return a.rider < b.rider; });
            if (!sits(viewer_, seat)) hide_order(seen.saved[seat]);
        }
        seen.losses = chapter::losses(rules_, state_);
        seen.difference = seen.losses[other(seen.victor)] - seen.losses[seen.victor];
        seen.saving_needs_cavalry = rules_.set().expert.saving_needs_cavalry;
        seen.minor_from = rules_.set().expert.minor_from;
        seen.major_from = rules_.set().expert.major_from;
        view.pursuit = std::move(seen);
    }

    /// W11.9: until the defender has answered, nothing is shown of either piece.
    void add_fight(PlayerView& view) const {
        const Fight& fight = state_.fight;
        if (state_.phase != Phase::defence && state_.phase != Phase::battle_die && state_.phase != Phase::frenzy_choice &&
            state_.phase != Phase::building_choice)
            return;
        const Whereabouts home = state_.whereabouts(fight.attacker);
        const Square from = home.on_board() ? home.square() : fight.via;
        if (state_.phase == Phase::defence) {
            view.fight = SeenFight{see(rules_, state_, viewer_, fight.attacker),
                                   see(rules_, state_, viewer_, fight.defender),
                                   from,
                                   fight.via,
                                   fight.at,
                                   fight.frenzy,
                                   0,
                                   0,
                                   {},
                                   {}};
        } else if (state_.phase == Phase::battle_die || state_.phase == Phase::frenzy_choice) {
            const chapter::Odds odds = chapter::odds_of(rules_, state_, fight);
            view.fight = SeenFight{chapter::see_shown(rules_, state_, viewer_, fight.attacker),
                                   chapter::see_shown(rules_, state_, viewer_, fight.defender),
                                   from,
                                   fight.via,
                                   fight.at,
                                   fight.frenzy,
                                   odds.attack,
                                   odds.defence,
                                   {odds.attack_bonuses.begin(), odds.attack_bonuses.end()},
                                   {odds.defence_bonuses.begin(), odds.defence_bonuses.end()}};
        } else if (state_.phase == Phase::building_choice) {  // W10.9: only the winner, next to itself
            const SeenPiece winner = chapter::see_shown(rules_, state_, viewer_, fight.attacker);
            view.fight = SeenFight{winner, winner, fight.via, fight.via, fight.at, true, 0, 0, {}, {}};
        }
    }

    void add_side(PlayerView& view, Seat seat) {
        SeenSide& side = view.sides[seat];
        side.set_up = state_.ready[seat];
        if (!sits(viewer_, seat)) hide_order(side.off_board);
        const auto line = state_.line_of(seat);
        if (!line || (!sits(viewer_, seat) && state_.phase != Phase::over)) {
            if (!rules_.expert()) side.maybe_lines = rules_.set().board.line_of_retreat[seat];
            return;
        }
        side.line_of_retreat = line;
        const SquareSet squares = rules_.set().board.line_of_retreat[seat][static_cast<std::size_t>(*line)];
        side.line_squares.assign(squares.begin(), squares.end());
    }

    /// The order of the roster would reveal ranks: pieces are sorted by what is known about them.
    static void hide_order(std::vector<OffBoard>& pieces);
    static void hide_order(std::vector<SeenPiece>& pieces);

    const Rules& rules_;
    const State& state_;
    Viewer viewer_;
};

void Sight::hide_order(std::vector<OffBoard>& pieces) {
    const auto key = [](const OffBoard& p) {
        return std::tuple(p.place, p.piece.army, p.piece.branch, p.piece.knowledge, p.piece.unit, p.piece.weakened, p.may_return);
    };
    std::sort(pieces.begin(), pieces.end(), [&](const OffBoard& a, const OffBoard& b) { return key(a) < key(b); });
}

void Sight::hide_order(std::vector<SeenPiece>& pieces) {
    const auto key = [](const SeenPiece& p) { return std::tuple(p.army, p.branch, p.knowledge, p.unit, p.weakened); };
    std::sort(pieces.begin(), pieces.end(), [&](const SeenPiece& a, const SeenPiece& b) { return key(a) < key(b); });
}

}  // namespace

namespace chapter {

SeenPiece see_shown(const Rules& rules, const State& state, Viewer viewer, UnitId unit) {
    return seen_as(rules, state, viewer, unit, Knowledge::all);
}

}  // namespace chapter

SeenPiece see(const Rules& rules, const State& state, Viewer viewer, UnitId unit) {
    Knowledge known = Knowledge::back;
    if (state.whereabouts(unit).is(Place::eliminated)) known = Knowledge::all;
    else if (rules.options().memory) known = static_cast<Knowledge>(state.mark(unit).seen);
    return seen_as(rules, state, viewer, unit, known);
}

PlayerView view_of(const Rules& rules, const State& state, Viewer viewer) { return Sight(rules, state, viewer).view(); }

PlayerView all_shown(const Rules& rules, const State& state) {
    PlayerView all = view_of(rules, state, Viewer::onlooker);
    for (const Seat seat : seats) {
        const PlayerView own = view_of(rules, state, viewer_of(seat));
        for (const Square square : state.occupied(seat)) all.board[static_cast<std::size_t>(square.index())] = own.at(square);
        all.sides[seat] = own.sides[seat];
        if (!all.pursuit) continue;
        all.pursuit->riders[seat] = own.pursuit->riders[seat];
        all.pursuit->saved[seat] = own.pursuit->saved[seat];
    }
    return all;
}

}  // namespace fow::waterloo
