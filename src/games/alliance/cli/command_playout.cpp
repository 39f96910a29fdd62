// fow playout: random games, for measuring and for finding bugs (L14.10), and games of computed players, for measuring the balance (L14.4).
#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <ctime>
#include <iomanip>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "bots/player.hpp"
#include "chance/chance.hpp"
#include "cli/command.hpp"
#include "core/pcg32.hpp"
#include "games/alliance/cli/commands.hpp"
#include "games/alliance/engine/rules.hpp"
#include "games/alliance/opponent/think.hpp"

namespace fow::alliance::commands {

/// Who sits there: "random", "greedy", or a mind.
struct Seated {
    enum class Kind : std::uint8_t { random, greedy, mind };
    Kind kind = Kind::random;
    Mind mind{};
};
/// "captain" for both seats, or "captain,random": the French player first. Throws cli::Misuse.
[[nodiscard]] PerSeat<Seated> seated_in(const std::string& text);

/// Games between computed players, for measuring: no record, no log, no offers.
class ComputedGame {
public:
    /// `rules` must outlive it. `nodes`: positions for each decision; 0 = the level's usual budget.
    ComputedGame(const Rules& rules, const State& start, const PerSeat<Seated>& seated, std::uint64_t seed, std::uint64_t nodes);

    void begin();
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] bool goes_on() const { return state_.stage != Stage::over; }
    /// Plays one ply. The game must not be over. Returns how many actions or corps the player could choose from; 0 for a die.
    std::size_t step();

private:
    [[nodiscard]] Action chosen(const View& view, std::size_t choices);

    const Rules& rules_;
    State start_;
    PerSeat<Seated> seated_;
    Pcg32 numbers_;
    std::uint64_t nodes_;
    State state_;
};

/// Random games of L14.10: all legal actions equally likely, all corps of L4.3 too, and fair dice. No heap, no listener.
class RandomGame {
public:
    RandomGame(const Rules& rules, const State& start, std::uint64_t seed) : rules_(rules), start_(start), numbers_(seed), state_(start) {}

    void begin() { state_ = start_; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] bool goes_on() const { return state_.stage != Stage::over; }
    /// Plays one ply. The game must not be over. Returns how many actions or corps the player could choose from; 0 for a die.
    std::size_t step() {
        if (state_.stage == Stage::die || state_.stage == Stage::test) {
            const auto kind = state_.stage == Stage::die ? Roll::Kind::action : Roll::Kind::test;
            apply(rules_, state_, Roll{kind, static_cast<std::uint8_t>(numbers_.below(die_faces) + 1)}, nullptr);
            return 0;
        }
        if (state_.stage == Stage::casualty) {
            auto from = choices(rules_, state_);
            const int count = std::popcount(from);
            for (auto skip = numbers_.below(static_cast<std::uint32_t>(count)); skip > 0; --skip)
                from = static_cast<CorpsSet>(from & (from - 1));
            apply(rules_, state_, Take{static_cast<Corps>(std::countr_zero(from))});
            return static_cast<std::size_t>(count);
        }
        list_.clear();
        orders(rules_, state_, list_);
        apply(rules_, state_, list_[numbers_.below(static_cast<std::uint32_t>(list_.size()))]);
        return list_.size();
    }

private:
    const Rules& rules_;
    State start_;
    Pcg32 numbers_;
    State state_;
    OrderList list_;
};

