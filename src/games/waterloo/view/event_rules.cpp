// The rule for each line of a log. A new kind of event does not compile without an entry here.
#include "games/waterloo/view/event.hpp"

namespace fow::waterloo {
namespace {

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
