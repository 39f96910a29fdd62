// Events as sentences: whole ones with named placeholders, so that translations can change the word order.
#include "core/table_sentences.hpp"
#include "games/stratego/view/event.hpp"

namespace fow::stratego {
namespace {

[[nodiscard]] std::string fight_sentence(const Fought& e) {
    const bool red = e.side == red_seat;
    if (e.defender == Rank::flag)
        return red ? "Red's {attacker} {from} attacked the Flag on {to} and took it."
                   : "Blue's {attacker} {from} attacked the Flag on {to} and took it.";
    switch (e.outcome) {
        case Outcome::won:
            return red ? "Red's {attacker} {from} attacked the {defender} on {to} and won."
                       : "Blue's {attacker} {from} attacked the {defender} on {to} and won.";
        case Outcome::lost:
            return red ? "Red's {attacker} {from} attacked the {defender} on {to} and fell."
                       : "Blue's {attacker} {from} attacked the {defender} on {to} and fell.";
        case Outcome::both: break;
    }
    return red ? "Red's {attacker} {from} attacked the {defender} on {to}, and both fell."
               : "Blue's {attacker} {from} attacked the {defender} on {to}, and both fell.";
}

[[nodiscard]] std::string result_sentence(const Result& result) {
    const bool red = result.winner == red_seat;
    switch (result.ending) {
        case Ending::flag_taken: return red ? "Blue's Flag is taken: Red wins." : "Red's Flag is taken: Blue wins.";
        case Ending::no_move: return red ? "Blue cannot move any piece: Red wins." : "Red cannot move any piece: Blue wins.";
        case Ending::nobody_can_move: return "Neither side has a piece that could ever move: the game is drawn.";
        case Ending::quiet: return "Too long without an attack: the game is drawn.";
        case Ending::resigned: return red ? "Blue resigns: Red wins." : "Red resigns: Blue wins.";
        case Ending::draw_agreed: break;
    }
    return "A draw is agreed.";
}

constexpr TableWords remark_words{
    .sides = {"Blue", "Red"},
    .phrase_given_up = {"Blue's pass phrase was forgotten; both players gave it up.",
                        "Red's pass phrase was forgotten; both players gave it up."},
    .time_up = {"Blue has no time left.", "Red has no time left."},
    .seed_chosen = "From here on, chance follows a seed that was chosen when the program was started.",
    .dice_chosen = "From here on, chance follows a seed that was chosen when the program was started.",
    .played_on =
        "The turns up to here come from a game that was over. It is played on from {clock}, step {step}. Both players may have seen "
        "everything.",
    .clock_text = clock_text};

struct Describer {
    Translate tr;

    [[nodiscard]] std::string say(const std::string& sentence, std::initializer_list<Named> values = {}) const {
        return fill(tr(sentence.c_str()), values);
    }
    [[nodiscard]] std::string by_side(Seat side, const char* red, const char* blue) const { return say(side == red_seat ? red : blue); }
    /// A piece whose rank was forgotten (W15.1) is only a piece.
    [[nodiscard]] std::string of(std::optional<Rank> rank) const { return tr(rank ? std::string(name(*rank)).c_str() : "piece"); }

    std::string operator()(const SetUpDone& e) const { return by_side(e.side, "Red is ready.", "Blue is ready."); }
    std::string operator()(const Moved& e) const {
        const std::string moved = say(e.side == red_seat ? "Red moves from {from} to {to}." : "Blue moves from {from} to {to}.",
                                      {{"from", to_text(e.from)}, {"to", to_text(e.to)}});
        return e.last_over_pair ? moved + " " + say("That was the last time in a row over these two squares.") : moved;
    }
    std::string operator()(const Fought& e) const {
        return say(fight_sentence(e),
                   {{"attacker", of(e.attacker)}, {"defender", of(e.defender)}, {"from", to_text(e.from)}, {"to", to_text(e.to)}});
    }
    std::string operator()(const DrawOffered& e) const { return by_side(e.side, "Red offers a draw.", "Blue offers a draw."); }
    std::string operator()(const GameEnded& e) const { return say(result_sentence(e.result)); }
    std::string operator()(const TableEvent& e) const { return fow::describe(e, remark_words, tr); }
};

}  // namespace

std::string describe(const Event& event, Translate translate) { return std::visit(Describer{translate}, event); }

std::string describe(const TableEvent& event, Translate translate) { return fow::describe(event, remark_words, translate); }

std::string clock_text(int turns) { return "turn " + std::to_string(turns); }

}  // namespace fow::stratego
