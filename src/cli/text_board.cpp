#include "cli/text_board.hpp"

#include <array>

#include "cli/commands.hpp"

namespace fow::cli {
namespace {

/// Three columns: army, what is known, branch or mark. "F3*", "Ai ", "Al ", "PC ".
[[nodiscard]] std::string cell(const SeenPiece& piece, const Roster& roster) {
    const std::string army(1, piece.army == Army::french ? 'F' : piece.army == Army::allied ? 'A' : 'P');
    if (piece.knowledge == Knowledge::light_infantry) return army + "l ";
    if (!piece.unit)
        return army + (piece.branch == Branch::infantry ? "i " : piece.branch == Branch::cavalry ? "c " : "g ");
    const std::string strength = std::to_string(piece.strength);
    switch (roster[static_cast<std::size_t>(piece.unit->index())].kind) {
        case Kind::light_infantry: return army + strength + "l";
        case Kind::line_infantry: return army + strength + "*";
        case Kind::light_cavalry: return army + strength + "c";
        case Kind::heavy_cavalry: return army + strength + (piece.weakened > 0 ? "'" : "h");
        case Kind::artillery: return army + "G ";
        case Kind::commander: return army + "C5";
        case Kind::commander_in_chief: return army + "CC";
    }
    return army + "??";
}

[[nodiscard]] std::string board_text(const PlayerView& view, const Roster& roster) {
    const std::string files = "     a   b   c   d   e   f   g   h   i   j   k   l\n";
    std::string text = files;
    for (int rank = rank_count - 1; rank >= 0; --rank) {
        const std::string number = (rank < 9 ? " " : "") + std::to_string(rank + 1);
        text += number + " ";
        for (int file = 0; file < file_count; ++file) {
            const auto& piece = view.at(Square(file, rank));
            text += " " + (piece ? cell(*piece, roster) : std::string(" . "));
        }
        text += "  " + number + "\n";
    }
    return text + files;
}

[[nodiscard]] std::string side_text(const SeenSide& side, const char* name, const Roster& roster) {
    const auto id = [&](UnitId unit) { return roster[static_cast<std::size_t>(unit.index())].id; };
    std::string text = std::string(name) + ": reserve";
    if (!side.set_up) text += " not laid open";
    for (std::size_t i = 0; i < 3 && side.set_up; ++i)
        text += " " + std::to_string(side.reserve[i]) + " " + std::string(word(static_cast<Branch>(i)));
    if (!side.reserve_units.empty()) {
        text += " (";
        for (const UnitId unit : side.reserve_units) text += (unit == side.reserve_units.front() ? "" : " ") + id(unit);
        text += ")";
    }
    for (const OffBoard& off : side.off_board)
        text += "; " + std::string(word(off.place)) + " " + cell(off.piece, roster) + (off.piece.unit ? " " + id(*off.piece.unit) : "") +
                (off.may_return ? ", may return" : ", not yet");
    text += "\n  lost " + std::to_string(side.lost.size());
    for (const UnitId unit : side.lost) text += " " + id(unit);
    if (side.line_of_retreat) {
        text += "\n  line of retreat " + std::string(word(*side.line_of_retreat)) + ":";
        for (const Square square : side.line_squares) text += " " + to_text(square);
    }
    return text + "\n";
}

[[nodiscard]] std::string standing_text(const PlayerView& view, const Roster& roster) {
    std::string text = moment(view.turn, view.minutes) + ", " + std::string(word(view.phase)) + ", " +
                       std::string(word(view.decider)) + " decides";
    if (view.phase == Phase::turn)
        text += ", " + std::to_string(view.actions_left) + " of " + std::to_string(view.actions) + " actions left";
    for (const Nation nation : view.owing) text += nation == Nation::allied ? ", the Allies owe one" : ", the Prussians owe one";
    text += "\n";
    if (view.draw_offered_by) text += "a draw is offered by " + std::string(word(*view.draw_offered_by)) + "\n";
    if (view.fight)
        text += "fight: " + cell(view.fight->attacker, roster) + " from " + to_text(view.fight->via) + " against " +
                cell(view.fight->defender, roster) + " at " + to_text(view.fight->at) + (view.fight->frenzy ? ", frenzy\n" : "\n");
    if (view.result)
        text += "result: " + std::string(view.result->winner ? word(*view.result->winner) : "nobody") + " by " +
                std::string(word(view.result->ending)) + " (" + std::string(rule_of(view.result->ending)) + ")\n";
    return text;
}

}  // namespace

std::string text_of(const PlayerView& view, const Roster& roster) {
    return standing_text(view, roster) + board_text(view, roster) + side_text(view.sides.french, "French", roster) +
           side_text(view.sides.allied, "Allied", roster) + "Prussians to come: " + std::to_string(view.prussians_to_come) + "\n";
}

std::string text_of_both(const PlayerView& french, const PlayerView& allied, const Roster& roster) {
    PlayerView open = french;
    for (std::size_t i = 0; i < open.board.size(); ++i)
        if (allied.board[i] && seat_of(allied.board[i]->army) == Seat::allied) open.board[i] = allied.board[i];
    open.sides.allied = allied.sides.allied;
    return text_of(open, roster);
}

std::string legend() {
    return "F French, A Allied, P Prussian; 3* line, 2l light infantry, 2c light, 4h heavy cavalry (4' weakened), G gun,\n"
           "C5 commander, CC commander in chief; backs: i infantry, c cavalry, g artillery, l light infantry that stood fire\n";
}

}  // namespace fow::cli
