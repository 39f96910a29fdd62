// Events as sentences, whole ones with named placeholders so that translations can change the word order, and the words of cards and of the
// field.
#include <array>

#include "core/table_sentences.hpp"
#include "core/words.hpp"
#include "games/waterloo/view/card.hpp"
#include "games/waterloo/view/event.hpp"
#include "games/waterloo/view/field.hpp"

namespace fow::waterloo {
namespace {

std::string seat_name(Seat seat, Translate tr) { return seat == french_seat ? tr("The French") : tr("The Allies"); }

using ByArmy = std::array<const char*, 3>;  // French, Allied, Prussian

const char* of_army(Army army, const ByArmy& sentences) { return sentences[army == Army::french ? 0 : army == Army::allied ? 1 : 2]; }

const char* branch_sentence(Army army, Branch branch) {
    static constexpr ByArmy infantry{tr_later("French infantry"), tr_later("Allied infantry"), tr_later("Prussian infantry")};
    static constexpr ByArmy cavalry{tr_later("French cavalry"), tr_later("Allied cavalry"), tr_later("Prussian cavalry")};
    static constexpr ByArmy artillery{tr_later("French artillery"), tr_later("Allied artillery"), tr_later("Prussian artillery")};
    return of_army(army, branch == Branch::infantry ? infantry : branch == Branch::cavalry ? cavalry : artillery);
}

const char* light_infantry_sentence(Army army) {
    return of_army(army, {tr_later("French light infantry"), tr_later("Allied light infantry"), tr_later("Prussian light infantry")});
}

const char* unit_sentence(Army army, Kind kind) {
    switch (kind) {
        case Kind::light_infantry:
            return of_army(army,
                           {tr_later("French light infantry {strength} ({name})"), tr_later("Allied light infantry {strength} ({name})"),
                            tr_later("Prussian light infantry {strength} ({name})")});
        case Kind::line_infantry:
            return of_army(army, {tr_later("French infantry {strength}* ({name})"), tr_later("Allied infantry {strength}* ({name})"),
                                  tr_later("Prussian infantry {strength}* ({name})")});
        case Kind::light_cavalry:
            return of_army(army,
                           {tr_later("French light cavalry {strength} ({name})"), tr_later("Allied light cavalry {strength} ({name})"),
                            tr_later("Prussian light cavalry {strength} ({name})")});
        case Kind::heavy_cavalry:
            return of_army(army,
                           {tr_later("French heavy cavalry {strength}* ({name})"), tr_later("Allied heavy cavalry {strength}* ({name})"),
                            tr_later("Prussian heavy cavalry {strength}* ({name})")});
        case Kind::artillery:
            return of_army(army, {tr_later("French artillery ({name})"), tr_later("Allied artillery ({name})"),
                                  tr_later("Prussian artillery ({name})")});
        case Kind::commander:
        case Kind::commander_in_chief: break;
    }
    return "{name}";
}

std::string verdict_sentence(const Fought& fought) {
    if (fought.frenzy && fought.same_side) return "In a frenzy, {attacker} attacks its own side: {defender} at {at}.";
    if (fought.frenzy) return "In a frenzy, {attacker} attacks {defender} at {at}.";
    return "{attacker} attacks {defender} at {at}, coming from {from}.";
}

std::string outcome_sentence(const Fought& fought) {
    switch (fought.verdict) {
        case Verdict::attacker_stronger: return "The attacker is stronger.";
        case Verdict::defender_stronger: return "The defender is stronger.";
        case Verdict::equal:
            return fought.same_side ? "They are equal; the owner chooses which falls." : "They are equal; the Battle die decides.";
        case Verdict::gun_taken: return "The guns are taken from the flank or the rear.";
        case Verdict::gun_holds: return "An attack on guns from the front fails.";
        case Verdict::commander_in_chief_attacks: return "An attacking commander in chief always wins.";
        case Verdict::commander_in_chief_falls: return "An attacked commander in chief is lost.";
    }
    return {};
}

std::string face_sentence(DieFace face) {
    const bool blue = face.winner == french_seat;
    switch (face.effect) {
        case DieEffect::plain: return blue ? "The die shows Blue: the French win." : "The die shows Red: the Allies win.";
        case DieEffect::frenzy:
            return blue ? "The die shows Blue, frenzy: the French win and go on." : "The die shows Red, frenzy: the Allies win and go on.";
        case DieEffect::rout:
            return blue ? "The die shows Blue, the loser withdraws: the French win."
                        : "The die shows Red, the loser withdraws: the Allies win.";
    }
    return {};
}

std::string ending_sentence(const Result& result) {
    const bool french = result.winner == french_seat;
    switch (result.ending) {
        case Ending::line_of_retreat:
            return french ? "The French hold the Allied line of retreat: a decisive French victory."
                          : "The Allies hold the French line of retreat: a decisive Allied victory.";
        case Ending::commanders_lost:
            return french ? "Uxbridge and Wellington are lost: the French win." : "Ney and Napoleon are lost: the Allies win.";
        case Ending::nobody_can_act: return "Neither side can act any more: the battle is drawn.";
        case Ending::resigned: return french ? "The Allies resign: the French win." : "The French resign: the Allies win.";
        case Ending::draw_agreed: return "A draw is agreed.";
        case Ending::quiet_turns: return "Too long without a fight: the battle is drawn.";
        case Ending::nightfall: return "Night falls: the battle is drawn.";
        case Ending::commander_in_chief_lost:
            return french ? "Wellington is lost: a decisive French victory." : "Napoleon is lost: a decisive Allied victory.";
        case Ending::napoleon_lost: return "Napoleon is lost: a decisive Allied victory.";
        case Ending::centre_taken: return "The French hold the Allied centre: a decisive French victory.";
        case Ending::pursuit_indecisive: return "The pursuit ends indecisively: the battle is drawn.";
        case Ending::pursuit_minor:
            return french ? "The pursuit ends in a minor French victory." : "The pursuit ends in a minor Allied victory.";
        case Ending::pursuit_major:
            return french ? "The pursuit ends in a major French victory." : "The pursuit ends in a major Allied victory.";
    }
    return {};
}

std::string side_sentence(Seat seat, const char* french, const char* allied) { return seat == french_seat ? french : allied; }

constexpr TableWords remark_words{
    .sides = {"The French army", "The Allied army"},
    .phrase_given_up = {"The French pass phrase was forgotten; both players gave it up.",
                        "The Allied pass phrase was forgotten; both players gave it up."},
    .time_up = {"The French player has no time left.", "The Allied player has no time left."},
    .seed_chosen = "From here on, dice and draws follow a seed that was chosen when the program was started.",
    .dice_chosen = "From here on, faces of the Battle die were chosen when the program was started.",
    .played_on =
        "The battle up to here comes from a game that was over. It is played on from {clock}, step {step}. Both players may have seen "
        "everything.",
    .clock_text = [](int minutes, Translate) { return clock_text(minutes); }};

struct Describer {
    const Roster& roster;
    Translate tr;

