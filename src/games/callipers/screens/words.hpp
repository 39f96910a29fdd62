// What the screens of Waterloo by callipers call things, beside the names of ui: its words and colours for players.
#pragma once

#include <string>
#include <vector>

#include "games/callipers/view/event.hpp"
#include "games/callipers/view/position.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

using namespace ui;

/// Pieces are known by their index in the battle.
[[nodiscard]] inline const Piece& piece_of(const RuleSet& rules, int piece) { return rules.battle.pieces[static_cast<std::size_t>(piece)]; }
[[nodiscard]] inline const Place& place_of(const View& view, int piece) { return view.pieces[static_cast<std::size_t>(piece)]; }
[[nodiscard]] inline int count_of(const RuleSet& rules) { return static_cast<int>(rules.battle.pieces.size()); }
/// -1 if there is none.
[[nodiscard]] int index_of(const RuleSet& rules, int key);
/// Whether it stands on the board and is of that side.
[[nodiscard]] bool stands(const View& view, const RuleSet& rules, int piece, Seat side);
[[nodiscard]] Corners corners_of(const View& view, const RuleSet& rules, int piece);

/// "French", "Allied"
[[nodiscard]] std::string side_name(Seat side);
/// "Foy" of "Foy (9th Division)", in the player's language
[[nodiscard]] std::string short_name(const Piece& piece);
/// "Foy, Soye"
[[nodiscard]] std::string names_of(const RuleSet& rules, const std::vector<int>& pieces);
/// "infantry"
[[nodiscard]] std::string arm_name(Arm arm);
/// "French infantry"
[[nodiscard]] std::string troops_name(const Piece& piece);
[[nodiscard]] std::string step_name(Step step);
/// 417 thousandths: "42"
[[nodiscard]] inline std::string percent_text(int thousandths) { return std::to_string((thousandths + 5) / 10); }
/// "12,000"
[[nodiscard]] std::string men(int thousands);
/// "Turn 3, 12:00"
[[nodiscard]] std::string moment_text(const View& view, const Battle& battle);
/// What happened as a sentence; `rules`: with places named as on a map.
[[nodiscard]] std::string told(const Event& event, const RuleSet* rules = nullptr);
/// The terms of a sum: "3 + 1 attack + 2 rear"; `dice`: with what was thrown.
[[nodiscard]] std::string terms_of(const callipers::Sum& sum);
/// Who must answer or give an order now; none while dice are due or when it is over.
[[nodiscard]] std::optional<Seat> decider_of(const View& view);

/// 0xRRGGBB
struct Uniform {
    unsigned cloth;  ///< the army's main colour
    unsigned light;  ///< the lit top of a block
    unsigned edge;   ///< its shaded side
};
[[nodiscard]] Uniform uniform_of(Seat side, Colours colours);
[[nodiscard]] inline Uniform uniform_of(Seat side, const Window& window) { return uniform_of(side, window.settings().colours); }

}  // namespace fow::callipers::screens
