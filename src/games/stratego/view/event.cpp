// Events as values: which rule each rests on, and what is forgotten of them.
#include "games/stratego/view/event.hpp"

namespace fow::stratego {
namespace {

/// A new kind of event does not compile without an entry here.
struct RuleOfEvent {
    std::string_view operator()(const SetUpDone&) const { return "C1.6"; }
    std::string_view operator()(const Moved& e) const { return e.last_over_pair ? "C2.4" : "C2.1"; }
    std::string_view operator()(const Fought& e) const {
        if (e.defender == Rank::flag) return "C4.1";
        if (e.defender == Rank::bomb) return "C3.3";
        if (e.attacker == Rank::spy && e.defender == Rank::marshal) return "C3.4";
        return "C3.2";
    }
    std::string_view operator()(const DrawOffered&) const { return "C4.3"; }
    std::string_view operator()(const GameEnded& e) const { return rule_of(e.result.ending); }
    std::string_view operator()(const TableEvent& e) const { return std::holds_alternative<TimeUp>(e) ? "W15.5" : ""; }
};

}  // namespace

std::string_view rule_of(const Event& event) { return std::visit(RuleOfEvent{}, event); }

std::optional<Square> square_after(const Event& event, Square square) {
    if (const auto* moved = std::get_if<Moved>(&event)) return square == moved->from ? moved->to : square;
    const auto* fought = std::get_if<Fought>(&event);
    if (fought == nullptr || (square != fought->from && square != fought->to)) return square;
    const Outcome survives = square == fought->from ? Outcome::won : Outcome::lost;
    return fought->outcome == survives ? std::optional(fought->to) : std::nullopt;
}

bool hands_over(const Event& event, Seat seat) {
    if (const auto* moved = std::get_if<Moved>(&event)) return moved->side == seat;
    if (const auto* fought = std::get_if<Fought>(&event)) return fought->side == seat;
    const auto* ready = std::get_if<SetUpDone>(&event);
    return ready != nullptr && ready->side == seat;
}

Event forgotten(const Event& event, Viewer viewer) {
    Event kept = event;
    if (auto* fought = std::get_if<Fought>(&kept)) {
        if (fought->outcome == Outcome::won && !sits(viewer, fought->side)) fought->attacker.reset();
        if (fought->outcome == Outcome::lost && !sits(viewer, other(fought->side))) fought->defender.reset();
    }
    return kept;
}

std::string notation_of(const Event& event) {
    if (const auto* moved = std::get_if<Moved>(&event)) return to_text(Action(Move{moved->from, moved->to}));
    const auto* fought = std::get_if<Fought>(&event);
    if (fought == nullptr) return {};
    const auto of = [](std::optional<Rank> rank) { return rank ? letter(*rank) : '?'; };
    return to_text(Action(Move{fought->from, fought->to})) + " fight " + of(fought->attacker) + " " + of(fought->defender) + " " +
           std::string(word(fought->outcome));
}

}  // namespace fow::stratego
