// Who is ahead in a series of battles.
#include "catch.hpp"

#include "core/series.hpp"

using namespace fow;

namespace {

FoughtBattle fought(std::optional<Seat> winner, int lost_by_first, int lost_by_second) {
    FoughtBattle battle;
    battle.winner = winner;
    battle.losses = {lost_by_first, lost_by_second};
    return battle;
}

Chronicle between(Seat first_leads, bool changes_sides, std::vector<FoughtBattle> battles) {
    Chronicle chronicle;
    chronicle.first_leads = first_leads;
    chronicle.changes_sides = changes_sides;
    chronicle.fought = std::move(battles);
    return chronicle;
}

}  // namespace

TEST_CASE("the players of a series change sides after each battle, or keep them", "[series][W15.6]") {
    for (const Seat leads : seats)
        for (std::size_t battle = 0; battle < 4; ++battle) {
            CHECK(seat_in(between(leads, false, {}), 0, battle) == leads);
            CHECK(seat_in(between(leads, false, {}), 1, battle) == other(leads));
            CHECK(seat_in(between(leads, true, {}), 0, battle) == (battle % 2 == 0 ? leads : other(leads)));
            CHECK(seat_in(between(leads, true, {}), 1, battle) == (battle % 2 == 0 ? other(leads) : leads));
        }
}

TEST_CASE("W15.6 a victory counts two points, a draw one, and fewer losses decide between equals", "[series][W15.6]") {
    using Row = SeriesStanding::Row;
    struct Case {
        Chronicle chronicle;
        SeriesStanding standing;
    };
    const Case cases[] = {
        {between(Seat::first, true, {}), {{Row{}, Row{}}, std::nullopt}},
        {between(Seat::first, true, {fought(Seat::first, 9, 3)}), {{Row{2, 1, 9}, Row{0, 0, 3}}, 0}},
        {between(Seat::second, true, {fought(Seat::first, 9, 3)}), {{Row{0, 0, 3}, Row{2, 1, 9}}, 1}},
        {between(Seat::first, true, {fought(std::nullopt, 5, 5)}), {{Row{1, 0, 5}, Row{1, 0, 5}}, std::nullopt}},
        {between(Seat::first, true, {fought(std::nullopt, 5, 4)}), {{Row{1, 0, 5}, Row{1, 0, 4}}, 1}},
        // The same seat wins twice: with changing sides that is one battle for each player.
        {between(Seat::first, true, {fought(Seat::first, 4, 6), fought(Seat::first, 7, 2)}), {{Row{2, 1, 6}, Row{2, 1, 13}}, 0}},
        {between(Seat::first, false, {fought(Seat::first, 4, 6), fought(Seat::first, 7, 2)}), {{Row{4, 2, 11}, Row{0, 0, 8}}, 0}},
        {between(Seat::first, false, {fought(Seat::second, 1, 20), fought(std::nullopt, 1, 20)}), {{Row{1, 0, 2}, Row{3, 1, 40}}, 1}},
    };
    for (const Case& one : cases) CHECK(standing_of(one.chronicle) == one.standing);
}
