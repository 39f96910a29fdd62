#include "games/stratego/engine/rule_set_faults.hpp"

#include <algorithm>

namespace fow::stratego {
namespace {

constexpr int least_side = 6;

[[nodiscard]] bool inside(const RuleSet& set, Square square) {
    return square.file() < set.files && square.rank() >= 0 && square.rank() < set.ranks;
}

/// How many of the squares; those off the board count as faults of `pointer`.
[[nodiscard]] int count(const RuleSet& set, const Squares& squares, const std::string& pointer, std::string_view rule,
                        std::vector<Fault>& faults) {
    int found = 0;
    squares.any([&](std::uint8_t index) {
        ++found;
        if (const Square square = Square::from_index(index); !inside(set, square))
            faults.push_back({pointer, to_text(square) + " is not on the board (" + std::string(rule) + ")"});
        return false;
    });
    return found;
}

[[nodiscard]] bool fair_size(int side, int most) { return side >= least_side && side <= most; }

/// Whether a piece could walk from one zone to the other if the board were empty.
[[nodiscard]] bool zones_meet(const RuleSet& set) {
    Squares ground;
    for (int rank = 0; rank < set.ranks; ++rank)
        for (int file = 0; file < set.files; ++file)
            if (const Square square(file, rank); !set.lakes.has(square)) ground.set(square);
    Squares reached = set.zones[blue_seat] & ground;
    for (bool grown = true; grown;) {
        grown = false;
        for (const int way : {row_length, 1, -row_length, -1})
            (reached.shifted(way) & ground).without(reached).any([&](std::uint8_t index) {
                reached.set(Square::from_index(index));
                grown = true;
                return false;
            });
    }
    return !(reached & set.zones[red_seat]).empty();
}

}  // namespace

bool fits_board(const RuleSet& set) {
    const auto off_board = [&](std::uint8_t index) { return !inside(set, Square::from_index(index)); };
    return fair_size(set.files, most_files) && fair_size(set.ranks, most_ranks) && !set.lakes.any(off_board) &&
           !set.zones[blue_seat].any(off_board) && !set.zones[red_seat].any(off_board);
}

std::string_view army_rule(const RuleSet& set) { return variant_of(set.id).army_rule; }
std::string_view zone_rule(const RuleSet& set) { return variant_of(set.id).zone_rule; }

std::vector<Fault> faults_of(const RuleSet& set) {
    std::vector<Fault> faults;
    if (!fair_size(set.files, most_files)) faults.push_back({"/board/files", "a board has 6 to 12 files (C1.1)"});
    if (!fair_size(set.ranks, most_ranks)) faults.push_back({"/board/ranks", "a board has 6 to 12 ranks (C1.1)"});
    if (!faults.empty()) return faults;  // without a size, the squares cannot be checked
    static_cast<void>(count(set, set.lakes, "/board/lakes", "C1.2", faults));
    const std::string rule = " (" + std::string(army_rule(set)) + ")";
    const bool alike = set.armies.first == set.armies.second;
    for (const Seat side : seats) {
        if (alike && side == red_seat) continue;
        const Army& army = set.armies[side];
        const std::string pointer = side == blue_seat ? "/army" : "/army/red";
        const std::string whose = alike ? "an army" : side == blue_seat ? "the Blue army" : "the Red army";
        if (army[Rank::flag] != 1) faults.push_back({pointer + "/flag", whose + " has one Flag" + rule});
        if (army.total() > most_pieces) faults.push_back({pointer, whose + " has at most 40 pieces" + rule});
        if (army.total() == army[Rank::flag] + army[Rank::bomb])
            faults.push_back({pointer, "no piece of " + (alike ? "the army" : whose) + " can move" + rule});
    }
    for (const Seat side : seats) {
        const int pieces = set.armies[side].total();
        const std::string pointer = "/army/zones/" + std::string(word(side));
        const int room = count(set, set.zones[side], pointer, zone_rule(set), faults);
        if (!(set.zones[side] & set.lakes).empty()) faults.push_back({pointer, "a square of the zone is a lake (C1.2)"});
        if (room < pieces)
            faults.push_back(
                {pointer, "the zone has " + std::to_string(room) + " squares for " + std::to_string(pieces) + " pieces (C1.4)"});
    }
    if (!(set.zones[blue_seat] & set.zones[red_seat]).empty())
        faults.push_back({"/army/zones", "a square is in both zones (" + std::string(zone_rule(set)) + ")"});
    if (fits_board(set) && !set.zones[blue_seat].empty() && !set.zones[red_seat].empty() && !zones_meet(set))
        faults.push_back({"/board/lakes", "the lakes part the zones: no piece can get across (C1.8)"});
    if (set.quiet_limit < 0 || set.quiet_limit > most_quiet)
        faults.push_back({"/limits/quiet_turns", "the limit is 0 to 400 turns (C4.5)"});
    return faults;
}

}  // namespace fow::stratego
