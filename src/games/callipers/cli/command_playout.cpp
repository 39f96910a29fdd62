// fow playout: games of a simple player against itself, for measuring and for finding bugs.
#include <array>
#include <chrono>
#include <iomanip>
#include <ostream>
#include <sstream>
#include <utility>

#include "chance/chance.hpp"
#include "core/pcg32.hpp"
#include "games/callipers/cli/commands.hpp"
#include "games/callipers/cli/policy.hpp"

namespace fow::callipers::commands {
namespace {

struct PlayoutRequest {
    cli::PositionRequest position;
    std::uint64_t games = 10, seed = 1;
    bool check = false, json = false;
};

struct Tally {
    std::uint64_t games = 0, plies = 0, turns = 0;
    double seconds = 0;
    PerSeat<std::uint64_t> won{}, lost{};
    std::array<std::uint64_t, ending_words.size()> ended{};
};

/// Checks of --check in every position; throws if one fails.
void examine(const Rules& rules, const State& state, const Tally& tally, std::uint64_t ply) {
    const std::string fault = inconsistency(rules, state);
    if (!fault.empty()) throw DataError("playout", "/games/" + std::to_string(tally.games) + "/plies/" + std::to_string(ply), fault);
}

[[nodiscard]] Tally play_all(const RulesAndState& position, const PlayoutRequest& request, cli::Progress progress) {
    Tally tally;
    Pcg32 lots(request.seed);
    const auto begin = std::chrono::steady_clock::now();
    for (; tally.games < request.games; ++tally.games) {
        progress.tell(tally.games, request.games, "games");
        State state = position.state;
        std::uint64_t plies = 0;
        for (; state.stage != Stage::over; ++plies) {
            if (request.check) examine(position.rules, state, tally, plies);
            if (turn(state) == Decider::chance)
                apply(position.rules, state, Roll{static_cast<std::uint8_t>(lots.below(die_faces) + 1)}, nullptr);
            else apply(position.rules, state, chosen_order(position.rules, state, lots), nullptr);
        }
        if (request.check) examine(position.rules, state, tally, plies);
        tally.plies += plies;
        tally.turns += static_cast<std::uint64_t>(state.turn);
        ++tally.ended[static_cast<std::size_t>(state.result->ending)];
        if (state.result->winner) ++tally.won[*state.result->winner];
        for (const Seat side : seats) tally.lost[side] += static_cast<std::uint64_t>(state.losses[side]);
    }
    tally.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return tally;
}

[[nodiscard]] double ratio(std::uint64_t part, std::uint64_t of) {
    return of > 0 ? static_cast<double>(part) / static_cast<double>(of) : 0;
}

void print(const Tally& tally, bool json, std::ostream& out) {
    const double rate = tally.seconds > 0 ? static_cast<double>(tally.plies) / tally.seconds : 0;
    std::ostringstream text;
    text << std::fixed;
    if (json) {
        text << "{\"games\": " << tally.games << ", \"plies\": " << tally.plies << std::setprecision(3)
             << ", \"seconds\": " << tally.seconds << std::setprecision(0) << ", \"plies_per_second\": " << rate
             << ", \"won\": {\"french\": " << tally.won.first << ", \"allied\": " << tally.won.second << "}, \"endings\": {";
        const char* comma = "";
        for (std::size_t i = 0; i < ending_words.size(); ++i)
            text << std::exchange(comma, ", ") << '"' << ending_words[i] << "\": " << tally.ended[i];
        text << std::setprecision(2) << "}, \"mean_turns\": " << ratio(tally.turns, tally.games)
             << ", \"mean_length\": " << ratio(tally.plies, tally.games)
             << ", \"mean_losses\": {\"french\": " << 1000 * ratio(tally.lost.first, tally.games)
             << ", \"allied\": " << 1000 * ratio(tally.lost.second, tally.games) << "}}\n";
    } else {
        text << tally.games << " games, " << tally.plies << " plies, " << std::setprecision(3) << tally.seconds << " seconds, "
             << std::setprecision(0) << rate << " plies/s, " << std::setprecision(1) << ratio(tally.plies, tally.games) << " plies and "
             << ratio(tally.turns, tally.games) << " turns a game\n"
             << "  won: French " << 100 * ratio(tally.won.first, tally.games) << " %, Allied " << 100 * ratio(tally.won.second, tally.games)
             << " %; lost: French " << std::setprecision(0) << 1000 * ratio(tally.lost.first, tally.games) << " men, Allied "
             << 1000 * ratio(tally.lost.second, tally.games) << '\n'
             << std::setprecision(1);
        for (std::size_t i = 0; i < ending_words.size(); ++i)
            if (tally.ended[i] > 0)
                text << "  " << ending_words[i] << ": " << tally.ended[i] << " (" << 100 * ratio(tally.ended[i], tally.games) << " %)\n";
    }
    out << text.str();
}

}  // namespace

void add_playout(cli::CommandLine& line) {
    cli::Command command(line, "playout", "let a simple player play against itself; dice count as plies");
    PlayoutRequest& request = command.request<PlayoutRequest>();
    command.text("GAME", request.position.game, "a record, or a battle by its id or as a file (default: waterloo)");
    cli::add_position_options(command, request.position, on_command_line());
    command.number("--games", request.games, "number of games").like_a_seed().shows_default();
    command.seed(request.seed, "the same seed plays the same games").shows_default();
    command.flag("--check", request.check, "check the position at every ply");
    command.json(request.json);
    command.examples({"fow --game callipers playout hougoumont --games 100", "fow --game callipers playout --games 2 --check"});
    command.does([&request](cli::Streams io) {
        print(play_all(position_of(request.position, io), request, cli::Progress(io)), request.json, io.out);
        return cli::done;
    });
}

}  // namespace fow::callipers::commands
