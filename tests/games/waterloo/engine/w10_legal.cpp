// Random positions on all four kinds of terrain: compares the legal actions with a second, independent implementation of the rulebook,
// and with what check accepts.
#include <algorithm>
#include <random>
#include <set>
#include "catch.hpp"

#include "dice.hpp"
#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// The rules of W4.1-W4.10, W7.4, W7.5, W10.3, W10.6-W10.8, W10.11, W10.12, W12.7 and W14.4 for one piece on the board.
class Book {
public:
    explicit Book(const TestGame& table) : t_(table) {
        for (const SeenTile& tile : t_.view(Viewer::onlooker).tiles) {
            if (tile.destroyed) continue;
            for (const Square at : tile.squares) ground_[static_cast<std::size_t>(at.index())] = tile.kind;
            if (is_work(tile.kind)) works_.push_back(tile.squares);
        }
    }

    std::set<Action> acts_of(UnitId unit) {
        acts_.clear();
        const auto& profile = t_.rules().profile(unit);
        army_ = profile.army;
        kind_ = profile.kind;
        const Square from = square(t_.where(unit));
        if (kind_ == Kind::artillery) {
            for (const Direction d : directions)
                if (const auto to = step(from, d); to && empty(*to) && !is(*to, TileKind::building) && !is(*to, TileKind::mud))
                    acts_.insert(Move{from, *to});
            if (is(from, TileKind::hill)) fire_from_hill(from);
            else fire_on_the_level(from);
        } else if (kind_ == Kind::light_infantry || kind_ == Kind::line_infantry) {
            std::vector<Square> path{from};
            march(path);
        } else {
            for (const Direction d : directions) ride(from, d);
        }
        return acts_;
    }

private:
    [[nodiscard]] Direction forward() const { return army_ == Army::french ? Direction::north : Direction::south; }
    [[nodiscard]] bool is(Square at, TileKind kind) const { return ground_[static_cast<std::size_t>(at.index())] == kind; }
    [[nodiscard]] bool empty(Square at) const { return !t_.at(to_text(at)); }
    [[nodiscard]] bool own(Square at) const {
        const auto unit = t_.at(to_text(at));
        return unit && t_.rules().profile(*unit).seat == seat_of(army_);
    }
    [[nodiscard]] bool enemy(Square at) const { return !empty(at) && !own(at); }

    /// W14.4, for a whole way including its start.
    [[nodiscard]] bool not_bogged(const std::vector<Square>& way) const {
        if (kind_ == Kind::light_infantry) return true;
        if (std::none_of(way.begin(), way.end(), [&](Square at) { return is(at, TileKind::mud); })) return true;
        return way.size() == 2 && line_direction(way[0], way[1]) != opposite(forward());
    }

    void march(std::vector<Square>& path) {
        const std::size_t paces = kind_ == Kind::light_infantry ? 3 : 2;
        if (path.size() > paces) return;
        for (const Direction d : directions) {
            const auto next = step(path.back(), d);
            if (!next || std::find(path.begin(), path.end(), *next) != path.end()) continue;
            path.push_back(*next);
            if (not_bogged(path)) {
                if (enemy(*next)) acts_.insert(Attack{path.front(), path[path.size() - 2], *next});
                if (empty(*next)) acts_.insert(Move{path.front(), *next});
            }
            if (empty(*next)) march(path);
            path.pop_back();
        }
    }

    void ride(Square from, Direction d) {
        std::vector<Square> way{from};
        for (auto next = step(from, d); next && !is(*next, TileKind::building); next = step(*next, d)) {
            way.push_back(*next);
            if (not_bogged(way)) {
                if (enemy(*next)) acts_.insert(Attack{from, way[way.size() - 2], *next});
                if (empty(*next)) acts_.insert(Move{from, *next});
            }
            if (!empty(*next)) return;
        }
    }

    /// W10.8
    [[nodiscard]] bool may_shell(Square at) const {
        for (const SquareSet work : works_) {
            if (!work.contains(at)) continue;
            return std::none_of(work.begin(), work.end(), [&](Square one) { return own(one); });
        }
        return false;
    }

    void fire_on_the_level(Square from) {
        auto next = step(from, forward());
        for (int reach = 1; reach <= 3 && next; ++reach, next = step(*next, forward())) {
            if (may_shell(*next)) acts_.insert(Bombard{from, *next});
            if (is(*next, TileKind::building)) return;
            if (empty(*next)) continue;
            const bool gun = t_.rules().profile(*t_.at(to_text(*next))).kind == Kind::artillery;
            if (enemy(*next) && !(gun && is(*next, TileKind::hill))) acts_.insert(Fire{from, *next});
            return;
        }
    }

