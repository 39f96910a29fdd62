// Waterloo by callipers meets the requirements of every game system, and the counts in its random games always add up. Its actions cannot
// be listed.
#include "core/conformance.hpp"

#include "games/callipers/cli/policy.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;
using fow::testing::Dice;

static_assert(Recorded<callipers::Game> && !Listed<callipers::Game>);

namespace {

const std::array<std::string, 3> battles{"waterloo", "derlon", "hougoumont"};

/// Random numbers in the form that the policy takes.
struct Lots {
    Dice& dice;
    [[nodiscard]] std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(dice.below(bound)); }
};

const Rules& rules_in_play(const Rules* next = nullptr) {
    static Rules rules(shipped());
    if (next != nullptr) rules = *next;
    return rules;
}

struct OnTrial {
    using Game = callipers::Game;
    using Session = callipers::Session;

    static Session begin(Dice& dice) {
        Session session(new_record(shipped(dice.one_of(battles)), {"Anna", "Bert"}));
        rules_in_play(&session.rules());
        return session;
    }
    static Viewer viewer_of(Decider decider) { return decider == french_decider ? french_viewer : allied_viewer; }
    static Action choose(const View& view, Dice& dice) {
        if (dice.once_in(400)) return Resign{};
        if (view.stage == Stage::orders && view.offer && *view.offer != view.side && dice.once_in(10)) return AcceptDraw{};
        if (view.stage == Stage::orders && !view.offered && dice.once_in(40)) return OfferDraw{};
        Lots lots{dice};
        return commands::chosen_order(rules_in_play(), view, lots);
    }
    static Action conceivable(const Session& session, Dice& dice) {
        const auto& pieces = session.record().rules.battle.pieces;
        const auto key = [&] { return dice.once_in(20) ? static_cast<int>(dice.below(100)) : dice.one_of(pieces).key; };
        const auto some = [&](int most) { return static_cast<int>(dice.below(static_cast<std::size_t>(2 * most + 1))) - most; };
        switch (dice.below(14)) {
            case 0: return Move{key(), {{some(250), some(250)}}};
            case 1: return Move{key(), {{some(100), some(100)}, {some(12000), some(100)}}};
            case 2: return Turn{key(), some(400)};
            case 3: return Wheel{key(), dice.once_in(2), some(400)};
            case 4: return Ride{key()};
            case 5: return Fire{{key()}, key()};
            case 6: return Fire{{key(), key()}, key()};
            case 7: return Attack{{key()}, key()};
            case 8: return Attack{{key(), key()}, key()};
            case 9: return Retire{key(), static_cast<Side>(dice.below(4)), 10 * static_cast<int>(dice.below(45))};
            case 10: return Support{{key()}};
            case 11: return Advance{key()};
            case 12: return Host{key()};
            default: break;
        }
        const std::array<Action, 7> plain{Stand{}, Support{}, Stay{}, EndTurn{}, OfferDraw{}, AcceptDraw{}, Resign{}};
        return dice.one_of(plain);
    }
    static State other_world(const Session& session, Viewer, Dice&) { return session.state(); }  // nothing is hidden
    static std::string text(const Session&, const Ply& ply) { return to_text(ply); }
    static std::optional<Ply> ply(const Session&, Decider, const std::string& text) { return ply_from_text(text); }
};

}  // namespace

TEST_CASE("K14.1 Waterloo by callipers meets the requirements of every system", "[callipers][K4.5][K14.1][K14.4][conformance][property]") {
    fow::testing::Conformance<OnTrial> trial;
    for (const std::uint32_t seed : fow::testing::random_seeds(6)) {
        CAPTURE(seed);
        Dice dice(seed);
        trial.play(dice, 250);
    }
    CHECK(trial.accepted > trial.steps / 2);
    CHECK(trial.refused > trial.steps);
    CHECK(trial.undone > trial.steps / 10);  // moves can be taken back, but dice cannot
}

TEST_CASE("K2.6 K2.7 K4.1 K12.1 positions of random games are sound, and the record of each reads back",
          "[K2.6][K2.7][K4.1][K12.1][K14.2][property]") {
    int ended = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(9)) {
        CAPTURE(seed);
        Dice dice(seed);
        Lots lots{dice};
        Session session(new_record(shipped(battles[seed % 3]), {"Anna", "Bert"}));
        for (int ply = 0; ply < 400 && session.decider() != Decider::nobody; ++ply) {
            CAPTURE(ply);
            REQUIRE(inconsistency(session.rules(), session.state()).empty());
            if (session.decider() == Decider::chance) REQUIRE(session.roll(dice.one_of(session.rolls()).roll));
            else REQUIRE_FALSE(session.play(commands::chosen_order(session.rules(), session.state(), lots)));
        }
        REQUIRE(inconsistency(session.rules(), session.state()).empty());
        ended += session.decider() == Decider::nobody ? 1 : 0;
        const auto read = read_record(write_record(session.record()), "record");
        INFO(read.reason);
        REQUIRE_FALSE(read.broken_at);
        REQUIRE(read.record == session.record());
        REQUIRE(replay(read.record).session.state() == session.state());
    }
    CHECK(ended > 0);
}
