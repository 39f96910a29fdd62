// What bots are told is read back exactly, and corrupted knowledge is refused.
#include "games/callipers/json/exact.hpp"

#include "games/callipers/cli/policy.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;
using fow::testing::Dice;

namespace {

struct ExactLots {
    Dice& dice;
    [[nodiscard]] std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(dice.below(bound)); }
};

}  // namespace

TEST_CASE("K14.1 what a seat sees and hears comes back exactly in random games", "[K14.1][exact][property]") {
    std::size_t lines = 0, views = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(3)) {
        CAPTURE(seed);
        Dice dice(seed);
        ExactLots lots{dice};
        Session session(new_record(shipped("hougoumont"), {"Anna", "Bert"}));
        for (int ply = 0; ply < 150 && session.decider() != Decider::nobody; ++ply) {
            if (session.decider() == Decider::chance) {
                REQUIRE(session.roll(dice.one_of(session.rolls()).roll));
                continue;
            }
            const View view = session.view(Viewer::onlooker);
            REQUIRE(read_exact_view(session.rules(), write_exact(view)) == view);
            ++views;
            REQUIRE_FALSE(session.play(commands::chosen_order(session.rules(), session.state(), lots)));
        }
        for (const Line& line : session.heard(Viewer::onlooker)) {
            REQUIRE(read_exact_line(write_exact(line)) == line);
            ++lines;
        }
    }
    CHECK(views > 60);
    CHECK(lines > 60);
}

TEST_CASE("Knowledge that cannot be of a game is refused", "[exact][K2.6][K3.4][K11.1]") {
    const Rules rules(shipped("hougoumont"));
    const View start = begin(rules);
    const auto refused = [&](const View& view) {
        const std::string text = write_exact(view);
        CHECK_THROWS_AS(read_exact_view(rules, text), DataError);
    };
    for (const char* text : {"", "[]", "[1,2]", "{\"a\":1}"}) CHECK_THROWS_AS(read_exact_line(text), DataError);
    View view = start;
    view.general.first = 70;
    refused(view);
    view = start;
    view.clash.target = 40;
    refused(view);
    view = start;
    view.pieces[1].at = view.pieces[0].at;
    refused(view);
    view = start;
    view.pieces[0].facing = 360;
    refused(view);
    view = start;
    view.pieces[79].stands = true;
    refused(view);
    view = start;
    view.stage = Stage::support;
    refused(view);
    view = start;
    view.stage = Stage::dice;
    refused(view);
}
