#include <array>
#include <cassert>
#include <string>

#include "fow/engine/rules.hpp"

namespace fow {
namespace {

struct Writer {
    const Roster& roster;
    std::string operator()(const DrawLine& r) const { return "line:" + std::string(word(r.sector)); }
    std::string operator()(const RollDie& r) const { return "die:" + to_text(r.face); }
    std::string operator()(const DrawPrussian& r) const { return "draw:" + unit_of(roster, r.unit).id; }
    std::string operator()(const Muster& r) const { return "muster:" + unit_of(roster, r.unit).id; }
};

}  // namespace

std::string to_text(const Roster& roster, const Roll& roll) { return std::visit(Writer{roster}, roll); }

std::optional<Roll> roll_from_text(const Roster& roster, std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const std::string_view what = text.substr(0, colon);
    const std::string_view value = text.substr(colon + 1);
    if (what == "line")
        if (const auto sector = sector_from_word(value)) return DrawLine{*sector};
    if (what == "die")
        if (const auto face = die_face_from_text(value)) return RollDie{*face};
    if (what == "draw")
        if (const auto unit = find_unit(roster, value)) return DrawPrussian{*unit};
    if (what == "muster")
        if (const auto unit = find_unit(roster, value)) return Muster{*unit};
    return std::nullopt;
}

}  // namespace fow
