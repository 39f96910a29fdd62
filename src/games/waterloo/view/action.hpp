// What a player can do, as values, and the notation for it (docs/formats.md).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/errors.hpp"
#include "games/waterloo/view/card.hpp"
#include "games/waterloo/view/piece.hpp"
#include "games/waterloo/view/square.hpp"

namespace fow::waterloo {

/// W6.2: place a piece in the player's own set-up zone. "old-guard@e1"
struct PlaceUnit {
    UnitId unit;
    Square square;
    friend constexpr auto operator<=>(const PlaceUnit&, const PlaceUnit&) = default;
};
/// W6.2: return a piece to the reserve during set-up. "old-guard@reserve"
struct Unplace {
    UnitId unit;
    friend constexpr auto operator<=>(const Unplace&, const Unplace&) = default;
};
/// W6: the player has finished the set-up. "ready"
struct Ready {
    friend constexpr auto operator<=>(const Ready&, const Ready&) = default;
};
/// W7.4: move over empty squares to an empty square. "e4-e6"
struct Move {
    Square from;
    Square to;
    friend constexpr auto operator<=>(const Move&, const Move&) = default;
};
/// W8.1: attack the enemy piece on `to` from the neighbouring square `via`, the last one before it (W7.5). "e4xe6" if the way is
/// straight, "e4-d6xe6" if it is not.
struct Attack {
    Square from;
    Square via;
    Square to;
    friend constexpr auto operator<=>(const Attack&, const Attack&) = default;
};
/// W4.9: a gun fires. "e4:e6"
struct Fire {
    Square from;
    Square to;
    friend constexpr auto operator<=>(const Fire&, const Fire&) = default;
};
/// W7.2: bring on a reserve, regained or withdrawn piece. "young-guard-1+e1"
struct Enter {
    UnitId unit;
    Square square;
    friend constexpr auto operator<=>(const Enter&, const Enter&) = default;
};
/// W4.6: take weakened heavy cavalry off the board; this costs no action. "e4-off"
struct TakeOff {
    Square from;
    friend constexpr auto operator<=>(const TakeOff&, const TakeOff&) = default;
};
/// W8.9: the owner chooses which of the two pieces falls. "frenzied-falls", "other-falls"
struct ChooseFallen {
    bool frenzied_falls = false;
    friend constexpr auto operator<=>(const ChooseFallen&, const ChooseFallen&) = default;
};
/// W15.3: when a player is asked the question of W11.9.
enum class Orders : std::uint8_t {
    ask,     ///< always
    silent,  ///< not until the player's next turn; all others stand until they are changed
    known,   ///< if the player knows the attacker
    never,
};
inline constexpr std::array all_orders{Orders::ask, Orders::silent, Orders::known, Orders::never};
/// `memory`: false if true to the table (W15.1): there, a question about known attackers only would tell what the screen has forgotten.
[[nodiscard]] constexpr bool may_be_given(Orders order, bool memory) { return memory || order != Orders::known; }
/// "ask", "silent", "known", "never"
[[nodiscard]] std::string_view word(Orders order);
/// W15.3: the secret standing order. "orders-ask", "orders-silent"...
struct StandingOrder {
    Orders order = Orders::ask;
    friend constexpr auto operator<=>(const StandingOrder&, const StandingOrder&) = default;
};
/// W1.8: "end"
struct EndTurn {
    friend constexpr auto operator<=>(const EndTurn&, const EndTurn&) = default;
};
/// W1.6: "offer-draw"
struct OfferDraw {
    friend constexpr auto operator<=>(const OfferDraw&, const OfferDraw&) = default;
};
/// W1.6: "accept-draw"
struct AcceptDraw {
    friend constexpr auto operator<=>(const AcceptDraw&, const AcceptDraw&) = default;
};
/// W1.6: "resign"
struct Resign {
    friend constexpr auto operator<=>(const Resign&, const Resign&) = default;
};

/// W10.6, W12.7: a gun fires at the building or village on a square, whatever piece is there. "e4::e6"
struct Bombard {
    Square from;
    Square to;
    friend constexpr auto operator<=>(const Bombard&, const Bombard&) = default;
};
/// W10.9: the owner of the winner in a building chooses whom it attacks next, or nobody. "frenzy:b6", "frenzy:none"
struct ChooseTarget {
    std::optional<Square> target;
    friend constexpr auto operator<=>(const ChooseTarget&, const ChooseTarget&) = default;
};
/// W11.1: keep one card of the pack and discard another; the last card is only kept. "keep:initiative,discard:grand_battery",
/// "keep:initiative"
struct DraftCards {
    Card keep = Card::reconnaissance;
    std::optional<Card> discard;
    friend constexpr auto operator<=>(const DraftCards&, const DraftCards&) = default;
};
/// W9.8: take two cards from the discard pile, or one if there are no more; `first` <= `second`. "take:initiative,grand_battery",
/// "take:initiative"
struct TakeCards {
    Card first = Card::reconnaissance;
    std::optional<Card> second;
    friend constexpr auto operator<=>(const TakeCards&, const TakeCards&) = default;
};
/// W11.2: play a card other than Fighting spirit; its steps follow. `nation`: W9.6, for Reconnaissance only. "card:initiative",
/// "card:reconnaissance,prussian"
struct PlayCard {
    Card card = Card::reconnaissance;
    Nation nation = Nation::allied;
    friend constexpr auto operator<=>(const PlayCard&, const PlayCard&) = default;
};
/// W11.7: play Fighting spirit for a friendly piece in the player's own turn. `nation`: W9.6. "inspire:e4", "inspire:e4,prussian"
struct Inspire {
    Square square;
    Nation nation = Nation::allied;
    friend constexpr auto operator<=>(const Inspire&, const Inspire&) = default;
};
/// W11.4: a step of Reconnaissance: look at the next enemy piece. "look:e7"
struct Look {
    Square square;
    friend constexpr auto operator<=>(const Look&, const Look&) = default;
};
/// W11.2: take no further step of the card in play. "card-end"
struct EndCard {
    friend constexpr auto operator<=>(const EndCard&, const EndCard&) = default;
};
/// W11.8, W11.9: answer an attack with Fighting spirit or without a card. "spirit", "no-card"
struct AnswerAttack {
    bool spirit = false;
    friend constexpr auto operator<=>(const AnswerAttack&, const AnswerAttack&) = default;
};
/// W13.4: the victor's cavalry takes a fleeing piece as its victim. "#3xe5"
struct TakeVictim {
    Rider rider;
    Square square;
    friend constexpr auto operator<=>(const TakeVictim&, const TakeVictim&) = default;
};
/// W13.5: the loser takes a piece of its own side off the board: it is saved. "+e5"; "#3+e5" in games in which cavalry must do it.
struct SavePiece {
    std::optional<Rider> rider;
    Square square;
    friend constexpr auto operator<=>(const SavePiece&, const SavePiece&) = default;
};
/// W13.6: cavalry in the pursuit attacks cavalry of the other side. "#3x#5"
struct AttackRider {
    Rider rider;
    Rider target;
    friend constexpr auto operator<=>(const AttackRider&, const AttackRider&) = default;
};
/// W13.7: cavalry leaves the pursuit for good; this costs no action. "#3-off"
struct LeavePursuit {
    Rider rider;
    friend constexpr auto operator<=>(const LeavePursuit&, const LeavePursuit&) = default;
};

using Action = std::variant<PlaceUnit, Unplace, Ready, Move, Attack, Fire, Enter, TakeOff, ChooseFallen, StandingOrder, EndTurn, OfferDraw,
                            AcceptDraw, Resign, Bombard, ChooseTarget, DraftCards, TakeCards, PlayCard, Inspire, Look, EndCard,
                            AnswerAttack, TakeVictim, SavePiece, AttackRider, LeavePursuit>;

/// The attack along the straight way, or nothing if `from` and `to` are not in line.
[[nodiscard]] std::optional<Attack> straight_attack(Square from, Square to);

/// Notation. Parsing what was printed returns the same action, provided that its units are in the roster.
[[nodiscard]] std::string to_text(const Roster& roster, const Action& action);
[[nodiscard]] std::optional<Action> action_from_text(const Roster& roster, std::string_view text);

}  // namespace fow::waterloo
