#include "games/waterloo/view/event.hpp"

#include "core/words.hpp"

namespace fow::waterloo {
namespace {

constexpr std::array<std::string_view, ending_count> ending_words{
    "line_of_retreat",         "commanders_lost", "nobody_can_act", "resigned",           "draw_agreed",   "quiet_turns",  "nightfall",
    "commander_in_chief_lost", "napoleon_lost",   "centre_taken",   "pursuit_indecisive", "pursuit_minor", "pursuit_major"};
constexpr std::array<std::string_view, ending_count> ending_rules{"W1.1", "W1.2",  "W1.5",  "W1.6",  "W1.6",  "W1.7", "W15.2",
                                                                  "W1.3", "W12.1", "W12.2", "W13.9", "W13.9", "W13.9"};

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

bool hands_over(const Event& event, Seat seat) {
    if (const auto* ended = std::get_if<TurnEnded>(&event)) return ended->seat == seat;
    if (const auto* ready = std::get_if<SetUpDone>(&event)) return ready->seat == seat;
    return false;
}

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
        // The losses show who won anyway, but not that the winner was a commander in chief.
        if (fought->verdict == Verdict::commander_in_chief_attacks) fought->verdict = Verdict::attacker_stronger;
        fought->attack = fought->defence = 0;
        fought->attack_bonuses.clear();
        fought->defence_bonuses.clear();
    }
    if (auto* bombarded = std::get_if<Bombarded>(&kept)) forget(bombarded->gun, viewer);
    if (auto* scouted = std::get_if<Scouted>(&kept))
        for (SeenPiece& piece : scouted->pieces) forget(piece, viewer);
    if (auto* victim = std::get_if<VictimTaken>(&kept)) forget(victim->cavalry, viewer);
    if (auto* saved = std::get_if<PieceSaved>(&kept)) {
        if (saved->cavalry) forget(*saved->cavalry, viewer);
        forget(saved->saved, viewer);
    }
    if (auto* riders = std::get_if<RidersFought>(&kept)) forget(riders->attacker_wins ? riders->attacker : riders->defender, viewer);
    if (auto* left = std::get_if<RiderLeft>(&kept)) forget(left->piece, viewer);
    return kept;
}

}  // namespace fow::waterloo
