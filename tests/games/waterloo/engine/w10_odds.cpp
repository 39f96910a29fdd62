// Every kind against every kind, with every terrain of the attacker's last square and of the target, in every direction.
#include <algorithm>
#include "catch.hpp"

#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

enum class Ground { open, hill, village, mud, fortified, not_ours, with_a_gap, ruin };
constexpr Ground grounds[] = {Ground::open,      Ground::hill,     Ground::village,    Ground::mud,
                              Ground::fortified, Ground::not_ours, Ground::with_a_gap, Ground::ruin};

bool standing_building(Ground ground) { return ground == Ground::fortified || ground == Ground::not_ours || ground == Ground::with_a_gap; }

struct Man {
    const char* name;  ///< without the army
    Kind kind;
    int strength;
};
constexpr Man men[] = {{"light infantry 1", Kind::light_infantry, 1},
                       {"light infantry 2", Kind::light_infantry, 2},
                       {"line infantry 3", Kind::line_infantry, 3},
                       {"line infantry 5", Kind::line_infantry, 5},
                       {"line infantry 6", Kind::line_infantry, 6},
                       {"light cavalry", Kind::light_cavalry, 2},
                       {"heavy cavalry 4", Kind::heavy_cavalry, 4},
                       {"heavy cavalry 6", Kind::heavy_cavalry, 6},
                       {"commander", Kind::commander, 5},
                       {"commander in chief", Kind::commander_in_chief, 0},
                       {"gun", Kind::artillery, 0}};

bool foot(Kind kind) { return kind == Kind::light_infantry || kind == Kind::line_infantry; }

std::string named_of(Seat seat, const Man& man) {
    if (man.kind == Kind::commander) return seat == french_seat ? "Ney" : "Uxbridge";
    if (man.kind == Kind::commander_in_chief) return seat == french_seat ? "Napoleon" : "Wellington";
    return std::string(seat == french_seat ? "French " : "Allied ") + man.name;
}

/// The square and three more on the side away from the other square.
SquareSet block_away(Square square, Direction away) {
    const Direction aside = away == Direction::north || away == Direction::south ? Direction::east : Direction::north;
    const SquareSet pair = SquareSet::of(square) | SquareSet::of(square).shifted(away);
    return pair | pair.shifted(aside);
}

std::optional<Tile> tile_for(Ground ground, SquareSet squares) {
    switch (ground) {
        case Ground::open: return std::nullopt;
        case Ground::hill: return tile(TileKind::hill, squares);
        case Ground::village: return tile(TileKind::village, squares);
        case Ground::mud: return tile(TileKind::mud, squares);
        default: return tile(TileKind::building, squares);
    }
}

/// Poses the pieces on the other three squares of the terrain's building, and the remaining terrain.
void furnish(TestGame& t, Ground ground, Square square, Seat seat) {
    if (!standing_building(ground) && ground != Ground::ruin) return;
    const std::size_t work = *t.rules().work_at(square);
    SquareSet rest = t.rules().works()[work].squares;
    rest.erase(square);
    if (ground == Ground::with_a_gap) rest.erase(rest.first());
    const char* man = seat == french_seat ? "French line infantry 3" : "Allied line infantry 3";
    for (const Square at : rest) t.put(man, to_text(at));
    if (ground != Ground::ruin) return;
    t.state().works[work] = {2, static_cast<std::uint8_t>(t.rules().set().terrain.hits & 63)};
    derive_works(t.rules(), t.state());
}

/// Sets the owner. To be called after the turn has begun, because a full building is conquered then.
void raise_flag(TestGame& t, Ground ground, Square square, Seat seat) {
    if (!standing_building(ground)) return;
    const Seat owner = ground == Ground::not_ours ? other(seat) : seat;
    t.state().works[*t.rules().work_at(square)].owner = static_cast<std::uint8_t>(owner) & 3U;
}

struct Meeting {
    Seat attacker;
    Ground from;  ///< the terrain of the attacker's last square
    Ground to;
    Direction way;
};

