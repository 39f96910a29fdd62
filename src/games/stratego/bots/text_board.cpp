#include "games/stratego/bots/text_board.hpp"

#include "bots/text.hpp"

namespace fow::stratego {
namespace {

/// Four columns: the piece in the brackets of its side, then what both players know of it. "(8) ", "[?]'", "[9]*".
[[nodiscard]] std::string cell(const SeenPiece& piece) {
    const std::string brackets = piece.side == blue_seat ? "()" : "[]";
    const char mark = piece.shown || piece.far ? '*' : piece.moved ? '\'' : ' ';
    return {brackets[0], piece.rank ? letter(*piece.rank) : '?', brackets[1], mark};
}

/// The part of the board between two squares, the south-western and the north-eastern one.
[[nodiscard]] std::string board_text(const View& view, const RuleSet& rules, Square low, Square high) {
    std::string files = "  ";
    for (int file = low.file(); file <= high.file(); ++file) files += std::string("  ") + static_cast<char>('a' + file) + ' ';
    files.pop_back();
    files += "\n";
    std::string text = files;
    for (int rank = high.rank(); rank >= low.rank(); --rank) {
        const std::string number = (rank < 9 ? " " : "") + std::to_string(rank + 1);
        text += number + " ";
        for (int file = low.file(); file <= high.file(); ++file) {
            const Square square(file, rank);
            const auto& piece = view.at(square);
            text += piece ? cell(*piece) : rules.lakes.has(square) ? " ~  " : " .  ";
        }
        text += number + "\n";
    }
    return text + files;
}

[[nodiscard]] std::string lost_text(const Army& lost) {
    std::string text;
    for (int i = rank_count - 1; i >= 0; --i)
        if (const Rank rank = ranks[static_cast<std::size_t>(i)]; lost[rank] > 0)
            text += (text.empty() ? " " : ", ") + std::to_string(lost[rank]) + " " + std::string(name(rank));
    return text.empty() ? " nothing" : text;
}

[[nodiscard]] std::string standing_text(const View& view) {
    std::string text;
    if (view.result)
        text = (view.result->winner ? "won by " + std::string(word(*view.result->winner)) : std::string("drawn")) + ": " +
               std::string(word(view.result->ending)) + " (" + std::string(rule_of(view.result->ending)) + ")";
    else text = std::string(word(view.mover)) + (view.phase == Phase::set_up ? " sets up" : " to move");
    if (view.quiet > 0 && !view.result) {
        text += ", " + std::to_string(view.quiet) + (view.quiet == 1 ? " turn" : " turns") + " without an attack";
        if (view.quiet_limit > 0) text += " (drawn at " + std::to_string(view.quiet_limit) + ")";
    }
    text += "\n";
    if (view.draw_offered_by) text += std::string(word(*view.draw_offered_by)) + " offers a draw\n";
    return text;
}

}  // namespace

std::string text_of(const View& view, const RuleSet& rules) {
    std::string text = standing_text(view) + board_text(view, rules, Square(0, 0), Square(rules.files - 1, rules.ranks - 1));
    for (const Seat side : {red_seat, blue_seat})
        text += std::string(side == red_seat ? "Red" : "Blue") + " lost:" + lost_text(view.lost[side]) + "\n";
    for (const RefusedMove& refused : view.repeated)
        text += to_text(Action(refused.move)) + " is refused now (" + std::string(refused.why.rule) + ")\n";
    return text;
}

std::string text_of(const Diagram& diagram) {
    return board_text(diagram.view, diagram.rules, diagram.low, diagram.high) + bots::claims_text(diagram);
}

std::string legend() {
    return "(4) Blue, [4] Red, ~ lake; 1 Marshal, 2 General, 3 Colonel, 4 Major, 5 Captain, 6 Lieutenant, 7 Sergeant, 8 Miner,\n"
           "9 Scout, s Spy, B Bomb, F Flag, ? unknown; after a piece: ' it has moved, * both players know it\n";
}

}  // namespace fow::stratego
