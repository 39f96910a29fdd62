// A posed position while it is being read. Private to the json layer.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "fow/engine/battlefield.hpp"
#include "reader.hpp"

namespace fow::json {

/// How the game goes on from a position.
enum class Opening : std::uint8_t {
    set_up,  ///< the players set up (W6); the pieces may stand as a proposal
    ready,   ///< both are ready as the pieces stand (W14.3): cards are drawn and drafted, then the first turn
    turn,    ///< in the middle of a game
};

/// Where a fault of a battlefield stands in its document.
struct Places {
    std::string position;             ///< pointer of the position
    std::vector<std::size_t> tiles;   ///< for each tile of the battlefield its entry in the document
    std::vector<std::size_t> pieces;  ///< the same for each piece
};

class PositionReader {
public:
    /// Reads the phase, the pieces and the works. What is wrong goes to `gathered` and is left out; the rest is kept.
    PositionReader(const Node& node, const Roster& roster, Gathered& gathered);

    /// Puts the pieces that stand or wait, and what else a battlefield knows, into `field`.
    void draw(Battlefield& field, Places& places) const;
    /// Judges a battlefield that `draw` has filled. In a turn, and where `whole` is false, only its single pieces.
    void judge(const Battlefield& field, const Ruleset& base, const Places& places, bool whole) const;
    /// Gathers every member that a drawn battlefield cannot keep.
    void refuse_more_than_drawn() const;
    /// The position; nothing wrong may have been gathered before. Gathers what is wrong here.
    [[nodiscard]] State state(const Rules& rules) const;

private:
    struct Piece {
        UnitId unit;
        Whereabouts where;
        Marks marks;
        std::size_t entry = 0;
    };
    struct WorkPosed {
        std::string tile;
        std::optional<Seat> owner;
        int damage = 0;
        std::size_t entry = 0;
    };

    [[nodiscard]] Piece read_piece(const Node& node) const;
    [[nodiscard]] Whereabouts read_whereabouts(const Node& node, Kind kind) const;
    void read_marks(const Node& node, Kind kind, Piece& piece) const;
    void read_works(const Node& list);
    void begin_set_up(const Rules& rules, State& state) const;
    void begin_turn(const Rules& rules, State& state) const;
    void read_cards(const Rules& rules, State& state) const;
    void stand(const Rules& rules, State& state) const;

    Node node_;
    const Roster& roster_;
    Gathered& gathered_;
    Opening opening_ = Opening::turn;
    std::vector<Piece> pieces_;
    std::vector<WorkPosed> works_;
    bool prussians_coming_ = false;
};

}  // namespace fow::json
