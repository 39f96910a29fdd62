// Events as values: the rule for each line of a log, and what is forgotten of them.
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

namespace {

/// A new kind of event does not compile without an entry here.
struct Rule {
    std::string_view operator()(const LineDrawn&) const { return "W3.1"; }
    std::string_view operator()(const SetUpDone&) const { return "W6.3"; }
    std::string_view operator()(const TurnBegan&) const { return "W5.3"; }
    std::string_view operator()(const TurnEnded&) const { return "W1.8"; }
    std::string_view operator()(const Marched&) const { return "W7.4"; }
    std::string_view operator()(const Entered&) const { return "W7.2"; }
    std::string_view operator()(const TakenOff&) const { return "W4.6"; }
    std::string_view operator()(const Fired&) const { return "W4.10"; }
    std::string_view operator()(const Fought& e) const {
        switch (e.verdict) {
            case Verdict::attacker_stronger:
            case Verdict::defender_stronger: return "W4.14";
            case Verdict::equal: return e.same_side ? "W8.9" : "W8.5";
            case Verdict::gun_taken: return "W4.12";
            case Verdict::gun_holds: return "W4.13";
            case Verdict::commander_in_chief_attacks:
            case Verdict::commander_in_chief_falls: return "W5.2";
        }
        return {};
    }
    std::string_view operator()(const DieRolled& e) const {
        return e.face.effect == DieEffect::plain ? "W8.6" : e.face.effect == DieEffect::frenzy ? "W8.7" : "W8.10";
    }
    std::string_view operator()(const FallenChosen&) const { return "W8.9"; }
    std::string_view operator()(const Eliminated&) const { return "W8.4"; }
    std::string_view operator()(const Routed&) const { return "W8.10"; }
    std::string_view operator()(const TookSquare&) const { return "W8.2"; }
    std::string_view operator()(const Weakened&) const { return "W4.5"; }
    std::string_view operator()(const PrussianArrived&) const { return "W9.3"; }
    std::string_view operator()(const DrawOffered&) const { return "W1.6"; }
    std::string_view operator()(const GameEnded& e) const { return rule_of(e.result.ending); }
    std::string_view operator()(const Bombarded&) const { return "W10.6"; }
    std::string_view operator()(const Conquered&) const { return "W10.4"; }
    std::string_view operator()(const TargetChosen&) const { return "W10.9"; }
    std::string_view operator()(const CardsDrafted&) const { return "W11.1"; }
    std::string_view operator()(const CardsTaken&) const { return "W9.8"; }
    std::string_view operator()(const CardPlayed& e) const {
        switch (e.card) {
            case Card::reconnaissance: return "W11.4";
            case Card::initiative: return "W11.5";
            case Card::combined_attack: return "W11.6";
            case Card::fighting_spirit: return e.square ? "W11.7" : "W11.8";
            case Card::grand_battery: return "W11.10";
        }
        return {};
    }
    std::string_view operator()(const CardEnded&) const { return "W11.2"; }
    std::string_view operator()(const Scouted&) const { return "W11.4"; }
    std::string_view operator()(const PrussiansDecided&) const { return "W14.2"; }
    std::string_view operator()(const PursuitBegan&) const { return "W12.3"; }
    std::string_view operator()(const VictimTaken&) const { return "W13.4"; }
    std::string_view operator()(const PieceSaved&) const { return "W13.5"; }
    std::string_view operator()(const RidersFought&) const { return "W13.6"; }
    std::string_view operator()(const RiderLeft&) const { return "W13.7"; }
    std::string_view operator()(const PursuitEnded&) const { return "W13.9"; }
    std::string_view operator()(const TableEvent& e) const { return std::holds_alternative<TimeUp>(e) ? "W15.5" : ""; }
};

}  // namespace

std::string_view rule_of(const Event& event) { return std::visit(Rule{}, event); }

}  // namespace fow::waterloo
