// What every game system must satisfy, tested in random games. One call per system; see docs/adding-a-game.md.
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>
#include <variant>
#include <vector>
#include "catch.hpp"

#include "core/session.hpp"
#include "dice.hpp"

namespace fow::testing {

/// A game system under test. `T` names Game and Session (of that game), and has these static functions:
///   begin         a random new game, without plies
///   viewer_of     the viewer in the seat of that decider, which is not chance or nobody
///   choose        an action of that seat, chosen from its view alone; check() must accept it
///   conceivable   any action that can be written down, sensible or not
///   other_world   the state, or another that differs in what that viewer may not know
///   text, ply     the notation of a ply and back; `ply` also gets the decider
template <class T>
concept Trial = Recorded<typename T::Game> && std::derived_from<typename T::Session, SessionOf<typename T::Game>> &&
                requires(const typename T::Session& session, Dice& dice, const typename T::Game::View& view,
                         typename T::Game::Decider decider, typename T::Game::Viewer viewer, const PlyOf<typename T::Game>& ply) {
                    { T::begin(dice) } -> std::same_as<typename T::Session>;
                    { T::viewer_of(decider) } -> std::same_as<typename T::Game::Viewer>;
                    { T::choose(view, dice) } -> std::same_as<typename T::Game::Action>;
                    { T::conceivable(session, dice) } -> std::same_as<typename T::Game::Action>;
                    { T::other_world(session, viewer, dice) } -> std::same_as<typename T::Game::State>;
                    { T::text(session, ply) } -> std::same_as<std::string>;
                    { T::ply(session, decider, std::string()) } -> std::same_as<std::optional<PlyOf<typename T::Game>>>;
                };

template <Trial T>
class Conformance {
public:
    /// One game of at most that many plies. Fails the test at the first violation.
    void play(Dice& dice, int plies) {
        auto session = T::begin(dice);
        const auto start = session;
        std::vector<std::string> written;
        for (int i = 0; i < plies && session.decider() != Decider::nobody; ++i) {
            CAPTURE(i);
            ++steps;
            expect_refusals(session, dice);
            expect_same_in_other_worlds(session, dice);
            const Ply ply = next(session, dice);
            written.push_back(T::text(session, ply));
            CAPTURE(written.back());
            expect_notation(session, ply);
            expect_listening_changes_nothing(session, ply);
            const auto before = session;
            REQUIRE_FALSE(session.take(ply));
            REQUIRE(session.history().back() == before.state());
            expect_all_hear(session);
            expect_undo_without_trace(session, before, ply);
        }
        if (session.decider() == Decider::nobody) {
            ++ended;
            expect_refusals(session, dice);
        }
        expect_replay(start, session, written);
    }

    int steps = 0, accepted = 0, refused = 0, undone = 0, other_worlds = 0, ended = 0;

private:
    using Game = typename T::Game;
    using Session = typename T::Session;
    using Ply = PlyOf<Game>;
    using State = typename Game::State;
    using Action = typename Game::Action;
    using Decider = typename Game::Decider;
    using Viewer = typename Game::Viewer;
    using Event = typename Game::Event;

    static bool seat_decides(const Session& session) {
        return session.decider() != Decider::chance && session.decider() != Decider::nobody;
    }

    static Ply next(const Session& session, Dice& dice) {
        if (session.decider() == Decider::chance) return dice.one_of(session.rolls()).roll;
        return T::choose(session.view(T::viewer_of(session.decider())), dice);
    }

    /// A refusal is a value with a rule and a sentence, and the same every time. While no seat decides, every action is refused. Outcomes
    /// are due exactly when chance decides, each with its own notation. What can be listed is listed completely. Asking changes nothing.
    void expect_refusals(const Session& session, Dice& dice) {
        const State before = session.state();
        [[maybe_unused]] const std::vector<Action> listed = list_of(session);
        for (int i = 0; i < 20; ++i) {
            const Action action = T::conceivable(session, dice);
            const auto violation = check(session.rules(), session.state(), action);
            REQUIRE(check(session.rules(), session.state(), action) == violation);
            if (violation) {
                ++refused;
                REQUIRE_FALSE(violation->rule.empty());
                REQUIRE(violation->reason.ends_with('.'));
            } else {
                ++accepted;
                REQUIRE(seat_decides(session));
                expect_notation(session, action);
            }
            if constexpr (Listed<Game>) REQUIRE(std::binary_search(listed.begin(), listed.end(), action) == !violation);
        }
        const auto due = session.rolls();
        REQUIRE(due.empty() == (session.decider() != Decider::chance));
        for (const auto& outcome : due) {
            REQUIRE(outcome.weight > 0);
            REQUIRE(std::count(due.begin(), due.end(), outcome) == 1);
            expect_notation(session, outcome.roll);
        }
        REQUIRE(session.state() == before);
    }

