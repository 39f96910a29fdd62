// Positions with an answer that every level must find, or none may give.
#include <algorithm>
#include <array>

#include "catch.hpp"

#include "games.hpp"
#include "random_games.hpp"

using namespace fow;
using namespace fow::testing;

namespace {

struct Piece {
    const char* description;
    const char* where;
    bool known = false;  ///< to the enemy
};

struct Puzzle {
    const char* name;
    Mode mode = Mode::basic;
    Seat mover = french_seat;
    int used = 0;  ///< actions that are gone
    std::vector<Piece> pieces;
    /// One of these, by its beginning: "e4" is anything that the piece on e4 does. With "!" first: none of these.
    std::vector<std::string> answers;
    Level weakest = Level::recruit;
};

[[nodiscard]] std::string answer_of(const Puzzle& puzzle, Level level, std::uint64_t seed) {
    Options options;
    options.mode = puzzle.mode;
    TestGame table(options);
    for (const Piece& piece : puzzle.pieces) {
        const UnitId unit = table.put(piece.description, piece.where);
        if (piece.known) table.show(unit, Knowledge::all);
    }
    table.begin(puzzle.mover, 5, puzzle.used);
    const Viewer viewer = viewer_of(puzzle.mover);
    const auto thought = think(table.rules(), table.view(viewer), {}, {level, Style::steady, seed}, budget_of(level));
    CHECK(table.refused(thought.action).empty());
    return to_text(table.rules().roster(), thought.action);
}

[[nodiscard]] bool solves(const Puzzle& puzzle, const std::string& answer) {
    const auto begins = [&](const std::string& text) { return answer.rfind(text, 0) == 0; };
    if (puzzle.answers.front() != "!") return std::any_of(puzzle.answers.begin(), puzzle.answers.end(), begins);
    return std::none_of(puzzle.answers.begin() + 1, puzzle.answers.end(), begins);
}

/// Leaders far from everything, so that nothing is decided by them.
[[nodiscard]] std::vector<Piece> with_leaders(std::vector<Piece> pieces) {
    for (const Piece& piece : {Piece{"Napoleon", "a1"}, Piece{"French line infantry 5", "a2"}, Piece{"French line infantry 5", "b1"},
                               Piece{"Ney", "l1"}, Piece{"French line infantry 3", "k1"}, Piece{"French line infantry 3", "l2"},
                               Piece{"Wellington", "a10"}, Piece{"Allied line infantry 5", "a9"}, Piece{"Allied line infantry 3", "b10"},
                               Piece{"Uxbridge", "l10"}, Piece{"Allied line infantry 3", "k10"}, Piece{"Allied line infantry 3", "l9"}})
        pieces.push_back(piece);
    return pieces;
}

[[nodiscard]] std::vector<Puzzle> puzzles() {
    return {
        {"a gun shoots known heavy cavalry",
         Mode::basic,
         french_seat,
         2,
         with_leaders({{"French gun", "e4"}, {"Allied heavy cavalry 5", "e6", true}}),
         {"e4:e6"}},
        {"a gun is taken from its flank",
         Mode::basic,
         french_seat,
         2,
         with_leaders({{"French line infantry 3", "e6"}, {"Allied gun", "f6"}}),
         {"e6xf6", "e6-"}},
        {"nobody attacks a gun from the front",
         Mode::basic,
         french_seat,
         2,
         with_leaders(
             {{"French line infantry 3", "f5"}, {"Allied gun", "f6"}, {"Allied line infantry 3", "e6"}, {"Allied line infantry 3", "g6"}}),
         {"!", "f5xf6"}},
        {"a strong known piece beats a weak known one",
         Mode::basic,
         allied_seat,
         2,
         with_leaders({{"Allied line infantry 4", "e7"}, {"French line infantry 3", "e6", true}}),
         {"e7xe6", "e7-"},
         Level::corporal},
        {"a weak piece leaves a strong known one alone",
         Mode::basic,
         allied_seat,
         2,
         with_leaders({{"Allied line infantry 3", "e7", true}, {"French line infantry 6", "e6", true}}),
         {"!", "e7xe6"}},
        {"two pieces in the line of retreat win",
         Mode::basic,
         french_seat,
         2,
         {{"Napoleon", "f1"},
          {"Ney", "g1"},
          {"French line infantry 3", "i10"},
          {"French light cavalry", "j5"},
          {"Allied line infantry 3", "a9"},
          {"Wellington", "a10"},
          {"Uxbridge", "c10"}},
         {"j5-j10", "j5"},
         Level::captain},
        {"Wellington within reach is struck in Standard",
         Mode::standard,
         french_seat,
         2,
         {{"Napoleon", "a1"},
          {"Ney", "l1"},
          {"French light cavalry", "e3"},
          {"Wellington", "e8", true},
          {"Uxbridge", "l10"},
          {"Allied line infantry 3", "c8"}},
         {"e3xe8", "e3-e7xe8"}},
        {"Napoleon within reach is shot in Expert",
         Mode::expert,
         allied_seat,
         2,
         {{"Napoleon", "d4", true},
          {"Ney", "l1"},
          {"Allied gun", "d7"},
          {"Wellington", "g10"},
          {"Uxbridge", "l10"},
          {"French line infantry 3", "a4"}},
         {"d7:d4"}},
        {"the chief strikes nobody who is guarded",
         Mode::standard,
         french_seat,
         2,
         {{"Napoleon", "e4"},
          {"Ney", "l1"},
          {"French line infantry 3", "a2"},
          {"Allied line infantry 3", "e6", true},
          {"Allied line infantry 4", "e7", true},
          {"Wellington", "a10"},
          {"Uxbridge", "c10"}},
         {"!", "e4xe6", "e4-e5xe6"}},
        {"a chief who is hunted is brought to safety, or the hunter is struck",
         Mode::standard,
         french_seat,
         2,
         {{"Napoleon", "e2", true},
          {"Ney", "l1"},
          {"French line infantry 3", "a2"},
          {"French line infantry 4", "b2"},
          {"Allied heavy cavalry 4", "e7", true},
          {"Wellington", "a10"},
          {"Uxbridge", "c10"}},
         {"e2"}},
        {"commanders in chief take each other, who comes first",
         Mode::standard,
         allied_seat,
         2,
         {{"Napoleon", "d4", true}, {"Ney", "l1"}, {"French line infantry 6", "d3"}, {"Wellington", "d7", true}, {"Uxbridge", "l10"}},
         {"d7xd4", "d7-d5xd4"}},
        {"heavy cavalry charges what it beats",
         Mode::basic,
         french_seat,
         2,
         with_leaders({{"French heavy cavalry 6", "e3"}, {"Allied heavy cavalry 4", "e7", true}}),
         {"e3xe7", "e3-e6xe7"},
         Level::captain},
        {"a gun fires rather than marches when cavalry stands before it",
         Mode::basic,
         allied_seat,
         2,
         with_leaders({{"Allied gun", "h8"}, {"French heavy cavalry 4", "h5", true}}),
         {"h8:h5"}},
        {"light infantry does not attack guards",
         Mode::basic,
         french_seat,
         2,
         with_leaders({{"French light infantry 2", "e5"}, {"Allied line infantry 6", "e6", true}}),
         {"!", "e5xe6"}},
        {"a winning turn is not ended early",
         Mode::basic,
         french_seat,
         0,
         with_leaders({{"French line infantry 4", "e5"}, {"Allied line infantry 3", "e6", true}}),
         {"!", "end"}},
        {"a gun shoots the dearer of two",
         Mode::basic,
         french_seat,
         2,
         with_leaders(
             {{"French gun", "e4"}, {"French gun", "h4"}, {"Allied heavy cavalry 5", "e6", true}, {"Allied line infantry 3", "h6", true}}),
         {"e4:e6"},
         Level::corporal},
        {"an Allied gun shoots known heavy cavalry",
         Mode::basic,
         allied_seat,
         2,
         with_leaders({{"Allied gun", "h8"}, {"French heavy cavalry 6", "h6", true}}),
         {"h8:h6"}},
        {"a gun shoots from as far as it can",
         Mode::basic,
         french_seat,
         2,
         with_leaders({{"French gun", "d3"}, {"Allied heavy cavalry 4", "d6", true}}),
         {"d3:d6"}},
        {"a French gun is taken from its flank",
         Mode::basic,
         allied_seat,
         2,
         with_leaders({{"Allied line infantry 3", "e5"}, {"French gun", "f5"}}),
         {"e5xf5", "e5-"}},
        {"a gun is taken from behind",
         Mode::basic,
         french_seat,
         2,
         with_leaders({{"French line infantry 3", "f7"}, {"Allied gun", "f6"}}),
         {"f7xf6"}},
        {"nobody attacks a French gun from the front",
         Mode::basic,
         allied_seat,
         2,
         with_leaders(
             {{"Allied line infantry 3", "f6"}, {"French gun", "f5"}, {"French line infantry 3", "e5"}, {"French line infantry 3", "g5"}}),
         {"!", "f6xf5"}},
        {"light cavalry rides to a gun's flank",
         Mode::basic,
         french_seat,
         2,
         with_leaders({{"French light cavalry", "c6"}, {"Allied gun", "f6"}}),
         {"c6xf6", "c6-"},
         Level::corporal},
        {"the stronger of two takes the known one",
         Mode::basic,
         french_seat,
         2,
         with_leaders({{"French line infantry 6", "e6"}, {"French line infantry 3", "g6"}, {"Allied line infantry 4", "f6", true}}),
         {"e6xf6"},
         Level::corporal},
        {"guards beat a known line infantry",
         Mode::basic,
         french_seat,
         2,
         with_leaders({{"French line infantry 6", "e6"}, {"Allied line infantry 3", "e7", true}}),
         {"e6xe7"},
         Level::corporal},
        {"a French weak piece leaves guards alone",
         Mode::basic,
         french_seat,
         2,
         with_leaders({{"French line infantry 3", "e6"}, {"Allied line infantry 6", "e7", true}}),
         {"!", "e6xe7"}},
        {"light cavalry leaves strong foot alone",
         Mode::basic,
         allied_seat,
         2,
         with_leaders({{"Allied light cavalry", "e8"}, {"French line infantry 6", "e5", true}}),
         {"!", "e8xe5", "e8-e6xe5"}},
        {"Allied heavy cavalry charges what it beats",
         Mode::basic,
         allied_seat,
         2,
         with_leaders({{"Allied heavy cavalry 5", "e8"}, {"French heavy cavalry 4", "e4", true}}),
         {"e8xe4", "e8-e5xe4"},
         Level::captain},
        {"the commander is struck when strong foot stands beside him",
         Mode::basic,
         french_seat,
         2,
         {{"French line infantry 6", "e6"},
          {"Uxbridge", "e7", true},
          {"Napoleon", "a1"},
          {"Ney", "l1"},
          {"Wellington", "a10"},
          {"Allied line infantry 3", "a9"},
          {"Allied line infantry 3", "b10"}},
         {"e6xe7"},
         Level::corporal},
        {"the commander in chief beside the enemy is struck",
         Mode::basic,
         french_seat,
         2,
         {{"French line infantry 3", "e6"},
          {"Wellington", "e7", true},
          {"Napoleon", "a1"},
          {"Ney", "l1"},
          {"Uxbridge", "l10"},
          {"Allied line infantry 3", "h9"}},
         {"e6xe7"}},
        {"Napoleon beside the enemy is struck",
         Mode::basic,
         allied_seat,
         2,
         {{"Allied line infantry 3", "e5"},
          {"Napoleon", "e4", true},
          {"Wellington", "a10"},
          {"Ney", "l1"},
          {"Uxbridge", "l10"},
          {"French line infantry 3", "h2"}},
         {"e5xe4"}},
        {"Napoleon within reach is struck in Standard",
         Mode::standard,
         allied_seat,
         2,
         {{"Napoleon", "e3", true},
          {"Ney", "l1"},
          {"Allied light cavalry", "e8"},
          {"Wellington", "a10"},
          {"Uxbridge", "l10"},
          {"French line infantry 3", "c3"}},
         {"e8xe3", "e8-e4xe3"}},
        {"Napoleon within reach is struck in Expert",
         Mode::expert,
         allied_seat,
         2,
         {{"Napoleon", "e3", true},
          {"Ney", "l1"},
          {"Allied light cavalry", "e8"},
          {"Wellington", "a10"},
          {"Uxbridge", "l10"},
          {"French line infantry 3", "c3"}},
         {"e8xe3", "e8-e4xe3"}},
        {"Wellington is shot in Standard",
         Mode::standard,
         french_seat,
         2,
         {{"Wellington", "d7", true},
          {"Ney", "l1"},
          {"French gun", "d4"},
          {"Napoleon", "g1"},
          {"Uxbridge", "l10"},
          {"Allied line infantry 3", "a7"}},
         {"d4:d7"}},
        {"Napoleon leaves the line of a gun in Standard",
         Mode::standard,
         french_seat,
         2,
         {{"Napoleon", "e5", true},
          {"Ney", "l1"},
          {"French line infantry 3", "a2"},
          {"Allied gun", "e8"},
          {"Wellington", "a10"},
          {"Uxbridge", "c10"}},
         {"e5"},
         Level::corporal},
        {"Wellington leaves the line of a gun in Standard",
         Mode::standard,
         allied_seat,
         2,
         {{"Wellington", "e6", true},
          {"Uxbridge", "l10"},
          {"Allied line infantry 3", "a9"},
          {"French gun", "e3"},
          {"Napoleon", "a1"},
          {"Ney", "c1"}},
         {"e6"},
         Level::corporal},
        {"a piece does not march into the line of guns",
         Mode::basic,
         french_seat,
         2,
         with_leaders({{"French heavy cavalry 6", "d6", true}, {"Allied gun", "e9"}, {"Allied gun", "e8"}}),
         {"!", "d6-e6", "d6-e7"},
         Level::corporal},
        {"the first of two who win the line of retreat rides now",
         Mode::basic,
         french_seat,
         1,
         {{"Napoleon", "f1"},
          {"Ney", "g1"},
          {"French light cavalry", "i5"},
          {"French light cavalry", "j5"},
          {"Allied line infantry 3", "a9"},
          {"Wellington", "a10"},
          {"Uxbridge", "c10"}},
         {"i5", "j5", "g1"},
         Level::captain},
        {"nobody runs alone into the enemy for nothing",
         Mode::basic,
         allied_seat,
         2,
         with_leaders({{"Allied line infantry 3", "e7"},
                       {"Allied line infantry 4", "k7"},
                       {"French line infantry 6", "e5", true},
                       {"French line infantry 4", "d6", true},
                       {"French line infantry 4", "f6", true}}),
         {"!", "e7-e6"},
         Level::corporal},
        {"an action is not thrown away",
         Mode::basic,
         allied_seat,
         0,
         with_leaders({{"Allied line infantry 4", "e6"}, {"French line infantry 3", "e5", true}}),
         {"!", "end"}},
        {"in Standard a turn with a sure capture is not ended",
         Mode::standard,
         french_seat,
         0,
         with_leaders({{"French line infantry 4", "e5"}, {"Allied line infantry 3", "e6", true}}),
         {"!", "end"}},
        {"in Expert a turn with a sure capture is not ended",
         Mode::expert,
         allied_seat,
         0,
         with_leaders({{"Allied line infantry 4", "e6"}, {"French line infantry 3", "e5", true}}),
         {"!", "end"}},
        {"light infantry does not attack heavy cavalry",
         Mode::basic,
         allied_seat,
         2,
         with_leaders({{"Allied light infantry 2", "e6"}, {"French heavy cavalry 6", "e5", true}}),
         {"!", "e6xe5"}},
        {"the chief does not charge into the midst of the enemy",
         Mode::standard,
         allied_seat,
         2,
         {{"Wellington", "e7"},
          {"Uxbridge", "l10"},
          {"Allied line infantry 3", "a9"},
          {"French line infantry 3", "e5", true},
          {"French line infantry 4", "e4", true},
          {"Napoleon", "a1"},
          {"Ney", "c1"}},
         {"!", "e7xe5", "e7-e6xe5"}},
    };
}

}  // namespace

