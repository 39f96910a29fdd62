// Events as sentences, whole ones with named placeholders so that translations can change the word order, the rule of each, and the words
// of the game in notation and as players read them.
#include "core/table_sentences.hpp"
#include "games/alliance/view/event.hpp"

namespace fow::alliance {
namespace {

[[nodiscard]] std::string signed_text(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

[[nodiscard]] const char* casualty_sentence(const CasualtyTaken& e) {
    using Boxes = std::array<const char*, 3>;  // by Box
    static constexpr Boxes french{"{corps} loses a division: French casualty {number}.",
                                  "{corps} loses a division: French casualty {number}, a rout test.",
                                  "{corps} loses a division: French casualty {number}, the army is broken."};
    static constexpr Boxes allied{"{corps} loses a division: Allied casualty {number}.",
                                  "{corps} loses a division: Allied casualty {number}, a rout test.",
                                  "{corps} loses a division: Allied casualty {number}, the army is broken."};
    static constexpr Boxes french_choose{"The French let {corps} lose a division: French casualty {number}.",
                                         "The French let {corps} lose a division: French casualty {number}, a rout test.",
                                         "The French let {corps} lose a division: French casualty {number}, the army is broken."};
    static constexpr Boxes allies_choose{"The Allies let {corps} lose a division: Allied casualty {number}.",
                                         "The Allies let {corps} lose a division: Allied casualty {number}, a rout test.",
                                         "The Allies let {corps} lose a division: Allied casualty {number}, the army is broken."};
    const bool is_french = army_of(e.corps) == french_seat;
    const Boxes& boxes = e.chosen ? (is_french ? french_choose : allies_choose) : (is_french ? french : allied);
    return boxes[static_cast<std::size_t>(e.box)];
}

[[nodiscard]] const char* chosen_sentence(const ActionChosen& e) {
    const bool french = e.side == french_seat;
    if (e.modifier == 0) return french ? "The French choose {action}." : "The Allies choose {action}.";
    return french ? "The French choose {action} ({modifier})." : "The Allies choose {action} ({modifier}).";
}

[[nodiscard]] const char* tested_sentence(const RoutTested& e) {
    const bool french = e.army == french_seat;
    if (e.modifier == 0 && e.passed)
        return french ? "French rout test: {face} against morale {morale}, passed."
                      : "Allied rout test: {face} against morale {morale}, passed.";
    if (e.modifier == 0)
        return french ? "French rout test: {face} against morale {morale}, failed."
                      : "Allied rout test: {face} against morale {morale}, failed.";
    if (e.passed)
        return french ? "French rout test: {face} {modifier} against morale {morale}, passed."
                      : "Allied rout test: {face} {modifier} against morale {morale}, passed.";
    return french ? "French rout test: {face} {modifier} against morale {morale}, failed."
                  : "Allied rout test: {face} {modifier} against morale {morale}, failed.";
}

[[nodiscard]] const char* result_sentence(const Result& result) {
    const bool french = result.winner == french_seat;
    switch (result.ending) {
        case Ending::morale: return french ? "Allied morale is broken: the French win." : "French morale is broken: the Allies win.";
        case Ending::casualties:
            return french ? "The Allied army has lost too many divisions: the French win."
                          : "The French army has lost too many divisions: the Allies win.";
        case Ending::rout: return french ? "The Allied army routs: the French win." : "The French army routs: the Allies win.";
        case Ending::resigned: return french ? "The Allied player resigns: the French win." : "The French player resigns: the Allies win.";
        case Ending::agreed: return "A draw is agreed.";
        case Ending::limit: break;
    }
    return "Both armies have fought too long: the game is drawn.";
}

constexpr TableWords remark_words{
    .sides = {"French", "Allied"},
    .phrase_given_up = {"The French pass phrase was forgotten; both players gave it up.",
                        "The Allied pass phrase was forgotten; both players gave it up."},
    .time_up = {"The French player has no time left.", "The Allied player has no time left."},
    .seed_chosen = "From here on, the dice follow a seed that was chosen when the program was started.",
    .dice_chosen = "From here on, dice were chosen when the program was started.",
    .played_on = "The steps up to here come from a game that was over. It is played on from {clock}, step {step}.",
    .clock_text = clock_text};

struct Describer {
    Translate tr;

    [[nodiscard]] std::string say(const char* sentence, std::initializer_list<Named> values = {}) const {
        return fill(tr(sentence), values);
    }
    [[nodiscard]] std::string by_side(Seat side, const char* french, const char* allied) const {
        return say(side == french_seat ? french : allied);
    }
    [[nodiscard]] std::string of(Corps corps) const { return tr(name(corps)); }

    std::string operator()(const ActionChosen& e) const {
        if (e.order.id == ActionId::pass) return by_side(e.side, "The French cannot act.", "The Allies cannot act.");
        return say(chosen_sentence(e), {{"action", name_of(e.order, tr)}, {"modifier", signed_text(e.modifier)}});
    }
    std::string operator()(const DieRolled& e) const {
        const std::string row = e.row.empty() ? tr("nothing") : to_text(e.row);
        const std::string rolled = e.face == e.total
                                       ? say("The die shows {face}: {row}.", {{"face", std::to_string(e.face)}, {"row", row}})
                                       : say("The die shows {face}, total {total}: {row}.",
                                             {{"face", std::to_string(e.face)}, {"total", std::to_string(e.total)}, {"row", row}});
        return e.guns_heard ? rolled + " " + say("Grouchy's guns are heard in the east.") : rolled;
    }
    std::string operator()(const CasualtyTaken& e) const {
        return say(casualty_sentence(e),
                   {{"corps", e.chosen ? of(e.corps) : capitalised(of(e.corps))}, {"number", std::to_string(e.number)}});
    }
    std::string operator()(const CasualtyDropped& e) const {
        return by_side(e.army, "No French corps has a division left to lose.", "No Anglo-Allied corps has a division left to lose.");
    }
    std::string operator()(const MoraleLost& e) const {
        const std::string left = e.left == 0 ? "B" : std::to_string(e.left);
        const bool french = e.army == french_seat;
        if (e.last_marker)
            return say(french ? "That was its last marker: French morale falls to {morale}."
                              : "That was its last marker: Allied morale falls to {morale}.",
                       {{"morale", left}});
        return say(french ? "French morale falls to {morale}." : "Allied morale falls to {morale}.", {{"morale", left}});
    }
    std::string operator()(const FormationChanged& e) const {
        return say(e.square ? "{corps} forms square." : "{corps} is in line.", {{"corps", capitalised(of(e.corps))}});
    }
    std::string operator()(const CavalryCharge& e) const {
        return say(e.begins ? "Ney's charge begins: all the French cavalry is launched." : "Ney's charge is over.");
    }
    std::string operator()(const PlaceTaken& e) const {
        const bool prussian = e.place == Place::plancenoit;
        return say(prussian ? (e.changed ? "{place} is Prussian." : "{place} is French again.")
                            : (e.changed ? "{place} is French." : "{place} is Allied again."),
                   {{"place", tr(name(e.place))}});
    }
    std::string operator()(const BatteryLost& e) const {
        return say("The Grand Battery loses a marker, {left} left.", {{"left", std::to_string(e.left)}});
    }
    std::string operator()(const PrussiansMoved& e) const {
        return say(e.arrive ? "A Prussian division comes on, {now} on the battlefield." : "A Prussian division is driven back, {now} left.",
                   {{"now", std::to_string(e.now)}});
    }
    std::string operator()(const Recovered& e) const {
        return say("{corps} gets back its last losses ({markers}), and Allied morale stands at {morale}.",
                   {{"corps", capitalised(of(e.corps))}, {"markers", std::to_string(e.markers)}, {"morale", std::to_string(e.morale)}});
    }
    std::string operator()(const ReserveCommitted& e) const {
        return say("A marker of the Reserve is committed, {left} left.", {{"left", std::to_string(e.left)}});
    }
    std::string operator()(const RoutTested& e) const {
        return say(tested_sentence(e),
                   {{"face", std::to_string(e.face)}, {"modifier", signed_text(e.modifier)}, {"morale", std::to_string(e.morale)}});
    }
    std::string operator()(const TimePassed& e) const {
        return say(e.prussians ? "The Prussians are in strength: it is {time}." : "The losses of the day: it is {time}.",
                   {{"time", tr(name(e.now))}});
    }
    std::string operator()(const DrawOffered& e) const { return by_side(e.side, "The French offer a draw.", "The Allies offer a draw."); }
    std::string operator()(const GameEnded& e) const { return say(result_sentence(e.result)); }
    std::string operator()(const TableEvent& e) const { return fow::describe(e, remark_words, tr); }
};

/// A new kind of event does not compile without an entry here.
struct RuleOfEvent {
    std::string_view operator()(const ActionChosen& e) const { return rule_of(e.order.id); }
    std::string_view operator()(const DieRolled& e) const { return e.guns_heard ? "L5.3" : rule_of(e.order.id); }
    std::string_view operator()(const CasualtyTaken& e) const { return e.chosen ? "L4.3" : "L4.1"; }
    std::string_view operator()(const CasualtyDropped&) const { return "L4.3"; }
    std::string_view operator()(const MoraleLost& e) const { return e.last_marker ? "L4.5" : "L4.4"; }
    std::string_view operator()(const FormationChanged& e) const { return e.square ? "L7.1" : "L7.3"; }
    std::string_view operator()(const CavalryCharge& e) const { return e.begins ? "L7.4" : "L7.7"; }
    std::string_view operator()(const PlaceTaken& e) const { return e.place == Place::plancenoit ? "L8.3" : e.changed ? "L8.1" : "L8.2"; }
    std::string_view operator()(const BatteryLost&) const { return "L4.6"; }
    std::string_view operator()(const PrussiansMoved&) const { return "L9.1"; }
    std::string_view operator()(const Recovered&) const { return "L6.4"; }
    std::string_view operator()(const ReserveCommitted&) const { return "L6.4"; }
    std::string_view operator()(const RoutTested&) const { return "L10.2"; }
    std::string_view operator()(const TimePassed&) const { return "L11.1"; }
    std::string_view operator()(const DrawOffered&) const { return "L12.2"; }
    std::string_view operator()(const GameEnded& e) const { return rule_of(e.result.ending); }
    std::string_view operator()(const TableEvent&) const { return {}; }
};

}  // namespace

std::string describe(const Event& event, Translate translate) { return std::visit(Describer{translate}, event); }

std::string describe(const TableEvent& event, Translate translate) { return fow::describe(event, remark_words, translate); }

std::string_view rule_of(const Event& event) { return std::visit(RuleOfEvent{}, event); }

bool hands_over(const Event& event, Seat seat) {
    const auto* chosen = std::get_if<ActionChosen>(&event);
    return chosen != nullptr && chosen->side == seat;
}

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
        tr_later("d'Erlon"), tr_later("Reille"), tr_later("Lobau"),    tr_later("the Guard"),   tr_later("Kellermann"), tr_later("Milhaud"),
        tr_later("Orange"),  tr_later("Hill"),   tr_later("Uxbridge"), tr_later("the Reserve"), tr_later("Blücher")};
    return word_of(names, corps);
}

