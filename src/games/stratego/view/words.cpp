#include <algorithm>
#include <cctype>

#include "games/stratego/view/action.hpp"

namespace fow::stratego {
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
