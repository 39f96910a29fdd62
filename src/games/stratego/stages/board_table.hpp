// The table of the classic game, and an army during set-up.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/table_of.hpp"
#include "core/pcg32.hpp"
#include "games/stratego/stages/stages.hpp"

namespace fow::stratego::stages {

/// An army during set-up, before its player is ready. Nothing of it is in the record yet.
class Draft {
public:
    /// `rules` must outlive the draft; `state` must be in the set-up phase.
    Draft(const Rules& rules, const State& state) : rules_(&rules), state_(state) {}

    [[nodiscard]] Seat seat() const { return state_.mover; }
    /// Puts a piece from the box on a square; one that stands there goes back into the box.
    std::optional<Violation> place(Rank rank, Square square);
    /// Moves a piece, or swaps two.
    std::optional<Violation> shift(Square from, Square to);
    void take_up(Square square);
    void clear();
    /// Swaps left and right; nothing changes if the zone is not the same on both sides.
    std::optional<Violation> mirror();
    /// Places all pieces that are still in the box as a computed player would, differently each time. The army can then move (C1.7), if the
    /// pieces already placed allow it.
    void fill(Pcg32& numbers);
    /// Replaces the whole army; nothing changes if the new one does not fit.
    std::optional<Violation> set(const std::vector<Place>& army);
    /// The same from letters (C6.3). Throws DataError with everything that is wrong with them.
    void read(const std::string& letters);

    [[nodiscard]] std::vector<Place> places() const;  ///< sorted by square
    [[nodiscard]] std::string letters() const;        ///< C6.3
    [[nodiscard]] std::optional<Violation> not_ready() const;
    [[nodiscard]] View view() const;

private:
    [[nodiscard]] std::optional<Rank> own_at(Square square) const;
    [[nodiscard]] std::vector<Square> zone() const;
    std::optional<Violation> put_down(Rank rank, Square square);

    const Rules* rules_;
    State state_;
};

/// Keeps the army being set up, and the move that can still be taken back.
class BoardTable : public TaughtTable<stratego::TaughtGame> {
public:
    explicit BoardTable(Seating seating);
    BoardTable(const System& system, stratego::LessonRun& lesson);

    [[nodiscard]] std::optional<Seat> seat_at_screen_when_ready() override;
    void open_page(Program& program, std::optional<Seat> seat) override;
    [[nodiscard]] bool decides_at_once() const override { return session().state().phase == Phase::set_up; }
    [[nodiscard]] std::unique_ptr<Stage> waiting_page(Program& program, Seat person) override;
    void show_answer(Program& program, std::size_t line) override;
    [[nodiscard]] bool advises() const override;
    std::optional<Violation> confirm_army() override;
    [[nodiscard]] bool may_resign() const override;
    std::optional<Violation> resign() override { return play(Resign{}); }
    [[nodiscard]] std::string unplayed(Seat seat) const override;
    [[nodiscard]] bool move_waits() const override { return waiting_.has_value(); }
    void drop_unplayed(Seat seat) override;

    /// The move of that seat that waits (C2.1). It exists for its own player only.
    [[nodiscard]] std::optional<Move> waiting(Seat seat) const { return session().state().mover == seat ? waiting_ : std::nullopt; }
    /// Takes it back.
    void take_back(Seat seat);
    /// Plays it.
    std::optional<Violation> hand_over(Seat seat);
    /// Plays an action that nobody takes back, such as those of a lesson and of the computer.
    std::optional<Violation> play_at_once(const Action& action);
    /// What that seat sees and has heard, with its move that waits. Whether that move ends the game shows only when it is handed over.
    struct Sight {
        View view;
        std::vector<Line> log;
    };
    [[nodiscard]] Sight seen_by(Seat seat) const;

    /// The army of the seat that is setting up.
    [[nodiscard]] Draft& draft();

    /// Sets or removes the seat's own mark on an enemy piece (Session::pencil).
    void pencil(Seat seat, Square square, std::optional<Rank> mark);
    /// How many lines of the log the seat has read.
    [[nodiscard]] std::size_t read(Seat seat) const { return read_[seat]; }
    void news_read(Seat seat) override {
        Table::news_read(seat);
        read_[seat] = match().heard();
    }

private:
    void begin();
    [[nodiscard]] Thinker thinker(const Mind& mind) const override;
    [[nodiscard]] std::shared_ptr<Guest> guest(const std::string& command, Seat seat) const override;
    [[nodiscard]] std::function<std::vector<std::string>(const Action&)> rings() const override;
    [[nodiscard]] std::unique_ptr<Match> match_to_save() const override;
    /// A move that is not an attack waits: until hand_over() it can be taken back, and is neither recorded nor saved. Everything else is
    /// played at once.
    std::optional<Violation> play_legal(const Action& action) override;
    std::optional<Violation> play_decided(const Action& action) override { return play_at_once(action); }
    /// Plays a legal action, in place of the move that waits.
    std::optional<Violation> play_for_good(const Action& action);

    std::optional<Draft> draft_;
    std::optional<Move> waiting_;
    PerSeat<std::size_t> read_;
};

/// The table in the program; its game must be the classic game or a variant of it.
[[nodiscard]] BoardTable& table_of(Program& program);

}  // namespace fow::stratego::stages
