#include "games/stratego/engine/set_up_text.hpp"

#include <algorithm>

#include "chapters.hpp"
#include "games/stratego/engine/rules.hpp"

namespace fow::stratego {
namespace {

/// How many rows, from the edge, a side sets up on.
int rows_of(const Rules& rules, Seat side) {
    int rows = 0;
    for (int row = 0; row < rules.set().ranks; ++row) {
        const int rank = side == blue_seat ? row : rules.set().ranks - 1 - row;
        for (int file = 0; file < rules.set().files; ++file)
            if (rules.set().zones[side].has(Square(file, rank))) rows = row + 1;
    }
    return rows;
}

Square square_of(const Rules& rules, Seat side, int at) {
    const int row = at / rules.set().files;
    return {at % rules.set().files, side == blue_seat ? row : rules.set().ranks - 1 - row};
}

/// What is missing or too many, by name.
void compare(const RuleSet& set, Seat side, const Army& found, std::vector<Fault>& faults) {
    for (const Rank rank : ranks) {
        const int apart = found[rank] - set.armies[side][rank];
        if (apart == 0) continue;
        const std::vector<std::pair<std::string, std::string>> values{
            {"count", std::to_string(std::abs(apart))}, {"piece", std::string(name(rank))}, {"rule", std::string(army_rule(set))}};
        const int many = std::abs(apart);
        faults.push_back({"", apart > 0
                                  ? Told::counted("{count} {piece} too many ({rule}).", "{count} {piece} too many ({rule}).", many, values)
                                  : Told::counted("{count} {piece} missing ({rule}).", "{count} {piece} missing ({rule}).", many, values)});
    }
}

constexpr std::string_view position_letters = "CDEFGHIJKLBM";  // C6.4: Red's, in the order of Rank; Blue's are twelve letters on
constexpr char empty_square = 'A', lake = '_';

}  // namespace

std::vector<Place> read_set_up(const Rules& rules, Seat side, std::string_view text) {
    std::string plain(text);
    std::erase(plain, '/');
    std::vector<Fault> faults;
    const std::size_t squares = static_cast<std::size_t>(rules.set().files) * static_cast<std::size_t>(rows_of(rules, side));
    if (plain.size() != squares)
        faults.push_back({"", Told("A set-up has {count} squares, this one {found} (C1.4).",
                                   {{"count", std::to_string(squares)}, {"found", std::to_string(plain.size())}})});
    std::vector<Place> places;
    Army found;
    for (std::size_t i = 0; i < std::min(plain.size(), squares); ++i) {
        if (plain[i] == '.') continue;
        const auto rank = rank_from_letter(plain[i]);
        const Square at = square_of(rules, side, static_cast<int>(i));
        if (!rank) faults.push_back({to_text(at), Told("'{letter}' is not a piece (C6.3).", {{"letter", {plain[i]}}})});
        else if (!rules.set().zones[side].has(at))
            faults.push_back(
                {to_text(at), Told("No piece can be set up there ({rule}).", {{"rule", std::string(zone_rule(rules.set()))}})});
        if (!rank) continue;
        ++found[*rank];
        places.push_back({*rank, at});
    }
    compare(rules.set(), side, found, faults);
    if (!faults.empty()) throw DataError("set-up", faults);
    return places;
}

std::string write_set_up(const Rules& rules, const State& state, Seat side) {
    std::string text;
    const int rows = rows_of(rules, side);
    for (int i = 0; i < rows * rules.set().files; ++i) {
        if (i > 0 && i % rules.set().files == 0) text += '/';
        const int piece = chapter::piece_on(state, square_of(rules, side, i).index());
        text += piece >= 0 && chapter::side_of(piece) == side ? letter(rules.rank_of(piece)) : '.';
    }
    return text;
}

State read_position(const Rules& rules, std::string_view text, Seat mover) {
    const std::size_t squares = static_cast<std::size_t>(rules.set().files) * static_cast<std::size_t>(rules.set().ranks);
    if (text.size() != squares)
        throw DataError("position", "",
                        Told("A position has {count} letters, this one {found} (C6.4).",
                             {{"count", std::to_string(squares)}, {"found", std::to_string(text.size())}}));
    State state = begin(rules);
    std::vector<Fault> faults;
    PerSeat<Army> found;
    for (std::size_t i = 0; i < squares; ++i) {
        const Square at = square_of(rules, red_seat, static_cast<int>(i));
        const bool water = rules.set().lakes.has(at);
        if (water != (text[i] == lake)) faults.push_back({to_text(at), Told("The lakes are not where this board has them (C1.2).")});
        if (water || text[i] == empty_square || text[i] == lake) continue;
        const Seat side = text[i] > 'M' ? blue_seat : red_seat;
        const std::size_t rank = position_letters.find(side == blue_seat ? static_cast<char>(text[i] - ('N' - 'B')) : text[i]);
        if (rank == std::string_view::npos) {
            faults.push_back({to_text(at), Told("'{letter}' is not a piece (C6.4).", {{"letter", {text[i]}}})});
        } else if (found[side].count[rank] == rules.set().armies[side].count[rank]) {
            faults.push_back({to_text(at), Told("One {piece} too many ({rule}).", {{"piece", std::string(name(ranks[rank]))},
                                                                                   {"rule", std::string(army_rule(rules.set()))}})});
        } else {
            ++found[side].count[rank];
            put(rules, state, side, ranks[rank], at);
        }
    }
    if (!faults.empty()) throw DataError("position", faults);
    for (const Seat side : seats)
        for (const Rank rank : ranks)
            state.lost[side][rank] = static_cast<std::uint8_t>(rules.set().armies[side][rank] - found[side][rank]);
    state.ready = {true, true};
    state.phase = Phase::turn;
    state.mover = mover;
    end_if_over(rules, state);
    return state;
}

std::string write_position(const Rules& rules, const State& state) {
    std::string text;
    for (int i = 0; i < rules.set().files * rules.set().ranks; ++i) {
        const Square at = square_of(rules, red_seat, i);
        const int piece = chapter::piece_on(state, at.index());
        if (rules.set().lakes.has(at)) text += lake;
        else if (piece < 0) text += empty_square;
        else {
            const char red = position_letters[static_cast<std::size_t>(rules.rank_of(piece))];
            text += chapter::side_of(piece) == red_seat ? red : static_cast<char>(red + ('N' - 'B'));
        }
    }
    return text;
}

}  // namespace fow::stratego
