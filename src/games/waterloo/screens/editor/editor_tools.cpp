#include "games/waterloo/screens/editor/editor_tools.hpp"

#include <algorithm>

namespace fow::waterloo::screens {

namespace {

template <class Test>
std::optional<UnitId> first_of(const std::vector<UnitId>& units, const Test& test) {
    const auto found = std::find_if(units.begin(), units.end(), test);
    return found != units.end() ? std::optional(*found) : std::nullopt;
}
template <class Test>
std::optional<UnitId> last_of(const std::vector<UnitId>& units, const Test& test) {
    const auto found = std::find_if(units.rbegin(), units.rend(), test);
    return found != units.rend() ? std::optional(*found) : std::nullopt;
}

}  // namespace

std::vector<UnitId> units_of(const Roster& roster, Army army) {
    std::vector<UnitId> units;
    for (std::size_t i = 0; i < roster.size(); ++i)
        if (roster[i].army == army) units.emplace_back(static_cast<int>(i));
    return units;
}

std::vector<BoxRow> rows_of(const Roster& roster, Army army) {
    std::vector<BoxRow> rows;
    for (const UnitId id : units_of(roster, army)) {
        const Unit& unit = unit_of(roster, id);
        const auto like = std::find_if(rows.begin(), rows.end(), [&](const BoxRow& row) {
            const Unit& other = unit_of(roster, row.units.front());
            return other.kind == unit.kind && other.strength == unit.strength;
        });
        if (like != rows.end()) like->units.push_back(id);
        else rows.push_back({{id}});
    }
    return rows;
}

Muster::Muster(const Battlefield& field) {
    for (const FieldPiece& piece : field.pieces)
        parts_[static_cast<std::size_t>(piece.unit.index())] = piece.square ? Part::on_map : Part::in_box;
}

int Muster::taking_part(const std::vector<UnitId>& units) const {
    return static_cast<int>(std::count_if(units.begin(), units.end(), [&](UnitId unit) { return takes_part(unit); }));
}

int Muster::standing(const std::vector<UnitId>& units) const {
    return static_cast<int>(std::count_if(units.begin(), units.end(), [&](UnitId unit) { return stands(unit); }));
}

std::vector<UnitId> Muster::next_for_map(const BoxRow& row, std::size_t count) const {
    std::vector<UnitId> units;
    for (const Part wanted : {Part::in_box, Part::none})
        for (const UnitId unit : row.units)
            if (part(unit) == wanted && units.size() < count) units.push_back(unit);
    return units;
}

std::optional<UnitId> Muster::next_to_enlist(const BoxRow& row) const {
    return first_of(row.units, [&](UnitId unit) { return !takes_part(unit); });
}

std::optional<UnitId> Muster::next_to_dismiss(const BoxRow& row) const {
    const auto boxed = last_of(row.units, [&](UnitId unit) { return part(unit) == Part::in_box; });
    return boxed ? boxed : last_of(row.units, [&](UnitId unit) { return stands(unit); });
}

}  // namespace fow::waterloo::screens