    void fire_from_hill(Square from) {
        for (int file = from.file() - 1; file <= from.file() + 1; ++file)
            for (int ahead = 1; ahead <= 4; ++ahead) {
                const int rank = from.rank() + (forward() == Direction::north ? ahead : -ahead);
                if (file < 0 || file >= file_count || rank < 0 || rank >= rank_count) continue;
                const Square at(file, rank);
                if (may_shell(at)) acts_.insert(Bombard{from, at});
                if (enemy(at) && !is(at, TileKind::building)) acts_.insert(Fire{from, at});
            }
    }

    const TestGame& t_;
    std::array<std::optional<TileKind>, square_count> ground_{};
    std::vector<SquareSet> works_;
    std::set<Action> acts_;
    Army army_ = Army::french;
    Kind kind_ = Kind::line_infantry;
};

class Chance {
public:
    explicit Chance(unsigned seed) : engine_(seed) {}
    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(engine_); }

    /// Works as blocks, hills and mud as patches, never two on one square.
    std::vector<Tile> tiles() {
        std::vector<Tile> tiles;
        SquareSet taken;
        for (int tries = 0; tries < 40 && tiles.size() < max_works; ++tries) {
            const auto kind = static_cast<TileKind>(below(4));
            SquareSet squares = block(to_text(Square(below(file_count - 1), below(rank_count - 1))));
            if (!is_work(kind) && below(2) == 0) squares |= squares.shifted(Direction::east);
            if (!(squares & taken).empty()) continue;
            // W9.3: where the Prussians enter, every piece may stand.
            const bool closed = kind == TileKind::building || kind == TileKind::mud;
            if (closed && !(squares & entries()).empty()) continue;
            taken |= squares;
            tiles.push_back(tile(kind, squares, "tile " + std::to_string(tries)));
        }
        return tiles;
    }

    [[nodiscard]] static SquareSet entries() {
        const ArrivalRules arrival = on_ground({}).arrival;
        SquareSet all;
        for (const auto& list : {arrival.flag, arrival.beside})
            for (const Square square : list) all.insert(square);
        return all;
    }

    /// Pieces of all three armies wherever they may be.
    void people(TestGame& t, int density) {
        for (int i = 0; i < t.rules().unit_count(); ++i) {
            const UnitId unit(i);
            if (below(100) >= density) continue;
            const Square at = Square::from_index(below(square_count));
            const Kind kind = t.rules().profile(unit).kind;
            const bool foot = kind == Kind::light_infantry || kind == Kind::line_infantry;
            if (t.at(to_text(at)) || (!foot && t.state().buildings.contains(at))) continue;
            if (kind == Kind::artillery && t.rules().mud().contains(at)) continue;
            fow::waterloo::put(t.rules(), t.state(), unit, at);
        }
    }

    /// A legal action that continues the game, usually an aggressive one.
    Action pick(const TestGame& t) {
        ActionList list;
        legal(t.rules(), t.state(), list);
        std::vector<Action> quiet, fierce;
        for (const Action& one : list) {
            if (std::holds_alternative<Resign>(one) || std::holds_alternative<AcceptDraw>(one)) continue;
            const Move* move = std::get_if<Move>(&one);
            const bool into_building = move != nullptr && t.state().buildings.contains(move->to);
            const bool out_of_building = move != nullptr && t.state().buildings.contains(move->from);
            if (into_building || std::holds_alternative<Attack>(one) || std::holds_alternative<Bombard>(one)) fierce.push_back(one);
            else if (!out_of_building) quiet.push_back(one);
        }
        const std::vector<Action>& from = !fierce.empty() && (quiet.empty() || below(4) != 0) ? fierce : quiet;
        return from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
    }

private:
    std::mt19937 engine_;
};

std::string list_of(const std::set<Action>& acts, const Roster& roster) {
    std::string text;
    for (const Action& act : acts) text += to_text(roster, act) + " ";
    return text;
}

/// Some pieces are off the board, so that entries occur too.
void beside(TestGame& t, Chance& chance) {
    for (int i = 0; i < t.rules().unit_count(); ++i) {
        const UnitId unit(i);
        if (!t.state().whereabouts(unit).is(Place::absent) || chance.below(8) != 0) continue;
        const Kind kind = t.rules().profile(unit).kind;
        if (t.rules().profile(unit).army != Army::prussian) fow::waterloo::put(t.rules(), t.state(), unit, Place::reserve);
        else if (kind != Kind::artillery) fow::waterloo::put(t.rules(), t.state(), unit, Place::withdrawn);
    }
}

}  // namespace

