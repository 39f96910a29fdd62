// The numbers of the rules, as in the data files in rules/waterloo/: plain values that do not change during a game.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/errors.hpp"
#include "games/waterloo/view/card.hpp"
#include "games/waterloo/view/field.hpp"
#include "games/waterloo/view/piece.hpp"
#include "games/waterloo/view/square.hpp"

namespace fow::waterloo {

/// rules/waterloo/board.json
struct BoardRules {
    PerSeat<SquareSet> set_up_zone;                     ///< W6.2, W0.2
    PerSeat<SquareSet> back_row;                        ///< W7.2, W0.2
    PerSeat<std::array<SquareSet, 3>> line_of_retreat;  ///< W3.2, by Sector
    friend bool operator==(const BoardRules&, const BoardRules&) = default;
};

/// rules/waterloo/pieces.json
struct PieceRules {
    Roster roster;                 ///< W4 tables; French, then Allied, then Prussian
    int light_infantry_moves = 3;  ///< W4.1, squares in one action
    int line_infantry_moves = 2;   ///< W4.2
    int artillery_range = 3;       ///< W4.9
    int strength_limit = 6;        ///< W4.15
    int reserve_limit = 10;        ///< W6.3
    int lines_to_sever = 2;        ///< W1.1, number of pieces on the enemy's line of retreat
    friend bool operator==(const PieceRules&, const PieceRules&) = default;
};

/// rules/waterloo/turns.json
struct TurnRules {
    int actions = 3;                     ///< W5.3
    int commander_actions = 1;           ///< W5.3, lost together with the commander
    int commander_in_chief_actions = 2;  ///< W5.3
    int first_turn_minutes = 11 * 60;    ///< W2.3, the clock in turn 1
    int minutes_a_turn = 30;             ///< W2.3
    int quiet_turn_limit = 30;           ///< W1.7
    int nightfall_turn = 20;             ///< W15.2
    Seat first_mover = allied_seat;      ///< W7.1
    friend bool operator==(const TurnRules&, const TurnRules&) = default;
};

/// rules/waterloo/die.json: the faces, all equally likely (W8.5)
struct DieRules {
    std::vector<DieFace> faces;
    friend bool operator==(const DieRules&, const DieRules&) = default;
};

/// rules/waterloo/arrival.json
struct ArrivalRules {
    int first_turn = 12;           ///< W9.1, at the end of this game turn
    int pieces_a_turn = 2;         ///< W9.1, W9.2
    int extra_action_turn = 13;    ///< W9.5
    std::vector<Square> flag;      ///< W9.3
    std::vector<Square> beside;    ///< W9.3, used in order if an enemy is on a flag square
    bool free_flags_first = true;  ///< W9.3; false in games that version 1.0 began: a replacement is filled in its flag square's turn
    friend bool operator==(const ArrivalRules&, const ArrivalRules&) = default;
};

/// Where a gun on a hill can fire (W10.12).
enum class HillFire : std::uint8_t {
    arc,    ///< ahead, on its own file and the two next to it
    lines,  ///< straight forward, left and right
};
[[nodiscard]] std::string_view word(HillFire fire);
[[nodiscard]] std::optional<HillFire> hill_fire_from_word(std::string_view text);

/// rules/waterloo/terrain.json
struct TerrainRules {
    std::vector<Tile> tiles;             ///< W10.1, W12.5
    int hits = 4;                        ///< W10.6, W12.7
    int building_bonus = 1;              ///< W10.5
    int hill_bonus = 1;                  ///< W10.10
    int village_bonus = 1;               ///< W12.6
    int hill_range = 4;                  ///< W10.12
    HillFire hill_fire = HillFire::arc;  ///< W10.12
    friend bool operator==(const TerrainRules&, const TerrainRules&) = default;
};

/// rules/waterloo/cards.json
struct CardRules {
    CardCounts pack;              ///< W11
    int hand = 4;                 ///< W11.1, the number that each side drafts
    int looks = 4;                ///< W11.4
    PerSeat<SquareSet> scouting;  ///< W11.4, where that player may look
    int movers = 3;               ///< W11.5
    int spirit_bonus = 1;         ///< W11.7, W11.8
    int taken = 2;                ///< W9.8, 1 or 2
    int taking_turn = 13;         ///< W9.8
    friend bool operator==(const CardRules&, const CardRules&) = default;
};

/// rules/waterloo/expert.json
struct ExpertRules {
    std::string garrison_tile = "hougoumont";  ///< W12.4; no garrison if the board has no such building
    Seat garrison_seat = allied_seat;          ///< W12.4
    int garrison = 2;                          ///< W12.4, infantry pieces
    int chief_actions = 2;                     ///< W13.3
    int commander_actions = 1;                 ///< W13.3
    int least_actions = 1;                     ///< W13.3
    bool saving_needs_cavalry = false;         ///< W13.5; true in games that were begun before saving needed none
    int minor_from = 4;                        ///< W13.9
    int major_from = 10;                       ///< W13.9
    int early_turn = -2;                       ///< W14.1
    Seat early_mover = french_seat;            ///< W14.1
    int late_turn = 1;                         ///< W14.1, the late pieces may enter in this game turn at the earliest
    std::vector<std::string> late_units;       ///< W14.1, ids
    int doubt_turn = 9;                        ///< W14.2
    std::vector<std::string> handicap_units;   ///< W15.7, ids; none in games that were begun before there was a handicap
    friend bool operator==(const ExpertRules&, const ExpertRules&) = default;
};

/// All of the rules data.
struct Ruleset {
    BoardRules board;
    PieceRules pieces;
    TurnRules turns;
    DieRules die;
    ArrivalRules arrival;
    TerrainRules terrain;
    CardRules cards;
    ExpertRules expert;
    friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

/// The options that the players chose for one game.
struct Options {
    Mode mode = Mode::basic;
    bool memory = true;                    ///< W15.1; false = true to the table
    bool nightfall = false;                ///< W15.2
    bool start_early = false;              ///< W14.1, Expert
    bool where_are_the_prussians = false;  ///< W14.2, Expert
    bool handicap = false;                 ///< W15.7, Expert
    friend bool operator==(const Options&, const Options&) = default;
};

/// A ruleset with options, prepared for fast access. Every rule function takes one.
class Rules {
public:
    /// `faults_of(set)` must be empty.
    Rules(Ruleset set, Options options);
    [[nodiscard]] const Ruleset& set() const { return set_; }
    [[nodiscard]] const Options& options() const { return options_; }
    [[nodiscard]] const Roster& roster() const { return set_.pieces.roster; }
    [[nodiscard]] int unit_count() const { return static_cast<int>(set_.pieces.roster.size()); }

