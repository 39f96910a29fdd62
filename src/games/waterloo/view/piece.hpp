// The seats of Waterloo, the pieces as the rulebook lists them, and a piece as one viewer sees it (W4).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/pencil.hpp"
#include "core/seat.hpp"
#include "games/waterloo/view/square.hpp"

namespace fow::waterloo {

inline constexpr Seat french_seat = Seat::first;
inline constexpr Seat allied_seat = Seat::second;  ///< also leads the Prussians (W0.5)
inline constexpr Viewer french_viewer = Viewer::first;
inline constexpr Viewer allied_viewer = Viewer::second;
inline constexpr Decider french_decider = Decider::first;
inline constexpr Decider allied_decider = Decider::second;

/// "french" or "allied": the word used in files, notation and on the command line.
[[nodiscard]] constexpr std::string_view word(Seat seat) { return seat == french_seat ? "french" : "allied"; }
[[nodiscard]] constexpr std::string_view word(Viewer viewer) {
    return viewer == french_viewer ? "french" : viewer == allied_viewer ? "allied" : "onlooker";
}

/// W0.5: Blue, Red, Black.
enum class Army : std::uint8_t { french, allied, prussian };

/// The nation of the Allied side that acts (W9.6).
enum class Nation : std::uint8_t { allied, prussian };
[[nodiscard]] constexpr Nation nation_of(Army army) { return army == Army::prussian ? Nation::prussian : Nation::allied; }
[[nodiscard]] std::string_view word(Nation nation);

/// What the back of a piece shows (W4).
enum class Branch : std::uint8_t { infantry, cavalry, artillery };

/// What the face of a piece says (W4.1-W4.8, W5).
enum class Kind : std::uint8_t {
    light_infantry,
    line_infantry,
    light_cavalry,
    heavy_cavalry,
    artillery,
    commander,
    commander_in_chief,
};
inline constexpr int kind_count = 7;

[[nodiscard]] constexpr Seat seat_of(Army army) { return army == Army::french ? french_seat : allied_seat; }
[[nodiscard]] constexpr Branch branch_of(Kind kind) {
    switch (kind) {
        case Kind::light_infantry:
        case Kind::line_infantry: return Branch::infantry;
        case Kind::artillery: return Branch::artillery;
        default: return Branch::cavalry;
    }
}
/// Whose soldiers a piece stands for. Nothing in the rules depends on it.
enum class Contingent : std::uint8_t { none, british, kings_german_legion, netherlands, nassau, brunswick, hanover };
[[nodiscard]] std::string_view word(Contingent contingent);
[[nodiscard]] std::optional<Contingent> contingent_from_word(std::string_view text);

/// "french", "line_infantry", "cavalry"...: the words used in files.
[[nodiscard]] std::string_view word(Army army);
[[nodiscard]] std::string_view word(Branch branch);
[[nodiscard]] std::string_view word(Kind kind);
[[nodiscard]] std::optional<Army> army_from_word(std::string_view text);
[[nodiscard]] std::optional<Kind> kind_from_word(std::string_view text);

/// One piece of the box, by its position in the roster.
class UnitId {
public:
    constexpr UnitId() = default;
    explicit constexpr UnitId(int index) : index_(static_cast<std::uint8_t>(index)) {}
    [[nodiscard]] constexpr int index() const { return index_; }
    friend constexpr auto operator<=>(UnitId, UnitId) = default;

private:
    std::uint8_t index_ = 0;
};

/// A place in the line of one side's cavalry off the board during the pursuit (W13.1). Reveals nothing about the piece.
class Rider {
public:
    constexpr Rider() = default;
    /// `slot` counts from 0.
    explicit constexpr Rider(int slot) : slot_(static_cast<std::uint8_t>(slot)) {}
    [[nodiscard]] constexpr int slot() const { return slot_; }
    friend constexpr auto operator<=>(Rider, Rider) = default;

private:
    std::uint8_t slot_ = 0;
};

/// A piece as printed. `strength` is 1 to 6, or 0 for artillery and commanders in chief.
struct Unit {
    std::string id;    ///< unique; lower-case letters and hyphens: "old-guard"
    std::string name;  ///< as printed on the face: "1er Grenadiers"
    Army army = Army::french;
    Kind kind = Kind::line_infantry;
    int strength = 0;
    Contingent contingent = Contingent::none;  ///< also of every piece in a roster of version 1.0

