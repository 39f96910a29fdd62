// K5, K6: a piece can march exactly where `check` accepts, borders first.
#include "games/callipers/engine/reach.hpp"

#include "games/callipers/cli/policy.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;
using fow::testing::Dice;

namespace {

struct ReachLots {
    Dice& dice;
    [[nodiscard]] std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(dice.below(bound)); }
};

[[nodiscard]] bool legal(const Board& board, int key, const std::vector<Point>& legs) {
    return !check(board.rules, board.state, Action(Move{key, legs}));
}
[[nodiscard]] Reach reach_of(const Board& board, int key) { return reachable(board.rules, board.state, board.rules.index_of(key)); }

/// Checks a place: if it is in reach, the legs lead there and are legal; if one straight leg to it is legal, it is in reach.
void agree(const Board& board, int key, const Reach& reach, Point place) {
    CAPTURE(key, place.x, place.y);
    const auto legs = reach.legs_to(place);
    REQUIRE(legs.has_value() == reach.contains(place));
    if (legs) {
        REQUIRE(legal(board, key, *legs));
        Point end = reach.start();
        for (const Point leg : *legs) end = end + leg;
        REQUIRE(end == place);
    } else {
        REQUIRE((place == reach.start() || !legal(board, key, {place - reach.start()})));
    }
}

}  // namespace

TEST_CASE("K5.2 the reach ends exactly at the allowance", "[K5.2][reach]") {
    const Board board("1 F I 2 2000 1000 0; 2 F C 2 4500 1000 0; 3 F A 1 1000 300 0");
    for (const auto& [key, far] : {std::pair(1, 200), std::pair(2, 400), std::pair(3, 100)}) {
        const Reach reach = reach_of(board, key);
        const Point at = reach.start();
        CHECK(reach.by(at + Point{0, far}) == Reach::By::country);
        CHECK_FALSE(reach.contains(at + Point{0, far + 1}));
        CHECK(reach.contains(at + Point{far * 3 / 5, far * 4 / 5}));
        CHECK_FALSE(reach.contains(at + Point{far * 3 / 5 + 1, far * 4 / 5}));
        CHECK_FALSE(reach.contains(at));
    }
}

TEST_CASE("K5.4 K2.6 edges and corners may be shared, and a gap as wide as the base is a way", "[K5.4][K2.6][reach]") {
    // K16.4: the base is 80 wide across its way, and the gaps are 80 and 79.
    const Board wide("1 F I 1 1000 500 90; 2 A I 2 880 700 180; 3 A I 2 1120 700 180");
    CHECK(reach_of(wide, 1).contains({1000, 700}));
    const Board narrow("1 F I 1 1000 500 90; 2 A I 2 880 700 180; 3 A I 2 1119 700 180");
    CHECK_FALSE(reach_of(narrow, 1).contains({1000, 700}));
    // K16.1: along the enemy's edge and up the enemy's side, past one of the enemy's corners.
    const Board board("1 F I 2 1000 500 0; 2 A I 2 1000 585 180");
    const Reach reach = reach_of(board, 1);
    CHECK(reach.contains({1000, 505}));
    CHECK_FALSE(reach.contains({1000, 506}));
    CHECK(reach.contains({1160, 535}));
    CHECK_FALSE(reach.contains({1159, 535}));
    const auto legs = reach.legs_to({1160, 535});
    REQUIRE(legs);
    CHECK(legal(board, 1, *legs));
    // There is room flush with a friend, but not one yard further (K2.6).
    const Board friends("1 F I 2 1000 500 0; 2 F I 2 1200 500 0");
    CHECK(reach_of(friends, 1).contains({1040, 500}));
    CHECK_FALSE(reach_of(friends, 1).contains({1041, 500}));
    CHECK(reach_of(friends, 1).contains({1000, 420}));
}

TEST_CASE("K2.7 the reach ends at the edge of the map", "[K2.7][reach]") {
    const Board board("1 F I 2 100 100 0");
    const Reach reach = reach_of(board, 1);
    CHECK(reach.contains({80, 40}));
    CHECK_FALSE(reach.contains({79, 40}));
    CHECK_FALSE(reach.contains({80, 39}));
}

TEST_CASE("K5.3 K6.2 a road carries further, with country before and after it", "[K5.3][K6.2][reach]") {
    const Board waterloo(shipped());
    const Point simmer = waterloo.of(9).at;
    const Reach reach = reach_of(waterloo, 9);
    CHECK(reach.by(simmer + Point{-75, 380}) == Reach::By::road);
    CHECK(reach.by(simmer + Point{-97, 488}) == Reach::By::road);
    CHECK_FALSE(reach.contains(simmer + Point{0, 500}));
    // K16.5: 200 across country, then 300 on the road.
    const Board board("1 F I 2 2500 3212 0; 2 F A 1 3100 3380 0");
    const auto legs = reach_of(board, 1).legs_to({2790, 3398});
    REQUIRE(legs);
    CHECK(legal(board, 1, *legs));
    // K6.4: a gun gains nothing.
    CHECK(reach_of(board, 2).contains({3199, 3375}));
    CHECK_FALSE(reach_of(board, 2).contains({3200, 3375}));
}

