#include "reasons.hpp"

#include <algorithm>
#include <cstdlib>

namespace fow::stratego::opponent {
namespace {

std::string the(Rank rank) { return "the " + std::string(name(rank)); }

std::string fight_text(const Board& board, const Stride& stride) {
    const Man& man = board.man(stride.man);
    const Face& face = board.face(board.man(stride.victim));
    const std::string square = to_text(Square::from_index(stride.to));
    const std::string begin = "The " + std::string(name(man.rank)) + " attacks ";
    if (face.sure && face.rank == Rank::flag) return begin + square + ": there is the Flag.";
    if (face.sure) {
        const Odds& odds = face.met[at(man.rank)];
        return begin + the(face.rank) + " on " + square + (odds.won > 0.5 ? "." : odds.both > 0.5 ? ": both fall." : " and is given up.");
    }
    const auto likeliest = std::max_element(face.chance.begin(), face.chance.end());
    const Rank rank = ranks[static_cast<std::size_t>(likeliest - face.chance.begin())];
    if (face.chance[at(Rank::flag)] > 0.3) return begin + square + ": the Flag may stand there.";
    if (*likeliest > 0.45) {
        const std::string guess = begin + square + ": most likely a " + std::string(name(rank));
        return guess + (fight(man.rank, rank) == Outcome::lost ? ", but what else may stand there is worth the risk." : ".");
    }
    const Odds& odds = face.met[at(man.rank)];
    if (odds.won + odds.flag > 0.55) return begin + square + ": it should win.";
    if (rank == Rank::bomb || man.rank == Rank::scout) return begin + square + " to see what stands there.";
    return begin + square + ": it is worth the risk.";
}

/// A known enemy next to that square, other than `but`, to which our piece would lose if `stronger`, or which it would beat otherwise.
std::string beside(const Board& board, int square, Rank own, bool stronger, int but) {
    for (const int direction : directions) {
        const int there = board.on(square + direction);
        if (there < 0 || there == but || board.man(there).mine) continue;
        const Face& face = board.face(board.man(there));
        if (!face.sure || (!can_move(face.rank) && stronger)) continue;
        const Outcome outcome = stronger ? fight(face.rank, own) : fight(own, face.rank);
        if (outcome == Outcome::won) return the(face.rank) + " on " + to_text(Square::from_index(square + direction));
    }
    return {};
}

}  // namespace

std::string reason_for(const Board& board, const Choice& choice) {
    const Stride& stride = choice.stride;
    if (stride.victim >= 0) return fight_text(board, stride);
    const Man& man = board.man(stride.man);
    const std::string begin = "The " + std::string(name(man.rank)) + " goes to " + to_text(Square::from_index(stride.to));
    if (const auto fled = beside(board, stride.from, man.rank, true, -1); !fled.empty()) return begin + ", away from " + fled + ".";
    if (const auto prey = beside(board, stride.to, man.rank, false, -1); !prey.empty()) return begin + ", next to " + prey + ".";
    if (board.place_of(man.rank, stride.to) > board.place_of(man.rank, stride.from) + 0.01) {
        const int ahead = board.me() == blue_seat ? stride.to - stride.from : stride.from - stride.to;
        return begin + (ahead > 0 ? ", nearer to the enemy." : ", nearer to its goal.");
    }
    return begin + " and gives nothing away.";
}

}  // namespace fow::stratego::opponent
