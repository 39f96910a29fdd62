#include "games/waterloo/view/action.hpp"

#include <array>
#include <utility>

#include "core/words.hpp"

namespace fow::waterloo {
namespace {

constexpr std::array<std::string_view, all_orders.size()> orders_words{"ask", "silent", "known", "never"};

const std::string& id_of(const Roster& roster, UnitId unit) { return unit_of(roster, unit).id; }

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
    std::string operator()(const StandingOrder& a) const { return "orders-" + std::string(word(a.order)); }
    std::string operator()(const EndTurn&) const { return "end"; }
    std::string operator()(const OfferDraw&) const { return "offer-draw"; }
    std::string operator()(const AcceptDraw&) const { return "accept-draw"; }
    std::string operator()(const Resign&) const { return "resign"; }
    std::string operator()(const Bombard& a) const { return to_text(a.from) + "::" + to_text(a.to); }
    std::string operator()(const ChooseTarget& a) const { return "frenzy:" + (a.target ? to_text(*a.target) : "none"); }
    std::string operator()(const DraftCards& a) const {
        return "keep:" + std::string(word(a.keep)) + (a.discard ? ",discard:" + std::string(word(*a.discard)) : "");
    }
    std::string operator()(const TakeCards& a) const {
        return "take:" + std::string(word(a.first)) + (a.second ? "," + std::string(word(*a.second)) : "");
    }
    std::string operator()(const PlayCard& a) const { return "card:" + std::string(word(a.card)) + named(a.nation); }
    std::string operator()(const Inspire& a) const { return "inspire:" + to_text(a.square) + named(a.nation); }
    std::string operator()(const Look& a) const { return "look:" + to_text(a.square); }
    std::string operator()(const EndCard&) const { return "card-end"; }
    std::string operator()(const AnswerAttack& a) const { return a.spirit ? "spirit" : "no-card"; }
    std::string operator()(const TakeVictim& a) const { return number(a.rider) + "x" + to_text(a.square); }
    std::string operator()(const SavePiece& a) const { return (a.rider ? number(*a.rider) : "") + "+" + to_text(a.square); }
    std::string operator()(const AttackRider& a) const { return number(a.rider) + "x" + number(a.target); }
    std::string operator()(const LeavePursuit& a) const { return number(a.rider) + "-off"; }

private:
    static std::string number(Rider rider) { return "#" + std::to_string(rider.slot() + 1); }
    static std::string named(Nation nation) { return nation == Nation::prussian ? ",prussian" : ""; }
};

std::optional<Action> fixed_word(std::string_view text) {
    static const std::array<std::pair<std::string_view, Action>, 11> fixed{{{"ready", Ready{}},
                                                                            {"end", EndTurn{}},
                                                                            {"offer-draw", OfferDraw{}},
                                                                            {"accept-draw", AcceptDraw{}},
                                                                            {"resign", Resign{}},
                                                                            {"frenzied-falls", ChooseFallen{true}},
                                                                            {"other-falls", ChooseFallen{false}},
                                                                            {"frenzy:none", ChooseTarget{}},
                                                                            {"card-end", EndCard{}},
                                                                            {"spirit", AnswerAttack{true}},
                                                                            {"no-card", AnswerAttack{false}}}};
    for (const auto& [name, action] : fixed)
        if (name == text) return action;
    constexpr std::string_view head = "orders-";
    if (!text.starts_with(head)) return std::nullopt;
    const auto order = from_word<Orders>(orders_words, text.substr(head.size()));
    return order ? std::optional<Action>(StandingOrder{*order}) : std::nullopt;
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
    const Attack attack{*from, *via, *to};
    return attack == straight_attack(*from, *to) ? std::nullopt : std::optional<Action>(attack);
}

/// The text before a comma, and the one after it if there is a comma.
struct Pair {
    std::string_view first;
    std::optional<std::string_view> second;
    explicit Pair(std::string_view text) : first(text.substr(0, text.find(','))) {
        if (first.size() < text.size()) second = text.substr(first.size() + 1);
    }
    [[nodiscard]] std::optional<Nation> nation() const {
        if (!second) return Nation::allied;
        return *second == "prussian" ? std::optional(Nation::prussian) : std::nullopt;
    }
};

std::optional<Action> drafted(const Pair& pair) {
    const auto keep = card_from_word(pair.first);
    if (!keep) return std::nullopt;
    if (!pair.second) return DraftCards{*keep, {}};
    constexpr std::string_view mark = "discard:";
    if (!pair.second->starts_with(mark)) return std::nullopt;
    const auto discard = card_from_word(pair.second->substr(mark.size()));
    return discard ? std::optional<Action>(DraftCards{*keep, discard}) : std::nullopt;
}

std::optional<Action> taken(const Pair& pair) {
    const auto first = card_from_word(pair.first);
    if (!first) return std::nullopt;
    if (!pair.second) return TakeCards{*first, {}};
    const auto second = card_from_word(*pair.second);
    return second && *first <= *second ? std::optional<Action>(TakeCards{*first, second}) : std::nullopt;
}

/// "keep:...", "take:...", "card:...", "inspire:...", "look:...", "frenzy:..."
std::optional<Action> headed(std::string_view head, const Pair& rest) {
    if (head == "keep") return drafted(rest);
    if (head == "take") return taken(rest);
    if (head == "card") {
        const auto card = card_from_word(rest.first);
        const auto nation = rest.nation();
        return card && nation ? std::optional<Action>(PlayCard{*card, *nation}) : std::nullopt;
    }
    const auto square = square_from_text(rest.first);
    if (!square) return std::nullopt;
    if (head == "inspire") {
        const auto nation = rest.nation();
        return nation ? std::optional<Action>(Inspire{*square, *nation}) : std::nullopt;
    }
    if (rest.second) return std::nullopt;
    if (head == "look") return Look{*square};
    if (head == "frenzy") return ChooseTarget{square};
    return std::nullopt;
}

/// "#3" is the third place of the line. At most three digits and no leading zero, so that each rider has exactly one text.
std::optional<Rider> rider_from_text(std::string_view text) {
    if (text.size() < 2 || text.size() > 4 || text[0] != '#' || text[1] == '0') return std::nullopt;
    int number = 0;
    for (const char c : text.substr(1)) {
        if (c < '0' || c > '9') return std::nullopt;
        number = number * 10 + c - '0';
    }
    return number <= max_units ? std::optional(Rider(number - 1)) : std::nullopt;
}

std::optional<Action> of_rider(std::string_view text) {
    const auto mark = text.find_first_of("x+-");
    if (mark == std::string_view::npos) return std::nullopt;
    const auto rider = rider_from_text(text.substr(0, mark));
    const std::string_view rest = text.substr(mark + 1);
    if (!rider) return std::nullopt;
    if (text[mark] == '-') return rest == "off" ? std::optional<Action>(LeavePursuit{*rider}) : std::nullopt;
    if (text[mark] == 'x')
        if (const auto target = rider_from_text(rest)) return AttackRider{*rider, *target};
    const auto square = square_from_text(rest);
    if (!square) return std::nullopt;
    return text[mark] == 'x' ? Action(TakeVictim{*rider, *square}) : Action(SavePiece{*rider, *square});
}

}  // namespace

