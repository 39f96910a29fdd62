// The words of the game: in notation, and as players read them.
#include "games/alliance/view/event.hpp"

namespace fow::alliance {

std::string_view word(Seat seat) { return seat == french_seat ? "french" : "allied"; }

std::string_view word(Viewer viewer) { return viewer == french_viewer ? "french" : viewer == allied_viewer ? "allied" : "onlooker"; }

std::string_view word(Decider decider) {
    switch (decider) {
        case french_decider: return "french";
        case allied_decider: return "allied";
        case Decider::chance: return "chance";
        case Decider::nobody: break;
    }
    return "nobody";
}

std::string_view name(Corps corps) {
    static constexpr std::array<std::string_view, corps_count> names{
        "d'Erlon", "Reille", "Lobau", "the Guard", "Kellermann", "Milhaud", "Orange", "Hill", "Uxbridge", "the Reserve", "Blücher"};
    return word_of(names, corps);
}

std::string_view name(Place place) {
    static constexpr std::array<std::string_view, 3> names{"Hougoumont", "La Haye Sainte", "Plancenoit"};
    return word_of(names, place);
}

std::string_view name(Time time) {
    static constexpr std::array<std::string_view, 3> names{"Midday", "Afternoon", "Evening"};
    return word_of(names, time);
}

std::string_view name(ActionId id) {
    static constexpr std::array<std::string_view, 24> names{"d'Erlon's attack",
                                                            "Reille's attack",
                                                            "Lobau's fight against the Prussians",
                                                            "the Guard's attack on Orange",
                                                            "the Guard's attack on Hill",
                                                            "the Guard's attack at Plancenoit",
                                                            "Kellermann's attack",
                                                            "Milhaud's attack",
                                                            "Kellermann's counter-attack on Uxbridge",
                                                            "Milhaud's counter-attack on Uxbridge",
                                                            "the fire of the Grand Battery",
                                                            "Orange's attack",
                                                            "Hill's attack",
                                                            "Orange's return to line",
                                                            "Hill's return to line",
                                                            "Uxbridge's charge at the guns",
                                                            "Uxbridge's counter-attack on d'Erlon",
                                                            "the Reserve in support of Orange",
                                                            "the Reserve in support of Hill",
                                                            "the Reserve to La Haye Sainte",
                                                            "the Reserve to Hougoumont",
                                                            "Blücher's march",
                                                            "Wellington's general advance",
                                                            "nothing"};
    return word_of(names, id);
}

std::string name_of(const Order& order, Translate translate) {
    const std::string action = translate(std::string(name(order.id)).c_str());
    return order.napoleon ? fill(translate("{action}, directed by Napoleon"), {{"action", action}}) : action;
}

std::string clock_text(int turn) { return "turn " + std::to_string(turn); }

std::optional<Corps> corps_of(ActionId id) {
    using enum Corps;
    // Called in every position, so not derived from the text.
    static constexpr std::array<std::optional<Corps>, 24> corps{
        derlon, reille, lobau, guard,    guard,    guard,   kellermann, milhaud, kellermann, milhaud, {}, orange,
        hill,   orange, hill,  uxbridge, uxbridge, reserve, reserve,    reserve, reserve,    {},      {}, {}};
    return corps[index(id)];
}

std::string_view rule_of(ActionId id) {
    static constexpr std::array<std::string_view, 24> rules{"L5.1", "L5.2", "L5.3", "L5.4", "L5.4", "L5.5", "L5.6", "L5.6",
                                                            "L5.7", "L5.7", "L5.8", "L6.1", "L6.1", "L6.2", "L6.2", "L6.3",
                                                            "L6.3", "L6.4", "L6.4", "L6.4", "L6.4", "L6.5", "L6.6", "L2.3"};
    return word_of(rules, id);
}

std::string_view rule_of(TableId id) {
    static constexpr std::array<std::string_view, table_count> rules{"L5.1", "L5.1", "L5.2", "L5.2", "L5.3", "L5.4", "L5.5", "L5.6", "L5.6",
                                                                     "L5.7", "L5.8", "L6.1", "L6.3", "L6.3", "L6.5", "L6.5", "L6.6"};
    return word_of(rules, id);
}

std::string_view rule_of(Ending ending) {
    static constexpr std::array<std::string_view, 6> rules{"L10.6", "L10.6", "L10.2", "L12.2", "L12.2", "L11.3"};
    return word_of(rules, ending);
}

std::string to_text(const Order& order) { return std::string(word(order.id)) + (order.napoleon ? "+napoleon" : ""); }

std::optional<Order> order_from_text(std::string_view text) {
    constexpr std::string_view directed = "+napoleon";
    const bool napoleon = text.ends_with(directed);
    if (napoleon) text.remove_suffix(directed.size());
    const auto id = action_id_from_word(text);
    if (!id || (napoleon && side_of(*id) != french_seat)) return std::nullopt;
    return Order{*id, napoleon};
}

std::string to_text(const Action& action) {
    struct Writer {
        std::string operator()(const Order& order) const { return to_text(order); }
        std::string operator()(const Take& take) const { return "take:" + std::string(word(take.corps)); }
        std::string operator()(const OfferDraw&) const { return "offer"; }
        std::string operator()(const AcceptDraw&) const { return "accept"; }
        std::string operator()(const Resign&) const { return "resign"; }
    };
    return std::visit(Writer{}, action);
}

std::optional<Action> action_from_text(std::string_view text) {
    if (text == "offer") return OfferDraw{};
    if (text == "accept") return AcceptDraw{};
    if (text == "resign") return Resign{};
    if (constexpr std::string_view take = "take:"; text.starts_with(take)) {
        const auto corps = corps_from_word(text.substr(take.size()));
        return corps && *corps != Corps::blucher ? std::optional<Action>(Take{*corps}) : std::nullopt;
    }
    if (const auto order = order_from_text(text)) return *order;
    return std::nullopt;
}

std::string to_text(const Roll& roll) { return (roll.kind == Roll::Kind::action ? "die:" : "rout:") + std::to_string(roll.face); }

std::optional<Roll> roll_from_text(std::string_view text) {
    const bool test = text.starts_with("rout:");
    if (!test && !text.starts_with("die:")) return std::nullopt;
    text.remove_prefix(test ? 5 : 4);
    if (text.size() != 1 || text[0] < '1' || text[0] > '6') return std::nullopt;
    return Roll{test ? Roll::Kind::test : Roll::Kind::action, static_cast<std::uint8_t>(text[0] - '0')};
}

std::string to_text(const Effects& effects) {
    std::string text;
    for (const Effect& effect : effects) {
        // A code that acts at most once has no number, as on the cards.
        const bool counts = effect.code <= Code::gb || effect.times > 1;
        text += (text.empty() ? "" : " ") + (counts ? std::to_string(effect.times) : std::string()) + std::string(word(effect.code));
    }
    return text.empty() ? "-" : text;
}

}  // namespace fow::alliance
