// fow playout: random games, for measuring and for finding bugs.
#include <chrono>
#include <iomanip>
#include <map>
#include <ostream>
#include <sstream>

#include "chance/chance.hpp"
#include "games/waterloo/cli/commands.hpp"
#include "games/waterloo/cli/random_game.hpp"

namespace fow::waterloo::commands {
namespace {

struct PlayoutRequest {
    GameRequest game;
    std::uint64_t games = 1000, seed = 1;
    bool check = false, json = false;
};

struct Tally {
    std::uint64_t games = 0, plies = 0;
    double seconds = 0;
    std::map<std::string, std::uint64_t> endings;
    double branching = 0;
};

constexpr const char* capped = "cap";

/// Checks of --check in every position; throws if one fails.
void examine(const Rules& rules, const State& state, ActionList& actions, std::uint64_t game, std::uint64_t ply) {
    const auto fail = [&](const std::string& fault) {
        throw DataError("playout", "/games/" + std::to_string(game) + "/plies/" + std::to_string(ply), fault);
    };
    if (const auto fault = inconsistency(rules, state)) fail(*fault);
    legal(rules, state, actions);
    const Decider decider = turn(state);
    const bool somebody = decider == french_decider || decider == allied_decider;
    if (somebody == actions.empty()) fail("nothing is legal, or something is when nobody decides");
    const Action* last = nullptr;
    for (const Action& action : actions) {
        const std::string text = to_text(rules.roster(), action);
        if (check(rules, state, action)) fail(text + " is listed and refused");
        if (action_from_text(rules.roster(), text) != action) fail(text + " does not read back");
        if (last != nullptr && !(*last < action)) fail(text + " is out of order or listed twice");
        last = &action;
    }
    for (const Viewer viewer : viewers)
        if (view_of(rules, state, viewer).legal.size() != (decides(decider, viewer) ? actions.size() : 0))
            fail("a view lists other actions than the rules");
}

[[nodiscard]] std::string ending_of(const State& state) { return state.has_result ? std::string(word(state.ending)) : std::string(capped); }

/// With --check, one game in four is unusual, so that rare rules and endings occur as well.
struct KindOfGame {
    RandomGame::Armies armies = RandomGame::Armies::all;
    bool nightfall = false;
    bool talks = false;
    bool extra_scenarios = false;
};
[[nodiscard]] KindOfGame kind_of(std::uint64_t game) {
    switch (game % 16) {
        case 3: return {.nightfall = true};
        case 7: return {.armies = game % 256 == 7 ? RandomGame::Armies::none : RandomGame::Armies::few};
        case 11: return {.talks = true};
        case 15: return {.extra_scenarios = true};
        default: return {};
    }
}

/// The rules of one game of --check: the requested ones and those of its kind.
[[nodiscard]] Options options_of(Options options, const KindOfGame& kind) {
    options.nightfall |= kind.nightfall;
    const bool extra = kind.extra_scenarios && options.mode == Mode::expert;
    options.where_are_the_prussians |= extra;
    return options;
}

void play(RandomGame& game, const Rules& rules, const PlayoutRequest& request, ActionList& actions, Tally& tally) {
    std::uint64_t plies = 0;
    while (plies < ply_cap) {
        if (request.check) examine(rules, game.state(), actions, tally.games, plies);
        const Decider decider = game.step();
        if (decider == Decider::nobody) break;
        plies += decider != Decider::chance ? 1 : 0;
    }
    tally.plies += plies;
    ++tally.endings[ending_of(game.state())];
}

[[nodiscard]] Tally play_all(const GameChoice& choice, const PlayoutRequest& request, cli::Progress progress) {
    Tally tally;
    const Rules rules(choice.rules, choice.options);
    const std::optional<State> start = choice.start ? std::optional(choice.start->state) : std::nullopt;
    RandomGame game(rules, request.seed, start);
    ActionList actions;
    const auto begin = std::chrono::steady_clock::now();
    for (; tally.games < request.games; ++tally.games) {
        progress.tell(tally.games, request.games, "games");
        const KindOfGame kind = request.check ? kind_of(tally.games) : KindOfGame{};
        const Options options = options_of(choice.options, kind);
        if (options == choice.options && !kind.talks) {
            game.begin(kind.armies);
            play(game, rules, request, actions, tally);
            continue;
        }
        const Rules own(choice.rules, options);
        RandomGame other(own, request.seed + 1 + tally.games, start);
        other.talk(kind.talks);
        other.begin(kind.armies);
        play(other, own, request, actions, tally);
    }
    tally.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return tally;
}

/// The mean number of legal actions, from a few separate games: counting would disturb the measurement.
[[nodiscard]] double branching(const GameChoice& choice, std::uint64_t seed) {
    const Rules rules(choice.rules, choice.options);
    RandomGame game(rules, seed, choice.start ? std::optional(choice.start->state) : std::nullopt);
    ActionList actions;
    std::uint64_t sum = 0, positions = 0;
    for (int i = 0; i < 3; ++i) {
        game.begin();
        for (int ply = 0; turn(game.state()) != Decider::nobody && ply < ply_cap; ++ply) {
            legal(rules, game.state(), actions);
            sum += actions.size();
            positions += actions.empty() ? 0 : 1;
            game.step();
        }
    }
    return positions == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(positions);
}

void print(const Tally& tally, bool json, std::ostream& out) {
    const double rate = tally.seconds > 0 ? static_cast<double>(tally.plies) / tally.seconds : 0;
    const double mean = tally.games > 0 ? static_cast<double>(tally.plies) / static_cast<double>(tally.games) : 0;
    std::ostringstream text;
    text << std::fixed;
    if (json) {
        text << "{\"games\": " << tally.games << ", \"plies\": " << tally.plies << std::setprecision(3)
             << ", \"seconds\": " << tally.seconds << std::setprecision(0) << ", \"plies_per_second\": " << rate << ", \"endings\": {";
        const char* comma = "";
        for (const auto& [ending, count] : tally.endings) {
            text << comma << '"' << ending << "\": " << count;
            comma = ", ";
        }
        text << std::setprecision(1) << "}, \"mean_length\": " << mean << ", \"branching\": " << tally.branching << "}\n";
    } else {
        text << tally.games << " games, " << tally.plies << " plies, " << std::setprecision(3) << tally.seconds << " seconds, "
             << std::setprecision(0) << rate << " plies/s, " << std::setprecision(1) << mean << " plies per game, " << tally.branching
             << " actions to choose from\n";
        for (const auto& [ending, count] : tally.endings) text << "  " << ending << ": " << count << '\n';
    }
    out << text.str();
}

}  // namespace

void add_playout(CommandLine& line) {
    Command command(line, "playout",
                    "play random games from random set-ups; set-up and chance are not counted as plies. "
                    "Games are abandoned after 20000 plies and counted as \"cap\". With --check one game in four is unusual: "
                    "few pieces or none, nightfall, draw offers and resigning, uncertain Prussians");
    PlayoutRequest& request = command.request<PlayoutRequest>();
    add_game_options(command, request.game);
    command.number("--games", request.games, "number of games").like_a_seed().shows_default();
    command.seed(request.seed, "the same seed plays the same games").shows_default();
    command.flag("--check", request.check, "check invariants, legality, notation and views at every ply");
    command.json(request.json);
    command.examples({"fow playout --mode expert --games 100 --check", "fow playout --field my-field.json --json"});
    command.does([&request](Streams io) {
        const GameChoice choice = choose_game(request.game, io);
        Tally tally = play_all(choice, request, cli::Progress(io));
        tally.branching = branching(choice, request.seed);
        print(tally, request.json, io.out);
        return Exit::done;
    });
}

}  // namespace fow::waterloo::commands
