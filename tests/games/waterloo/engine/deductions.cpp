// Deductions from a piece's actions are true, and each rule of deduction has an effect.
#include "catch.hpp"

#include "games/waterloo/view/deductions.hpp"
#include "random_games.hpp"
#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

void append(std::vector<Event>& heard, const std::vector<Event>& more) { heard.insert(heard.end(), more.begin(), more.end()); }

/// A table on which one seat has heard every action.
class Watched {
public:
    Watched(TestGame& table, Viewer viewer) : table_(table), viewer_(viewer) {}
    void play(std::string_view text) {
        table_.play(text);
        append(heard_, table_.heard(viewer_));
    }
    [[nodiscard]] UnitSet at(std::string_view place, bool with_traces = true) const {
        const PlayerView view = table_.view(viewer_);
        const Traces traces = traces_of(view, table_.rules().roster(), heard_);
        return may_be(view, table_.rules().roster(), with_traces ? &traces : nullptr)[static_cast<std::size_t>(square(place).index())];
    }
    [[nodiscard]] bool is_only(Kind kind, std::string_view place) const {
        const UnitSet set = at(place);
        return set.any() && kinds_of(table_.rules().roster(), set)[static_cast<std::size_t>(kind)] == static_cast<int>(set.count());
    }
    [[nodiscard]] bool may_be_a(Kind kind, std::string_view place) const {
        return kinds_of(table_.rules().roster(), at(place))[static_cast<std::size_t>(kind)] > 0;
    }
    [[nodiscard]] std::optional<int> shown(std::string_view place) const {
        return traces_of(table_.view(viewer_), table_.rules().roster(), heard_)[static_cast<std::size_t>(square(place).index())].shown;
    }

private:
    TestGame& table_;
    Viewer viewer_;
    std::vector<Event> heard_;
};

/// Both armies complete in reserve, except for pieces put elsewhere.
void all_in_reserve(TestGame& t) {
    for (const Army army : {Army::french, Army::allied}) t.put_all(army, Place::reserve);
}

}  // namespace

TEST_CASE("Deductions about a piece are always true", "[deductions][property]") {
    int narrowed = 0;
    EventCollector collector;
    State left_at;
    const int games = in_random_games(70, [&](const Rules& rules, State& state, Dice& dice) {
        if (!(state == left_at)) collector.clear();  // another game
        random_step(rules, state, dice, &collector);
        left_at = state;
        if (!dice.once_in(12) || !state.ready[french_seat] || !state.ready[allied_seat]) return;
        for (const Seat seat : seats) {
            const PlayerView view = view_of(rules, state, viewer_of(seat));
            const Traces traces = traces_of(view, rules.roster(), collector.of(viewer_of(seat)));
            const MayBe seen = may_be(view, rules.roster(), nullptr);
            const MayBe deduced = may_be(view, rules.roster(), rules.options().memory ? &traces : nullptr);
            for (const Square square : state.occupied(other(seat))) {
                const auto i = static_cast<std::size_t>(square.index());
                const auto unit = static_cast<std::size_t>(state.unit_at(square)->index());
                INFO(to_text(square) << " holds " << rules.roster()[unit].id);
                REQUIRE(seen[i].test(unit));
                REQUIRE(deduced[i].test(unit));
                REQUIRE((deduced[i] & ~seen[i]).none());
                narrowed += deduced[i] != seen[i] ? 1 : 0;
            }
        }
    });
    CHECK(narrowed > games * 2 / 3);
}

TEST_CASE("Infantry that moved three squares is light infantry, wherever it moves later", "[deductions][W4.1][W4.2]") {
    TestGame t;
    t.put("French light infantry 2", "e2");
    t.put("French line infantry 3", "g2");
    t.put("Ney", "a1");
    t.put("Napoleon", "b1");
    t.put("Wellington", "f10");
    t.put("Uxbridge", "g10");
    all_in_reserve(t);
    t.begin(french_seat);
    Watched allied(t, allied_viewer);
    CHECK_FALSE(allied.is_only(Kind::light_infantry, "e2"));
    allied.play("e2-e5");
    allied.play("g2-g4");
    CHECK(allied.is_only(Kind::light_infantry, "e5"));
    CHECK(allied.may_be_a(Kind::line_infantry, "g4"));
    allied.play("e5-e6");
    CHECK(allied.is_only(Kind::light_infantry, "e6"));
    CHECK(allied.at("e6", false) == allied.at("g4", false));  // true to the table: only by its back (W15.1)
}