namespace {

struct PlayoutRequest {
    cli::PositionRequest position;
    std::uint64_t games = 1000, seed = 1, nodes = 0;
    std::string players;  ///< empty: the random games of L14.10
    bool check = false, json = false;
};

struct Tally {
    std::uint64_t games = 0, plies = 0, turns = 0, choices = 0, decisions = 0, asked = 0;
    int most_turns = 0;
    std::size_t most_choices = 0;
    double seconds = 0;
    PerSeat<std::uint64_t> won{};
    std::array<std::uint64_t, ending_words.size()> ended{};
    PerSeat<std::uint64_t> phases{};
    std::array<std::uint64_t, action_words.size()> actions{};  ///< by ActionId
    std::uint64_t directed = 0;                                ///< by Napoleon
    double thinking = 0, longest = 0;                          ///< processor seconds of all decisions and of one
};

/// Checks of --check in every position; throws if one fails.
void examine(const Rules& rules, const State& state, const Tally& tally, std::uint64_t ply) {
    const auto fail = [&](const std::string& fault) {
        throw DataError("playout", "/games/" + std::to_string(tally.games) + "/plies/" + std::to_string(ply), fault);
    };
    // A broken army is noticed only at the end of the row.
    if (state.stage != Stage::die && state.stage != Stage::test)
        for (const Fault& fault : faults_of(rules, state)) fail(fault.pointer + ": " + text_of(fault));
    ActionList list;
    legal(rules, state, list);
    const Decider decider = turn(state);
    if (list.empty() != (decider == Decider::chance || decider == Decider::nobody)) fail("nothing is legal, or something is");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string text = to_text(list[i]);
        if (action_from_text(text) != list[i]) fail(text + " does not read back");
        if (i > 0 && !(list[i - 1] < list[i])) fail(text + " is out of order or listed twice");
    }
    std::size_t accepted = 0;
    const auto count = [&](const Action& action) { accepted += check(rules, state, action) ? 0 : 1; };
    for (std::size_t i = 0; i < action_words.size(); ++i)
        for (const bool napoleon : {false, true}) count(Order{static_cast<ActionId>(i), napoleon});
    for (int i = 0; i < corps_count; ++i) count(Take{static_cast<Corps>(i)});
    for (const Action& action : {Action(OfferDraw{}), Action(AcceptDraw{}), Action(Resign{})}) count(action);
    if (accepted != list.size()) fail("more is accepted than is listed, or less");
    for (const Action& action : list)
        if (check(rules, state, action)) fail(to_text(action) + " is listed and refused");
    const PerSeat<int> routs = rout_chances(rules, state);
    if (routs.first < 0 || routs.second < 0 || routs.first + routs.second > outlook_whole) fail("the chances of a rout are no chances");
    if (state.stage != Stage::die && state.stage != Stage::test) {
        const State again = read_position(write_position(rules, state), "position", rules);
        if (again != state) fail("the position does not read back");
    }
}

void count_order(const State& state, Seat side, std::size_t choices, Tally& tally) {
    ++tally.decisions;
    tally.choices += choices;
    tally.most_choices = std::max(tally.most_choices, choices);
    const Order order = *state.last[side];
    ++tally.phases[side];
    ++tally.actions[index(order.id)];
    tally.directed += order.napoleon ? 1 : 0;
}

template <class Game>
[[nodiscard]] Tally play_all(const RulesAndState& position, Game game, const PlayoutRequest& request, cli::Progress progress) {
    using Clock = std::chrono::steady_clock;
    const auto seconds_since = [](Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); };
    Tally tally;
    const bool times = !request.players.empty();  // a clock would cost more than a random ply
    const std::uint64_t each = times ? 1 : 256;
    const auto begin = Clock::now();
    for (; tally.games < request.games; ++tally.games) {
        if (tally.games % each == 0) progress.tell(tally.games, request.games, "games");
        game.begin();
        std::uint64_t plies = 0;
        for (; game.goes_on(); ++plies) {
            if (request.check) examine(position.rules, game.state(), tally, plies);
            const bool asks = game.state().stage == Stage::casualty;
            const Seat side = game.state().phase;
            const std::clock_t asked = times ? std::clock() : 0;
            const std::size_t choices = game.step();
            if (times && choices > 0) {
                const double spent = static_cast<double>(std::clock() - asked) / CLOCKS_PER_SEC;
                tally.thinking += spent;
                tally.longest = std::max(tally.longest, spent);
            }
            if (asks) ++tally.asked;
            else if (choices > 0) count_order(game.state(), side, choices, tally);
        }
        if (request.check) examine(position.rules, game.state(), tally, plies);
        const State& end = game.state();
        tally.plies += plies;
        tally.turns += end.turn;
        tally.most_turns = std::max<int>(tally.most_turns, end.turn);
        ++tally.ended[static_cast<std::size_t>(end.result->ending)];
        if (end.result->winner) ++tally.won[*end.result->winner];
    }
    tally.seconds = seconds_since(begin);
    return tally;
}

