// A table for tests: a posed position, actions in notation, dictated dice, and what each viewer heard.
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/waterloo/engine/rules.hpp"

namespace fow::testing {

using namespace waterloo;

/// The shipped ruleset, read once.
[[nodiscard]] const Ruleset& shipped();

/// "e4"; fails the test if it is not a square.
[[nodiscard]] Square square(std::string_view text);

/// Collects what each viewer hears.
class EventCollector final : public Listener {
public:
    void on_event(Viewer viewer, const Event& event) override { heard_[index(viewer)].push_back(event); }
    [[nodiscard]] const std::vector<Event>& of(Viewer viewer) const { return heard_[index(viewer)]; }
    void clear() { heard_ = {}; }

private:
    std::array<std::vector<Event>, 3> heard_;
};

/// The options of a mode, with defaults except for the memory option (W15.1).
[[nodiscard]] Options standard(bool memory = true);
[[nodiscard]] Options expert(bool memory = true);

/// An empty board in the ordinary game: every unit is absent, and both lines of retreat are the left ones (none in Expert).
class TestGame {
public:
    explicit TestGame(Options options = {}, Ruleset set = shipped());

    /// Puts the next absent unit of that description on a square or into a Place: put("French line infantry 3", "e4"), put("Allied gun",
    /// "reserve"), put("Ney", "withdrawn"). Fails the test if there is none.
    UnitId put(std::string_view description, std::string_view where);
    /// Puts all absent units of an army into a Place: with "reserve", the Prussians are still to come.
    void put_all(Army army, Place place);
    void lines(Sector french, Sector allied);
    /// Sets what the enemy already knows about a piece (W4.10).
    void show(UnitId unit, Knowledge knowledge);
    /// W10.4: gives a building or village to that side, or to nobody, whatever pieces are there.
    void flag(std::optional<Seat> owner, std::size_t work = 0);
    /// W10.6: sets the number of hits on it.
    void damage(int hits, std::size_t work = 0);
    /// Begins the turn of `mover`, with `used` of its actions already used.
    void begin(Seat mover, int turn = 1, int used = 0);

    /// Plays in notation; fails the test if the rules refuse, or if the state is inconsistent afterwards.
    void play(std::string_view text);
    void play(const Action& action);
    /// Dictates the Battle die: "Blue+".
    void roll(std::string_view face);
    void roll(const Roll& roll);
    void draw(UnitId prussian) { roll(DrawPrussian{prussian}); }
    /// While that phase lasts, plays the first outcome of chance; returns what was played.
    std::vector<Roll> leave_to_chance(Phase phase);
    /// The id of the rule that refuses, or "" if the action is legal.
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

    /// The last event of that type since the last action, as the viewer heard it.
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
    EventCollector ear_;
};

/// Light cavalry of each side, far from the rest, that can always move, so that nobody is stuck (W1.5).
void free_pieces(TestGame& table, std::string_view french = "a2", std::string_view allied = "a8");

/// The attacker and the defender of a Combat.
struct Fighters {
    const char* attacker = "French line infantry 3";
    const char* from = "e4";
    const char* defender = "Allied line infantry 3";
    const char* at = "e5";
};

/// A table with free pieces and two others that can fight (W8.1). Those are equal in strength (W8.5) unless others are named.
class Combat : public TestGame {
public:
    explicit Combat(const Fighters& fighters = {}, Options options = {}, Ruleset set = shipped());
    /// Begins the attacker's turn and attacks.
    void attack(int turn = 1);
    /// The same, with this face of the die: "Blue+".
    void attack(std::string_view face, int turn = 1);

    UnitId attacker;
    UnitId defender;

private:
    std::string act_;
};

/// Four squares from the given south-western one: block("b5") is b5, c5, b6, c6.
[[nodiscard]] inline SquareSet block(std::string_view south_west) {
    const SquareSet row = SquareSet::of(square(south_west)) | SquareSet::of(square(south_west)).shifted(Direction::east);
    return row | row.shifted(Direction::north);
}
[[nodiscard]] inline SquareSet squares(std::initializer_list<const char*> texts) {
    SquareSet set;
    for (const char* text : texts) set.insert(square(text));
    return set;
}
[[nodiscard]] inline Tile tile(TileKind kind, SquareSet squares, std::string name = "here") {
    return {std::string(word(kind)) + "-" + to_text(squares.first()), std::move(name), kind, squares, Mode::basic};
}
[[nodiscard]] inline Ruleset on_ground(std::vector<Tile> tiles) {
    Ruleset set = shipped();
    set.terrain.tiles = std::move(tiles);
    return set;
}

/// Of all actions that can be written down, exactly the listed ones are accepted; each refusal has a rule and a sentence; and only the
/// deciding seat sees the list.
void expect_exactly_legal(const Rules& rules, const State& state);
inline void expect_exactly_legal(const TestGame& table) { expect_exactly_legal(table.rules(), table.state()); }

using Nations = std::vector<Nation>;
/// The nations that still owe an action.
[[nodiscard]] inline Nations owing(const TestGame& t) { return t.view(allied_viewer).owing; }

/// Deals cards to a seat.
void deal(TestGame& table, Seat seat, std::initializer_list<Card> hand);

/// The French turn begins. They hold one card of each kind, and each has something to do.
[[nodiscard]] TestGame full_hand();

/// The strengths of the pieces on these squares that a viewer sees in full; -1 for others.
[[nodiscard]] std::vector<int> strengths_seen(const PlayerView& view, std::initializer_list<std::string_view> squares);

}  // namespace fow::testing
