// What the screens of the classic game call things, beside the names of ui: its words for players, its game menu and the colours of its
// sides.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/settings.hpp"
#include "games/stratego/view/deductions.hpp"
#include "games/stratego/view/event.hpp"
#include "games/stratego/view/rule_set.hpp"
#include "games/stratego/view/view.hpp"
#include "ui/pages/game_menu.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

using namespace ui;

/// What the window calls a variant: sentences for tr().
struct VariantWords {
    const char* title;                   ///< of the game, on a button
    const char* name;                    ///< beside the names of the others
    const char* told;                    ///< what kind of game it is
    const char* army;                    ///< a button that takes its army
    PerSeat<const char*> set_up;         ///< what a file holds
    PerSeat<const char*> sealed_set_up;  ///< the same with a pass phrase
    std::array<Rank, 4> row;             ///< pieces that stand for it on the title page
};
/// `id`: RuleSet::id.
[[nodiscard]] const VariantWords& words_of(std::string_view id);

/// "Blue", "Red"
[[nodiscard]] std::string side_name(Seat side);
/// "Marshal"
[[nodiscard]] std::string rank_name(Rank rank);
/// "Marshal (10)", "Bomb"
[[nodiscard]] std::string rank_with_number(Rank rank);
/// "3 Scouts, 2 Bombs"; strongest first; empty if there are none.
[[nodiscard]] std::string counts_text(const RankCounts& counts);
/// "40 pieces a side." or "Blue has 40 pieces, Red 30."
[[nodiscard]] std::string pieces_text(const PerSeat<Army>& armies);
/// What it may do in a turn, and what is special about it, with the rules.
[[nodiscard]] std::string what_it_does(Rank rank);
/// What it takes off when it attacks (C3.6).
[[nodiscard]] std::string what_it_beats(Rank rank);
/// "Blue Scout (2)", "a Red piece"
[[nodiscard]] std::string piece_text(const SeenPiece& piece);
/// What is visible of it besides its rank, or follows from that: "has moved: no Bomb, no Flag".
[[nodiscard]] std::vector<std::string> seen_text(const SeenPiece& piece);
/// "The Miner (3) takes the Bomb." The sentence for a fight (C3.6).
[[nodiscard]] std::string fight_text(const Fought& fought);
/// The rule that decided that fight.
[[nodiscard]] std::string_view rule_of(const Fought& fought);
/// "Turn 12: Red loses the Colonel (8).": a turn of this game is one player's, unlike those of other games.
[[nodiscard]] std::string in_turn(int turn, const std::string& text);

/// Every square of the board, lakes included, row by row from the south.
[[nodiscard]] std::vector<Square> squares_of(const RuleSet& rules);
[[nodiscard]] bool is_among(const std::vector<Square>& squares, Square square);

/// The answer of the game menu that all games share, with this game's own actions. The action is an offer of a draw, or resigning (C4.3).
using TableChoice = MenuAnswer<fow::stratego::Action>;
[[nodiscard]] std::optional<TableChoice> draw_table_menu(GameMenu& menu, Window& window, const MenuModel& model);

/// The colours of a side, 0xRRGGBB: distinct for every common kind of colour blindness in both sets, as for Waterloo, whose tests check it.
struct Uniform {
    unsigned cloth;  ///< the side's main colour
    unsigned light;  ///< the lit side of a block
    unsigned edge;   ///< the shaded side of a block
};
[[nodiscard]] constexpr Uniform uniform_of(Seat side, Colours colours) {
    const bool contrast = colours == Colours::contrast;
    if (side == blue_seat) return contrast ? Uniform{0x1B4FA8, 0x2C63C2, 0x0B2350} : Uniform{0x27508F, 0x3763A6, 0x142C52};
    return contrast ? Uniform{0xD9603A, 0xE06A42, 0x7A2B12} : Uniform{0xA63A32, 0xBD4B40, 0x5C1B17};
}
/// In the colours that the player has chosen.
[[nodiscard]] inline Uniform uniform_of(Seat side, const Window& window) { return uniform_of(side, window.settings().colours); }

}  // namespace fow::stratego::screens
