// Pure helpers of the editor: the boxes of pieces, where equal pieces share a row, and the brush stroke.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/field.hpp"
#include "games/waterloo/view/square.hpp"
#include "ui/widgets/stroke.hpp"

namespace fow::waterloo::screens {

/// Pieces of one army that differ only by name, in roster order.
struct BoxRow {
    std::vector<UnitId> units;
};
/// In roster order.
[[nodiscard]] std::vector<BoxRow> rows_of(const Roster& roster, Army army);
[[nodiscard]] std::vector<UnitId> units_of(const Roster& roster, Army army);

/// Which pieces take part in a battlefield, and where.
class Muster {
public:
    explicit Muster(const Battlefield& field);
    [[nodiscard]] bool takes_part(UnitId unit) const { return part(unit) != Part::none; }
    [[nodiscard]] bool stands(UnitId unit) const { return part(unit) == Part::on_map; }
    [[nodiscard]] int taking_part(const std::vector<UnitId>& units) const;
    [[nodiscard]] int standing(const std::vector<UnitId>& units) const;

    /// The next pieces to put on the map: first those in the box, then those that do not take part yet. At most `count`.
    [[nodiscard]] std::vector<UnitId> next_for_map(const BoxRow& row, std::size_t count) const;
    [[nodiscard]] std::optional<UnitId> next_to_enlist(const BoxRow& row) const;
    /// First a piece in the box, else the last one on the map.
    [[nodiscard]] std::optional<UnitId> next_to_dismiss(const BoxRow& row) const;

private:
    enum class Part : std::uint8_t { none, in_box, on_map };
    [[nodiscard]] Part part(UnitId unit) const { return parts_[static_cast<std::size_t>(unit.index())]; }
    std::array<Part, 256> parts_{};
};

using Stroke = StrokeOf<Square, SquareSet>;

/// The squares of a straight line, both ends included.
[[nodiscard]] inline SquareSet squares_between(Square from, Square to) { return line_of_squares<SquareSet>(from, to); }

}  // namespace fow::waterloo::screens
