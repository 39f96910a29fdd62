// What a viewer sees, as JSON for other programs, private to the json layer.
#pragma once

#include "parts.hpp"

namespace fow::waterloo::json_parts {

[[nodiscard]] std::string_view word_of(Knowledge knowledge);
[[nodiscard]] std::string_view word_of(Verdict verdict);
[[nodiscard]] std::string_view word_of(Bonus bonus);
/// "11:30".
[[nodiscard]] std::string clock_text(int minutes);
[[nodiscard]] Value result_to_json(const Result& result);
/// Counts by kind, without kinds that have none.
[[nodiscard]] Value cards_to_json(CardCounts counts);

/// A view as in docs/formats.md.
[[nodiscard]] Value view_to_json(const PlayerView& view, const Roster& roster);
/// The same with nothing hidden; what only one player knows is by seat.
[[nodiscard]] Value open_view_to_json(const Rules& rules, const State& state);

/// Writes pieces with their ids from the roster.
class PieceWriter {
public:
    explicit PieceWriter(const Roster& roster) : roster_(roster) {}
    [[nodiscard]] Value id(UnitId unit) const { return unit_of(roster_, unit).id; }
    [[nodiscard]] Value piece(const SeenPiece& piece) const;
    [[nodiscard]] const Roster& roster() const { return roster_; }

private:
    const Roster& roster_;
};

}  // namespace fow::waterloo::json_parts