TEST_CASE("K5.3 K6.2 two legs over the edge of a road are in reach to the last yard", "[K5.3][K6.2][reach][property]") {
    // The whole country allowance up to the road, and the rest on it.
    Board found(posed("3 A C 2 4265 3458 175"));
    found.state.side = allied_seat;
    REQUIRE(legal(found, 3, {{-398, -36}, {-400, 0}}));
    CHECK(reach_of(found, 3).contains({3467, 3422}));
    int onto = 0, off = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(40)) {
        Dice dice(seed);
        const auto some = [&](int most) { return static_cast<int>(dice.below(static_cast<std::size_t>(most))); };
        const RuleSet& all = shipped();
        const Road& road = all.ground.roads[dice.below(all.ground.roads.size())];
        const Shape strip(road.strips[dice.below(road.strips.size())]);
        const std::size_t side = dice.below(strip.size());
        const Point along = strip.after(side) - strip[side];
        const Point middle = part_of(strip[0] + strip[1] + strip[2] + strip[3], 1, 4);
        const Point at = middle + part_of(along, some(201) - 100, 300) + stride(some(360), some(260));
        // A base that is broadside or end-on to the road fits into it.
        int facing = 0;
        for (int each = 1; each < 360; ++each)
            if (dot(direction(each), along) > dot(direction(facing), along)) facing = each;
        facing = (facing + 90 * some(4) + some(9) - 4 + 360) % 360;
        const char arm = dice.once_in(2) ? 'I' : 'C';
        Board board(
            posed("1 F " + std::string(1, arm) + " 1 " + std::to_string(at.x) + " " + std::to_string(at.y) + " " + std::to_string(facing)));
        const Piece& piece = board.rules.piece(board.rules.index_of(1));
        const int country = board.rules.country(piece.arm), whole = board.rules.figures().all[index(piece.arm)].value;
        const Reach reach = reach_of(board, 1);
        for (int k = 0; k < 300; ++k) {
            // Along the road, and at any angle to it, mostly with the last yard of both allowances.
            const bool first = dice.once_in(2);
            const Point off_road = stride(some(360), country - some(dice.once_in(2) ? 3 : country / 2));
            const Length rest = whole - length_of(off_road) - some(3);
            const Point on_road = part_of(along, dice.once_in(2) ? rest : -rest, length_of(along)) + Point{some(5) - 2, some(5) - 2};
            const std::vector<Point> legs = first ? std::vector{on_road, off_road} : std::vector{off_road, on_road};
            if (!legal(board, 1, legs)) continue;
            CAPTURE(seed, at.x, at.y, facing, arm, legs[0].x, legs[0].y, legs[1].x, legs[1].y);
            REQUIRE(reach.contains(at + legs[0] + legs[1]));
            ++(first ? off : onto);
        }
    }
    CHECK(onto > 10);
    CHECK(off > 10);
}

TEST_CASE("K10.3 K10.4 a held farm is shut, and to cavalry every farm", "[K10.3][K10.4][reach]") {
    const std::string near = "1 F I 2 2120 1800 0; 2 F C 2 1850 2000 0";
    const Board held(near + "; 31 A I 2 2120 2070 180");
    CHECK_FALSE(reach_of(held, 1).contains({2120, 1950}));
    const Board empty(near);
    CHECK(reach_of(empty, 1).contains({2120, 1950}));
    CHECK_FALSE(reach_of(empty, 2).contains({2120, 2070}));
}

TEST_CASE("K5.4 K6.2 the reach agrees with what is legal over random places of random games", "[K5][K6][reach][property]") {
    int within = 0, turned = 0, barred = 0;
    const std::array<std::string, 3> battles{"waterloo", "derlon", "hougoumont"};
    for (const std::uint32_t seed : fow::testing::random_seeds(6)) {
        CAPTURE(seed);
        Dice dice(seed);
        ReachLots lots{dice};
        Board board(shipped(battles[seed % 3]));
        for (std::size_t ply = 0, plies = dice.below(160); ply < plies && board.state.stage != Stage::over; ++ply) {
            if (turn(board.state) == Decider::chance)
                apply(board.rules, board.state, Roll{static_cast<std::uint8_t>(1 + dice.below(die_faces))}, nullptr);
            else apply(board.rules, board.state, commands::chosen_order(board.rules, board.state, lots), nullptr);
        }
        // The start of a turn, so that all may move.
        board.state.stage = Stage::orders;
        board.state.step = Step::moves;
        board.state.clash = {};
        board.state.marched = 0;
        for (int n = 0; n < 6; ++n) {
            const int i = static_cast<int>(dice.below(static_cast<std::size_t>(board.rules.count())));
            const Place& place = board.state.pieces[static_cast<std::size_t>(i)];
            if (!place.stands) continue;
            board.state.pieces[static_cast<std::size_t>(i)].moved = false;
            board.state.side = board.rules.piece(i).side;
            const int key = board.rules.piece(i).key, country = board.rules.country(board.rules.piece(i).arm);
            const Reach reach = reachable(board.rules, board.state, i);
            for (int k = 0; k < 60; ++k) {
                const int far = dice.once_in(2) ? country + 1 : reach.farthest() + 1;
                const int facing = static_cast<int>(dice.below(360));
                // At the limit, a yard beyond it, and anywhere.
                const int yards =
                    dice.once_in(2) ? far - static_cast<int>(dice.below(3)) : static_cast<int>(dice.below(static_cast<std::size_t>(far)));
                const Point there = place.at + stride(facing, yards);
                agree(board, key, reach, there);
                const auto legs = reach.legs_to(there);
                within += legs ? 1 : 0;
                turned += legs && legs->size() > 1 ? 1 : 0;
                barred += !legs && yards < country ? 1 : 0;
                // Two legs across country that are legal with a yard to spare for each are in reach, whatever the corner.
                const Point half =
                    stride(static_cast<int>(dice.below(360)), static_cast<int>(dice.below(static_cast<std::size_t>(country))));
                const Point rest = there - place.at - half;
                if (half == Point{} || rest == Point{} || length_of(half) + length_of(rest) > country - 4) continue;
                if (legal(board, key, {half, rest})) REQUIRE((there == place.at || reach.contains(there)));
            }
        }
    }
    CHECK(within > 200);
    CHECK(turned > 5);
    CHECK(barred > 20);
}
