#include "games/stratego/stages/game_stages.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <utility>

#include "games/stratego/screens/words.hpp"
#include "games/stratego/stages/heard.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::stages {
namespace {

using namespace fow::stratego;

using screens::side_name;
using ui::tr;

/// After that many turns of both players together.
struct CountedTurn {
    int turn = 0;
    PerSeat<int> left;   ///< pieces on the board
    PerSeat<int> known;  ///< of those: the enemy knew their ranks
};
struct CountedRank {
    Rank rank = Rank::flag;
    PerSeat<int> won;     ///< fights, attacking or attacked
    PerSeat<int> lost;    ///< both fell: counts as lost for both
    PerSeat<int> unseen;  ///< turns before the enemy knew such a piece, on average; to the end of the game for one that stayed unknown
};

constexpr int points_of_line = 60;  ///< about so many along the length of a plot

/// What one piece did; pieces are numbered as in Rules::rank_of.
struct Career {
    bool began = false;  ///< it was on the board when both armies stood
    Square from;         ///< where
    int won = 0;
    int lost = 0;
    int squares = 0;  ///< gone, attacks included
    int longest = 0;  ///< in one turn
    int attacks = 0;
    std::optional<int> known;  ///< the turn after which the enemy knew its rank
    std::optional<int> fell;   ///< the turn in which it was lost
};

struct Count {
    std::array<Career, std::size_t{2} * most_pieces> pieces{};
    int turns = 0;
    int fights = 0;
    int both = 0;
    int quiet = 0;  ///< the longest time without an attack, turns
};

Seat piece_side(int piece) { return piece < most_pieces ? blue_seat : red_seat; }

Career& career_on(Count& count, const State& state, Square square) {
    return count.pieces[state.board[static_cast<std::size_t>(square.index())] - 1U];
}

void count_turn(Count& count, const State& before, const State& after, const Move& move) {
    const int turn = static_cast<int>(before.turns) + 1;
    Career& mover = career_on(count, before, move.from);
    const int way = std::abs(move.to.file() - move.from.file()) + std::abs(move.to.rank() - move.from.rank());
    mover.squares += way;
    mover.longest = std::max(mover.longest, way);
    if (before.board[static_cast<std::size_t>(move.to.index())] != 0) {
        Career& defender = career_on(count, before, move.to);
        const auto gone = [&](const Career& career) {
            return after.at[static_cast<std::size_t>(&career - count.pieces.data())] == Position::none;
        };
        const bool mover_gone = gone(mover), defender_gone = gone(defender);
        ++mover.attacks;
        ++count.fights;
        if (mover_gone && defender_gone) ++count.both;
        ++(mover_gone ? mover.lost : mover.won);
        ++(defender_gone ? defender.lost : defender.won);
        for (Career* career : {&mover, &defender}) {
            if (!career->known) career->known = turn;
            if (gone(*career)) career->fell = turn;
        }
    } else {
        count.quiet = std::max(count.quiet, static_cast<int>(after.quiet));
    }
    const std::uint8_t marks = after.marks[static_cast<std::size_t>(&mover - count.pieces.data())];
    if ((marks & Position::far) != 0 && !mover.known) mover.known = turn;
}

Count count_of(const Session& session) {
    Count count;
    bool began = false;
    for (std::size_t i = 0; i <= session.ply_count(); ++i) {
        const State& before = session.state_after(i);
        if (!began && before.phase != Phase::set_up) {
            began = true;
            for (std::size_t piece = 0; piece < before.at.size(); ++piece) {
                if (before.at[piece] == Position::none) continue;
                count.pieces[piece].began = true;
                count.pieces[piece].from = Square::from_index(before.at[piece]);
                if ((before.marks[piece] & (Position::shown | Position::far)) != 0) count.pieces[piece].known = 0;
            }
        }
        if (i == session.ply_count()) break;
        const auto* action = std::get_if<Action>(&session.record().plies[i]);
        const auto* move = action != nullptr ? std::get_if<Move>(action) : nullptr;
        if (move != nullptr) count_turn(count, before, session.state_after(i + 1), *move);
    }
    count.turns = static_cast<int>(session.state().turns);
    return count;
}

/// Calls `look(piece, career)` for each piece that began on that side.
template <class Look>
void each_of(const Count& count, Seat side, const Look& look) {
    for (int piece = 0; piece < 2 * most_pieces; ++piece) {
        const Career& career = count.pieces[static_cast<std::size_t>(piece)];
        if (career.began && piece_side(piece) == side) look(piece, career);
    }
}

/// Ordered; the first entry is the start of the game.
std::vector<CountedTurn> turns_of(const Count& count) {
    std::vector<CountedTurn> turns;
    const int step = std::max(1, count.turns / points_of_line);
    for (int turn = 0; turn < count.turns + step; turn += step) {
        CountedTurn counted{std::min(turn, count.turns), {0, 0}, {0, 0}};
        for (const Seat side : seats)
            each_of(count, side, [&](int, const Career& career) {
                if (career.fell && *career.fell <= counted.turn) return;
                ++counted.left[side];
                if (career.known && *career.known <= counted.turn) ++counted.known[side];
            });
        turns.push_back(counted);
    }
    return turns;
}

/// Those of the army, strongest first.
std::vector<CountedRank> ranks_of(const Session& session, const Count& count) {
    std::vector<Rank> order;
    for (int i = static_cast<int>(Rank::marshal); i >= 0; --i) order.push_back(static_cast<Rank>(i));
    order.insert(order.end(), {Rank::bomb, Rank::flag});
    std::vector<CountedRank> counted;
    for (const Rank rank : order) {
        if (!has_any(session.rules().set().armies, rank)) continue;
        CountedRank of_rank{rank, {0, 0}, {0, 0}, {0, 0}};
        for (const Seat side : seats) {
            int pieces = 0, unseen = 0;
            each_of(count, side, [&](int piece, const Career& career) {
                if (session.rules().rank_of(piece) != rank) return;
                ++pieces;
                unseen += career.known.value_or(count.turns);
                of_rank.won[side] += career.won;
                of_rank.lost[side] += career.lost;
            });
            of_rank.unseen[side] = pieces == 0 ? 0 : (unseen + pieces / 2) / pieces;
        }
        counted.push_back(of_rank);
    }
    return counted;
}

std::string figures(int count) { return std::to_string(count); }

/// The piece that won the most fights, if it won at least two.
std::string hero_text(const Session& session, const Count& count, Seat side) {
    int best = -1, most = 1;
    each_of(count, side, [&](int piece, const Career& career) {
        if (career.won <= most) return;
        best = piece;
        most = career.won;
    });
    if (best < 0) return {};
    const Career& career = count.pieces[static_cast<std::size_t>(best)];
    return ui::fill(side == blue_seat ? tr("Blue's best piece was the {rank} from {square}: {count} fights won.")
                                      : tr("Red's best piece was the {rank} from {square}: {count} fights won."),
                    {{"rank", screens::rank_with_number(session.rules().rank_of(best))},
                     {"square", to_text(career.from)},
                     {"count", figures(career.won)}});
}

std::string side_text(const Session& session, const Count& count, Seat side) {
    int attacks = 0, won = 0, still = 0, squares = 0, longest = 0, unknown = 0;
    each_of(count, side, [&](int piece, const Career& career) {
        attacks += career.attacks;
        won += career.won;
        if (career.squares == 0) ++still;
        if (!career.known) ++unknown;
        if (session.rules().rank_of(piece) != Rank::scout) return;
        squares += career.squares;
        longest = std::max(longest, career.longest);
    });
    return ui::fill(side == blue_seat ? tr("Blue attacked {attacks} times. It won {won} fights, attacking or attacked. Its Scouts went "
                                           "{squares} squares, {longest} at "
                                           "most in one turn. Pieces that never moved: {still}; never known to Red: {unknown}.")
                                      : tr("Red attacked {attacks} times. It won {won} fights, attacking or attacked. Its Scouts went "
                                           "{squares} squares, {longest} at "
                                           "most in one turn. Pieces that never moved: {still}; never known to Blue: {unknown}."),
                    {{"attacks", figures(attacks)},
                     {"won", figures(won)},
                     {"squares", figures(squares)},
                     {"longest", figures(longest)},
                     {"still", figures(still)},
                     {"unknown", figures(unknown)}});
}

std::vector<std::string> summary_of(const Session& session, const Count& count) {
    std::vector<std::string> summary;
    if (const auto& result = session.state().result) summary.push_back(describe(GameEnded{*result}, tr));
    summary.push_back(ui::fill(tr("Turns: {turns}. Fights: {fights}; in {both} of them both pieces fell. The longest time without an "
                                  "attack: {quiet} turns."),
                               {{"turns", figures(count.turns)},
                                {"fights", figures(count.fights)},
                                {"both", figures(count.both)},
                                {"quiet", figures(count.quiet)}}));
    for (const Seat side : seats) {
        summary.push_back(side_text(session, count, side));
        if (std::string hero = hero_text(session, count, side); !hero.empty()) summary.push_back(std::move(hero));
    }
    return summary;
}

/// `count`: what the plot counts for each turn; `sentence`: describes a turn.
ui::LinePlot turns_plot(const std::vector<CountedTurn>& turns, PerSeat<int> CountedTurn::* count, std::string title,
                        const std::string& sentence, const std::vector<ui::CountedPoint>& turning) {
    std::vector<ui::CountedAtTurn> counts;
    for (const CountedTurn& turn : turns)
        counts.push_back({turn.turn, turn.*count,
                          ui::fill(sentence, {{"turn", figures(turn.turn)},
                                              {"blue", figures((turn.*count)[blue_seat])},
                                              {"red", figures((turn.*count)[red_seat])}})});
    return ui::plot_by_turn(std::move(title), tr("pieces, by turn"), {side_name(blue_seat), side_name(red_seat)}, turning, counts);
}

ui::BarPlot ranks_plot(const std::vector<CountedRank>& ranks, std::string title, PerSeat<int> CountedRank::* count) {
    ui::BarPlot plot{std::move(title), {side_name(blue_seat), side_name(red_seat)}, {}};
    for (const CountedRank& rank : ranks) plot.groups.push_back({screens::rank_name(rank.rank), rank.*count});
    return plot;
}

std::vector<ui::NamedPlots> plots_of(const Session& session, const Count& count, const std::vector<ui::CountedPoint>& turning) {
    const std::vector<CountedTurn> turns = turns_of(count);
    const std::vector<CountedRank> ranks = ranks_of(session, count);
    const ui::Plots won{
        turns_plot(turns, &CountedTurn::left, tr("Pieces left"), tr("Turn {turn}: Blue has {blue} pieces, Red {red}"), turning),
        ranks_plot(ranks, tr("Fights won"), &CountedRank::won),
        turns_plot(turns, &CountedTurn::known, tr("Pieces that the enemy knew"),
                   tr("Turn {turn}: {blue} of Blue's pieces are known, {red} of Red's"), turning),
        ranks_plot(ranks, tr("Turns unknown"), &CountedRank::unseen)};
    ui::Plots lost = won;
    lost[1] = ranks_plot(ranks, tr("Fights lost"), &CountedRank::lost);
    return {{"won", tr("Fights won"), won}, {"lost", tr("Fights lost"), lost}};
}

}  // namespace

ui::Numbers numbers_of(const Session& session) {
    const Count count = count_of(session);
    const PerSeat<std::string>& names = names_at_table(session.record());
    ui::Numbers numbers{.title = tr("The game in numbers"),
                        .players = tr("{blue} (Blue), {red} (Red)"),
                        .names = {{"blue", names[blue_seat]}, {"red", names[red_seat]}},
                        .summary = summary_of(session, count),
                        .back = tr("Back to the board"),
                        .choice = "fights"};
    const auto& lines = session.heard(Viewer::onlooker);
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (const std::string loss = heavy_loss(lines[i].event); !loss.empty())
            numbers.turning.push_back({static_cast<float>(lines[i].turn), screens::in_turn(lines[i].turn, loss), i});
    numbers.plots = plots_of(session, count, numbers.turning);
    return numbers;
}

}  // namespace fow::stratego::stages