TEST_CASE("W7.5 W10.3 W14.4 the actions of a piece are those of the rulebook, on random terrain",
          "[terrain][W4.1][W4.3][W4.8][W4.9][W7.4][W7.5][W10.3][W10.6][W10.7][W10.8][W10.11][W10.12][W12.7][W14.4]") {
    long shots = 0, shells = 0, attacks = 0;
    for (const std::uint32_t seed : random_seeds(300)) {
        Chance chance(seed);
        TestGame t(standard(), on_ground(chance.tiles()));
        for (std::size_t i = 0; i < t.rules().works().size(); ++i)
            if (chance.below(5) == 0) t.state().works[i].damage = 4;
        derive_works(t.rules(), t.state());
        chance.people(t, 10 + chance.below(80));
        for (const Seat mover : seats) {
            t.begin(mover);
            Book book(t);
            for (int i = t.rules().first_unit(mover); i < t.rules().end_unit(mover); ++i) {
                const UnitId unit(i);
                if (!t.state().whereabouts(unit).on_board()) continue;
                ActionList listed;
                legal_of(t.rules(), t.state(), unit, listed);
                const std::set<Action> found(listed.begin(), listed.end());
                const std::set<Action> wanted = book.acts_of(unit);
                if (found != wanted || found.size() != listed.size())
                    FAIL_CHECK("seed " << seed << ", " << t.named(unit, " on ") << t.where(unit) << "\nlegal: "
                                       << list_of(found, t.rules().roster()) << "\nbook:  " << list_of(wanted, t.rules().roster()));
                for (const Action& act : wanted) {
                    shots += std::holds_alternative<Fire>(act) ? 1 : 0;
                    shells += std::holds_alternative<Bombard>(act) ? 1 : 0;
                    attacks += std::holds_alternative<Attack>(act) ? 1 : 0;
                }
            }
        }
    }
    // The positions must have enough variety.
    CHECK(shots > 500);
    CHECK(shells > 200);
    CHECK(attacks > 5000);
}

TEST_CASE("W7.2 legal is exactly what check accepts, on all four kinds of ground", "[terrain][W7.2][W10.3][W10.8][W14.4]") {
    for (unsigned seed = 1; seed <= 12; ++seed) {
        Chance chance(1000 + seed);
        TestGame t(standard(), on_ground(chance.tiles()));
        chance.people(t, 20 + 6 * static_cast<int>(seed));
        beside(t, chance);
        for (const Seat mover : seats) {
            t.begin(mover, 14);
            expect_exactly_legal(t);
        }
    }
}

TEST_CASE("W10.4 W10.6 W10.9 a fight over terrain stays consistent with every action", "[terrain][W10.4][W10.6][W10.9][W14.4]") {
    // TestGame asserts every invariant after each action; here it plays randomly, aggressively and towards the buildings.
    int conquered = 0, destroyed = 0, chosen = 0;
    for (const std::uint32_t seed : random_seeds(60)) {
        Chance chance(5000 + seed);
        TestGame t(standard(), on_ground(chance.tiles()));
        chance.people(t, 85);
        for (int i = 0; i < t.rules().unit_count(); ++i) {
            const Whereabouts where = t.state().whereabouts(UnitId(i));
            const bool ends_it = t.rules().profile(UnitId(i)).kind == Kind::commander_in_chief ||
                                 (where.on_board() && (where.square().rank() == 0 || where.square().rank() == rank_count - 1));
            if (ends_it) fow::waterloo::put(t.rules(), t.state(), UnitId(i), Place::absent);
        }
        t.begin(allied_seat);
        for (int act = 0; act < 300 && t.state().phase != Phase::over; ++act) {
            if (t.decider() == Decider::chance) {
                const RollList due = t.rolls();
                t.roll(due[static_cast<std::size_t>(chance.below(static_cast<int>(due.size())))].roll);
            } else {
                t.play(chance.pick(t));
            }
            conquered += t.count<Conquered>();
            chosen += t.count<TargetChosen>();
            if (const auto shot = t.news<Bombarded>()) destroyed += shot->destroyed ? 1 : 0;
        }
    }
    CHECK(conquered > 0);
    CHECK(destroyed > 0);
    CHECK(chosen > 0);
}
