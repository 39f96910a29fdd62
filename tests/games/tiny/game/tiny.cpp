#include "tiny.hpp"

#include <algorithm>

namespace fow::tiny {
namespace {
constexpr std::array<std::array<int, 3>, 8> threes{
    {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};

[[nodiscard]] bool has_three(const State& state, Seat seat) {
    return std::any_of(threes.begin(), threes.end(), [&](const auto& three) {
        return std::all_of(three.begin(), three.end(), [&](int square) { return state.board[static_cast<std::size_t>(square)] == seat; });
    });
}

void tell(Listener* listener, const Event& event) {
    if (listener == nullptr) return;
    for (const Viewer viewer : viewers) listener->on_event(viewer, event);
}

void end(State& state, std::optional<Seat> winner, Listener* listener) {
    state.over = true;
    state.winner = winner;
    tell(listener, GameEnded{winner});
}

}  // namespace

std::string to_text(const Action& action) {
    if (const auto* mark = std::get_if<Mark>(&action)) return std::to_string(mark->square + 1);
    return std::holds_alternative<EndTurn>(action) ? "end" : "resign";
}

std::string to_text(const Roll& roll) { return "die:" + std::to_string(roll.face); }

std::string to_text(const Ply& ply) {
    return std::visit([](const auto& what) { return to_text(what); }, ply);
}

std::optional<Roll> roll_from_text(std::string_view text) {
    if (text.size() != 5 || !text.starts_with("die:") || text[4] < '1' || text[4] > '0' + die_faces) return std::nullopt;
    return Roll{text[4] - '0'};
}

std::optional<Action> action_from_text(std::string_view text) {
    if (text == "end") return EndTurn{};
    if (text == "resign") return Resign{};
    return text.size() == 1 && text[0] >= '1' && text[0] <= '9' ? std::optional<Action>(Mark{text[0] - '1'}) : std::nullopt;
}

std::string describe(const Event& event) {
    const auto side = [](Seat seat) { return std::string(seat == Seat::first ? "Crosses" : "Noughts"); };
    if (const auto* marked = std::get_if<Marked>(&event))
        return side(marked->seat) + " mark " + std::to_string(marked->square + 1) + (marked->face == 1 ? ", which is rubbed out." : ".");
    if (const auto* over = std::get_if<GameEnded>(&event)) return over->winner ? side(*over->winner) + " win." : "The game is drawn.";
    return "Something happened at the table.";
}

std::string plain_text(const Record&, const TableEvent& what, Translate) { return "remark " + std::to_string(what.index()); }

Decider turn(const State& state) {
    if (state.over) return Decider::nobody;
    if (state.throws) return Decider::chance;
    return state.mover == Seat::first ? Decider::first : Decider::second;
}

std::optional<Violation> check(const Rules&, const State& state, const Action& action) {
    if (state.over) return Violation{"T2", "The game is over."};
    if (state.throws) return Violation{"T3", "The die is thrown first."};
    if (std::holds_alternative<Resign>(action)) return std::nullopt;
    if (std::holds_alternative<EndTurn>(action))
        return state.marked ? std::nullopt : std::optional(Violation{"T1", "A turn is a mark, and then its end."});
    if (state.marked) return Violation{"T1", "There is one mark a turn."};
    const int square = std::get<Mark>(action).square;
    if (square < 0 || square >= square_count) return Violation{"T1", "There are nine squares."};
    if (state.board[static_cast<std::size_t>(square)]) return Violation{"T1", "That square is not free."};
    return std::nullopt;
}

void apply(const Rules&, State& state, const Action& action, Listener* listener) {
    if (std::holds_alternative<Resign>(action)) return end(state, other(state.mover), listener);
    if (const auto* mark = std::get_if<Mark>(&action)) {
        state.board[static_cast<std::size_t>(mark->square)] = state.mover;
        state.marked = mark->square;
        return;
    }
    state.throws = true;
}

void apply(const Rules&, State& state, const Roll& roll, Listener* listener) {
    tell(listener, Marked{state.mover, *state.marked, roll.face});
    state.throws = false;
    ++state.turns;
    if (roll.face == 1) state.board[static_cast<std::size_t>(*state.marked)].reset();
    if (has_three(state, state.mover)) return end(state, state.mover, listener);
    const bool full = std::all_of(state.board.begin(), state.board.end(), [](const auto& mark) { return mark.has_value(); });
    if (full || state.turns == most_turns) return end(state, std::nullopt, listener);
    state.mover = other(state.mover);
    state.marked.reset();
}

void rolls(const Rules&, const State& state, RollList& due) {
    if (!state.throws) return;
    for (int face = 1; face <= die_faces; ++face) due.push_back({Roll{face}, 1});
}

Action best_action(const Rules& rules, const View& view) {
    if (view.marked) return EndTurn{};
    const auto wins = [&](int square, Seat seat) {
        State after = view;
        after.board[static_cast<std::size_t>(square)] = seat;
        return has_three(after, seat);
    };
    std::optional<int> best;
    for (const int square : {4, 0, 2, 6, 8, 1, 3, 5, 7})
        if (!check(rules, view, Mark{square})) {
            if (wins(square, view.mover)) return Mark{square};
            if (!best || wins(square, other(view.mover))) best = square;
        }
    return Mark{best.value()};
}

}  // namespace fow::tiny
