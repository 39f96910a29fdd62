// fow playout: random games, for measuring and for finding bugs (C6.5).
#include <algorithm>
#include <chrono>
#include <iomanip>
#include <ostream>
#include <sstream>
#include <utility>

#include "chance/chance.hpp"
#include "games/stratego/bots/in_words.hpp"
#include "games/stratego/cli/commands.hpp"
#include "games/stratego/cli/random_game.hpp"

namespace fow::stratego::commands {
namespace {

struct PlayoutRequest {
    std::uint64_t games = 1000, seed = 1;
    bool check = false, json = false;
};

constexpr std::array endings{Ending::flag_taken, Ending::no_move, Ending::nobody_can_move, Ending::quiet};  // nobody resigns or agrees
struct Tally {
    std::uint64_t games = 0, turns = 0, choices = 0;
    double seconds = 0;
    std::array<std::uint64_t, endings.size()> ended{};
    std::uint64_t cut = 0;
    std::uint64_t two_squares = 0, chases = 0;  ///< with --check: moves that only C2.4 or only C2.5 forbade, over all positions
};

/// Checks of --check in every position; throws if one fails.
class Examiner {
public:
    Examiner(const Rules& rules, Tally& tally) : rules_(rules), tally_(tally) {}

    void examine(const State& state) {
        examine_squares(state);
        actions_.clear();
        legal(rules_, state, actions_);
        if ((state.phase == Phase::over) != actions_.empty()) fail(state, "nothing is legal, or something is when the game is over");
        for (std::size_t i = 0; i < actions_.size(); ++i) {
            const std::string text = to_text(actions_[i]);
            if (action_from_text(text) != actions_[i]) fail(state, text + " does not read back");
            if (i > 0 && !(actions_[i - 1] < actions_[i])) fail(state, text + " is out of order or listed twice");
        }
        examine_legality(state);
        examine_views(state);
    }

private:
    [[noreturn]] void fail(const State& state, const std::string& fault) const {
        throw DataError("playout", "/games/" + std::to_string(tally_.games) + "/turns/" + std::to_string(state.turns), fault);
    }

    /// C6.1: what follows from the squares of the pieces.
    void examine_squares(const State& state) const {
        State again = begin(rules_);
        for (const Seat side : seats)
            for (int piece = rules_.first(side); piece < rules_.end(side); ++piece)
                if (const int at = state.at[static_cast<std::size_t>(piece)]; at != Position::none) {
                    const std::uint8_t standing = state.board[static_cast<std::size_t>(at)];
                    if (standing != piece + 1) fail(state, to_text(Square::from_index(at)) + " does not hold the piece that stands there");
                    put(rules_, again, side, rules_.rank_of(piece), Square::from_index(at));
                }
        const auto empty = [](std::uint8_t square) { return square == 0; };
        if (std::count_if(again.board.begin(), again.board.end(), empty) != std::count_if(state.board.begin(), state.board.end(), empty))
            fail(state, "a square holds a piece that does not stand there");
        if (again.taken != state.taken || again.movers != state.movers) fail(state, "the sets of squares are not those of the pieces");
    }

    /// Exactly the listed actions are accepted. Each is listed once, so counting is enough.
    void examine_legality(const State& state) const {
        for (const Action& action : actions_)
            if (check(rules_, state, action)) fail(state, to_text(action) + " is listed and refused");
        std::size_t accepted = 0;
        const auto count = [&](const Action& action) { accepted += check(rules_, state, action) ? 0 : 1; };
        const RuleSet& set = rules_.set();
        const auto each_square = [&](const auto& take) {
            for (int file = 0; file < set.files; ++file)
                for (int rank = 0; rank < set.ranks; ++rank) take(Square(file, rank));
        };
        each_square([&](Square from) { each_square([&](Square to) { count(Move{from, to}); }); });
        each_square([&](Square at) {
            count(TakeUp{at});
            count(Place{Rank::flag, at});
        });
        for (const Action& action : {Action(Ready{}), Action(OfferDraw{}), Action(AcceptDraw{}), Action(Resign{})}) count(action);
        if (accepted != actions_.size()) fail(state, "more is accepted than is listed, or what is listed is off the board");
    }

