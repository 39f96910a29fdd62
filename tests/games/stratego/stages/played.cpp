#include "played.hpp"

#include <algorithm>
#include <cstdlib>

#include "catch.hpp"
#include "dice.hpp"
#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/files/rules_files.hpp"

namespace fow::test::stratego {
namespace {

using namespace fow::stratego;

constexpr const char* closed_army = "..B..FB.../..8..8..../.1.9s.2.9.";
constexpr const char* whole_army = "9BF68987B8/87B697B689/549s175B65/B399459423";

Rank rank_at(const Session& session, Square square) {
    return session.rules().rank_of(session.state().board[static_cast<std::size_t>(square.index())] - 1);
}

Square flag_of(const Session& session, Seat side) {
    const int first = session.rules().first(side);
    for (int piece = first; piece < session.rules().end(side); ++piece)
        if (session.rules().rank_of(piece) == Rank::flag) return Square::from_index(session.state().at[static_cast<std::size_t>(piece)]);
    return {};
}

/// The higher the better.
int worth_of(const Session& session, const Move& move) {
    const Seat side = session.state().mover;
    const Square flag = flag_of(session, other(side));
    const auto far = [&](Square square) { return std::abs(square.file() - flag.file()) + std::abs(square.rank() - flag.rank()); };
    const int nearer = 10 * (far(move.from) - far(move.to));
    if (session.state().board[static_cast<std::size_t>(move.to.index())] == 0) return nearer;
    const Rank met = rank_at(session, move.to);
    if (met == Rank::flag) return 1000;
    switch (fight(rank_at(session, move.from), met)) {
        case Outcome::won: return 100 + nearer;
        case Outcome::both: return 20;
        case Outcome::lost: break;
    }
    return -100;
}

}  // namespace

std::string types_army(const std::string& letters) {
    return "click set-up-text\nkey Ctrl+A\ntype \"" + letters + "\"\nclick read-set-up\nexpect \"Ready to begin.\"\nclick ready\n";
}

std::string begins_duel() {
    return "click game:duel\nclick new-game\nclick begin\nhold take-seat\n" + types_army(open_red) + "hold take-seat\n" +
           types_army(open_blue) + "hold take-seat\n";
}

namespace {

/// `id`: of the game, which is also the name of its control; both sides set up the same army.
PlayedGame played(const std::string& id, const std::string& army, std::size_t most_plies, std::uint64_t seed) {
    PlayedGame game{Session(new_record(data::load_rule_set(id))), {}};
    Session& session = game.session;
    game.script = "click game:" + id + "\nclick new-game\nclick begin\nhold take-seat\n";
    for (const Seat side : {red_seat, blue_seat}) {
        for (const Place& place : read_set_up(session.rules(), side, army)) REQUIRE(!session.play(place));
        REQUIRE(!session.play(Ready{}));
        game.script += types_army(army) + "hold take-seat\n";
    }
    fow::testing::Dice dice(static_cast<std::uint32_t>(seed));
    while (session.decider() != Decider::nobody && session.ply_count() < most_plies) {
        std::vector<Move> moves;
        for (const Action& action : session.view(viewer_of(session.state().mover)).legal)
            if (const auto* move = std::get_if<Move>(&action)) moves.push_back(*move);
        REQUIRE(!moves.empty());
        Move best = moves.front();
        int most = -1000000;
        for (const Move& move : moves) {
            const int worth = 10 * worth_of(session, move) + static_cast<int>(dice.below(300));
            if (worth <= most) continue;
            most = worth;
            best = move;
        }
        const bool fights = session.state().board[static_cast<std::size_t>(best.to.index())] != 0;
        if (session.state().turns > 0) game.script += "click news-read\n";
        game.script += "click " + to_text(best.from) + "\nclick " + to_text(best.to) + "\n";
        REQUIRE(!session.play(best));
        const bool over = session.decider() == Decider::nobody;
        if (fights) game.script += "click go-on\n";
        else if (!over) game.script += "click end-turn\n";
        if (!over) game.script += "hold take-seat\n";
    }
    REQUIRE(session.decider() == Decider::nobody);
    return game;
}

}  // namespace

PlayedGame played_duel(std::uint64_t seed) { return played("duel", closed_army, 400, seed); }
PlayedGame played_classic(std::uint64_t seed) { return played("stratego", whole_army, 2000, seed); }

}  // namespace fow::test::stratego
