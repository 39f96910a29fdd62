#include "fow/view/action.hpp"

#include <array>
#include <utility>

namespace fow {
namespace {

const std::string& id_of(const Roster& roster, UnitId unit) { return roster[static_cast<std::size_t>(unit.index())].id; }

struct Writer {
    const Roster& roster;
    std::string operator()(const PlaceUnit& a) const { return id_of(roster, a.unit) + "@" + to_text(a.square); }
    std::string operator()(const Unplace& a) const { return id_of(roster, a.unit) + "@reserve"; }
    std::string operator()(const Ready&) const { return "ready"; }
    std::string operator()(const Move& a) const { return to_text(a.from) + "-" + to_text(a.to); }
    std::string operator()(const Attack& a) const {
        const bool straight = straight_attack(a.from, a.to) == a;
        return to_text(a.from) + (straight ? "" : "-" + to_text(a.via)) + "x" + to_text(a.to);
    }
    std::string operator()(const Fire& a) const { return to_text(a.from) + ":" + to_text(a.to); }
    std::string operator()(const Enter& a) const { return id_of(roster, a.unit) + "+" + to_text(a.square); }
    std::string operator()(const TakeOff& a) const { return to_text(a.from) + "-off"; }
    std::string operator()(const ChooseFallen& a) const { return a.frenzied_falls ? "frenzied-falls" : "other-falls"; }
    std::string operator()(const StandingOrder& a) const { return a.ask ? "orders-ask" : "orders-silent"; }
    std::string operator()(const EndTurn&) const { return "end"; }
    std::string operator()(const OfferDraw&) const { return "offer-draw"; }
    std::string operator()(const AcceptDraw&) const { return "accept-draw"; }
    std::string operator()(const Resign&) const { return "resign"; }
};

std::optional<Action> fixed_word(std::string_view text) {
    static const std::array<std::pair<std::string_view, Action>, 9> fixed{{{"ready", Ready{}},
                                                                           {"end", EndTurn{}},
                                                                           {"offer-draw", OfferDraw{}},
                                                                           {"accept-draw", AcceptDraw{}},
                                                                           {"resign", Resign{}},
                                                                           {"frenzied-falls", ChooseFallen{true}},
                                                                           {"other-falls", ChooseFallen{false}},
                                                                           {"orders-ask", StandingOrder{true}},
                                                                           {"orders-silent", StandingOrder{false}}}};
    for (const auto& [name, action] : fixed)
        if (name == text) return action;
    return std::nullopt;
}

std::optional<Action> with_unit(const Roster& roster, std::string_view text, std::size_t mark) {
    const auto unit = find_unit(roster, text.substr(0, mark));
    if (!unit) return std::nullopt;
    const std::string_view rest = text.substr(mark + 1);
    if (text[mark] == '@' && rest == "reserve") return Unplace{*unit};
    const auto square = square_from_text(rest);
    if (!square) return std::nullopt;
    if (text[mark] == '@') return PlaceUnit{*unit, *square};
    return Enter{*unit, *square};
}

std::optional<Action> attack_from_text(std::string_view approach, std::string_view target) {
    const auto to = square_from_text(target);
    if (!to) return std::nullopt;
    const std::size_t dash = approach.find('-');
    const auto from = square_from_text(approach.substr(0, dash));
    if (!from) return std::nullopt;
    if (dash == std::string_view::npos) {
        const auto attack = straight_attack(*from, *to);
        return attack ? std::optional<Action>(*attack) : std::nullopt;
    }
    const auto via = square_from_text(approach.substr(dash + 1));
    if (!via) return std::nullopt;
    return Attack{*from, *via, *to};
}

}  // namespace

std::optional<Attack> straight_attack(Square from, Square to) {
    const auto direction = line_direction(from, to);
    if (!direction) return std::nullopt;
    return Attack{from, *step(to, opposite(*direction)), to};
}

std::string to_text(const Roster& roster, const Action& action) { return std::visit(Writer{roster}, action); }

std::optional<Action> action_from_text(const Roster& roster, std::string_view text) {
    if (auto action = fixed_word(text)) return action;
    if (const auto mark = text.find_first_of("@+"); mark != std::string_view::npos) return with_unit(roster, text, mark);
    if (const auto cross = text.find('x'); cross != std::string_view::npos)
        return attack_from_text(text.substr(0, cross), text.substr(cross + 1));
    if (const auto colon = text.find(':'); colon != std::string_view::npos) {
        const auto from = square_from_text(text.substr(0, colon));
        const auto to = square_from_text(text.substr(colon + 1));
        return from && to ? std::optional<Action>(Fire{*from, *to}) : std::nullopt;
    }
    const auto dash = text.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    const auto from = square_from_text(text.substr(0, dash));
    if (!from) return std::nullopt;
    if (text.substr(dash + 1) == "off") return TakeOff{*from};
    const auto to = square_from_text(text.substr(dash + 1));
    return to ? std::optional<Action>(Move{*from, *to}) : std::nullopt;
}

}  // namespace fow
