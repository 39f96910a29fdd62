// The tiny game in words: for commands and for outside programs.
#include "bots/played_of.hpp"
#include "json/plies.hpp"
#include "tiny.hpp"

namespace fow::tiny {

/// Its players all have the same mind.
[[nodiscard]] AnswerOf<Action> think(const Rules& rules, const View& view, std::span<const Line>, const Mind&, Budget) {
    return {best_action(rules, view), {"It is the best square."}, 500, 1};
}

namespace {

struct Words : bots::UsualWords<Session, Resign> {
    using Resignation = Resign;

    [[nodiscard]] static const GameDocuments& documents(const Session&) { return tiny::documents(); }
    [[nodiscard]] static Head head(const Session&) {
        return {std::string(tiny::documents().id), {}, bots::digest_of(write_record(Session({"", ""}).record()))};
    }
    [[nodiscard]] static GameTime time(const Session& session) {
        const int turn = turn_number(session.state());
        return {turn, "turn " + std::to_string(turn), {}};
    }
    [[nodiscard]] static std::optional<Ended> ended(const State& state) {
        if (!state.over) return std::nullopt;
        return Ended{state.winner, state.winner ? "won" : "drawn", "T2"};
    }
    [[nodiscard]] static std::optional<Action> action(const Rules&, const std::string& word) { return action_from_text(word); }
    [[nodiscard]] static std::optional<Roll> roll(const Rules&, const std::string& word) { return roll_from_text(word); }
    [[nodiscard]] static std::vector<Action> choices(const Rules& rules, const View& view) {
        std::vector<Action> actions{EndTurn{}, Resign{}};
        for (int square = 0; square < square_count; ++square) actions.emplace_back(Mark{square});
        std::erase_if(actions, [&](const Action& action) { return check(rules, view, action).has_value(); });
        return actions;
    }
    [[nodiscard]] static std::vector<Action> legal(const Session& session) { return choices(session.rules(), session.state()); }
    [[nodiscard]] static Action greedy(const Rules& rules, const View& view, std::uint64_t) { return best_action(rules, view); }
    [[nodiscard]] static Budget budget(Level) { return {1}; }

    [[nodiscard]] static std::string line(const Rules&, const Line& line, Form form, Translate) {
        return form == Form::text ? describe(line.event) : json::Value(describe(line.event)).dump();
    }
    [[nodiscard]] static LoggedText logged(const Rules&, const Line& line, Translate) { return {{}, describe(line.event), {}}; }
    [[nodiscard]] static std::string log_json(const Session& session, Audience) {
        json::Value lines = json::Value::array();
        for (const Line& line : session.heard(Viewer::onlooker)) lines.push_back(describe(line.event));
        return lines.dump() + "\n";
    }
    /// The squares by their marks, the square marked in this turn, and whose turn it is.
    [[nodiscard]] static std::string view(const Session& session, Audience, Form) {
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
};

[[nodiscard]] std::unique_ptr<Played> begun() { return std::make_unique<bots::PlayedOf<Words>>(Session({"", ""})); }

[[nodiscard]] KnownGames known() {
    static const GameDocuments* const game = &documents();
    return {&game, 1};
}

}  // namespace

bots::GameInWords in_words() {
    return {std::string(documents().id),
            known(),
            {"the player of crosses", "the player of noughts"},
            [](const Head&) { return begun(); },
            [](const std::string& text, const std::string& document, std::size_t plies) {
                return bots::game_read<Words>(read_record(text, document), plies);
            },
            [](const Head& head) -> std::unique_ptr<bots::BotPlayer> {
                return std::make_unique<bots::BotPlayerOf<Words>>(Session({"", ""}), head);
            }};
}

}  // namespace fow::tiny
