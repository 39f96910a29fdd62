#include "fow/view/event.hpp"

#include "words.hpp"

namespace fow {
namespace {

constexpr std::array<std::string_view, 7> ending_words{"line_of_retreat", "commanders_lost", "nobody_can_act", "resigned",
                                                       "draw_agreed",     "quiet_turns",     "nightfall"};
constexpr std::array<std::string_view, 7> ending_rules{"W1.1", "W1.2", "W1.5", "W1.6", "W1.6", "W1.7", "W15.2"};

void forget(SeenPiece& piece, Viewer viewer) {
    if (sits(viewer, seat_of(piece.army))) {
        piece.known_to_enemy = Knowledge::back;
        return;
    }
    piece.knowledge = Knowledge::back;
    piece.unit.reset();
    piece.strength = 0;
}

}  // namespace

std::string_view word(Ending ending) { return word_of(ending_words, ending); }
std::string_view rule_of(Ending ending) { return word_of(ending_rules, ending); }

Event forgotten(const Event& event, Viewer viewer) {
    Event kept = event;
    if (auto* marched = std::get_if<Marched>(&kept)) forget(marched->piece, viewer);
    if (auto* entered = std::get_if<Entered>(&kept)) forget(entered->piece, viewer);
    if (auto* taken = std::get_if<TakenOff>(&kept)) forget(taken->piece, viewer);
    if (auto* routed = std::get_if<Routed>(&kept)) forget(routed->piece, viewer);
    if (auto* took = std::get_if<TookSquare>(&kept)) forget(took->piece, viewer);
    if (auto* weakened = std::get_if<Weakened>(&kept)) forget(weakened->piece, viewer);
    if (auto* fired = std::get_if<Fired>(&kept)) {
        forget(fired->gun, viewer);
        if (!fired->destroyed) forget(fired->target, viewer);
    }
    if (auto* fought = std::get_if<Fought>(&kept)) {
        forget(fought->attacker, viewer);
        forget(fought->defender, viewer);
        // Who won may be read off the losses; that it was a commander in chief who won may not.
        if (fought->verdict == Verdict::commander_in_chief_attacks) fought->verdict = Verdict::attacker_stronger;
    }
    return kept;
}

}  // namespace fow