TEST_CASE("Infantry that moves freely through mud is light infantry", "[deductions][W14.4]") {
    const Ruleset muddy = on_ground({tile(TileKind::mud, squares({"e5", "e6", "f5", "f6", "g5", "g6", "h5", "h6"}))});
    TestGame t(standard(), muddy);
    t.put("French light infantry 2", "e6");
    t.put("French light infantry 2", "f6");
    t.put("French line infantry 3", "h5");
    t.put("Ney", "a1");
    t.put("Napoleon", "b1");
    all_in_reserve(t);
    t.begin(french_seat);
    Watched allied(t, allied_viewer);
    allied.play("e6-e5");  // back
    allied.play("f6-g5");  // two squares
    allied.play("h5-h6");
    CHECK(allied.is_only(Kind::light_infantry, "e5"));
    CHECK(allied.is_only(Kind::light_infantry, "g5"));
    CHECK(allied.may_be_a(Kind::line_infantry, "h6"));
}

TEST_CASE("A piece from off the board is not a leader, and regained cavalry is heavy", "[deductions][W4.7][W6.3][W8.3]") {
    TestGame t;
    t.put("Ney", "a1");
    t.put("Napoleon", "b1");
    const UnitId hussars = t.put("French light cavalry", "reserve");
    const UnitId lancers = t.put("French light cavalry", "withdrawn");
    const UnitId heavy = t.put("French heavy cavalry 4", "regaining");
    all_in_reserve(t);
    t.begin(french_seat);
    Watched allied(t, allied_viewer);
    allied.play(t.named(hussars, "+e1"));
    allied.play(t.named(lancers, "+f1"));
    allied.play(t.named(heavy, "+g1"));
    for (const Kind leader : {Kind::commander, Kind::commander_in_chief}) {
        CHECK_FALSE(allied.may_be_a(leader, "e1"));
        CHECK(allied.may_be_a(leader, "a1"));
    }
    CHECK(allied.may_be_a(Kind::commander, "f1"));
    CHECK_FALSE(allied.may_be_a(Kind::commander_in_chief, "f1"));
    CHECK(allied.is_only(Kind::heavy_cavalry, "g1"));
}

TEST_CASE("The last piece that can be the leader is the leader", "[deductions][W6.3]") {
    TestGame t;
    t.put("Napoleon", "b1");
    t.put("French light cavalry", "e1");
    const UnitId hussars = t.put("French light cavalry", "reserve");
    t.put("Ney", "eliminated");
    all_in_reserve(t);
    t.show(*t.at("e1"), Knowledge::all);
    t.begin(french_seat);
    Watched allied(t, allied_viewer);
    allied.play(t.named(hussars, "+g1"));
    CHECK(allied.is_only(Kind::commander_in_chief, "b1"));
}

TEST_CASE("When all of a kind have been found, no other piece is of it", "[deductions][W4.10]") {
    TestGame t;
    t.put("French light infantry 1", "e2");
    t.put("French light infantry 2", "f2");
    t.put("French line infantry 3", "g2");
    t.put("French line infantry 3", "reserve");
    t.put("Ney", "a1");
    t.put("Napoleon", "b1");
    t.show(*t.at("f2"), Knowledge::light_infantry);
    t.begin(french_seat);
    Watched allied(t, allied_viewer);
    CHECK(allied.may_be_a(Kind::light_infantry, "g2"));
    allied.play("e2-e5");
    CHECK(allied.is_only(Kind::light_infantry, "e5"));
    CHECK(allied.is_only(Kind::line_infantry, "g2"));
}

