#include "games/stratego/screens/moves.hpp"

#include <algorithm>

#include "ui/words/tr.hpp"

namespace fow::stratego::screens {

Reach reach_of(const View& view, Square from) {
    Reach reach;
    for (const fow::stratego::Action& action : view.legal)
        if (const auto* move = std::get_if<Move>(&action); move != nullptr && move->from == from)
            (view.at(move->to) ? reach.attacks : reach.moves).push_back(move->to);
    for (const auto& refused : view.repeated)
        if (refused.move.from == from) reach.crossed.push_back(refused.move.to);
    return reach;
}

std::string why_crossed(const View& view, const Move& move) {
    for (const auto& refused : view.repeated)
        if (refused.move == move)
            return fill(tr("{reason} ({rule})"), {{"reason", reason_of(refused.why, tr)}, {"rule", std::string(refused.why.rule)}});
    return {};
}

std::string reach_text(const View& view, Square from) {
    const Reach reach = reach_of(view, from);
    const auto& piece = view.at(from);
    const auto moves = static_cast<int>(reach.moves.size());
    const auto attacks = static_cast<int>(reach.attacks.size());
    if (moves + attacks == 0) {
        if (piece && piece->rank && !can_move(*piece->rank)) return {};
        return reach.crossed.empty() ? tr("Blocked: it cannot move now.") : tr("It can go nowhere now: a limit on repetition forbids it.");
    }
    const Named count{"count", std::to_string(moves)};
    const Named targets{"targets", std::to_string(attacks)};
    if (attacks == 0) return fill(tr("It may go to {count} square.", "It may go to {count} squares.", moves), {count});
    std::string attack = fill(tr("It may attack {targets} piece.", "It may attack {targets} pieces.", attacks), {targets});
    if (moves == 0) return attack;
    return fill(tr("It may go to {count} square, or attack: {targets} in reach.",
                   "It may go to {count} squares, or attack: {targets} in reach.", moves),
                {count, targets});
}

bool may(const View& view, const fow::stratego::Action& action) {
    return std::find(view.legal.begin(), view.legal.end(), action) != view.legal.end();
}

}  // namespace fow::stratego::screens
