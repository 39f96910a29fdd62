// A posed position, in a scenario or as the start of a record, private to the json layer.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/waterloo/engine/battlefield.hpp"
#include "parts.hpp"

namespace fow::waterloo::json_parts {

/// How the game continues from a position.
enum class Opening : std::uint8_t {
    set_up,  ///< the players set up (W6), perhaps starting from the placed pieces
    ready,   ///< both are ready with the placed pieces (W14.3): cards are drawn and drafted, then the first turn begins
    turn,    ///< in the middle of the game
};

[[nodiscard]] Value to_json(Opening opening);

/// A piece as a position lists it.
struct PosedPiece {
    UnitId unit;
    Whereabouts where;
    Knowledge seen = Knowledge::back;
    int weakened = 0;
    bool charged = false, fresh = false;
    std::size_t entry = 0;  ///< in the document

    void mark(const Marks& marks);
    [[nodiscard]] Marks marks() const;
};
[[nodiscard]] PosedPiece read_piece(const Node& node, const Roster& roster, Opening opening);
[[nodiscard]] Value to_json(const PosedPiece& piece, const Roster& roster);

/// A building or village that is held or hit.
struct PosedWork {
    std::string tile;
    std::optional<Seat> owner{};
    int damage = 0;
};

/// Where the parts of a battlefield are in its document.
struct Places {
    std::string position;             ///< pointer of the position
    std::vector<std::size_t> tiles;   ///< for each tile of the battlefield, its index in the document
    std::vector<std::size_t> pieces;  ///< the same for each piece
};

class PositionReader {
public:
    /// Reads the phase, the pieces and the works. Faults go to `gathered`; everything else is kept.
    PositionReader(const Node& node, const Roster& roster, Gathered& gathered);

    /// Adds the pieces on the board and in reserve to `field`, and everything else that a battlefield can keep.
    void draw(Battlefield& field, Places& places) const;
    /// Checks a battlefield filled by `draw`. In a turn, and unless `whole`, checks only the single pieces.
    void judge(const Battlefield& field, const Ruleset& base, const Places& places, bool whole) const;
    /// Gathers every member that a battlefield cannot keep.
    void refuse_more_than_drawn() const;
    /// The position. Call it only if nothing has been gathered yet. Gathers its own faults.
    [[nodiscard]] State state(const Rules& rules) const;

private:
    void read_works(const Node& list);
    void begin_set_up(const Rules& rules, State& state) const;
    void begin_turn(const Rules& rules, State& state) const;

    Node node_;
    const Roster& roster_;
    Gathered& gathered_;
    Opening opening_ = Opening::turn;
    std::vector<PosedPiece> pieces_;
    std::vector<PosedWork> works_;
    bool prussians_coming_ = false;
};

}  // namespace fow::waterloo::json_parts
