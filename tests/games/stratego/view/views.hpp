// Views made by hand: no engine, no truth.
#pragma once

#include <string_view>

#include "games/stratego/view/rule_set.hpp"
#include "games/stratego/view/view.hpp"

namespace fow::stratego::testing {

inline Square at(std::string_view text) { return *square_from_text(text); }

/// A small army: Marshal, Miner, two Scouts, Spy, two Bombs, Flag.
inline RuleSet small_rules() {
    RuleSet rules;
    rules.id = "small";
    Army army;
    for (const Rank rank : {Rank::marshal, Rank::miner, Rank::spy, Rank::flag}) army[rank] = 1;
    for (const Rank rank : {Rank::scout, Rank::bomb}) army[rank] = 2;
    rules.armies = {army, army};
    return rules;
}

inline SeenPiece& put(View& view, Seat side, std::string_view square, std::optional<Rank> rank = {}, bool moved = false) {
    auto& piece = view.board[static_cast<std::size_t>(at(square).index())];
    piece = SeenPiece{side, rank, moved, false, false};
    return *piece;
}

/// Blue's view in a turn: a Marshal on a1, a Miner on b1, and all eight of Red's pieces unknown and unmoved on row 10.
inline View blue_view() {
    View view;
    view.viewer = blue_viewer;
    view.phase = Phase::turn;
    view.mover = blue_seat;
    put(view, blue_seat, "a1", Rank::marshal);
    put(view, blue_seat, "b1", Rank::miner);
    for (const std::string_view square : {"a10", "b10", "c10", "d10", "e10", "f10", "g10", "h10"}) put(view, red_seat, square);
    return view;
}

}  // namespace fow::stratego::testing