[[nodiscard]] double ratio(std::uint64_t part, std::uint64_t of) {
    return of > 0 ? static_cast<double>(part) / static_cast<double>(of) : 0;
}

/// "battery 38.2 %, derlon 14.0 %, ...": the shares of the phases of that side (L14.5).
[[nodiscard]] std::string shares_text(const Tally& tally, Seat side) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1);
    const char* comma = "";
    for (std::size_t i = 0; i < card_action_count; ++i) {
        if (side_of(static_cast<ActionId>(i)) != side) continue;
        text << std::exchange(comma, ", ") << action_words[i] << ' ' << 100 * ratio(tally.actions[i], tally.phases[side]) << " %";
    }
    return text.str();
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
        text << std::setprecision(2) << "}, \"mean_turns\": " << ratio(tally.turns, tally.games) << ", \"most_turns\": " << tally.most_turns
             << ", \"mean_length\": " << ratio(tally.plies, tally.games) << ", \"branching\": " << ratio(tally.choices, tally.decisions)
             << ", \"questions\": " << ratio(tally.asked, tally.games) << ", \"phases\": {\"french\": " << tally.phases.first
             << ", \"allied\": " << tally.phases.second << "}, \"actions\": {";
        comma = "";
        for (std::size_t i = 0; i < action_words.size(); ++i)
            text << std::exchange(comma, ", ") << '"' << action_words[i] << "\": " << tally.actions[i];
        text << "}, \"directed\": " << tally.directed << "}\n";
    } else {
        text << tally.games << " games, " << tally.plies << " plies, " << std::setprecision(3) << tally.seconds << " seconds, "
             << std::setprecision(0) << rate << " plies/s, " << std::setprecision(1) << ratio(tally.plies, tally.games)
             << " plies per game, " << ratio(tally.choices, tally.decisions) << " actions to choose from, at most " << tally.most_choices
             << '\n'
             << "  turns: " << std::setprecision(2) << ratio(tally.turns, tally.games) << " on average, at most " << tally.most_turns
             << "; " << ratio(tally.asked, tally.games) << " questions (L4.3) a game\n"
             << std::setprecision(1) << "  won: French " << 100 * ratio(tally.won.first, tally.games) << " %, Allied "
             << 100 * ratio(tally.won.second, tally.games) << " %\n";
        for (std::size_t i = 0; i < ending_words.size(); ++i)
            if (tally.ended[i] > 0)
                text << "  " << ending_words[i] << ": " << tally.ended[i] << " (" << 100 * ratio(tally.ended[i], tally.games) << " %)\n";
        text << "  French actions: " << shares_text(tally, french_seat) << "\n  Allied actions: " << shares_text(tally, allied_seat)
             << "\n  Napoleon used in " << 100 * ratio(tally.directed, tally.games) << " % of the games\n";
        if (tally.longest > 0)
            text << "  thinking: " << 1000 * tally.thinking / static_cast<double>(std::max<std::uint64_t>(1, tally.decisions + tally.asked))
                 << " ms of processor time a decision, at most " << 1000 * tally.longest << " ms\n";
    }
    out << text.str();
}

}  // namespace

