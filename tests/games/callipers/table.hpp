// Games of Waterloo by callipers for the tests: the data of the shipped files, positions made of a few pieces, dice dictated.
#pragma once

#include <filesystem>
#include <sstream>
#include <string>
#include <string_view>

#include "catch.hpp"
#include "dice.hpp"
#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/json/documents.hpp"

namespace fow::callipers::testing {

[[nodiscard]] inline const RuleSet& shipped(const std::string& battle = "waterloo") {
    static const std::filesystem::path root(FOW_SOURCE_DIR);
    static const RuleSet waterloo = data::load_battle("waterloo", root), derlon = data::load_battle("derlon", root),
                         hougoumont = data::load_battle("hougoumont", root);
    return battle == "derlon" ? derlon : battle == "hougoumont" ? hougoumont : waterloo;
}

/// Pieces as K16 writes them, separated by "; ": "1 F I 2 1000 500 0" is key, side, arm, thousands, centre, facing. Adds two far away.
[[nodiscard]] inline RuleSet posed(const std::string& pieces) {
    RuleSet set = shipped();
    set.battle.pieces.clear();
    set.battle.generals = {};
    std::istringstream all(pieces + "; 98 F I 1 5600 300 0; 99 A I 1 5600 4300 180");
    for (std::string text; std::getline(all, text, ';');) {
        std::istringstream words(text);
        Piece piece;
        char side = 0, arm = 0;
        words >> piece.key >> side >> arm >> piece.thousands >> piece.at.x >> piece.at.y >> piece.facing;
        REQUIRE(words);
        piece.name = "Piece " + std::to_string(piece.key);
        piece.side = side == 'F' ? french_seat : allied_seat;
        piece.arm = arm == 'I' ? Arm::infantry : arm == 'C' ? Arm::cavalry : Arm::artillery;
        set.battle.pieces.push_back(piece);
    }
    std::sort(set.battle.pieces.begin(), set.battle.pieces.end(), [](const Piece& a, const Piece& b) { return a.key < b.key; });
    return set;
}

/// A position in which words are played; each must be legal or due.
struct Board {
    explicit Board(const std::string& pieces) : Board(posed(pieces)) {}
    explicit Board(const RuleSet& set) : rules(set), state(begin(rules)) {}

    /// Plays orders and faces, separated by blanks: "fire:1:2 6".
    Board& play(const std::string& words) {
        std::istringstream stream(words);
        for (std::string word; stream >> word;) {
            INFO(word);
            const auto ply = ply_from_text(word.size() == 1 ? "die:" + word : word);
            REQUIRE(ply);
            const auto fault = misfit<Game>(rules, state, *ply);
            INFO(fault.value_or(""));
            REQUIRE_FALSE(fault);
            std::visit([&](const auto& what) { apply(rules, state, what, nullptr); }, *ply);
        }
        return *this;
    }
    /// The refusal in full; "" if it is legal.
    [[nodiscard]] std::string told(const std::string& action) const {
        const auto parsed = action_from_text(action);
        REQUIRE(parsed);
        const auto violation = check(rules, state, *parsed);
        return violation ? to_text(*violation) : std::string();
    }
    /// The rule that refuses it; "" if it is legal.
    [[nodiscard]] std::string refused(const std::string& action) const {
        const std::string text = told(action);
        return text.substr(0, text.find(':'));
    }
    [[nodiscard]] const Place& of(int key) const { return state.pieces[static_cast<std::size_t>(rules.index_of(key))]; }
    /// "(1000, 500)", "lost"
    [[nodiscard]] std::string at(int key) const {
        const Place& place = of(key);
        return place.stands ? "(" + std::to_string(place.at.x) + ", " + std::to_string(place.at.y) + ")" : "lost";
    }
    void mount(int key) { state.general[rules.piece(rules.index_of(key)).side] = static_cast<std::int16_t>(rules.index_of(key)); }
    void pass_to_allies() { state.side = allied_seat; }
    void dial(int french, int allied) { state.losses = {static_cast<std::int16_t>(french), static_cast<std::int16_t>(allied)}; }
    /// The losses in thousands: "2 3"
    [[nodiscard]] std::string dial() const { return std::to_string(state.losses.first) + " " + std::to_string(state.losses.second); }
    /// The sums of an attack before the dice: "3 2", with two dice "15 7 two"
    [[nodiscard]] std::string sums(const std::string& attack, const std::string& supports = "support") const {
        Clash clash = clash_of(rules, state, std::get<Attack>(*action_from_text(attack)));
        const Action named = *action_from_text(supports);
        for (const int key : std::get<Support>(named).keys) clash.supports.add(rules.index_of(key));
        const Forecast sum = forecast(rules, state, clash);
        return std::to_string(sum.attacker.before_dice()) + " " + std::to_string(sum.defender.before_dice()) +
               (sum.dice == 2 ? " two" : "");
    }

    Rules rules;
    State state;
};

}  // namespace fow::callipers::testing
