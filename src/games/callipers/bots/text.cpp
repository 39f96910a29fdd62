#include "games/callipers/bots/text.hpp"

#include <iomanip>
#include <sstream>

namespace fow::callipers {
namespace {

[[nodiscard]] std::string standing_text(const Rules& rules, const State& state) {
    const Battle& battle = rules.battle();
    std::string text = "turn " + std::to_string(state.turn) + " of " + std::to_string(battle.turns) + ", " +
                       time_text(battle.clock + (state.turn - 1) * battle.minutes) + ": ";
    if (state.result)
        return text + (state.result->winner ? "won by " + std::string(word(*state.result->winner)) : std::string("drawn")) + ", " +
               std::string(word(state.result->ending)) + " (" + std::string(rule_of(state.result->ending)) + ")";
    text += std::string(word(state.side)) + " in turn, " + std::string(word_of(step_words, state.step));
    if (state.stage == Stage::orders) return text;
    return text + ", " + std::string(word_of(stage_words, state.stage)) + ": " + std::string(word(turn(state))) + " decides";
}

[[nodiscard]] std::string done_text(const Place& place) {
    std::string text;
    const auto add = [&](bool flag, const char* what) {
        if (flag) text += (text.empty() ? "" : ", ") + std::string(what);
    };
    add(place.moved, "moved");
    add(place.fired, "fired");
    add(place.shot_at, "fired at");
    add(place.attacked, "has attacked");
    add(place.defended, "has defended");
    return text;
}

void add_piece(std::ostringstream& out, const Rules& rules, const State& state, int i) {
    const Piece& piece = rules.piece(i);
    const Place& place = state.pieces[static_cast<std::size_t>(i)];
    static constexpr std::array<char, 3> letters{'I', 'C', 'A'};
    out << std::setw(5) << piece.key << ' ' << letters[index(piece.arm)] << piece.thousands << std::setw(6) << place.at.x << std::setw(6)
        << place.at.y << std::setw(4) << place.facing << "  " << piece.name;
    if (state.general[piece.side] == i) out << " (general)";
    if (const std::string done = done_text(place); !done.empty()) out << ": " << done;
    out << '\n';
}

}  // namespace

std::string text_of(const Rules& rules, const State& state) {
    std::ostringstream out;
    const Battle& battle = rules.battle();
    out << battle.name << ", " << standing_text(rules, state) << '\n'
        << "losses: French " << 1000 * state.losses.first << ", Allied " << 1000 * state.losses.second << " of " << 1000 * battle.need
        << "; men moved " << 1000 * state.marched << " of " << 1000 * battle.budget << '\n';
    for (std::size_t i = 0; i < battle.holds.size(); ++i)
        out << (i == 0 ? "" : ", ") << rules.fort_name(static_cast<int>(i)) << ' ' << title(state.owners[i]);
    if (!battle.holds.empty()) out << '\n';
    if (state.offer) out << title(*state.offer) << " offer of a draw\n";
    for (const Seat side : seats) {
        out << title(side) << '\n';
        for (int i = 0; i < rules.count(); ++i)
            if (rules.piece(i).side == side && state.pieces[static_cast<std::size_t>(i)].stands) add_piece(out, rules, state, i);
    }
    return out.str();
}

}  // namespace fow::callipers
