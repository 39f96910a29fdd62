// Games of La Belle Alliance for the tests: the data of the shipped files, positions as JSON, dice dictated as words of L14.9.
#pragma once

#include <filesystem>
#include <sstream>
#include <string>
#include <string_view>

#include "catch.hpp"
#include "dice.hpp"
#include "games/alliance/files/rules_files.hpp"
#include "games/alliance/json/documents.hpp"

namespace fow::alliance::testing {

[[nodiscard]] inline const RuleSet& shipped() {
    static const RuleSet set = data::load_rule_set(std::filesystem::path(FOW_SOURCE_DIR));
    return set;
}
[[nodiscard]] inline const Rules& rules() {
    static const Rules prepared(shipped());
    return prepared;
}
/// The set-up with the changes in that JSON (L14.8).
[[nodiscard]] inline State posed(const std::string& json) { return read_position(json, "position", rules()); }

/// A position in which words are played; each must be legal or due.
struct Board {
    explicit Board(const std::string& json = "{}") : state(posed(json)) {}
    Board(RuleSet set, const std::string& json) : own(std::move(set)), state(read_position(json, "position", own)) {}

    /// Plays words of L14.9, separated by blanks.
    Board& play(const std::string& words) {
        std::istringstream stream(words);
        for (std::string word; stream >> word;) {
            INFO(word);
            const auto ply = ply_from_text(word);
            REQUIRE(ply);
            const auto fault = misfit<Game>(own, state, *ply);
            INFO(fault.value_or(""));
            REQUIRE_FALSE(fault);
            std::visit([&](const auto& what) { apply(own, state, what, nullptr); }, *ply);
        }
        return *this;
    }
    /// The rule that refuses it; "" if it is legal.
    [[nodiscard]] std::string refused(const std::string& action) const {
        const auto parsed = action_from_text(action);
        REQUIRE(parsed);
        const auto violation = check(own, state, *parsed);
        return violation ? std::string(violation->rule) : std::string();
    }
    /// The legal actions except offers and resigning: "derlon reille ..."
    [[nodiscard]] std::string legal() const {
        std::string text;
        ActionList list;
        alliance::legal(own, state, list);
        for (const Action& action : list)
            if (std::holds_alternative<Order>(action) || std::holds_alternative<Take>(action))
                text += (text.empty() ? "" : " ") + to_text(action);
        return text;
    }
    [[nodiscard]] int at(Corps corps) const { return state.markers(corps); }
    [[nodiscard]] int fm() const { return state.morale.first; }
    [[nodiscard]] int am() const { return state.morale.second; }
    [[nodiscard]] int fc() const { return state.casualties.first; }
    [[nodiscard]] int ac() const { return state.casualties.second; }
    [[nodiscard]] bool waits(Seat side) const { return state.stage == Stage::action && state.phase == side; }
    [[nodiscard]] bool lost(Seat army, Ending ending) const { return state.result == Result{other(army), ending}; }

    Rules own = rules();
    State state;
};

}  // namespace fow::alliance::testing