    /// The legal actions, if they can be listed: sorted, each once, all accepted, each with its own notation.
    static std::vector<Action> list_of(const Session& session) {
        std::vector<Action> listed;
        if constexpr (Listed<Game>) {
            typename Game::ActionList list;
            legal(session.rules(), session.state(), list);
            listed.assign(list.begin(), list.end());
            REQUIRE(std::is_sorted(listed.begin(), listed.end()));
            REQUIRE(std::adjacent_find(listed.begin(), listed.end()) == listed.end());
            // There may be thousands, and Catch's counting would cost more than the checks.
            for (const Action& action : listed) {
                if (check(session.rules(), session.state(), action)) FAIL("listed, but refused: " << T::text(session, action));
                if (!reads_back(session, action)) FAIL("read back as something else: " << T::text(session, action));
            }
        }
        return listed;
    }

    /// Two plies with the same text cannot both be read back.
    static bool reads_back(const Session& session, const Ply& ply) {
        return T::ply(session, session.decider(), T::text(session, ply)) == ply;
    }
    static void expect_notation(const Session& session, const Ply& ply) { REQUIRE(reads_back(session, ply)); }

    /// Worlds that differ only in what a viewer may not know look the same to that viewer, and give the same refusals.
    void expect_same_in_other_worlds(const Session& session, Dice& dice) {
        for (const Viewer viewer : Game::viewers) {
            const State other = T::other_world(session, viewer, dice);
            other_worlds += other == session.state() ? 0 : 1;
            REQUIRE(view_of(session.rules(), other, viewer) == session.view(viewer));
            if (!seat_decides(session) || T::viewer_of(session.decider()) != viewer) continue;
            REQUIRE(turn(other) == session.decider());
            for (int i = 0; i < 10; ++i) {
                const Action action = T::conceivable(session, dice);
                REQUIRE(check(session.rules(), other, action) == check(session.rules(), session.state(), action));
            }
        }
    }

    static void expect_listening_changes_nothing(const Session& session, const Ply& ply) {
        struct Deaf final : ListenerOf<Viewer, Event> {
            void on_event(Viewer, const Event&) override {}
        } deaf;
        State told = session.state(), untold = session.state();
        std::visit(
            [&](const auto& what) {
                apply(session.rules(), told, what, &deaf);
                apply(session.rules(), untold, what, nullptr);
            },
            ply);
        REQUIRE(told == untold);
    }

    /// Each viewer hears their own version, but nobody can tell from silence that somebody else heard something.
    static void expect_all_hear(const Session& session) {
        for (const Viewer viewer : Game::viewers) REQUIRE(session.heard(viewer).size() == session.heard(Game::viewers.front()).size());
    }

    static void expect_same(const Session& a, const Session& b) {
        REQUIRE(a.state() == b.state());
        REQUIRE(a.record().plies == b.record().plies);
        if constexpr (std::equality_comparable<typename Game::Record>) REQUIRE(a.record() == b.record());
        REQUIRE(a.history() == b.history());
        REQUIRE(a.heard_before() == b.heard_before());
        for (const Viewer viewer : Game::viewers) {
            REQUIRE(a.heard(viewer) == b.heard(viewer));
            REQUIRE(a.view(viewer) == b.view(viewer));
        }
    }

    void expect_undo_without_trace(Session& session, const Session& before, const Ply& ply) {
        if (!session.can_undo()) return;
        ++undone;
        REQUIRE(std::holds_alternative<Action>(ply));
        const auto after = session;
        session.undo();
        expect_same(session, before);
        REQUIRE_FALSE(session.take(ply));
        expect_same(session, after);
    }

    /// Replaying the record gives the same game.
    static void expect_replay(Session session, const Session& played, const std::vector<std::string>& written) {
        for (const std::string& text : written) {
            const auto ply = T::ply(session, session.decider(), text);
            REQUIRE(ply);
            REQUIRE_FALSE(session.take(*ply));
        }
        expect_same(session, played);
    }
};

}  // namespace fow::testing