TEST_CASE("every level solves its share of the puzzles that are made for it", "[opponent]") {
    constexpr std::array shares{0.85, 0.9, 0.9, 0.95};
    for (const Level level : levels) {
        std::string unsolved;
        double solved = 0, posed = 0;
        for (const Puzzle& puzzle : puzzles()) {
            if (level < puzzle.weakest) continue;
            ++posed;
            const std::string answer = answer_of(puzzle, level, 3);
            if (solves(puzzle, answer)) ++solved;
            else unsolved += std::string(puzzle.name) + ": " + answer + "\n";
        }
        INFO(word(level) << "\n" << unsolved);
        CHECK(solved >= shares[static_cast<std::size_t>(level)] * posed);
    }
}

TEST_CASE("the commander in chief is set up where nobody can come at him at once", "[opponent]") {
    for (const Mode mode : modes)
        for (const std::uint32_t seed : random_seeds(10)) {
            Options options;
            options.mode = mode;
            Session game = new_game(options);
            Pcg32 dice(seed);
            while (!game.state().ready[french_seat]) {
                if (game.decider() == Decider::chance) roll_due(game, dice);
                else static_cast<void>(game.play(thought_of(game, {Level::marshal, Style::steady, seed}, {100}).action));
            }
            for (const Seat seat : seats) {
                const UnitId chief = *game.rules().commander_in_chief(seat);
                const Square square = game.state().whereabouts(chief).square();
                for (const Square beside : SquareSet::of(square).neighbours()) CHECK(game.state().occupied(seat).contains(beside));
                CHECK(game.state().occupied(seat).size() >= 35);
            }
        }
}