/// The rule that forbids this attack from the adjacent square, or "".
std::string forbidden(const Meeting& meeting, const Man& man) {
    if (man.kind == Kind::artillery) return "W4.8";
    if (!foot(man.kind) && standing_building(meeting.to)) return "W10.3";
    const Direction back = meeting.attacker == french_seat ? Direction::south : Direction::north;
    const bool wet = meeting.from == Ground::mud || meeting.to == Ground::mud;
    if (wet && man.kind != Kind::light_infantry && meeting.way == back) return "W14.4";
    return "";
}

struct Expected {
    int attack = 0;
    int defence = 0;
    std::vector<Bonus> attack_bonuses;
    std::vector<Bonus> defence_bonuses;
    Verdict verdict = Verdict::equal;
};

Expected expected(const Meeting& meeting, const Man& attacker, const Man& defender) {
    Expected e;
    const auto has_strength = [](Kind kind) { return kind != Kind::artillery && kind != Kind::commander_in_chief; };
    const auto ground_bonus = [](const Man& man, Ground ground) -> std::vector<Bonus> {
        if (!foot(man.kind)) return {};
        if (ground == Ground::village) return {Bonus::village};
        if (ground == Ground::fortified) return {Bonus::fortified};
        return {};
    };
    if (has_strength(attacker.kind)) {
        e.attack_bonuses = ground_bonus(attacker, meeting.from);
        e.attack = std::min(6, attacker.strength + static_cast<int>(e.attack_bonuses.size()));
    }
    if (has_strength(defender.kind)) {
        e.defence_bonuses = ground_bonus(defender, meeting.to);
        if (meeting.to == Ground::hill && meeting.from != Ground::hill) e.defence_bonuses.push_back(Bonus::hill);
        e.defence = std::min(6, defender.strength + static_cast<int>(e.defence_bonuses.size()));
    }
    if (defender.kind == Kind::artillery) {
        // The gun faces its own forward direction; the attacker comes from its front (W4.13).
        const Direction against = meeting.attacker == french_seat ? Direction::north : Direction::south;
        e.verdict = meeting.way == against ? Verdict::gun_holds : Verdict::gun_taken;
    } else if (attacker.kind == Kind::commander_in_chief) {
        e.verdict = Verdict::commander_in_chief_attacks;
    } else if (defender.kind == Kind::commander_in_chief) {
        e.verdict = Verdict::commander_in_chief_falls;
    } else if (e.attack != e.defence) {
        e.verdict = e.attack > e.defence ? Verdict::attacker_stronger : Verdict::defender_stronger;
    }
    return e;
}

std::string told(const Meeting& meeting, const Man& attacker, const Man& defender) {
    return named_of(meeting.attacker, attacker) + " from ground " + std::to_string(static_cast<int>(meeting.from)) + " against " +
           named_of(other(meeting.attacker), defender) + " on ground " + std::to_string(static_cast<int>(meeting.to)) + ", direction " +
           std::to_string(static_cast<int>(meeting.way));
}

void check_fight(TestGame& t, const Meeting& meeting, Square via, Square at, const Man& attacker, const Man& defender) {
    const UnitId attacking = t.put(named_of(meeting.attacker, attacker), to_text(via));
    const UnitId defending = t.put(named_of(other(meeting.attacker), defender), to_text(at));
    t.begin(meeting.attacker);
    raise_flag(t, meeting.from, via, meeting.attacker);
    raise_flag(t, meeting.to, at, other(meeting.attacker));
    const Action act = Attack{via, via, at};
    const std::string rule = forbidden(meeting, attacker);
    if (t.refused(act) != rule) {
        FAIL_CHECK(told(meeting, attacker, defender) << ": refused by \"" << t.refused(act) << "\", not \"" << rule << '"');
        return;
    }
    if (!rule.empty()) return;
    t.play(act);
    const Expected e = expected(meeting, attacker, defender);
    for (const Viewer viewer : viewers) {
        const auto fought = t.news<Fought>(viewer);
        const bool right = fought && fought->attack == e.attack && fought->defence == e.defence &&
                           fought->attack_bonuses == e.attack_bonuses && fought->defence_bonuses == e.defence_bonuses &&
                           fought->verdict == e.verdict && fought->attacker.unit == attacking && fought->defender.unit == defending;
        if (!right) FAIL_CHECK(told(meeting, attacker, defender) << " is told wrongly");
    }
    bool well = true;
    switch (e.verdict) {
        case Verdict::equal:
            well = t.state().phase == Phase::battle_die && t.where(attacking) == to_text(via) && t.where(defending) == to_text(at);
            break;
        case Verdict::defender_stronger:
        case Verdict::gun_holds: well = t.where(attacking) == "eliminated" && t.where(defending) == to_text(at); break;
        default: well = t.where(attacking) == to_text(at) && t.where(defending) == "eliminated"; break;
    }
    if (!well) FAIL_CHECK(told(meeting, attacker, defender) << " ends wrongly");
}

