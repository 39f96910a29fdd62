// A table for tests: a posed position, acts in notation, dictated dice, and what each viewer heard.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fow/engine/rules.hpp"

namespace fow::testing {

/// The ruleset as shipped, read once.
[[nodiscard]] const Ruleset& shipped();

/// "e4"; fails the test when it is none.
[[nodiscard]] Square square(std::string_view text);

/// Collects what each viewer hears.
class Ear final : public Listener {
public:
    void heard(Viewer viewer, const Event& event) override { heard_[index(viewer)].push_back(event); }
    [[nodiscard]] const std::vector<Event>& of(Viewer viewer) const { return heard_[index(viewer)]; }
    void clear() { heard_ = {}; }

private:
    std::array<std::vector<Event>, 3> heard_;
};

/// An empty board in the ordinary game: every unit absent, both lines of retreat the left ones (none in Expert).
class Table {
public:
    explicit Table(Options options = {}, Ruleset set = shipped());

    /// Puts the next absent unit of that description on a square or into a Place: put("French line infantry 3", "e4"),
    /// put("Allied gun", "reserve"), put("Ney", "withdrawn"). Fails the test when the box has no more of them.
    UnitId put(std::string_view description, std::string_view where);
    /// All absent units of an army into a Place: the Prussians "reserve" are to come.
    void put_all(Army army, Place place);
    void lines(Sector french, Sector allied);
    /// The turn of `mover` begins; `used` of its actions are gone.
    void begin(Seat mover, int turn = 1, int used = 0);

    /// Plays in notation; fails the test where the rules refuse or the state is inconsistent afterwards.
    void play(std::string_view text);
    void play(const Action& action);
    /// Dictates the Battle die: "Blue+".
    void roll(std::string_view face);
    void roll(const Roll& roll);
    void draw(UnitId prussian) { roll(DrawPrussian{prussian}); }
    /// The id of the rule that refuses, or "" where the act is legal.
    [[nodiscard]] std::string refused(std::string_view text) const;
    [[nodiscard]] std::string refused(const Action& action) const;
    [[nodiscard]] bool allowed(std::string_view text) const { return refused(text).empty(); }
    [[nodiscard]] std::vector<std::string> legal_texts() const;
    /// "<id><mark><square>" for entries and placings: named(ney, "+e1").
    [[nodiscard]] std::string named(UnitId unit, std::string_view rest) const;

    /// "e4", "withdrawn", "eliminated"...
    [[nodiscard]] std::string where(UnitId unit) const;
    [[nodiscard]] std::optional<UnitId> at(std::string_view square) const;
    [[nodiscard]] int strength(UnitId unit) const;
    [[nodiscard]] SeenPiece seen(UnitId unit, Viewer viewer) const { return see(rules_, state_, viewer, unit); }
    [[nodiscard]] PlayerView view(Viewer viewer) const { return view_of(rules_, state_, viewer); }
    [[nodiscard]] Decider decider() const { return turn(state_); }
    [[nodiscard]] RollList rolls() const;

    /// The last event of that type since the last act, as the viewer heard it.
    template <class T>
    [[nodiscard]] std::optional<T> news(Viewer viewer = Viewer::onlooker) const {
        const auto& all = ear_.of(viewer);
        for (auto it = all.rbegin(); it != all.rend(); ++it)
            if (const T* event = std::get_if<T>(&*it)) return *event;
        return std::nullopt;
    }
    template <class T>
    [[nodiscard]] int count(Viewer viewer = Viewer::onlooker) const {
        int found = 0;
        for (const Event& event : ear_.of(viewer)) found += std::holds_alternative<T>(event) ? 1 : 0;
        return found;
    }
    [[nodiscard]] const std::vector<Event>& heard(Viewer viewer) const { return ear_.of(viewer); }

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] State& state() { return state_; }
    [[nodiscard]] const State& state() const { return state_; }

private:
    void assert_consistent() const;

    Rules rules_;
    State state_;
    Ear ear_;
};

}  // namespace fow::testing