std::string_view name(Place place) {
    static constexpr std::array<std::string_view, 3> names{"Hougoumont", "La Haye Sainte", "Plancenoit"};
    return word_of(names, place);
}

std::string_view name(Time time) {
    static constexpr std::array<std::string_view, 3> names{tr_later("Midday"), tr_later("Afternoon"), tr_later("Evening")};
    return word_of(names, time);
}

std::string_view name(ActionId id) {
    static constexpr std::array<std::string_view, 24> names{tr_later("d'Erlon's attack"),
                                                            tr_later("Reille's attack"),
                                                            tr_later("Lobau's fight against the Prussians"),
                                                            tr_later("the Guard's attack on Orange"),
                                                            tr_later("the Guard's attack on Hill"),
                                                            tr_later("the Guard's attack at Plancenoit"),
                                                            tr_later("Kellermann's attack"),
                                                            tr_later("Milhaud's attack"),
                                                            tr_later("Kellermann's counter-attack on Uxbridge"),
                                                            tr_later("Milhaud's counter-attack on Uxbridge"),
                                                            tr_later("the fire of the Grand Battery"),
                                                            tr_later("Orange's attack"),
                                                            tr_later("Hill's attack"),
                                                            tr_later("Orange's return to line"),
                                                            tr_later("Hill's return to line"),
                                                            tr_later("Uxbridge's charge at the guns"),
                                                            tr_later("Uxbridge's counter-attack on d'Erlon"),
                                                            tr_later("the Reserve in support of Orange"),
                                                            tr_later("the Reserve in support of Hill"),
                                                            tr_later("the Reserve to La Haye Sainte"),
                                                            tr_later("the Reserve to Hougoumont"),
                                                            tr_later("Blücher's march"),
                                                            tr_later("Wellington's general advance"),
                                                            tr_later("nothing")};
    return word_of(names, id);
}

std::string name_of(const Order& order, Translate translate) {
    const std::string action = translate(name(order.id));
    return order.napoleon ? fill(translate("{action}, directed by Napoleon"), {{"action", action}}) : action;
}

std::string clock_text(int turn) { return clock_text(turn, untranslated); }
std::string clock_text(int turn, Translate translate) { return fill(translate("turn {turn}"), {{"turn", std::to_string(turn)}}); }

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
