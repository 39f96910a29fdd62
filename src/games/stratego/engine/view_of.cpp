// C3.7: what each viewer may know, which is only the back of an enemy piece with "true to the table" (W15.1).
#include "chapters.hpp"

namespace fow::stratego {

View view_of(const Rules& rules, const State& state, Viewer viewer) {
    View view;
    view.viewer = viewer;
    view.phase = state.phase;
    view.mover = state.mover;
    view.ready = state.ready;
    view.lost = state.lost;
    view.turns = static_cast<int>(state.turns);
    view.quiet = state.quiet;
    view.quiet_limit = rules.set().quiet_limit;
    view.draw_offered_by = state.offer;
    view.result = state.result;
    const bool over = state.phase == Phase::over;
    for (int i = 0; i < most_squares; ++i) {
        const int piece = chapter::piece_on(state, i);
        if (piece < 0) continue;
        const Seat side = chapter::side_of(piece);
        const bool own = sits(viewer, side);
        const bool stands = state.ready[blue_seat] && state.ready[red_seat];
        if (!own && !over && !stands) continue;  // C1.6
        const std::uint8_t marks = state.marks[static_cast<std::size_t>(piece)];
        SeenPiece seen;
        seen.side = side;
        if (rules.options().memory || over) {
            seen.moved = (marks & Position::moved) != 0;
            seen.far = (marks & Position::far) != 0;
            seen.shown = (marks & Position::shown) != 0;
        }
        if (own || over || seen.shown) seen.rank = rules.rank_of(piece);  // C4.6
        else if (seen.far) seen.rank = Rank::scout;                       // C2.3: no other piece goes so far
        view.board[static_cast<std::size_t>(i)] = seen;
    }
    if (over || !sits(viewer, state.mover)) return view;
    if (state.phase == Phase::set_up) view.box = chapter::box_of(rules, state, state.mover);
    ActionList list;
    legal(rules, state, list);
    view.legal.assign(list.begin(), list.end());
    if (state.phase != Phase::turn) return view;
    // C2.7: moves that only the limits on repetition forbid.
    for (int piece = rules.first(state.mover); piece < rules.end_mover(state.mover); ++piece) {
        const std::uint8_t from = state.at[static_cast<std::size_t>(piece)];
        if (from == Position::none) continue;
        for (const int direction : directions)
            for (int to = from + direction; state.board[static_cast<std::size_t>(to)] == 0; to += direction) {
                const Move move{Square::from_index(from), Square::from_index(to)};
                if (auto why = chapter::check_repetition(state, move)) view.repeated.push_back({move, *why});
                if (rules.rank_of(piece) != Rank::scout) break;
            }
    }
    return view;
}

View open_view_of(const Rules& rules, const State& state) {
    View open = view_of(rules, state, Viewer::onlooker);
    for (const Seat side : seats) {
        View own = view_of(rules, state, viewer_of(side));
        for (std::size_t i = 0; i < open.board.size(); ++i)
            if (own.board[i] && own.board[i]->side == side) open.board[i] = own.board[i];
        if (state.mover != side || state.phase == Phase::over) continue;
        open.box = own.box;
        open.legal = std::move(own.legal);
        open.repeated = std::move(own.repeated);
    }
    return open;
}

}  // namespace fow::stratego