    friend bool operator==(const Unit&, const Unit&) = default;
};

/// Every piece of the box (at most 105), known to both players: first the French, then the Allied, then the Prussian ones.
using Roster = std::vector<Unit>;
inline constexpr int max_units = 105;

/// `unit` must be in the roster.
[[nodiscard]] inline const Unit& unit_of(const Roster& roster, UnitId unit) { return roster[static_cast<std::size_t>(unit.index())]; }
/// The unit with that id, or nothing.
[[nodiscard]] std::optional<UnitId> find_unit(const Roster& roster, std::string_view id);

/// The three levels of knowledge about a piece (W4.10).
enum class Knowledge : std::uint8_t { back, light_infantry, all };

/// A piece as one viewer sees it. Never holds more than `knowledge` allows: unit and strength are set only if it is `all`.
struct SeenPiece {
    Army army = Army::french;
    Branch branch = Branch::infantry;
    Knowledge knowledge = Knowledge::back;
    std::optional<UnitId> unit;
    int strength = 0;  ///< as printed, less the weakened blocks; 0 if unknown, and for artillery and commanders in chief
    int weakened = 0;  ///< blocks on the piece, seen by both (W4.5)
    Knowledge known_to_enemy = Knowledge::back;  ///< set only on the viewer's own pieces

    friend bool operator==(const SeenPiece&, const SeenPiece&) = default;
};

/// Where a piece that is not on the board is.
enum class Place : std::uint8_t {
    reserve,     ///< W6.3; a Prussian piece there is not yet drawn (W2.2)
    withdrawn,   ///< routed (W8.10)
    regaining,   ///< heavy cavalry that was taken off (W4.6)
    eliminated,  ///< W8.4
    absent,      ///< not in this battle (W14.3, W15.7), or never to come (W14.2)
    set_aside,   ///< a commander in chief during the pursuit (W13.1)
    saved,       ///< out of the pursuit for good (W13.5, W13.7)
    riding,      ///< cavalry in the pursuit (W13.1)
};
[[nodiscard]] std::string_view word(Place place);
[[nodiscard]] std::optional<Place> place_from_word(std::string_view text);

/// The sectors of W0.3, as seen by the player they belong to.
enum class Sector : std::uint8_t { left, centre, right };
inline constexpr std::array<Sector, 3> sectors{Sector::left, Sector::centre, Sector::right};
[[nodiscard]] std::string_view word(Sector sector);
[[nodiscard]] std::optional<Sector> sector_from_word(std::string_view text);

/// A face of the Battle die (W8.5): the winning side, and the effect.
enum class DieEffect : std::uint8_t { plain, frenzy, rout };
struct DieFace {
    Seat winner = french_seat;
    DieEffect effect = DieEffect::plain;
    friend constexpr bool operator==(const DieFace&, const DieFace&) = default;
};
/// "Blue", "Red", "Blue+", "Red+", "BlueR", "RedR".
[[nodiscard]] std::string to_text(DieFace face);
[[nodiscard]] std::optional<DieFace> die_face_from_text(std::string_view text);

/// A mark of the staff map: what a player thinks an enemy piece is. Nobody else ever sees it.
enum class Pencil : std::uint8_t { one, two, three, four, five, six, commander, commander_in_chief, beware, doubt };
inline constexpr std::array pencils{Pencil::one,    Pencil::two,  Pencil::three,     Pencil::four,
                                    Pencil::five,   Pencil::six,  Pencil::commander, Pencil::commander_in_chief,
                                    Pencil::beware, Pencil::doubt};
/// "1" to "6", "commander", "commander_in_chief", "beware", "doubt".
[[nodiscard]] std::string_view word(Pencil mark);
[[nodiscard]] std::optional<Pencil> pencil_from_word(std::string_view text);

/// A mark on the piece on a square.
using Pencilled = PencilledOf<Square, Pencil>;

}  // namespace fow::waterloo
