// What a finished game looks like afterwards: the curve of chances, what cost most, and who was fooled.
#include "core/appraisal.hpp"

#include "catch.hpp"
#include "core/believer.hpp"

using namespace fow;

namespace {

/// A decision as it looked (`known`) and as it really was (`truth`); each is the chance of the best action and of the one made.
Decision decided(std::size_t plies, Seat seat, std::pair<int, int> known, std::pair<int, int> truth, std::optional<int> target = {}) {
    return {plies, seat, {known.first, known.first, known.second, {}, 1}, {truth.first, truth.first, truth.second, {}, 1}, target};
}

std::vector<std::size_t> plies_of(const std::vector<Decision>& decisions) {
    std::vector<std::size_t> plies;
    for (const Decision& decision : decisions) plies.push_back(decision.plies);
    return plies;
}

}  // namespace

TEST_CASE("Chances are those of the first seat, each as it was last known", "[analysis]") {
    const Analysis analysis =
        analysis_of({decided(3, Seat::second, {600, 600}, {700, 700}), decided(5, Seat::first, {450, 450}, {500, 500}),
                     decided(6, Seat::second, {640, 640}, {800, 800})});
    REQUIRE(analysis.curve.size() == 3);
    CHECK(analysis.curve[0] == ChancePoint{3, {500, 400}, 300});
    CHECK(analysis.curve[1] == ChancePoint{5, {450, 400}, 400});  // the mean of 500 and 300
    CHECK(analysis.curve[2] == ChancePoint{6, {450, 360}, 350});
    CHECK(analysis_of({}) == Analysis{});
}

TEST_CASE("What cost most comes first, a few of each seat, and a moment only once", "[analysis]") {
    std::vector<Decision> decisions;
    for (std::size_t i = 0; i < 100; ++i) decisions.push_back(decided(i, i % 2 == 0 ? Seat::first : Seat::second, {500, 500}, {500, 500}));
    const auto cost = [&](std::size_t plies, int points) { decisions[plies].known.made = 500 - points; };
    cost(20, 80);
    cost(22, 200);  // the next decision of the same seat: the same moment
    cost(23, 120);  // of the other seat
    cost(60, 29);   // too little to report
    CHECK(plies_of(analysis_of(decisions).costly) == std::vector<std::size_t>{22, 23});
    for (std::size_t i = 0; i < 10; ++i) cost(10 * i, 40 + static_cast<int>(i));
    const ReportLimits few{.each = 3, .apart = 0};
    CHECK(plies_of(analysis_of(decisions, few).costly) == std::vector<std::size_t>{22, 23, 90, 80});
}

TEST_CASE("A good choice in a bad true position counts as fooled, and so does an attack on a mistaken piece", "[analysis]") {
    const std::vector<Decision> decisions{decided(1, Seat::first, {500, 490}, {700, 550}),          // looked good, but was not
                                          decided(2, Seat::second, {500, 300}, {700, 550}),         // a mistake, no deception
                                          decided(3, Seat::first, {500, 500}, {500, 480}),          // little lost
                                          decided(4, Seat::second, {500, 450}, {500, 400}, 100),    // attacked what it thought unlikely
                                          decided(15, Seat::second, {500, 450}, {500, 400}, 800)};  // attacked what it thought likely
    CHECK(plies_of(analysis_of(decisions, {.apart = 0}).fooled) == std::vector<std::size_t>{1, 4});
    CHECK(plies_of(analysis_of(decisions, {.apart = 0}).costly) == std::vector<std::size_t>{2, 4, 15});
}

TEST_CASE("Chances in thousandths are sorted and add up", "[analysis]") {
    const std::vector<LikelyOf<char>> likely = in_thousandths<char>({{'a', 1}, {'b', 3}, {'c', 0}, {'d', 1}, {'e', 0.0001}});
    REQUIRE(likely.size() == 3);
    CHECK(likely[0] == LikelyOf<char>{'b', 600});
    CHECK(likely[1] == LikelyOf<char>{'a', 200});
    CHECK(likely[2] == LikelyOf<char>{'d', 200});
    int sum = 0;
    for (const auto& one : in_thousandths<int>({{1, 1}, {2, 1}, {3, 1}})) sum += one.chance;
    CHECK(sum == 1000);
}

TEST_CASE("A Marshal believes in the place of a person, a computed player for itself", "[analysis]") {
    TableNotes notes;
    notes.remarks.push_back({10, SeatTaken{Seat::second, ComputedPlayer{Level::recruit, Style::bold}}});
    notes.remarks.push_back({20, SeatTaken{Seat::second, std::nullopt}});
    CHECK_FALSE(player_then(notes, Seat::second, 9));
    CHECK(player_then(notes, Seat::second, 10) == ComputedPlayer{Level::recruit, Style::bold});
    CHECK_FALSE(player_then(notes, Seat::second, 20));
    CHECK_FALSE(player_then(notes, Seat::first, 10));
    CHECK(believer_of(std::nullopt) == Mind{Level::marshal, Style::steady, 0});
    CHECK(believer_of(player_then(notes, Seat::second, 15)) == Mind{Level::recruit, Style::bold, 0});
}