std::string_view word(Orders order) { return word_of(orders_words, order); }

std::optional<Attack> straight_attack(Square from, Square to) {
    const auto direction = line_direction(from, to);
    if (!direction) return std::nullopt;
    return Attack{from, *step(to, opposite(*direction)), to};
}

std::string to_text(const Roster& roster, const Action& action) { return std::visit(Writer{roster}, action); }

std::optional<Action> action_from_text(const Roster& roster, std::string_view text) {
    if (auto action = fixed_word(text)) return action;
    if (text.starts_with('#')) return of_rider(text);
    if (text.starts_with('+')) {
        const auto square = square_from_text(text.substr(1));
        return square ? std::optional<Action>(SavePiece{{}, *square}) : std::nullopt;
    }
    if (const auto colon = text.find(':'); colon != std::string_view::npos && colon > 3)
        return headed(text.substr(0, colon), Pair(text.substr(colon + 1)));
    if (const auto mark = text.find_first_of("@+"); mark != std::string_view::npos) return with_unit(roster, text, mark);
    if (const auto cross = text.find('x'); cross != std::string_view::npos)
        return attack_from_text(text.substr(0, cross), text.substr(cross + 1));
    if (const auto colon = text.find(':'); colon != std::string_view::npos) {
        const bool at_tile = text.substr(colon).starts_with("::");
        const auto from = square_from_text(text.substr(0, colon));
        const auto to = square_from_text(text.substr(colon + (at_tile ? 2 : 1)));
        if (!from || !to) return std::nullopt;
        return at_tile ? Action(Bombard{*from, *to}) : Action(Fire{*from, *to});
    }
    const auto dash = text.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    const auto from = square_from_text(text.substr(0, dash));
    if (!from) return std::nullopt;
    if (text.substr(dash + 1) == "off") return TakeOff{*from};
    const auto to = square_from_text(text.substr(dash + 1));
    return to ? std::optional<Action>(Move{*from, *to}) : std::nullopt;
}

std::string to_text(Square square) { return std::string(1, static_cast<char>('a' + square.file())) + std::to_string(square.rank() + 1); }

std::optional<Square> square_from_text(std::string_view text) {
    if (text.size() < 2 || text.size() > 3) return std::nullopt;
    const int file = text[0] - 'a';
    if (file < 0 || file >= file_count) return std::nullopt;
    const std::string_view number = text.substr(1);
    if (number == "10") return Square(file, 9);
    if (number.size() != 1 || number[0] < '1' || number[0] > '9') return std::nullopt;
    return Square(file, number[0] - '1');
}

}  // namespace fow::waterloo
