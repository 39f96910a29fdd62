// The tiny game as bots play it.
#include "bots/text.hpp"
#include "json/plies.hpp"
#include "tiny.hpp"

namespace fow::tiny {

/// Its players all have the same mind.
[[nodiscard]] AnswerOf<Action> think(const Rules& rules, const View& view, std::span<const Line>, const Mind&, Budget) {
    return {best_action(rules, view), "It is the best square.", 500, 1};
}

namespace {

struct TinyTerms {
    using Session = tiny::Session;
    using Resignation = Resign;

    [[nodiscard]] static std::string_view word(Seat seat) { return tiny::word(decider_of(seat)); }
    [[nodiscard]] static std::string text_of(const Rules&, const Action& action) { return to_text(action); }
    [[nodiscard]] static std::vector<Action> actions_in(const Rules&, const View&, const std::string& word) {
        const auto action = action_from_text(word);
        return action ? std::vector{*action} : std::vector<Action>{};
    }
    [[nodiscard]] static bool talks(const Action& action) { return std::holds_alternative<Resign>(action); }
    [[nodiscard]] static bool takes_back(const Action&) { return false; }
    [[nodiscard]] static std::vector<Action> some_actions(const Rules& rules, const View& view) {
        std::vector<Action> actions{EndTurn{}, Resign{}};
        for (int square = 0; square < square_count; ++square) actions.emplace_back(Mark{square});
        std::erase_if(actions, [&](const Action& action) { return check(rules, view, action).has_value(); });
        return actions;
    }
    [[nodiscard]] static std::string write_line(const Rules&, const Line& line, bots::Form) {
        return json::Value(describe(line.event)).dump();
    }
    /// The squares by their marks, the square marked in this turn, and whose turn it is.
    [[nodiscard]] static std::string write_view(const Session& session, Viewer, bots::Form) {
        const State& state = session.state();
        std::string board;
        for (const auto& mark : state.board) board += !mark ? '.' : *mark == Seat::first ? 'x' : 'o';
        return json::Value{{"board", board}, {"marked", state.marked.value_or(-1)}, {"first", state.mover == Seat::first}}.dump();
    }
    /// Its players need nothing that was heard.
    [[nodiscard]] static Line read_line(const Rules&, const std::string&) { return {}; }
    [[nodiscard]] static View read_view(const Rules&, const std::string& text) {
        const json::Value value = json::parse(text, "what a seat knows");
        const json::Node node(value, "what a seat knows");
        State state;
        const std::string board = node.member("board").text();
        for (std::size_t i = 0; i < board.size() && i < state.board.size(); ++i)
            if (board[i] != '.') state.board[i] = board[i] == 'x' ? Seat::first : Seat::second;
        const auto marked = node.member("marked").integer(-1, square_count - 1);
        if (marked >= 0) state.marked = static_cast<int>(marked);
        state.mover = node.member("first").boolean() ? Seat::first : Seat::second;
        return state;
    }
    [[nodiscard]] static bool sets_up(const State&) { return false; }
    static void set_up(Session&, Seat, std::uint64_t) {}
    [[nodiscard]] static std::optional<bots::Ended> ended(const State& state) {
        if (!state.over) return std::nullopt;
        return bots::Ended{state.winner, state.winner ? "won" : "drawn", "T2"};
    }
    [[nodiscard]] static Action greedy(const Rules& rules, const View& view, std::uint64_t) { return best_action(rules, view); }
    [[nodiscard]] static Budget budget(Level) { return {1}; }
};

[[nodiscard]] bots::Head head() { return {std::string(documents().id), {}, bots::digest_of(write_record(Session({"", ""}).record()))}; }

}  // namespace

bots::BotGame game_for_bots() {
    return {std::string(documents().id),
            [](const bots::Head&, std::uint64_t seed) -> std::unique_ptr<bots::Bout> {
                return std::make_unique<bots::BoutOf<TinyTerms>>(head(), Session({"", ""}), seed);
            },
            [](const bots::Head&) -> std::unique_ptr<bots::Follower> { return std::make_unique<bots::FollowerOf<TinyTerms>>(Rules{}); },
            [] { return std::vector{Style::steady}; }};
}

}  // namespace fow::tiny