    /// What rule functions need to know about a unit, packed.
    struct Profile {
        Kind kind;
        Army army;
        Seat seat;
        std::uint8_t strength;
    };
    [[nodiscard]] const Profile& profile(UnitId unit) const { return profiles_[static_cast<std::size_t>(unit.index())]; }
    /// The units of an army or a seat, as a half-open range of roster positions. The Prussians follow the Allied units.
    [[nodiscard]] int first_unit(Army army) const { return first_units_[static_cast<std::size_t>(army)]; }
    [[nodiscard]] int end_unit(Army army) const { return first_units_[static_cast<std::size_t>(army) + 1]; }
    [[nodiscard]] int first_unit(Seat seat) const { return first_unit(seat == french_seat ? Army::french : Army::allied); }
    [[nodiscard]] int end_unit(Seat seat) const { return end_unit(seat == french_seat ? Army::french : Army::prussian); }
    /// Ney, Uxbridge or Bülow; Napoleon or Wellington (W5). Nothing if the roster has none.
    [[nodiscard]] std::optional<UnitId> commander(Army army) const { return commanders_[static_cast<std::size_t>(army)]; }
    [[nodiscard]] std::optional<UnitId> commander_in_chief(Seat seat) const { return chiefs_[seat]; }

    [[nodiscard]] Mode mode() const { return options_.mode; }
    /// W2.4
    [[nodiscard]] bool with_cards() const { return options_.mode != Mode::basic; }
    [[nodiscard]] bool expert() const { return options_.mode == Mode::expert; }
    /// W14.1: whether the unit is kept off the board at first.
    [[nodiscard]] bool late(UnitId unit) const { return late_[static_cast<std::size_t>(unit.index())]; }
    /// W15.7: whether the unit takes no part.
    [[nodiscard]] bool stays_away(UnitId unit) const { return away_[static_cast<std::size_t>(unit.index())]; }
    /// W14.1
    [[nodiscard]] bool starts_early() const { return expert() && options_.start_early; }
    [[nodiscard]] int first_turn() const { return starts_early() ? set_.expert.early_turn : 1; }
    [[nodiscard]] Seat first_mover() const { return starts_early() ? set_.expert.early_mover : set_.turns.first_mover; }

    /// The tiles of this game, in the order of the data.
    [[nodiscard]] const std::vector<Tile>& tiles() const { return tiles_; }
    [[nodiscard]] SquareSet hills() const { return hills_; }
    [[nodiscard]] SquareSet mud() const { return mud_; }
    /// W10.12: the squares that a gun of that side reaches from this hill square; empty if the square is not on a hill.
    [[nodiscard]] SquareSet hill_reach(Seat seat, Square square) const {
        return hill_reach_[seat][static_cast<std::size_t>(square.index())];
    }
    /// The buildings and villages, in the order of State::works.
    struct Work {
        std::size_t tile = 0;  ///< position in tiles()
        TileKind kind = TileKind::building;
        SquareSet squares;
    };
    [[nodiscard]] const std::vector<Work>& works() const { return works_; }
    /// The work on a square, standing or destroyed; nothing on other squares.
    [[nodiscard]] std::optional<std::size_t> work_at(Square square) const {
        const auto code = work_at_[static_cast<std::size_t>(square.index())];
        return code == 0 ? std::nullopt : std::optional<std::size_t>(code - 1);
    }
    /// W12.4: the index of the building that is garrisoned at the start, if there is one.
    [[nodiscard]] std::optional<std::size_t> garrisoned() const { return garrisoned_; }

private:
    Ruleset set_;
    Options options_;
    std::array<Profile, max_units> profiles_{};
    std::array<int, 4> first_units_{};
    std::array<std::optional<UnitId>, 3> commanders_{};
    PerSeat<std::optional<UnitId>> chiefs_;
    std::array<bool, max_units> late_{};
    std::array<bool, max_units> away_{};
    std::vector<Tile> tiles_;
    SquareSet hills_;
    SquareSet mud_;
    PerSeat<std::array<SquareSet, square_count>> hill_reach_;
    std::vector<Work> works_;
    std::array<std::uint8_t, square_count> work_at_{};
    std::optional<std::size_t> garrisoned_;
};

/// Every reason why a ruleset cannot be played; empty if there is none.
[[nodiscard]] std::vector<Fault> faults_of(const Ruleset& set);

}  // namespace fow::waterloo