    [[nodiscard]] std::string of(const SeenPiece& piece) const { return describe(roster, piece, tr); }
    /// Chooses by the number.
    [[nodiscard]] std::string say_counted(const char* one, const char* many, int count, std::initializer_list<Named> values) const {
        return fill(tr(one, many, count), values);
    }
    [[nodiscard]] std::string say(const std::string& sentence, std::initializer_list<Named> values = {}) const {
        return fill(tr(sentence.c_str()), values);
    }

    std::string operator()(const LineDrawn& e) const {
        if (!e.sector)
            return say(e.seat == french_seat ? "The French draw their Line of Retreat card."
                                             : "The Allies draw their Line of Retreat card.");
        return say(e.seat == french_seat ? "The French draw their Line of Retreat card: {sector}."
                                         : "The Allies draw their Line of Retreat card: {sector}.",
                   {{"sector", sector_name(e.seat, *e.sector, tr)}});
    }
    std::string operator()(const SetUpDone& e) const {
        return say("{side} are ready: {board} pieces on the field, {reserve} in reserve.",
                   {{"side", seat_name(e.seat, tr)}, {"board", std::to_string(e.on_board)}, {"reserve", std::to_string(e.in_reserve)}});
    }
    std::string operator()(const TurnBegan& e) const {
        return say_counted("{side} begin turn {turn} with one action.", "{side} begin turn {turn} with {actions} actions.", e.actions,
                           {{"side", seat_name(e.seat, tr)}, {"turn", std::to_string(e.turn)}, {"actions", std::to_string(e.actions)}});
    }
    std::string operator()(const TurnEnded& e) const {
        if (e.unused == 0) return say("{side} end their turn.", {{"side", seat_name(e.seat, tr)}});
        return say_counted("{side} end their turn with one action unused.", "{side} end their turn with {unused} actions unused.", e.unused,
                           {{"side", seat_name(e.seat, tr)}, {"unused", std::to_string(e.unused)}});
    }
    std::string operator()(const Marched& e) const {
        return say("{piece} moves from {from} to {to}.",
                   {{"piece", of(e.piece)}, {"from", to_text(e.way.front())}, {"to", to_text(e.way.back())}});
    }
    std::string operator()(const Entered& e) const {
        return say(e.from == Place::reserve ? "{piece} comes out of the reserve at {square}." : "{piece} comes back at {square}.",
                   {{"piece", of(e.piece)}, {"square", to_text(e.square)}});
    }
    std::string operator()(const TakenOff& e) const {
        return say("{piece} leaves {square} to regain its strength.", {{"piece", of(e.piece)}, {"square", to_text(e.from)}});
    }
    std::string operator()(const Fired& e) const {
        return say(e.destroyed                             ? "{gun} at {from} destroys {target} at {to}."
                   : e.target.knowledge == Knowledge::back ? "{gun} at {from} fires at {target} at {to}."
                                                           : "{gun} at {from} fires at {target} at {to}: light infantry survives.",
                   {{"gun", of(e.gun)}, {"from", to_text(e.from)}, {"target", of(e.target)}, {"to", to_text(e.to)}});
    }
    std::string operator()(const Fought& e) const {
        return say(verdict_sentence(e),
                   {{"attacker", of(e.attacker)}, {"defender", of(e.defender)}, {"at", to_text(e.at)}, {"from", to_text(e.way.front())}}) +
               " " + say(outcome_sentence(e));
    }
    std::string operator()(const DieRolled& e) const { return say(face_sentence(e.face)); }
    std::string operator()(const FallenChosen& e) const {
        return say(e.frenzied_falls ? "{side} let the frenzied piece fall." : "{side} let the other piece fall.",
                   {{"side", seat_name(e.seat, tr)}});
    }
    std::string operator()(const Eliminated& e) const {
        return say("{piece} is lost at {at}.", {{"piece", of(e.piece)}, {"at", to_text(e.at)}});
    }
    std::string operator()(const Routed& e) const {
        return say("{piece} is routed from {from} and withdraws off the field.", {{"piece", of(e.piece)}, {"from", to_text(e.from)}});
    }
    std::string operator()(const TookSquare& e) const {
        return say("{piece} takes {to}.", {{"piece", of(e.piece)}, {"to", to_text(e.to)}});
    }
    std::string operator()(const Weakened& e) const {
        return say("The charge weakens {piece} at {at}.", {{"piece", of(e.piece)}, {"at", to_text(e.at)}});
    }
    std::string operator()(const PrussianArrived& e) const {
        return say("{piece} arrives at {square}.", {{"piece", of(e.piece)}, {"square", to_text(e.square)}});
    }
    std::string operator()(const DrawOffered& e) const { return say("{side} offer a draw.", {{"side", seat_name(e.seat, tr)}}); }
    std::string operator()(const GameEnded& e) const { return say(ending_sentence(e.result)); }
    std::string operator()(const Bombarded& e) const {
        return say(e.destroyed ? "{gun} at {from} fires at {tile} ({to}): hit {damage} destroys it."
                               : "{gun} at {from} fires at {tile} ({to}): hit {damage}.",
                   {{"gun", of(e.gun)},
                    {"from", to_text(e.from)},
                    {"tile", tr(e.tile)},
                    {"to", to_text(e.to)},
                    {"damage", std::to_string(e.damage)}});
    }
    std::string operator()(const Conquered& e) const {
        return say("{side} conquer {tile}.", {{"side", seat_name(e.seat, tr)}, {"tile", tr(e.tile)}});
    }
    std::string operator()(const TargetChosen& e) const {
        if (!e.target) return say("{side} stop the frenzied piece where it is.", {{"side", seat_name(e.seat, tr)}});
        return say("{side} send the frenzied piece on to {target}.", {{"side", seat_name(e.seat, tr)}, {"target", to_text(*e.target)}});
    }
    std::string operator()(const CardsDrafted& e) const {
        const std::string side = seat_name(e.seat, tr);
        const std::string left = std::to_string(e.left);
        if (!e.kept)
            return say(e.left == 0 ? "{side} keep the last card." : "{side} keep a card, put one aside and hand over {left}.",
                       {{"side", side}, {"left", left}});
        if (!e.discarded) return say("{side} keep the last card: {kept}.", {{"side", side}, {"kept", card_name(*e.kept, tr)}});
        return say("{side} keep {kept}, put {discarded} aside and hand over {left}.",
                   {{"side", side}, {"kept", card_name(*e.kept, tr)}, {"discarded", card_name(*e.discarded, tr)}, {"left", left}});
    }
    std::string operator()(const CardsTaken& e) const {
        const std::string side = seat_name(e.seat, tr);
        if (e.cards.size() == 2)
            return say("{side} take {first} and {second} from the discard pile.",
                       {{"side", side}, {"first", card_name(e.cards[0], tr)}, {"second", card_name(e.cards[1], tr)}});
        if (e.cards.size() == 1)
            return say("{side} take {first} from the discard pile.", {{"side", side}, {"first", card_name(e.cards[0], tr)}});
        return say_counted("{side} take one card from the discard pile.", "{side} take {count} cards from the discard pile.", e.count,
                           {{"side", side}, {"count", std::to_string(e.count)}});
    }
    std::string operator()(const CardPlayed& e) const {
        return say(
            e.square ? "{side} play {card} for {square}." : "{side} play {card}.",
            {{"side", seat_name(e.seat, tr)}, {"card", card_name(e.card, tr)}, {"square", e.square ? to_text(*e.square) : std::string()}});
    }
    std::string operator()(const CardEnded& e) const { return say("{card} is over.", {{"card", card_name(e.card, tr)}}); }
    std::string operator()(const Scouted& e) const {
        std::string list;
        for (std::size_t i = 0; i < e.squares.size(); ++i) {
            if (!list.empty()) list += "; ";
            list += say("{square}: {piece}", {{"square", to_text(e.squares[i])}, {"piece", of(e.pieces[i])}});
        }
        return say("{side} look at {pieces}.", {{"side", seat_name(e.seat, tr)}, {"pieces", list}});
    }
    std::string operator()(const PrussiansDecided& e) const {
        return say(e.come ? "The die shows {face}: the Prussians are on the march." : "The die shows {face}: the Prussians will not come.",
                   {{"face", face_name(e.face, tr)}});
    }
    std::string operator()(const PursuitBegan& e) const {
        return say(side_sentence(e.victor, "The Allied army retreats; the French pursue.", "The French army retreats; the Allies pursue."));
    }
    std::string operator()(const VictimTaken& e) const {
        return say("{cavalry} rides down {victim} at {square}.",
                   {{"cavalry", of(e.cavalry)}, {"victim", of(e.victim)}, {"square", to_text(e.square)}});
    }
    std::string operator()(const PieceSaved& e) const {
        if (!e.cavalry) return say("{saved} at {square} gets away.", {{"saved", of(e.saved)}, {"square", to_text(e.square)}});
        return say("{cavalry} covers the retreat of {saved} from {square}.",
                   {{"cavalry", of(*e.cavalry)}, {"saved", of(e.saved)}, {"square", to_text(e.square)}});
    }
    std::string operator()(const RidersFought& e) const {
        return say(e.attacker_wins ? "{attacker} attacks {defender} and wins." : "{attacker} attacks {defender} and is lost.",
                   {{"attacker", of(e.attacker)}, {"defender", of(e.defender)}});
    }
    std::string operator()(const RiderLeft& e) const { return say("{piece} leaves the pursuit.", {{"piece", of(e.piece)}}); }
    std::string operator()(const PursuitEnded& e) const {
        return say("The pursuit is over. Losses of the whole battle: French {french}, Allied {allied}.",
                   {{"french", std::to_string(e.losses[french_seat])}, {"allied", std::to_string(e.losses[allied_seat])}});
    }
    std::string operator()(const TableEvent& e) const { return fow::describe(e, remark_words, tr); }
};

}  // namespace

std::string describe(const Roster& roster, const SeenPiece& piece, Translate translate) {
    if (piece.knowledge == Knowledge::all && piece.unit) {
        const Unit& unit = unit_of(roster, *piece.unit);
        return fill(translate(unit_sentence(piece.army, unit.kind)), {{"strength", std::to_string(piece.strength)}, {"name", unit.name}});
    }
    if (piece.knowledge == Knowledge::light_infantry) return translate(light_infantry_sentence(piece.army));
    return translate(branch_sentence(piece.army, piece.branch));
}

std::string describe(const Roster& roster, const Event& event, Translate translate) {
    return std::visit(Describer{roster, translate}, event);
}

std::string describe(const TableEvent& event, Translate translate) { return fow::describe(event, remark_words, translate); }

std::string clock_text(int minutes) {
    constexpr int day = 24 * 60;
    const int time = (minutes % day + day) % day;
    const std::string past = std::to_string(time % 60);
    return std::to_string(time / 60) + (past.size() < 2 ? ":0" : ":") + past;
}

std::string sector_name(Seat seat, Sector sector, Translate tr) {
    if (sector == Sector::centre) return tr("centre");
    return (sector == Sector::left) == (seat == french_seat) ? tr("west") : tr("east");
}

std::string face_name(DieFace face, Translate tr) {
    const bool blue = face.winner == french_seat;
    switch (face.effect) {
        case DieEffect::plain: return blue ? tr("Blue") : tr("Red");
        case DieEffect::frenzy: return blue ? tr("Blue, frenzy") : tr("Red, frenzy");
        case DieEffect::rout: return blue ? tr("Blue, the loser withdraws") : tr("Red, the loser withdraws");
    }
    return {};
}

std::string card_name(Card card, Translate tr) {
    switch (card) {
        case Card::reconnaissance: return tr("Reconnaissance");
        case Card::initiative: return tr("Initiative");
        case Card::combined_attack: return tr("Combined attack");
        case Card::fighting_spirit: return tr("Fighting spirit");
        case Card::grand_battery: return tr("Grand battery");
    }
    return {};
}

namespace {

constexpr auto card_words =
    std::to_array<std::string_view>({"reconnaissance", "initiative", "combined_attack", "fighting_spirit", "grand_battery"});
constexpr auto card_rules = std::to_array<std::string_view>({"W11.4", "W11.5", "W11.6", "W11.7", "W11.10"});
static_assert(card_words.size() == cards.size() && card_rules.size() == cards.size());

constexpr std::array<std::string_view, 3> mode_words{"basic", "standard", "expert"};
constexpr std::array<std::string_view, 4> tile_words{"building", "village", "hill", "mud"};

}  // namespace

std::string_view word(Card card) { return word_of(card_words, card); }
std::optional<Card> card_from_word(std::string_view text) { return from_word<Card>(card_words, text); }
std::string_view rule_of(Card card) { return word_of(card_rules, card); }

std::string_view word(Mode mode) { return word_of(mode_words, mode); }
std::optional<Mode> mode_from_word(std::string_view text) { return from_word<Mode>(mode_words, text); }
std::string_view word(TileKind kind) { return word_of(tile_words, kind); }
std::optional<TileKind> tile_kind_from_word(std::string_view text) { return from_word<TileKind>(tile_words, text); }

}  // namespace fow::waterloo