TEST_CASE("Only heavy cavalry stronger than its blocks bears them", "[deductions][W4.5]") {
    TestGame t;
    const UnitId guard = t.put("French heavy cavalry 5", "e4");
    all_in_reserve(t);
    t.state().mark(guard).weakened = 4;
    t.begin(french_seat);
    const Watched allied(t, allied_viewer);
    CHECK(allied.is_only(Kind::heavy_cavalry, "e4"));
    CHECK(allied.at("e4", false).count() == 3);  // the two of 5 and the Empress Dragoons
}

TEST_CASE("Before turn 1 of an early game nobody on the board is one of the late pieces", "[deductions][W14.1]") {
    Options options = expert();
    options.start_early = true;
    const Rules rules(shipped(), options);
    Dice dice(1815);
    State state = initial_state(rules);
    EventCollector collector;
    for (const Seat seat : {allied_seat, french_seat})
        for (const Action& action : random_deployment(rules, seat, dice)) apply(rules, state, action, &collector);
    const PlayerView view = view_of(rules, state, allied_viewer);
    const Traces traces = traces_of(view, rules.roster(), collector.of(allied_viewer));
    const MayBe seen = may_be(view, rules.roster(), nullptr);
    const MayBe deduced = may_be(view, rules.roster(), &traces);
    for (const Square square : state.occupied(french_seat)) {
        const auto i = static_cast<std::size_t>(square.index());
        bool late_seen = false;
        for (const UnitId late : view.late_units) {
            CHECK_FALSE(deduced[i].test(static_cast<std::size_t>(late.index())));
            late_seen = late_seen || seen[i].test(static_cast<std::size_t>(late.index()));
        }
        CHECK(late_seen);
    }
}

TEST_CASE("Each piece is remembered with the turn in which it was last shown", "[deductions][W4.10][W8.11]") {
    TestGame t;
    t.put("French gun", "e4");
    t.put("Allied light infantry 2", "e6");
    t.put("Wellington", "f10");
    t.put("Napoleon", "b1");
    t.begin(allied_seat, 3);
    Watched french(t, french_viewer);
    french.play("end");
    french.play("e4:e6");
    CHECK(french.shown("e6") == 3);
    french.play("end");
    french.play("e6-g6");
    CHECK(french.shown("g6") == 3);
    CHECK(french.shown("f10") == std::nullopt);
}

TEST_CASE("A piece that enters where another left its trace starts with a new one", "[deductions][W9.1]") {
    const TestGame t;
    SeenPiece foot;
    foot.army = Army::allied;
    const auto s = [](const char* text) { return square(text); };
    std::vector<Event> heard{Marched{foot, {s("i5"), s("j5"), s("k5"), s("l5")}}, Marched{foot, {s("l5"), s("l4")}}};
    const auto trace = [&](const char* place) {
        return traces_of(t.view(french_viewer), t.rules().roster(), heard)[static_cast<std::size_t>(s(place).index())];
    };
    CHECK(trace("l4").ruled_out.any());
    heard.push_back(PrussianArrived{foot, s("l5")});
    CHECK(trace("l5") == Trace{});
}

TEST_CASE("A piece is followed through marches, fights and losses", "[deductions]") {
    const SeenPiece piece;
    const auto s = [](const char* text) { return square(text); };
    CHECK(square_after(Marched{piece, {s("e4"), s("e5"), s("e6")}}, s("e4")) == s("e6"));
    CHECK(square_after(Marched{piece, {s("e4"), s("e5"), s("e6")}}, s("e5")) == s("e5"));
    Fought fought{piece, piece, {s("e2"), s("e3"), s("e4")}, s("e5"), false, false, Verdict::equal};
    CHECK(square_after(fought, s("e2")) == s("e4"));
    CHECK(square_after(TookSquare{piece, s("e4"), s("e5")}, s("e4")) == s("e5"));
    CHECK(square_after(Eliminated{piece, s("e5")}, s("e5")) == std::nullopt);
    CHECK(square_after(Routed{piece, s("e5")}, s("e5")) == std::nullopt);
    CHECK(square_after(TakenOff{piece, s("e5")}, s("e5")) == std::nullopt);
    CHECK(square_after(TurnEnded{french_seat, 0}, s("e5")) == s("e5"));
}