void add_playout(cli::CommandLine& line) {
    cli::Command command(line, "playout",
                         "play random games (L14.10), or games of computed players, without offers and resigning; dice count "
                         "as plies");
    PlayoutRequest& request = command.request<PlayoutRequest>();
    cli::add_position(command, request.position, on_command_line());
    cli::add_position_options(command, request.position, on_command_line());
    command.number("--games", request.games, "number of games").like_a_seed().shows_default();
    command.seed(request.seed, "the same seed plays the same games").shows_default();
    command.text("--players", request.players,
                 "who plays instead: random, greedy or a level for both sides, or two with a comma, the French player first");
    command.number("--budget", request.nodes, "positions that a level may judge for each decision; 0 = as the level").at_least_0();
    command.flag("--check", request.check, "check sums, legality, notation, chances and positions at every ply");
    command.json(request.json);
    command.examples({"fow --game alliance playout --games 100000", "fow --game alliance playout --games 100 --check",
                      "fow --game alliance playout --players marshal --games 100"});
    command.does([&request](cli::Streams io) {
        const RulesAndState position = position_of(request.position, io);
        const Rules& rules = position.rules;
        const cli::Progress progress(io);
        print(request.players.empty()
                  ? play_all(position, RandomGame(rules, position.state, request.seed), request, progress)
                  : play_all(position, ComputedGame(rules, position.state, seated_in(request.players), request.seed, request.nodes),
                             request, progress),
              request.json, io.out);
        return cli::done;
    });
}

namespace {

[[nodiscard]] Seated seated_of(const std::string& name) {
    if (name == "random") return {};
    if (name == "greedy") return {Seated::Kind::greedy, {}};
    if (const auto mind = bots::mind_from_text(name)) return {Seated::Kind::mind, *mind};
    throw cli::Misuse("--players", Told("\"{word}\" is neither random, greedy nor a level (captain, captain:bold)", {{"word", name}}));
}

}  // namespace

PerSeat<Seated> seated_in(const std::string& text) {
    const auto comma = text.find(',');
    if (comma == std::string::npos) return {seated_of(text), seated_of(text)};
    return {seated_of(text.substr(0, comma)), seated_of(text.substr(comma + 1))};
}

ComputedGame::ComputedGame(const Rules& rules, const State& start, const PerSeat<Seated>& seated, std::uint64_t seed, std::uint64_t nodes)
    : rules_(rules), start_(start), seated_(seated), numbers_(seed), nodes_(nodes), state_(start) {}

void ComputedGame::begin() {
    state_ = start_;
    for (const Seat seat : seats) seated_[seat].mind.seed = std::uint64_t{numbers_.next()} << 32U | numbers_.next();
}

Action ComputedGame::chosen(const View& view, std::size_t choices) {
    const Seated& who = seated_[turn(view) == french_decider ? french_seat : allied_seat];
    switch (who.kind) {
        case Seated::Kind::random: break;
        case Seated::Kind::greedy: return greedy_action(rules_, view, numbers_.next());
        case Seated::Kind::mind: return think(rules_, view, {}, who.mind, nodes_ > 0 ? Budget{nodes_} : budget_of(who.mind.level)).action;
    }
    return view.legal[numbers_.below(static_cast<std::uint32_t>(choices))];
}

std::size_t ComputedGame::step() {
    if (state_.stage == Stage::die || state_.stage == Stage::test) {
        const auto kind = state_.stage == Stage::die ? Roll::Kind::action : Roll::Kind::test;
        apply(rules_, state_, Roll{kind, static_cast<std::uint8_t>(numbers_.below(die_faces) + 1)}, nullptr);
        return 0;
    }
    const View view = view_of(rules_, state_, Viewer::onlooker);
    // Orders and corps come before offers and resigning.
    const auto choices = static_cast<std::size_t>(std::count_if(view.legal.begin(), view.legal.end(), [](const Action& action) {
        return std::holds_alternative<Order>(action) || std::holds_alternative<Take>(action);
    }));
    apply(rules_, state_, chosen(view, choices), nullptr);
    return choices;
}

}  // namespace fow::alliance::commands
