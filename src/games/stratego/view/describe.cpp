// Events as sentences: whole ones with named placeholders, so that translations can change the word order.
#include <algorithm>
#include <cctype>

#include "core/table_sentences.hpp"
#include "games/stratego/view/action.hpp"
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
    .seed_chosen =
        "From here on, the armies that the program sets up and what the computer plays follow a seed that was chosen when the "
        "program was started.",
    .dice_chosen =
        "From here on, the armies that the program sets up and what the computer plays follow a seed that was chosen when the "
        "program was started.",
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

std::string clock_text(int turns) { return clock_text(turns, untranslated); }
std::string clock_text(int turns, Translate translate) {
    return fill(translate.in("of one player", "turn {turn}"), {{"turn", std::to_string(turns)}});
}

namespace {

constexpr std::array<std::string_view, rank_count> rank_names{"Spy",   "Scout",   "Miner",   "Sergeant", "Lieutenant", "Captain",
                                                              "Major", "Colonel", "General", "Marshal",  "Bomb",       "Flag"};
constexpr std::string_view letters = "s987654321BF";  // C6.3

}  // namespace

std::string_view word(Seat side) { return side == blue_seat ? "blue" : "red"; }

std::string to_text(Square square) { return static_cast<char>('a' + square.file()) + std::to_string(square.rank() + 1); }

std::string_view name(Square square) {
    static const auto names = [] {
        std::array<std::string, most_squares> all;
        for (int i = 0; i < most_squares; ++i) all[static_cast<std::size_t>(i)] = to_text(Square::from_index(i));
        return all;
    }();
    return names[static_cast<std::size_t>(square.index())];
}

std::optional<Square> square_from_text(std::string_view text) {
    if (text.size() < 2 || text.size() > 3 || text[0] < 'a' || text[0] >= 'a' + most_files || text[1] < '1' || text[1] > '9')
        return std::nullopt;
    int rank = text[1] - '0';
    if (text.size() == 3) {
        if (text[2] < '0' || text[2] > '9') return std::nullopt;
        rank = rank * 10 + (text[2] - '0');
    }
    if (rank > most_ranks) return std::nullopt;
    return Square(text[0] - 'a', rank - 1);
}

std::string_view name(Rank rank) { return rank_names[static_cast<std::size_t>(rank)]; }

char letter(Rank rank) { return letters[static_cast<std::size_t>(rank)]; }

std::optional<Rank> rank_from_letter(char letter) {
    const std::size_t at = letters.find(letter == 'S' ? 's' : letter);
    return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<Rank>(at));
}

// C3.6
Outcome fight(Rank attacker, Rank defender) {
    if (defender == Rank::flag) return Outcome::won;
    if (defender == Rank::bomb) return attacker == Rank::miner ? Outcome::won : Outcome::lost;
    if (attacker == Rank::spy && defender == Rank::marshal) return Outcome::won;
    if (attacker == defender) return Outcome::both;
    return attacker > defender ? Outcome::won : Outcome::lost;
}

std::string_view word(Outcome outcome) {
    switch (outcome) {
        case Outcome::won: return "won";
        case Outcome::lost: return "lost";
        case Outcome::both: break;
    }
    return "both";
}

namespace {

struct Writer {
    std::string operator()(const Place& a) const { return std::string(1, letter(a.rank)) + "@" + to_text(a.at); }
    std::string operator()(const TakeUp& a) const { return "-" + to_text(a.at); }
    std::string operator()(const Ready&) const { return "ready"; }
    std::string operator()(const Move& a) const { return to_text(a.from) + "-" + to_text(a.to); }
    std::string operator()(const OfferDraw&) const { return "offer-draw"; }
    std::string operator()(const AcceptDraw&) const { return "accept-draw"; }
    std::string operator()(const Resign&) const { return "resign"; }
};

}  // namespace

std::string to_text(const Action& action) { return std::visit(Writer(), action); }

std::optional<Action> action_from_text(std::string_view text) {
    if (text == "ready") return Ready{};
    if (text == "offer-draw") return OfferDraw{};
    if (text == "accept-draw") return AcceptDraw{};
    if (text == "resign") return Resign{};
    if (text.size() > 2 && text[1] == '@') {
        const auto rank = rank_from_letter(text[0]);
        const auto at = square_from_text(text.substr(2));
        // Accepts only one way of writing each action.
        return rank && at && text[0] != 'S' ? std::optional<Action>(Place{*rank, *at}) : std::nullopt;
    }
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    const auto to = square_from_text(text.substr(dash + 1));
    if (!to) return std::nullopt;
    if (dash == 0) return TakeUp{*to};
    const auto from = square_from_text(text.substr(0, dash));
    return from ? std::optional<Action>(Move{*from, *to}) : std::nullopt;
}

std::string_view word(Ending ending) {
    switch (ending) {
        case Ending::flag_taken: return "flag_taken";
        case Ending::no_move: return "no_move";
        case Ending::nobody_can_move: return "nobody_can_move";
        case Ending::quiet: return "quiet";
        case Ending::resigned: return "resigned";
        case Ending::draw_agreed: break;
    }
    return "draw_agreed";
}

std::string_view rule_of(Ending ending) {
    switch (ending) {
        case Ending::flag_taken: return "C4.1";
        case Ending::no_move:
        case Ending::nobody_can_move: return "C4.2";
        case Ending::quiet: return "C4.5";
        case Ending::resigned:
        case Ending::draw_agreed: break;
    }
    return "C4.3";
}

}  // namespace fow::stratego
