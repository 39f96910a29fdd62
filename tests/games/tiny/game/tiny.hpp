// Noughts and crosses with a die: the smallest game that the program can play, and a measure of what adding a game takes.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "bots/game_in_words.hpp"
#include "cli/run.hpp"
#include "core/fixed_list.hpp"
#include "core/session.hpp"
#include "json/record.hpp"
#include "json/sealed.hpp"

namespace fow::tiny {

// It has chance and no secrets. `.ci/new-game` copies it as the beginning of another game.
//
//   T1  Crosses begin. A turn is a mark on a free square of three by three, and then its end; until then it can be taken back.
//   T2  Three in a row, a column or a diagonal win; with no square free and no three, or after 30 turns, the game is drawn.
//   T3  At the end of a turn a die is thrown. With a one the mark is rubbed out.
//   T4  In their own turn, a player may resign.

inline constexpr int most_turns = 30;   ///< T2
inline constexpr int die_faces = 6;     ///< T3
inline constexpr int square_count = 9;  ///< T1: row by row from the top, "1" to "9" in notation

struct Mark {  ///< "5"
    int square = 0;
    friend auto operator<=>(const Mark&, const Mark&) = default;
};
struct EndTurn {  ///< "end"
    friend auto operator<=>(const EndTurn&, const EndTurn&) = default;
};
struct Resign {  ///< "resign"
    friend auto operator<=>(const Resign&, const Resign&) = default;
};
using Action = std::variant<Mark, EndTurn, Resign>;
struct Roll {  ///< "die:4"
    int face = 1;
    friend auto operator<=>(const Roll&, const Roll&) = default;
};
using RollList = FixedList<Weighted<Roll>, die_faces>;

struct Marked {  ///< heard when the die has been thrown
    Seat seat;
    int square = 0;
    int face = 0;
    friend bool operator==(const Marked&, const Marked&) = default;
};
struct GameEnded {
    std::optional<Seat> winner;
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};
using Event = std::variant<Marked, GameEnded, TableEvent>;

struct Rules {};
struct State {
    std::array<std::optional<Seat>, square_count> board{};
    Seat mover = Seat::first;
    std::optional<int> marked{};  ///< in this turn
    bool throws = false;          ///< the die is due
    bool over = false;
    std::optional<Seat> winner;
    int turns = 0;
    friend bool operator==(const State&, const State&) = default;
};
using View = State;  ///< there are no secrets
struct Record : TableNotes {
    std::vector<std::variant<Action, Roll>> plies{};
    friend bool operator==(const Record&, const Record&) = default;
};
struct Line {
    int step = 0;
    Event event;
    friend bool operator==(const Line&, const Line&) = default;
};
struct Scribe {
    Scribe(const Rules&, const State&) {}
    [[nodiscard]] static Line line(int step, const Event& event) { return {step, event}; }
};
struct Game {
    using Rules = tiny::Rules;
    using State = tiny::State;
    using Action = tiny::Action;
    using Roll = tiny::Roll;
    using RollList = tiny::RollList;
    using Viewer = fow::Viewer;
    using Decider = fow::Decider;
    using View = tiny::View;
    using Event = tiny::Event;
    using Record = tiny::Record;
    using Line = tiny::Line;
    using Scribe = tiny::Scribe;
    static constexpr auto& viewers = fow::viewers;
};
using Ply = PlyOf<Game>;
using Listener = ListenerOf<Viewer, Event>;

[[nodiscard]] std::string to_text(const Action& action);
[[nodiscard]] std::optional<Action> action_from_text(std::string_view text);
[[nodiscard]] std::string to_text(const Roll& roll);
[[nodiscard]] std::optional<Roll> roll_from_text(std::string_view text);
[[nodiscard]] std::string to_text(const Ply& ply);
[[nodiscard]] std::string describe(const Event& event);
[[nodiscard]] Decider turn(const State& state);
[[nodiscard]] std::optional<Violation> check(const Rules& rules, const State& state, const Action& action);
void apply(const Rules& rules, State& state, const Action& action, Listener* listener);
void apply(const Rules& rules, State& state, const Roll& roll, Listener* listener);
void rolls(const Rules& rules, const State& state, RollList& due);
[[nodiscard]] inline View view_of(const Rules&, const State& state, Viewer) { return state; }

[[nodiscard]] inline Rules rules_of(const Record&) { return {}; }
[[nodiscard]] inline State start_of(const Record&, const Rules&) { return {}; }
[[nodiscard]] inline bool ends_step(const State& state) { return !state.throws; }
[[nodiscard]] inline bool can_take_back(const Rules&, const Record&, std::size_t, const Action&, const State&, const State&) {
    return true;
}
inline void on_ply_changed(Record&, const State&) {}
[[nodiscard]] inline int turn_number(const State& state) { return state.turns + 1; }
[[nodiscard]] inline int clock_of(const Rules&, const State& state) { return state.turns; }
[[nodiscard]] inline std::optional<std::pair<Seat, std::string>> secret_of(const Ply&, const State&) { return std::nullopt; }
[[nodiscard]] inline std::string committed_text(const Rules&, const State&, Seat, const std::string&) { return {}; }
[[nodiscard]] inline std::string notation_of(const Record&, const Ply& ply) { return to_text(ply); }
[[nodiscard]] std::string plain_text(const Record& record, const TableEvent& what, Translate translate = untranslated);
[[nodiscard]] inline bool hands_over(const Event& event, Seat seat) {
    const auto* marked = std::get_if<Marked>(&event);
    return marked != nullptr && marked->seat == seat;
}

class Session : public TableSessionOf<Game> {
public:
    explicit Session(const PerSeat<std::string>& names) : TableSessionOf(named(names)) {}
    using TableSessionOf::take_notes;

private:
    [[nodiscard]] static Record named(const PerSeat<std::string>& names) {
        Record record;
        record.names = names;
        return record;
    }
};
[[nodiscard]] inline ReplayOf<Session> replay(const Record& record, std::size_t plies = static_cast<std::size_t>(-1)) {
    return replayed(Session(record.names), record, std::min(plies, record.plies.size()));
}

[[nodiscard]] const GameDocuments& documents();
[[nodiscard]] std::string write_record(const Record& record);
[[nodiscard]] ReadRecordOf<Record> read_record(const std::string& text, const std::string& document);
[[nodiscard]] OpenPart open_part(const Record& record);
[[nodiscard]] std::size_t sealed_room(const Record& record, std::size_t heard);
/// What a computed player does: takes a square that wins, else one that prevents a loss, else the best that is free.
[[nodiscard]] Action best_action(const Rules& rules, const View& view);
/// For commands and outside programs.
[[nodiscard]] bots::GameInWords in_words();
[[nodiscard]] cli::GameCommands commands();

}  // namespace fow::tiny
