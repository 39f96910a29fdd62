// What the screens are told about the cards: each action with its chances, or why it cannot be chosen (L13.6).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/alliance/screens/words.hpp"

namespace fow::alliance::screens {

/// What one face of the die brings besides its row.
struct FaceNotes {
    std::vector<CardId> empties;  ///< camps that lose their last marker, up to the first question of L4.3
    bool asks = false;            ///< an owner must choose a corps (L4.3)
    PerSeat<bool> tests;          ///< armies that must test
};
/// An action that could be chosen now.
struct OrderShown {
    Order order;
    std::string why;  ///< why it cannot be chosen, with its rule; empty = it can
    Outlook outlook;  ///< without `table`: no die
    std::array<FaceNotes, alliance::die_faces> notes{};
    [[nodiscard]] bool open() const { return why.empty(); }
};
struct ActionShown {
    OrderShown plain;
    std::optional<OrderShown> directed;  ///< the same with Napoleon, if he could direct it (L3.6)
};
struct CardShown {
    CardId card = CardId::derlon;
    bool can_act = false;
    bool counter = false;              ///< a counter-attack is open: it is gone next turn (L3.2)
    std::string why;                   ///< why none of its actions can be chosen; empty if one can
    std::vector<ActionShown> actions;  ///< of the player who chooses; none on cards of the other
};

}  // namespace fow::alliance::screens
