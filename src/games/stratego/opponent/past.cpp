#include "past.hpp"

#include <algorithm>

namespace fow::stratego::opponent {

std::optional<Deed> deed_of(const Line& line) {
    if (const auto* moved = std::get_if<Moved>(&line.event)) return Deed{moved->side, moved->from.index(), moved->to.index(), nullptr};
    if (const auto* fought = std::get_if<Fought>(&line.event)) return Deed{fought->side, fought->from.index(), fought->to.index(), fought};
    return std::nullopt;
}

Past::Past(const View& view, std::span<const Line> heard) : heard_(heard) {
    knowledge_.me = view.viewer == viewer_of(blue_seat) ? blue_seat : red_seat;
    knowledge_.on.fill(nowhere);
    for (int square = 0; square < most_squares; ++square)
        if (const auto& piece = view.board[static_cast<std::size_t>(square)]) {
            const bool own = piece->side == knowledge_.me;
            Track track{.side = piece->side, .start = square, .now = square, .rank = piece->rank, .moved = piece->moved};
            track.far = piece->far;
            track.open = own && (piece->shown || piece->far);
            track.deeds.fill(1);
            knowledge_.on[static_cast<std::size_t>(square)] = static_cast<std::int16_t>(add(track));
        }
    knowledge_.living = knowledge_.pieces.size();
    shown_.assign(knowledge_.pieces.size(), -1);
    went_.assign(knowledge_.pieces.size(), -1);
    back();
}

std::size_t Past::add(const Track& track) {
    knowledge_.pieces.push_back(track);
    return knowledge_.pieces.size() - 1;
}

std::size_t Past::add_fallen(Seat side, int square, std::optional<Rank> rank) {
    Track track{.side = side, .start = square, .rank = rank};
    track.deeds.fill(1);
    shown_.push_back(-1);
    went_.push_back(-1);
    return add(track);
}

void Past::back() {
    then_ = knowledge_.on;
    std::size_t line = heard_.size();
    for (; line > 0; --line) {
        const auto deed = deed_of(heard_[line - 1]);
        if (!deed) continue;
        if (!undo(*deed, static_cast<int>(line - 1))) break;
    }
    knowledge_.first_line = line;
}

bool Past::undo(const Deed& deed, int line) {
    if (on(deed.from) != nowhere) return false;
    std::int16_t mover = on(deed.to);
    if (deed.fight == nullptr || deed.fight->outcome == Outcome::won) {
        if (mover == nowhere || knowledge_.pieces[static_cast<std::size_t>(mover)].side != deed.side) return false;
        on(deed.to) = nowhere;
    }
    if (deed.fight != nullptr) {
        const auto& fight = *deed.fight;
        if (fight.outcome != Outcome::won) mover = static_cast<std::int16_t>(add_fallen(deed.side, deed.from, fight.attacker));
        if (fight.outcome != Outcome::lost) on(deed.to) = static_cast<std::int16_t>(add_fallen(other(deed.side), deed.to, fight.defender));
        if (on(deed.to) == nowhere) return false;
        show(mover, fight.attacker, line);
        show(on(deed.to), fight.defender, line);
    }
    Track& track = knowledge_.pieces[static_cast<std::size_t>(mover)];
    on(deed.from) = mover;
    track.start = deed.from;
    track.moved = true;
    int& went = went_[static_cast<std::size_t>(mover)];
    went = std::max(went, line);
    if (!next_to(deed.from, deed.to)) {
        track.far = true;
        track.rank = Rank::scout;  // C2.3
        if (track.side == knowledge_.me) track.open = true;
    }
    return true;
}

void Past::show(std::int16_t piece, std::optional<Rank> rank, int line) {
    Track& track = knowledge_.pieces[static_cast<std::size_t>(piece)];
    if (rank) track.rank = rank;
    if (track.side == knowledge_.me) track.open = true;
    shown_[static_cast<std::size_t>(piece)] = std::max(shown_[static_cast<std::size_t>(piece)], line);
}

}  // namespace fow::stratego::opponent