    void examine_views(const State& state) {
        for (const Viewer viewer : viewers) {
            const View view = view_of(rules_, state, viewer);
            const bool decides = state.phase != Phase::over && sits(viewer, state.mover);
            if (!std::equal(view.legal.begin(), view.legal.end(), actions_.begin(), decides ? actions_.end() : actions_.begin()))
                fail(state, "a view lists other actions than the rules");
            for (const RefusedMove& refused : view.repeated) {
                if (check(rules_, state, Action(refused.move)) != refused.why) fail(state, "a view refuses a move that the rules do not");
                ++(refused.why.rule == "C2.4" ? tally_.two_squares : tally_.chases);
            }
        }
    }

    const Rules& rules_;
    Tally& tally_;
    ActionList actions_;
};

[[nodiscard]] Tally play_all(const Rules& rules, const PlayoutRequest& request, cli::Progress progress) {
    Tally tally;
    RandomGame game(rules, request.seed);
    Examiner examiner(rules, tally);
    const auto begin = std::chrono::steady_clock::now();
    for (; tally.games < request.games; ++tally.games) {
        progress.tell(tally.games, request.games, "games");
        game.begin();
        while (game.goes_on()) {
            if (request.check) examiner.examine(game.state());
            tally.choices += game.step();
        }
        if (request.check) examiner.examine(game.state());
        tally.turns += game.state().turns;
        if (const auto& result = game.state().result)
            ++tally.ended[static_cast<std::size_t>(std::find(endings.begin(), endings.end(), result->ending) - endings.begin())];
        else ++tally.cut;
    }
    tally.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return tally;
}

[[nodiscard]] double ratio(double part, double of) { return of > 0 ? part / of : 0; }

void print(const Tally& tally, const PlayoutRequest& request, std::ostream& out) {
    const auto turns = static_cast<double>(tally.turns);
    const auto games = static_cast<double>(tally.games);
    const double rate = ratio(turns, tally.seconds), mean = ratio(turns, games), choices = ratio(static_cast<double>(tally.choices), turns);
    std::ostringstream text;
    text << std::fixed;
    if (request.json) {
        text << "{\"games\": " << tally.games << ", \"plies\": " << tally.turns << std::setprecision(3)
             << ", \"seconds\": " << tally.seconds << std::setprecision(0) << ", \"plies_per_second\": " << rate << ", \"endings\": {";
        const char* comma = "";
        for (std::size_t i = 0; i < endings.size(); ++i)
            text << std::exchange(comma, ", ") << '"' << word(endings[i]) << "\": " << tally.ended[i];
        text << ", \"cap\": " << tally.cut << std::setprecision(1) << "}, \"mean_length\": " << mean << ", \"branching\": " << choices;
        if (request.check) text << ", \"refused\": {\"C2.4\": " << tally.two_squares << ", \"C2.5\": " << tally.chases << "}";
        text << "}\n";
        out << text.str();
        return;
    }
    text << tally.games << " games, " << tally.turns << " plies, " << std::setprecision(3) << tally.seconds << " seconds, "
         << std::setprecision(0) << rate << " plies/s, " << std::setprecision(1) << mean << " plies per game, " << choices
         << " moves to choose from\n";
    const auto line = [&](std::string_view ending, std::uint64_t count) {
        if (count > 0) text << "  " << ending << ": " << count << " (" << 100 * ratio(static_cast<double>(count), games) << " %)\n";
    };
    for (std::size_t i = 0; i < endings.size(); ++i) line(word(endings[i]), tally.ended[i]);
    line("cap", tally.cut);
    if (request.check) text << "  moves refused by C2.4: " << tally.two_squares << ", by C2.5: " << tally.chases << '\n';
    out << text.str();
}

}  // namespace

void add_playout(cli::CommandLine& line, Variant variant) {
    cli::Command command(line, "playout",
                         "play random games from random set-ups (C6.5), without offers and resigning. Games are cut off "
                         "after 2000 turns and counted as \"cap\"");
    PlayoutRequest& request = command.request<PlayoutRequest>();
    command.number("--games", request.games, "number of games").like_a_seed().shows_default();
    command.seed(request.seed, "the same seed plays the same games").shows_default();
    command.flag("--check", request.check,
                 "check legality, notation and views at every turn, and count the moves that C2.4 and C2.5 refuse");
    command.json(request.json);
    command.examples({"fow --game " + std::string(variant.id) + " playout --games 100 --check"});
    command.does([variant, &request](cli::Streams io) {
        print(play_all(rules_of(variant), request, cli::Progress(io)), request, io.out);
        return cli::done;
    });
}

}  // namespace fow::stratego::commands
