// What a viewer may know of a state: the only road from the truth to a screen.
#include <algorithm>
#include <tuple>

#include "chapters.hpp"

namespace fow {
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
        view.phase = state_.phase;
        view.decider = turn(state_);
        view.mover = state_.mover;
        view.turn = state_.turn;
        view.minutes = clock_minutes(rules_, state_.turn);
        view.actions = state_.actions;
        view.actions_left = state_.actions_left();
        view.commander_may_return_free = state_.phase == Phase::turn && (state_.commander_cost || state_.bulow_cost);
        const Owing owes = owing(rules_, state_);
        if (owes.allied) view.owing.push_back(Nation::allied);
        if (owes.prussian) view.owing.push_back(Nation::prussian);
        for (int i = 0; i < rules_.unit_count(); ++i) add(view, UnitId(i));
        for (const Seat seat : seats) add_side(view, seat);
        view.prussian_turn = rules_.set().arrival.first_turn;
        view.prussian_entry = rules_.set().arrival.flag;
        view.prussian_entry.insert(view.prussian_entry.end(), rules_.set().arrival.beside.begin(),
                                   rules_.set().arrival.beside.end());
        view.reserve_limit = rules_.set().pieces.reserve_limit;
        view.artillery_range = rules_.set().pieces.artillery_range;
        if (state_.phase == Phase::battle_die || state_.phase == Phase::frenzy_choice)
            view.fight = SeenFight{chapter::see_shown(rules_, state_, viewer_, state_.fight.attacker),
                                   chapter::see_shown(rules_, state_, viewer_, state_.fight.defender), state_.fight.via,
                                   state_.fight.at, state_.fight.frenzy};
        if (state_.draw_offered_now) view.draw_offered_by = state_.mover;
        else if (state_.draw_pending) view.draw_offered_by = other(state_.mover);
        view.quiet_turns = state_.quiet_turns;
        view.result = state_.result();
        if (viewer_ != Viewer::onlooker) {
            const Seat own = viewer_ == Viewer::french ? Seat::french : Seat::allied;
            view.asks_before_cards = state_.asks[own];
            const SquareSet zone = rules_.set().board.set_up_zone[own];
            const SquareSet back_row = rules_.set().board.back_row[own];
            view.set_up_zone.assign(zone.begin(), zone.end());
            view.back_row.assign(back_row.begin(), back_row.end());
        }
        if (decides(view.decider, viewer_)) {
            ActionList actions;
            legal(rules_, state_, actions);
            view.legal.assign(actions.begin(), actions.end());
        }
        return view;
    }

private:
    void add(PlayerView& view, UnitId unit) {
        const auto& profile = rules_.profile(unit);
        const Whereabouts where = state_.whereabouts(unit);
        if (profile.army == Army::prussian && where.is(Place::reserve)) {
            ++view.prussians_to_come;
            return;
        }
        const bool own = sits(viewer_, profile.seat);
        if (!own && !state_.ready[profile.seat]) return;  // W6.1: nobody sees an army being set up
        SeenSide& side = view.sides[profile.seat];
        if (where.on_board()) {
            view.board[static_cast<std::size_t>(where.square().index())] = see(rules_, state_, viewer_, unit);
            return;
        }
        switch (where.place()) {
            case Place::reserve:
                ++side.reserve[static_cast<std::size_t>(branch_of(profile.kind))];
                if (own) side.reserve_units.push_back(unit);
                return;
            case Place::withdrawn:
            case Place::regaining:
                side.off_board.push_back(
                    {see(rules_, state_, viewer_, unit), where.place(), state_.mark(unit).fresh == 0});
                return;
            case Place::eliminated: side.lost.push_back(unit); return;
            case Place::absent: return;
        }
    }

    void add_side(PlayerView& view, Seat seat) {
        SeenSide& side = view.sides[seat];
        side.set_up = state_.ready[seat];
        if (!sits(viewer_, seat)) hide_order(side.off_board);
        const auto line = state_.line_of(seat);
        if (!line || (!sits(viewer_, seat) && state_.phase != Phase::over)) return;
        side.line_of_retreat = line;
        const SquareSet squares = rules_.set().board.line_of_retreat[seat][static_cast<std::size_t>(*line)];
        side.line_squares.assign(squares.begin(), squares.end());
    }

    /// The roster's order would tell ranks: pieces are listed by what is known of them.
    static void hide_order(std::vector<OffBoard>& pieces);

    const Rules& rules_;
    const State& state_;
    Viewer viewer_;
};

void Sight::hide_order(std::vector<OffBoard>& pieces) {
    const auto key = [](const OffBoard& p) {
        return std::tuple(p.place, p.piece.army, p.piece.branch, p.piece.knowledge, p.piece.unit, p.piece.weakened,
                          p.may_return);
    };
    std::sort(pieces.begin(), pieces.end(), [&](const OffBoard& a, const OffBoard& b) { return key(a) < key(b); });
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

}  // namespace fow