void check_meeting(const Meeting& meeting) {
    const Square via = square("f5");
    const Square at = *step(via, meeting.way);
    std::vector<Tile> tiles;
    if (auto one = tile_for(meeting.from, block_away(via, opposite(meeting.way)))) tiles.push_back(*one);
    if (auto one = tile_for(meeting.to, block_away(at, meeting.way))) tiles.push_back(*one);
    TestGame t(expert(), on_ground(tiles));
    free_pieces(t);
    furnish(t, meeting.from, via, meeting.attacker);
    furnish(t, meeting.to, at, other(meeting.attacker));
    const State posed = t.state();
    for (const Man& attacker : men)
        for (const Man& defender : men) {
            if (!foot(attacker.kind) && standing_building(meeting.from)) continue;
            if (attacker.kind == Kind::artillery && meeting.from == Ground::mud) continue;
            if (!foot(defender.kind) && standing_building(meeting.to)) continue;
            if (defender.kind == Kind::artillery && meeting.to == Ground::mud) continue;
            t.state() = posed;
            check_fight(t, meeting, via, at, attacker, defender);
        }
}

}  // namespace

TEST_CASE("W10.5 W10.10 W12.6 W14.4 every kind attacks every kind on every terrain from every side",
          "[terrain][W10.5][W10.10][W12.6][W14.4][W10.3][W4.12][W4.13][W4.14][W4.15][W5.2]") {
    for (const Seat attacker : seats)
        for (const Ground from : grounds)
            for (const Ground to : grounds)
                for (const Direction way : directions) check_meeting({attacker, from, to, way});
}

TEST_CASE("W10.5 W12.6 the bonuses are data", "[terrain][W10.5][W10.10][W12.6]") {
    Ruleset set =
        on_ground({tile(TileKind::building, block("a5")), tile(TileKind::hill, block("d5")), tile(TileKind::village, block("g5"))});
    set.terrain.building_bonus = 2;
    set.terrain.hill_bonus = 3;
    set.terrain.village_bonus = 0;
    TestGame t(expert(), set);
    for (const char* at : {"a5", "b5", "a6", "b6"}) t.put("Allied line infantry 3", at);
    t.flag(allied_seat);
    t.put("Allied line infantry 3", "d5");
    t.put("Allied line infantry 3", "g5");
    for (const char* at : {"a4", "d4", "g4"}) t.put("French line infantry 3", at);
    t.begin(french_seat);
    t.play("a4xa5");
    CHECK(t.news<Fought>()->defence == 5);
    t.play("d4xd5");
    CHECK(t.news<Fought>()->defence == 6);
    CHECK(t.view(Viewer::onlooker).bonuses[static_cast<std::size_t>(Bonus::hill)] == 3);
    t.play("g4xg5");
    CHECK(t.news<Fought>()->defence == 3);
}

TEST_CASE("W10.5 two sides in one building: nobody gains", "[terrain][W10.5]") {
    const auto flag = GENERATE(0, 1, 2);
    const auto way = GENERATE(Direction::north, Direction::east, Direction::south, Direction::west);
    TestGame t(standard());
    free_pieces(t);
    const Square from = square(way == Direction::north || way == Direction::east ? "b5" : "c6");
    const Square to = *step(from, way);
    t.put("French line infantry 3", to_text(from));
    t.put("Allied line infantry 3", to_text(to));
    for (const Square at : block("b5"))
        if (at != from && at != to) t.put("French line infantry 3", to_text(at));
    t.state().works[0].owner = static_cast<std::uint8_t>(flag) & 3U;
    t.begin(french_seat);
    t.play(Attack{from, from, to});
    CHECK(t.news<Fought>()->attack == 3);
    CHECK(t.news<Fought>()->defence == 3);
    CHECK(t.state().phase == Phase::battle_die);
}
