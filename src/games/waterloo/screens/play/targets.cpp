#include "games/waterloo/screens/play/targets.hpp"

#include <algorithm>

namespace fow::waterloo::screens {
namespace {

void tidy(std::vector<Square>& squares) {
    std::sort(squares.begin(), squares.end());
    squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
}

}  // namespace

Targets targets_of(const PlayerView& view, Square from) {
    Targets targets;
    for (const Action& action : view.legal) {
        if (const auto* move = std::get_if<Move>(&action); move && move->from == from) targets.moves.push_back(move->to);
        if (const auto* attack = std::get_if<Attack>(&action); attack && attack->from == from) targets.attacks.push_back(attack->to);
        if (const auto* fire = std::get_if<Fire>(&action); fire && fire->from == from) targets.shots.push_back(fire->to);
        if (const auto* bombard = std::get_if<Bombard>(&action); bombard && bombard->from == from) targets.bombards.push_back(bombard->to);
        if (const auto* off = std::get_if<TakeOff>(&action); off && off->from == from) targets.take_off = true;
    }
    tidy(targets.moves);
    tidy(targets.attacks);
    tidy(targets.shots);
    tidy(targets.bombards);
    return targets;
}

std::vector<Square> last_squares(const PlayerView& view, Square from, Square to) {
    std::vector<Square> squares;
    for (const Action& action : view.legal)
        if (const auto* attack = std::get_if<Attack>(&action); attack && attack->from == from && attack->to == to)
            squares.push_back(attack->via);
    tidy(squares);
    return squares;
}

std::vector<Square> entries_of(const PlayerView& view, UnitId unit) {
    std::vector<Square> squares;
    for (const Action& action : view.legal)
        if (const auto* enter = std::get_if<Enter>(&action); enter && enter->unit == unit) squares.push_back(enter->square);
    tidy(squares);
    return squares;
}

std::vector<Square> able_pieces(const PlayerView& view) {
    std::vector<Square> squares;
    for (const Action& action : view.legal) {
        if (const auto* move = std::get_if<Move>(&action)) squares.push_back(move->from);
        if (const auto* attack = std::get_if<Attack>(&action)) squares.push_back(attack->from);
        if (const auto* fire = std::get_if<Fire>(&action)) squares.push_back(fire->from);
        if (const auto* bombard = std::get_if<Bombard>(&action)) squares.push_back(bombard->from);
    }
    tidy(squares);
    return squares;
}

std::vector<Square> looks_of(const PlayerView& view) {
    std::vector<Square> squares;
    for (const Action& action : view.legal)
        if (const auto* look = std::get_if<Look>(&action)) squares.push_back(look->square);
    return squares;
}

std::vector<Square> inspirable(const PlayerView& view) {
    std::vector<Square> squares;
    for (const Action& action : view.legal)
        if (const auto* inspire = std::get_if<Inspire>(&action)) squares.push_back(inspire->square);
    tidy(squares);
    return squares;
}

std::vector<Nation> nations_for(const PlayerView& view, Card card, std::optional<Square> square) {
    std::vector<Nation> nations;
    for (const Nation nation : {Nation::allied, Nation::prussian})
        if (square ? is_legal(view, Inspire{*square, nation}) : is_legal(view, PlayCard{card, nation})) nations.push_back(nation);
    return nations;
}

bool may_play(const PlayerView& view, Card card) {
    return card == Card::fighting_spirit ? !inspirable(view).empty() : !nations_for(view, card).empty();
}

bool anything_to_do(const PlayerView& view) {
    return std::any_of(view.legal.begin(), view.legal.end(), [](const Action& action) {
        return std::holds_alternative<Move>(action) || std::holds_alternative<Attack>(action) || std::holds_alternative<Fire>(action) ||
               std::holds_alternative<Enter>(action) || std::holds_alternative<Bombard>(action) ||
               std::holds_alternative<PlayCard>(action) || std::holds_alternative<Inspire>(action);
    });
}

bool is_legal(const PlayerView& view, const Action& action) { return std::binary_search(view.legal.begin(), view.legal.end(), action); }

Action attempt(const PlayerView& view, Square from, Square to, bool fires) {
    const SeenTile* tile = view.tile_at(to);
    if (fires && tile != nullptr && is_work(tile->kind) && !adjacent(from, to)) return Bombard{from, to};
    if (!view.at(to)) return Move{from, to};
    if (fires) return Fire{from, to};
    if (const auto straight = straight_attack(from, to)) return *straight;
    Square via = from;  // will be the target's neighbour nearest to `from`
    int nearest = square_count;
    for (const Direction direction : directions)
        if (const auto side = step(to, direction); side && distance(from, *side) < nearest) {
            nearest = distance(from, *side);
            via = *side;
        }
    return Attack{from, via, to};
}

}  // namespace fow::waterloo::screens
