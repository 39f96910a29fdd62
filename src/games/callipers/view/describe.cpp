// Events as sentences: whole ones with named placeholders, so that translations can change the word order; and the rule of each.
#include "core/numbers.hpp"
#include "core/table_sentences.hpp"
#include "games/callipers/view/places.hpp"

namespace fow::callipers {
namespace {

[[nodiscard]] std::string number(int value) { return std::to_string(value); }
[[nodiscard]] std::string place(Point at) { return "(" + std::to_string(at.x) + ", " + std::to_string(at.y) + ")"; }

[[nodiscard]] std::string names(const std::vector<PieceName>& pieces, Translate tr) {
    std::string text;
    for (const PieceName& piece : pieces) text += (text.empty() ? "" : ", ") + tr(piece.name);
    return text;
}

/// The terms of a sum that count: "3 + 1 + die 4 = 8".
[[nodiscard]] std::string sum_text(const Sum& sum, Translate tr) {
    std::string text = number(sum.points);
    const auto add = [&](const char* sentence, int value) {
        if (value != 0) text += " " + fill(tr(sentence), {{"count", number(value)}});
    };
    add(tr_later("+ {count} for the attack"), sum.attack);
    add(sum.flank > 1 ? tr_later("+ {count} for the rear") : tr_later("+ {count} for the flank"), sum.flank);
    add(tr_later("+ {count} for the general"), sum.general);
    add(tr_later("+ {count} for the walls"), sum.walls);
    add(tr_later("{count} over the limit"), sum.capped);
    for (const int die : sum.dice) add(tr_later("+ die {count}"), die);
    return text + " = " + number(sum.total());
}

[[nodiscard]] const char* result_sentence(const Result& result) {
    const bool french = result.winner == french_seat;
    switch (result.ending) {
        case Ending::losses:
            return french ? "The Allied army has lost too many men: the French win."
                          : "The French army has lost too many men: the Allies win.";
        case Ending::time: return french ? "Time is up: the French win." : "Time is up: the Allies win.";
        case Ending::destroyed:
            return french ? "The Allies have no piece left: the French win." : "The French have no piece left: the Allies win.";
        case Ending::resigned: return french ? "The Allied player resigns: the French win." : "The French player resigns: the Allies win.";
        case Ending::agreed: break;
    }
    return "A draw is agreed.";
}

/// By the number of yards.
[[nodiscard]] CountedSentence yards_sentence(const PieceMoved& e) {
    switch (e.how) {
        case PieceMoved::How::moved:
            if (e.country == e.yards)
                return tr_later("{piece}: moved {yards} yard to {place}.", "{piece}: moved {yards} yards to {place}.");
            return tr_later("{piece}: moved {yards} yard, {country} of them off the road, to {place}.",
                            "{piece}: moved {yards} yards, {country} of them off the road, to {place}.");
        case PieceMoved::How::driven:
            if (e.at_edge)
                return tr_later("{piece}: driven back {yards} yard to {place}, stopped by the limit of the field.",
                                "{piece}: driven back {yards} yards to {place}, stopped by the limit of the field.");
            if (!e.stopped_by.empty())
                return tr_later("{piece}: driven back {yards} yard to {place}, stopped by {stop}.",
                                "{piece}: driven back {yards} yards to {place}, stopped by {stop}.");
            return tr_later("{piece}: driven back {yards} yard to {place}.", "{piece}: driven back {yards} yards to {place}.");
        case PieceMoved::How::retired:
            return tr_later("{piece}: retired {yards} yard to {place}.", "{piece}: retired {yards} yards to {place}.");
        default: break;
    }
    return tr_later("{piece}: advanced {yards} yard to {place}.", "{piece}: advanced {yards} yards to {place}.");
}

[[nodiscard]] Sentence moved_sentence(const PieceMoved& e, bool on_map, Translate tr) {
    switch (e.how) {
        case PieceMoved::How::turned: return on_map ? tr("{piece}: turned to {way}.") : tr("{piece}: turned to {facing} degrees.");
        case PieceMoved::How::wheeled:
            return on_map ? tr("{piece}: wheeled to {way}.") : tr("{piece}: wheeled to {facing} degrees, to {place}.");
        case PieceMoved::How::rallied: return tr("{piece}: rallied at {place}.");
        default: break;
    }
    const CountedSentence sentence = yards_sentence(e);
    return tr(sentence.one, sentence.many, e.yards);
}

[[nodiscard]] const char* lost_sentence(PieceLost::How how) {
    switch (how) {
        case PieceLost::How::crossfire: return "{piece}: lost under the fire of several guns, {men} men.";
        case PieceLost::How::walls: return "{piece}: lost to fire behind the walls, {men} men.";
        case PieceLost::How::duel: return "{piece}: lost in the gun duel, {men} men.";
        case PieceLost::How::fight: return "{piece}: lost, {men} men.";
        case PieceLost::How::price: return "The victory costs {piece}, {men} men.";
        case PieceLost::How::rally: return "{piece}: lost, no place to rally, {men} men.";
        case PieceLost::How::general: break;
    }
    return "{piece}: lost with the general's group, {men} men.";
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
    Translate tr = untranslated;
    const RuleSet* rules = nullptr;

    [[nodiscard]] std::string say(const char* sentence, std::initializer_list<Named> values = {}) const {
        return fill(tr(sentence), values);
    }
    [[nodiscard]] std::string by_side(Seat side, const char* french, const char* allied) const {
        return say(side == french_seat ? french : allied);
    }

    std::string operator()(const PieceMoved& e) const {
        return fill(moved_sentence(e, rules != nullptr, tr), {{"piece", tr(e.piece.name)},
                                                              {"yards", number(e.yards)},
                                                              {"stop", tr(e.stopped_by)},
                                                              {"country", number(e.country)},
                                                              {"facing", number(e.facing)},
                                                              {"way", way_text(e.facing, tr)},
                                                              {"place", rules == nullptr ? place(e.to) : place_text(e.to, *rules, tr)}});
    }
    std::string operator()(const GeneralRode& e) const {
        const bool french = e.host.side == french_seat;
        return say(e.fallen ? (french ? "The French general has lost his piece and joins {piece}."
                                      : "The Allied general has lost his piece and joins {piece}.")
                            : (french ? "The French general rides to {piece}." : "The Allied general rides to {piece}."),
                   {{"piece", tr(e.host.name)}});
    }
    std::string operator()(const FireOrdered& e) const {
        return say("{guns} fire at {target}.", {{"guns", names(e.guns, tr)}, {"target", tr(e.target.name)}});
    }
    std::string operator()(const DieThrown& e) const {
        return say(e.side == french_seat ? "The French throw {face}." : "The Allies throw {face}.", {{"face", number(e.face)}});
    }
    std::string operator()(const FireWithout& e) const {
        return say("The fire at {target} has no effect.", {{"target", tr(e.target.name)}});
    }
    std::string operator()(const StoodFast& e) const {
        return say("{piece}: not driven back, as there is no room.", {{"piece", tr(e.piece.name)}});
    }
    std::string operator()(const PieceLost& e) const {
        return say(lost_sentence(e.how), {{"piece", tr(e.piece.name)}, {"men", grouped(1000 * e.thousands, tr)}});
    }
    std::string operator()(const AttackOrdered& e) const {
        return say(e.fort.empty() ? "{group}: attack on {target}." : "{group}: attack on {target} in {fort}.",
                   {{"group", names(e.group, tr)}, {"target", tr(e.target.name)}, {"fort", tr(e.fort)}});
    }
    std::string operator()(const SupportNamed& e) const {
        if (e.pieces.empty()) return by_side(e.side, "The French name no support.", "The Allies name no support.");
        return say("{pieces}: support.", {{"pieces", names(e.pieces, tr)}});
    }
    std::string operator()(const FightSettled& e) const {
        const int margin = e.attacker.total() - e.defender.total();
        return say(margin > 0   ? "{attacker} against {defender}: the attack succeeds."
                   : margin < 0 ? "{attacker} against {defender}: the attack fails."
                                : "{attacker} against {defender}: undecided.",
                   {{"attacker", sum_text(e.attacker, tr)}, {"defender", sum_text(e.defender, tr)}});
    }
    std::string operator()(const Declined& e) const {
        if (e.what == Declined::What::advancing) return by_side(e.side, "The French do not advance.", "The Allies do not advance.");
        return by_side(e.side, "The French do not retire.", "The Allies do not retire.");
    }
    std::string operator()(const StrongpointTaken& e) const {
        return say(e.side == french_seat ? "{place} is French." : "{place} is Allied.", {{"place", tr(e.name)}});
    }
    std::string operator()(const TurnEnded& e) const {
        return say(e.side == french_seat ? "The French end turn {turn}." : "The Allies end turn {turn}.", {{"turn", number(e.turn)}});
    }
    std::string operator()(const DrawOffered& e) const { return by_side(e.side, "The French offer a draw.", "The Allies offer a draw."); }
    std::string operator()(const GameEnded& e) const { return say(result_sentence(e.result)); }
    std::string operator()(const TableEvent& e) const { return fow::describe(e, remark_words, tr); }
};

/// A new kind of event does not compile without an entry here.
struct RuleOfEvent {
    std::string_view operator()(const PieceMoved& e) const {
        switch (e.how) {
            case PieceMoved::How::moved: return "K5.1";
            case PieceMoved::How::turned: return "K5.6";
            case PieceMoved::How::wheeled: return "K5.7";
            case PieceMoved::How::driven: return "K8.1";
            case PieceMoved::How::retired: return "K8.2";
            case PieceMoved::How::rallied: return "K9.15";
            case PieceMoved::How::advanced: break;
        }
        return "K9.17";
    }
    std::string_view operator()(const GeneralRode& e) const { return e.fallen ? "K11.4" : "K11.2"; }
    std::string_view operator()(const FireOrdered&) const { return "K7.1"; }
    std::string_view operator()(const DieThrown&) const { return "K14.3"; }
    std::string_view operator()(const FireWithout&) const { return "K7.8"; }
    std::string_view operator()(const StoodFast&) const { return "K8.1"; }
    std::string_view operator()(const PieceLost& e) const {
        switch (e.how) {
            case PieceLost::How::crossfire: return "K7.7";
            case PieceLost::How::walls: return "K7.8";
            case PieceLost::How::duel: return "K7.9";
            case PieceLost::How::fight: return "K9.14";
            case PieceLost::How::price: return "K9.16";
            case PieceLost::How::rally: return "K9.15";
            case PieceLost::How::general: break;
        }
        return "K11.4";
    }
    std::string_view operator()(const AttackOrdered& e) const { return e.fort.empty() ? "K9.1" : "K10.5"; }
    std::string_view operator()(const SupportNamed&) const { return "K9.5"; }
    std::string_view operator()(const FightSettled& e) const { return e.attacker.total() == e.defender.total() ? "K9.13" : "K9.12"; }
    std::string_view operator()(const Declined& e) const { return e.what == Declined::What::advancing ? "K9.17" : "K8.2"; }
    std::string_view operator()(const StrongpointTaken&) const { return "K10.6"; }
    std::string_view operator()(const TurnEnded&) const { return "K3.3"; }
    std::string_view operator()(const DrawOffered&) const { return "K12.5"; }
    std::string_view operator()(const GameEnded& e) const { return rule_of(e.result.ending); }
    std::string_view operator()(const TableEvent&) const { return {}; }
};

}  // namespace

std::string describe(const Event& event, Translate translate) { return std::visit(Describer{translate}, event); }

std::string describe(const Event& event, const RuleSet& rules, Translate translate) {
    return std::visit(Describer{translate, &rules}, event);
}

std::string describe(const TableEvent& event, Translate translate) { return fow::describe(event, remark_words, translate); }

std::string_view rule_of(const Event& event) { return std::visit(RuleOfEvent{}, event); }

bool hands_over(const Event& event, Seat seat) {
    const auto* ended = std::get_if<TurnEnded>(&event);
    return ended != nullptr && ended->side == seat;
}

std::string clock_text(int turn) { return clock_text(turn, untranslated); }
std::string clock_text(int turn, Translate translate) { return fill(translate("turn {turn}"), {{"turn", std::to_string(turn)}}); }

}  // namespace fow::callipers
